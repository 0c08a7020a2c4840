; Made from runtime.c by scripts/build_simt_runtime.py; do not edit.

%struct.State = type { [3 x i32], [3 x i32], [3 x i32], i32, [6 x i64], [8 x i64], i32, i32, i64, [8192 x i8] }
%struct.Order = type { ptr, ptr }
%struct.Block = type { i32, i32, i32, i32, i32, i32, ptr, [16 x i32], [16 x i32], [16 x %struct.Pair], %struct.Order, ptr }
%struct.Pair = type { %struct.Order, %struct.Order }
%struct.Site = type { i32, i32, i32, i32, i32 }
%struct.Turn = type { i32, i32, i32, i32, i32, i32, [4 x %struct.anon.0] }
%struct.anon.0 = type { i64, i64, i32, i32 }
%struct.Version = type { i64, i32, i32, i16, i16, i16, i16, i32, i32, [6 x %struct.anon], %struct.Pair, [4 x %struct.Group], [2 x %struct.Order] }
%struct.anon = type { i32, i32, i16, i16 }
%struct.Group = type { i32, %struct.Pair }
%struct.Track = type { %struct.Pair, [2 x %struct.Pair], [2 x %struct.Pair], [2 x %struct.Order], i32, i32, i32, i32, i32, i32 }
%struct.Cell = type { [2 x %struct.Rec], [2 x ptr], i32, i16, i16 }
%struct.Rec = type { i32, i32, i32, i16, i16, i8, i8, i16 }
%struct.WarpClock = type { i32, i32, ptr }
%struct.Doubt = type { %struct.Rec, i32, i64, %struct.Found }
%struct.Found = type { i32, i32, i32, i32, i32, i32, i32, i32, i32, i32, i64, i64, i64 }
%struct.Queue = type { i32, i32, i32, i32 }
%struct.Copy = type { ptr, ptr, i32, i32, i32, i32, i32, i32, i32, i32 }
%struct.Thread = type { [3 x i32], i32, i32, i32, i64, ptr, ptr, ptr, i32, i32, i64, i64, i64, i64, i64, i32, i32, ptr, i64 }

@L = internal unnamed_addr global ptr null, align 8
@gevo_state = global %struct.State zeroinitializer, align 8
@nowhere = internal global [256 x i8] zeroinitializer, align 256
@free_copy = internal unnamed_addr global i32 0, align 4
@copies = internal unnamed_addr global ptr null, align 8
@n_copies = internal unnamed_addr global i32 0, align 4
@free_frames = internal unnamed_addr global ptr null, align 8
@frames_used = internal unnamed_addr global i64 0, align 8
@tracks = internal unnamed_addr global ptr null, align 8
@turns = internal unnamed_addr global ptr null, align 8
@ready = internal unnamed_addr global ptr null, align 8
@parked = internal unnamed_addr global ptr null, align 8
@queues = internal unnamed_addr global ptr null, align 8
@locations = internal unnamed_addr global [4096 x ptr] zeroinitializer, align 16
@free_parts = internal unnamed_addr global [40 x ptr] zeroinitializer, align 16
@pool_used = internal unnamed_addr global i64 0, align 8
@progress = internal unnamed_addr global i64 0, align 8
@watches = internal unnamed_addr global [1024 x i32] zeroinitializer, align 16
@device_fences = internal global %struct.Order zeroinitializer, align 8
@n_doubts = internal unnamed_addr global i32 0, align 4
@doubts = internal unnamed_addr global ptr null, align 8
@max_doubts = internal unnamed_addr global i32 0, align 4
@blocks = internal global [256 x %struct.Block] zeroinitializer, align 16
@random_state = internal unnamed_addr global i64 0, align 8
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
  tail call fastcc void @detect(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef %5, ptr noundef %6)
  tail call fastcc void @look_at_contents(ptr noundef %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4)
  %12 = and i32 %4, 4
  %13 = icmp eq i32 %12, 0
  br i1 %13, label %373, label %14

14:                                               ; preds = %7
  %15 = and i32 %4, 3
  %16 = icmp ne i32 %15, 0
  %17 = icmp ne ptr %6, null
  %18 = and i1 %16, %17
  %19 = icmp ne i64 %3, 0
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %373

21:                                               ; preds = %14
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %24 = tail call i64 @llvm.umin.i64(i64 range(i64 -2147483648, 2147483648) %5, i64 8)
  %25 = icmp eq i64 %5, 0
  %26 = icmp eq i32 %15, 2
  %27 = and i32 %4, 256
  %28 = icmp eq i32 %27, 0
  %29 = and i32 %4, 8
  %30 = icmp ne i32 %29, 0
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 12
  %34 = trunc i32 %4 to i16
  %35 = lshr i16 %34, 3
  %36 = and i16 %35, 1
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %38 = icmp eq i16 %36, 0
  %39 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %40 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %41 = getelementptr inbounds nuw i8, ptr %11, i64 196
  %42 = and i32 %4, 32
  %43 = icmp eq i32 %42, 0
  %44 = getelementptr inbounds nuw i8, ptr %10, i64 296
  %45 = getelementptr inbounds nuw i8, ptr %10, i64 312
  br label %46

46:                                               ; preds = %21, %370
  %47 = phi i64 [ 0, %21 ], [ %371, %370 ]
  %48 = add i64 %47, %2
  %49 = getelementptr inbounds nuw i8, ptr %6, i64 %47
  %50 = load ptr, ptr @tracks, align 8, !tbaa !9
  %51 = load i32, ptr %22, align 4, !tbaa !62
  %52 = zext i32 %51 to i64
  %53 = getelementptr inbounds nuw %struct.Track, ptr %50, i64 %52
  %54 = load ptr, ptr @L, align 8, !tbaa !9
  %55 = getelementptr inbounds nuw i8, ptr %54, i64 128
  %56 = load i64, ptr %55, align 8, !tbaa !37
  %57 = icmp ult i64 %48, %56
  br i1 %57, label %69, label %58

58:                                               ; preds = %46
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 144
  %60 = load i64, ptr %59, align 8, !tbaa !38
  %61 = icmp ult i64 %48, %60
  br i1 %61, label %62, label %69

62:                                               ; preds = %58
  %63 = load ptr, ptr %23, align 8, !tbaa !31
  %64 = getelementptr inbounds nuw i8, ptr %63, i64 4
  %65 = load i32, ptr %64, align 4, !tbaa !80
  %66 = zext i32 %65 to i64
  %67 = shl nuw i64 %66, 32
  %68 = or i64 %67, %48
  br label %69

69:                                               ; preds = %62, %58, %46
  %70 = phi i64 [ %68, %62 ], [ %48, %58 ], [ %48, %46 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !61
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store i64 0, ptr %9, align 8, !tbaa !61
  %71 = lshr i64 %70, 2
  %72 = lshr i64 %70, 14
  %73 = xor i64 %71, %72
  %74 = and i64 %73, 4095
  %75 = getelementptr inbounds nuw ptr, ptr @locations, i64 %74
  %76 = load ptr, ptr %75, align 8, !tbaa !81
  %77 = icmp eq ptr %76, null
  br i1 %77, label %90, label %78

78:                                               ; preds = %69, %87
  %79 = phi ptr [ %88, %87 ], [ %76, %69 ]
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %81 = load i64, ptr %80, align 8, !tbaa !83
  %82 = icmp eq i64 %81, %70
  br i1 %82, label %83, label %87

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %79, i64 16
  %85 = load i64, ptr %84, align 8, !tbaa !85
  %86 = icmp eq i64 %85, %5
  br i1 %86, label %172, label %87

87:                                               ; preds = %83, %78
  %88 = load ptr, ptr %79, align 8, !tbaa !81
  %89 = icmp eq ptr %88, null
  br i1 %89, label %90, label %78, !llvm.loop !86

90:                                               ; preds = %87, %69
  %91 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !87
  %92 = icmp eq ptr %91, null
  br i1 %92, label %95, label %93

93:                                               ; preds = %90
  %94 = load ptr, ptr %91, align 8, !tbaa !89
  store ptr %94, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !87
  br label %101

95:                                               ; preds = %90
  %96 = getelementptr inbounds nuw i8, ptr %54, i64 432
  %97 = load ptr, ptr %96, align 8, !tbaa !91
  %98 = load i64, ptr @pool_used, align 8, !tbaa !61
  %99 = getelementptr inbounds nuw i8, ptr %97, i64 %98
  %100 = add i64 %98, 2048
  store i64 %100, ptr @pool_used, align 8, !tbaa !61
  br label %101

101:                                              ; preds = %95, %93
  %102 = phi ptr [ %91, %93 ], [ %99, %95 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1416) %102, i8 0, i64 1416, i1 false)
  %103 = getelementptr inbounds nuw i8, ptr %102, i64 8
  store i64 %70, ptr %103, align 8, !tbaa !83
  %104 = getelementptr inbounds nuw i8, ptr %102, i64 16
  store i64 %5, ptr %104, align 8, !tbaa !85
  %105 = load ptr, ptr %75, align 8, !tbaa !81
  store ptr %105, ptr %102, align 8, !tbaa !92
  store ptr %102, ptr %75, align 8, !tbaa !81
  %106 = and i64 %70, 4294967295
  %107 = load i64, ptr %55, align 8, !tbaa !37
  %108 = icmp ult i64 %106, %107
  br i1 %108, label %113, label %109

109:                                              ; preds = %101
  %110 = getelementptr inbounds nuw i8, ptr %54, i64 144
  %111 = load i64, ptr %110, align 8, !tbaa !38
  %112 = icmp ult i64 %106, %111
  br i1 %112, label %139, label %113

113:                                              ; preds = %109, %101
  %114 = getelementptr inbounds nuw i8, ptr %54, i64 152
  %115 = load i64, ptr %114, align 8, !tbaa !39
  %116 = icmp ult i64 %106, %115
  br i1 %116, label %121, label %117

117:                                              ; preds = %113
  %118 = getelementptr inbounds nuw i8, ptr %54, i64 168
  %119 = load i64, ptr %118, align 8, !tbaa !40
  %120 = icmp ult i64 %106, %119
  br i1 %120, label %139, label %121

121:                                              ; preds = %117, %113
  %122 = getelementptr inbounds nuw i8, ptr %54, i64 176
  %123 = load i64, ptr %122, align 8, !tbaa !41
  %124 = icmp ult i64 %106, %123
  br i1 %124, label %129, label %125

125:                                              ; preds = %121
  %126 = getelementptr inbounds nuw i8, ptr %54, i64 184
  %127 = load i64, ptr %126, align 8, !tbaa !42
  %128 = icmp ult i64 %106, %127
  br i1 %128, label %139, label %129

129:                                              ; preds = %125, %121
  %130 = getelementptr inbounds nuw i8, ptr %54, i64 400
  %131 = load i64, ptr %130, align 8, !tbaa !93
  %132 = getelementptr inbounds nuw i8, ptr %54, i64 408
  %133 = load ptr, ptr %132, align 8, !tbaa !94
  %134 = getelementptr inbounds nuw i8, ptr %54, i64 192
  %135 = load i64, ptr %134, align 8, !tbaa !43
  %136 = sub i64 %106, %135
  %137 = udiv i64 %136, %131
  %138 = getelementptr inbounds nuw %struct.Cell, ptr %133, i64 %137
  br label %155

139:                                              ; preds = %125, %117, %109
  %140 = getelementptr inbounds nuw i8, ptr %54, i64 400
  %141 = load i64, ptr %140, align 8, !tbaa !93
  %142 = getelementptr inbounds nuw i8, ptr %54, i64 416
  %143 = load ptr, ptr %142, align 8, !tbaa !95
  %144 = load ptr, ptr %23, align 8, !tbaa !31
  %145 = getelementptr inbounds nuw i8, ptr %144, i64 8
  %146 = load i32, ptr %145, align 8, !tbaa !96
  %147 = zext i32 %146 to i64
  %148 = getelementptr inbounds nuw i8, ptr %54, i64 424
  %149 = load i64, ptr %148, align 8, !tbaa !97
  %150 = mul i64 %149, %147
  %151 = sub i64 %106, %107
  %152 = udiv i64 %151, %141
  %153 = getelementptr %struct.Cell, ptr %143, i64 %150
  %154 = getelementptr %struct.Cell, ptr %153, i64 %152
  br label %155

155:                                              ; preds = %139, %129
  %156 = phi i64 [ %131, %129 ], [ %141, %139 ]
  %157 = phi ptr [ %138, %129 ], [ %154, %139 ]
  br i1 %25, label %165, label %158

158:                                              ; preds = %155, %158
  %159 = phi i64 [ %163, %158 ], [ 0, %155 ]
  %160 = phi ptr [ %161, %158 ], [ %157, %155 ]
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 64
  %162 = getelementptr inbounds nuw i8, ptr %160, i64 62
  store i16 1, ptr %162, align 2, !tbaa !98
  %163 = add i64 %159, %156
  %164 = icmp ult i64 %163, %5
  br i1 %164, label %158, label %165, !llvm.loop !101

165:                                              ; preds = %158, %155
  %166 = getelementptr inbounds nuw i8, ptr %102, i64 24
  store i32 1, ptr %166, align 8, !tbaa !102
  %167 = getelementptr inbounds nuw i8, ptr %102, i64 32
  %168 = getelementptr inbounds nuw i8, ptr %54, i64 96
  %169 = load ptr, ptr %168, align 8, !tbaa !26
  %170 = getelementptr inbounds nuw i8, ptr %169, i64 %106
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %167, ptr align 1 %170, i64 %24, i1 false)
  %171 = getelementptr inbounds nuw i8, ptr %102, i64 52
  store i16 1, ptr %171, align 4, !tbaa !103
  br label %177

172:                                              ; preds = %83
  %173 = getelementptr inbounds nuw i8, ptr %79, i64 24
  %174 = load i32, ptr %173, align 8, !tbaa !102
  %175 = add i32 %174, -1
  %176 = zext i32 %175 to i64
  br label %177

177:                                              ; preds = %172, %165
  %178 = phi i64 [ %176, %172 ], [ 0, %165 ]
  %179 = phi ptr [ %79, %172 ], [ %102, %165 ]
  %180 = getelementptr i8, ptr %179, i64 32
  %181 = getelementptr inbounds nuw i8, ptr %179, i64 24
  %182 = getelementptr inbounds nuw %struct.Version, ptr %180, i64 %178
  %183 = getelementptr inbounds nuw i8, ptr %54, i64 96
  %184 = load ptr, ptr %183, align 8, !tbaa !26
  %185 = getelementptr inbounds nuw i8, ptr %184, i64 %48
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %8, ptr align 1 %185, i64 %24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %9, ptr nonnull readonly align 1 %49, i64 %24, i1 false)
  br i1 %26, label %189, label %186

186:                                              ; preds = %177
  %187 = getelementptr inbounds nuw i8, ptr %53, i64 196
  %188 = load i32, ptr %187, align 4, !tbaa !106
  br label %259

189:                                              ; preds = %177
  tail call fastcc void @observe(ptr noundef %53, ptr noundef nonnull %182, i32 noundef %4)
  %190 = getelementptr inbounds nuw i8, ptr %182, i64 24
  %191 = load i32, ptr %190, align 8, !tbaa !108
  %192 = icmp eq i32 %191, 0
  br i1 %192, label %193, label %196

193:                                              ; preds = %189
  %194 = getelementptr inbounds nuw i8, ptr %53, i64 196
  %195 = load i32, ptr %194, align 4, !tbaa !106
  br label %231

196:                                              ; preds = %189
  %197 = getelementptr inbounds nuw i8, ptr %182, i64 32
  %198 = getelementptr inbounds nuw i8, ptr %53, i64 196
  %199 = load i32, ptr %198, align 4, !tbaa !106
  %200 = getelementptr inbounds nuw i8, ptr %53, i64 200
  %201 = getelementptr inbounds nuw i8, ptr %53, i64 204
  %202 = zext i32 %191 to i64
  br label %203

203:                                              ; preds = %220, %196
  %204 = phi i64 [ 0, %196 ], [ %221, %220 ]
  %205 = getelementptr inbounds nuw %struct.anon, ptr %197, i64 %204
  %206 = load i32, ptr %205, align 4, !tbaa !109
  %207 = icmp eq i32 %206, %199
  br i1 %207, label %208, label %220

208:                                              ; preds = %203
  %209 = getelementptr inbounds nuw i8, ptr %205, i64 8
  %210 = load i16, ptr %209, align 4, !tbaa !111
  %211 = zext i16 %210 to i32
  %212 = load i32, ptr %200, align 8, !tbaa !112
  %213 = icmp eq i32 %212, %211
  br i1 %213, label %214, label %220

214:                                              ; preds = %208
  %215 = getelementptr inbounds nuw i8, ptr %205, i64 10
  %216 = load i16, ptr %215, align 2, !tbaa !113
  %217 = zext i16 %216 to i32
  %218 = load i32, ptr %201, align 4, !tbaa !114
  %219 = icmp eq i32 %218, %217
  br i1 %219, label %223, label %220

220:                                              ; preds = %214, %208, %203
  %221 = add nuw nsw i64 %204, 1
  %222 = icmp eq i64 %221, %202
  br i1 %222, label %227, label %203, !llvm.loop !115

223:                                              ; preds = %214
  %224 = getelementptr inbounds nuw i8, ptr %53, i64 192
  %225 = load i32, ptr %224, align 8, !tbaa !116
  %226 = getelementptr inbounds nuw i8, ptr %205, i64 4
  store i32 %225, ptr %226, align 4, !tbaa !117
  br label %244

227:                                              ; preds = %220
  %228 = icmp eq i32 %191, 6
  br i1 %228, label %229, label %231

229:                                              ; preds = %227
  %230 = getelementptr inbounds nuw i8, ptr %182, i64 28
  store i32 1, ptr %230, align 4, !tbaa !118
  br label %244

231:                                              ; preds = %227, %193
  %232 = phi i64 [ 0, %193 ], [ %202, %227 ]
  %233 = phi i32 [ %195, %193 ], [ %199, %227 ]
  %234 = add i32 %191, 1
  store i32 %234, ptr %190, align 8, !tbaa !108
  %235 = getelementptr inbounds nuw i8, ptr %182, i64 32
  %236 = getelementptr inbounds nuw %struct.anon, ptr %235, i64 %232
  store i32 %233, ptr %236, align 4, !tbaa !109
  %237 = getelementptr inbounds nuw i8, ptr %53, i64 192
  %238 = load i32, ptr %237, align 8, !tbaa !116
  %239 = getelementptr inbounds nuw i8, ptr %236, i64 4
  store i32 %238, ptr %239, align 4, !tbaa !117
  %240 = getelementptr inbounds nuw i8, ptr %53, i64 200
  %241 = getelementptr inbounds nuw i8, ptr %236, i64 8
  %242 = load <2 x i32>, ptr %240, align 8, !tbaa !5
  %243 = trunc <2 x i32> %242 to <2 x i16>
  store <2 x i16> %243, ptr %241, align 4, !tbaa !119
  br label %244

244:                                              ; preds = %231, %229, %223
  %245 = phi i32 [ %199, %223 ], [ %199, %229 ], [ %233, %231 ]
  br i1 %28, label %250, label %246

246:                                              ; preds = %244
  %247 = load i64, ptr %8, align 8, !tbaa !61
  %248 = load i64, ptr %9, align 8, !tbaa !61
  %249 = icmp eq i64 %247, %248
  br i1 %249, label %370, label %250

250:                                              ; preds = %246, %244
  %251 = getelementptr inbounds nuw i8, ptr %182, i64 8
  %252 = load i32, ptr %251, align 8, !tbaa !120
  %253 = icmp eq i32 %252, %245
  br i1 %253, label %259, label %254

254:                                              ; preds = %250
  %255 = getelementptr inbounds nuw i8, ptr %182, i64 20
  %256 = load i16, ptr %255, align 4, !tbaa !103
  %257 = icmp ne i16 %256, 0
  %258 = and i1 %30, %257
  br label %259

259:                                              ; preds = %254, %250, %186
  %260 = phi i32 [ %188, %186 ], [ %245, %250 ], [ %245, %254 ]
  %261 = phi i1 [ false, %186 ], [ true, %250 ], [ %258, %254 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(312) %31, i8 0, i64 312, i1 false)
  %262 = load i64, ptr %9, align 8, !tbaa !61
  store i64 %262, ptr %10, align 8, !tbaa !121
  %263 = getelementptr inbounds nuw i8, ptr %53, i64 196
  store i32 %260, ptr %32, align 8, !tbaa !120
  %264 = getelementptr inbounds nuw i8, ptr %53, i64 192
  %265 = load i32, ptr %264, align 8, !tbaa !116
  store i32 %265, ptr %33, align 4, !tbaa !122
  %266 = getelementptr inbounds nuw i8, ptr %53, i64 200
  %267 = getelementptr inbounds nuw i8, ptr %53, i64 204
  %268 = load <2 x i32>, ptr %266, align 8, !tbaa !5
  %269 = trunc <2 x i32> %268 to <2 x i16>
  store <2 x i16> %269, ptr %31, align 8, !tbaa !119
  store i16 %36, ptr %37, align 4, !tbaa !103
  br i1 %261, label %270, label %305

270:                                              ; preds = %259
  br i1 %38, label %274, label %271

271:                                              ; preds = %270
  %272 = getelementptr inbounds nuw i8, ptr %182, i64 104
  call fastcc void @order_set(ptr noundef nonnull %39, ptr noundef nonnull readonly %272)
  %273 = getelementptr inbounds nuw i8, ptr %182, i64 120
  call fastcc void @order_set(ptr noundef nonnull %40, ptr noundef nonnull readonly %273)
  br label %274

274:                                              ; preds = %271, %270
  %275 = getelementptr inbounds nuw i8, ptr %182, i64 22
  %276 = load i16, ptr %275, align 2, !tbaa !123
  %277 = icmp eq i16 %276, 0
  br i1 %277, label %280, label %278

278:                                              ; preds = %274
  %279 = getelementptr inbounds nuw i8, ptr %182, i64 136
  br label %283

280:                                              ; preds = %298, %274
  %281 = load i16, ptr %37, align 4, !tbaa !103
  %282 = icmp eq i16 %281, 0
  br i1 %282, label %303, label %305

283:                                              ; preds = %298, %278
  %284 = phi i16 [ %276, %278 ], [ %299, %298 ]
  %285 = phi i64 [ 0, %278 ], [ %300, %298 ]
  %286 = load i16, ptr %37, align 4, !tbaa !103
  %287 = icmp eq i16 %286, 0
  br i1 %287, label %288, label %293

288:                                              ; preds = %283
  %289 = getelementptr inbounds nuw %struct.Group, ptr %279, i64 %285
  %290 = load i32, ptr %289, align 8, !tbaa !124
  %291 = load i32, ptr %263, align 4, !tbaa !106
  %292 = icmp eq i32 %290, %291
  br i1 %292, label %293, label %298

293:                                              ; preds = %288, %283
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(216) %11, i8 0, i64 216, i1 false)
  %294 = getelementptr inbounds nuw %struct.Group, ptr %279, i64 %285
  %295 = load i32, ptr %294, align 8, !tbaa !124
  store i32 %295, ptr %41, align 4, !tbaa !106
  %296 = getelementptr inbounds nuw i8, ptr %294, i64 8
  call fastcc void @offer(ptr noundef %10, ptr noundef nonnull %11, ptr noundef nonnull %296, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #20
  %297 = load i16, ptr %275, align 2, !tbaa !123
  br label %298

298:                                              ; preds = %293, %288
  %299 = phi i16 [ %284, %288 ], [ %297, %293 ]
  %300 = add nuw nsw i64 %285, 1
  %301 = zext i16 %299 to i64
  %302 = icmp samesign ult i64 %300, %301
  br i1 %302, label %283, label %280, !llvm.loop !126

303:                                              ; preds = %280
  %304 = getelementptr inbounds nuw i8, ptr %182, i64 104
  call fastcc void @offer(ptr noundef %10, ptr noundef %53, ptr noundef nonnull %304, ptr noundef null)
  br label %305

305:                                              ; preds = %303, %280, %259
  br i1 %43, label %326, label %306

306:                                              ; preds = %305
  %307 = load i32, ptr %266, align 8, !tbaa !112
  %308 = load i32, ptr %267, align 4, !tbaa !114
  %309 = shl nuw i32 1, %308
  %310 = load i32, ptr %264, align 8, !tbaa !116
  tail call fastcc void @pair_set_lanes(ptr noundef %53, i32 noundef %307, i32 noundef %309, i32 noundef %310)
  %311 = load i32, ptr %264, align 8, !tbaa !116
  %312 = add i32 %311, 1
  store i32 %312, ptr %264, align 8, !tbaa !116
  %313 = getelementptr inbounds nuw i8, ptr %179, i64 1352
  tail call fastcc void @order_set(ptr noundef nonnull %313, ptr noundef readonly %53)
  %314 = getelementptr inbounds nuw i8, ptr %179, i64 1368
  %315 = getelementptr inbounds nuw i8, ptr %53, i64 16
  tail call fastcc void @order_set(ptr noundef nonnull %314, ptr noundef nonnull readonly %315)
  %316 = load i16, ptr %37, align 4, !tbaa !103
  %317 = icmp eq i16 %316, 0
  %318 = getelementptr inbounds nuw i8, ptr %179, i64 1384
  br i1 %317, label %321, label %319

319:                                              ; preds = %306
  tail call fastcc void @order_set(ptr noundef nonnull %318, ptr noundef nonnull readonly %53)
  %320 = getelementptr inbounds nuw i8, ptr %179, i64 1400
  tail call fastcc void @order_set(ptr noundef nonnull %320, ptr noundef nonnull readonly %315)
  br label %322

321:                                              ; preds = %306
  tail call fastcc void @pair_drop(ptr noundef nonnull %318)
  br label %322

322:                                              ; preds = %321, %319
  %323 = getelementptr inbounds nuw i8, ptr %179, i64 1344
  store ptr %53, ptr %323, align 8, !tbaa !127
  %324 = load i32, ptr %263, align 4, !tbaa !106
  %325 = getelementptr inbounds nuw i8, ptr %179, i64 28
  store i32 %324, ptr %325, align 4, !tbaa !128
  br label %345

326:                                              ; preds = %305
  %327 = getelementptr inbounds nuw i8, ptr %179, i64 1344
  %328 = load ptr, ptr %327, align 8, !tbaa !127
  br i1 %26, label %337, label %329

329:                                              ; preds = %326
  %330 = icmp eq ptr %328, %53
  br i1 %330, label %331, label %336

331:                                              ; preds = %329
  %332 = getelementptr inbounds nuw i8, ptr %179, i64 28
  %333 = load i32, ptr %332, align 4, !tbaa !128
  %334 = load i32, ptr %263, align 4, !tbaa !106
  %335 = icmp eq i32 %333, %334
  br i1 %335, label %345, label %336

336:                                              ; preds = %331, %329
  store ptr null, ptr %327, align 8, !tbaa !127
  br label %337

337:                                              ; preds = %336, %326
  %338 = phi ptr [ null, %336 ], [ %328, %326 ]
  %339 = icmp eq ptr %338, %53
  br i1 %339, label %340, label %351

340:                                              ; preds = %337
  %341 = getelementptr inbounds nuw i8, ptr %179, i64 28
  %342 = load i32, ptr %341, align 4, !tbaa !128
  %343 = load i32, ptr %263, align 4, !tbaa !106
  %344 = icmp eq i32 %342, %343
  br i1 %344, label %345, label %351

345:                                              ; preds = %322, %331, %340
  %346 = getelementptr inbounds nuw i8, ptr %179, i64 1352
  %347 = load i16, ptr %37, align 4, !tbaa !103
  %348 = icmp eq i16 %347, 0
  %349 = getelementptr inbounds nuw i8, ptr %179, i64 1384
  %350 = select i1 %348, ptr null, ptr %349
  call fastcc void @offer(ptr noundef %10, ptr noundef nonnull %53, ptr noundef nonnull %346, ptr noundef %350)
  br label %351

351:                                              ; preds = %345, %340, %337
  %352 = getelementptr inbounds nuw i8, ptr %53, i64 32
  %353 = load i16, ptr %37, align 4, !tbaa !103
  %354 = icmp eq i16 %353, 0
  %355 = getelementptr inbounds nuw i8, ptr %53, i64 64
  %356 = select i1 %354, ptr null, ptr %355
  call fastcc void @offer(ptr noundef %10, ptr noundef %53, ptr noundef nonnull %352, ptr noundef %356)
  %357 = getelementptr inbounds nuw i8, ptr %53, i64 160
  call fastcc void @order_set(ptr noundef nonnull %44, ptr noundef nonnull %357)
  %358 = getelementptr inbounds nuw i8, ptr %53, i64 176
  call fastcc void @order_set(ptr noundef nonnull %45, ptr noundef nonnull %358)
  %359 = load i32, ptr %181, align 8, !tbaa !102
  %360 = icmp eq i32 %359, 4
  br i1 %360, label %361, label %365

361:                                              ; preds = %351
  tail call fastcc void @drop_version(ptr noundef nonnull %180)
  %362 = getelementptr i8, ptr %179, i64 360
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(984) %180, ptr noundef nonnull align 8 dereferenceable(984) %362, i64 984, i1 false)
  %363 = load i32, ptr %181, align 8, !tbaa !102
  %364 = add i32 %363, -1
  br label %365

365:                                              ; preds = %361, %351
  %366 = phi i32 [ %364, %361 ], [ %359, %351 ]
  %367 = add i32 %366, 1
  store i32 %367, ptr %181, align 8, !tbaa !102
  %368 = zext i32 %366 to i64
  %369 = getelementptr inbounds nuw %struct.Version, ptr %180, i64 %368
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(328) %369, ptr noundef nonnull align 8 dereferenceable(328) %10, i64 328, i1 false), !tbaa.struct !129
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  br label %370

370:                                              ; preds = %246, %365
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %371 = add i64 %47, %5
  %372 = icmp ult i64 %371, %3
  br i1 %372, label %46, label %373, !llvm.loop !130

373:                                              ; preds = %370, %14, %7
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
  %18 = load i32, ptr %17, align 4, !tbaa !80
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
  %29 = load ptr, ptr %28, align 8, !tbaa !81
  %30 = icmp eq ptr %29, null
  br i1 %30, label %324, label %31

31:                                               ; preds = %22, %40
  %32 = phi ptr [ %41, %40 ], [ %29, %22 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !83
  %35 = icmp eq i64 %34, %23
  br i1 %35, label %36, label %40

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !85
  %39 = icmp eq i64 %38, %2
  br i1 %39, label %43, label %40

40:                                               ; preds = %36, %31
  %41 = load ptr, ptr %32, align 8, !tbaa !81
  %42 = icmp eq ptr %41, null
  br i1 %42, label %324, label %31, !llvm.loop !86

43:                                               ; preds = %36
  %44 = load ptr, ptr @tracks, align 8, !tbaa !9
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %46 = load i32, ptr %45, align 4, !tbaa !62
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw %struct.Track, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %50 = load i32, ptr %49, align 8, !tbaa !102
  %51 = add i32 %50, -1
  %52 = icmp ne i32 %4, 0
  %53 = icmp ne i32 %51, 0
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %263

55:                                               ; preds = %43
  %56 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %57 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %48, i64 196
  %59 = load i32, ptr %58, align 4, !tbaa !106
  %60 = getelementptr inbounds nuw i8, ptr %48, i64 200
  %61 = getelementptr inbounds nuw i8, ptr %48, i64 204
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 512
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 24
  br label %64

64:                                               ; preds = %55, %235
  %65 = phi i32 [ %236, %235 ], [ %51, %55 ]
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw %struct.Version, ptr %56, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = load i32, ptr %68, align 8, !tbaa !120
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %71 = load i16, ptr %70, align 8, !tbaa !131
  %72 = getelementptr inbounds nuw i8, ptr %67, i64 18
  %73 = load i16, ptr %72, align 2, !tbaa !132
  %74 = zext i16 %73 to i32
  %75 = getelementptr inbounds nuw i8, ptr %67, i64 12
  %76 = load i32, ptr %75, align 4, !tbaa !122
  %77 = icmp eq i32 %69, %59
  br i1 %77, label %78, label %85

78:                                               ; preds = %64
  %79 = zext i16 %71 to i32
  %80 = load i32, ptr %60, align 8, !tbaa !112
  %81 = icmp eq i32 %80, %79
  br i1 %81, label %82, label %85

82:                                               ; preds = %78
  %83 = load i32, ptr %61, align 4, !tbaa !114
  %84 = icmp eq i32 %83, %74
  br i1 %84, label %238, label %85

85:                                               ; preds = %82, %78, %64
  %86 = load i32, ptr %62, align 8, !tbaa !133
  %87 = icmp ugt i32 %69, %86
  br i1 %87, label %88, label %238

88:                                               ; preds = %85
  %89 = load ptr, ptr %57, align 8, !tbaa !134
  %90 = icmp eq ptr %89, null
  br i1 %90, label %144, label %91

91:                                               ; preds = %88
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !5
  %94 = icmp eq i32 %93, %69
  br i1 %94, label %130, label %95

95:                                               ; preds = %91
  %96 = load ptr, ptr %63, align 8, !tbaa !135
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
  br i1 %118, label %104, label %119, !llvm.loop !136

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
  %136 = load ptr, ptr %135, align 8, !tbaa !137
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
  %146 = load i32, ptr %145, align 4, !tbaa !118
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %238

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %150 = load i32, ptr %149, align 8, !tbaa !108
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
  %160 = load i32, ptr %159, align 4, !tbaa !109
  %161 = getelementptr inbounds nuw i8, ptr %159, i64 8
  %162 = load i16, ptr %161, align 4, !tbaa !111
  %163 = getelementptr inbounds nuw i8, ptr %159, i64 10
  %164 = load i16, ptr %163, align 2, !tbaa !113
  %165 = zext i16 %164 to i32
  %166 = getelementptr inbounds nuw i8, ptr %159, i64 4
  %167 = load i32, ptr %166, align 4, !tbaa !117
  %168 = icmp eq i32 %160, %59
  br i1 %168, label %169, label %177

169:                                              ; preds = %157
  %170 = zext i16 %162 to i32
  %171 = load i32, ptr %60, align 8, !tbaa !112
  %172 = icmp eq i32 %171, %170
  br i1 %172, label %173, label %177

173:                                              ; preds = %169
  %174 = load i32, ptr %61, align 4, !tbaa !114
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
  %184 = load ptr, ptr %63, align 8, !tbaa !135
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
  br i1 %206, label %192, label %207, !llvm.loop !136

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
  %224 = load ptr, ptr %223, align 8, !tbaa !137
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
  br i1 %234, label %235, label %157, !llvm.loop !139

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
  %260 = getelementptr inbounds nuw i8, ptr %48, i64 212
  %261 = load i32, ptr %260, align 4, !tbaa !140
  %262 = add i32 %261, 1
  br label %263

263:                                              ; preds = %43, %238, %242, %259
  %264 = phi i32 [ %257, %259 ], [ %257, %242 ], [ %51, %238 ], [ %51, %43 ]
  %265 = phi i32 [ %262, %259 ], [ 0, %242 ], [ 0, %238 ], [ 0, %43 ]
  %266 = getelementptr inbounds nuw i8, ptr %48, i64 212
  store i32 %265, ptr %266, align 4, !tbaa !140
  %267 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %268 = zext i32 %264 to i64
  %269 = getelementptr inbounds nuw %struct.Version, ptr %267, i64 %268
  tail call fastcc void @observe(ptr noundef %48, ptr noundef nonnull %269, i32 noundef %3)
  %270 = getelementptr inbounds nuw i8, ptr %269, i64 24
  %271 = load i32, ptr %270, align 8, !tbaa !108
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %276

273:                                              ; preds = %263
  %274 = getelementptr inbounds nuw i8, ptr %48, i64 196
  %275 = load i32, ptr %274, align 4, !tbaa !106
  br label %311

276:                                              ; preds = %263
  %277 = getelementptr inbounds nuw i8, ptr %269, i64 32
  %278 = getelementptr inbounds nuw i8, ptr %48, i64 196
  %279 = load i32, ptr %278, align 4, !tbaa !106
  %280 = getelementptr inbounds nuw i8, ptr %48, i64 200
  %281 = getelementptr inbounds nuw i8, ptr %48, i64 204
  %282 = zext i32 %271 to i64
  br label %283

283:                                              ; preds = %300, %276
  %284 = phi i64 [ 0, %276 ], [ %301, %300 ]
  %285 = getelementptr inbounds nuw %struct.anon, ptr %277, i64 %284
  %286 = load i32, ptr %285, align 4, !tbaa !109
  %287 = icmp eq i32 %286, %279
  br i1 %287, label %288, label %300

288:                                              ; preds = %283
  %289 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %290 = load i16, ptr %289, align 4, !tbaa !111
  %291 = zext i16 %290 to i32
  %292 = load i32, ptr %280, align 8, !tbaa !112
  %293 = icmp eq i32 %292, %291
  br i1 %293, label %294, label %300

294:                                              ; preds = %288
  %295 = getelementptr inbounds nuw i8, ptr %285, i64 10
  %296 = load i16, ptr %295, align 2, !tbaa !113
  %297 = zext i16 %296 to i32
  %298 = load i32, ptr %281, align 4, !tbaa !114
  %299 = icmp eq i32 %298, %297
  br i1 %299, label %303, label %300

300:                                              ; preds = %294, %288, %283
  %301 = add nuw nsw i64 %284, 1
  %302 = icmp eq i64 %301, %282
  br i1 %302, label %307, label %283, !llvm.loop !115

303:                                              ; preds = %294
  %304 = getelementptr inbounds nuw i8, ptr %48, i64 192
  %305 = load i32, ptr %304, align 8, !tbaa !116
  %306 = getelementptr inbounds nuw i8, ptr %285, i64 4
  store i32 %305, ptr %306, align 4, !tbaa !117
  br label %324

307:                                              ; preds = %300
  %308 = icmp eq i32 %271, 6
  br i1 %308, label %309, label %311

309:                                              ; preds = %307
  %310 = getelementptr inbounds nuw i8, ptr %269, i64 28
  store i32 1, ptr %310, align 4, !tbaa !118
  br label %324

311:                                              ; preds = %273, %307
  %312 = phi i64 [ 0, %273 ], [ %282, %307 ]
  %313 = phi i32 [ %275, %273 ], [ %279, %307 ]
  %314 = add i32 %271, 1
  store i32 %314, ptr %270, align 8, !tbaa !108
  %315 = getelementptr inbounds nuw i8, ptr %269, i64 32
  %316 = getelementptr inbounds nuw %struct.anon, ptr %315, i64 %312
  store i32 %313, ptr %316, align 4, !tbaa !109
  %317 = getelementptr inbounds nuw i8, ptr %48, i64 192
  %318 = load i32, ptr %317, align 8, !tbaa !116
  %319 = getelementptr inbounds nuw i8, ptr %316, i64 4
  store i32 %318, ptr %319, align 4, !tbaa !117
  %320 = getelementptr inbounds nuw i8, ptr %48, i64 200
  %321 = getelementptr inbounds nuw i8, ptr %316, i64 8
  %322 = load <2 x i32>, ptr %320, align 8, !tbaa !5
  %323 = trunc <2 x i32> %322 to <2 x i16>
  store <2 x i16> %323, ptr %321, align 4, !tbaa !119
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
  store i64 -1, ptr %10, align 8, !tbaa !141
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
  store i64 -1, ptr %72, align 8, !tbaa !141
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
  tail call fastcc void @detect(ptr noundef readonly %0, i32 noundef %1, i64 noundef %14, i64 noundef %3, i32 noundef %69, i64 noundef 1, ptr noundef null)
  tail call fastcc void @look_at_contents(ptr noundef readonly %0, i32 noundef %1, i64 noundef %14, i64 noundef %3, i32 noundef %69)
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
  %22 = load i64, ptr %21, align 8, !tbaa !142
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %47, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr @tracks, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %27 = load i32, ptr %26, align 4, !tbaa !62
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.Track, ptr %25, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 212
  %31 = load i32, ptr %30, align 4, !tbaa !140
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
  %58 = load i64, ptr %53, align 8, !tbaa !121
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
  %3 = alloca %struct.Pair, align 8
  %4 = load ptr, ptr @L, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 392
  %6 = load i64, ptr %5, align 8, !tbaa !65
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %225, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr @tracks, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %11 = load i32, ptr %10, align 4, !tbaa !62
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.Track, ptr %9, i64 %12
  %14 = and i32 %1, 8
  %15 = icmp eq i32 %14, 0
  %16 = and i32 %1, 16
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %120, label %18

18:                                               ; preds = %8
  %19 = getelementptr inbounds nuw i8, ptr %13, i64 96
  %20 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %21 = load ptr, ptr %13, align 8, !tbaa !134
  %22 = load ptr, ptr %20, align 8, !tbaa !134
  %23 = icmp eq ptr %21, %22
  br i1 %23, label %24, label %42

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %26 = load ptr, ptr %25, align 8, !tbaa !135
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %28 = load ptr, ptr %27, align 8, !tbaa !135
  %29 = icmp eq ptr %26, %28
  br i1 %29, label %30, label %42

30:                                               ; preds = %24
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 112
  %32 = load ptr, ptr %19, align 8, !tbaa !134
  %33 = load ptr, ptr %31, align 8, !tbaa !134
  %34 = icmp eq ptr %32, %33
  br i1 %34, label %35, label %42

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 104
  %37 = load ptr, ptr %36, align 8, !tbaa !135
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 120
  %39 = load ptr, ptr %38, align 8, !tbaa !135
  %40 = icmp eq ptr %37, %39
  tail call fastcc void @order_join(ptr noundef nonnull %13, ptr noundef nonnull readonly %19)
  br i1 %40, label %41, label %43

41:                                               ; preds = %35
  tail call fastcc void @order_set(ptr noundef nonnull %20, ptr noundef nonnull %13)
  br label %45

42:                                               ; preds = %30, %24, %18
  tail call fastcc void @order_join(ptr noundef nonnull %13, ptr noundef nonnull readonly %19)
  br label %43

43:                                               ; preds = %42, %35
  %44 = getelementptr inbounds nuw i8, ptr %13, i64 112
  tail call fastcc void @order_join(ptr noundef nonnull %20, ptr noundef nonnull readonly %44)
  br label %45

45:                                               ; preds = %43, %41
  br i1 %15, label %72, label %46

46:                                               ; preds = %45
  %47 = getelementptr inbounds nuw i8, ptr %13, i64 128
  %48 = load ptr, ptr %13, align 8, !tbaa !134
  %49 = load ptr, ptr %20, align 8, !tbaa !134
  %50 = icmp eq ptr %48, %49
  br i1 %50, label %51, label %69

51:                                               ; preds = %46
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %53 = load ptr, ptr %52, align 8, !tbaa !135
  %54 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %55 = load ptr, ptr %54, align 8, !tbaa !135
  %56 = icmp eq ptr %53, %55
  br i1 %56, label %57, label %69

57:                                               ; preds = %51
  %58 = getelementptr inbounds nuw i8, ptr %13, i64 144
  %59 = load ptr, ptr %47, align 8, !tbaa !134
  %60 = load ptr, ptr %58, align 8, !tbaa !134
  %61 = icmp eq ptr %59, %60
  br i1 %61, label %62, label %69

62:                                               ; preds = %57
  %63 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %64 = load ptr, ptr %63, align 8, !tbaa !135
  %65 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %66 = load ptr, ptr %65, align 8, !tbaa !135
  %67 = icmp eq ptr %64, %66
  tail call fastcc void @order_join(ptr noundef nonnull %13, ptr noundef nonnull readonly %47)
  br i1 %67, label %68, label %70

68:                                               ; preds = %62
  tail call fastcc void @order_set(ptr noundef nonnull %20, ptr noundef nonnull %13)
  br label %72

69:                                               ; preds = %57, %51, %46
  tail call fastcc void @order_join(ptr noundef nonnull %13, ptr noundef nonnull readonly %47)
  br label %70

70:                                               ; preds = %69, %62
  %71 = getelementptr inbounds nuw i8, ptr %13, i64 144
  tail call fastcc void @order_join(ptr noundef nonnull %20, ptr noundef nonnull readonly %71)
  br label %72

72:                                               ; preds = %70, %68, %45
  %73 = getelementptr inbounds nuw i8, ptr %13, i64 208
  %74 = load i32, ptr %73, align 8, !tbaa !143
  %75 = icmp eq i32 %74, 0
  br i1 %75, label %120, label %76

76:                                               ; preds = %72
  %77 = load i32, ptr @n_doubts, align 4, !tbaa !5
  %78 = icmp eq i32 %77, 0
  br i1 %78, label %119, label %79

79:                                               ; preds = %76
  %80 = load ptr, ptr @doubts, align 8, !tbaa !9
  %81 = getelementptr inbounds nuw i8, ptr %13, i64 196
  %82 = getelementptr inbounds nuw i8, ptr %13, i64 200
  %83 = getelementptr inbounds nuw i8, ptr %13, i64 204
  br label %84

84:                                               ; preds = %115, %79
  %85 = phi i32 [ 0, %79 ], [ %117, %115 ]
  %86 = phi i32 [ %77, %79 ], [ %116, %115 ]
  %87 = zext i32 %85 to i64
  %88 = getelementptr inbounds nuw %struct.Doubt, ptr %80, i64 %87
  %89 = load i32, ptr %88, align 8, !tbaa !144
  %90 = load i32, ptr %81, align 4, !tbaa !106
  %91 = icmp eq i32 %89, %90
  br i1 %91, label %92, label %105

92:                                               ; preds = %84
  %93 = getelementptr inbounds nuw i8, ptr %88, i64 16
  %94 = load i8, ptr %93, align 8, !tbaa !148
  %95 = zext i8 %94 to i32
  %96 = load i32, ptr %82, align 8, !tbaa !112
  %97 = icmp eq i32 %96, %95
  br i1 %97, label %98, label %105

98:                                               ; preds = %92
  %99 = load i32, ptr %83, align 4, !tbaa !114
  %100 = shl nuw i32 1, %99
  %101 = xor i32 %100, -1
  %102 = getelementptr inbounds nuw i8, ptr %88, i64 20
  %103 = load i32, ptr %102, align 4, !tbaa !149
  %104 = and i32 %103, %101
  store i32 %104, ptr %102, align 4, !tbaa !149
  br label %105

105:                                              ; preds = %98, %92, %84
  %106 = getelementptr inbounds nuw i8, ptr %88, i64 20
  %107 = load i32, ptr %106, align 4, !tbaa !149
  %108 = icmp eq i32 %107, 0
  br i1 %108, label %111, label %109

109:                                              ; preds = %105
  %110 = add nuw i32 %85, 1
  br label %115

111:                                              ; preds = %105
  %112 = add i32 %86, -1
  store i32 %112, ptr @n_doubts, align 4, !tbaa !5
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw %struct.Doubt, ptr %80, i64 %113
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %88, ptr noundef nonnull align 8 dereferenceable(96) %114, i64 96, i1 false), !tbaa.struct !150
  br label %115

115:                                              ; preds = %111, %109
  %116 = phi i32 [ %86, %109 ], [ %112, %111 ]
  %117 = phi i32 [ %110, %109 ], [ %85, %111 ]
  %118 = icmp ult i32 %117, %116
  br i1 %118, label %84, label %119, !llvm.loop !151

119:                                              ; preds = %115, %76
  store i32 0, ptr %73, align 8, !tbaa !143
  br label %120

120:                                              ; preds = %119, %72, %8
  %121 = and i32 %1, 512
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %185, label %123

123:                                              ; preds = %120
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  %124 = getelementptr inbounds nuw i8, ptr %13, i64 160
  call fastcc void @order_set(ptr noundef nonnull %3, ptr noundef nonnull %124)
  br i1 %15, label %155, label %125

125:                                              ; preds = %123
  %126 = getelementptr inbounds nuw i8, ptr %13, i64 176
  call fastcc void @order_join(ptr noundef nonnull %3, ptr noundef nonnull %126)
  %127 = getelementptr inbounds nuw i8, ptr %3, i64 16
  call fastcc void @order_set(ptr noundef nonnull %127, ptr noundef nonnull %3)
  %128 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %129 = load ptr, ptr %13, align 8, !tbaa !134
  %130 = load ptr, ptr %128, align 8, !tbaa !134
  %131 = icmp eq ptr %129, %130
  br i1 %131, label %132, label %149

132:                                              ; preds = %125
  %133 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %134 = load ptr, ptr %133, align 8, !tbaa !135
  %135 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %136 = load ptr, ptr %135, align 8, !tbaa !135
  %137 = icmp eq ptr %134, %136
  br i1 %137, label %138, label %149

138:                                              ; preds = %132
  %139 = load ptr, ptr %3, align 8, !tbaa !134
  %140 = load ptr, ptr %127, align 8, !tbaa !134
  %141 = icmp eq ptr %139, %140
  br i1 %141, label %142, label %149

142:                                              ; preds = %138
  %143 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %144 = load ptr, ptr %143, align 8, !tbaa !135
  %145 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %146 = load ptr, ptr %145, align 8, !tbaa !135
  %147 = icmp eq ptr %144, %146
  call fastcc void @order_join(ptr noundef nonnull %13, ptr noundef nonnull readonly %3)
  br i1 %147, label %148, label %150

148:                                              ; preds = %142
  tail call fastcc void @order_set(ptr noundef nonnull %128, ptr noundef nonnull %13)
  br label %151

149:                                              ; preds = %138, %132, %125
  call fastcc void @order_join(ptr noundef nonnull %13, ptr noundef nonnull readonly %3)
  br label %150

150:                                              ; preds = %149, %142
  call fastcc void @order_join(ptr noundef nonnull %128, ptr noundef nonnull readonly %127)
  br label %151

151:                                              ; preds = %150, %148
  call fastcc void @pair_drop(ptr noundef nonnull %3)
  %152 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %153 = load ptr, ptr %152, align 8, !tbaa !31
  %154 = getelementptr inbounds nuw i8, ptr %153, i64 672
  tail call fastcc void @order_join(ptr noundef nonnull %128, ptr noundef nonnull %154)
  tail call fastcc void @order_join(ptr noundef nonnull %128, ptr noundef nonnull @device_fences)
  br label %184

155:                                              ; preds = %123
  %156 = getelementptr inbounds nuw i8, ptr %3, i64 16
  call fastcc void @order_set(ptr noundef nonnull %156, ptr noundef nonnull %3)
  %157 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %158 = load ptr, ptr %13, align 8, !tbaa !134
  %159 = load ptr, ptr %157, align 8, !tbaa !134
  %160 = icmp eq ptr %158, %159
  br i1 %160, label %161, label %178

161:                                              ; preds = %155
  %162 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %163 = load ptr, ptr %162, align 8, !tbaa !135
  %164 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %165 = load ptr, ptr %164, align 8, !tbaa !135
  %166 = icmp eq ptr %163, %165
  br i1 %166, label %167, label %178

167:                                              ; preds = %161
  %168 = load ptr, ptr %3, align 8, !tbaa !134
  %169 = load ptr, ptr %156, align 8, !tbaa !134
  %170 = icmp eq ptr %168, %169
  br i1 %170, label %171, label %178

171:                                              ; preds = %167
  %172 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %173 = load ptr, ptr %172, align 8, !tbaa !135
  %174 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %175 = load ptr, ptr %174, align 8, !tbaa !135
  %176 = icmp eq ptr %173, %175
  call fastcc void @order_join(ptr noundef nonnull %13, ptr noundef nonnull readonly %3)
  br i1 %176, label %177, label %179

177:                                              ; preds = %171
  tail call fastcc void @order_set(ptr noundef nonnull %157, ptr noundef nonnull %13)
  br label %180

178:                                              ; preds = %167, %161, %155
  call fastcc void @order_join(ptr noundef nonnull %13, ptr noundef nonnull readonly %3)
  br label %179

179:                                              ; preds = %178, %171
  call fastcc void @order_join(ptr noundef nonnull %157, ptr noundef nonnull readonly %156)
  br label %180

180:                                              ; preds = %179, %177
  call fastcc void @pair_drop(ptr noundef nonnull %3)
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %182 = load ptr, ptr %181, align 8, !tbaa !31
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 672
  tail call fastcc void @order_join(ptr noundef nonnull %157, ptr noundef nonnull %183)
  br label %184

184:                                              ; preds = %180, %151
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #20
  br label %185

185:                                              ; preds = %184, %120
  %186 = getelementptr inbounds nuw i8, ptr %13, i64 200
  %187 = load i32, ptr %186, align 8, !tbaa !112
  %188 = getelementptr inbounds nuw i8, ptr %13, i64 204
  %189 = load i32, ptr %188, align 4, !tbaa !114
  %190 = shl nuw i32 1, %189
  %191 = getelementptr inbounds nuw i8, ptr %13, i64 192
  %192 = load i32, ptr %191, align 8, !tbaa !116
  tail call fastcc void @pair_set_lanes(ptr noundef %13, i32 noundef %187, i32 noundef %190, i32 noundef %192)
  %193 = load i32, ptr %191, align 8, !tbaa !116
  %194 = add i32 %193, 1
  store i32 %194, ptr %191, align 8, !tbaa !116
  %195 = and i32 %1, 32
  %196 = icmp eq i32 %195, 0
  br i1 %196, label %201, label %197

197:                                              ; preds = %185
  %198 = getelementptr inbounds nuw i8, ptr %13, i64 32
  tail call fastcc void @order_set(ptr noundef nonnull %198, ptr noundef nonnull readonly %13)
  %199 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %200 = getelementptr inbounds nuw i8, ptr %13, i64 16
  tail call fastcc void @order_set(ptr noundef nonnull %199, ptr noundef nonnull readonly %200)
  br i1 %15, label %202, label %207

201:                                              ; preds = %185
  br i1 %122, label %225, label %214

202:                                              ; preds = %197
  br i1 %122, label %225, label %203

203:                                              ; preds = %202
  %204 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %205 = load ptr, ptr %204, align 8, !tbaa !31
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 672
  tail call fastcc void @order_join(ptr noundef nonnull %206, ptr noundef nonnull %200)
  br label %222

207:                                              ; preds = %197
  %208 = getelementptr inbounds nuw i8, ptr %13, i64 64
  tail call fastcc void @order_set(ptr noundef nonnull %208, ptr noundef nonnull readonly %13)
  %209 = getelementptr inbounds nuw i8, ptr %13, i64 80
  tail call fastcc void @order_set(ptr noundef nonnull %209, ptr noundef nonnull readonly %200)
  br i1 %122, label %225, label %210

210:                                              ; preds = %207
  %211 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %212 = load ptr, ptr %211, align 8, !tbaa !31
  %213 = getelementptr inbounds nuw i8, ptr %212, i64 672
  tail call fastcc void @order_join(ptr noundef nonnull %213, ptr noundef nonnull %200)
  br label %219

214:                                              ; preds = %201
  %215 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %216 = load ptr, ptr %215, align 8, !tbaa !31
  %217 = getelementptr inbounds nuw i8, ptr %216, i64 672
  %218 = getelementptr inbounds nuw i8, ptr %13, i64 16
  tail call fastcc void @order_join(ptr noundef nonnull %217, ptr noundef nonnull %218)
  br i1 %15, label %222, label %219

219:                                              ; preds = %214, %210
  %220 = phi ptr [ %200, %210 ], [ %218, %214 ]
  tail call fastcc void @order_join(ptr noundef nonnull @device_fences, ptr noundef nonnull %220)
  %221 = getelementptr inbounds nuw i8, ptr %13, i64 160
  tail call fastcc void @order_join(ptr noundef nonnull %221, ptr noundef nonnull %13)
  br label %222

222:                                              ; preds = %219, %214, %203
  %223 = phi i64 [ 176, %219 ], [ 160, %203 ], [ 160, %214 ]
  %224 = getelementptr inbounds nuw i8, ptr %13, i64 %223
  tail call fastcc void @order_join(ptr noundef nonnull %224, ptr noundef nonnull %13)
  br label %225

225:                                              ; preds = %222, %207, %202, %201, %2
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
  br i1 %14, label %22, label %8, !llvm.loop !152

15:                                               ; preds = %6, %15
  %16 = phi i64 [ %17, %15 ], [ %2, %6 ]
  %17 = add i64 %16, -1
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !29
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  store i8 %19, ptr %20, align 1, !tbaa !29
  %21 = icmp eq i64 %17, 0
  br i1 %21, label %22, label %15, !llvm.loop !153

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
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 600
  store i32 %2, ptr %8, align 8, !tbaa !154
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 604
  store i32 %1, ptr %9, align 4, !tbaa !155
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 608
  store i32 -1, ptr %10, align 8, !tbaa !156
  %11 = icmp eq ptr %0, null
  br i1 %11, label %18, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %14 = load ptr, ptr %13, align 8, !tbaa !31
  %15 = load i32, ptr %14, align 8, !tbaa !157
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %17 = load i32, ptr %16, align 8, !tbaa !51
  br label %18

18:                                               ; preds = %12, %6
  %19 = phi i32 [ %15, %12 ], [ 0, %6 ]
  %20 = phi i32 [ %17, %12 ], [ 0, %6 ]
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 616
  store i32 %19, ptr %21, align 8, !tbaa !158
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 620
  store i32 %20, ptr %22, align 4, !tbaa !159
  br label %23

23:                                               ; preds = %3, %18
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @gevo_async(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = tail call i32 @llvm.umin.i32(i32 %6, i32 %5)
  %9 = zext i32 %5 to i64
  %10 = ptrtoint ptr %2 to i64
  %11 = load ptr, ptr @L, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !26
  %14 = ptrtoint ptr %13 to i64
  %15 = sub i64 %10, %14
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 104
  %17 = load i64, ptr %16, align 8, !tbaa !27
  %18 = icmp uge i64 %15, %17
  %19 = sub nuw i64 %17, %15
  %20 = icmp ult i64 %19, %9
  %21 = select i1 %18, i1 true, i1 %20
  br i1 %21, label %64, label %22

22:                                               ; preds = %7
  %23 = getelementptr inbounds nuw i8, ptr %11, i64 112
  %24 = load ptr, ptr %23, align 8, !tbaa !28
  br label %25

25:                                               ; preds = %29, %22
  %26 = phi i64 [ %9, %22 ], [ %40, %29 ]
  %27 = phi i64 [ %15, %22 ], [ %39, %29 ]
  %28 = icmp eq i64 %26, 0
  br i1 %28, label %41, label %29

29:                                               ; preds = %25
  %30 = and i64 %27, 3
  %31 = sub nuw nsw i64 4, %30
  %32 = tail call i64 @llvm.umin.i64(i64 %31, i64 %26)
  %33 = lshr i64 %27, 2
  %34 = getelementptr inbounds nuw i8, ptr %24, i64 %33
  %35 = load i8, ptr %34, align 1, !tbaa !29
  %36 = zext i8 %35 to i64
  %37 = add nuw nsw i64 %32, %30
  %38 = icmp samesign ugt i64 %37, %36
  %39 = add i64 %32, %27
  %40 = sub i64 %26, %32
  br i1 %38, label %64, label %25

41:                                               ; preds = %25
  %42 = add nsw i64 %9, -1
  %43 = and i64 %15, %42
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %45, label %64

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %11, i64 120
  %47 = load ptr, ptr %46, align 8, !tbaa !30
  br label %48

48:                                               ; preds = %52, %45
  %49 = phi i64 [ %9, %45 ], [ %63, %52 ]
  %50 = phi i64 [ %15, %45 ], [ %62, %52 ]
  %51 = icmp eq i64 %49, 0
  br i1 %51, label %66, label %52

52:                                               ; preds = %48
  %53 = and i64 %50, 3
  %54 = sub nuw nsw i64 4, %53
  %55 = tail call i64 @llvm.umin.i64(i64 %54, i64 %49)
  %56 = lshr i64 %50, 2
  %57 = getelementptr inbounds nuw i8, ptr %47, i64 %56
  %58 = load i8, ptr %57, align 1, !tbaa !29
  %59 = zext i8 %58 to i64
  %60 = add nuw nsw i64 %55, %53
  %61 = icmp samesign ugt i64 %60, %59
  %62 = add i64 %55, %50
  %63 = sub i64 %49, %55
  br i1 %61, label %64, label %48

64:                                               ; preds = %29, %52, %7, %41
  %65 = phi i32 [ 2, %41 ], [ 1, %7 ], [ 3, %52 ], [ 1, %29 ]
  tail call fastcc void @raise_access(ptr noundef readonly %0, i32 noundef %65, i32 noundef %1, ptr noundef %2, i64 noundef %9, i32 noundef 1)
  br label %196

66:                                               ; preds = %48
  %67 = icmp eq i32 %8, 0
  br i1 %67, label %93, label %68

68:                                               ; preds = %66
  %69 = zext i32 %8 to i64
  %70 = ptrtoint ptr %4 to i64
  %71 = sub i64 %70, %14
  %72 = icmp uge i64 %71, %17
  %73 = sub nuw i64 %17, %71
  %74 = icmp ult i64 %73, %69
  %75 = select i1 %72, i1 true, i1 %74
  br i1 %75, label %92, label %76

76:                                               ; preds = %68, %80
  %77 = phi i64 [ %91, %80 ], [ %69, %68 ]
  %78 = phi i64 [ %90, %80 ], [ %71, %68 ]
  %79 = icmp eq i64 %77, 0
  br i1 %79, label %93, label %80

80:                                               ; preds = %76
  %81 = and i64 %78, 3
  %82 = sub nuw nsw i64 4, %81
  %83 = tail call i64 @llvm.umin.i64(i64 %82, i64 %77)
  %84 = lshr i64 %78, 2
  %85 = getelementptr inbounds nuw i8, ptr %24, i64 %84
  %86 = load i8, ptr %85, align 1, !tbaa !29
  %87 = zext i8 %86 to i64
  %88 = add nuw nsw i64 %83, %81
  %89 = icmp samesign ugt i64 %88, %87
  %90 = add i64 %83, %78
  %91 = sub i64 %77, %83
  br i1 %89, label %92, label %76

92:                                               ; preds = %80, %68
  tail call fastcc void @raise_access(ptr noundef readonly %0, i32 noundef 1, i32 noundef %3, ptr noundef %4, i64 noundef %69, i32 noundef 0)
  br label %196

93:                                               ; preds = %76, %66
  %94 = load ptr, ptr @queues, align 8, !tbaa !9
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %96 = load i32, ptr %95, align 4, !tbaa !62
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw %struct.Queue, ptr %94, i64 %97
  %99 = load i32, ptr @free_copy, align 4, !tbaa !5
  %100 = icmp eq i32 %99, -1
  br i1 %100, label %107, label %101

101:                                              ; preds = %93
  %102 = load ptr, ptr @copies, align 8, !tbaa !9
  %103 = sext i32 %99 to i64
  %104 = getelementptr inbounds %struct.Copy, ptr %102, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 36
  %106 = load i32, ptr %105, align 4, !tbaa !160
  store i32 %106, ptr @free_copy, align 4, !tbaa !5
  br label %128

107:                                              ; preds = %93
  %108 = load i32, ptr @n_copies, align 4, !tbaa !5
  %109 = icmp slt i32 %108, 65536
  br i1 %109, label %110, label %114

110:                                              ; preds = %107
  %111 = add nsw i32 %108, 1
  store i32 %111, ptr @n_copies, align 4, !tbaa !5
  %112 = load ptr, ptr @copies, align 8, !tbaa !9
  %113 = sext i32 %108 to i64
  br label %128

114:                                              ; preds = %107
  %115 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %116 = icmp eq i32 %115, 0
  br i1 %116, label %117, label %196

117:                                              ; preds = %114
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %118 = getelementptr inbounds nuw i8, ptr %11, i64 600
  store i32 14, ptr %118, align 8, !tbaa !154
  %119 = getelementptr inbounds nuw i8, ptr %11, i64 604
  store i32 -1, ptr %119, align 4, !tbaa !155
  %120 = getelementptr inbounds nuw i8, ptr %11, i64 608
  store i32 -1, ptr %120, align 8, !tbaa !156
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %122 = load ptr, ptr %121, align 8, !tbaa !31
  %123 = load i32, ptr %122, align 8, !tbaa !157
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %125 = load i32, ptr %124, align 8, !tbaa !51
  %126 = getelementptr inbounds nuw i8, ptr %11, i64 616
  store i32 %123, ptr %126, align 8, !tbaa !158
  %127 = getelementptr inbounds nuw i8, ptr %11, i64 620
  store i32 %125, ptr %127, align 4, !tbaa !159
  br label %196

128:                                              ; preds = %110, %101
  %129 = phi i64 [ %113, %110 ], [ %103, %101 ]
  %130 = phi ptr [ %112, %110 ], [ %102, %101 ]
  %131 = phi i32 [ %108, %110 ], [ %99, %101 ]
  %132 = getelementptr inbounds %struct.Copy, ptr %130, i64 %129
  %133 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %134 = load i32, ptr %133, align 4, !tbaa !162
  store ptr %2, ptr %132, align 8, !tbaa !164
  %135 = getelementptr inbounds nuw i8, ptr %132, i64 8
  store ptr %4, ptr %135, align 8, !tbaa !164
  %136 = getelementptr inbounds nuw i8, ptr %132, i64 16
  store i32 %5, ptr %136, align 8, !tbaa !5
  %137 = getelementptr inbounds nuw i8, ptr %132, i64 20
  store i32 %8, ptr %137, align 4, !tbaa !5
  %138 = getelementptr inbounds nuw i8, ptr %132, i64 24
  store i32 %1, ptr %138, align 8, !tbaa !5
  %139 = getelementptr inbounds nuw i8, ptr %132, i64 28
  store i32 %3, ptr %139, align 4, !tbaa !5
  %140 = getelementptr inbounds nuw i8, ptr %132, i64 32
  store i32 %134, ptr %140, align 8, !tbaa !5
  %141 = getelementptr inbounds nuw i8, ptr %132, i64 36
  store i32 -1, ptr %141, align 4, !tbaa !5
  %142 = getelementptr inbounds nuw i8, ptr %132, i64 40
  store i32 0, ptr %142, align 8, !tbaa !5
  %143 = getelementptr inbounds nuw i8, ptr %132, i64 44
  store i32 0, ptr %143, align 4, !tbaa !5
  %144 = getelementptr inbounds nuw i8, ptr %98, i64 4
  %145 = load i32, ptr %144, align 4, !tbaa !165
  %146 = icmp eq i32 %145, -1
  br i1 %146, label %147, label %148

147:                                              ; preds = %128
  store i32 %131, ptr %98, align 4, !tbaa !166
  br label %152

148:                                              ; preds = %128
  %149 = sext i32 %145 to i64
  %150 = getelementptr inbounds %struct.Copy, ptr %130, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 36
  store i32 %131, ptr %151, align 4, !tbaa !160
  br label %152

152:                                              ; preds = %148, %147
  store i32 %131, ptr %144, align 4, !tbaa !165
  %153 = getelementptr inbounds nuw i8, ptr %11, i64 392
  %154 = load i64, ptr %153, align 8, !tbaa !65
  %155 = icmp eq i64 %154, 0
  br i1 %155, label %171, label %156

156:                                              ; preds = %152
  br i1 %67, label %164, label %157

157:                                              ; preds = %156
  %158 = load ptr, ptr %12, align 8, !tbaa !26
  %159 = ptrtoint ptr %4 to i64
  %160 = ptrtoint ptr %158 to i64
  %161 = sub i64 %159, %160
  %162 = zext i32 %8 to i64
  tail call fastcc void @detect(ptr noundef nonnull %0, i32 noundef %3, i64 noundef %161, i64 noundef %162, i32 noundef 128, i64 noundef %162, ptr noundef null)
  %163 = load ptr, ptr @L, align 8, !tbaa !9
  br label %164

164:                                              ; preds = %157, %156
  %165 = phi ptr [ %163, %157 ], [ %11, %156 ]
  %166 = getelementptr inbounds nuw i8, ptr %165, i64 96
  %167 = load ptr, ptr %166, align 8, !tbaa !26
  %168 = ptrtoint ptr %167 to i64
  %169 = sub i64 %10, %168
  tail call fastcc void @detect(ptr noundef nonnull %0, i32 noundef %1, i64 noundef %169, i64 noundef %9, i32 noundef 129, i64 noundef %9, ptr noundef null)
  %170 = load ptr, ptr @L, align 8, !tbaa !9
  br label %171

171:                                              ; preds = %164, %152
  %172 = phi ptr [ %170, %164 ], [ %11, %152 ]
  %173 = getelementptr inbounds nuw i8, ptr %172, i64 520
  %174 = load i64, ptr %173, align 8, !tbaa !67
  %175 = icmp eq i64 %174, 0
  br i1 %175, label %196, label %176

176:                                              ; preds = %171
  %177 = getelementptr inbounds nuw i8, ptr %172, i64 544
  %178 = load i64, ptr %177, align 8, !tbaa !167
  %179 = icmp sgt i64 %178, 1
  br i1 %179, label %180, label %196

180:                                              ; preds = %176
  %181 = load i64, ptr @random_state, align 8, !tbaa !61
  %182 = add i64 %181, -7046029254386353131
  store i64 %182, ptr @random_state, align 8, !tbaa !61
  %183 = lshr i64 %182, 30
  %184 = xor i64 %183, %182
  %185 = mul i64 %184, -4658895280553007687
  %186 = lshr i64 %185, 27
  %187 = xor i64 %186, %185
  %188 = mul i64 %187, -7723592293110705685
  %189 = lshr i64 %188, 31
  %190 = xor i64 %189, %188
  %191 = and i64 %190, 1
  %192 = icmp eq i64 %191, 0
  br i1 %192, label %196, label %193

193:                                              ; preds = %180
  %194 = load ptr, ptr @copies, align 8, !tbaa !9
  %195 = getelementptr inbounds %struct.Copy, ptr %194, i64 %129
  tail call fastcc void @perform_copy(ptr noundef %195)
  br label %196

196:                                              ; preds = %117, %114, %92, %64, %193, %180, %176, %171
  %197 = phi i32 [ 0, %92 ], [ 0, %64 ], [ 1, %171 ], [ 1, %193 ], [ 1, %180 ], [ 1, %176 ], [ 0, %114 ], [ 0, %117 ]
  ret i32 %197
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @detect(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef range(i64 -2147483648, 4294967296) %5, ptr noundef readonly captures(address_is_null) %6) unnamed_addr #0 {
  %8 = alloca %struct.Rec, align 8
  %9 = load ptr, ptr @L, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %11 = load i64, ptr %10, align 8, !tbaa !37
  %12 = icmp ult i64 %2, %11
  br i1 %12, label %17, label %13

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 144
  %15 = load i64, ptr %14, align 8, !tbaa !38
  %16 = icmp ult i64 %2, %15
  br i1 %16, label %33, label %17

17:                                               ; preds = %13, %7
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %19 = load i64, ptr %18, align 8, !tbaa !39
  %20 = icmp ult i64 %2, %19
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 168
  %23 = load i64, ptr %22, align 8, !tbaa !40
  %24 = icmp ult i64 %2, %23
  br i1 %24, label %790, label %25

25:                                               ; preds = %21, %17
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %27 = load i64, ptr %26, align 8, !tbaa !41
  %28 = icmp ult i64 %2, %27
  br i1 %28, label %33, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %31 = load i64, ptr %30, align 8, !tbaa !42
  %32 = icmp ult i64 %2, %31
  br i1 %32, label %790, label %33

33:                                               ; preds = %25, %29, %13
  %34 = phi i1 [ false, %13 ], [ true, %29 ], [ true, %25 ]
  %35 = and i32 %4, 3
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %44

37:                                               ; preds = %33
  %38 = getelementptr inbounds nuw i8, ptr %9, i64 120
  %39 = load ptr, ptr %38, align 8, !tbaa !30
  %40 = lshr i64 %2, 2
  %41 = getelementptr inbounds nuw i8, ptr %39, i64 %40
  %42 = load i8, ptr %41, align 1, !tbaa !29
  %43 = icmp eq i8 %42, 0
  br i1 %43, label %790, label %44

44:                                               ; preds = %37, %33
  %45 = load i64, ptr @pool_used, align 8, !tbaa !61
  %46 = add i64 %45, 33554432
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 440
  %48 = load i64, ptr %47, align 8, !tbaa !168
  %49 = icmp ugt i64 %46, %48
  br i1 %49, label %50, label %69

50:                                               ; preds = %44
  %51 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %790

53:                                               ; preds = %50
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 600
  store i32 14, ptr %54, align 8, !tbaa !154
  %55 = getelementptr inbounds nuw i8, ptr %9, i64 604
  store i32 -1, ptr %55, align 4, !tbaa !155
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 608
  store i32 -1, ptr %56, align 8, !tbaa !156
  %57 = icmp eq ptr %0, null
  br i1 %57, label %64, label %58

58:                                               ; preds = %53
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %60 = load ptr, ptr %59, align 8, !tbaa !31
  %61 = load i32, ptr %60, align 8, !tbaa !157
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %63 = load i32, ptr %62, align 8, !tbaa !51
  br label %64

64:                                               ; preds = %58, %53
  %65 = phi i32 [ %61, %58 ], [ 0, %53 ]
  %66 = phi i32 [ %63, %58 ], [ 0, %53 ]
  %67 = getelementptr inbounds nuw i8, ptr %9, i64 616
  store i32 %65, ptr %67, align 8, !tbaa !158
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 620
  store i32 %66, ptr %68, align 4, !tbaa !159
  br label %790

69:                                               ; preds = %44
  %70 = getelementptr inbounds nuw i8, ptr %9, i64 400
  %71 = load i64, ptr %70, align 8, !tbaa !93
  %72 = load ptr, ptr @tracks, align 8, !tbaa !9
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %74 = load i32, ptr %73, align 4, !tbaa !62
  %75 = zext i32 %74 to i64
  %76 = getelementptr inbounds nuw %struct.Track, ptr %72, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 196
  %78 = load i32, ptr %77, align 4, !tbaa !106
  %79 = getelementptr inbounds nuw i8, ptr %76, i64 192
  %80 = load i32, ptr %79, align 8, !tbaa !116
  %81 = getelementptr inbounds nuw i8, ptr %76, i64 204
  %82 = load i32, ptr %81, align 4, !tbaa !114
  %83 = getelementptr inbounds nuw i8, ptr %76, i64 200
  %84 = load i32, ptr %83, align 8, !tbaa !112
  br label %85

85:                                               ; preds = %85, %69
  %86 = phi i32 [ 0, %69 ], [ %90, %85 ]
  %87 = shl i32 2, %86
  %88 = zext i32 %87 to i64
  %89 = icmp ult i64 %5, %88
  %90 = add i32 %86, 1
  br i1 %89, label %91, label %85, !llvm.loop !169

91:                                               ; preds = %85
  %92 = shl nuw i32 1, %82
  %93 = trunc i32 %1 to i16
  %94 = trunc i32 %84 to i8
  %95 = trunc i32 %86 to i8
  br i1 %34, label %96, label %104

96:                                               ; preds = %91
  %97 = getelementptr inbounds nuw i8, ptr %9, i64 408
  %98 = load ptr, ptr %97, align 8, !tbaa !94
  %99 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %100 = load i64, ptr %99, align 8, !tbaa !43
  %101 = sub i64 %2, %100
  %102 = udiv i64 %101, %71
  %103 = getelementptr inbounds nuw %struct.Cell, ptr %98, i64 %102
  br label %119

104:                                              ; preds = %91
  %105 = getelementptr inbounds nuw i8, ptr %9, i64 416
  %106 = load ptr, ptr %105, align 8, !tbaa !95
  %107 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %108 = load ptr, ptr %107, align 8, !tbaa !31
  %109 = getelementptr inbounds nuw i8, ptr %108, i64 8
  %110 = load i32, ptr %109, align 8, !tbaa !96
  %111 = zext i32 %110 to i64
  %112 = getelementptr inbounds nuw i8, ptr %9, i64 424
  %113 = load i64, ptr %112, align 8, !tbaa !97
  %114 = mul i64 %113, %111
  %115 = sub i64 %2, %11
  %116 = udiv i64 %115, %71
  %117 = getelementptr %struct.Cell, ptr %106, i64 %114
  %118 = getelementptr %struct.Cell, ptr %117, i64 %116
  br label %119

119:                                              ; preds = %96, %104
  %120 = phi ptr [ %103, %96 ], [ %118, %104 ]
  %121 = sub i64 0, %71
  %122 = and i64 %2, %121
  %123 = and i32 %4, 4
  %124 = icmp eq i32 %123, 0
  %125 = or i1 %124, %36
  br i1 %125, label %181, label %126

126:                                              ; preds = %119
  %127 = getelementptr inbounds nuw i8, ptr %76, i64 32
  %128 = load ptr, ptr %127, align 8, !tbaa !170
  %129 = icmp eq ptr %128, null
  %130 = getelementptr inbounds nuw i8, ptr %76, i64 64
  %131 = load ptr, ptr %130, align 8, !tbaa !170
  %132 = icmp eq ptr %131, null
  %133 = and i1 %129, %132
  br i1 %133, label %176, label %134

134:                                              ; preds = %126
  %135 = getelementptr inbounds nuw i8, ptr %120, i64 40
  br label %136

136:                                              ; preds = %175, %134
  %137 = phi i1 [ true, %134 ], [ false, %175 ]
  %138 = phi i64 [ 0, %134 ], [ 1, %175 ]
  %139 = getelementptr inbounds nuw ptr, ptr %135, i64 %138
  %140 = load ptr, ptr %139, align 8, !tbaa !9
  %141 = icmp eq ptr %140, null
  %142 = getelementptr inbounds nuw i8, ptr %140, i64 12
  %143 = getelementptr inbounds nuw %struct.Rec, ptr %120, i64 %138
  br label %144

144:                                              ; preds = %173, %136
  %145 = phi i32 [ 0, %136 ], [ %174, %173 ]
  br i1 %141, label %148, label %146

146:                                              ; preds = %144
  %147 = load i32, ptr %140, align 4, !tbaa !5
  br label %148

148:                                              ; preds = %146, %144
  %149 = phi i32 [ %147, %146 ], [ 0, %144 ]
  %150 = icmp ugt i32 %145, %149
  br i1 %150, label %175, label %151

151:                                              ; preds = %148
  %152 = icmp eq i32 %145, 0
  %153 = add i32 %145, -1
  %154 = zext i32 %153 to i64
  %155 = getelementptr inbounds nuw %struct.Rec, ptr %142, i64 %154
  %156 = select i1 %152, ptr %143, ptr %155
  %157 = load i32, ptr %156, align 4, !tbaa !171
  %158 = icmp eq i32 %157, %78
  br i1 %158, label %159, label %173

159:                                              ; preds = %151
  %160 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %161 = load i8, ptr %160, align 4, !tbaa !172
  %162 = zext i8 %161 to i32
  %163 = icmp eq i32 %84, %162
  br i1 %163, label %164, label %173

164:                                              ; preds = %159
  %165 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %166 = load i32, ptr %165, align 4, !tbaa !173
  %167 = and i32 %166, %92
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %173, label %169

169:                                              ; preds = %164
  %170 = getelementptr inbounds nuw i8, ptr %156, i64 4
  %171 = load i32, ptr %170, align 4, !tbaa !174
  %172 = icmp eq i32 %171, %80
  br i1 %172, label %181, label %173

173:                                              ; preds = %169, %164, %159, %151
  %174 = add i32 %145, 1
  br label %144, !llvm.loop !175

175:                                              ; preds = %148
  br i1 %137, label %136, label %176, !llvm.loop !176

176:                                              ; preds = %175, %126
  %177 = select i1 %129, i32 0, i32 4096
  %178 = select i1 %132, i32 0, i32 8192
  %179 = or disjoint i32 %178, %177
  %180 = or i32 %179, %4
  br label %181

181:                                              ; preds = %169, %176, %119
  %182 = phi i32 [ %4, %119 ], [ %180, %176 ], [ %4, %169 ]
  %183 = trunc i32 %182 to i16
  %184 = add i64 %3, %2
  %185 = icmp ult i64 %122, %184
  br i1 %185, label %186, label %790

186:                                              ; preds = %181
  %187 = icmp eq ptr %6, null
  %188 = icmp eq i64 %71, 0
  %189 = xor i1 %124, true
  %190 = or i1 %36, %189
  %191 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %192 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %193 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %194 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %195 = getelementptr inbounds nuw i8, ptr %8, i64 14
  %196 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %197 = getelementptr inbounds nuw i8, ptr %8, i64 17
  %198 = getelementptr inbounds nuw i8, ptr %8, i64 18
  %199 = and i32 %182, 3
  %200 = icmp ne i32 %199, 0
  %201 = xor i1 %200, true
  %202 = and i16 %183, 14
  %203 = icmp eq i16 %202, 14
  %204 = zext i1 %201 to i64
  %205 = and i16 %183, 3
  %206 = icmp eq i16 %205, 0
  %207 = and i32 %182, 4
  %208 = icmp eq i32 %207, 0
  %209 = icmp ne i32 %199, 2
  %210 = zext i1 %200 to i64
  br label %211

211:                                              ; preds = %186, %786
  %212 = phi i64 [ %122, %186 ], [ %787, %786 ]
  %213 = phi ptr [ %120, %186 ], [ %788, %786 ]
  br i1 %187, label %231, label %214

214:                                              ; preds = %211
  %215 = load ptr, ptr @L, align 8, !tbaa !9
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 96
  %217 = load ptr, ptr %216, align 8, !tbaa !26
  %218 = getelementptr inbounds nuw i8, ptr %217, i64 %212
  %219 = sub i64 %212, %122
  %220 = getelementptr inbounds nuw i8, ptr %6, i64 %219
  br i1 %188, label %231, label %224

221:                                              ; preds = %224
  %222 = add nuw i64 %225, 1
  %223 = icmp eq i64 %222, %71
  br i1 %223, label %231, label %224, !llvm.loop !69

224:                                              ; preds = %214, %221
  %225 = phi i64 [ %222, %221 ], [ 0, %214 ]
  %226 = getelementptr inbounds nuw i8, ptr %218, i64 %225
  %227 = load i8, ptr %226, align 1, !tbaa !29
  %228 = getelementptr inbounds nuw i8, ptr %220, i64 %225
  %229 = load i8, ptr %228, align 1, !tbaa !29
  %230 = icmp eq i8 %227, %229
  br i1 %230, label %221, label %231

231:                                              ; preds = %224, %221, %214, %211
  %232 = phi i32 [ 0, %211 ], [ 1, %214 ], [ 0, %224 ], [ 1, %221 ]
  br i1 %190, label %298, label %233

233:                                              ; preds = %231
  %234 = getelementptr inbounds nuw i8, ptr %213, i64 62
  %235 = load i16, ptr %234, align 2, !tbaa !98
  %236 = icmp eq i16 %235, 0
  br i1 %236, label %298, label %237

237:                                              ; preds = %233
  %238 = load ptr, ptr @L, align 8, !tbaa !9
  %239 = getelementptr inbounds nuw i8, ptr %238, i64 128
  %240 = load i64, ptr %239, align 8, !tbaa !37
  %241 = icmp ult i64 %212, %240
  br i1 %241, label %253, label %242

242:                                              ; preds = %237
  %243 = getelementptr inbounds nuw i8, ptr %238, i64 144
  %244 = load i64, ptr %243, align 8, !tbaa !38
  %245 = icmp ult i64 %212, %244
  br i1 %245, label %246, label %253

246:                                              ; preds = %242
  %247 = load ptr, ptr %191, align 8, !tbaa !31
  %248 = getelementptr inbounds nuw i8, ptr %247, i64 4
  %249 = load i32, ptr %248, align 4, !tbaa !80
  %250 = zext i32 %249 to i64
  %251 = shl nuw i64 %250, 32
  %252 = or i64 %251, %212
  br label %253

253:                                              ; preds = %246, %242, %237
  %254 = phi i64 [ %252, %246 ], [ %212, %242 ], [ %212, %237 ]
  br label %255

255:                                              ; preds = %295, %253
  %256 = phi i64 [ 1, %253 ], [ %296, %295 ]
  %257 = sub nsw i64 0, %256
  %258 = and i64 %254, %257
  %259 = lshr i64 %258, 2
  %260 = lshr i64 %258, 14
  %261 = xor i64 %259, %260
  %262 = and i64 %261, 4095
  %263 = getelementptr inbounds nuw ptr, ptr @locations, i64 %262
  %264 = load ptr, ptr %263, align 8, !tbaa !81
  %265 = icmp eq ptr %264, null
  br i1 %265, label %295, label %266

266:                                              ; preds = %255, %292
  %267 = phi ptr [ %293, %292 ], [ %264, %255 ]
  %268 = phi ptr [ %267, %292 ], [ %263, %255 ]
  %269 = getelementptr inbounds nuw i8, ptr %267, i64 8
  %270 = load i64, ptr %269, align 8, !tbaa !83
  %271 = icmp eq i64 %270, %258
  br i1 %271, label %272, label %292

272:                                              ; preds = %266
  %273 = getelementptr inbounds nuw i8, ptr %267, i64 16
  %274 = load i64, ptr %273, align 8, !tbaa !85
  %275 = icmp eq i64 %274, %256
  br i1 %275, label %276, label %292

276:                                              ; preds = %272
  %277 = getelementptr inbounds nuw i8, ptr %267, i64 24
  %278 = load i32, ptr %277, align 8, !tbaa !102
  %279 = icmp eq i32 %278, 0
  br i1 %279, label %282, label %280

280:                                              ; preds = %276
  %281 = getelementptr inbounds nuw i8, ptr %267, i64 32
  br label %285

282:                                              ; preds = %285, %276
  %283 = load ptr, ptr %267, align 8, !tbaa !92
  store ptr %283, ptr %268, align 8, !tbaa !81
  %284 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !87
  store ptr %284, ptr %267, align 8, !tbaa !89
  store ptr %267, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !87
  br label %295

285:                                              ; preds = %285, %280
  %286 = phi i64 [ 0, %280 ], [ %288, %285 ]
  %287 = getelementptr inbounds nuw %struct.Version, ptr %281, i64 %286
  tail call fastcc void @drop_version(ptr noundef nonnull %287)
  %288 = add nuw nsw i64 %286, 1
  %289 = load i32, ptr %277, align 8, !tbaa !102
  %290 = zext i32 %289 to i64
  %291 = icmp samesign ult i64 %288, %290
  br i1 %291, label %285, label %282, !llvm.loop !177

292:                                              ; preds = %272, %266
  %293 = load ptr, ptr %267, align 8, !tbaa !81
  %294 = icmp eq ptr %293, null
  br i1 %294, label %295, label %266, !llvm.loop !178

295:                                              ; preds = %292, %282, %255
  %296 = shl nuw nsw i64 %256, 1
  %297 = icmp samesign ult i64 %256, 9
  br i1 %297, label %255, label %298, !llvm.loop !179

298:                                              ; preds = %295, %231, %233
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 %78, ptr %8, align 8
  store i32 %80, ptr %192, align 4
  store i32 %92, ptr %193, align 8
  store i16 %93, ptr %194, align 4
  store i16 %183, ptr %195, align 2
  store i8 %94, ptr %196, align 8
  store i8 %95, ptr %197, align 1
  %299 = load ptr, ptr @tracks, align 8, !tbaa !9
  %300 = load i32, ptr %73, align 4, !tbaa !62
  %301 = zext i32 %300 to i64
  %302 = getelementptr inbounds nuw %struct.Track, ptr %299, i64 %301
  br i1 %34, label %306, label %303

303:                                              ; preds = %298
  %304 = getelementptr inbounds nuw i8, ptr %302, i64 196
  %305 = load i32, ptr %304, align 4, !tbaa !106
  br label %311

306:                                              ; preds = %298
  %307 = load ptr, ptr @L, align 8, !tbaa !9
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 512
  %309 = load i32, ptr %308, align 8, !tbaa !133
  %310 = add i32 %309, 1
  br label %311

311:                                              ; preds = %306, %303
  %312 = phi i32 [ %305, %303 ], [ %310, %306 ]
  %313 = getelementptr inbounds nuw i8, ptr %213, i64 56
  %314 = load i32, ptr %313, align 8, !tbaa !180
  %315 = icmp eq i32 %314, %312
  br i1 %315, label %347, label %316

316:                                              ; preds = %311
  %317 = getelementptr inbounds nuw i8, ptr %213, i64 40
  %318 = load ptr, ptr @L, align 8
  %319 = getelementptr inbounds nuw i8, ptr %318, i64 512
  br label %320

320:                                              ; preds = %344, %316
  %321 = phi i1 [ true, %316 ], [ false, %344 ]
  %322 = phi i64 [ 0, %316 ], [ 1, %344 ]
  %323 = getelementptr inbounds nuw ptr, ptr %317, i64 %322
  %324 = load ptr, ptr %323, align 8, !tbaa !9
  %325 = icmp eq ptr %324, null
  br i1 %325, label %344, label %326

326:                                              ; preds = %320
  %327 = load i32, ptr %319, align 8, !tbaa !133
  %328 = icmp ugt i32 %314, %327
  br i1 %328, label %329, label %344

329:                                              ; preds = %326
  %330 = getelementptr inbounds nuw i8, ptr %324, i64 4
  %331 = load i32, ptr %330, align 4, !tbaa !5
  %332 = zext i32 %331 to i64
  %333 = mul nuw nsw i64 %332, 20
  %334 = add nuw nsw i64 %333, 12
  br label %335

335:                                              ; preds = %335, %329
  %336 = phi i32 [ 4, %329 ], [ %340, %335 ]
  %337 = zext nneg i32 %336 to i64
  %338 = shl nuw i64 1, %337
  %339 = icmp ult i64 %338, %334
  %340 = add i32 %336, 1
  br i1 %339, label %335, label %341, !llvm.loop !181

341:                                              ; preds = %335
  %342 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %337
  %343 = load ptr, ptr %342, align 8, !tbaa !87
  store ptr %343, ptr %324, align 8, !tbaa !89
  store ptr %324, ptr %342, align 8, !tbaa !87
  br label %344

344:                                              ; preds = %341, %326, %320
  store ptr null, ptr %323, align 8, !tbaa !9
  %345 = getelementptr inbounds nuw %struct.Rec, ptr %213, i64 %322
  store i32 0, ptr %345, align 4, !tbaa !171
  br i1 %321, label %320, label %346, !llvm.loop !182

346:                                              ; preds = %344
  store i32 %312, ptr %313, align 8, !tbaa !180
  br label %347

347:                                              ; preds = %346, %311
  %348 = getelementptr inbounds nuw i8, ptr %213, i64 60
  %349 = load i16, ptr %348, align 4, !tbaa !183
  store i16 %349, ptr %198, align 2, !tbaa !184
  %350 = getelementptr inbounds nuw i8, ptr %213, i64 40
  br label %352

351:                                              ; preds = %379
  br i1 %200, label %382, label %472

352:                                              ; preds = %379, %347
  %353 = phi i64 [ 1, %347 ], [ %380, %379 ]
  %354 = getelementptr inbounds nuw %struct.Rec, ptr %213, i64 %353
  %355 = load i32, ptr %354, align 4, !tbaa !171
  %356 = icmp eq i32 %355, 0
  br i1 %356, label %358, label %357

357:                                              ; preds = %352
  call fastcc void @check_pair(ptr noundef readonly %0, ptr noundef nonnull %213, ptr noundef nonnull %354, ptr noundef nonnull align 8 %8, i64 noundef %212, i32 noundef range(i32 0, 2) %232)
  br label %358

358:                                              ; preds = %357, %352
  %359 = getelementptr inbounds nuw ptr, ptr %350, i64 %353
  %360 = load ptr, ptr %359, align 8, !tbaa !9
  %361 = icmp eq ptr %360, null
  br i1 %361, label %379, label %362

362:                                              ; preds = %358
  %363 = getelementptr inbounds nuw i8, ptr %360, i64 8
  %364 = load i8, ptr %363, align 4, !tbaa !29
  %365 = icmp eq i8 %364, %95
  %366 = select i1 %365, i1 %203, i1 false
  br i1 %366, label %379, label %367

367:                                              ; preds = %362
  %368 = load i32, ptr %360, align 4, !tbaa !5
  %369 = icmp eq i32 %368, 0
  br i1 %369, label %379, label %370

370:                                              ; preds = %367
  %371 = getelementptr inbounds nuw i8, ptr %360, i64 12
  br label %372

372:                                              ; preds = %372, %370
  %373 = phi i64 [ 0, %370 ], [ %375, %372 ]
  %374 = getelementptr inbounds nuw %struct.Rec, ptr %371, i64 %373
  call fastcc void @check_pair(ptr noundef readonly %0, ptr noundef nonnull readonly %213, ptr noundef nonnull %374, ptr noundef nonnull readonly align 8 %8, i64 noundef %212, i32 noundef range(i32 0, 2) %232)
  %375 = add nuw nsw i64 %373, 1
  %376 = load i32, ptr %360, align 4, !tbaa !5
  %377 = zext i32 %376 to i64
  %378 = icmp samesign ult i64 %375, %377
  br i1 %378, label %372, label %379, !llvm.loop !185

379:                                              ; preds = %372, %367, %362, %358
  %380 = add nsw i64 %353, -1
  %381 = icmp samesign ugt i64 %353, %204
  br i1 %381, label %352, label %351, !llvm.loop !186

382:                                              ; preds = %351
  %383 = load ptr, ptr %350, align 8, !tbaa !9
  %384 = icmp eq ptr %383, null
  br i1 %384, label %434, label %385

385:                                              ; preds = %382
  %386 = getelementptr inbounds nuw i8, ptr %383, i64 12
  %387 = load i32, ptr %383, align 4, !tbaa !5
  %388 = zext i32 %387 to i64
  %389 = icmp eq i32 %387, 0
  br i1 %389, label %432, label %390

390:                                              ; preds = %385, %428
  %391 = phi i32 [ %429, %428 ], [ 0, %385 ]
  %392 = phi i64 [ %430, %428 ], [ 0, %385 ]
  %393 = getelementptr inbounds nuw %struct.Rec, ptr %386, i64 %392
  %394 = getelementptr inbounds nuw i8, ptr %393, i64 14
  %395 = load i16, ptr %394, align 2, !tbaa !187
  %396 = and i16 %395, 192
  %397 = icmp eq i16 %396, 0
  %398 = icmp eq i16 %395, %183
  %399 = select i1 %397, i1 true, i1 %398
  br i1 %399, label %400, label %424

400:                                              ; preds = %390
  %401 = zext i16 %395 to i32
  %402 = and i32 %401, 3
  %403 = icmp ne i32 %402, 0
  %404 = select i1 %403, i1 %206, i1 false
  br i1 %404, label %424, label %405

405:                                              ; preds = %400
  br i1 %208, label %421, label %406

406:                                              ; preds = %405
  %407 = and i32 %401, 4
  %408 = icmp eq i32 %407, 0
  br i1 %408, label %424, label %409

409:                                              ; preds = %406
  %410 = getelementptr inbounds nuw i8, ptr %393, i64 17
  %411 = load i8, ptr %410, align 1, !tbaa !188
  %412 = icmp eq i8 %411, %95
  br i1 %412, label %413, label %424

413:                                              ; preds = %409
  %414 = and i32 %401, 8
  %415 = xor i32 %414, 8
  %416 = and i32 %415, %182
  %417 = icmp eq i32 %416, 0
  %418 = icmp eq i32 %402, 2
  %419 = or i1 %209, %418
  %420 = select i1 %417, i1 %419, i1 false
  br i1 %420, label %421, label %424

421:                                              ; preds = %413, %405
  %422 = tail call fastcc i32 @unordered_in(ptr noundef readonly %302, ptr noundef readonly %302, ptr noundef nonnull readonly %393)
  %423 = icmp eq i32 %422, 0
  br i1 %423, label %428, label %424

424:                                              ; preds = %421, %413, %409, %406, %400, %390
  %425 = add i32 %391, 1
  %426 = zext i32 %391 to i64
  %427 = getelementptr inbounds nuw %struct.Rec, ptr %386, i64 %426
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %427, ptr noundef nonnull align 4 dereferenceable(20) %393, i64 20, i1 false), !tbaa.struct !189
  br label %428

428:                                              ; preds = %424, %421
  %429 = phi i32 [ %391, %421 ], [ %425, %424 ]
  %430 = add nuw nsw i64 %392, 1
  %431 = icmp eq i64 %430, %388
  br i1 %431, label %432, label %390

432:                                              ; preds = %428, %385
  %433 = phi i32 [ 0, %385 ], [ %429, %428 ]
  store i32 %433, ptr %383, align 4, !tbaa !5
  br label %434

434:                                              ; preds = %432, %382
  %435 = load i32, ptr %213, align 8, !tbaa !171
  %436 = icmp eq i32 %435, 0
  br i1 %436, label %469, label %437

437:                                              ; preds = %434
  %438 = getelementptr inbounds nuw i8, ptr %213, i64 14
  %439 = load i16, ptr %438, align 2, !tbaa !187
  %440 = and i16 %439, 192
  %441 = icmp eq i16 %440, 0
  %442 = icmp eq i16 %439, %183
  %443 = select i1 %441, i1 true, i1 %442
  br i1 %443, label %444, label %469

444:                                              ; preds = %437
  %445 = zext i16 %439 to i32
  %446 = and i32 %445, 3
  %447 = icmp ne i32 %446, 0
  %448 = select i1 %447, i1 %206, i1 false
  br i1 %448, label %469, label %449

449:                                              ; preds = %444
  br i1 %208, label %465, label %450

450:                                              ; preds = %449
  %451 = and i32 %445, 4
  %452 = icmp eq i32 %451, 0
  br i1 %452, label %469, label %453

453:                                              ; preds = %450
  %454 = getelementptr inbounds nuw i8, ptr %213, i64 17
  %455 = load i8, ptr %454, align 1, !tbaa !188
  %456 = icmp eq i8 %455, %95
  br i1 %456, label %457, label %469

457:                                              ; preds = %453
  %458 = and i32 %445, 8
  %459 = xor i32 %458, 8
  %460 = and i32 %459, %182
  %461 = icmp eq i32 %460, 0
  %462 = icmp eq i32 %446, 2
  %463 = or i1 %209, %462
  %464 = select i1 %461, i1 %463, i1 false
  br i1 %464, label %465, label %469

465:                                              ; preds = %457, %449
  %466 = tail call fastcc i32 @unordered_in(ptr noundef readonly %302, ptr noundef readonly %302, ptr noundef nonnull readonly %213)
  %467 = icmp eq i32 %466, 0
  br i1 %467, label %468, label %469

468:                                              ; preds = %465
  store i32 0, ptr %213, align 8, !tbaa !171
  br label %469

469:                                              ; preds = %468, %465, %457, %453, %450, %444, %437, %434
  %470 = load i16, ptr %348, align 4, !tbaa !183
  %471 = add i16 %470, 1
  store i16 %471, ptr %348, align 4, !tbaa !183
  br label %472

472:                                              ; preds = %469, %351
  %473 = getelementptr inbounds nuw %struct.Rec, ptr %213, i64 %210
  %474 = load i32, ptr %473, align 4, !tbaa !171
  %475 = icmp eq i32 %474, 0
  br i1 %475, label %476, label %477

476:                                              ; preds = %472
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %473, ptr noundef nonnull readonly align 8 dereferenceable(20) %8, i64 20, i1 false), !tbaa.struct !189
  br label %786

477:                                              ; preds = %472
  %478 = icmp eq i32 %474, %78
  br i1 %478, label %479, label %507

479:                                              ; preds = %477
  %480 = getelementptr inbounds nuw i8, ptr %473, i64 16
  %481 = load i8, ptr %480, align 4, !tbaa !172
  %482 = icmp eq i8 %481, %94
  br i1 %482, label %483, label %507

483:                                              ; preds = %479
  %484 = getelementptr inbounds nuw i8, ptr %473, i64 4
  %485 = load i32, ptr %484, align 4, !tbaa !174
  %486 = icmp eq i32 %485, %80
  br i1 %486, label %487, label %507

487:                                              ; preds = %483
  %488 = getelementptr inbounds nuw i8, ptr %473, i64 12
  %489 = load i16, ptr %488, align 4, !tbaa !190
  %490 = icmp eq i16 %489, %93
  br i1 %490, label %491, label %507

491:                                              ; preds = %487
  %492 = getelementptr inbounds nuw i8, ptr %473, i64 14
  %493 = load i16, ptr %492, align 2, !tbaa !187
  %494 = icmp eq i16 %493, %183
  br i1 %494, label %495, label %507

495:                                              ; preds = %491
  %496 = getelementptr inbounds nuw i8, ptr %473, i64 18
  %497 = load i16, ptr %496, align 2, !tbaa !184
  %498 = icmp eq i16 %497, %349
  br i1 %498, label %499, label %507

499:                                              ; preds = %495
  %500 = getelementptr inbounds nuw i8, ptr %473, i64 17
  %501 = load i8, ptr %500, align 1, !tbaa !188
  %502 = icmp eq i8 %501, %95
  br i1 %502, label %503, label %507

503:                                              ; preds = %499
  %504 = getelementptr inbounds nuw i8, ptr %473, i64 8
  %505 = load i32, ptr %504, align 4, !tbaa !173
  %506 = or i32 %505, %92
  store i32 %506, ptr %504, align 4, !tbaa !173
  br label %786

507:                                              ; preds = %499, %495, %491, %487, %483, %479, %477
  %508 = getelementptr inbounds nuw i8, ptr %473, i64 14
  %509 = load i16, ptr %508, align 2, !tbaa !187
  %510 = and i16 %509, 192
  %511 = icmp eq i16 %510, 0
  %512 = icmp eq i16 %509, %183
  %513 = select i1 %511, i1 true, i1 %512
  br i1 %513, label %514, label %538

514:                                              ; preds = %507
  %515 = zext i16 %509 to i32
  %516 = and i32 %515, 3
  %517 = icmp ne i32 %516, 0
  %518 = select i1 %517, i1 %206, i1 false
  br i1 %518, label %538, label %519

519:                                              ; preds = %514
  br i1 %208, label %535, label %520

520:                                              ; preds = %519
  %521 = and i32 %515, 4
  %522 = icmp eq i32 %521, 0
  br i1 %522, label %538, label %523

523:                                              ; preds = %520
  %524 = getelementptr inbounds nuw i8, ptr %473, i64 17
  %525 = load i8, ptr %524, align 1, !tbaa !188
  %526 = icmp eq i8 %525, %95
  br i1 %526, label %527, label %538

527:                                              ; preds = %523
  %528 = and i32 %515, 8
  %529 = xor i32 %528, 8
  %530 = and i32 %529, %182
  %531 = icmp eq i32 %530, 0
  %532 = icmp eq i32 %516, 2
  %533 = or i1 %209, %532
  %534 = select i1 %531, i1 %533, i1 false
  br i1 %534, label %535, label %538

535:                                              ; preds = %527, %519
  %536 = tail call fastcc i32 @unordered_in(ptr noundef readonly %302, ptr noundef readonly %302, ptr noundef nonnull readonly %473)
  %537 = icmp eq i32 %536, 0
  br i1 %537, label %785, label %538

538:                                              ; preds = %535, %527, %523, %520, %514, %507
  %539 = getelementptr inbounds nuw ptr, ptr %350, i64 %210
  %540 = load ptr, ptr %539, align 8, !tbaa !9
  %541 = icmp eq ptr %540, null
  br i1 %541, label %715, label %542

542:                                              ; preds = %538
  %543 = load i32, ptr %540, align 4, !tbaa !5
  %544 = tail call i32 @llvm.umin.i32(i32 %543, i32 32)
  %545 = getelementptr inbounds nuw i8, ptr %540, i64 12
  %546 = getelementptr inbounds nuw i8, ptr %473, i64 16
  %547 = getelementptr inbounds nuw i8, ptr %473, i64 4
  %548 = getelementptr inbounds nuw i8, ptr %473, i64 12
  %549 = getelementptr inbounds nuw i8, ptr %473, i64 18
  %550 = getelementptr inbounds nuw i8, ptr %473, i64 17
  %551 = zext nneg i32 %544 to i64
  %552 = icmp eq i32 %543, 0
  br i1 %552, label %767, label %553

553:                                              ; preds = %542, %597
  %554 = phi i64 [ %598, %597 ], [ 0, %542 ]
  %555 = trunc nuw nsw i64 %554 to i32
  %556 = xor i32 %555, -1
  %557 = add i32 %543, %556
  %558 = zext i32 %557 to i64
  %559 = getelementptr inbounds nuw %struct.Rec, ptr %545, i64 %558
  %560 = load i32, ptr %559, align 4, !tbaa !171
  %561 = icmp eq i32 %560, %474
  br i1 %561, label %562, label %597

562:                                              ; preds = %553
  %563 = getelementptr inbounds nuw i8, ptr %559, i64 16
  %564 = load i8, ptr %563, align 4, !tbaa !172
  %565 = load i8, ptr %546, align 4, !tbaa !172
  %566 = icmp eq i8 %564, %565
  br i1 %566, label %567, label %597

567:                                              ; preds = %562
  %568 = getelementptr inbounds nuw i8, ptr %559, i64 4
  %569 = load i32, ptr %568, align 4, !tbaa !174
  %570 = load i32, ptr %547, align 4, !tbaa !174
  %571 = icmp eq i32 %569, %570
  br i1 %571, label %572, label %597

572:                                              ; preds = %567
  %573 = getelementptr inbounds nuw i8, ptr %559, i64 12
  %574 = load i16, ptr %573, align 4, !tbaa !190
  %575 = load i16, ptr %548, align 4, !tbaa !190
  %576 = icmp eq i16 %574, %575
  br i1 %576, label %577, label %597

577:                                              ; preds = %572
  %578 = getelementptr inbounds nuw i8, ptr %559, i64 14
  %579 = load i16, ptr %578, align 2, !tbaa !187
  %580 = icmp eq i16 %579, %509
  br i1 %580, label %581, label %597

581:                                              ; preds = %577
  %582 = getelementptr inbounds nuw i8, ptr %559, i64 18
  %583 = load i16, ptr %582, align 2, !tbaa !184
  %584 = load i16, ptr %549, align 2, !tbaa !184
  %585 = icmp eq i16 %583, %584
  br i1 %585, label %586, label %597

586:                                              ; preds = %581
  %587 = getelementptr inbounds nuw i8, ptr %559, i64 17
  %588 = load i8, ptr %587, align 1, !tbaa !188
  %589 = load i8, ptr %550, align 1, !tbaa !188
  %590 = icmp eq i8 %588, %589
  br i1 %590, label %591, label %597

591:                                              ; preds = %586
  %592 = getelementptr inbounds nuw i8, ptr %473, i64 8
  %593 = load i32, ptr %592, align 4, !tbaa !173
  %594 = getelementptr inbounds nuw i8, ptr %559, i64 8
  %595 = load i32, ptr %594, align 4, !tbaa !173
  %596 = or i32 %595, %593
  store i32 %596, ptr %594, align 4, !tbaa !173
  br label %785

597:                                              ; preds = %586, %581, %577, %572, %567, %562, %553
  %598 = add nuw nsw i64 %554, 1
  %599 = icmp eq i64 %598, %551
  br i1 %599, label %600, label %553

600:                                              ; preds = %597
  %601 = getelementptr inbounds nuw i8, ptr %540, i64 4
  %602 = load i32, ptr %601, align 4, !tbaa !5
  %603 = icmp eq i32 %543, %602
  br i1 %603, label %604, label %767

604:                                              ; preds = %600
  %605 = zext i32 %543 to i64
  br label %606

606:                                              ; preds = %653, %604
  %607 = phi i32 [ %654, %653 ], [ 0, %604 ]
  %608 = phi i64 [ %655, %653 ], [ 0, %604 ]
  %609 = getelementptr inbounds nuw %struct.Rec, ptr %545, i64 %608
  %610 = getelementptr inbounds nuw i8, ptr %609, i64 14
  %611 = load i16, ptr %610, align 2, !tbaa !187
  %612 = and i16 %611, 192
  %613 = icmp eq i16 %612, 0
  %614 = load i16, ptr %508, align 2, !tbaa !187
  %615 = icmp eq i16 %611, %614
  %616 = select i1 %613, i1 true, i1 %615
  br i1 %616, label %617, label %649

617:                                              ; preds = %606
  %618 = zext i16 %611 to i32
  %619 = and i32 %618, 3
  %620 = icmp ne i32 %619, 0
  %621 = and i16 %614, 3
  %622 = icmp eq i16 %621, 0
  %623 = select i1 %620, i1 %622, i1 false
  br i1 %623, label %649, label %624

624:                                              ; preds = %617
  %625 = zext i16 %614 to i32
  %626 = and i32 %625, 4
  %627 = icmp eq i32 %626, 0
  br i1 %627, label %646, label %628

628:                                              ; preds = %624
  %629 = and i32 %618, 4
  %630 = icmp eq i32 %629, 0
  br i1 %630, label %649, label %631

631:                                              ; preds = %628
  %632 = getelementptr inbounds nuw i8, ptr %609, i64 17
  %633 = load i8, ptr %632, align 1, !tbaa !188
  %634 = load i8, ptr %550, align 1, !tbaa !188
  %635 = icmp eq i8 %633, %634
  br i1 %635, label %636, label %649

636:                                              ; preds = %631
  %637 = and i32 %618, 8
  %638 = xor i32 %637, 8
  %639 = and i32 %638, %625
  %640 = icmp eq i32 %639, 0
  br i1 %640, label %641, label %649

641:                                              ; preds = %636
  %642 = and i32 %625, 3
  %643 = icmp ne i32 %642, 2
  %644 = icmp eq i32 %619, 2
  %645 = or i1 %644, %643
  br i1 %645, label %646, label %649

646:                                              ; preds = %641, %624
  %647 = tail call fastcc i32 @unordered_in(ptr noundef readonly %302, ptr noundef readonly %302, ptr noundef nonnull readonly %609)
  %648 = icmp eq i32 %647, 0
  br i1 %648, label %653, label %649

649:                                              ; preds = %646, %641, %636, %631, %628, %617, %606
  %650 = add i32 %607, 1
  %651 = zext i32 %607 to i64
  %652 = getelementptr inbounds nuw %struct.Rec, ptr %545, i64 %651
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %652, ptr noundef nonnull align 4 dereferenceable(20) %609, i64 20, i1 false), !tbaa.struct !189
  br label %653

653:                                              ; preds = %649, %646
  %654 = phi i32 [ %607, %646 ], [ %650, %649 ]
  %655 = add nuw nsw i64 %608, 1
  %656 = icmp eq i64 %655, %605
  br i1 %656, label %657, label %606

657:                                              ; preds = %653
  store i32 %654, ptr %540, align 4, !tbaa !5
  %658 = icmp ugt i32 %654, 4096
  br i1 %658, label %659, label %708

659:                                              ; preds = %657
  %660 = zext i32 %654 to i64
  br label %661

661:                                              ; preds = %702, %659
  %662 = phi i64 [ 0, %659 ], [ %704, %702 ]
  %663 = phi i32 [ 0, %659 ], [ %703, %702 ]
  %664 = getelementptr inbounds nuw %struct.Rec, ptr %545, i64 %662
  %665 = load i32, ptr %664, align 4, !tbaa !5
  %666 = getelementptr inbounds nuw i8, ptr %664, i64 4
  %667 = load i32, ptr %666, align 4, !tbaa !5
  %668 = getelementptr inbounds nuw i8, ptr %664, i64 8
  %669 = getelementptr inbounds nuw i8, ptr %664, i64 14
  %670 = load i16, ptr %669, align 2, !tbaa !119
  %671 = getelementptr inbounds nuw i8, ptr %664, i64 16
  %672 = load i32, ptr %671, align 4
  %673 = or i16 %670, 16384
  %674 = icmp eq i32 %663, 0
  br i1 %674, label %689, label %675

675:                                              ; preds = %661
  %676 = zext i32 %663 to i64
  br label %677

677:                                              ; preds = %687, %675
  %678 = phi i64 [ %676, %675 ], [ %679, %687 ]
  %679 = add nsw i64 %678, -1
  %680 = getelementptr inbounds nuw %struct.Rec, ptr %545, i64 %679
  %681 = load i32, ptr %680, align 4, !tbaa !171
  %682 = icmp eq i32 %681, %665
  br i1 %682, label %683, label %687

683:                                              ; preds = %677
  %684 = getelementptr inbounds nuw i8, ptr %680, i64 14
  %685 = load i16, ptr %684, align 2, !tbaa !187
  %686 = icmp eq i16 %685, %673
  br i1 %686, label %697, label %687

687:                                              ; preds = %683, %677
  %688 = icmp eq i64 %679, 0
  br i1 %688, label %689, label %677, !llvm.loop !191

689:                                              ; preds = %687, %661
  %690 = phi i64 [ 0, %661 ], [ %676, %687 ]
  %691 = add i32 %663, 1
  %692 = getelementptr inbounds nuw %struct.Rec, ptr %545, i64 %690
  store i32 %665, ptr %692, align 4, !tbaa !5
  %693 = getelementptr inbounds nuw i8, ptr %692, i64 4
  store i32 %667, ptr %693, align 4, !tbaa !5
  %694 = getelementptr inbounds nuw i8, ptr %692, i64 8
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(6) %694, ptr noundef nonnull align 4 dereferenceable(6) %668, i64 6, i1 false)
  %695 = getelementptr inbounds nuw i8, ptr %692, i64 14
  store i16 %673, ptr %695, align 2, !tbaa !119
  %696 = getelementptr inbounds nuw i8, ptr %692, i64 16
  store i32 %672, ptr %696, align 4
  br label %702

697:                                              ; preds = %683
  %698 = getelementptr inbounds nuw i8, ptr %680, i64 4
  %699 = load i32, ptr %698, align 4, !tbaa !174
  %700 = icmp ugt i32 %667, %699
  br i1 %700, label %701, label %702

701:                                              ; preds = %697
  store i32 %667, ptr %698, align 4, !tbaa !174
  br label %702

702:                                              ; preds = %701, %697, %689
  %703 = phi i32 [ %663, %701 ], [ %663, %697 ], [ %691, %689 ]
  %704 = add nuw nsw i64 %662, 1
  %705 = icmp eq i64 %704, %660
  br i1 %705, label %706, label %661, !llvm.loop !192

706:                                              ; preds = %702
  store i32 %703, ptr %540, align 4, !tbaa !5
  %707 = load i32, ptr %601, align 4, !tbaa !5
  br label %708

708:                                              ; preds = %706, %657
  %709 = phi i32 [ %543, %657 ], [ %707, %706 ]
  %710 = phi i32 [ %654, %657 ], [ %703, %706 ]
  %711 = lshr i32 %709, 1
  %712 = icmp ugt i32 %710, %711
  br i1 %712, label %713, label %767

713:                                              ; preds = %708
  %714 = shl i32 %709, 1
  br label %715

715:                                              ; preds = %713, %538
  %716 = phi i32 [ %714, %713 ], [ 6, %538 ]
  %717 = zext i32 %716 to i64
  %718 = mul nuw nsw i64 %717, 20
  %719 = add nuw nsw i64 %718, 12
  br label %720

720:                                              ; preds = %720, %715
  %721 = phi i32 [ 4, %715 ], [ %725, %720 ]
  %722 = zext nneg i32 %721 to i64
  %723 = shl nuw i64 1, %722
  %724 = icmp ult i64 %723, %719
  %725 = add i32 %721, 1
  br i1 %724, label %720, label %726, !llvm.loop !181

726:                                              ; preds = %720
  %727 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %722
  %728 = load ptr, ptr %727, align 8, !tbaa !87
  %729 = icmp eq ptr %728, null
  br i1 %729, label %732, label %730

730:                                              ; preds = %726
  %731 = load ptr, ptr %728, align 8, !tbaa !89
  store ptr %731, ptr %727, align 8, !tbaa !87
  br label %739

732:                                              ; preds = %726
  %733 = load ptr, ptr @L, align 8, !tbaa !9
  %734 = getelementptr inbounds nuw i8, ptr %733, i64 432
  %735 = load ptr, ptr %734, align 8, !tbaa !91
  %736 = load i64, ptr @pool_used, align 8, !tbaa !61
  %737 = getelementptr inbounds nuw i8, ptr %735, i64 %736
  %738 = add i64 %736, %723
  store i64 %738, ptr @pool_used, align 8, !tbaa !61
  br label %739

739:                                              ; preds = %732, %730
  %740 = phi ptr [ %728, %730 ], [ %737, %732 ]
  store i32 0, ptr %740, align 4, !tbaa !5
  %741 = getelementptr inbounds nuw i8, ptr %473, i64 17
  %742 = load i8, ptr %741, align 1, !tbaa !188
  %743 = getelementptr inbounds nuw i8, ptr %740, i64 8
  store i8 %742, ptr %743, align 4, !tbaa !29
  br i1 %541, label %764, label %744

744:                                              ; preds = %739
  %745 = load i32, ptr %540, align 4, !tbaa !5
  %746 = zext i32 %745 to i64
  %747 = mul nuw nsw i64 %746, 20
  %748 = add nuw nsw i64 %747, 12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %740, ptr noundef nonnull align 4 dereferenceable(1) %540, i64 %748, i1 false)
  %749 = getelementptr inbounds nuw i8, ptr %540, i64 4
  %750 = load i32, ptr %749, align 4, !tbaa !5
  %751 = zext i32 %750 to i64
  %752 = mul nuw nsw i64 %751, 20
  %753 = add nuw nsw i64 %752, 12
  br label %754

754:                                              ; preds = %754, %744
  %755 = phi i32 [ 4, %744 ], [ %759, %754 ]
  %756 = zext nneg i32 %755 to i64
  %757 = shl nuw i64 1, %756
  %758 = icmp ult i64 %757, %753
  %759 = add i32 %755, 1
  br i1 %758, label %754, label %760, !llvm.loop !181

760:                                              ; preds = %754
  %761 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %756
  %762 = load ptr, ptr %761, align 8, !tbaa !87
  store ptr %762, ptr %540, align 8, !tbaa !89
  store ptr %540, ptr %761, align 8, !tbaa !87
  %763 = load i32, ptr %740, align 4, !tbaa !5
  br label %764

764:                                              ; preds = %760, %739
  %765 = phi i32 [ %763, %760 ], [ 0, %739 ]
  %766 = getelementptr inbounds nuw i8, ptr %740, i64 4
  store i32 %716, ptr %766, align 4, !tbaa !5
  store ptr %740, ptr %539, align 8, !tbaa !9
  br label %767

767:                                              ; preds = %764, %708, %600, %542
  %768 = phi i32 [ %543, %600 ], [ %765, %764 ], [ %710, %708 ], [ 0, %542 ]
  %769 = phi ptr [ %540, %600 ], [ %740, %764 ], [ %540, %708 ], [ %540, %542 ]
  %770 = getelementptr inbounds nuw i8, ptr %769, i64 12
  %771 = add i32 %768, 1
  store i32 %771, ptr %769, align 4, !tbaa !5
  %772 = zext i32 %768 to i64
  %773 = getelementptr inbounds nuw %struct.Rec, ptr %770, i64 %772
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %773, ptr noundef nonnull readonly align 4 dereferenceable(20) %473, i64 20, i1 false), !tbaa.struct !189
  %774 = load i16, ptr %508, align 2, !tbaa !187
  %775 = and i16 %774, 14
  %776 = icmp eq i16 %775, 14
  br i1 %776, label %777, label %783

777:                                              ; preds = %767
  %778 = getelementptr inbounds nuw i8, ptr %473, i64 17
  %779 = load i8, ptr %778, align 1, !tbaa !188
  %780 = getelementptr inbounds nuw i8, ptr %769, i64 8
  %781 = load i8, ptr %780, align 4, !tbaa !29
  %782 = icmp eq i8 %779, %781
  br i1 %782, label %785, label %783

783:                                              ; preds = %777, %767
  %784 = getelementptr inbounds nuw i8, ptr %769, i64 8
  store i8 -1, ptr %784, align 4, !tbaa !29
  br label %785

785:                                              ; preds = %783, %777, %591, %535
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %473, ptr noundef nonnull readonly align 8 dereferenceable(20) %8, i64 20, i1 false), !tbaa.struct !189
  br label %786

786:                                              ; preds = %476, %503, %785
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %787 = add i64 %212, %71
  %788 = getelementptr inbounds nuw i8, ptr %213, i64 64
  %789 = icmp ult i64 %787, %184
  br i1 %789, label %211, label %790, !llvm.loop !193

790:                                              ; preds = %786, %181, %29, %21, %64, %50, %37
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @perform_copy(ptr noundef captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load i32, ptr %2, align 8, !tbaa !194
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %76

5:                                                ; preds = %1
  store i32 1, ptr %2, align 8, !tbaa !194
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 8, !tbaa !195
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %15, label %9

9:                                                ; preds = %5
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8
  br label %21

12:                                               ; preds = %30
  %13 = tail call i32 @llvm.umin.i32(i32 %35, i32 4096)
  %14 = zext nneg i32 %13 to i64
  br label %15

15:                                               ; preds = %12, %5
  %16 = phi i64 [ 0, %5 ], [ %14, %12 ]
  %17 = load ptr, ptr @L, align 8, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 520
  %19 = load i64, ptr %18, align 8, !tbaa !67
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %76, label %38

21:                                               ; preds = %9, %30
  %22 = phi i64 [ 0, %9 ], [ %34, %30 ]
  %23 = load i32, ptr %10, align 4, !tbaa !196
  %24 = zext i32 %23 to i64
  %25 = icmp samesign ult i64 %22, %24
  br i1 %25, label %26, label %30

26:                                               ; preds = %21
  %27 = load ptr, ptr %11, align 8, !tbaa !197
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 %22
  %29 = load i8, ptr %28, align 1, !tbaa !29
  br label %30

30:                                               ; preds = %21, %26
  %31 = phi i8 [ %29, %26 ], [ 0, %21 ]
  %32 = load ptr, ptr %0, align 8, !tbaa !198
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 %22
  store i8 %31, ptr %33, align 1, !tbaa !29
  %34 = add nuw nsw i64 %22, 1
  %35 = load i32, ptr %6, align 8, !tbaa !195
  %36 = zext i32 %35 to i64
  %37 = icmp samesign ult i64 %34, %36
  br i1 %37, label %21, label %12, !llvm.loop !199

38:                                               ; preds = %15
  %39 = load ptr, ptr %0, align 8, !tbaa !198
  %40 = getelementptr inbounds nuw i8, ptr %17, i64 96
  %41 = load ptr, ptr %40, align 8, !tbaa !26
  %42 = ptrtoint ptr %39 to i64
  %43 = ptrtoint ptr %41 to i64
  %44 = sub i64 %42, %43
  %45 = getelementptr inbounds nuw i8, ptr %17, i64 128
  %46 = load i64, ptr %45, align 8, !tbaa !37
  %47 = icmp ult i64 %44, %46
  br i1 %47, label %52, label %48

48:                                               ; preds = %38
  %49 = getelementptr inbounds nuw i8, ptr %17, i64 144
  %50 = load i64, ptr %49, align 8, !tbaa !38
  %51 = icmp ult i64 %44, %50
  br i1 %51, label %60, label %52

52:                                               ; preds = %48, %38
  %53 = getelementptr inbounds nuw i8, ptr %17, i64 152
  %54 = load i64, ptr %53, align 8, !tbaa !39
  %55 = icmp ult i64 %44, %54
  br i1 %55, label %60, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 168
  %58 = load i64, ptr %57, align 8, !tbaa !40
  %59 = icmp ult i64 %44, %58
  br i1 %59, label %76, label %60

60:                                               ; preds = %56, %52, %48
  %61 = add i64 %44, %16
  %62 = and i64 %44, -4
  %63 = icmp ult i64 %62, %61
  br i1 %63, label %67, label %64

64:                                               ; preds = %67, %60
  %65 = load i64, ptr @progress, align 8, !tbaa !61
  %66 = add i64 %65, 1
  store i64 %66, ptr @progress, align 8, !tbaa !61
  br label %76

67:                                               ; preds = %60, %67
  %68 = phi i64 [ %74, %67 ], [ %62, %60 ]
  %69 = lshr exact i64 %68, 2
  %70 = and i64 %69, 1023
  %71 = getelementptr inbounds nuw i32, ptr @watches, i64 %70
  %72 = load i32, ptr %71, align 4, !tbaa !5
  %73 = add i32 %72, 1
  store i32 %73, ptr %71, align 4, !tbaa !5
  %74 = add i64 %68, 4
  %75 = icmp ult i64 %74, %61
  br i1 %75, label %67, label %64, !llvm.loop !79

76:                                               ; preds = %64, %56, %1, %15
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @gevo_async_commit(ptr noundef readonly captures(none) %0) #7 {
  %2 = load ptr, ptr @queues, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %4 = load i32, ptr %3, align 4, !tbaa !62
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw %struct.Queue, ptr %2, i64 %5
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load i32, ptr %7, align 4, !tbaa !162
  %9 = add i32 %8, 1
  store i32 %9, ptr %7, align 4, !tbaa !162
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define void @gevo_async_wait(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1) #0 {
  %3 = load ptr, ptr @queues, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %5 = load i32, ptr %4, align 4, !tbaa !62
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.Queue, ptr %3, i64 %6
  %8 = icmp slt i32 %1, 0
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %10 = load i32, ptr %9, align 4, !tbaa !162
  br i1 %8, label %11, label %13

11:                                               ; preds = %2
  %12 = add i32 %10, 1
  store i32 %12, ptr %9, align 4, !tbaa !162
  br label %17

13:                                               ; preds = %2
  %14 = icmp ugt i32 %10, %1
  br i1 %14, label %15, label %19

15:                                               ; preds = %13
  %16 = sub nuw i32 %10, %1
  br label %17

17:                                               ; preds = %11, %15
  %18 = phi i32 [ %16, %15 ], [ %12, %11 ]
  tail call fastcc void @complete_before(ptr noundef nonnull %0, i32 noundef %18)
  br label %19

19:                                               ; preds = %17, %13
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @complete_before(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1) unnamed_addr #0 {
  %3 = load ptr, ptr @queues, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %5 = load i32, ptr %4, align 4, !tbaa !62
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.Queue, ptr %3, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !166
  %9 = icmp eq i32 %8, -1
  br i1 %9, label %64, label %10

10:                                               ; preds = %2
  %11 = load ptr, ptr @copies, align 8, !tbaa !9
  br label %12

12:                                               ; preds = %10, %57
  %13 = phi ptr [ %58, %57 ], [ %11, %10 ]
  %14 = phi i32 [ %61, %57 ], [ %8, %10 ]
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds %struct.Copy, ptr %13, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 32
  %18 = load i32, ptr %17, align 8, !tbaa !200
  %19 = icmp ult i32 %18, %1
  br i1 %19, label %20, label %66

20:                                               ; preds = %12
  tail call fastcc void @perform_copy(ptr noundef nonnull %16)
  %21 = load ptr, ptr @L, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 392
  %23 = load i64, ptr %22, align 8, !tbaa !65
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %57, label %25

25:                                               ; preds = %20
  %26 = load ptr, ptr %16, align 8, !tbaa !198
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %28 = load ptr, ptr %27, align 8, !tbaa !26
  %29 = ptrtoint ptr %26 to i64
  %30 = ptrtoint ptr %28 to i64
  %31 = sub i64 %29, %30
  %32 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !197
  %34 = ptrtoint ptr %33 to i64
  %35 = sub i64 %34, %30
  %36 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %37 = load i32, ptr %36, align 8, !tbaa !195
  %38 = zext i32 %37 to i64
  tail call fastcc void @settle_pending(ptr noundef readonly %0, i64 noundef %31, i64 noundef %38)
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 20
  %40 = load i32, ptr %39, align 4, !tbaa !196
  %41 = zext i32 %40 to i64
  tail call fastcc void @settle_pending(ptr noundef readonly %0, i64 noundef %35, i64 noundef %41)
  %42 = load i32, ptr %39, align 4, !tbaa !196
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %25
  %45 = getelementptr inbounds nuw i8, ptr %16, i64 28
  %46 = load i32, ptr %45, align 4, !tbaa !201
  %47 = zext i32 %42 to i64
  tail call fastcc void @detect(ptr noundef readonly %0, i32 noundef %46, i64 noundef %35, i64 noundef %47, i32 noundef 0, i64 noundef %47, ptr noundef null)
  br label %48

48:                                               ; preds = %44, %25
  %49 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %50 = load i32, ptr %49, align 8, !tbaa !202
  %51 = load i32, ptr %36, align 8, !tbaa !195
  %52 = zext i32 %51 to i64
  tail call fastcc void @detect(ptr noundef readonly %0, i32 noundef %50, i64 noundef %31, i64 noundef %52, i32 noundef 1, i64 noundef %52, ptr noundef null)
  %53 = load i32, ptr %49, align 8, !tbaa !202
  %54 = load i32, ptr %36, align 8, !tbaa !195
  %55 = zext i32 %54 to i64
  tail call fastcc void @look_at_contents(ptr noundef readonly %0, i32 noundef %53, i64 noundef %31, i64 noundef %55, i32 noundef 1)
  %56 = load ptr, ptr @copies, align 8, !tbaa !9
  br label %57

57:                                               ; preds = %20, %48
  %58 = phi ptr [ %13, %20 ], [ %56, %48 ]
  %59 = getelementptr inbounds %struct.Copy, ptr %58, i64 %15
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 36
  %61 = load i32, ptr %60, align 4, !tbaa !160
  store i32 %61, ptr %7, align 4, !tbaa !166
  %62 = load i32, ptr @free_copy, align 4, !tbaa !5
  store i32 %62, ptr %60, align 4, !tbaa !160
  store i32 %14, ptr @free_copy, align 4, !tbaa !5
  %63 = icmp eq i32 %61, -1
  br i1 %63, label %64, label %12, !llvm.loop !203

64:                                               ; preds = %57, %2
  %65 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 -1, ptr %65, align 4, !tbaa !165
  br label %66

66:                                               ; preds = %12, %64
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define ptr @gevo_frame(ptr noundef captures(address_is_null) %0, i64 noundef %1) #7 {
  %3 = add i64 %1, 63
  %4 = and i64 %3, -64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 648
  %7 = load i64, ptr %6, align 8, !tbaa !204
  %8 = icmp ugt i64 %4, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i64 %4, ptr %6, align 8, !tbaa !204
  br label %10

10:                                               ; preds = %9, %2
  %11 = load ptr, ptr @free_frames, align 8, !tbaa !164
  %12 = icmp eq ptr %11, null
  br i1 %12, label %16, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %11, ptr %14, align 8, !tbaa !205
  %15 = load i64, ptr %11, align 1
  store i64 %15, ptr @free_frames, align 8
  br label %47

16:                                               ; preds = %10
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 224
  %18 = load i64, ptr %17, align 8, !tbaa !206
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
  %26 = getelementptr inbounds nuw i8, ptr %5, i64 600
  store i32 10, ptr %26, align 8, !tbaa !154
  %27 = getelementptr inbounds nuw i8, ptr %5, i64 604
  store i32 -1, ptr %27, align 4, !tbaa !155
  %28 = getelementptr inbounds nuw i8, ptr %5, i64 608
  store i32 -1, ptr %28, align 8, !tbaa !156
  %29 = icmp eq ptr %0, null
  br i1 %29, label %36, label %30

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %32 = load ptr, ptr %31, align 8, !tbaa !31
  %33 = load i32, ptr %32, align 8, !tbaa !157
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %35 = load i32, ptr %34, align 8, !tbaa !51
  br label %36

36:                                               ; preds = %30, %25
  %37 = phi i32 [ %33, %30 ], [ 0, %25 ]
  %38 = phi i32 [ %35, %30 ], [ 0, %25 ]
  %39 = getelementptr inbounds nuw i8, ptr %5, i64 616
  store i32 %37, ptr %39, align 8, !tbaa !158
  %40 = getelementptr inbounds nuw i8, ptr %5, i64 620
  store i32 %38, ptr %40, align 4, !tbaa !159
  br label %47

41:                                               ; preds = %16
  %42 = getelementptr inbounds nuw i8, ptr %5, i64 216
  %43 = load ptr, ptr %42, align 8, !tbaa !207
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 %19
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %44, ptr %45, align 8, !tbaa !205
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
  %15 = getelementptr inbounds nuw i8, ptr %14, i64 600
  store i32 11, ptr %15, align 8, !tbaa !154
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 604
  store i32 %1, ptr %16, align 4, !tbaa !155
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 608
  store i32 -1, ptr %17, align 8, !tbaa !156
  %18 = load i32, ptr %6, align 8, !tbaa !157
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %20 = load i32, ptr %19, align 8, !tbaa !51
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 616
  store i32 %18, ptr %21, align 8, !tbaa !158
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 620
  store i32 %20, ptr %22, align 4, !tbaa !159
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
  %36 = getelementptr inbounds nuw i8, ptr %35, i64 200
  %37 = load i32, ptr %36, align 8, !tbaa !112
  %38 = getelementptr inbounds nuw i8, ptr %35, i64 204
  %39 = load i32, ptr %38, align 4, !tbaa !114
  %40 = shl nuw i32 1, %39
  %41 = getelementptr inbounds nuw i8, ptr %35, i64 192
  %42 = load i32, ptr %41, align 8, !tbaa !116
  tail call fastcc void @pair_set_lanes(ptr noundef %35, i32 noundef %37, i32 noundef %40, i32 noundef %42)
  %43 = load i32, ptr %41, align 8, !tbaa !116
  %44 = add i32 %43, 1
  store i32 %44, ptr %41, align 8, !tbaa !116
  %45 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %46 = zext nneg i32 %2 to i64
  %47 = getelementptr inbounds nuw %struct.Pair, ptr %45, i64 %46
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 16
  %49 = load ptr, ptr %47, align 8, !tbaa !134
  %50 = load ptr, ptr %48, align 8, !tbaa !134
  %51 = icmp eq ptr %49, %50
  br i1 %51, label %52, label %70

52:                                               ; preds = %30
  %53 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %54 = load ptr, ptr %53, align 8, !tbaa !135
  %55 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %56 = load ptr, ptr %55, align 8, !tbaa !135
  %57 = icmp eq ptr %54, %56
  br i1 %57, label %58, label %70

58:                                               ; preds = %52
  %59 = getelementptr inbounds nuw i8, ptr %35, i64 16
  %60 = load ptr, ptr %35, align 8, !tbaa !134
  %61 = load ptr, ptr %59, align 8, !tbaa !134
  %62 = icmp eq ptr %60, %61
  br i1 %62, label %63, label %70

63:                                               ; preds = %58
  %64 = getelementptr inbounds nuw i8, ptr %35, i64 8
  %65 = load ptr, ptr %64, align 8, !tbaa !135
  %66 = getelementptr inbounds nuw i8, ptr %35, i64 24
  %67 = load ptr, ptr %66, align 8, !tbaa !135
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
  %84 = load ptr, ptr %83, align 8, !tbaa !208
  %85 = zext i32 %80 to i64
  br label %86

86:                                               ; preds = %82, %112
  %87 = phi i64 [ 0, %82 ], [ %113, %112 ]
  %88 = getelementptr inbounds nuw %struct.Thread, ptr %84, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 20
  %90 = load i32, ptr %89, align 4, !tbaa !209
  %91 = icmp eq i32 %90, 1
  br i1 %91, label %92, label %112

92:                                               ; preds = %86
  %93 = getelementptr inbounds nuw i8, ptr %88, i64 64
  %94 = load i64, ptr %93, align 8, !tbaa !210
  %95 = icmp eq i64 %94, %74
  br i1 %95, label %96, label %112

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %88, i64 72
  %98 = load i64, ptr %97, align 8, !tbaa !211
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
  %109 = load i32, ptr %108, align 8, !tbaa !212
  %110 = icmp eq i32 %102, %109
  br i1 %110, label %111, label %115

111:                                              ; preds = %103, %107
  tail call fastcc void @release_barrier(ptr noundef nonnull %6, i64 noundef %74)
  br label %115

112:                                              ; preds = %86, %92
  %113 = add nuw nsw i64 %87, 1
  %114 = icmp eq i64 %113, %85
  br i1 %114, label %115, label %86, !llvm.loop !213

115:                                              ; preds = %112, %103, %73, %13, %10, %111, %107
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 0, 2) i32 @at_barrier(ptr noundef readonly captures(none) %0, i64 noundef %1) #9 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i32, ptr %3, align 4, !tbaa !209
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %8 = load i64, ptr %7, align 8, !tbaa !210
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
  br i1 %9, label %10, label %78, !llvm.loop !214

10:                                               ; preds = %8, %6
  %11 = phi i32 [ 0, %6 ], [ %13, %8 ]
  %12 = zext i32 %11 to i64
  %13 = add i32 %11, 32
  %14 = tail call i32 @llvm.umin.i32(i32 %13, i32 %4)
  %15 = icmp ult i32 %11, %14
  br i1 %15, label %16, label %8

16:                                               ; preds = %10
  %17 = load ptr, ptr %7, align 8, !tbaa !208
  %18 = zext i32 %14 to i64
  br label %19

19:                                               ; preds = %34, %16
  %20 = phi i64 [ %12, %16 ], [ %35, %34 ]
  %21 = getelementptr inbounds nuw %struct.Thread, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %23 = load i32, ptr %22, align 4, !tbaa !209
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %25, label %34

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 64
  %27 = load i64, ptr %26, align 8, !tbaa !210
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 60
  %31 = load i32, ptr %30, align 4, !tbaa !215
  %32 = and i32 %31, 128
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %37, label %34

34:                                               ; preds = %29, %25, %19
  %35 = add nuw nsw i64 %20, 1
  %36 = icmp samesign ult i64 %35, %18
  br i1 %36, label %19, label %8, !llvm.loop !216

37:                                               ; preds = %29
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 56
  br label %39

39:                                               ; preds = %68, %37
  %40 = phi i64 [ %12, %37 ], [ %69, %68 ]
  %41 = getelementptr inbounds nuw %struct.Thread, ptr %17, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 20
  %43 = load i32, ptr %42, align 4, !tbaa !209
  switch i32 %43, label %53 [
    i32 3, label %68
    i32 1, label %44
  ]

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 64
  %46 = load i64, ptr %45, align 8, !tbaa !210
  %47 = icmp eq i64 %46, %1
  br i1 %47, label %48, label %53

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %50 = load i32, ptr %49, align 8, !tbaa !217
  %51 = load i32, ptr %38, align 8, !tbaa !217
  %52 = icmp eq i32 %50, %51
  br i1 %52, label %68, label %53

53:                                               ; preds = %48, %44, %39
  %54 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %55 = icmp eq i32 %54, 0
  %56 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %55, label %57, label %71

57:                                               ; preds = %53
  %58 = load i32, ptr %38, align 8, !tbaa !217
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 600
  store i32 6, ptr %59, align 8, !tbaa !154
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 604
  store i32 %58, ptr %60, align 4, !tbaa !155
  %61 = getelementptr inbounds nuw i8, ptr %21, i64 112
  %62 = load ptr, ptr %61, align 8, !tbaa !31
  %63 = load i32, ptr %62, align 8, !tbaa !157
  %64 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %65 = load i32, ptr %64, align 8, !tbaa !51
  %66 = getelementptr inbounds nuw i8, ptr %56, i64 616
  store i32 %63, ptr %66, align 8, !tbaa !158
  %67 = getelementptr inbounds nuw i8, ptr %56, i64 620
  store i32 %65, ptr %67, align 4, !tbaa !159
  br label %71

68:                                               ; preds = %48, %39
  %69 = add nuw nsw i64 %40, 1
  %70 = icmp samesign ult i64 %69, %18
  br i1 %70, label %39, label %8, !llvm.loop !218

71:                                               ; preds = %53, %57
  %72 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %73 = load i32, ptr %72, align 8, !tbaa !217
  %74 = getelementptr inbounds nuw i8, ptr %56, i64 608
  store i32 %73, ptr %74, align 8, !tbaa !156
  %75 = getelementptr inbounds nuw i8, ptr %41, i64 104
  %76 = load i32, ptr %75, align 8, !tbaa !51
  %77 = getelementptr inbounds nuw i8, ptr %56, i64 628
  store i32 %76, ptr %77, align 4, !tbaa !219
  br label %162

78:                                               ; preds = %8, %2
  %79 = load ptr, ptr @L, align 8, !tbaa !9
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 392
  %81 = load i64, ptr %80, align 8, !tbaa !65
  %82 = icmp eq i64 %81, 0
  br i1 %82, label %94, label %83

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %85 = load ptr, ptr %84, align 8, !tbaa !208
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
  %99 = load ptr, ptr %98, align 8, !tbaa !208
  %100 = zext i32 %95 to i64
  br label %107

101:                                              ; preds = %127
  %102 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %103 = load ptr, ptr %102, align 8, !tbaa !208
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
  %113 = load i32, ptr %112, align 4, !tbaa !209
  %114 = icmp eq i32 %113, 1
  br i1 %114, label %115, label %127

115:                                              ; preds = %107
  %116 = getelementptr inbounds nuw i8, ptr %111, i64 64
  %117 = load i64, ptr %116, align 8, !tbaa !210
  %118 = icmp eq i64 %117, %1
  br i1 %118, label %119, label %127

119:                                              ; preds = %115
  %120 = getelementptr inbounds nuw i8, ptr %111, i64 80
  %121 = load i64, ptr %120, align 8, !tbaa !220
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
  br i1 %131, label %101, label %107, !llvm.loop !221

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
  %143 = load i32, ptr %142, align 4, !tbaa !215
  %144 = and i32 %143, -129
  %145 = getelementptr inbounds nuw i8, ptr %141, i64 20
  %146 = load i32, ptr %145, align 4, !tbaa !209
  %147 = icmp eq i32 %146, 1
  br i1 %147, label %148, label %159

148:                                              ; preds = %139
  %149 = getelementptr inbounds nuw i8, ptr %141, i64 64
  %150 = load i64, ptr %149, align 8, !tbaa !210
  %151 = icmp eq i64 %150, %1
  br i1 %151, label %152, label %159

152:                                              ; preds = %148
  %153 = icmp eq i32 %144, 2
  %154 = icmp eq i32 %144, 3
  %155 = select i1 %154, i32 %128, i32 %105
  %156 = select i1 %153, i32 %129, i32 %155
  %157 = zext i32 %156 to i64
  %158 = getelementptr inbounds nuw i8, ptr %141, i64 88
  store i64 %157, ptr %158, align 8, !tbaa !222
  store i32 0, ptr %145, align 4, !tbaa !209
  br label %159

159:                                              ; preds = %139, %148, %152
  %160 = add nuw nsw i64 %140, 1
  %161 = icmp eq i64 %160, %106
  br i1 %161, label %132, label %139, !llvm.loop !223

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
  %24 = load i64, ptr %23, align 8, !tbaa !224
  %25 = mul i64 %24, %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %27 = load ptr, ptr %26, align 8, !tbaa !225
  store ptr %27, ptr @tracks, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw %struct.Track, ptr %27, i64 %25
  store ptr %28, ptr @turns, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw %struct.Turn, ptr %28, i64 %25
  store ptr %29, ptr @ready, align 8, !tbaa !226
  %30 = getelementptr inbounds nuw ptr, ptr %29, i64 %25
  store ptr %30, ptr @parked, align 8, !tbaa !226
  %31 = getelementptr inbounds nuw ptr, ptr %30, i64 %25
  store ptr %31, ptr @queues, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %33 = load ptr, ptr %32, align 8, !tbaa !228
  store ptr %33, ptr @copies, align 8, !tbaa !9
  store i32 0, ptr @n_copies, align 4, !tbaa !5
  store i32 -1, ptr @free_copy, align 4, !tbaa !5
  %34 = and i64 %24, 4294967295
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %104, %1
  br label %111

37:                                               ; preds = %1
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !229
  %40 = add i32 %10, 31
  %41 = and i32 %40, -32
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %43 = load i64, ptr %42, align 8, !tbaa !230
  %44 = zext i32 %41 to i64
  %45 = mul i64 %43, %44
  %46 = icmp eq i32 %10, 0
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %48 = shl i64 %43, 7
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %52 = and i64 %24, 4294967295
  br label %53

53:                                               ; preds = %37, %104
  %54 = phi i64 [ 0, %37 ], [ %105, %104 ]
  %55 = mul i64 %45, %54
  %56 = getelementptr inbounds nuw i32, ptr %39, i64 %55
  br i1 %46, label %104, label %57

57:                                               ; preds = %53
  %58 = load ptr, ptr %47, align 8, !tbaa !231
  %59 = mul nuw i64 %54, %22
  %60 = getelementptr inbounds nuw %struct.Thread, ptr %58, i64 %59
  %61 = trunc nuw i64 %54 to i32
  %62 = mul i32 %10, %61
  %63 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %54
  %64 = load ptr, ptr %49, align 8, !tbaa !26
  %65 = load i64, ptr %50, align 8, !tbaa !39
  %66 = getelementptr inbounds nuw i8, ptr %64, i64 %65
  %67 = load i64, ptr %51, align 8, !tbaa !63
  br label %68

68:                                               ; preds = %68, %57
  %69 = phi i64 [ 0, %57 ], [ %102, %68 ]
  %70 = getelementptr inbounds nuw %struct.Thread, ptr %60, i64 %69
  %71 = load i32, ptr %3, align 4, !tbaa !5
  %72 = trunc nuw i64 %69 to i32
  %73 = urem i32 %72, %71
  store i32 %73, ptr %70, align 8, !tbaa !5
  %74 = load i32, ptr %3, align 4, !tbaa !5
  %75 = udiv i32 %72, %74
  %76 = load i32, ptr %5, align 4, !tbaa !5
  %77 = urem i32 %75, %76
  %78 = getelementptr inbounds nuw i8, ptr %70, i64 4
  store i32 %77, ptr %78, align 4, !tbaa !5
  %79 = load i32, ptr %3, align 4, !tbaa !5
  %80 = udiv i32 %72, %79
  %81 = load i32, ptr %5, align 4, !tbaa !5
  %82 = udiv i32 %80, %81
  %83 = getelementptr inbounds nuw i8, ptr %70, i64 8
  store i32 %82, ptr %83, align 8, !tbaa !5
  %84 = and i32 %72, 31
  %85 = getelementptr inbounds nuw i8, ptr %70, i64 12
  store i32 %84, ptr %85, align 4, !tbaa !64
  %86 = lshr i32 %72, 5
  %87 = getelementptr inbounds nuw i8, ptr %70, i64 16
  store i32 %86, ptr %87, align 8, !tbaa !54
  %88 = getelementptr inbounds nuw i8, ptr %70, i64 104
  store i32 %72, ptr %88, align 8, !tbaa !51
  %89 = add i32 %62, %72
  %90 = getelementptr inbounds nuw i8, ptr %70, i64 108
  store i32 %89, ptr %90, align 4, !tbaa !62
  %91 = getelementptr inbounds nuw i8, ptr %70, i64 112
  store ptr %63, ptr %91, align 8, !tbaa !31
  %92 = zext nneg i32 %86 to i64
  %93 = mul i64 %48, %92
  %94 = getelementptr inbounds nuw i8, ptr %56, i64 %93
  %95 = and i64 %69, 31
  %96 = getelementptr inbounds nuw i32, ptr %94, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %70, i64 32
  store ptr %96, ptr %97, align 8, !tbaa !232
  %98 = zext i32 %89 to i64
  %99 = mul i64 %67, %98
  %100 = getelementptr inbounds nuw i8, ptr %66, i64 %99
  %101 = getelementptr inbounds nuw i8, ptr %70, i64 40
  store ptr %100, ptr %101, align 8, !tbaa !233
  %102 = add nuw nsw i64 %69, 1
  %103 = icmp eq i64 %102, %22
  br i1 %103, label %104, label %68, !llvm.loop !234

104:                                              ; preds = %68, %53
  %105 = add nuw nsw i64 %54, 1
  %106 = icmp eq i64 %105, %52
  br i1 %106, label %36, label %53, !llvm.loop !235

107:                                              ; preds = %111
  %108 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %109 = load i64, ptr %108, align 8, !tbaa !65
  %110 = icmp eq i64 %109, 0
  br i1 %110, label %122, label %121

111:                                              ; preds = %36, %111
  %112 = phi i64 [ %119, %111 ], [ 0, %36 ]
  %113 = getelementptr inbounds nuw i32, ptr %3, i64 %112
  %114 = load i32, ptr %113, align 4, !tbaa !5
  %115 = getelementptr inbounds nuw i32, ptr @gevo_state, i64 %112
  store i32 %114, ptr %115, align 4, !tbaa !5
  %116 = getelementptr inbounds nuw i32, ptr %11, i64 %112
  %117 = load i32, ptr %116, align 4, !tbaa !5
  %118 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 12), i64 %112
  store i32 %117, ptr %118, align 4, !tbaa !5
  %119 = add nuw nsw i64 %112, 1
  %120 = icmp eq i64 %119, 3
  br i1 %120, label %107, label %111, !llvm.loop !236

121:                                              ; preds = %107
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(320) @free_parts, i8 0, i64 320, i1 false), !tbaa !87
  store i64 0, ptr @pool_used, align 8, !tbaa !61
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32768) @locations, i8 0, i64 32768, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) @device_fences, i8 0, i64 16, i1 false)
  store i32 0, ptr @max_doubts, align 4, !tbaa !5
  store i32 0, ptr @n_doubts, align 4, !tbaa !5
  br label %122

122:                                              ; preds = %121, %107
  %123 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %124 = load i64, ptr %123, align 8, !tbaa !67
  %125 = icmp eq i64 %124, 0
  br i1 %125, label %1453, label %126

126:                                              ; preds = %122
  %127 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %128 = load i64, ptr %127, align 8, !tbaa !237
  %129 = mul i64 %128, 7146057691288625177
  %130 = add i64 %129, 1
  store i64 %130, ptr @random_state, align 8, !tbaa !61
  %131 = and i64 %128, 3
  %132 = getelementptr inbounds nuw i8, ptr @run_scheduled.inclinations, i64 %131
  %133 = load i8, ptr %132, align 1, !tbaa !29
  %134 = zext i8 %133 to i32
  store i32 %134, ptr @inclination, align 4, !tbaa !5
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %136 = load i64, ptr %135, align 8, !tbaa !167
  %137 = icmp eq i64 %136, 3
  br i1 %137, label %138, label %151

138:                                              ; preds = %126
  %139 = add i64 %129, -7046029254386353130
  store i64 %139, ptr @random_state, align 8, !tbaa !61
  %140 = lshr i64 %139, 30
  %141 = xor i64 %140, %139
  %142 = mul i64 %141, -4658895280553007687
  %143 = lshr i64 %142, 27
  %144 = xor i64 %143, %142
  %145 = mul i64 %144, -7723592293110705685
  %146 = lshr i64 %145, 31
  %147 = xor i64 %146, %145
  %148 = urem i64 %147, 10
  %149 = trunc nuw nsw i64 %148 to i32
  %150 = shl nuw nsw i32 16, %149
  store i32 %150, ptr @inclination, align 4, !tbaa !5
  br label %151

151:                                              ; preds = %138, %126
  store i32 0, ptr @in_flight, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  store i32 0, ptr @n_ready, align 4, !tbaa !5
  store ptr null, ptr @let_go, align 8, !tbaa !9
  store ptr null, ptr @held, align 8, !tbaa !9
  store ptr null, ptr @running, align 8, !tbaa !238
  store i64 0, ptr @frames_used, align 8, !tbaa !61
  store ptr null, ptr @free_frames, align 8, !tbaa !164
  store i64 0, ptr @progress, align 8, !tbaa !61
  store i64 0, ptr @patience, align 8, !tbaa !61
  store i64 0, ptr @woken_at, align 8, !tbaa !61
  store i64 0, ptr @next_block, align 8, !tbaa !61
  %152 = load i64, ptr %23, align 8, !tbaa !224
  %153 = and i64 %152, 4294967295
  %154 = icmp eq i64 %153, 0
  br i1 %154, label %155, label %158

155:                                              ; preds = %158, %151
  %156 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %157 = icmp eq i32 %156, 0
  br i1 %157, label %164, label %1804

158:                                              ; preds = %151, %158
  %159 = phi i64 [ %162, %158 ], [ 0, %151 ]
  %160 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %159
  %161 = getelementptr inbounds nuw i8, ptr %160, i64 16
  store i32 0, ptr %161, align 8, !tbaa !212
  %162 = add nuw nsw i64 %159, 1
  %163 = icmp eq i64 %162, %153
  br i1 %163, label %155, label %158, !llvm.loop !239

164:                                              ; preds = %155, %1448
  %165 = phi i32 [ %1451, %1448 ], [ 1, %155 ]
  %166 = phi ptr [ %1449, %1448 ], [ null, %155 ]
  %167 = load i64, ptr @next_block, align 8, !tbaa !61
  %168 = icmp slt i64 %167, %21
  br i1 %168, label %169, label %320

169:                                              ; preds = %164
  %170 = load ptr, ptr @L, align 8, !tbaa !9
  %171 = getelementptr inbounds nuw i8, ptr %170, i64 64
  %172 = load i32, ptr %171, align 4, !tbaa !5
  %173 = getelementptr inbounds nuw i8, ptr %170, i64 60
  %174 = load i32, ptr %173, align 4, !tbaa !5
  %175 = mul i32 %174, %172
  %176 = getelementptr inbounds nuw i8, ptr %170, i64 68
  %177 = load i32, ptr %176, align 4, !tbaa !5
  %178 = mul i32 %175, %177
  %179 = zext i32 %178 to i64
  %180 = icmp eq i32 %178, 0
  %181 = load i32, ptr @in_flight, align 4, !tbaa !5
  br label %186

182:                                              ; preds = %313
  store i32 %281, ptr @n_ready, align 4, !tbaa !5
  br label %183

183:                                              ; preds = %228, %182
  %184 = load i64, ptr @next_block, align 8, !tbaa !61
  %185 = icmp slt i64 %184, %21
  br i1 %185, label %186, label %316, !llvm.loop !240

186:                                              ; preds = %183, %169
  %187 = phi i32 [ %181, %169 ], [ %231, %183 ]
  %188 = phi i64 [ %167, %169 ], [ %184, %183 ]
  %189 = zext i32 %187 to i64
  %190 = load ptr, ptr @L, align 8, !tbaa !9
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 528
  %192 = load i64, ptr %191, align 8, !tbaa !224
  %193 = icmp sgt i64 %192, %189
  br i1 %193, label %194, label %316

194:                                              ; preds = %186
  %195 = getelementptr inbounds nuw i8, ptr %190, i64 8
  %196 = load i64, ptr %195, align 8, !tbaa !241
  %197 = icmp ne i64 %196, 0
  %198 = icmp ne i32 %187, 0
  %199 = and i1 %198, %197
  br i1 %199, label %200, label %211

200:                                              ; preds = %194
  %201 = getelementptr inbounds nuw i8, ptr %190, i64 648
  %202 = load i64, ptr %201, align 8, !tbaa !204
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %316, label %204

204:                                              ; preds = %200
  %205 = load i64, ptr @frames_used, align 8, !tbaa !61
  %206 = mul i64 %202, %179
  %207 = add i64 %205, %206
  %208 = getelementptr inbounds nuw i8, ptr %190, i64 224
  %209 = load i64, ptr %208, align 8, !tbaa !206
  %210 = icmp ugt i64 %207, %209
  br i1 %210, label %316, label %211

211:                                              ; preds = %204, %194
  br label %212

212:                                              ; preds = %211, %212
  %213 = phi i32 [ %219, %212 ], [ 0, %211 ]
  %214 = zext i32 %213 to i64
  %215 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %214
  %216 = getelementptr inbounds nuw i8, ptr %215, i64 16
  %217 = load i32, ptr %216, align 8, !tbaa !212
  %218 = icmp eq i32 %217, 0
  %219 = add i32 %213, 1
  br i1 %218, label %220, label %212, !llvm.loop !242

220:                                              ; preds = %212
  %221 = add nsw i64 %188, 1
  store i64 %221, ptr @next_block, align 8, !tbaa !61
  %222 = getelementptr inbounds nuw i8, ptr %190, i64 72
  %223 = load ptr, ptr %222, align 8, !tbaa !243
  %224 = icmp eq ptr %223, null
  br i1 %224, label %228, label %225

225:                                              ; preds = %220
  %226 = getelementptr inbounds i64, ptr %223, i64 %188
  %227 = load i64, ptr %226, align 8, !tbaa !61
  br label %228

228:                                              ; preds = %225, %220
  %229 = phi i64 [ %227, %225 ], [ %188, %220 ]
  tail call fastcc void @start_block(ptr noundef nonnull %215, i32 noundef %213, i64 noundef %229)
  %230 = load i32, ptr @in_flight, align 4, !tbaa !5
  %231 = add i32 %230, 1
  store i32 %231, ptr @in_flight, align 4, !tbaa !5
  %232 = load i64, ptr @progress, align 8, !tbaa !61
  %233 = add i64 %232, 1
  store i64 %233, ptr @progress, align 8, !tbaa !61
  br i1 %180, label %183, label %234

234:                                              ; preds = %228
  %235 = load i32, ptr @n_ready, align 4
  %236 = load i64, ptr @random_state, align 8
  %237 = load ptr, ptr @turns, align 8, !tbaa !9
  %238 = getelementptr inbounds nuw i8, ptr %215, i64 24
  %239 = trunc i64 %188 to i32
  %240 = load ptr, ptr @L, align 8, !tbaa !9
  %241 = getelementptr inbounds nuw i8, ptr %240, i64 544
  %242 = shl i32 %239, 10
  %243 = load ptr, ptr @ready, align 8, !tbaa !226
  br label %244

244:                                              ; preds = %313, %234
  %245 = phi i64 [ 0, %234 ], [ %314, %313 ]
  %246 = phi i64 [ %236, %234 ], [ %276, %313 ]
  %247 = phi i32 [ %235, %234 ], [ %281, %313 ]
  %248 = load ptr, ptr %238, align 8, !tbaa !208
  %249 = getelementptr inbounds nuw %struct.Thread, ptr %248, i64 %245
  %250 = getelementptr inbounds nuw i8, ptr %249, i64 108
  %251 = load i32, ptr %250, align 4, !tbaa !62
  %252 = zext i32 %251 to i64
  %253 = getelementptr inbounds nuw %struct.Turn, ptr %237, i64 %252
  %254 = load i64, ptr %241, align 8, !tbaa !167
  switch i64 %254, label %275 [
    i64 0, label %255
    i64 1, label %259
    i64 3, label %264
  ]

255:                                              ; preds = %244
  %256 = getelementptr inbounds nuw i8, ptr %249, i64 104
  %257 = load i32, ptr %256, align 8, !tbaa !51
  %258 = add i32 %257, %242
  br label %275

259:                                              ; preds = %244
  %260 = getelementptr inbounds nuw i8, ptr %249, i64 104
  %261 = load i32, ptr %260, align 8, !tbaa !51
  %262 = add i32 %261, %242
  %263 = xor i32 %262, -1
  br label %275

264:                                              ; preds = %244
  %265 = add i64 %246, -7046029254386353131
  store i64 %265, ptr @random_state, align 8, !tbaa !61
  %266 = lshr i64 %265, 30
  %267 = xor i64 %266, %265
  %268 = mul i64 %267, -4658895280553007687
  %269 = lshr i64 %268, 27
  %270 = xor i64 %269, %268
  %271 = mul i64 %270, -7723592293110705685
  %272 = lshr i64 %271, 34
  %273 = trunc nuw nsw i64 %272 to i32
  %274 = or disjoint i32 %273, 1073741824
  br label %275

275:                                              ; preds = %264, %259, %255, %244
  %276 = phi i64 [ %265, %264 ], [ %246, %255 ], [ %246, %259 ], [ %246, %244 ]
  %277 = phi i32 [ %274, %264 ], [ %258, %255 ], [ %263, %259 ], [ 0, %244 ]
  store i32 %277, ptr %253, align 8, !tbaa !5
  %278 = getelementptr inbounds nuw i8, ptr %253, i64 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(116) %278, i8 0, i64 116, i1 false)
  %279 = load ptr, ptr %238, align 8, !tbaa !208
  %280 = getelementptr inbounds nuw %struct.Thread, ptr %279, i64 %245
  %281 = add i32 %247, 1
  %282 = getelementptr inbounds nuw i8, ptr %280, i64 108
  %283 = load i32, ptr %282, align 4, !tbaa !62
  %284 = zext i32 %283 to i64
  %285 = getelementptr inbounds nuw %struct.Turn, ptr %237, i64 %284
  %286 = getelementptr inbounds nuw i8, ptr %285, i64 4
  store i32 1, ptr %286, align 4, !tbaa !244
  %287 = zext i32 %247 to i64
  %288 = getelementptr inbounds nuw ptr, ptr %243, i64 %287
  store ptr %280, ptr %288, align 8, !tbaa !9
  %289 = icmp eq i32 %247, 0
  br i1 %289, label %313, label %290

290:                                              ; preds = %275, %311
  %291 = phi i32 [ %296, %311 ], [ %247, %275 ]
  %292 = zext i32 %291 to i64
  %293 = getelementptr inbounds nuw ptr, ptr %243, i64 %292
  %294 = load ptr, ptr %293, align 8, !tbaa !9
  %295 = add i32 %291, -1
  %296 = lshr i32 %295, 1
  %297 = zext nneg i32 %296 to i64
  %298 = getelementptr inbounds nuw ptr, ptr %243, i64 %297
  %299 = load ptr, ptr %298, align 8, !tbaa !9
  %300 = getelementptr inbounds nuw i8, ptr %294, i64 108
  %301 = load i32, ptr %300, align 4, !tbaa !62
  %302 = zext i32 %301 to i64
  %303 = getelementptr inbounds nuw %struct.Turn, ptr %237, i64 %302
  %304 = load i32, ptr %303, align 8, !tbaa !245
  %305 = getelementptr inbounds nuw i8, ptr %299, i64 108
  %306 = load i32, ptr %305, align 4, !tbaa !62
  %307 = zext i32 %306 to i64
  %308 = getelementptr inbounds nuw %struct.Turn, ptr %237, i64 %307
  %309 = load i32, ptr %308, align 8, !tbaa !245
  %310 = icmp ult i32 %304, %309
  br i1 %310, label %311, label %313

311:                                              ; preds = %290
  store ptr %294, ptr %298, align 8, !tbaa !9
  store ptr %299, ptr %293, align 8, !tbaa !9
  %312 = icmp eq i32 %296, 0
  br i1 %312, label %313, label %290, !llvm.loop !246

313:                                              ; preds = %311, %290, %275
  %314 = add nuw nsw i64 %245, 1
  %315 = icmp eq i64 %314, %179
  br i1 %315, label %182, label %244, !llvm.loop !247

316:                                              ; preds = %204, %200, %186, %183
  %317 = phi i64 [ %188, %204 ], [ %188, %200 ], [ %188, %186 ], [ %184, %183 ]
  %318 = icmp slt i64 %317, %21
  %319 = select i1 %318, i32 13, i32 12
  br label %320

320:                                              ; preds = %316, %164
  %321 = phi i32 [ %319, %316 ], [ 12, %164 ]
  %322 = and i32 %165, 255
  %323 = icmp eq i32 %322, 0
  br i1 %323, label %324, label %399

324:                                              ; preds = %320
  %325 = load i32, ptr @n_parked, align 4, !tbaa !5
  %326 = icmp eq i32 %325, 0
  br i1 %326, label %397, label %327

327:                                              ; preds = %324
  %328 = load i32, ptr @n_ready, align 4
  %329 = load ptr, ptr @parked, align 8, !tbaa !226
  %330 = load ptr, ptr @turns, align 8, !tbaa !9
  %331 = load ptr, ptr @ready, align 8
  %332 = zext i32 %325 to i64
  br label %333

333:                                              ; preds = %392, %327
  %334 = phi i64 [ 0, %327 ], [ %395, %392 ]
  %335 = phi i32 [ 0, %327 ], [ %394, %392 ]
  %336 = phi i32 [ %328, %327 ], [ %393, %392 ]
  %337 = getelementptr inbounds nuw ptr, ptr %329, i64 %334
  %338 = load ptr, ptr %337, align 8, !tbaa !9
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 108
  %340 = load i32, ptr %339, align 4, !tbaa !62
  %341 = zext i32 %340 to i64
  %342 = getelementptr inbounds nuw %struct.Turn, ptr %330, i64 %341
  %343 = getelementptr inbounds nuw i8, ptr %342, i64 24
  %344 = getelementptr inbounds nuw i8, ptr %342, i64 16
  %345 = load i32, ptr %344, align 8, !tbaa !78
  %346 = add i32 %345, 3
  %347 = and i32 %346, 3
  %348 = zext nneg i32 %347 to i64
  %349 = getelementptr inbounds nuw %struct.anon.0, ptr %343, i64 %348
  %350 = load i64, ptr %349, align 8, !tbaa !72
  %351 = lshr i64 %350, 2
  %352 = and i64 %351, 1023
  %353 = getelementptr inbounds nuw i32, ptr @watches, i64 %352
  %354 = load i32, ptr %353, align 4, !tbaa !5
  %355 = getelementptr inbounds nuw i8, ptr %342, i64 12
  %356 = load i32, ptr %355, align 4, !tbaa !76
  %357 = icmp eq i32 %354, %356
  br i1 %357, label %358, label %362

358:                                              ; preds = %333
  %359 = add i32 %335, 1
  %360 = zext i32 %335 to i64
  %361 = getelementptr inbounds nuw ptr, ptr %329, i64 %360
  store ptr %338, ptr %361, align 8, !tbaa !9
  br label %392

362:                                              ; preds = %333
  %363 = getelementptr inbounds nuw i8, ptr %342, i64 8
  store i32 0, ptr %363, align 8, !tbaa !74
  %364 = add i32 %336, 1
  store i32 %364, ptr @n_ready, align 4, !tbaa !5
  %365 = getelementptr inbounds nuw i8, ptr %342, i64 4
  store i32 1, ptr %365, align 4, !tbaa !244
  %366 = zext i32 %336 to i64
  %367 = getelementptr inbounds nuw ptr, ptr %331, i64 %366
  store ptr %338, ptr %367, align 8, !tbaa !9
  %368 = icmp eq i32 %336, 0
  br i1 %368, label %392, label %369

369:                                              ; preds = %362, %390
  %370 = phi i32 [ %375, %390 ], [ %336, %362 ]
  %371 = zext i32 %370 to i64
  %372 = getelementptr inbounds nuw ptr, ptr %331, i64 %371
  %373 = load ptr, ptr %372, align 8, !tbaa !9
  %374 = add i32 %370, -1
  %375 = lshr i32 %374, 1
  %376 = zext nneg i32 %375 to i64
  %377 = getelementptr inbounds nuw ptr, ptr %331, i64 %376
  %378 = load ptr, ptr %377, align 8, !tbaa !9
  %379 = getelementptr inbounds nuw i8, ptr %373, i64 108
  %380 = load i32, ptr %379, align 4, !tbaa !62
  %381 = zext i32 %380 to i64
  %382 = getelementptr inbounds nuw %struct.Turn, ptr %330, i64 %381
  %383 = load i32, ptr %382, align 8, !tbaa !245
  %384 = getelementptr inbounds nuw i8, ptr %378, i64 108
  %385 = load i32, ptr %384, align 4, !tbaa !62
  %386 = zext i32 %385 to i64
  %387 = getelementptr inbounds nuw %struct.Turn, ptr %330, i64 %386
  %388 = load i32, ptr %387, align 8, !tbaa !245
  %389 = icmp ult i32 %383, %388
  br i1 %389, label %390, label %392

390:                                              ; preds = %369
  store ptr %373, ptr %377, align 8, !tbaa !9
  store ptr %378, ptr %372, align 8, !tbaa !9
  %391 = icmp eq i32 %375, 0
  br i1 %391, label %392, label %369, !llvm.loop !246

392:                                              ; preds = %390, %369, %362, %358
  %393 = phi i32 [ %336, %358 ], [ 1, %362 ], [ %364, %369 ], [ %364, %390 ]
  %394 = phi i32 [ %359, %358 ], [ %335, %362 ], [ %335, %369 ], [ %335, %390 ]
  %395 = add nuw nsw i64 %334, 1
  %396 = icmp eq i64 %395, %332
  br i1 %396, label %397, label %333, !llvm.loop !248

397:                                              ; preds = %392, %324
  %398 = phi i32 [ 0, %324 ], [ %394, %392 ]
  store i32 %398, ptr @n_parked, align 4, !tbaa !5
  br label %399

399:                                              ; preds = %397, %320
  %400 = icmp ne ptr %166, null
  %401 = load i32, ptr @n_ready, align 4
  %402 = icmp ne i32 %401, 0
  %403 = select i1 %400, i1 true, i1 %402
  br i1 %403, label %739, label %404

404:                                              ; preds = %399
  %405 = load i32, ptr @n_parked, align 4, !tbaa !5
  %406 = icmp eq i32 %405, 0
  br i1 %406, label %457, label %407

407:                                              ; preds = %404
  %408 = load i64, ptr @woken_at, align 8, !tbaa !61
  %409 = load i64, ptr @progress, align 8, !tbaa !61
  %410 = icmp eq i64 %408, %409
  br i1 %410, label %457, label %411

411:                                              ; preds = %407
  store i64 %409, ptr @woken_at, align 8, !tbaa !61
  store i64 0, ptr @patience, align 8, !tbaa !61
  %412 = load ptr, ptr @parked, align 8, !tbaa !226
  %413 = load ptr, ptr @turns, align 8, !tbaa !9
  %414 = load ptr, ptr @ready, align 8
  %415 = zext i32 %405 to i64
  br label %416

416:                                              ; preds = %454, %411
  %417 = phi i64 [ 0, %411 ], [ %425, %454 ]
  %418 = getelementptr inbounds nuw ptr, ptr %412, i64 %417
  %419 = load ptr, ptr %418, align 8, !tbaa !9
  %420 = getelementptr inbounds nuw i8, ptr %419, i64 108
  %421 = load i32, ptr %420, align 4, !tbaa !62
  %422 = zext i32 %421 to i64
  %423 = getelementptr inbounds nuw %struct.Turn, ptr %413, i64 %422
  %424 = getelementptr inbounds nuw i8, ptr %423, i64 8
  store i32 0, ptr %424, align 8, !tbaa !74
  %425 = add nuw nsw i64 %417, 1
  %426 = getelementptr inbounds nuw i8, ptr %423, i64 4
  store i32 1, ptr %426, align 4, !tbaa !244
  %427 = getelementptr inbounds nuw ptr, ptr %414, i64 %417
  store ptr %419, ptr %427, align 8, !tbaa !9
  %428 = icmp eq i64 %417, 0
  br i1 %428, label %454, label %429

429:                                              ; preds = %416
  %430 = trunc nuw i64 %417 to i32
  br label %431

431:                                              ; preds = %452, %429
  %432 = phi i32 [ %437, %452 ], [ %430, %429 ]
  %433 = zext i32 %432 to i64
  %434 = getelementptr inbounds nuw ptr, ptr %414, i64 %433
  %435 = load ptr, ptr %434, align 8, !tbaa !9
  %436 = add i32 %432, -1
  %437 = lshr i32 %436, 1
  %438 = zext nneg i32 %437 to i64
  %439 = getelementptr inbounds nuw ptr, ptr %414, i64 %438
  %440 = load ptr, ptr %439, align 8, !tbaa !9
  %441 = getelementptr inbounds nuw i8, ptr %435, i64 108
  %442 = load i32, ptr %441, align 4, !tbaa !62
  %443 = zext i32 %442 to i64
  %444 = getelementptr inbounds nuw %struct.Turn, ptr %413, i64 %443
  %445 = load i32, ptr %444, align 8, !tbaa !245
  %446 = getelementptr inbounds nuw i8, ptr %440, i64 108
  %447 = load i32, ptr %446, align 4, !tbaa !62
  %448 = zext i32 %447 to i64
  %449 = getelementptr inbounds nuw %struct.Turn, ptr %413, i64 %448
  %450 = load i32, ptr %449, align 8, !tbaa !245
  %451 = icmp ult i32 %445, %450
  br i1 %451, label %452, label %454

452:                                              ; preds = %431
  store ptr %435, ptr %439, align 8, !tbaa !9
  store ptr %440, ptr %434, align 8, !tbaa !9
  %453 = icmp eq i32 %437, 0
  br i1 %453, label %454, label %431, !llvm.loop !246

454:                                              ; preds = %452, %431, %416
  %455 = icmp eq i64 %425, %415
  br i1 %455, label %456, label %416, !llvm.loop !248

456:                                              ; preds = %454
  store i32 %405, ptr @n_ready, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  br label %1448

457:                                              ; preds = %407, %404
  %458 = load ptr, ptr @held, align 8, !tbaa !9
  %459 = icmp eq ptr %458, null
  br i1 %459, label %468, label %460

460:                                              ; preds = %457
  store ptr %458, ptr @let_go, align 8, !tbaa !9
  store ptr null, ptr @held, align 8, !tbaa !9
  store i32 1, ptr @n_ready, align 4, !tbaa !5
  %461 = load ptr, ptr @turns, align 8, !tbaa !9
  %462 = getelementptr inbounds nuw i8, ptr %458, i64 108
  %463 = load i32, ptr %462, align 4, !tbaa !62
  %464 = zext i32 %463 to i64
  %465 = getelementptr inbounds nuw %struct.Turn, ptr %461, i64 %464
  %466 = getelementptr inbounds nuw i8, ptr %465, i64 4
  store i32 1, ptr %466, align 4, !tbaa !244
  %467 = load ptr, ptr @ready, align 8, !tbaa !226
  store ptr %458, ptr %467, align 8, !tbaa !9
  br label %1448

468:                                              ; preds = %457
  %469 = load ptr, ptr @L, align 8, !tbaa !9
  %470 = getelementptr inbounds nuw i8, ptr %469, i64 528
  %471 = load i64, ptr %470, align 8, !tbaa !224
  %472 = and i64 %471, 4294967295
  %473 = icmp eq i64 %472, 0
  br i1 %473, label %655, label %474

474:                                              ; preds = %468, %652
  %475 = phi i64 [ %653, %652 ], [ 0, %468 ]
  %476 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %475
  %477 = getelementptr inbounds nuw i8, ptr %476, i64 16
  %478 = load i32, ptr %477, align 8, !tbaa !212
  %479 = icmp eq i32 %478, 0
  br i1 %479, label %652, label %480

480:                                              ; preds = %474
  %481 = getelementptr inbounds nuw i8, ptr %476, i64 12
  %482 = load i32, ptr %481, align 4, !tbaa !49
  %483 = getelementptr inbounds nuw i8, ptr %476, i64 24
  %484 = zext i32 %482 to i64
  %485 = icmp eq i32 %482, 0
  br i1 %485, label %652, label %486

486:                                              ; preds = %480
  %487 = load ptr, ptr %483, align 8, !tbaa !208
  br label %488

488:                                              ; preds = %649, %486
  %489 = phi i64 [ 0, %486 ], [ %650, %649 ]
  %490 = getelementptr inbounds nuw %struct.Thread, ptr %487, i64 %489
  %491 = getelementptr inbounds nuw i8, ptr %490, i64 20
  %492 = load i32, ptr %491, align 4, !tbaa !209
  %493 = icmp eq i32 %492, 2
  br i1 %493, label %494, label %649

494:                                              ; preds = %488
  %495 = getelementptr inbounds nuw i8, ptr %490, i64 60
  %496 = load i32, ptr %495, align 4, !tbaa !215
  %497 = icmp eq i32 %496, 40
  br i1 %497, label %498, label %649

498:                                              ; preds = %494
  %499 = trunc nuw i64 %489 to i32
  %500 = and i32 %499, -32
  %501 = and i64 %489, 4294967264
  %502 = getelementptr inbounds nuw %struct.Thread, ptr %487, i64 %501
  %503 = and i32 %499, 31
  %504 = icmp eq i32 %482, %500
  br i1 %504, label %548, label %505

505:                                              ; preds = %498
  %506 = sub i32 %482, %500
  %507 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %506, i32 32)
  %508 = and i64 %489, 31
  %509 = getelementptr inbounds nuw %struct.Thread, ptr %502, i64 %508
  %510 = getelementptr inbounds nuw i8, ptr %509, i64 80
  %511 = getelementptr inbounds nuw i8, ptr %509, i64 56
  %512 = getelementptr inbounds nuw i8, ptr %509, i64 60
  %513 = zext nneg i32 %507 to i64
  br label %514

514:                                              ; preds = %544, %505
  %515 = phi i64 [ 0, %505 ], [ %546, %544 ]
  %516 = phi i32 [ 0, %505 ], [ %545, %544 ]
  %517 = getelementptr inbounds nuw %struct.Thread, ptr %502, i64 %515
  %518 = getelementptr inbounds nuw i8, ptr %517, i64 20
  %519 = load i32, ptr %518, align 4, !tbaa !209
  %520 = icmp eq i32 %519, 2
  br i1 %520, label %521, label %544

521:                                              ; preds = %514
  %522 = getelementptr inbounds nuw i8, ptr %517, i64 80
  %523 = load i64, ptr %522, align 8, !tbaa !220
  %524 = trunc i64 %523 to i32
  %525 = load i64, ptr %510, align 8, !tbaa !220
  %526 = trunc i64 %525 to i32
  %527 = icmp eq i32 %524, %526
  br i1 %527, label %528, label %544

528:                                              ; preds = %521
  %529 = getelementptr inbounds nuw i8, ptr %517, i64 56
  %530 = load i32, ptr %529, align 8, !tbaa !217
  %531 = load i32, ptr %511, align 8, !tbaa !217
  %532 = icmp eq i32 %530, %531
  br i1 %532, label %540, label %533

533:                                              ; preds = %528
  %534 = getelementptr inbounds nuw i8, ptr %517, i64 60
  %535 = load i32, ptr %534, align 4, !tbaa !215
  %536 = icmp eq i32 %535, 41
  br i1 %536, label %537, label %544

537:                                              ; preds = %533
  %538 = load i32, ptr %512, align 4, !tbaa !215
  %539 = icmp eq i32 %538, 41
  br i1 %539, label %540, label %544

540:                                              ; preds = %537, %528
  %541 = trunc nuw i64 %515 to i32
  %542 = shl nuw i32 1, %541
  %543 = or i32 %542, %516
  br label %544

544:                                              ; preds = %540, %537, %533, %521, %514
  %545 = phi i32 [ %516, %514 ], [ %516, %521 ], [ %543, %540 ], [ %516, %537 ], [ %516, %533 ]
  %546 = add nuw nsw i64 %515, 1
  %547 = icmp eq i64 %546, %513
  br i1 %547, label %548, label %514, !llvm.loop !249

548:                                              ; preds = %544, %498
  %549 = phi i32 [ 0, %498 ], [ %545, %544 ]
  %550 = getelementptr inbounds nuw i8, ptr %469, i64 544
  %551 = load i64, ptr %550, align 8, !tbaa !167
  %552 = icmp eq i64 %551, 0
  br i1 %552, label %568, label %553

553:                                              ; preds = %548
  %554 = load i64, ptr @random_state, align 8, !tbaa !61
  %555 = add i64 %554, -7046029254386353131
  store i64 %555, ptr @random_state, align 8, !tbaa !61
  %556 = lshr i64 %555, 30
  %557 = xor i64 %556, %555
  %558 = mul i64 %557, -4658895280553007687
  %559 = lshr i64 %558, 27
  %560 = xor i64 %559, %558
  %561 = mul i64 %560, -7723592293110705685
  %562 = lshr i64 %561, 31
  %563 = xor i64 %562, %561
  %564 = trunc i64 %563 to i32
  %565 = shl nuw i32 1, %503
  %566 = or i32 %565, %564
  %567 = and i32 %566, %549
  br label %568

568:                                              ; preds = %553, %548
  %569 = phi i32 [ %567, %553 ], [ %549, %548 ]
  %570 = getelementptr inbounds nuw i8, ptr %469, i64 592
  %571 = load i64, ptr %570, align 8, !tbaa !250
  %572 = add nsw i64 %571, 1
  store i64 %572, ptr %570, align 8, !tbaa !250
  %573 = zext i32 %569 to i64
  br label %574

574:                                              ; preds = %583, %568
  %575 = phi i64 [ 0, %568 ], [ %584, %583 ]
  %576 = trunc nuw nsw i64 %575 to i32
  %577 = shl nuw i32 1, %576
  %578 = and i32 %577, %569
  %579 = icmp eq i32 %578, 0
  br i1 %579, label %583, label %580

580:                                              ; preds = %574
  %581 = getelementptr inbounds nuw %struct.Thread, ptr %502, i64 %575
  %582 = getelementptr inbounds nuw i8, ptr %581, i64 88
  store i64 %573, ptr %582, align 8, !tbaa !222
  br label %583

583:                                              ; preds = %580, %574
  %584 = add nuw nsw i64 %575, 1
  %585 = icmp eq i64 %584, 32
  br i1 %585, label %586, label %574, !llvm.loop !251

586:                                              ; preds = %583, %595
  %587 = phi i64 [ %596, %595 ], [ 0, %583 ]
  %588 = trunc nuw nsw i64 %587 to i32
  %589 = shl nuw i32 1, %588
  %590 = and i32 %589, %569
  %591 = icmp eq i32 %590, 0
  br i1 %591, label %595, label %592

592:                                              ; preds = %586
  %593 = getelementptr inbounds nuw %struct.Thread, ptr %502, i64 %587
  %594 = getelementptr inbounds nuw i8, ptr %593, i64 20
  store i32 0, ptr %594, align 4, !tbaa !209
  br label %595

595:                                              ; preds = %592, %586
  %596 = add nuw nsw i64 %587, 1
  %597 = icmp eq i64 %596, 32
  br i1 %597, label %598, label %586, !llvm.loop !252

598:                                              ; preds = %595
  %599 = load ptr, ptr @turns, align 8
  %600 = load ptr, ptr @ready, align 8
  br label %601

601:                                              ; preds = %645, %598
  %602 = phi i64 [ 0, %598 ], [ %647, %645 ]
  %603 = phi i32 [ 0, %598 ], [ %646, %645 ]
  %604 = load ptr, ptr %483, align 8, !tbaa !208
  %605 = getelementptr inbounds nuw %struct.Thread, ptr %604, i64 %602
  %606 = getelementptr inbounds nuw i8, ptr %605, i64 20
  %607 = load i32, ptr %606, align 4, !tbaa !209
  %608 = icmp eq i32 %607, 0
  br i1 %608, label %609, label %645

609:                                              ; preds = %601
  %610 = getelementptr inbounds nuw i8, ptr %605, i64 108
  %611 = load i32, ptr %610, align 4, !tbaa !62
  %612 = zext i32 %611 to i64
  %613 = getelementptr inbounds nuw %struct.Turn, ptr %599, i64 %612
  %614 = getelementptr inbounds nuw i8, ptr %613, i64 4
  %615 = load i32, ptr %614, align 4, !tbaa !244
  %616 = icmp eq i32 %615, 0
  br i1 %616, label %617, label %645

617:                                              ; preds = %609
  %618 = add i32 %603, 1
  store i32 %618, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %614, align 4, !tbaa !244
  %619 = zext i32 %603 to i64
  %620 = getelementptr inbounds nuw ptr, ptr %600, i64 %619
  store ptr %605, ptr %620, align 8, !tbaa !9
  %621 = icmp eq i32 %603, 0
  br i1 %621, label %645, label %622

622:                                              ; preds = %617, %643
  %623 = phi i32 [ %628, %643 ], [ %603, %617 ]
  %624 = zext i32 %623 to i64
  %625 = getelementptr inbounds nuw ptr, ptr %600, i64 %624
  %626 = load ptr, ptr %625, align 8, !tbaa !9
  %627 = add i32 %623, -1
  %628 = lshr i32 %627, 1
  %629 = zext nneg i32 %628 to i64
  %630 = getelementptr inbounds nuw ptr, ptr %600, i64 %629
  %631 = load ptr, ptr %630, align 8, !tbaa !9
  %632 = getelementptr inbounds nuw i8, ptr %626, i64 108
  %633 = load i32, ptr %632, align 4, !tbaa !62
  %634 = zext i32 %633 to i64
  %635 = getelementptr inbounds nuw %struct.Turn, ptr %599, i64 %634
  %636 = load i32, ptr %635, align 8, !tbaa !245
  %637 = getelementptr inbounds nuw i8, ptr %631, i64 108
  %638 = load i32, ptr %637, align 4, !tbaa !62
  %639 = zext i32 %638 to i64
  %640 = getelementptr inbounds nuw %struct.Turn, ptr %599, i64 %639
  %641 = load i32, ptr %640, align 8, !tbaa !245
  %642 = icmp ult i32 %636, %641
  br i1 %642, label %643, label %645

643:                                              ; preds = %622
  store ptr %626, ptr %630, align 8, !tbaa !9
  store ptr %631, ptr %625, align 8, !tbaa !9
  %644 = icmp eq i32 %628, 0
  br i1 %644, label %645, label %622, !llvm.loop !246

645:                                              ; preds = %643, %622, %617, %609, %601
  %646 = phi i32 [ %603, %609 ], [ 1, %617 ], [ %603, %601 ], [ %618, %622 ], [ %618, %643 ]
  %647 = add nuw nsw i64 %602, 1
  %648 = icmp eq i64 %647, %484
  br i1 %648, label %1448, label %601, !llvm.loop !253

649:                                              ; preds = %494, %488
  %650 = add nuw nsw i64 %489, 1
  %651 = icmp eq i64 %650, %484
  br i1 %651, label %652, label %488

652:                                              ; preds = %649, %480, %474
  %653 = add nuw nsw i64 %475, 1
  %654 = icmp eq i64 %653, %472
  br i1 %654, label %655, label %474, !llvm.loop !254

655:                                              ; preds = %652, %468
  %656 = icmp ne i32 %405, 0
  %657 = load i64, ptr @patience, align 8
  %658 = icmp ult i64 %657, 2097152
  %659 = select i1 %656, i1 %658, i1 false
  br i1 %659, label %660, label %709

660:                                              ; preds = %655
  %661 = shl i32 %405, 2
  %662 = zext i32 %661 to i64
  %663 = add nuw nsw i64 %657, %662
  store i64 %663, ptr @patience, align 8, !tbaa !61
  %664 = load ptr, ptr @parked, align 8, !tbaa !226
  %665 = load ptr, ptr @turns, align 8, !tbaa !9
  %666 = load ptr, ptr @ready, align 8
  %667 = zext i32 %405 to i64
  br label %668

668:                                              ; preds = %706, %660
  %669 = phi i64 [ 0, %660 ], [ %677, %706 ]
  %670 = getelementptr inbounds nuw ptr, ptr %664, i64 %669
  %671 = load ptr, ptr %670, align 8, !tbaa !9
  %672 = getelementptr inbounds nuw i8, ptr %671, i64 108
  %673 = load i32, ptr %672, align 4, !tbaa !62
  %674 = zext i32 %673 to i64
  %675 = getelementptr inbounds nuw %struct.Turn, ptr %665, i64 %674
  %676 = getelementptr inbounds nuw i8, ptr %675, i64 8
  store i32 0, ptr %676, align 8, !tbaa !74
  %677 = add nuw nsw i64 %669, 1
  %678 = getelementptr inbounds nuw i8, ptr %675, i64 4
  store i32 1, ptr %678, align 4, !tbaa !244
  %679 = getelementptr inbounds nuw ptr, ptr %666, i64 %669
  store ptr %671, ptr %679, align 8, !tbaa !9
  %680 = icmp eq i64 %669, 0
  br i1 %680, label %706, label %681

681:                                              ; preds = %668
  %682 = trunc nuw i64 %669 to i32
  br label %683

683:                                              ; preds = %681, %704
  %684 = phi i32 [ %689, %704 ], [ %682, %681 ]
  %685 = zext i32 %684 to i64
  %686 = getelementptr inbounds nuw ptr, ptr %666, i64 %685
  %687 = load ptr, ptr %686, align 8, !tbaa !9
  %688 = add i32 %684, -1
  %689 = lshr i32 %688, 1
  %690 = zext nneg i32 %689 to i64
  %691 = getelementptr inbounds nuw ptr, ptr %666, i64 %690
  %692 = load ptr, ptr %691, align 8, !tbaa !9
  %693 = getelementptr inbounds nuw i8, ptr %687, i64 108
  %694 = load i32, ptr %693, align 4, !tbaa !62
  %695 = zext i32 %694 to i64
  %696 = getelementptr inbounds nuw %struct.Turn, ptr %665, i64 %695
  %697 = load i32, ptr %696, align 8, !tbaa !245
  %698 = getelementptr inbounds nuw i8, ptr %692, i64 108
  %699 = load i32, ptr %698, align 4, !tbaa !62
  %700 = zext i32 %699 to i64
  %701 = getelementptr inbounds nuw %struct.Turn, ptr %665, i64 %700
  %702 = load i32, ptr %701, align 8, !tbaa !245
  %703 = icmp ult i32 %697, %702
  br i1 %703, label %704, label %706

704:                                              ; preds = %683
  store ptr %687, ptr %691, align 8, !tbaa !9
  store ptr %692, ptr %686, align 8, !tbaa !9
  %705 = icmp eq i32 %689, 0
  br i1 %705, label %706, label %683, !llvm.loop !246

706:                                              ; preds = %704, %683, %668
  %707 = icmp eq i64 %677, %667
  br i1 %707, label %708, label %668, !llvm.loop !248

708:                                              ; preds = %706
  store i32 %405, ptr @n_ready, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  br label %1448

709:                                              ; preds = %655
  br i1 %656, label %711, label %710

710:                                              ; preds = %709
  br i1 %473, label %1804, label %732

711:                                              ; preds = %709
  %712 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %713 = icmp eq i32 %712, 0
  br i1 %713, label %714, label %1804

714:                                              ; preds = %711
  %715 = load ptr, ptr @parked, align 8, !tbaa !226
  %716 = load ptr, ptr %715, align 8, !tbaa !9
  %717 = getelementptr inbounds nuw i8, ptr %716, i64 56
  %718 = load i32, ptr %717, align 8, !tbaa !217
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %719 = getelementptr inbounds nuw i8, ptr %469, i64 600
  store i32 %321, ptr %719, align 8, !tbaa !154
  %720 = getelementptr inbounds nuw i8, ptr %469, i64 604
  store i32 %718, ptr %720, align 4, !tbaa !155
  %721 = getelementptr inbounds nuw i8, ptr %469, i64 608
  store i32 -1, ptr %721, align 8, !tbaa !156
  %722 = getelementptr inbounds nuw i8, ptr %716, i64 112
  %723 = load ptr, ptr %722, align 8, !tbaa !31
  %724 = load i32, ptr %723, align 8, !tbaa !157
  %725 = getelementptr inbounds nuw i8, ptr %716, i64 104
  %726 = load i32, ptr %725, align 8, !tbaa !51
  %727 = getelementptr inbounds nuw i8, ptr %469, i64 616
  store i32 %724, ptr %727, align 8, !tbaa !158
  %728 = getelementptr inbounds nuw i8, ptr %469, i64 620
  store i32 %726, ptr %728, align 4, !tbaa !159
  br label %1804

729:                                              ; preds = %732
  %730 = add nuw nsw i64 %733, 1
  %731 = icmp eq i64 %730, %472
  br i1 %731, label %1804, label %732, !llvm.loop !255

732:                                              ; preds = %710, %729
  %733 = phi i64 [ %730, %729 ], [ 0, %710 ]
  %734 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %733
  %735 = getelementptr inbounds nuw i8, ptr %734, i64 16
  %736 = load i32, ptr %735, align 8, !tbaa !212
  %737 = icmp eq i32 %736, 0
  br i1 %737, label %729, label %738

738:                                              ; preds = %732
  tail call fastcc void @raise_stuck(ptr noundef nonnull %734)
  br label %1804

739:                                              ; preds = %399
  %740 = icmp eq ptr %166, null
  %741 = load i32, ptr @choose.run, align 4
  %742 = add i32 %741, 1
  %743 = select i1 %740, i32 0, i32 %742
  store i32 %743, ptr @choose.run, align 4, !tbaa !5
  %744 = load ptr, ptr @L, align 8, !tbaa !9
  %745 = getelementptr inbounds nuw i8, ptr %744, i64 544
  %746 = load i64, ptr %745, align 8, !tbaa !167
  %747 = icmp sgt i64 %746, 1
  %748 = icmp ne i64 %746, 3
  %749 = and i1 %747, %748
  br i1 %749, label %947, label %750

750:                                              ; preds = %739
  br i1 %740, label %815, label %751

751:                                              ; preds = %750
  %752 = load ptr, ptr @turns, align 8, !tbaa !9
  %753 = getelementptr inbounds nuw i8, ptr %166, i64 108
  %754 = load i32, ptr %753, align 4, !tbaa !62
  %755 = zext i32 %754 to i64
  %756 = getelementptr inbounds nuw %struct.Turn, ptr %752, i64 %755
  br i1 %748, label %785, label %757

757:                                              ; preds = %751
  %758 = load i32, ptr @inclination, align 4, !tbaa !5
  %759 = load i64, ptr @random_state, align 8, !tbaa !61
  %760 = add i64 %759, -7046029254386353131
  store i64 %760, ptr @random_state, align 8, !tbaa !61
  %761 = lshr i64 %760, 30
  %762 = xor i64 %761, %760
  %763 = mul i64 %762, -4658895280553007687
  %764 = lshr i64 %763, 27
  %765 = xor i64 %764, %763
  %766 = mul i64 %765, -7723592293110705685
  %767 = lshr i64 %766, 31
  %768 = xor i64 %767, %766
  %769 = zext i32 %758 to i64
  %770 = urem i64 %768, %769
  %771 = icmp eq i64 %770, 0
  br i1 %771, label %772, label %785

772:                                              ; preds = %757
  %773 = add i64 %759, 4354685564936845354
  store i64 %773, ptr @random_state, align 8, !tbaa !61
  %774 = lshr i64 %773, 30
  %775 = xor i64 %774, %773
  %776 = mul i64 %775, -4658895280553007687
  %777 = lshr i64 %776, 27
  %778 = xor i64 %777, %776
  %779 = mul i64 %778, -7723592293110705685
  %780 = lshr i64 %779, 31
  %781 = xor i64 %780, %779
  %782 = trunc i64 %781 to i32
  %783 = lshr i32 %782, 1
  %784 = or disjoint i32 %783, -2147483648
  store i32 %784, ptr %756, align 8, !tbaa !245
  br label %785

785:                                              ; preds = %772, %757, %751
  %786 = add i32 %401, 1
  store i32 %786, ptr @n_ready, align 4, !tbaa !5
  %787 = getelementptr inbounds nuw i8, ptr %756, i64 4
  store i32 1, ptr %787, align 4, !tbaa !244
  %788 = load ptr, ptr @ready, align 8, !tbaa !226
  %789 = zext i32 %401 to i64
  %790 = getelementptr inbounds nuw ptr, ptr %788, i64 %789
  store ptr %166, ptr %790, align 8, !tbaa !9
  %791 = icmp eq i32 %401, 0
  br i1 %791, label %815, label %792

792:                                              ; preds = %785, %813
  %793 = phi i32 [ %798, %813 ], [ %401, %785 ]
  %794 = zext i32 %793 to i64
  %795 = getelementptr inbounds nuw ptr, ptr %788, i64 %794
  %796 = load ptr, ptr %795, align 8, !tbaa !9
  %797 = add i32 %793, -1
  %798 = lshr i32 %797, 1
  %799 = zext nneg i32 %798 to i64
  %800 = getelementptr inbounds nuw ptr, ptr %788, i64 %799
  %801 = load ptr, ptr %800, align 8, !tbaa !9
  %802 = getelementptr inbounds nuw i8, ptr %796, i64 108
  %803 = load i32, ptr %802, align 4, !tbaa !62
  %804 = zext i32 %803 to i64
  %805 = getelementptr inbounds nuw %struct.Turn, ptr %752, i64 %804
  %806 = load i32, ptr %805, align 8, !tbaa !245
  %807 = getelementptr inbounds nuw i8, ptr %801, i64 108
  %808 = load i32, ptr %807, align 4, !tbaa !62
  %809 = zext i32 %808 to i64
  %810 = getelementptr inbounds nuw %struct.Turn, ptr %752, i64 %809
  %811 = load i32, ptr %810, align 8, !tbaa !245
  %812 = icmp ult i32 %806, %811
  br i1 %812, label %813, label %815

813:                                              ; preds = %792
  store ptr %796, ptr %800, align 8, !tbaa !9
  store ptr %801, ptr %795, align 8, !tbaa !9
  %814 = icmp eq i32 %798, 0
  br i1 %814, label %815, label %792, !llvm.loop !246

815:                                              ; preds = %813, %792, %785, %750
  %816 = phi i32 [ %401, %750 ], [ 1, %785 ], [ %786, %792 ], [ %786, %813 ]
  %817 = icmp ult i32 %743, 4096
  br i1 %817, label %818, label %870

818:                                              ; preds = %815
  %819 = load ptr, ptr @ready, align 8, !tbaa !226
  %820 = load ptr, ptr %819, align 8, !tbaa !9
  %821 = add i32 %816, -1
  store i32 %821, ptr @n_ready, align 4, !tbaa !5
  %822 = zext i32 %821 to i64
  %823 = getelementptr inbounds nuw ptr, ptr %819, i64 %822
  %824 = load ptr, ptr %823, align 8, !tbaa !9
  store ptr %824, ptr %819, align 8, !tbaa !9
  %825 = load ptr, ptr @turns, align 8
  %826 = icmp ugt i32 %821, 1
  br i1 %826, label %827, label %1021

827:                                              ; preds = %818, %861
  %828 = phi i32 [ %868, %861 ], [ 1, %818 ]
  %829 = phi i32 [ %867, %861 ], [ 0, %818 ]
  %830 = phi i32 [ %856, %861 ], [ 0, %818 ]
  %831 = add nuw i32 %829, 2
  %832 = zext i32 %828 to i64
  %833 = zext i32 %831 to i64
  br label %836

834:                                              ; preds = %836
  %835 = icmp eq i32 %856, %830
  br i1 %835, label %1021, label %861

836:                                              ; preds = %836, %827
  %837 = phi i64 [ %832, %827 ], [ %857, %836 ]
  %838 = phi i32 [ %830, %827 ], [ %856, %836 ]
  %839 = getelementptr inbounds nuw ptr, ptr %819, i64 %837
  %840 = load ptr, ptr %839, align 8, !tbaa !9
  %841 = zext i32 %838 to i64
  %842 = getelementptr inbounds nuw ptr, ptr %819, i64 %841
  %843 = load ptr, ptr %842, align 8, !tbaa !9
  %844 = getelementptr inbounds nuw i8, ptr %840, i64 108
  %845 = load i32, ptr %844, align 4, !tbaa !62
  %846 = zext i32 %845 to i64
  %847 = getelementptr inbounds nuw %struct.Turn, ptr %825, i64 %846
  %848 = load i32, ptr %847, align 8, !tbaa !245
  %849 = getelementptr inbounds nuw i8, ptr %843, i64 108
  %850 = load i32, ptr %849, align 4, !tbaa !62
  %851 = zext i32 %850 to i64
  %852 = getelementptr inbounds nuw %struct.Turn, ptr %825, i64 %851
  %853 = load i32, ptr %852, align 8, !tbaa !245
  %854 = icmp ult i32 %848, %853
  %855 = trunc nuw i64 %837 to i32
  %856 = select i1 %854, i32 %855, i32 %838
  %857 = add nuw nsw i64 %837, 1
  %858 = icmp samesign ult i64 %837, %833
  %859 = icmp samesign ult i64 %857, %822
  %860 = and i1 %858, %859
  br i1 %860, label %836, label %834, !llvm.loop !256

861:                                              ; preds = %834
  %862 = zext i32 %830 to i64
  %863 = getelementptr inbounds nuw ptr, ptr %819, i64 %862
  %864 = zext i32 %856 to i64
  %865 = getelementptr inbounds nuw ptr, ptr %819, i64 %864
  %866 = load ptr, ptr %865, align 8, !tbaa !9
  store ptr %866, ptr %863, align 8, !tbaa !9
  store ptr %824, ptr %865, align 8, !tbaa !9
  %867 = shl i32 %856, 1
  %868 = or disjoint i32 %867, 1
  %869 = icmp ult i32 %868, %821
  br i1 %869, label %827, label %1021

870:                                              ; preds = %815
  store i32 0, ptr @choose.run, align 4, !tbaa !5
  %871 = load ptr, ptr @ready, align 8, !tbaa !226
  %872 = load ptr, ptr %871, align 8, !tbaa !9
  %873 = add i32 %816, -1
  store i32 %873, ptr @n_ready, align 4, !tbaa !5
  %874 = zext i32 %873 to i64
  %875 = getelementptr inbounds nuw ptr, ptr %871, i64 %874
  %876 = load ptr, ptr %875, align 8, !tbaa !9
  store ptr %876, ptr %871, align 8, !tbaa !9
  %877 = load ptr, ptr @turns, align 8
  %878 = icmp ugt i32 %873, 1
  br i1 %878, label %879, label %922

879:                                              ; preds = %870, %913
  %880 = phi i32 [ %920, %913 ], [ 1, %870 ]
  %881 = phi i32 [ %919, %913 ], [ 0, %870 ]
  %882 = phi i32 [ %908, %913 ], [ 0, %870 ]
  %883 = add nuw i32 %881, 2
  %884 = zext i32 %880 to i64
  %885 = zext i32 %883 to i64
  br label %888

886:                                              ; preds = %888
  %887 = icmp eq i32 %908, %882
  br i1 %887, label %924, label %913

888:                                              ; preds = %888, %879
  %889 = phi i64 [ %884, %879 ], [ %909, %888 ]
  %890 = phi i32 [ %882, %879 ], [ %908, %888 ]
  %891 = getelementptr inbounds nuw ptr, ptr %871, i64 %889
  %892 = load ptr, ptr %891, align 8, !tbaa !9
  %893 = zext i32 %890 to i64
  %894 = getelementptr inbounds nuw ptr, ptr %871, i64 %893
  %895 = load ptr, ptr %894, align 8, !tbaa !9
  %896 = getelementptr inbounds nuw i8, ptr %892, i64 108
  %897 = load i32, ptr %896, align 4, !tbaa !62
  %898 = zext i32 %897 to i64
  %899 = getelementptr inbounds nuw %struct.Turn, ptr %877, i64 %898
  %900 = load i32, ptr %899, align 8, !tbaa !245
  %901 = getelementptr inbounds nuw i8, ptr %895, i64 108
  %902 = load i32, ptr %901, align 4, !tbaa !62
  %903 = zext i32 %902 to i64
  %904 = getelementptr inbounds nuw %struct.Turn, ptr %877, i64 %903
  %905 = load i32, ptr %904, align 8, !tbaa !245
  %906 = icmp ult i32 %900, %905
  %907 = trunc nuw i64 %889 to i32
  %908 = select i1 %906, i32 %907, i32 %890
  %909 = add nuw nsw i64 %889, 1
  %910 = icmp samesign ult i64 %889, %885
  %911 = icmp samesign ult i64 %909, %874
  %912 = and i1 %910, %911
  br i1 %912, label %888, label %886, !llvm.loop !256

913:                                              ; preds = %886
  %914 = zext i32 %882 to i64
  %915 = getelementptr inbounds nuw ptr, ptr %871, i64 %914
  %916 = zext i32 %908 to i64
  %917 = getelementptr inbounds nuw ptr, ptr %871, i64 %916
  %918 = load ptr, ptr %917, align 8, !tbaa !9
  store ptr %918, ptr %915, align 8, !tbaa !9
  store ptr %876, ptr %917, align 8, !tbaa !9
  %919 = shl i32 %908, 1
  %920 = or disjoint i32 %919, 1
  %921 = icmp ult i32 %920, %873
  br i1 %921, label %879, label %924

922:                                              ; preds = %870
  %923 = icmp eq i32 %873, 0
  br i1 %923, label %1021, label %924

924:                                              ; preds = %913, %886, %922
  %925 = load i64, ptr @random_state, align 8, !tbaa !61
  %926 = add i64 %925, -7046029254386353131
  store i64 %926, ptr @random_state, align 8, !tbaa !61
  %927 = lshr i64 %926, 30
  %928 = xor i64 %927, %926
  %929 = mul i64 %928, -4658895280553007687
  %930 = lshr i64 %929, 27
  %931 = xor i64 %930, %929
  %932 = mul i64 %931, -7723592293110705685
  %933 = lshr i64 %932, 31
  %934 = xor i64 %933, %932
  %935 = urem i64 %934, %874
  %936 = getelementptr inbounds nuw ptr, ptr %871, i64 %935
  %937 = load ptr, ptr %936, align 8, !tbaa !9
  %938 = getelementptr inbounds nuw i8, ptr %937, i64 108
  %939 = load i32, ptr %938, align 4, !tbaa !62
  %940 = zext i32 %939 to i64
  %941 = getelementptr inbounds nuw %struct.Turn, ptr %877, i64 %940
  %942 = load i32, ptr %941, align 8, !tbaa !245
  %943 = getelementptr inbounds nuw i8, ptr %872, i64 108
  %944 = load i32, ptr %943, align 4, !tbaa !62
  %945 = zext i32 %944 to i64
  %946 = getelementptr inbounds nuw %struct.Turn, ptr %877, i64 %945
  store i32 %942, ptr %946, align 8, !tbaa !245
  store ptr %872, ptr %936, align 8, !tbaa !9
  br label %1021

947:                                              ; preds = %739
  %948 = load i64, ptr @random_state, align 8, !tbaa !61
  br i1 %740, label %949, label %951

949:                                              ; preds = %947
  %950 = load ptr, ptr @ready, align 8, !tbaa !226
  br label %1000

951:                                              ; preds = %947
  %952 = load i32, ptr @inclination, align 4, !tbaa !5
  %953 = add i64 %948, -7046029254386353131
  store i64 %953, ptr @random_state, align 8, !tbaa !61
  %954 = lshr i64 %953, 30
  %955 = xor i64 %954, %953
  %956 = mul i64 %955, -4658895280553007687
  %957 = lshr i64 %956, 27
  %958 = xor i64 %957, %956
  %959 = mul i64 %958, -7723592293110705685
  %960 = lshr i64 %959, 31
  %961 = xor i64 %960, %959
  %962 = zext i32 %952 to i64
  %963 = urem i64 %961, %962
  %964 = icmp eq i64 %963, 0
  br i1 %964, label %965, label %1021

965:                                              ; preds = %951
  %966 = add i32 %401, 1
  %967 = load ptr, ptr @turns, align 8, !tbaa !9
  %968 = getelementptr inbounds nuw i8, ptr %166, i64 108
  %969 = load i32, ptr %968, align 4, !tbaa !62
  %970 = zext i32 %969 to i64
  %971 = getelementptr inbounds nuw %struct.Turn, ptr %967, i64 %970
  %972 = getelementptr inbounds nuw i8, ptr %971, i64 4
  store i32 1, ptr %972, align 4, !tbaa !244
  %973 = load ptr, ptr @ready, align 8, !tbaa !226
  %974 = zext i32 %401 to i64
  %975 = getelementptr inbounds nuw ptr, ptr %973, i64 %974
  store ptr %166, ptr %975, align 8, !tbaa !9
  %976 = icmp eq i32 %401, 0
  br i1 %976, label %1000, label %977

977:                                              ; preds = %965, %998
  %978 = phi i32 [ %983, %998 ], [ %401, %965 ]
  %979 = zext i32 %978 to i64
  %980 = getelementptr inbounds nuw ptr, ptr %973, i64 %979
  %981 = load ptr, ptr %980, align 8, !tbaa !9
  %982 = add i32 %978, -1
  %983 = lshr i32 %982, 1
  %984 = zext nneg i32 %983 to i64
  %985 = getelementptr inbounds nuw ptr, ptr %973, i64 %984
  %986 = load ptr, ptr %985, align 8, !tbaa !9
  %987 = getelementptr inbounds nuw i8, ptr %981, i64 108
  %988 = load i32, ptr %987, align 4, !tbaa !62
  %989 = zext i32 %988 to i64
  %990 = getelementptr inbounds nuw %struct.Turn, ptr %967, i64 %989
  %991 = load i32, ptr %990, align 8, !tbaa !245
  %992 = getelementptr inbounds nuw i8, ptr %986, i64 108
  %993 = load i32, ptr %992, align 4, !tbaa !62
  %994 = zext i32 %993 to i64
  %995 = getelementptr inbounds nuw %struct.Turn, ptr %967, i64 %994
  %996 = load i32, ptr %995, align 8, !tbaa !245
  %997 = icmp ult i32 %991, %996
  br i1 %997, label %998, label %1000

998:                                              ; preds = %977
  store ptr %981, ptr %985, align 8, !tbaa !9
  store ptr %986, ptr %980, align 8, !tbaa !9
  %999 = icmp eq i32 %983, 0
  br i1 %999, label %1000, label %977, !llvm.loop !246

1000:                                             ; preds = %998, %977, %965, %949
  %1001 = phi ptr [ %950, %949 ], [ %973, %965 ], [ %973, %977 ], [ %973, %998 ]
  %1002 = phi i64 [ %948, %949 ], [ %953, %965 ], [ %953, %977 ], [ %953, %998 ]
  %1003 = phi i32 [ %401, %949 ], [ 1, %965 ], [ %966, %977 ], [ %966, %998 ]
  %1004 = add i64 %1002, -7046029254386353131
  store i64 %1004, ptr @random_state, align 8, !tbaa !61
  %1005 = lshr i64 %1004, 30
  %1006 = xor i64 %1005, %1004
  %1007 = mul i64 %1006, -4658895280553007687
  %1008 = lshr i64 %1007, 27
  %1009 = xor i64 %1008, %1007
  %1010 = mul i64 %1009, -7723592293110705685
  %1011 = lshr i64 %1010, 31
  %1012 = xor i64 %1011, %1010
  %1013 = zext i32 %1003 to i64
  %1014 = urem i64 %1012, %1013
  %1015 = getelementptr inbounds nuw ptr, ptr %1001, i64 %1014
  %1016 = load ptr, ptr %1015, align 8, !tbaa !9
  %1017 = add i32 %1003, -1
  store i32 %1017, ptr @n_ready, align 4, !tbaa !5
  %1018 = zext i32 %1017 to i64
  %1019 = getelementptr inbounds nuw ptr, ptr %1001, i64 %1018
  %1020 = load ptr, ptr %1019, align 8, !tbaa !9
  store ptr %1020, ptr %1015, align 8, !tbaa !9
  br label %1021

1021:                                             ; preds = %861, %834, %1000, %951, %924, %922, %818
  %1022 = phi ptr [ %166, %951 ], [ %1016, %1000 ], [ %872, %922 ], [ %937, %924 ], [ %820, %818 ], [ %820, %834 ], [ %820, %861 ]
  %1023 = icmp ne i64 %746, 4
  %1024 = load ptr, ptr @held, align 8
  %1025 = icmp ne ptr %1024, null
  %1026 = select i1 %1023, i1 true, i1 %1025
  %1027 = load ptr, ptr @let_go, align 8
  %1028 = icmp eq ptr %1022, %1027
  %1029 = select i1 %1026, i1 true, i1 %1028
  br i1 %1029, label %1055, label %1030

1030:                                             ; preds = %1021
  %1031 = getelementptr inbounds nuw i8, ptr %1022, i64 20
  %1032 = load i32, ptr %1031, align 4, !tbaa !209
  %1033 = icmp eq i32 %1032, 4
  br i1 %1033, label %1034, label %1055

1034:                                             ; preds = %1030
  %1035 = getelementptr inbounds nuw i8, ptr %1022, i64 56
  %1036 = load i32, ptr %1035, align 8, !tbaa !217
  %1037 = zext i32 %1036 to i64
  %1038 = getelementptr inbounds nuw i8, ptr %744, i64 568
  %1039 = load i64, ptr %1038, align 8, !tbaa !257
  %1040 = icmp eq i64 %1039, %1037
  br i1 %1040, label %1041, label %1055

1041:                                             ; preds = %1034
  %1042 = load i64, ptr @random_state, align 8, !tbaa !61
  %1043 = add i64 %1042, -7046029254386353131
  store i64 %1043, ptr @random_state, align 8, !tbaa !61
  %1044 = lshr i64 %1043, 30
  %1045 = xor i64 %1044, %1043
  %1046 = mul i64 %1045, -4658895280553007687
  %1047 = lshr i64 %1046, 27
  %1048 = xor i64 %1047, %1046
  %1049 = mul i64 %1048, -7723592293110705685
  %1050 = lshr i64 %1049, 31
  %1051 = xor i64 %1050, %1049
  %1052 = and i64 %1051, 1
  %1053 = icmp eq i64 %1052, 0
  br i1 %1053, label %1054, label %1055

1054:                                             ; preds = %1041
  store ptr %1022, ptr @held, align 8, !tbaa !9
  br label %1448

1055:                                             ; preds = %1041, %1034, %1030, %1021
  br i1 %1028, label %1056, label %1057

1056:                                             ; preds = %1055
  store ptr null, ptr @let_go, align 8, !tbaa !9
  br label %1057

1057:                                             ; preds = %1056, %1055
  %1058 = getelementptr inbounds nuw i8, ptr %1022, i64 112
  %1059 = load ptr, ptr %1058, align 8, !tbaa !31
  %1060 = load ptr, ptr @turns, align 8, !tbaa !9
  %1061 = getelementptr inbounds nuw i8, ptr %1022, i64 108
  %1062 = load i32, ptr %1061, align 4, !tbaa !62
  %1063 = zext i32 %1062 to i64
  %1064 = getelementptr inbounds nuw %struct.Turn, ptr %1060, i64 %1063
  %1065 = load ptr, ptr @running, align 8, !tbaa !238
  %1066 = icmp eq ptr %1065, %1059
  br i1 %1066, label %1126, label %1067

1067:                                             ; preds = %1057
  %1068 = icmp eq ptr %1065, null
  br i1 %1068, label %1081, label %1069

1069:                                             ; preds = %1067
  %1070 = getelementptr inbounds nuw i8, ptr %1065, i64 688
  %1071 = load ptr, ptr %1070, align 8, !tbaa !258
  %1072 = icmp eq ptr %1071, null
  br i1 %1072, label %1081, label %1073

1073:                                             ; preds = %1069
  %1074 = getelementptr inbounds nuw i8, ptr %744, i64 96
  %1075 = load ptr, ptr %1074, align 8, !tbaa !26
  %1076 = getelementptr inbounds nuw i8, ptr %744, i64 128
  %1077 = load i64, ptr %1076, align 8, !tbaa !37
  %1078 = getelementptr inbounds nuw i8, ptr %1075, i64 %1077
  %1079 = getelementptr inbounds nuw i8, ptr %744, i64 136
  %1080 = load i64, ptr %1079, align 8, !tbaa !259
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %1071, ptr align 1 %1078, i64 %1080, i1 false)
  br label %1081

1081:                                             ; preds = %1073, %1069, %1067
  store ptr %1059, ptr @running, align 8, !tbaa !238
  %1082 = icmp eq ptr %1059, null
  br i1 %1082, label %1126, label %1083

1083:                                             ; preds = %1081
  %1084 = getelementptr inbounds nuw i8, ptr %1059, i64 688
  %1085 = load ptr, ptr %1084, align 8, !tbaa !258
  %1086 = icmp eq ptr %1085, null
  br i1 %1086, label %1095, label %1087

1087:                                             ; preds = %1083
  %1088 = getelementptr inbounds nuw i8, ptr %744, i64 96
  %1089 = load ptr, ptr %1088, align 8, !tbaa !26
  %1090 = getelementptr inbounds nuw i8, ptr %744, i64 128
  %1091 = load i64, ptr %1090, align 8, !tbaa !37
  %1092 = getelementptr inbounds nuw i8, ptr %1089, i64 %1091
  %1093 = getelementptr inbounds nuw i8, ptr %744, i64 136
  %1094 = load i64, ptr %1093, align 8, !tbaa !259
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1092, ptr nonnull align 1 %1085, i64 %1094, i1 false)
  br label %1095

1095:                                             ; preds = %1087, %1083
  %1096 = load i32, ptr %1059, align 8, !tbaa !157
  %1097 = getelementptr inbounds nuw i8, ptr %744, i64 48
  %1098 = load i32, ptr %1097, align 8, !tbaa !5
  %1099 = urem i32 %1096, %1098
  store i32 %1099, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 24), align 8, !tbaa !5
  %1100 = load i32, ptr %1059, align 8, !tbaa !157
  %1101 = udiv i32 %1100, %1098
  %1102 = getelementptr inbounds nuw i8, ptr %744, i64 52
  %1103 = load i32, ptr %1102, align 4, !tbaa !5
  %1104 = urem i32 %1101, %1103
  store i32 %1104, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 28), align 4, !tbaa !5
  %1105 = load i32, ptr %1059, align 8, !tbaa !157
  %1106 = udiv i32 %1105, %1098
  %1107 = udiv i32 %1106, %1103
  store i32 %1107, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 32), align 8, !tbaa !5
  %1108 = getelementptr inbounds nuw i8, ptr %1059, i64 20
  %1109 = load i32, ptr %1108, align 4, !tbaa !34
  %1110 = icmp eq i32 %1109, 0
  %1111 = getelementptr inbounds nuw i8, ptr %744, i64 392
  %1112 = getelementptr inbounds nuw i8, ptr %744, i64 104
  br label %1113

1113:                                             ; preds = %1121, %1095
  %1114 = phi i64 [ 0, %1095 ], [ %1124, %1121 ]
  br i1 %1110, label %1115, label %1121

1115:                                             ; preds = %1113
  %1116 = load i64, ptr %1111, align 8, !tbaa !65
  %1117 = icmp eq i64 %1116, 0
  br i1 %1117, label %1118, label %1121

1118:                                             ; preds = %1115
  %1119 = load i64, ptr %1112, align 8, !tbaa !27
  %1120 = lshr i64 %1119, %1114
  br label %1121

1121:                                             ; preds = %1118, %1115, %1113
  %1122 = phi i64 [ %1120, %1118 ], [ 0, %1115 ], [ 0, %1113 ]
  %1123 = getelementptr inbounds nuw i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 40), i64 %1114
  store i64 %1122, ptr %1123, align 8, !tbaa !61
  %1124 = add nuw nsw i64 %1114, 1
  %1125 = icmp eq i64 %1124, 6
  br i1 %1125, label %1126, label %1113, !llvm.loop !260

1126:                                             ; preds = %1121, %1081, %1057
  %1127 = getelementptr inbounds nuw i8, ptr %1064, i64 4
  store i32 0, ptr %1127, align 4, !tbaa !244
  %1128 = getelementptr inbounds nuw i8, ptr %1022, i64 20
  store i32 0, ptr %1128, align 4, !tbaa !209
  %1129 = getelementptr inbounds nuw i8, ptr %1022, i64 48
  %1130 = load ptr, ptr %1129, align 8, !tbaa !205
  %1131 = icmp eq ptr %1130, null
  %1132 = select i1 %1131, ptr %744, ptr %1130
  %1133 = select i1 %1131, ptr %1022, ptr %1130
  %1134 = load ptr, ptr %1132, align 8, !tbaa !9
  tail call void %1134(ptr noundef nonnull %1133) #20
  %1135 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1136 = icmp eq i32 %1135, 0
  br i1 %1136, label %1137, label %1804

1137:                                             ; preds = %1126
  %1138 = load ptr, ptr @L, align 8, !tbaa !9
  %1139 = getelementptr inbounds nuw i8, ptr %1138, i64 8
  %1140 = load i64, ptr %1139, align 8, !tbaa !241
  %1141 = icmp eq i64 %1140, 0
  br i1 %1141, label %1142, label %1144

1142:                                             ; preds = %1137
  store i32 3, ptr %1128, align 4, !tbaa !209
  %1143 = getelementptr inbounds nuw i8, ptr %1064, i64 8
  store i32 0, ptr %1143, align 8, !tbaa !74
  br label %1162

1144:                                             ; preds = %1137
  %1145 = load i32, ptr %1128, align 4, !tbaa !209
  %1146 = icmp eq i32 %1145, 4
  br i1 %1146, label %1147, label %1160

1147:                                             ; preds = %1144
  %1148 = getelementptr inbounds nuw i8, ptr %1138, i64 592
  %1149 = load i64, ptr %1148, align 8, !tbaa !250
  %1150 = add nsw i64 %1149, 1
  store i64 %1150, ptr %1148, align 8, !tbaa !250
  store i32 1, ptr %1127, align 4, !tbaa !244
  %1151 = getelementptr inbounds nuw i8, ptr %1064, i64 8
  %1152 = load i32, ptr %1151, align 8, !tbaa !74
  %1153 = icmp ult i32 %1152, 4
  br i1 %1153, label %1448, label %1154

1154:                                             ; preds = %1147
  %1155 = load ptr, ptr @parked, align 8, !tbaa !226
  %1156 = load i32, ptr @n_parked, align 4, !tbaa !5
  %1157 = add i32 %1156, 1
  store i32 %1157, ptr @n_parked, align 4, !tbaa !5
  %1158 = zext i32 %1156 to i64
  %1159 = getelementptr inbounds nuw ptr, ptr %1155, i64 %1158
  store ptr %1022, ptr %1159, align 8, !tbaa !9
  br label %1448

1160:                                             ; preds = %1144
  %1161 = getelementptr inbounds nuw i8, ptr %1064, i64 8
  store i32 0, ptr %1161, align 8, !tbaa !74
  switch i32 %1145, label %1448 [
    i32 3, label %1162
    i32 1, label %1279
    i32 2, label %1372
  ]

1162:                                             ; preds = %1160, %1142
  %1163 = load ptr, ptr %1058, align 8, !tbaa !31
  %1164 = getelementptr inbounds nuw i8, ptr %1163, i64 24
  %1165 = load ptr, ptr %1164, align 8, !tbaa !208
  %1166 = getelementptr inbounds nuw i8, ptr %1022, i64 16
  %1167 = load i32, ptr %1166, align 8, !tbaa !54
  %1168 = shl i32 %1167, 5
  %1169 = zext i32 %1168 to i64
  %1170 = getelementptr inbounds nuw %struct.Thread, ptr %1165, i64 %1169
  %1171 = getelementptr inbounds nuw i8, ptr %1163, i64 12
  %1172 = load i32, ptr %1171, align 4, !tbaa !49
  %1173 = sub i32 %1172, %1168
  %1174 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1173, i32 32)
  %1175 = load ptr, ptr %1129, align 8, !tbaa !205
  %1176 = icmp eq ptr %1175, null
  br i1 %1176, label %1180, label %1177

1177:                                             ; preds = %1162
  %1178 = load i64, ptr @free_frames, align 8
  store i64 %1178, ptr %1175, align 1
  %1179 = load ptr, ptr %1129, align 8, !tbaa !205
  store ptr %1179, ptr @free_frames, align 8, !tbaa !164
  store ptr null, ptr %1129, align 8, !tbaa !205
  br label %1180

1180:                                             ; preds = %1177, %1162
  %1181 = load i64, ptr @progress, align 8, !tbaa !61
  %1182 = add i64 %1181, 1
  store i64 %1182, ptr @progress, align 8, !tbaa !61
  %1183 = tail call fastcc i32 @leave(ptr noundef nonnull %1022)
  %1184 = icmp ne i32 %1172, %1168
  %1185 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1186 = icmp eq i32 %1185, 0
  %1187 = select i1 %1184, i1 %1186, i1 false
  br i1 %1187, label %1188, label %1190

1188:                                             ; preds = %1180
  %1189 = zext nneg i32 %1174 to i64
  br label %1192

1190:                                             ; preds = %1207, %1180
  %1191 = phi i1 [ %1186, %1180 ], [ %1208, %1207 ]
  br i1 %1191, label %1212, label %1448

1192:                                             ; preds = %1207, %1188
  %1193 = phi i64 [ 0, %1188 ], [ %1209, %1207 ]
  %1194 = getelementptr inbounds nuw %struct.Thread, ptr %1170, i64 %1193
  %1195 = getelementptr inbounds nuw i8, ptr %1194, i64 20
  %1196 = load i32, ptr %1195, align 4, !tbaa !209
  %1197 = icmp eq i32 %1196, 2
  br i1 %1197, label %1198, label %1207

1198:                                             ; preds = %1192
  %1199 = getelementptr inbounds nuw i8, ptr %1194, i64 60
  %1200 = load i32, ptr %1199, align 4, !tbaa !215
  %1201 = icmp eq i32 %1200, 40
  br i1 %1201, label %1207, label %1202

1202:                                             ; preds = %1198
  %1203 = trunc nuw nsw i64 %1193 to i32
  %1204 = tail call fastcc i32 @try_lane(ptr noundef nonnull %1170, i32 noundef %1174, i32 noundef %1203)
  %1205 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1206 = icmp eq i32 %1205, 0
  br label %1207

1207:                                             ; preds = %1202, %1198, %1192
  %1208 = phi i1 [ true, %1192 ], [ true, %1198 ], [ %1206, %1202 ]
  %1209 = add nuw nsw i64 %1193, 1
  %1210 = icmp samesign ult i64 %1209, %1189
  %1211 = select i1 %1210, i1 %1208, i1 false
  br i1 %1211, label %1192, label %1190, !llvm.loop !261

1212:                                             ; preds = %1190
  %1213 = load i32, ptr %1171, align 4, !tbaa !49
  %1214 = icmp eq i32 %1213, 0
  br i1 %1214, label %1268, label %1215

1215:                                             ; preds = %1212
  %1216 = load i32, ptr @n_ready, align 4
  %1217 = load ptr, ptr @turns, align 8
  %1218 = load ptr, ptr @ready, align 8
  %1219 = zext i32 %1213 to i64
  br label %1220

1220:                                             ; preds = %1264, %1215
  %1221 = phi i64 [ 0, %1215 ], [ %1266, %1264 ]
  %1222 = phi i32 [ %1216, %1215 ], [ %1265, %1264 ]
  %1223 = load ptr, ptr %1164, align 8, !tbaa !208
  %1224 = getelementptr inbounds nuw %struct.Thread, ptr %1223, i64 %1221
  %1225 = getelementptr inbounds nuw i8, ptr %1224, i64 20
  %1226 = load i32, ptr %1225, align 4, !tbaa !209
  %1227 = icmp eq i32 %1226, 0
  br i1 %1227, label %1228, label %1264

1228:                                             ; preds = %1220
  %1229 = getelementptr inbounds nuw i8, ptr %1224, i64 108
  %1230 = load i32, ptr %1229, align 4, !tbaa !62
  %1231 = zext i32 %1230 to i64
  %1232 = getelementptr inbounds nuw %struct.Turn, ptr %1217, i64 %1231
  %1233 = getelementptr inbounds nuw i8, ptr %1232, i64 4
  %1234 = load i32, ptr %1233, align 4, !tbaa !244
  %1235 = icmp eq i32 %1234, 0
  br i1 %1235, label %1236, label %1264

1236:                                             ; preds = %1228
  %1237 = add i32 %1222, 1
  store i32 %1237, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1233, align 4, !tbaa !244
  %1238 = zext i32 %1222 to i64
  %1239 = getelementptr inbounds nuw ptr, ptr %1218, i64 %1238
  store ptr %1224, ptr %1239, align 8, !tbaa !9
  %1240 = icmp eq i32 %1222, 0
  br i1 %1240, label %1264, label %1241

1241:                                             ; preds = %1236, %1262
  %1242 = phi i32 [ %1247, %1262 ], [ %1222, %1236 ]
  %1243 = zext i32 %1242 to i64
  %1244 = getelementptr inbounds nuw ptr, ptr %1218, i64 %1243
  %1245 = load ptr, ptr %1244, align 8, !tbaa !9
  %1246 = add i32 %1242, -1
  %1247 = lshr i32 %1246, 1
  %1248 = zext nneg i32 %1247 to i64
  %1249 = getelementptr inbounds nuw ptr, ptr %1218, i64 %1248
  %1250 = load ptr, ptr %1249, align 8, !tbaa !9
  %1251 = getelementptr inbounds nuw i8, ptr %1245, i64 108
  %1252 = load i32, ptr %1251, align 4, !tbaa !62
  %1253 = zext i32 %1252 to i64
  %1254 = getelementptr inbounds nuw %struct.Turn, ptr %1217, i64 %1253
  %1255 = load i32, ptr %1254, align 8, !tbaa !245
  %1256 = getelementptr inbounds nuw i8, ptr %1250, i64 108
  %1257 = load i32, ptr %1256, align 4, !tbaa !62
  %1258 = zext i32 %1257 to i64
  %1259 = getelementptr inbounds nuw %struct.Turn, ptr %1217, i64 %1258
  %1260 = load i32, ptr %1259, align 8, !tbaa !245
  %1261 = icmp ult i32 %1255, %1260
  br i1 %1261, label %1262, label %1264

1262:                                             ; preds = %1241
  store ptr %1245, ptr %1249, align 8, !tbaa !9
  store ptr %1250, ptr %1244, align 8, !tbaa !9
  %1263 = icmp eq i32 %1247, 0
  br i1 %1263, label %1264, label %1241, !llvm.loop !246

1264:                                             ; preds = %1262, %1241, %1236, %1228, %1220
  %1265 = phi i32 [ %1222, %1228 ], [ 1, %1236 ], [ %1222, %1220 ], [ %1237, %1241 ], [ %1237, %1262 ]
  %1266 = add nuw nsw i64 %1221, 1
  %1267 = icmp eq i64 %1266, %1219
  br i1 %1267, label %1268, label %1220, !llvm.loop !253

1268:                                             ; preds = %1264, %1212
  %1269 = getelementptr inbounds nuw i8, ptr %1163, i64 16
  %1270 = load i32, ptr %1269, align 8, !tbaa !212
  %1271 = icmp eq i32 %1270, 0
  br i1 %1271, label %1272, label %1448

1272:                                             ; preds = %1268
  tail call fastcc void @end_block(ptr noundef nonnull %1163)
  %1273 = load ptr, ptr @running, align 8, !tbaa !238
  %1274 = icmp eq ptr %1273, %1163
  br i1 %1274, label %1275, label %1276

1275:                                             ; preds = %1272
  store ptr null, ptr @running, align 8, !tbaa !238
  br label %1276

1276:                                             ; preds = %1275, %1272
  %1277 = load i32, ptr @in_flight, align 4, !tbaa !5
  %1278 = add i32 %1277, -1
  store i32 %1278, ptr @in_flight, align 4, !tbaa !5
  br label %1448

1279:                                             ; preds = %1160
  %1280 = load ptr, ptr %1058, align 8, !tbaa !31
  %1281 = getelementptr inbounds nuw i8, ptr %1022, i64 64
  %1282 = load i64, ptr %1281, align 8, !tbaa !210
  %1283 = icmp ugt i64 %1282, 15
  br i1 %1283, label %1284, label %1295

1284:                                             ; preds = %1279
  %1285 = getelementptr inbounds nuw i8, ptr %1022, i64 56
  %1286 = load i32, ptr %1285, align 8, !tbaa !217
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1287 = getelementptr inbounds nuw i8, ptr %1138, i64 600
  store i32 11, ptr %1287, align 8, !tbaa !154
  %1288 = getelementptr inbounds nuw i8, ptr %1138, i64 604
  store i32 %1286, ptr %1288, align 4, !tbaa !155
  %1289 = getelementptr inbounds nuw i8, ptr %1138, i64 608
  store i32 -1, ptr %1289, align 8, !tbaa !156
  %1290 = load i32, ptr %1280, align 8, !tbaa !157
  %1291 = getelementptr inbounds nuw i8, ptr %1022, i64 104
  %1292 = load i32, ptr %1291, align 8, !tbaa !51
  %1293 = getelementptr inbounds nuw i8, ptr %1138, i64 616
  store i32 %1290, ptr %1293, align 8, !tbaa !158
  %1294 = getelementptr inbounds nuw i8, ptr %1138, i64 620
  store i32 %1292, ptr %1294, align 4, !tbaa !159
  br label %1448

1295:                                             ; preds = %1279
  %1296 = getelementptr inbounds nuw i8, ptr %1280, i64 32
  %1297 = getelementptr inbounds nuw i32, ptr %1296, i64 %1282
  %1298 = load i32, ptr %1297, align 4, !tbaa !5
  %1299 = add i32 %1298, 1
  store i32 %1299, ptr %1297, align 4, !tbaa !5
  %1300 = getelementptr inbounds nuw i8, ptr %1022, i64 72
  %1301 = load i64, ptr %1300, align 8, !tbaa !211
  %1302 = icmp eq i64 %1301, 0
  br i1 %1302, label %1310, label %1303

1303:                                             ; preds = %1295
  %1304 = getelementptr inbounds nuw i8, ptr %1280, i64 96
  %1305 = getelementptr inbounds nuw i32, ptr %1304, i64 %1282
  %1306 = load i32, ptr %1305, align 4, !tbaa !5
  %1307 = add i32 %1306, %1299
  %1308 = zext i32 %1307 to i64
  %1309 = icmp ugt i64 %1301, %1308
  br i1 %1309, label %1448, label %1314

1310:                                             ; preds = %1295
  %1311 = getelementptr inbounds nuw i8, ptr %1280, i64 16
  %1312 = load i32, ptr %1311, align 8, !tbaa !212
  %1313 = icmp eq i32 %1299, %1312
  br i1 %1313, label %1314, label %1448

1314:                                             ; preds = %1310, %1303
  tail call fastcc void @release_barrier(ptr noundef nonnull %1280, i64 noundef %1282)
  %1315 = getelementptr inbounds nuw i8, ptr %1059, i64 12
  %1316 = load i32, ptr %1315, align 4, !tbaa !49
  %1317 = icmp eq i32 %1316, 0
  br i1 %1317, label %1448, label %1318

1318:                                             ; preds = %1314
  %1319 = load i32, ptr @n_ready, align 4
  %1320 = getelementptr inbounds nuw i8, ptr %1059, i64 24
  %1321 = load ptr, ptr @turns, align 8
  %1322 = load ptr, ptr @ready, align 8
  %1323 = zext i32 %1316 to i64
  br label %1324

1324:                                             ; preds = %1368, %1318
  %1325 = phi i64 [ 0, %1318 ], [ %1370, %1368 ]
  %1326 = phi i32 [ %1319, %1318 ], [ %1369, %1368 ]
  %1327 = load ptr, ptr %1320, align 8, !tbaa !208
  %1328 = getelementptr inbounds nuw %struct.Thread, ptr %1327, i64 %1325
  %1329 = getelementptr inbounds nuw i8, ptr %1328, i64 20
  %1330 = load i32, ptr %1329, align 4, !tbaa !209
  %1331 = icmp eq i32 %1330, 0
  br i1 %1331, label %1332, label %1368

1332:                                             ; preds = %1324
  %1333 = getelementptr inbounds nuw i8, ptr %1328, i64 108
  %1334 = load i32, ptr %1333, align 4, !tbaa !62
  %1335 = zext i32 %1334 to i64
  %1336 = getelementptr inbounds nuw %struct.Turn, ptr %1321, i64 %1335
  %1337 = getelementptr inbounds nuw i8, ptr %1336, i64 4
  %1338 = load i32, ptr %1337, align 4, !tbaa !244
  %1339 = icmp eq i32 %1338, 0
  br i1 %1339, label %1340, label %1368

1340:                                             ; preds = %1332
  %1341 = add i32 %1326, 1
  store i32 %1341, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1337, align 4, !tbaa !244
  %1342 = zext i32 %1326 to i64
  %1343 = getelementptr inbounds nuw ptr, ptr %1322, i64 %1342
  store ptr %1328, ptr %1343, align 8, !tbaa !9
  %1344 = icmp eq i32 %1326, 0
  br i1 %1344, label %1368, label %1345

1345:                                             ; preds = %1340, %1366
  %1346 = phi i32 [ %1351, %1366 ], [ %1326, %1340 ]
  %1347 = zext i32 %1346 to i64
  %1348 = getelementptr inbounds nuw ptr, ptr %1322, i64 %1347
  %1349 = load ptr, ptr %1348, align 8, !tbaa !9
  %1350 = add i32 %1346, -1
  %1351 = lshr i32 %1350, 1
  %1352 = zext nneg i32 %1351 to i64
  %1353 = getelementptr inbounds nuw ptr, ptr %1322, i64 %1352
  %1354 = load ptr, ptr %1353, align 8, !tbaa !9
  %1355 = getelementptr inbounds nuw i8, ptr %1349, i64 108
  %1356 = load i32, ptr %1355, align 4, !tbaa !62
  %1357 = zext i32 %1356 to i64
  %1358 = getelementptr inbounds nuw %struct.Turn, ptr %1321, i64 %1357
  %1359 = load i32, ptr %1358, align 8, !tbaa !245
  %1360 = getelementptr inbounds nuw i8, ptr %1354, i64 108
  %1361 = load i32, ptr %1360, align 4, !tbaa !62
  %1362 = zext i32 %1361 to i64
  %1363 = getelementptr inbounds nuw %struct.Turn, ptr %1321, i64 %1362
  %1364 = load i32, ptr %1363, align 8, !tbaa !245
  %1365 = icmp ult i32 %1359, %1364
  br i1 %1365, label %1366, label %1368

1366:                                             ; preds = %1345
  store ptr %1349, ptr %1353, align 8, !tbaa !9
  store ptr %1354, ptr %1348, align 8, !tbaa !9
  %1367 = icmp eq i32 %1351, 0
  br i1 %1367, label %1368, label %1345, !llvm.loop !246

1368:                                             ; preds = %1366, %1345, %1340, %1332, %1324
  %1369 = phi i32 [ %1326, %1332 ], [ 1, %1340 ], [ %1326, %1324 ], [ %1341, %1345 ], [ %1341, %1366 ]
  %1370 = add nuw nsw i64 %1325, 1
  %1371 = icmp eq i64 %1370, %1323
  br i1 %1371, label %1448, label %1324, !llvm.loop !253

1372:                                             ; preds = %1160
  %1373 = getelementptr inbounds nuw i8, ptr %1022, i64 60
  %1374 = load i32, ptr %1373, align 4, !tbaa !215
  %1375 = icmp eq i32 %1374, 40
  br i1 %1375, label %1448, label %1376

1376:                                             ; preds = %1372
  %1377 = getelementptr inbounds nuw i8, ptr %1059, i64 24
  %1378 = load ptr, ptr %1377, align 8, !tbaa !208
  %1379 = getelementptr inbounds nuw i8, ptr %1022, i64 16
  %1380 = load i32, ptr %1379, align 8, !tbaa !54
  %1381 = shl i32 %1380, 5
  %1382 = zext i32 %1381 to i64
  %1383 = getelementptr inbounds nuw %struct.Thread, ptr %1378, i64 %1382
  %1384 = getelementptr inbounds nuw i8, ptr %1059, i64 12
  %1385 = load i32, ptr %1384, align 4, !tbaa !49
  %1386 = sub i32 %1385, %1381
  %1387 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1386, i32 32)
  %1388 = getelementptr inbounds nuw i8, ptr %1022, i64 12
  %1389 = load i32, ptr %1388, align 4, !tbaa !64
  %1390 = tail call fastcc i32 @try_lane(ptr noundef %1383, i32 noundef %1387, i32 noundef %1389)
  %1391 = icmp eq i32 %1390, 0
  br i1 %1391, label %1448, label %1392

1392:                                             ; preds = %1376
  %1393 = load i32, ptr %1384, align 4, !tbaa !49
  %1394 = icmp eq i32 %1393, 0
  br i1 %1394, label %1448, label %1395

1395:                                             ; preds = %1392
  %1396 = load i32, ptr @n_ready, align 4
  %1397 = load ptr, ptr @turns, align 8
  %1398 = load ptr, ptr @ready, align 8
  %1399 = zext i32 %1393 to i64
  br label %1400

1400:                                             ; preds = %1444, %1395
  %1401 = phi i64 [ 0, %1395 ], [ %1446, %1444 ]
  %1402 = phi i32 [ %1396, %1395 ], [ %1445, %1444 ]
  %1403 = load ptr, ptr %1377, align 8, !tbaa !208
  %1404 = getelementptr inbounds nuw %struct.Thread, ptr %1403, i64 %1401
  %1405 = getelementptr inbounds nuw i8, ptr %1404, i64 20
  %1406 = load i32, ptr %1405, align 4, !tbaa !209
  %1407 = icmp eq i32 %1406, 0
  br i1 %1407, label %1408, label %1444

1408:                                             ; preds = %1400
  %1409 = getelementptr inbounds nuw i8, ptr %1404, i64 108
  %1410 = load i32, ptr %1409, align 4, !tbaa !62
  %1411 = zext i32 %1410 to i64
  %1412 = getelementptr inbounds nuw %struct.Turn, ptr %1397, i64 %1411
  %1413 = getelementptr inbounds nuw i8, ptr %1412, i64 4
  %1414 = load i32, ptr %1413, align 4, !tbaa !244
  %1415 = icmp eq i32 %1414, 0
  br i1 %1415, label %1416, label %1444

1416:                                             ; preds = %1408
  %1417 = add i32 %1402, 1
  store i32 %1417, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1413, align 4, !tbaa !244
  %1418 = zext i32 %1402 to i64
  %1419 = getelementptr inbounds nuw ptr, ptr %1398, i64 %1418
  store ptr %1404, ptr %1419, align 8, !tbaa !9
  %1420 = icmp eq i32 %1402, 0
  br i1 %1420, label %1444, label %1421

1421:                                             ; preds = %1416, %1442
  %1422 = phi i32 [ %1427, %1442 ], [ %1402, %1416 ]
  %1423 = zext i32 %1422 to i64
  %1424 = getelementptr inbounds nuw ptr, ptr %1398, i64 %1423
  %1425 = load ptr, ptr %1424, align 8, !tbaa !9
  %1426 = add i32 %1422, -1
  %1427 = lshr i32 %1426, 1
  %1428 = zext nneg i32 %1427 to i64
  %1429 = getelementptr inbounds nuw ptr, ptr %1398, i64 %1428
  %1430 = load ptr, ptr %1429, align 8, !tbaa !9
  %1431 = getelementptr inbounds nuw i8, ptr %1425, i64 108
  %1432 = load i32, ptr %1431, align 4, !tbaa !62
  %1433 = zext i32 %1432 to i64
  %1434 = getelementptr inbounds nuw %struct.Turn, ptr %1397, i64 %1433
  %1435 = load i32, ptr %1434, align 8, !tbaa !245
  %1436 = getelementptr inbounds nuw i8, ptr %1430, i64 108
  %1437 = load i32, ptr %1436, align 4, !tbaa !62
  %1438 = zext i32 %1437 to i64
  %1439 = getelementptr inbounds nuw %struct.Turn, ptr %1397, i64 %1438
  %1440 = load i32, ptr %1439, align 8, !tbaa !245
  %1441 = icmp ult i32 %1435, %1440
  br i1 %1441, label %1442, label %1444

1442:                                             ; preds = %1421
  store ptr %1425, ptr %1429, align 8, !tbaa !9
  store ptr %1430, ptr %1424, align 8, !tbaa !9
  %1443 = icmp eq i32 %1427, 0
  br i1 %1443, label %1444, label %1421, !llvm.loop !246

1444:                                             ; preds = %1442, %1421, %1416, %1408, %1400
  %1445 = phi i32 [ %1402, %1408 ], [ 1, %1416 ], [ %1402, %1400 ], [ %1417, %1421 ], [ %1417, %1442 ]
  %1446 = add nuw nsw i64 %1401, 1
  %1447 = icmp eq i64 %1446, %1399
  br i1 %1447, label %1448, label %1400, !llvm.loop !253

1448:                                             ; preds = %645, %1444, %1368, %1392, %1376, %1372, %1314, %1310, %1303, %1284, %1276, %1268, %1190, %1160, %1154, %1147, %1054, %708, %460, %456
  %1449 = phi ptr [ null, %1368 ], [ null, %1392 ], [ null, %1303 ], [ null, %1310 ], [ null, %1314 ], [ null, %1268 ], [ null, %1190 ], [ null, %1372 ], [ null, %1444 ], [ null, %1376 ], [ null, %1284 ], [ null, %1276 ], [ null, %1160 ], [ null, %1154 ], [ %1022, %1147 ], [ null, %1054 ], [ null, %456 ], [ null, %460 ], [ null, %708 ], [ null, %645 ]
  %1450 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1451 = add i32 %165, 1
  %1452 = icmp eq i32 %1450, 0
  br i1 %1452, label %164, label %1804, !llvm.loop !262

1453:                                             ; preds = %122
  %1454 = icmp ne i64 %21, 0
  %1455 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1456 = icmp eq i32 %1455, 0
  %1457 = select i1 %1454, i1 %1456, i1 false
  br i1 %1457, label %1458, label %1804

1458:                                             ; preds = %1453, %1798
  %1459 = phi i64 [ %1799, %1798 ], [ 0, %1453 ]
  %1460 = load ptr, ptr @L, align 8, !tbaa !9
  %1461 = getelementptr inbounds nuw i8, ptr %1460, i64 72
  %1462 = load ptr, ptr %1461, align 8, !tbaa !243
  %1463 = icmp eq ptr %1462, null
  br i1 %1463, label %1467, label %1464

1464:                                             ; preds = %1458
  %1465 = getelementptr inbounds nuw i64, ptr %1462, i64 %1459
  %1466 = load i64, ptr %1465, align 8, !tbaa !61
  br label %1467

1467:                                             ; preds = %1464, %1458
  %1468 = phi i64 [ %1466, %1464 ], [ %1459, %1458 ]
  tail call fastcc void @start_block(ptr noundef nonnull @blocks, i32 noundef 0, i64 noundef %1468)
  store i64 0, ptr @frames_used, align 8, !tbaa !61
  store ptr null, ptr @free_frames, align 8, !tbaa !164
  store ptr @blocks, ptr @running, align 8, !tbaa !238
  %1469 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 688), align 16, !tbaa !258
  %1470 = icmp eq ptr %1469, null
  %1471 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %1470, label %1480, label %1472

1472:                                             ; preds = %1467
  %1473 = getelementptr inbounds nuw i8, ptr %1471, i64 96
  %1474 = load ptr, ptr %1473, align 8, !tbaa !26
  %1475 = getelementptr inbounds nuw i8, ptr %1471, i64 128
  %1476 = load i64, ptr %1475, align 8, !tbaa !37
  %1477 = getelementptr inbounds nuw i8, ptr %1474, i64 %1476
  %1478 = getelementptr inbounds nuw i8, ptr %1471, i64 136
  %1479 = load i64, ptr %1478, align 8, !tbaa !259
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %1477, ptr nonnull align 1 %1469, i64 %1479, i1 false)
  br label %1480

1480:                                             ; preds = %1472, %1467
  %1481 = load i32, ptr @blocks, align 16, !tbaa !157
  %1482 = getelementptr inbounds nuw i8, ptr %1471, i64 48
  %1483 = load i32, ptr %1482, align 8, !tbaa !5
  %1484 = urem i32 %1481, %1483
  store i32 %1484, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 24), align 8, !tbaa !5
  %1485 = udiv i32 %1481, %1483
  %1486 = getelementptr inbounds nuw i8, ptr %1471, i64 52
  %1487 = load i32, ptr %1486, align 4, !tbaa !5
  %1488 = urem i32 %1485, %1487
  store i32 %1488, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 28), align 4, !tbaa !5
  %1489 = udiv i32 %1485, %1487
  store i32 %1489, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 32), align 8, !tbaa !5
  %1490 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 20), align 4, !tbaa !34
  %1491 = icmp eq i32 %1490, 0
  %1492 = getelementptr inbounds nuw i8, ptr %1471, i64 392
  %1493 = getelementptr inbounds nuw i8, ptr %1471, i64 104
  br label %1494

1494:                                             ; preds = %1502, %1480
  %1495 = phi i64 [ 0, %1480 ], [ %1505, %1502 ]
  br i1 %1491, label %1496, label %1502

1496:                                             ; preds = %1494
  %1497 = load i64, ptr %1492, align 8, !tbaa !65
  %1498 = icmp eq i64 %1497, 0
  br i1 %1498, label %1499, label %1502

1499:                                             ; preds = %1496
  %1500 = load i64, ptr %1493, align 8, !tbaa !27
  %1501 = lshr i64 %1500, %1495
  br label %1502

1502:                                             ; preds = %1499, %1496, %1494
  %1503 = phi i64 [ %1501, %1499 ], [ 0, %1496 ], [ 0, %1494 ]
  %1504 = getelementptr inbounds nuw i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 40), i64 %1495
  store i64 %1503, ptr %1504, align 8, !tbaa !61
  %1505 = add nuw nsw i64 %1495, 1
  %1506 = icmp eq i64 %1505, 6
  br i1 %1506, label %1507, label %1494, !llvm.loop !260

1507:                                             ; preds = %1502
  %1508 = getelementptr inbounds nuw i8, ptr %1471, i64 8
  %1509 = load i64, ptr %1508, align 8, !tbaa !241
  %1510 = icmp eq i64 %1509, 0
  br i1 %1510, label %1749, label %1511

1511:                                             ; preds = %1507
  %1512 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 16), align 16
  %1513 = icmp eq i32 %1512, 0
  %1514 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1515 = icmp ne i32 %1514, 0
  %1516 = select i1 %1513, i1 true, i1 %1515
  br i1 %1516, label %1743, label %1517

1517:                                             ; preds = %1511
  %1518 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !49
  %1519 = add i32 %1518, 31
  %1520 = lshr i32 %1519, 5
  %1521 = icmp eq i32 %1520, 0
  %1522 = zext nneg i32 %1520 to i64
  br i1 %1521, label %1743, label %1536

1523:                                             ; preds = %1532
  %1524 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 16), align 16
  %1525 = icmp eq i32 %1533, 0
  %1526 = icmp eq i32 %1524, 0
  %1527 = select i1 %1525, i1 true, i1 %1526
  br i1 %1527, label %1743, label %1528

1528:                                             ; preds = %1532, %1523
  %1529 = phi i64 [ %1534, %1532 ], [ 0, %1523 ]
  %1530 = phi i32 [ %1533, %1532 ], [ 0, %1523 ]
  %1531 = load ptr, ptr @L, align 8, !tbaa !9
  br label %1536, !llvm.loop !263

1532:                                             ; preds = %1740, %1547
  %1533 = phi i32 [ %1625, %1740 ], [ %1539, %1547 ]
  %1534 = add nuw nsw i64 %1538, 1
  %1535 = icmp eq i64 %1534, %1522
  br i1 %1535, label %1523, label %1528

1536:                                             ; preds = %1517, %1528
  %1537 = phi ptr [ %1531, %1528 ], [ %1471, %1517 ]
  %1538 = phi i64 [ %1529, %1528 ], [ 0, %1517 ]
  %1539 = phi i32 [ %1530, %1528 ], [ 0, %1517 ]
  %1540 = getelementptr inbounds nuw i8, ptr %1537, i64 80
  %1541 = load ptr, ptr %1540, align 8, !tbaa !264
  %1542 = icmp eq ptr %1541, null
  %1543 = trunc nuw nsw i64 %1538 to i32
  br i1 %1542, label %1547, label %1544

1544:                                             ; preds = %1536
  %1545 = getelementptr inbounds nuw i32, ptr %1541, i64 %1538
  %1546 = load i32, ptr %1545, align 4, !tbaa !5
  br label %1547

1547:                                             ; preds = %1544, %1536
  %1548 = phi i32 [ %1546, %1544 ], [ %1543, %1536 ]
  %1549 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 24), align 8, !tbaa !208
  %1550 = shl i32 %1548, 5
  %1551 = zext i32 %1550 to i64
  %1552 = getelementptr inbounds nuw %struct.Thread, ptr %1549, i64 %1551
  %1553 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !49
  %1554 = sub i32 %1553, %1550
  %1555 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1554, i32 32)
  %1556 = icmp eq i32 %1553, %1550
  br i1 %1556, label %1532, label %1557

1557:                                             ; preds = %1547
  %1558 = zext nneg i32 %1555 to i64
  br label %1559

1559:                                             ; preds = %1631, %1557
  %1560 = phi i32 [ %1539, %1557 ], [ %1632, %1631 ]
  %1561 = phi i64 [ 0, %1557 ], [ %1633, %1631 ]
  %1562 = phi i32 [ 0, %1557 ], [ %1634, %1631 ]
  %1563 = getelementptr inbounds nuw %struct.Thread, ptr %1552, i64 %1561
  %1564 = getelementptr inbounds nuw i8, ptr %1563, i64 20
  %1565 = load i32, ptr %1564, align 4, !tbaa !209
  %1566 = icmp eq i32 %1565, 0
  br i1 %1566, label %1567, label %1623

1567:                                             ; preds = %1559
  %1568 = getelementptr inbounds nuw i8, ptr %1563, i64 48
  %1569 = load ptr, ptr %1568, align 8, !tbaa !205
  %1570 = icmp eq ptr %1569, null
  %1571 = load ptr, ptr @L, align 8
  %1572 = select i1 %1570, ptr %1571, ptr %1569
  %1573 = select i1 %1570, ptr %1563, ptr %1569
  %1574 = load ptr, ptr %1572, align 8, !tbaa !9
  tail call void %1574(ptr noundef nonnull %1573) #20
  %1575 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1576 = icmp eq i32 %1575, 0
  br i1 %1576, label %1577, label %1798

1577:                                             ; preds = %1567
  %1578 = load i32, ptr %1564, align 4, !tbaa !209
  switch i32 %1578, label %1623 [
    i32 1, label %1579
    i32 3, label %1617
  ]

1579:                                             ; preds = %1577
  %1580 = getelementptr inbounds nuw i8, ptr %1563, i64 112
  %1581 = load ptr, ptr %1580, align 8, !tbaa !31
  %1582 = getelementptr inbounds nuw i8, ptr %1563, i64 64
  %1583 = load i64, ptr %1582, align 8, !tbaa !210
  %1584 = icmp ugt i64 %1583, 15
  br i1 %1584, label %1585, label %1597

1585:                                             ; preds = %1579
  %1586 = getelementptr inbounds nuw i8, ptr %1563, i64 56
  %1587 = load i32, ptr %1586, align 8, !tbaa !217
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1588 = load ptr, ptr @L, align 8, !tbaa !9
  %1589 = getelementptr inbounds nuw i8, ptr %1588, i64 600
  store i32 11, ptr %1589, align 8, !tbaa !154
  %1590 = getelementptr inbounds nuw i8, ptr %1588, i64 604
  store i32 %1587, ptr %1590, align 4, !tbaa !155
  %1591 = getelementptr inbounds nuw i8, ptr %1588, i64 608
  store i32 -1, ptr %1591, align 8, !tbaa !156
  %1592 = load i32, ptr %1581, align 8, !tbaa !157
  %1593 = getelementptr inbounds nuw i8, ptr %1563, i64 104
  %1594 = load i32, ptr %1593, align 8, !tbaa !51
  %1595 = getelementptr inbounds nuw i8, ptr %1588, i64 616
  store i32 %1592, ptr %1595, align 8, !tbaa !158
  %1596 = getelementptr inbounds nuw i8, ptr %1588, i64 620
  store i32 %1594, ptr %1596, align 4, !tbaa !159
  br label %1619

1597:                                             ; preds = %1579
  %1598 = getelementptr inbounds nuw i8, ptr %1581, i64 32
  %1599 = getelementptr inbounds nuw i32, ptr %1598, i64 %1583
  %1600 = load i32, ptr %1599, align 4, !tbaa !5
  %1601 = add i32 %1600, 1
  store i32 %1601, ptr %1599, align 4, !tbaa !5
  %1602 = getelementptr inbounds nuw i8, ptr %1563, i64 72
  %1603 = load i64, ptr %1602, align 8, !tbaa !211
  %1604 = icmp eq i64 %1603, 0
  br i1 %1604, label %1612, label %1605

1605:                                             ; preds = %1597
  %1606 = getelementptr inbounds nuw i8, ptr %1581, i64 96
  %1607 = getelementptr inbounds nuw i32, ptr %1606, i64 %1583
  %1608 = load i32, ptr %1607, align 4, !tbaa !5
  %1609 = add i32 %1608, %1601
  %1610 = zext i32 %1609 to i64
  %1611 = icmp ugt i64 %1603, %1610
  br i1 %1611, label %1619, label %1616

1612:                                             ; preds = %1597
  %1613 = getelementptr inbounds nuw i8, ptr %1581, i64 16
  %1614 = load i32, ptr %1613, align 8, !tbaa !212
  %1615 = icmp eq i32 %1601, %1614
  br i1 %1615, label %1616, label %1619

1616:                                             ; preds = %1612, %1605
  tail call fastcc void @release_barrier(ptr noundef nonnull %1581, i64 noundef %1583)
  br label %1619

1617:                                             ; preds = %1577
  %1618 = tail call fastcc i32 @leave(ptr noundef nonnull %1563)
  br label %1619

1619:                                             ; preds = %1617, %1616, %1612, %1605, %1585
  %1620 = phi i32 [ %1618, %1617 ], [ 0, %1612 ], [ 1, %1616 ], [ 0, %1605 ], [ 0, %1585 ]
  %1621 = or i32 %1620, %1560
  %1622 = load i32, ptr %1564, align 4, !tbaa !209
  br label %1623

1623:                                             ; preds = %1619, %1577, %1559
  %1624 = phi i32 [ %1578, %1577 ], [ %1622, %1619 ], [ %1565, %1559 ]
  %1625 = phi i32 [ %1560, %1577 ], [ %1621, %1619 ], [ %1560, %1559 ]
  %1626 = icmp eq i32 %1624, 2
  %1627 = zext i1 %1626 to i32
  %1628 = add i32 %1562, %1627
  %1629 = add nuw nsw i64 %1561, 1
  %1630 = icmp eq i64 %1629, %1558
  br i1 %1630, label %1635, label %1631

1631:                                             ; preds = %1739, %1733, %1623
  %1632 = phi i32 [ %1625, %1623 ], [ 1, %1733 ], [ 1, %1739 ]
  %1633 = phi i64 [ %1629, %1623 ], [ 0, %1733 ], [ 0, %1739 ]
  %1634 = phi i32 [ %1628, %1623 ], [ 0, %1733 ], [ 0, %1739 ]
  br label %1559, !llvm.loop !265

1635:                                             ; preds = %1623
  %1636 = icmp eq i32 %1628, 0
  %1637 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  br i1 %1636, label %1740, label %1638

1638:                                             ; preds = %1635
  %1639 = icmp eq i32 %1637, 0
  br i1 %1639, label %1643, label %1798

1640:                                             ; preds = %1662
  %1641 = icmp eq i32 %1666, 0
  %1642 = select i1 %1665, i1 %1641, i1 false
  br i1 %1642, label %1670, label %1739

1643:                                             ; preds = %1638, %1662
  %1644 = phi i32 [ %1663, %1662 ], [ 0, %1638 ]
  %1645 = phi i32 [ %1664, %1662 ], [ 0, %1638 ]
  %1646 = phi i64 [ %1667, %1662 ], [ 0, %1638 ]
  %1647 = phi i32 [ %1666, %1662 ], [ 0, %1638 ]
  %1648 = getelementptr inbounds nuw %struct.Thread, ptr %1552, i64 %1646
  %1649 = getelementptr inbounds nuw i8, ptr %1648, i64 20
  %1650 = load i32, ptr %1649, align 4, !tbaa !209
  %1651 = icmp eq i32 %1650, 2
  br i1 %1651, label %1652, label %1662

1652:                                             ; preds = %1643
  %1653 = getelementptr inbounds nuw i8, ptr %1648, i64 60
  %1654 = load i32, ptr %1653, align 4, !tbaa !215
  %1655 = icmp eq i32 %1654, 40
  br i1 %1655, label %1662, label %1656

1656:                                             ; preds = %1652
  %1657 = trunc nuw i64 %1646 to i32
  %1658 = tail call fastcc i32 @try_lane(ptr noundef nonnull %1552, i32 noundef %1555, i32 noundef %1657)
  %1659 = or i32 %1658, %1647
  %1660 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1661 = icmp eq i32 %1660, 0
  br label %1662

1662:                                             ; preds = %1656, %1652, %1643
  %1663 = phi i32 [ %1660, %1656 ], [ %1644, %1652 ], [ %1644, %1643 ]
  %1664 = phi i32 [ %1660, %1656 ], [ %1645, %1652 ], [ %1645, %1643 ]
  %1665 = phi i1 [ %1661, %1656 ], [ true, %1652 ], [ true, %1643 ]
  %1666 = phi i32 [ %1659, %1656 ], [ %1647, %1652 ], [ %1647, %1643 ]
  %1667 = add nuw nsw i64 %1646, 1
  %1668 = icmp samesign ult i64 %1667, %1558
  %1669 = select i1 %1668, i1 %1665, i1 false
  br i1 %1669, label %1643, label %1640, !llvm.loop !266

1670:                                             ; preds = %1640, %1736
  %1671 = phi i64 [ %1737, %1736 ], [ 0, %1640 ]
  %1672 = getelementptr inbounds nuw %struct.Thread, ptr %1552, i64 %1671
  %1673 = getelementptr inbounds nuw i8, ptr %1672, i64 20
  %1674 = load i32, ptr %1673, align 4, !tbaa !209
  %1675 = icmp eq i32 %1674, 2
  br i1 %1675, label %1676, label %1736

1676:                                             ; preds = %1670
  %1677 = getelementptr inbounds nuw i8, ptr %1672, i64 60
  %1678 = load i32, ptr %1677, align 4, !tbaa !215
  %1679 = icmp eq i32 %1678, 40
  br i1 %1679, label %1680, label %1736

1680:                                             ; preds = %1676
  %1681 = getelementptr inbounds nuw i8, ptr %1672, i64 80
  %1682 = getelementptr inbounds nuw i8, ptr %1672, i64 56
  br label %1683

1683:                                             ; preds = %1706, %1680
  %1684 = phi i64 [ 0, %1680 ], [ %1708, %1706 ]
  %1685 = phi i32 [ 0, %1680 ], [ %1707, %1706 ]
  %1686 = getelementptr inbounds nuw %struct.Thread, ptr %1552, i64 %1684
  %1687 = getelementptr inbounds nuw i8, ptr %1686, i64 20
  %1688 = load i32, ptr %1687, align 4, !tbaa !209
  %1689 = icmp eq i32 %1688, 2
  br i1 %1689, label %1690, label %1706

1690:                                             ; preds = %1683
  %1691 = getelementptr inbounds nuw i8, ptr %1686, i64 80
  %1692 = load i64, ptr %1691, align 8, !tbaa !220
  %1693 = trunc i64 %1692 to i32
  %1694 = load i64, ptr %1681, align 8, !tbaa !220
  %1695 = trunc i64 %1694 to i32
  %1696 = icmp eq i32 %1693, %1695
  br i1 %1696, label %1697, label %1706

1697:                                             ; preds = %1690
  %1698 = getelementptr inbounds nuw i8, ptr %1686, i64 56
  %1699 = load i32, ptr %1698, align 8, !tbaa !217
  %1700 = load i32, ptr %1682, align 8, !tbaa !217
  %1701 = icmp eq i32 %1699, %1700
  br i1 %1701, label %1702, label %1706

1702:                                             ; preds = %1697
  %1703 = trunc nuw i64 %1684 to i32
  %1704 = shl nuw i32 1, %1703
  %1705 = or i32 %1704, %1685
  br label %1706

1706:                                             ; preds = %1702, %1697, %1690, %1683
  %1707 = phi i32 [ %1685, %1683 ], [ %1685, %1690 ], [ %1705, %1702 ], [ %1685, %1697 ]
  %1708 = add nuw nsw i64 %1684, 1
  %1709 = icmp eq i64 %1708, %1558
  br i1 %1709, label %1710, label %1683, !llvm.loop !249

1710:                                             ; preds = %1706
  %1711 = zext i32 %1707 to i64
  br label %1712

1712:                                             ; preds = %1721, %1710
  %1713 = phi i64 [ 0, %1710 ], [ %1722, %1721 ]
  %1714 = trunc nuw nsw i64 %1713 to i32
  %1715 = shl nuw i32 1, %1714
  %1716 = and i32 %1715, %1707
  %1717 = icmp eq i32 %1716, 0
  br i1 %1717, label %1721, label %1718

1718:                                             ; preds = %1712
  %1719 = getelementptr inbounds nuw %struct.Thread, ptr %1552, i64 %1713
  %1720 = getelementptr inbounds nuw i8, ptr %1719, i64 88
  store i64 %1711, ptr %1720, align 8, !tbaa !222
  br label %1721

1721:                                             ; preds = %1718, %1712
  %1722 = add nuw nsw i64 %1713, 1
  %1723 = icmp eq i64 %1722, 32
  br i1 %1723, label %1724, label %1712, !llvm.loop !251

1724:                                             ; preds = %1721, %1733
  %1725 = phi i64 [ %1734, %1733 ], [ 0, %1721 ]
  %1726 = trunc nuw nsw i64 %1725 to i32
  %1727 = shl nuw i32 1, %1726
  %1728 = and i32 %1727, %1707
  %1729 = icmp eq i32 %1728, 0
  br i1 %1729, label %1733, label %1730

1730:                                             ; preds = %1724
  %1731 = getelementptr inbounds nuw %struct.Thread, ptr %1552, i64 %1725
  %1732 = getelementptr inbounds nuw i8, ptr %1731, i64 20
  store i32 0, ptr %1732, align 4, !tbaa !209
  br label %1733

1733:                                             ; preds = %1730, %1724
  %1734 = add nuw nsw i64 %1725, 1
  %1735 = icmp eq i64 %1734, 32
  br i1 %1735, label %1631, label %1724, !llvm.loop !252

1736:                                             ; preds = %1676, %1670
  %1737 = add nuw nsw i64 %1671, 1
  %1738 = icmp eq i64 %1737, %1558
  br i1 %1738, label %1740, label %1670, !llvm.loop !267

1739:                                             ; preds = %1640
  br i1 %1665, label %1631, label %1740

1740:                                             ; preds = %1739, %1635, %1736
  %1741 = phi i32 [ %1664, %1736 ], [ %1663, %1739 ], [ %1637, %1635 ]
  %1742 = icmp eq i32 %1741, 0
  br i1 %1742, label %1532, label %1798, !llvm.loop !268

1743:                                             ; preds = %1523, %1517, %1511
  %1744 = phi i1 [ %1513, %1511 ], [ false, %1517 ], [ %1526, %1523 ]
  %1745 = phi i32 [ %1514, %1511 ], [ 0, %1517 ], [ 0, %1523 ]
  %1746 = icmp ne i32 %1745, 0
  %1747 = select i1 %1744, i1 true, i1 %1746
  br i1 %1747, label %1798, label %1748

1748:                                             ; preds = %1743
  tail call fastcc void @raise_stuck(ptr noundef nonnull @blocks)
  br label %1798

1749:                                             ; preds = %1507
  %1750 = load ptr, ptr %1471, align 8, !tbaa !269
  %1751 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !49
  %1752 = add i32 %1751, -1
  %1753 = icmp ult i32 %1752, -32
  %1754 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1755 = icmp eq i32 %1754, 0
  %1756 = select i1 %1753, i1 %1755, i1 false
  br i1 %1756, label %1757, label %1798

1757:                                             ; preds = %1749, %1791
  %1758 = phi i32 [ %1792, %1791 ], [ %1751, %1749 ]
  %1759 = phi i64 [ %1793, %1791 ], [ 0, %1749 ]
  %1760 = load ptr, ptr @L, align 8, !tbaa !9
  %1761 = getelementptr inbounds nuw i8, ptr %1760, i64 80
  %1762 = load ptr, ptr %1761, align 8, !tbaa !264
  %1763 = icmp eq ptr %1762, null
  %1764 = trunc nuw nsw i64 %1759 to i32
  br i1 %1763, label %1768, label %1765

1765:                                             ; preds = %1757
  %1766 = getelementptr inbounds nuw i32, ptr %1762, i64 %1759
  %1767 = load i32, ptr %1766, align 4, !tbaa !5
  br label %1768

1768:                                             ; preds = %1765, %1757
  %1769 = phi i32 [ %1767, %1765 ], [ %1764, %1757 ]
  %1770 = shl i32 %1769, 5
  %1771 = icmp ne i32 %1770, -32
  %1772 = icmp ult i32 %1770, %1758
  %1773 = and i1 %1771, %1772
  br i1 %1773, label %1774, label %1791

1774:                                             ; preds = %1768
  %1775 = add nuw i32 %1770, 32
  %1776 = zext i32 %1770 to i64
  %1777 = zext i32 %1775 to i64
  br label %1785

1778:                                             ; preds = %1785
  %1779 = add nuw nsw i64 %1786, 1
  %1780 = icmp samesign ult i64 %1779, %1777
  %1781 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4
  %1782 = zext i32 %1781 to i64
  %1783 = icmp samesign ult i64 %1779, %1782
  %1784 = select i1 %1780, i1 %1783, i1 false
  br i1 %1784, label %1785, label %1791, !llvm.loop !270

1785:                                             ; preds = %1778, %1774
  %1786 = phi i64 [ %1776, %1774 ], [ %1779, %1778 ]
  %1787 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 24), align 8, !tbaa !208
  %1788 = getelementptr inbounds nuw %struct.Thread, ptr %1787, i64 %1786
  tail call void %1750(ptr noundef %1788) #20
  %1789 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1790 = icmp eq i32 %1789, 0
  br i1 %1790, label %1778, label %1798

1791:                                             ; preds = %1778, %1768
  %1792 = phi i32 [ %1758, %1768 ], [ %1781, %1778 ]
  %1793 = add nuw nsw i64 %1759, 1
  %1794 = add i32 %1792, 31
  %1795 = lshr i32 %1794, 5
  %1796 = zext nneg i32 %1795 to i64
  %1797 = icmp samesign ult i64 %1793, %1796
  br i1 %1797, label %1757, label %1798, !llvm.loop !271

1798:                                             ; preds = %1740, %1791, %1638, %1567, %1785, %1749, %1748, %1743
  tail call fastcc void @end_block(ptr noundef nonnull @blocks)
  %1799 = add nuw nsw i64 %1459, 1
  %1800 = icmp samesign ult i64 %1799, %21
  %1801 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1802 = icmp eq i32 %1801, 0
  %1803 = select i1 %1800, i1 %1802, i1 false
  br i1 %1803, label %1458, label %1804, !llvm.loop !272

1804:                                             ; preds = %1448, %1126, %729, %1798, %1453, %738, %714, %711, %710, %155
  %1805 = load ptr, ptr @L, align 8, !tbaa !9
  %1806 = getelementptr inbounds nuw i8, ptr %1805, i64 392
  %1807 = load i64, ptr %1806, align 8, !tbaa !65
  %1808 = icmp eq i64 %1807, 0
  br i1 %1808, label %1907, label %1809

1809:                                             ; preds = %1804
  %1810 = load i32, ptr @n_doubts, align 4, !tbaa !5
  %1811 = icmp eq i32 %1810, 0
  br i1 %1811, label %1906, label %1812

1812:                                             ; preds = %1809
  %1813 = load ptr, ptr @doubts, align 8, !tbaa !9
  %1814 = getelementptr inbounds nuw i8, ptr %1805, i64 488
  %1815 = getelementptr inbounds nuw i8, ptr %1805, i64 480
  %1816 = getelementptr inbounds nuw i8, ptr %1805, i64 496
  %1817 = zext i32 %1810 to i64
  br label %1818

1818:                                             ; preds = %1903, %1812
  %1819 = phi i64 [ 0, %1812 ], [ %1904, %1903 ]
  %1820 = getelementptr inbounds nuw %struct.Doubt, ptr %1813, i64 %1819
  %1821 = getelementptr inbounds nuw i8, ptr %1820, i64 32
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %1822 = load i32, ptr %1821, align 8
  %1823 = getelementptr inbounds nuw i8, ptr %1820, i64 36
  %1824 = load i32, ptr %1823, align 4
  %1825 = getelementptr inbounds nuw i8, ptr %1820, i64 40
  %1826 = load i32, ptr %1825, align 8
  %1827 = getelementptr inbounds nuw i8, ptr %1820, i64 44
  %1828 = load i32, ptr %1827, align 4
  %1829 = getelementptr inbounds nuw i8, ptr %1820, i64 48
  %1830 = load i32, ptr %1829, align 8
  %1831 = getelementptr inbounds nuw i8, ptr %1820, i64 52
  %1832 = load i32, ptr %1831, align 4
  %1833 = getelementptr inbounds nuw i8, ptr %1820, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %1833, i64 16, i1 false)
  %1834 = getelementptr inbounds nuw i8, ptr %1820, i64 72
  %1835 = load i64, ptr %1834, align 8
  %1836 = getelementptr inbounds nuw i8, ptr %1820, i64 80
  %1837 = load i64, ptr %1836, align 8
  %1838 = getelementptr inbounds nuw i8, ptr %1820, i64 88
  %1839 = load i64, ptr %1838, align 8
  %1840 = load i64, ptr %1814, align 8, !tbaa !273
  %1841 = icmp sgt i64 %1840, 0
  br i1 %1841, label %1842, label %1887

1842:                                             ; preds = %1818
  %1843 = load ptr, ptr %1815, align 8, !tbaa !274
  %1844 = icmp eq i32 %1822, 8
  br label %1845

1845:                                             ; preds = %1884, %1842
  %1846 = phi i64 [ 0, %1842 ], [ %1885, %1884 ]
  %1847 = getelementptr inbounds nuw %struct.Found, ptr %1843, i64 %1846
  %1848 = load i32, ptr %1847, align 8, !tbaa !275
  %1849 = icmp eq i32 %1848, %1822
  br i1 %1849, label %1850, label %1884

1850:                                             ; preds = %1845
  %1851 = getelementptr inbounds nuw i8, ptr %1847, i64 4
  %1852 = load i32, ptr %1851, align 4, !tbaa !276
  %1853 = icmp eq i32 %1852, %1824
  br i1 %1853, label %1854, label %1884

1854:                                             ; preds = %1850
  %1855 = getelementptr inbounds nuw i8, ptr %1847, i64 8
  %1856 = load i32, ptr %1855, align 8, !tbaa !277
  %1857 = icmp eq i32 %1856, %1826
  br i1 %1857, label %1858, label %1884

1858:                                             ; preds = %1854
  %1859 = getelementptr inbounds nuw i8, ptr %1847, i64 20
  %1860 = load i32, ptr %1859, align 4, !tbaa !278
  %1861 = icmp eq i32 %1860, %1832
  br i1 %1861, label %1862, label %1884

1862:                                             ; preds = %1858
  %1863 = getelementptr inbounds nuw i8, ptr %1847, i64 12
  %1864 = load i32, ptr %1863, align 4, !tbaa !279
  %1865 = icmp eq i32 %1864, %1828
  br i1 %1865, label %1866, label %1884

1866:                                             ; preds = %1862
  br i1 %1844, label %1867, label %1871

1867:                                             ; preds = %1866
  %1868 = getelementptr inbounds nuw i8, ptr %1847, i64 16
  %1869 = load i32, ptr %1868, align 8, !tbaa !280
  %1870 = icmp eq i32 %1869, %1830
  br i1 %1870, label %1871, label %1884

1871:                                             ; preds = %1867, %1866
  %1872 = getelementptr inbounds nuw i8, ptr %1847, i64 56
  %1873 = load i64, ptr %1872, align 8, !tbaa !281
  %1874 = add i64 %1873, %1839
  store i64 %1874, ptr %1872, align 8, !tbaa !281
  %1875 = getelementptr inbounds nuw i8, ptr %1847, i64 40
  %1876 = load i64, ptr %1875, align 8, !tbaa !282
  %1877 = icmp ult i64 %1835, %1876
  br i1 %1877, label %1878, label %1879

1878:                                             ; preds = %1871
  store i64 %1835, ptr %1875, align 8, !tbaa !282
  br label %1879

1879:                                             ; preds = %1878, %1871
  %1880 = getelementptr inbounds nuw i8, ptr %1847, i64 48
  %1881 = load i64, ptr %1880, align 8, !tbaa !283
  %1882 = icmp ugt i64 %1837, %1881
  br i1 %1882, label %1883, label %1903

1883:                                             ; preds = %1879
  store i64 %1837, ptr %1880, align 8, !tbaa !283
  br label %1903

1884:                                             ; preds = %1867, %1862, %1858, %1854, %1850, %1845
  %1885 = add nuw nsw i64 %1846, 1
  %1886 = icmp eq i64 %1885, %1840
  br i1 %1886, label %1887, label %1845, !llvm.loop !284

1887:                                             ; preds = %1884, %1818
  %1888 = load i64, ptr %1816, align 8, !tbaa !285
  %1889 = icmp slt i64 %1840, %1888
  br i1 %1889, label %1890, label %1903

1890:                                             ; preds = %1887
  %1891 = load ptr, ptr %1815, align 8, !tbaa !274
  %1892 = add nsw i64 %1840, 1
  store i64 %1892, ptr %1814, align 8, !tbaa !273
  %1893 = getelementptr inbounds %struct.Found, ptr %1891, i64 %1840
  store i32 %1822, ptr %1893, align 8, !tbaa !5
  %1894 = getelementptr inbounds nuw i8, ptr %1893, i64 4
  store i32 %1824, ptr %1894, align 4, !tbaa !5
  %1895 = getelementptr inbounds nuw i8, ptr %1893, i64 8
  store i32 %1826, ptr %1895, align 8, !tbaa !5
  %1896 = getelementptr inbounds nuw i8, ptr %1893, i64 12
  store i32 %1828, ptr %1896, align 4, !tbaa !5
  %1897 = getelementptr inbounds nuw i8, ptr %1893, i64 16
  store i32 %1830, ptr %1897, align 8, !tbaa !5
  %1898 = getelementptr inbounds nuw i8, ptr %1893, i64 20
  store i32 %1832, ptr %1898, align 4, !tbaa !5
  %1899 = getelementptr inbounds nuw i8, ptr %1893, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1899, ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !tbaa.struct !286
  %1900 = getelementptr inbounds nuw i8, ptr %1893, i64 40
  store i64 %1835, ptr %1900, align 8, !tbaa !61
  %1901 = getelementptr inbounds nuw i8, ptr %1893, i64 48
  store i64 %1837, ptr %1901, align 8, !tbaa !61
  %1902 = getelementptr inbounds nuw i8, ptr %1893, i64 56
  store i64 %1839, ptr %1902, align 8, !tbaa !61
  br label %1903

1903:                                             ; preds = %1890, %1887, %1883, %1879
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %1904 = add nuw nsw i64 %1819, 1
  %1905 = icmp eq i64 %1904, %1817
  br i1 %1905, label %1906, label %1818, !llvm.loop !287

1906:                                             ; preds = %1903, %1809
  store i32 0, ptr @n_doubts, align 4, !tbaa !5
  br label %1907

1907:                                             ; preds = %1906, %1804
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @gevo_scratch_bytes() #10 {
  ret i64 368
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define noundef i64 @gevo_copies_bytes() #10 {
  ret i64 3145728
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
  %22 = load i32, ptr %21, align 8, !tbaa !157
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %24 = load i32, ptr %23, align 8, !tbaa !51
  %25 = add i64 %19, %4
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 488
  %27 = load i64, ptr %26, align 8, !tbaa !273
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %73

29:                                               ; preds = %14
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 480
  %31 = load ptr, ptr %30, align 8, !tbaa !274
  br label %32

32:                                               ; preds = %70, %29
  %33 = phi i64 [ 0, %29 ], [ %71, %70 ]
  %34 = getelementptr inbounds nuw %struct.Found, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 8, !tbaa !275
  %36 = icmp eq i32 %35, 8
  br i1 %36, label %37, label %70

37:                                               ; preds = %32
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 4
  %39 = load i32, ptr %38, align 4, !tbaa !276
  %40 = icmp eq i32 %39, %2
  br i1 %40, label %41, label %70

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %43 = load i32, ptr %42, align 8, !tbaa !277
  %44 = icmp eq i32 %43, -1
  br i1 %44, label %45, label %70

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %34, i64 20
  %47 = load i32, ptr %46, align 4, !tbaa !278
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %70

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw i8, ptr %34, i64 12
  %51 = load i32, ptr %50, align 4, !tbaa !279
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %70

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %55 = load i32, ptr %54, align 8, !tbaa !280
  %56 = icmp eq i32 %55, %1
  br i1 %56, label %57, label %70

57:                                               ; preds = %53
  %58 = getelementptr inbounds nuw i8, ptr %34, i64 56
  %59 = load i64, ptr %58, align 8, !tbaa !281
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !281
  %61 = getelementptr inbounds nuw i8, ptr %34, i64 40
  %62 = load i64, ptr %61, align 8, !tbaa !282
  %63 = icmp ult i64 %19, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %57
  store i64 %19, ptr %61, align 8, !tbaa !282
  br label %65

65:                                               ; preds = %64, %57
  %66 = getelementptr inbounds nuw i8, ptr %34, i64 48
  %67 = load i64, ptr %66, align 8, !tbaa !283
  %68 = icmp ugt i64 %25, %67
  br i1 %68, label %69, label %118

69:                                               ; preds = %65
  store i64 %25, ptr %66, align 8, !tbaa !283
  br label %118

70:                                               ; preds = %53, %49, %45, %41, %37, %32
  %71 = add nuw nsw i64 %33, 1
  %72 = icmp eq i64 %71, %27
  br i1 %72, label %73, label %32, !llvm.loop !284

73:                                               ; preds = %70, %14
  %74 = getelementptr inbounds nuw i8, ptr %10, i64 496
  %75 = load i64, ptr %74, align 8, !tbaa !285
  %76 = icmp slt i64 %27, %75
  br i1 %76, label %77, label %118

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw i8, ptr %10, i64 480
  %79 = load ptr, ptr %78, align 8, !tbaa !274
  %80 = add nsw i64 %27, 1
  store i64 %80, ptr %26, align 8, !tbaa !273
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
  %95 = getelementptr inbounds nuw i8, ptr %10, i64 600
  store i32 %1, ptr %95, align 8, !tbaa !154
  %96 = getelementptr inbounds nuw i8, ptr %10, i64 604
  store i32 %2, ptr %96, align 4, !tbaa !155
  %97 = getelementptr inbounds nuw i8, ptr %10, i64 608
  store i32 -1, ptr %97, align 8, !tbaa !156
  %98 = icmp eq ptr %0, null
  br i1 %98, label %105, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %101 = load ptr, ptr %100, align 8, !tbaa !31
  %102 = load i32, ptr %101, align 8, !tbaa !157
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %104 = load i32, ptr %103, align 8, !tbaa !51
  br label %105

105:                                              ; preds = %94, %99
  %106 = phi i32 [ %102, %99 ], [ 0, %94 ]
  %107 = phi i32 [ %104, %99 ], [ 0, %94 ]
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 616
  store i32 %106, ptr %108, align 8, !tbaa !158
  %109 = getelementptr inbounds nuw i8, ptr %10, i64 620
  store i32 %107, ptr %109, align 4, !tbaa !159
  %110 = ptrtoint ptr %3 to i64
  %111 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %112 = load ptr, ptr %111, align 8, !tbaa !26
  %113 = ptrtoint ptr %112 to i64
  %114 = sub i64 %110, %113
  %115 = getelementptr inbounds nuw i8, ptr %10, i64 632
  store i64 %114, ptr %115, align 8, !tbaa !306
  %116 = getelementptr inbounds nuw i8, ptr %10, i64 640
  store i64 %4, ptr %116, align 8, !tbaa !307
  %117 = getelementptr inbounds nuw i8, ptr %10, i64 612
  store i32 %5, ptr %117, align 4, !tbaa !308
  br label %118

118:                                              ; preds = %77, %73, %69, %65, %6, %105
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @report(ptr noundef readonly byval(%struct.Found) align 8 captures(none) %0) unnamed_addr #2 {
  %2 = load ptr, ptr @L, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 488
  %4 = load i64, ptr %3, align 8, !tbaa !273
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %69

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 480
  %8 = load ptr, ptr %7, align 8, !tbaa !274
  %9 = load i32, ptr %0, align 8, !tbaa !275
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
  %24 = load i32, ptr %23, align 8, !tbaa !275
  %25 = icmp eq i32 %24, %9
  br i1 %25, label %26, label %66

26:                                               ; preds = %21
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %28 = load i32, ptr %27, align 4, !tbaa !276
  %29 = icmp eq i32 %28, %11
  br i1 %29, label %30, label %66

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %32 = load i32, ptr %31, align 8, !tbaa !277
  %33 = icmp eq i32 %32, %13
  br i1 %33, label %34, label %66

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %36 = load i32, ptr %35, align 4, !tbaa !278
  %37 = icmp eq i32 %36, %15
  br i1 %37, label %38, label %66

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %40 = load i32, ptr %39, align 4, !tbaa !279
  %41 = icmp eq i32 %40, %17
  br i1 %41, label %42, label %66

42:                                               ; preds = %38
  br i1 %20, label %43, label %47

43:                                               ; preds = %42
  %44 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %45 = load i32, ptr %44, align 8, !tbaa !280
  %46 = icmp eq i32 %45, %19
  br i1 %46, label %47, label %66

47:                                               ; preds = %43, %42
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %49 = load i64, ptr %48, align 8, !tbaa !281
  %50 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %51 = load i64, ptr %50, align 8, !tbaa !281
  %52 = add i64 %51, %49
  store i64 %52, ptr %50, align 8, !tbaa !281
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %54 = load i64, ptr %53, align 8, !tbaa !282
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %56 = load i64, ptr %55, align 8, !tbaa !282
  %57 = icmp ult i64 %54, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %47
  store i64 %54, ptr %55, align 8, !tbaa !282
  br label %59

59:                                               ; preds = %58, %47
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %61 = load i64, ptr %60, align 8, !tbaa !283
  %62 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %63 = load i64, ptr %62, align 8, !tbaa !283
  %64 = icmp ugt i64 %61, %63
  br i1 %64, label %65, label %78

65:                                               ; preds = %59
  store i64 %61, ptr %62, align 8, !tbaa !283
  br label %78

66:                                               ; preds = %21, %43, %38, %34, %30, %26
  %67 = add nuw nsw i64 %22, 1
  %68 = icmp eq i64 %67, %4
  br i1 %68, label %69, label %21, !llvm.loop !284

69:                                               ; preds = %66, %1
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 496
  %71 = load i64, ptr %70, align 8, !tbaa !285
  %72 = icmp slt i64 %4, %71
  br i1 %72, label %73, label %78

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 480
  %75 = load ptr, ptr %74, align 8, !tbaa !274
  %76 = add nsw i64 %4, 1
  store i64 %76, ptr %3, align 8, !tbaa !273
  %77 = getelementptr inbounds %struct.Found, ptr %75, i64 %4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %77, ptr noundef nonnull align 8 dereferenceable(64) %0, i64 64, i1 false), !tbaa.struct !309
  br label %78

78:                                               ; preds = %59, %65, %73, %69
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @look_at_contents(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr #2 {
  %6 = and i32 %4, 3
  %7 = icmp ne i32 %6, 1
  %8 = icmp eq i32 %6, 0
  %9 = load ptr, ptr @L, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 472
  %11 = load ptr, ptr %10, align 8, !tbaa !310
  %12 = icmp eq ptr %11, null
  br i1 %12, label %139, label %13

13:                                               ; preds = %5
  %14 = add i64 %3, %2
  %15 = icmp ult i64 %2, %14
  br i1 %15, label %18, label %139

16:                                               ; preds = %39
  %17 = icmp eq i32 %40, 0
  br i1 %17, label %43, label %139

18:                                               ; preds = %13, %39
  %19 = phi i32 [ %40, %39 ], [ 1, %13 ]
  %20 = phi i64 [ %41, %39 ], [ %2, %13 ]
  %21 = load ptr, ptr %10, align 8, !tbaa !310
  %22 = lshr i64 %20, 3
  br i1 %7, label %23, label %31

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 %22
  %25 = load i8, ptr %24, align 1, !tbaa !29
  %26 = zext i8 %25 to i32
  %27 = trunc i64 %20 to i32
  %28 = and i32 %27, 7
  %29 = lshr i32 %26, %28
  %30 = and i32 %19, %29
  br i1 %8, label %39, label %31

31:                                               ; preds = %18, %23
  %32 = phi i32 [ %30, %23 ], [ %19, %18 ]
  %33 = trunc i64 %20 to i8
  %34 = and i8 %33, 7
  %35 = shl nuw i8 1, %34
  %36 = getelementptr inbounds nuw i8, ptr %21, i64 %22
  %37 = load i8, ptr %36, align 1, !tbaa !29
  %38 = or i8 %37, %35
  store i8 %38, ptr %36, align 1, !tbaa !29
  br label %39

39:                                               ; preds = %23, %31
  %40 = phi i32 [ %30, %23 ], [ %32, %31 ]
  %41 = add nuw i64 %20, 1
  %42 = icmp eq i64 %41, %14
  br i1 %42, label %16, label %18, !llvm.loop !311

43:                                               ; preds = %16
  %44 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %45 = load i64, ptr %44, align 8, !tbaa !37, !noalias !312
  %46 = icmp ult i64 %2, %45
  br i1 %46, label %51, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 144
  %49 = load i64, ptr %48, align 8, !tbaa !38, !noalias !312
  %50 = icmp ult i64 %2, %49
  br i1 %50, label %68, label %51

51:                                               ; preds = %47, %43
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %53 = load i64, ptr %52, align 8, !tbaa !39, !noalias !312
  %54 = icmp ult i64 %2, %53
  br i1 %54, label %59, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 168
  %57 = load i64, ptr %56, align 8, !tbaa !40, !noalias !312
  %58 = icmp ult i64 %2, %57
  br i1 %58, label %68, label %59

59:                                               ; preds = %55, %51
  %60 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %61 = load i64, ptr %60, align 8, !tbaa !41, !noalias !312
  %62 = icmp ult i64 %2, %61
  br i1 %62, label %67, label %63

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %65 = load i64, ptr %64, align 8, !tbaa !42, !noalias !312
  %66 = icmp ult i64 %2, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %63, %59
  br label %68

68:                                               ; preds = %47, %55, %63, %67
  %69 = phi i32 [ 1, %67 ], [ 3, %47 ], [ 5, %55 ], [ 4, %63 ]
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %71 = load ptr, ptr %70, align 8, !tbaa !31, !noalias !312
  %72 = load i32, ptr %71, align 8, !tbaa !157, !noalias !312
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %74 = load i32, ptr %73, align 8, !tbaa !51, !noalias !312
  %75 = getelementptr inbounds nuw i8, ptr %9, i64 488
  %76 = load i64, ptr %75, align 8, !tbaa !273
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %118

78:                                               ; preds = %68
  %79 = getelementptr inbounds nuw i8, ptr %9, i64 480
  %80 = load ptr, ptr %79, align 8, !tbaa !274
  br label %81

81:                                               ; preds = %115, %78
  %82 = phi i64 [ 0, %78 ], [ %116, %115 ]
  %83 = getelementptr inbounds nuw %struct.Found, ptr %80, i64 %82
  %84 = load i32, ptr %83, align 8, !tbaa !275
  %85 = icmp eq i32 %84, 6
  br i1 %85, label %86, label %115

86:                                               ; preds = %81
  %87 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %88 = load i32, ptr %87, align 4, !tbaa !276
  %89 = icmp eq i32 %88, %1
  br i1 %89, label %90, label %115

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %92 = load i32, ptr %91, align 8, !tbaa !277
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %115

94:                                               ; preds = %90
  %95 = getelementptr inbounds nuw i8, ptr %83, i64 20
  %96 = load i32, ptr %95, align 4, !tbaa !278
  %97 = icmp eq i32 %96, %69
  br i1 %97, label %98, label %115

98:                                               ; preds = %94
  %99 = getelementptr inbounds nuw i8, ptr %83, i64 12
  %100 = load i32, ptr %99, align 4, !tbaa !279
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %115

102:                                              ; preds = %98
  %103 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %104 = load i64, ptr %103, align 8, !tbaa !281
  %105 = add i64 %104, 1
  store i64 %105, ptr %103, align 8, !tbaa !281
  %106 = getelementptr inbounds nuw i8, ptr %83, i64 40
  %107 = load i64, ptr %106, align 8, !tbaa !282
  %108 = icmp ult i64 %2, %107
  br i1 %108, label %109, label %110

109:                                              ; preds = %102
  store i64 %2, ptr %106, align 8, !tbaa !282
  br label %110

110:                                              ; preds = %109, %102
  %111 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %112 = load i64, ptr %111, align 8, !tbaa !283
  %113 = icmp ugt i64 %14, %112
  br i1 %113, label %114, label %139

114:                                              ; preds = %110
  store i64 %14, ptr %111, align 8, !tbaa !283
  br label %139

115:                                              ; preds = %98, %94, %90, %86, %81
  %116 = add nuw nsw i64 %82, 1
  %117 = icmp eq i64 %116, %76
  br i1 %117, label %118, label %81, !llvm.loop !284

118:                                              ; preds = %115, %68
  %119 = getelementptr inbounds nuw i8, ptr %9, i64 496
  %120 = load i64, ptr %119, align 8, !tbaa !285
  %121 = icmp slt i64 %76, %120
  br i1 %121, label %122, label %139

122:                                              ; preds = %118
  %123 = getelementptr inbounds nuw i8, ptr %9, i64 480
  %124 = load ptr, ptr %123, align 8, !tbaa !274
  %125 = add nsw i64 %76, 1
  store i64 %125, ptr %75, align 8, !tbaa !273
  %126 = getelementptr inbounds %struct.Found, ptr %124, i64 %76
  store i32 6, ptr %126, align 8, !tbaa !5
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 4
  store i32 %1, ptr %127, align 4, !tbaa !5
  %128 = getelementptr inbounds nuw i8, ptr %126, i64 8
  store i32 -1, ptr %128, align 8, !tbaa !5
  %129 = getelementptr inbounds nuw i8, ptr %126, i64 12
  store i32 0, ptr %129, align 4, !tbaa !5
  %130 = getelementptr inbounds nuw i8, ptr %126, i64 16
  store i32 0, ptr %130, align 8, !tbaa !5
  %131 = getelementptr inbounds nuw i8, ptr %126, i64 20
  store i32 %69, ptr %131, align 4, !tbaa !5
  %132 = getelementptr inbounds nuw i8, ptr %126, i64 24
  store i32 %72, ptr %132, align 8, !tbaa !5
  %133 = getelementptr inbounds nuw i8, ptr %126, i64 28
  store i32 %74, ptr %133, align 4, !tbaa !5
  %134 = getelementptr inbounds nuw i8, ptr %126, i64 32
  store i32 0, ptr %134, align 8, !tbaa !5
  %135 = getelementptr inbounds nuw i8, ptr %126, i64 36
  store i32 0, ptr %135, align 4, !tbaa !5
  %136 = getelementptr inbounds nuw i8, ptr %126, i64 40
  store i64 %2, ptr %136, align 8, !tbaa !61
  %137 = getelementptr inbounds nuw i8, ptr %126, i64 48
  store i64 %14, ptr %137, align 8, !tbaa !61
  %138 = getelementptr inbounds nuw i8, ptr %126, i64 56
  store i64 1, ptr %138, align 8, !tbaa !61
  br label %139

139:                                              ; preds = %13, %122, %118, %114, %110, %16, %5
  %140 = getelementptr inbounds nuw i8, ptr %9, i64 448
  %141 = load ptr, ptr %140, align 8, !tbaa !315
  %142 = icmp eq ptr %141, null
  br i1 %142, label %277, label %143

143:                                              ; preds = %139
  %144 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %145 = load i64, ptr %144, align 8, !tbaa !43
  %146 = icmp ult i64 %2, %145
  br i1 %146, label %277, label %147

147:                                              ; preds = %143
  %148 = getelementptr inbounds nuw i8, ptr %9, i64 456
  %149 = load i64, ptr %148, align 8, !tbaa !316
  %150 = icmp ult i64 %2, %149
  br i1 %150, label %151, label %277

151:                                              ; preds = %147
  %152 = sub i64 %2, %145
  %153 = lshr i64 %152, 2
  %154 = add i64 %3, %2
  %155 = xor i64 %145, -1
  %156 = add i64 %154, %155
  %157 = lshr i64 %156, 2
  %158 = icmp samesign ugt i64 %153, %157
  br i1 %158, label %277, label %159

159:                                              ; preds = %151
  %160 = getelementptr inbounds nuw i8, ptr %9, i64 464
  %161 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %162 = getelementptr inbounds nuw i8, ptr %9, i64 144
  %163 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %164 = getelementptr inbounds nuw i8, ptr %9, i64 168
  %165 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %166 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %169 = getelementptr inbounds nuw i8, ptr %9, i64 488
  %170 = getelementptr inbounds nuw i8, ptr %9, i64 480
  %171 = getelementptr inbounds nuw i8, ptr %9, i64 496
  br label %172

172:                                              ; preds = %159, %270
  %173 = phi i64 [ %153, %159 ], [ %271, %270 ]
  %174 = getelementptr inbounds nuw i32, ptr %141, i64 %173
  %175 = load i32, ptr %174, align 4, !tbaa !5
  %176 = icmp ne i32 %175, 0
  %177 = select i1 %7, i1 %176, i1 false
  br i1 %177, label %178, label %266

178:                                              ; preds = %172
  %179 = zext i32 %175 to i64
  %180 = load i64, ptr %160, align 8, !tbaa !317
  %181 = icmp eq i64 %180, %179
  br i1 %181, label %266, label %182

182:                                              ; preds = %178
  %183 = load i64, ptr %161, align 8, !tbaa !37, !noalias !318
  %184 = icmp ult i64 %2, %183
  br i1 %184, label %188, label %185

185:                                              ; preds = %182
  %186 = load i64, ptr %162, align 8, !tbaa !38, !noalias !318
  %187 = icmp ult i64 %2, %186
  br i1 %187, label %201, label %188

188:                                              ; preds = %185, %182
  %189 = load i64, ptr %163, align 8, !tbaa !39, !noalias !318
  %190 = icmp ult i64 %2, %189
  br i1 %190, label %194, label %191

191:                                              ; preds = %188
  %192 = load i64, ptr %164, align 8, !tbaa !40, !noalias !318
  %193 = icmp ult i64 %2, %192
  br i1 %193, label %201, label %194

194:                                              ; preds = %191, %188
  %195 = load i64, ptr %165, align 8, !tbaa !41, !noalias !318
  %196 = icmp ult i64 %2, %195
  br i1 %196, label %200, label %197

197:                                              ; preds = %194
  %198 = load i64, ptr %166, align 8, !tbaa !42, !noalias !318
  %199 = icmp ult i64 %2, %198
  br i1 %199, label %201, label %200

200:                                              ; preds = %197, %194
  br label %201

201:                                              ; preds = %185, %191, %197, %200
  %202 = phi i32 [ 1, %200 ], [ 3, %185 ], [ 5, %191 ], [ 4, %197 ]
  %203 = load ptr, ptr %167, align 8, !tbaa !31, !noalias !318
  %204 = load i32, ptr %203, align 8, !tbaa !157, !noalias !318
  %205 = load i32, ptr %168, align 8, !tbaa !51, !noalias !318
  %206 = load i64, ptr %169, align 8, !tbaa !273
  %207 = icmp sgt i64 %206, 0
  br i1 %207, label %208, label %247

208:                                              ; preds = %201
  %209 = load ptr, ptr %170, align 8, !tbaa !274
  br label %210

210:                                              ; preds = %244, %208
  %211 = phi i64 [ 0, %208 ], [ %245, %244 ]
  %212 = getelementptr inbounds nuw %struct.Found, ptr %209, i64 %211
  %213 = load i32, ptr %212, align 8, !tbaa !275
  %214 = icmp eq i32 %213, 7
  br i1 %214, label %215, label %244

215:                                              ; preds = %210
  %216 = getelementptr inbounds nuw i8, ptr %212, i64 4
  %217 = load i32, ptr %216, align 4, !tbaa !276
  %218 = icmp eq i32 %217, %1
  br i1 %218, label %219, label %244

219:                                              ; preds = %215
  %220 = getelementptr inbounds nuw i8, ptr %212, i64 8
  %221 = load i32, ptr %220, align 8, !tbaa !277
  %222 = icmp eq i32 %221, -1
  br i1 %222, label %223, label %244

223:                                              ; preds = %219
  %224 = getelementptr inbounds nuw i8, ptr %212, i64 20
  %225 = load i32, ptr %224, align 4, !tbaa !278
  %226 = icmp eq i32 %225, %202
  br i1 %226, label %227, label %244

227:                                              ; preds = %223
  %228 = getelementptr inbounds nuw i8, ptr %212, i64 12
  %229 = load i32, ptr %228, align 4, !tbaa !279
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %244

231:                                              ; preds = %227
  %232 = getelementptr inbounds nuw i8, ptr %212, i64 56
  %233 = load i64, ptr %232, align 8, !tbaa !281
  %234 = add i64 %233, 1
  store i64 %234, ptr %232, align 8, !tbaa !281
  %235 = getelementptr inbounds nuw i8, ptr %212, i64 40
  %236 = load i64, ptr %235, align 8, !tbaa !282
  %237 = icmp ult i64 %2, %236
  br i1 %237, label %238, label %239

238:                                              ; preds = %231
  store i64 %2, ptr %235, align 8, !tbaa !282
  br label %239

239:                                              ; preds = %238, %231
  %240 = getelementptr inbounds nuw i8, ptr %212, i64 48
  %241 = load i64, ptr %240, align 8, !tbaa !283
  %242 = icmp ugt i64 %154, %241
  br i1 %242, label %243, label %266

243:                                              ; preds = %239
  store i64 %154, ptr %240, align 8, !tbaa !283
  br label %266

244:                                              ; preds = %227, %223, %219, %215, %210
  %245 = add nuw nsw i64 %211, 1
  %246 = icmp eq i64 %245, %206
  br i1 %246, label %247, label %210, !llvm.loop !284

247:                                              ; preds = %244, %201
  %248 = load i64, ptr %171, align 8, !tbaa !285
  %249 = icmp slt i64 %206, %248
  br i1 %249, label %250, label %266

250:                                              ; preds = %247
  %251 = load ptr, ptr %170, align 8, !tbaa !274
  %252 = add nsw i64 %206, 1
  store i64 %252, ptr %169, align 8, !tbaa !273
  %253 = getelementptr inbounds %struct.Found, ptr %251, i64 %206
  store i32 7, ptr %253, align 8, !tbaa !5
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 4
  store i32 %1, ptr %254, align 4, !tbaa !5
  %255 = getelementptr inbounds nuw i8, ptr %253, i64 8
  store i32 -1, ptr %255, align 8, !tbaa !5
  %256 = getelementptr inbounds nuw i8, ptr %253, i64 12
  store i32 0, ptr %256, align 4, !tbaa !5
  %257 = getelementptr inbounds nuw i8, ptr %253, i64 16
  store i32 0, ptr %257, align 8, !tbaa !5
  %258 = getelementptr inbounds nuw i8, ptr %253, i64 20
  store i32 %202, ptr %258, align 4, !tbaa !5
  %259 = getelementptr inbounds nuw i8, ptr %253, i64 24
  store i32 %204, ptr %259, align 8, !tbaa !5
  %260 = getelementptr inbounds nuw i8, ptr %253, i64 28
  store i32 %205, ptr %260, align 4, !tbaa !5
  %261 = getelementptr inbounds nuw i8, ptr %253, i64 32
  store i32 0, ptr %261, align 8, !tbaa !5
  %262 = getelementptr inbounds nuw i8, ptr %253, i64 36
  store i32 0, ptr %262, align 4, !tbaa !5
  %263 = getelementptr inbounds nuw i8, ptr %253, i64 40
  store i64 %2, ptr %263, align 8, !tbaa !61
  %264 = getelementptr inbounds nuw i8, ptr %253, i64 48
  store i64 %154, ptr %264, align 8, !tbaa !61
  %265 = getelementptr inbounds nuw i8, ptr %253, i64 56
  store i64 1, ptr %265, align 8, !tbaa !61
  br label %266

266:                                              ; preds = %250, %247, %243, %239, %178, %172
  br i1 %8, label %270, label %267

267:                                              ; preds = %266
  %268 = load i64, ptr %160, align 8, !tbaa !317
  %269 = trunc i64 %268 to i32
  store i32 %269, ptr %174, align 4, !tbaa !5
  br label %270

270:                                              ; preds = %267, %266
  %271 = add nuw nsw i64 %173, 1
  %272 = load i64, ptr %144, align 8, !tbaa !43
  %273 = xor i64 %272, -1
  %274 = add i64 %154, %273
  %275 = lshr i64 %274, 2
  %276 = icmp samesign ult i64 %173, %275
  br i1 %276, label %172, label %277, !llvm.loop !321

277:                                              ; preds = %270, %151, %147, %143, %139
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @observe(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8, !tbaa !120
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %7 = load i32, ptr %6, align 4, !tbaa !106
  %8 = icmp eq i32 %5, %7
  br i1 %8, label %16, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %11 = load i16, ptr %10, align 4, !tbaa !103
  %12 = icmp ne i16 %11, 0
  %13 = and i32 %2, 8
  %14 = icmp ne i32 %13, 0
  %15 = and i1 %14, %12
  br i1 %15, label %19, label %102

16:                                               ; preds = %3
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 296
  tail call fastcc void @order_join(ptr noundef nonnull %17, ptr noundef nonnull %18)
  br label %19

19:                                               ; preds = %9, %16
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 176
  %21 = getelementptr inbounds nuw i8, ptr %1, i64 312
  tail call fastcc void @order_join(ptr noundef nonnull %20, ptr noundef nonnull %21)
  %22 = getelementptr inbounds nuw i8, ptr %1, i64 22
  %23 = load i16, ptr %22, align 2, !tbaa !123
  %24 = icmp eq i16 %23, 0
  br i1 %24, label %34, label %25

25:                                               ; preds = %19
  %26 = and i32 %2, 16
  %27 = icmp eq i32 %26, 0
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 136
  %29 = select i1 %27, i64 96, i64 0
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 %29
  %31 = getelementptr inbounds nuw i8, ptr %30, i64 16
  %32 = getelementptr inbounds nuw i8, ptr %30, i64 8
  %33 = getelementptr inbounds nuw i8, ptr %30, i64 24
  br label %38

34:                                               ; preds = %68, %19
  %35 = getelementptr inbounds nuw i8, ptr %1, i64 104
  %36 = load ptr, ptr %35, align 8, !tbaa !322
  %37 = icmp eq ptr %36, null
  br i1 %37, label %102, label %73

38:                                               ; preds = %25, %68
  %39 = phi i64 [ 0, %25 ], [ %69, %68 ]
  %40 = getelementptr inbounds nuw %struct.Group, ptr %28, i64 %39
  %41 = load i32, ptr %40, align 8, !tbaa !124
  %42 = load i32, ptr %6, align 4, !tbaa !106
  %43 = icmp eq i32 %41, %42
  br i1 %43, label %44, label %68

44:                                               ; preds = %38
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %46 = load ptr, ptr %30, align 8, !tbaa !134
  %47 = load ptr, ptr %31, align 8, !tbaa !134
  %48 = icmp eq ptr %46, %47
  br i1 %48, label %49, label %65

49:                                               ; preds = %44
  %50 = load ptr, ptr %32, align 8, !tbaa !135
  %51 = load ptr, ptr %33, align 8, !tbaa !135
  %52 = icmp eq ptr %50, %51
  br i1 %52, label %53, label %65

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %55 = load ptr, ptr %45, align 8, !tbaa !134
  %56 = load ptr, ptr %54, align 8, !tbaa !134
  %57 = icmp eq ptr %55, %56
  br i1 %57, label %58, label %65

58:                                               ; preds = %53
  %59 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %60 = load ptr, ptr %59, align 8, !tbaa !135
  %61 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %62 = load ptr, ptr %61, align 8, !tbaa !135
  %63 = icmp eq ptr %60, %62
  tail call fastcc void @order_join(ptr noundef nonnull %30, ptr noundef nonnull readonly %45)
  br i1 %63, label %64, label %66

64:                                               ; preds = %58
  tail call fastcc void @order_set(ptr noundef nonnull %31, ptr noundef nonnull %30)
  br label %68

65:                                               ; preds = %53, %49, %44
  tail call fastcc void @order_join(ptr noundef nonnull %30, ptr noundef nonnull readonly %45)
  br label %66

66:                                               ; preds = %65, %58
  %67 = getelementptr inbounds nuw i8, ptr %40, i64 24
  tail call fastcc void @order_join(ptr noundef nonnull %31, ptr noundef nonnull readonly %67)
  br label %68

68:                                               ; preds = %66, %64, %38
  %69 = add nuw nsw i64 %39, 1
  %70 = load i16, ptr %22, align 2, !tbaa !123
  %71 = zext i16 %70 to i64
  %72 = icmp samesign ult i64 %69, %71
  br i1 %72, label %38, label %34, !llvm.loop !323

73:                                               ; preds = %34
  %74 = and i32 %2, 24
  %75 = icmp eq i32 %74, 24
  %76 = select i1 %75, i64 0, i64 128
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %79 = load ptr, ptr %77, align 8, !tbaa !134
  %80 = load ptr, ptr %78, align 8, !tbaa !134
  %81 = icmp eq ptr %79, %80
  br i1 %81, label %82, label %99

82:                                               ; preds = %73
  %83 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !135
  %85 = getelementptr inbounds nuw i8, ptr %77, i64 24
  %86 = load ptr, ptr %85, align 8, !tbaa !135
  %87 = icmp eq ptr %84, %86
  br i1 %87, label %88, label %99

88:                                               ; preds = %82
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %90 = load ptr, ptr %89, align 8, !tbaa !134
  %91 = icmp eq ptr %36, %90
  br i1 %91, label %92, label %99

92:                                               ; preds = %88
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %94 = load ptr, ptr %93, align 8, !tbaa !135
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %96 = load ptr, ptr %95, align 8, !tbaa !135
  %97 = icmp eq ptr %94, %96
  tail call fastcc void @order_join(ptr noundef nonnull %77, ptr noundef nonnull readonly %35)
  br i1 %97, label %98, label %100

98:                                               ; preds = %92
  tail call fastcc void @order_set(ptr noundef nonnull %78, ptr noundef nonnull %77)
  br label %102

99:                                               ; preds = %88, %82, %73
  tail call fastcc void @order_join(ptr noundef nonnull %77, ptr noundef nonnull readonly %35)
  br label %100

100:                                              ; preds = %99, %92
  %101 = getelementptr inbounds nuw i8, ptr %1, i64 120
  tail call fastcc void @order_join(ptr noundef nonnull %78, ptr noundef nonnull readonly %101)
  br label %102

102:                                              ; preds = %100, %98, %34, %9
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @offer(ptr noundef nonnull captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(address_is_null) %2, ptr noundef readonly captures(address_is_null) %3) unnamed_addr #2 {
  %5 = icmp eq ptr %3, null
  br i1 %5, label %35, label %6

6:                                                ; preds = %4
  %7 = load ptr, ptr %3, align 8, !tbaa !170
  %8 = icmp eq ptr %7, null
  br i1 %8, label %35, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %12 = load ptr, ptr %10, align 8, !tbaa !134
  %13 = load ptr, ptr %11, align 8, !tbaa !134
  %14 = icmp eq ptr %12, %13
  br i1 %14, label %15, label %32

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %17 = load ptr, ptr %16, align 8, !tbaa !135
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %19 = load ptr, ptr %18, align 8, !tbaa !135
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %32

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = load ptr, ptr %22, align 8, !tbaa !134
  %24 = icmp eq ptr %7, %23
  br i1 %24, label %25, label %32

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !135
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %29 = load ptr, ptr %28, align 8, !tbaa !135
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
  %38 = load ptr, ptr %2, align 8, !tbaa !170
  %39 = icmp eq ptr %38, null
  br i1 %39, label %103, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %42 = load i16, ptr %41, align 2, !tbaa !123
  %43 = icmp eq i16 %42, 0
  br i1 %43, label %91, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 196
  %47 = load i32, ptr %46, align 4, !tbaa !106
  %48 = zext i16 %42 to i64
  br label %52

49:                                               ; preds = %52
  %50 = add nuw nsw i64 %53, 1
  %51 = icmp eq i64 %50, %48
  br i1 %51, label %83, label %52, !llvm.loop !324

52:                                               ; preds = %44, %49
  %53 = phi i64 [ 0, %44 ], [ %50, %49 ]
  %54 = getelementptr inbounds nuw %struct.Group, ptr %45, i64 %53
  %55 = load i32, ptr %54, align 8, !tbaa !124
  %56 = icmp eq i32 %55, %47
  br i1 %56, label %57, label %49

57:                                               ; preds = %52
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %60 = load ptr, ptr %58, align 8, !tbaa !134
  %61 = load ptr, ptr %59, align 8, !tbaa !134
  %62 = icmp eq ptr %60, %61
  br i1 %62, label %63, label %80

63:                                               ; preds = %57
  %64 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %65 = load ptr, ptr %64, align 8, !tbaa !135
  %66 = getelementptr inbounds nuw i8, ptr %54, i64 32
  %67 = load ptr, ptr %66, align 8, !tbaa !135
  %68 = icmp eq ptr %65, %67
  br i1 %68, label %69, label %80

69:                                               ; preds = %63
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %71 = load ptr, ptr %70, align 8, !tbaa !134
  %72 = icmp eq ptr %38, %71
  br i1 %72, label %73, label %80

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %75 = load ptr, ptr %74, align 8, !tbaa !135
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %77 = load ptr, ptr %76, align 8, !tbaa !135
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
  %89 = load i16, ptr %41, align 2, !tbaa !123
  %90 = add i16 %89, -1
  br label %91

91:                                               ; preds = %40, %85, %83
  %92 = phi i16 [ %90, %85 ], [ %42, %83 ], [ 0, %40 ]
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %94 = add i16 %92, 1
  store i16 %94, ptr %41, align 2, !tbaa !123
  %95 = zext i16 %92 to i64
  %96 = getelementptr inbounds nuw %struct.Group, ptr %93, i64 %95
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 196
  %98 = load i32, ptr %97, align 4, !tbaa !106
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
define internal fastcc void @pair_drop(ptr noundef captures(none) %0) unnamed_addr #2 {
  %2 = load ptr, ptr %0, align 8, !tbaa !134
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
  br i1 %23, label %19, label %25, !llvm.loop !181

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %21
  %27 = load ptr, ptr %26, align 8, !tbaa !87
  store ptr %27, ptr %2, align 8, !tbaa !89
  store ptr %2, ptr %26, align 8, !tbaa !87
  br label %46

28:                                               ; preds = %40, %12
  %29 = phi i64 [ 0, %12 ], [ %42, %40 ]
  %30 = phi ptr [ %13, %12 ], [ %41, %40 ]
  %31 = getelementptr inbounds nuw %struct.WarpClock, ptr %2, i64 %29
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %33 = load ptr, ptr %32, align 8, !tbaa !137
  %34 = icmp eq ptr %33, null
  br i1 %34, label %40, label %35

35:                                               ; preds = %28
  %36 = load i32, ptr %33, align 4, !tbaa !325
  %37 = add i32 %36, -1
  store i32 %37, ptr %33, align 4, !tbaa !325
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %30, ptr %33, align 8, !tbaa !89
  store ptr %33, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %40

40:                                               ; preds = %39, %35, %28
  %41 = phi ptr [ %30, %28 ], [ %30, %35 ], [ %33, %39 ]
  %42 = add nuw nsw i64 %29, 1
  %43 = load i32, ptr %9, align 8, !tbaa !5
  %44 = zext i32 %43 to i64
  %45 = icmp samesign ult i64 %42, %44
  br i1 %45, label %28, label %14, !llvm.loop !327

46:                                               ; preds = %1, %4, %25
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %48 = load ptr, ptr %47, align 8, !tbaa !135
  tail call fastcc void @drop_others(ptr noundef %48)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %50 = load ptr, ptr %49, align 8, !tbaa !134
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
  br i1 %71, label %67, label %73, !llvm.loop !181

73:                                               ; preds = %67
  %74 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %69
  %75 = load ptr, ptr %74, align 8, !tbaa !87
  store ptr %75, ptr %50, align 8, !tbaa !89
  store ptr %50, ptr %74, align 8, !tbaa !87
  br label %94

76:                                               ; preds = %88, %60
  %77 = phi i64 [ 0, %60 ], [ %90, %88 ]
  %78 = phi ptr [ %61, %60 ], [ %89, %88 ]
  %79 = getelementptr inbounds nuw %struct.WarpClock, ptr %50, i64 %77
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 24
  %81 = load ptr, ptr %80, align 8, !tbaa !137
  %82 = icmp eq ptr %81, null
  br i1 %82, label %88, label %83

83:                                               ; preds = %76
  %84 = load i32, ptr %81, align 4, !tbaa !325
  %85 = add i32 %84, -1
  store i32 %85, ptr %81, align 4, !tbaa !325
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store ptr %78, ptr %81, align 8, !tbaa !89
  store ptr %81, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %88

88:                                               ; preds = %87, %83, %76
  %89 = phi ptr [ %78, %76 ], [ %78, %83 ], [ %81, %87 ]
  %90 = add nuw nsw i64 %77, 1
  %91 = load i32, ptr %57, align 8, !tbaa !5
  %92 = zext i32 %91 to i64
  %93 = icmp samesign ult i64 %90, %92
  br i1 %93, label %76, label %62, !llvm.loop !327

94:                                               ; preds = %46, %52, %73
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !135
  tail call fastcc void @drop_others(ptr noundef %96)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %49, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @order_set(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = load ptr, ptr %1, align 8, !tbaa !134
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = load i32, ptr %6, align 8, !tbaa !5
  %10 = add i32 %9, 1
  store i32 %10, ptr %6, align 8, !tbaa !5
  br label %11

11:                                               ; preds = %2, %8
  store ptr %6, ptr %0, align 8, !tbaa !134
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !135
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %11
  %16 = load i32, ptr %13, align 8, !tbaa !5
  %17 = add i32 %16, 1
  store i32 %17, ptr %13, align 8, !tbaa !5
  br label %18

18:                                               ; preds = %11, %15
  store ptr %13, ptr %4, align 8, !tbaa !135
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
  br i1 %39, label %35, label %41, !llvm.loop !181

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %37
  %43 = load ptr, ptr %42, align 8, !tbaa !87
  store ptr %43, ptr %3, align 8, !tbaa !89
  store ptr %3, ptr %42, align 8, !tbaa !87
  br label %62

44:                                               ; preds = %56, %28
  %45 = phi i64 [ 0, %28 ], [ %58, %56 ]
  %46 = phi ptr [ %29, %28 ], [ %57, %56 ]
  %47 = getelementptr inbounds nuw %struct.WarpClock, ptr %3, i64 %45
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %49 = load ptr, ptr %48, align 8, !tbaa !137
  %50 = icmp eq ptr %49, null
  br i1 %50, label %56, label %51

51:                                               ; preds = %44
  %52 = load i32, ptr %49, align 4, !tbaa !325
  %53 = add i32 %52, -1
  store i32 %53, ptr %49, align 4, !tbaa !325
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store ptr %46, ptr %49, align 8, !tbaa !89
  store ptr %49, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %56

56:                                               ; preds = %55, %51, %44
  %57 = phi ptr [ %46, %44 ], [ %46, %51 ], [ %49, %55 ]
  %58 = add nuw nsw i64 %45, 1
  %59 = load i32, ptr %25, align 8, !tbaa !5
  %60 = zext i32 %59 to i64
  %61 = icmp samesign ult i64 %58, %60
  br i1 %61, label %44, label %30, !llvm.loop !327

62:                                               ; preds = %18, %20, %41
  tail call fastcc void @drop_others(ptr noundef %5)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @drop_version(ptr noundef captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 104
  tail call fastcc void @pair_drop(ptr noundef nonnull %2)
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 296
  br label %8

4:                                                ; preds = %56
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %6 = load i16, ptr %5, align 2, !tbaa !123
  %7 = icmp eq i16 %6, 0
  br i1 %7, label %59, label %60

8:                                                ; preds = %1, %56
  %9 = phi i1 [ true, %1 ], [ false, %56 ]
  %10 = phi i64 [ 0, %1 ], [ 1, %56 ]
  %11 = getelementptr inbounds nuw %struct.Order, ptr %3, i64 %10
  %12 = load ptr, ptr %11, align 8, !tbaa !134
  %13 = icmp eq ptr %12, null
  br i1 %13, label %56, label %14

14:                                               ; preds = %8
  %15 = load i32, ptr %12, align 8, !tbaa !5
  %16 = add i32 %15, -1
  store i32 %16, ptr %12, align 8, !tbaa !5
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %18, label %56

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %12, i64 8
  %20 = load i32, ptr %19, align 8, !tbaa !5
  %21 = icmp eq i32 %20, 0
  br i1 %21, label %27, label %22

22:                                               ; preds = %18
  %23 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %38

24:                                               ; preds = %50
  %25 = shl nuw nsw i64 %54, 4
  %26 = add nuw nsw i64 %25, 16
  br label %27

27:                                               ; preds = %24, %18
  %28 = phi i64 [ %26, %24 ], [ 16, %18 ]
  br label %29

29:                                               ; preds = %29, %27
  %30 = phi i32 [ 4, %27 ], [ %34, %29 ]
  %31 = zext nneg i32 %30 to i64
  %32 = shl nuw i64 1, %31
  %33 = icmp ult i64 %32, %28
  %34 = add i32 %30, 1
  br i1 %33, label %29, label %35, !llvm.loop !181

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %31
  %37 = load ptr, ptr %36, align 8, !tbaa !87
  store ptr %37, ptr %12, align 8, !tbaa !89
  store ptr %12, ptr %36, align 8, !tbaa !87
  br label %56

38:                                               ; preds = %50, %22
  %39 = phi i64 [ 0, %22 ], [ %52, %50 ]
  %40 = phi ptr [ %23, %22 ], [ %51, %50 ]
  %41 = getelementptr inbounds nuw %struct.WarpClock, ptr %12, i64 %39
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !137
  %44 = icmp eq ptr %43, null
  br i1 %44, label %50, label %45

45:                                               ; preds = %38
  %46 = load i32, ptr %43, align 4, !tbaa !325
  %47 = add i32 %46, -1
  store i32 %47, ptr %43, align 4, !tbaa !325
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %45
  store ptr %40, ptr %43, align 8, !tbaa !89
  store ptr %43, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %50

50:                                               ; preds = %49, %45, %38
  %51 = phi ptr [ %40, %38 ], [ %40, %45 ], [ %43, %49 ]
  %52 = add nuw nsw i64 %39, 1
  %53 = load i32, ptr %19, align 8, !tbaa !5
  %54 = zext i32 %53 to i64
  %55 = icmp samesign ult i64 %52, %54
  br i1 %55, label %38, label %24, !llvm.loop !327

56:                                               ; preds = %8, %14, %35
  %57 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %58 = load ptr, ptr %57, align 8, !tbaa !135
  tail call fastcc void @drop_others(ptr noundef %58)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  br i1 %9, label %8, label %4, !llvm.loop !328

59:                                               ; preds = %60, %4
  store i16 0, ptr %5, align 2, !tbaa !123
  ret void

60:                                               ; preds = %4, %60
  %61 = phi i64 [ %64, %60 ], [ 0, %4 ]
  %62 = getelementptr inbounds nuw %struct.Group, ptr %0, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 144
  tail call fastcc void @pair_drop(ptr noundef nonnull %63)
  %64 = add nuw nsw i64 %61, 1
  %65 = load i16, ptr %5, align 2, !tbaa !123
  %66 = zext i16 %65 to i64
  %67 = icmp samesign ult i64 %64, %66
  br i1 %67, label %60, label %59, !llvm.loop !329
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @order_join(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #2 {
  %3 = load ptr, ptr %1, align 8, !tbaa !134
  %4 = icmp eq ptr %3, null
  br i1 %4, label %93, label %5

5:                                                ; preds = %2
  %6 = load ptr, ptr %0, align 8, !tbaa !134
  %7 = icmp eq ptr %6, %3
  br i1 %7, label %8, label %14

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !135
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !135
  %13 = icmp eq ptr %10, %12
  br i1 %13, label %93, label %14

14:                                               ; preds = %8, %5
  %15 = icmp eq ptr %6, null
  br i1 %15, label %16, label %27

16:                                               ; preds = %14
  %17 = load i32, ptr %3, align 8, !tbaa !5
  %18 = add i32 %17, 1
  store i32 %18, ptr %3, align 8, !tbaa !5
  store ptr %3, ptr %0, align 8, !tbaa !134
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load ptr, ptr %19, align 8, !tbaa !135
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %16
  %23 = load i32, ptr %20, align 8, !tbaa !5
  %24 = add i32 %23, 1
  store i32 %24, ptr %20, align 8, !tbaa !5
  br label %25

25:                                               ; preds = %16, %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %20, ptr %26, align 8, !tbaa !135
  br label %93

27:                                               ; preds = %14
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !135
  %30 = icmp eq ptr %29, null
  br i1 %30, label %91, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !135
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
  br i1 %57, label %43, label %58, !llvm.loop !136

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
  store ptr %29, ptr %32, align 8, !tbaa !135
  br label %91

77:                                               ; preds = %73, %77
  %78 = phi i64 [ %83, %77 ], [ 0, %73 ]
  %79 = phi ptr [ %84, %77 ], [ %29, %73 ]
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %81 = getelementptr inbounds nuw ptr, ptr %80, i64 %78
  %82 = load ptr, ptr %81, align 8, !tbaa !9
  tail call fastcc void @order_add(ptr noundef nonnull %0, ptr noundef %82)
  %83 = add nuw nsw i64 %78, 1
  %84 = load ptr, ptr %28, align 8, !tbaa !135
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = zext i32 %86 to i64
  %88 = icmp samesign ult i64 %83, %87
  br i1 %88, label %77, label %89, !llvm.loop !330

89:                                               ; preds = %77
  %90 = load ptr, ptr %1, align 8, !tbaa !134
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
  %4 = load ptr, ptr %0, align 8, !tbaa !134
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
  store ptr %1, ptr %0, align 8, !tbaa !134
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
  %21 = load ptr, ptr %20, align 8, !tbaa !135
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
  br i1 %43, label %29, label %44, !llvm.loop !136

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
  br i1 %68, label %64, label %70, !llvm.loop !181

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %66
  %72 = load ptr, ptr %71, align 8, !tbaa !87
  %73 = icmp eq ptr %72, null
  br i1 %73, label %76, label %74

74:                                               ; preds = %70
  %75 = load ptr, ptr %72, align 8, !tbaa !89
  store ptr %75, ptr %71, align 8, !tbaa !87
  br label %83

76:                                               ; preds = %70
  %77 = load ptr, ptr @L, align 8, !tbaa !9
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 432
  %79 = load ptr, ptr %78, align 8, !tbaa !91
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
  store ptr %84, ptr %20, align 8, !tbaa !135
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
  br i1 %106, label %107, label %92, !llvm.loop !331

107:                                              ; preds = %100
  tail call fastcc void @drop_others(ptr noundef nonnull %21)
  store ptr %84, ptr %20, align 8, !tbaa !135
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
  %119 = load ptr, ptr %20, align 8, !tbaa !135
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
  br i1 %137, label %133, label %139, !llvm.loop !181

139:                                              ; preds = %133
  %140 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %135
  %141 = load ptr, ptr %140, align 8, !tbaa !87
  %142 = icmp eq ptr %141, null
  br i1 %142, label %145, label %143

143:                                              ; preds = %139
  %144 = load ptr, ptr %141, align 8, !tbaa !89
  store ptr %144, ptr %140, align 8, !tbaa !87
  br label %152

145:                                              ; preds = %139
  %146 = load ptr, ptr @L, align 8, !tbaa !9
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 432
  %148 = load ptr, ptr %147, align 8, !tbaa !91
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
  br i1 %170, label %158, label %159, !llvm.loop !331

171:                                              ; preds = %124, %158
  %172 = phi ptr [ %153, %158 ], [ %119, %124 ]
  store ptr %172, ptr %20, align 8, !tbaa !135
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
  br i1 %196, label %192, label %198, !llvm.loop !181

198:                                              ; preds = %192
  %199 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %194
  %200 = load ptr, ptr %199, align 8, !tbaa !87
  store ptr %200, ptr %175, align 8, !tbaa !89
  store ptr %175, ptr %199, align 8, !tbaa !87
  br label %219

201:                                              ; preds = %213, %185
  %202 = phi i64 [ 0, %185 ], [ %215, %213 ]
  %203 = phi ptr [ %186, %185 ], [ %214, %213 ]
  %204 = getelementptr inbounds nuw %struct.WarpClock, ptr %175, i64 %202
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %206 = load ptr, ptr %205, align 8, !tbaa !137
  %207 = icmp eq ptr %206, null
  br i1 %207, label %213, label %208

208:                                              ; preds = %201
  %209 = load i32, ptr %206, align 4, !tbaa !325
  %210 = add i32 %209, -1
  store i32 %210, ptr %206, align 4, !tbaa !325
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %213

212:                                              ; preds = %208
  store ptr %203, ptr %206, align 8, !tbaa !89
  store ptr %206, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %213

213:                                              ; preds = %212, %208, %201
  %214 = phi ptr [ %203, %201 ], [ %203, %208 ], [ %206, %212 ]
  %215 = add nuw nsw i64 %202, 1
  %216 = load i32, ptr %182, align 8, !tbaa !5
  %217 = zext i32 %216 to i64
  %218 = icmp samesign ult i64 %215, %217
  br i1 %218, label %201, label %187, !llvm.loop !327

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
  %23 = load ptr, ptr %22, align 8, !tbaa !137
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !137
  %26 = icmp eq ptr %23, %25
  br i1 %26, label %27, label %33

27:                                               ; preds = %17
  %28 = icmp eq ptr %23, null
  br i1 %28, label %29, label %56

29:                                               ; preds = %27
  %30 = load i32, ptr %20, align 8, !tbaa !332
  %31 = load i32, ptr %21, align 8, !tbaa !332
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
  br i1 %55, label %38, label %40, !llvm.loop !333

56:                                               ; preds = %27, %29, %38
  %57 = phi i32 [ %39, %38 ], [ 3, %29 ], [ 3, %27 ]
  %58 = and i32 %57, %19
  %59 = add nuw nsw i64 %18, 1
  %60 = icmp eq i64 %59, %13
  br i1 %60, label %14, label %17, !llvm.loop !334

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
  br i1 %83, label %79, label %103, !llvm.loop !181

85:                                               ; preds = %97, %72
  %86 = phi i64 [ 0, %72 ], [ %99, %97 ]
  %87 = phi ptr [ %73, %72 ], [ %98, %97 ]
  %88 = getelementptr inbounds nuw %struct.WarpClock, ptr %4, i64 %86
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !137
  %91 = icmp eq ptr %90, null
  br i1 %91, label %97, label %92

92:                                               ; preds = %85
  %93 = load i32, ptr %90, align 4, !tbaa !325
  %94 = add i32 %93, -1
  store i32 %94, ptr %90, align 4, !tbaa !325
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %97

96:                                               ; preds = %92
  store ptr %87, ptr %90, align 8, !tbaa !89
  store ptr %90, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %97

97:                                               ; preds = %96, %92, %85
  %98 = phi ptr [ %87, %85 ], [ %87, %92 ], [ %90, %96 ]
  %99 = add nuw nsw i64 %86, 1
  %100 = load i32, ptr %69, align 8, !tbaa !5
  %101 = zext i32 %100 to i64
  %102 = icmp samesign ult i64 %99, %101
  br i1 %102, label %85, label %74, !llvm.loop !327

103:                                              ; preds = %79
  %104 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %81
  %105 = load ptr, ptr %104, align 8, !tbaa !87
  store ptr %105, ptr %4, align 8, !tbaa !89
  store ptr %4, ptr %104, align 8, !tbaa !87
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
  br i1 %123, label %119, label %125, !llvm.loop !181

125:                                              ; preds = %119
  %126 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %121
  %127 = load ptr, ptr %126, align 8, !tbaa !87
  %128 = icmp eq ptr %127, null
  br i1 %128, label %131, label %129

129:                                              ; preds = %125
  %130 = load ptr, ptr %127, align 8, !tbaa !89
  store ptr %130, ptr %126, align 8, !tbaa !87
  br label %138

131:                                              ; preds = %125
  %132 = load ptr, ptr @L, align 8, !tbaa !9
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 432
  %134 = load ptr, ptr %133, align 8, !tbaa !91
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
  %152 = load ptr, ptr %151, align 8, !tbaa !137
  %153 = icmp eq ptr %152, null
  br i1 %153, label %158, label %154

154:                                              ; preds = %147
  %155 = load i32, ptr %152, align 4, !tbaa !325
  %156 = add i32 %155, 1
  store i32 %156, ptr %152, align 4, !tbaa !325
  %157 = load i32, ptr %114, align 8, !tbaa !5
  br label %158

158:                                              ; preds = %154, %147
  %159 = phi i32 [ %148, %147 ], [ %157, %154 ]
  %160 = add nuw nsw i64 %149, 1
  %161 = zext i32 %159 to i64
  %162 = icmp samesign ult i64 %160, %161
  br i1 %162, label %147, label %142, !llvm.loop !335

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
  %176 = load ptr, ptr %175, align 8, !tbaa !137
  %177 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %178 = load ptr, ptr %177, align 8, !tbaa !137
  %179 = icmp eq ptr %176, %178
  br i1 %179, label %180, label %186

180:                                              ; preds = %170
  %181 = icmp eq ptr %176, null
  br i1 %181, label %182, label %293

182:                                              ; preds = %180
  %183 = load i32, ptr %173, align 8, !tbaa !332
  %184 = load i32, ptr %174, align 8, !tbaa !332
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
  br i1 %206, label %207, label %191, !llvm.loop !333

207:                                              ; preds = %191
  %208 = icmp eq i32 %204, 0
  br i1 %208, label %209, label %293

209:                                              ; preds = %207
  %210 = icmp eq i32 %202, 0
  br i1 %210, label %224, label %211

211:                                              ; preds = %209
  br i1 %187, label %218, label %212

212:                                              ; preds = %211
  %213 = load i32, ptr %176, align 4, !tbaa !325
  %214 = add i32 %213, -1
  store i32 %214, ptr %176, align 4, !tbaa !325
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %218

216:                                              ; preds = %212
  %217 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  store ptr %217, ptr %176, align 8, !tbaa !89
  store ptr %176, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %218

218:                                              ; preds = %211, %212, %216
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %173, ptr noundef nonnull align 8 dereferenceable(16) %174, i64 16, i1 false), !tbaa.struct !336
  %219 = load ptr, ptr %175, align 8, !tbaa !137
  %220 = icmp eq ptr %219, null
  br i1 %220, label %293, label %221

221:                                              ; preds = %218
  %222 = load i32, ptr %219, align 4, !tbaa !325
  %223 = add i32 %222, 1
  store i32 %223, ptr %219, align 4, !tbaa !325
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
  br i1 %237, label %227, label %229, !llvm.loop !337

238:                                              ; preds = %227
  store i32 %226, ptr %173, align 8, !tbaa !332
  br label %271

239:                                              ; preds = %227
  br i1 %187, label %244, label %240

240:                                              ; preds = %239
  %241 = load i32, ptr %176, align 4, !tbaa !325
  %242 = icmp eq i32 %241, 1
  br i1 %242, label %243, label %244

243:                                              ; preds = %240
  store i32 2, ptr %176, align 4, !tbaa !325
  br label %260

244:                                              ; preds = %240, %239
  %245 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  %246 = icmp eq ptr %245, null
  br i1 %246, label %249, label %247

247:                                              ; preds = %244
  %248 = load ptr, ptr %245, align 8, !tbaa !89
  store ptr %248, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %255

249:                                              ; preds = %244
  %250 = load ptr, ptr @L, align 8, !tbaa !9
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 432
  %252 = load ptr, ptr %251, align 8, !tbaa !91
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
  store i32 1, ptr %257, align 4, !tbaa !325
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
  br i1 %270, label %271, label %264, !llvm.loop !338

271:                                              ; preds = %264, %238
  %272 = phi i64 [ %172, %238 ], [ %261, %264 ]
  %273 = phi ptr [ null, %238 ], [ %262, %264 ]
  store ptr %273, ptr %175, align 8, !tbaa !137
  br i1 %187, label %280, label %274

274:                                              ; preds = %271
  %275 = load i32, ptr %176, align 4, !tbaa !325
  %276 = add i32 %275, -1
  store i32 %276, ptr %176, align 4, !tbaa !325
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %280

278:                                              ; preds = %274
  %279 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  store ptr %279, ptr %176, align 8, !tbaa !89
  store ptr %176, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
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
  br i1 %292, label %225, label %281, !llvm.loop !339

293:                                              ; preds = %180, %182, %221, %218, %207, %280
  %294 = phi i64 [ %172, %180 ], [ %172, %182 ], [ %172, %221 ], [ %172, %218 ], [ %172, %207 ], [ %272, %280 ]
  %295 = add nuw nsw i64 %171, 1
  %296 = load i32, ptr %7, align 8, !tbaa !5
  %297 = zext i32 %296 to i64
  %298 = icmp samesign ult i64 %295, %297
  br i1 %298, label %170, label %299, !llvm.loop !340

299:                                              ; preds = %293, %6, %163, %110, %14, %2
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
  br i1 %23, label %19, label %25, !llvm.loop !181

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %21
  %27 = load ptr, ptr %26, align 8, !tbaa !87
  store ptr %27, ptr %0, align 8, !tbaa !89
  store ptr %0, ptr %26, align 8, !tbaa !87
  br label %46

28:                                               ; preds = %11, %40
  %29 = phi i64 [ 0, %11 ], [ %42, %40 ]
  %30 = phi ptr [ %12, %11 ], [ %41, %40 ]
  %31 = getelementptr inbounds nuw %struct.WarpClock, ptr %0, i64 %29
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %33 = load ptr, ptr %32, align 8, !tbaa !137
  %34 = icmp eq ptr %33, null
  br i1 %34, label %40, label %35

35:                                               ; preds = %28
  %36 = load i32, ptr %33, align 4, !tbaa !325
  %37 = add i32 %36, -1
  store i32 %37, ptr %33, align 4, !tbaa !325
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %30, ptr %33, align 8, !tbaa !89
  store ptr %33, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %40

40:                                               ; preds = %28, %35, %39
  %41 = phi ptr [ %30, %28 ], [ %30, %35 ], [ %33, %39 ]
  %42 = add nuw nsw i64 %29, 1
  %43 = load i32, ptr %8, align 8, !tbaa !5
  %44 = zext i32 %43 to i64
  %45 = icmp samesign ult i64 %42, %44
  br i1 %45, label %28, label %13, !llvm.loop !327

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
  br i1 %23, label %19, label %25, !llvm.loop !181

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %21
  %27 = load ptr, ptr %26, align 8, !tbaa !87
  store ptr %27, ptr %0, align 8, !tbaa !89
  store ptr %0, ptr %26, align 8, !tbaa !87
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
  br i1 %52, label %48, label %54, !llvm.loop !181

54:                                               ; preds = %48
  %55 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %50
  %56 = load ptr, ptr %55, align 8, !tbaa !87
  store ptr %56, ptr %31, align 8, !tbaa !89
  store ptr %31, ptr %55, align 8, !tbaa !87
  br label %75

57:                                               ; preds = %69, %41
  %58 = phi i64 [ 0, %41 ], [ %71, %69 ]
  %59 = phi ptr [ %42, %41 ], [ %70, %69 ]
  %60 = getelementptr inbounds nuw %struct.WarpClock, ptr %31, i64 %58
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 24
  %62 = load ptr, ptr %61, align 8, !tbaa !137
  %63 = icmp eq ptr %62, null
  br i1 %63, label %69, label %64

64:                                               ; preds = %57
  %65 = load i32, ptr %62, align 4, !tbaa !325
  %66 = add i32 %65, -1
  store i32 %66, ptr %62, align 4, !tbaa !325
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %69

68:                                               ; preds = %64
  store ptr %59, ptr %62, align 8, !tbaa !89
  store ptr %62, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %69

69:                                               ; preds = %68, %64, %57
  %70 = phi ptr [ %59, %57 ], [ %59, %64 ], [ %62, %68 ]
  %71 = add nuw nsw i64 %58, 1
  %72 = load i32, ptr %38, align 8, !tbaa !5
  %73 = zext i32 %72 to i64
  %74 = icmp samesign ult i64 %71, %73
  br i1 %74, label %57, label %43, !llvm.loop !327

75:                                               ; preds = %28, %33, %54
  %76 = add nuw nsw i64 %29, 1
  %77 = load i32, ptr %8, align 4, !tbaa !5
  %78 = zext i32 %77 to i64
  %79 = icmp samesign ult i64 %76, %78
  br i1 %79, label %28, label %13, !llvm.loop !341

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
  %17 = load i16, ptr %16, align 2, !tbaa !187
  %18 = and i16 %17, 3
  %19 = icmp eq i16 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %6
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 14
  %22 = load i16, ptr %21, align 2, !tbaa !187
  %23 = and i16 %22, 3
  %24 = icmp eq i16 %23, 0
  br i1 %24, label %936, label %25

25:                                               ; preds = %20, %6
  %26 = load i32, ptr %2, align 4, !tbaa !171
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 196
  %28 = load i32, ptr %27, align 4, !tbaa !106
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %45

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %32 = load i8, ptr %31, align 4, !tbaa !172
  %33 = zext i8 %32 to i32
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %35 = load i32, ptr %34, align 8, !tbaa !112
  %36 = icmp eq i32 %35, %33
  br i1 %36, label %37, label %45

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %39 = load i32, ptr %38, align 4, !tbaa !173
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %41 = load i32, ptr %40, align 4, !tbaa !114
  %42 = shl nuw i32 1, %41
  %43 = and i32 %42, %39
  %44 = icmp eq i32 %43, 0
  br label %45

45:                                               ; preds = %25, %30, %37
  %46 = phi i1 [ true, %30 ], [ true, %25 ], [ %44, %37 ]
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 14
  %48 = load i16, ptr %47, align 2, !tbaa !187
  %49 = or i16 %48, %17
  %50 = and i16 %49, 64
  %51 = icmp eq i16 %50, 0
  br i1 %51, label %189, label %52

52:                                               ; preds = %45
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %54 = load i16, ptr %53, align 4, !tbaa !190
  %55 = zext i16 %54 to i32
  br i1 %46, label %60, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %58 = load i32, ptr %57, align 4, !tbaa !114
  %59 = shl nuw i32 1, %58
  br label %63

60:                                               ; preds = %52
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %62 = load i32, ptr %61, align 4, !tbaa !173
  br label %63

63:                                               ; preds = %60, %56
  %64 = phi i32 [ %59, %56 ], [ %62, %60 ]
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %66 = load i16, ptr %65, align 4, !tbaa !190, !noalias !342
  %67 = zext i16 %66 to i32
  %68 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !342
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 128
  %70 = load i64, ptr %69, align 8, !tbaa !37, !noalias !342
  %71 = icmp ult i64 %4, %70
  br i1 %71, label %76, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 144
  %74 = load i64, ptr %73, align 8, !tbaa !38, !noalias !342
  %75 = icmp ult i64 %4, %74
  br i1 %75, label %93, label %76

76:                                               ; preds = %72, %63
  %77 = getelementptr inbounds nuw i8, ptr %68, i64 152
  %78 = load i64, ptr %77, align 8, !tbaa !39, !noalias !342
  %79 = icmp ult i64 %4, %78
  br i1 %79, label %84, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %68, i64 168
  %82 = load i64, ptr %81, align 8, !tbaa !40, !noalias !342
  %83 = icmp ult i64 %4, %82
  br i1 %83, label %93, label %84

84:                                               ; preds = %80, %76
  %85 = getelementptr inbounds nuw i8, ptr %68, i64 176
  %86 = load i64, ptr %85, align 8, !tbaa !41, !noalias !342
  %87 = icmp ult i64 %4, %86
  br i1 %87, label %92, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds nuw i8, ptr %68, i64 184
  %90 = load i64, ptr %89, align 8, !tbaa !42, !noalias !342
  %91 = icmp ult i64 %4, %90
  br i1 %91, label %93, label %92

92:                                               ; preds = %88, %84
  br label %93

93:                                               ; preds = %92, %88, %80, %72
  %94 = phi i32 [ 1, %92 ], [ 3, %72 ], [ 5, %80 ], [ 4, %88 ]
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %96 = load ptr, ptr %95, align 8, !tbaa !31, !noalias !342
  %97 = load i32, ptr %96, align 8, !tbaa !157, !noalias !342
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %99 = load i32, ptr %98, align 8, !tbaa !51, !noalias !342
  %100 = getelementptr inbounds nuw i8, ptr %68, i64 512
  %101 = load i32, ptr %100, align 8, !tbaa !133, !noalias !342
  %102 = xor i32 %101, -1
  %103 = add i32 %26, %102
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %105 = load i8, ptr %104, align 4, !tbaa !172, !noalias !342
  %106 = zext i8 %105 to i32
  %107 = shl nuw nsw i32 %106, 5
  %108 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %64, i1 true)
  %109 = or disjoint i32 %107, %108
  %110 = getelementptr inbounds nuw i8, ptr %68, i64 400
  %111 = load i64, ptr %110, align 8, !tbaa !93, !noalias !342
  %112 = add i64 %111, %4
  br i1 %29, label %113, label %123

113:                                              ; preds = %93
  %114 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %115 = load i32, ptr %114, align 8, !tbaa !112, !noalias !342
  %116 = icmp eq i32 %115, %106
  br i1 %116, label %117, label %123

117:                                              ; preds = %113
  %118 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %119 = load i32, ptr %118, align 4, !tbaa !114, !noalias !342
  %120 = shl nuw i32 1, %119
  %121 = icmp eq i32 %64, %120
  %122 = select i1 %121, i32 4, i32 1
  br label %123

123:                                              ; preds = %93, %113, %117
  %124 = phi i32 [ 3, %93 ], [ %122, %117 ], [ 2, %113 ]
  %125 = getelementptr inbounds nuw i8, ptr %68, i64 488
  %126 = load i64, ptr %125, align 8, !tbaa !273
  %127 = icmp sgt i64 %126, 0
  br i1 %127, label %128, label %168

128:                                              ; preds = %123
  %129 = getelementptr inbounds nuw i8, ptr %68, i64 480
  %130 = load ptr, ptr %129, align 8, !tbaa !274
  br label %131

131:                                              ; preds = %165, %128
  %132 = phi i64 [ 0, %128 ], [ %166, %165 ]
  %133 = getelementptr inbounds nuw %struct.Found, ptr %130, i64 %132
  %134 = load i32, ptr %133, align 8, !tbaa !275
  %135 = icmp eq i32 %134, 4
  br i1 %135, label %136, label %165

136:                                              ; preds = %131
  %137 = getelementptr inbounds nuw i8, ptr %133, i64 4
  %138 = load i32, ptr %137, align 4, !tbaa !276
  %139 = icmp eq i32 %138, %55
  br i1 %139, label %140, label %165

140:                                              ; preds = %136
  %141 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %142 = load i32, ptr %141, align 8, !tbaa !277
  %143 = icmp eq i32 %142, %67
  br i1 %143, label %144, label %165

144:                                              ; preds = %140
  %145 = getelementptr inbounds nuw i8, ptr %133, i64 20
  %146 = load i32, ptr %145, align 4, !tbaa !278
  %147 = icmp eq i32 %146, %94
  br i1 %147, label %148, label %165

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %133, i64 12
  %150 = load i32, ptr %149, align 4, !tbaa !279
  %151 = icmp eq i32 %150, %124
  br i1 %151, label %152, label %165

152:                                              ; preds = %148
  %153 = getelementptr inbounds nuw i8, ptr %133, i64 56
  %154 = load i64, ptr %153, align 8, !tbaa !281
  %155 = add i64 %154, 1
  store i64 %155, ptr %153, align 8, !tbaa !281
  %156 = getelementptr inbounds nuw i8, ptr %133, i64 40
  %157 = load i64, ptr %156, align 8, !tbaa !282
  %158 = icmp ult i64 %4, %157
  br i1 %158, label %159, label %160

159:                                              ; preds = %152
  store i64 %4, ptr %156, align 8, !tbaa !282
  br label %160

160:                                              ; preds = %159, %152
  %161 = getelementptr inbounds nuw i8, ptr %133, i64 48
  %162 = load i64, ptr %161, align 8, !tbaa !283
  %163 = icmp ugt i64 %112, %162
  br i1 %163, label %164, label %936

164:                                              ; preds = %160
  store i64 %112, ptr %161, align 8, !tbaa !283
  br label %936

165:                                              ; preds = %148, %144, %140, %136, %131
  %166 = add nuw nsw i64 %132, 1
  %167 = icmp eq i64 %166, %126
  br i1 %167, label %168, label %131, !llvm.loop !284

168:                                              ; preds = %165, %123
  %169 = getelementptr inbounds nuw i8, ptr %68, i64 496
  %170 = load i64, ptr %169, align 8, !tbaa !285
  %171 = icmp slt i64 %126, %170
  br i1 %171, label %172, label %936

172:                                              ; preds = %168
  %173 = getelementptr inbounds nuw i8, ptr %68, i64 480
  %174 = load ptr, ptr %173, align 8, !tbaa !274
  %175 = add nsw i64 %126, 1
  store i64 %175, ptr %125, align 8, !tbaa !273
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
  br label %936

189:                                              ; preds = %45
  %190 = and i16 %17, 128
  %191 = icmp eq i16 %190, 0
  br i1 %191, label %329, label %192

192:                                              ; preds = %189
  %193 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %194 = load i16, ptr %193, align 4, !tbaa !190
  %195 = zext i16 %194 to i32
  br i1 %46, label %200, label %196

196:                                              ; preds = %192
  %197 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %198 = load i32, ptr %197, align 4, !tbaa !114
  %199 = shl nuw i32 1, %198
  br label %203

200:                                              ; preds = %192
  %201 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %202 = load i32, ptr %201, align 4, !tbaa !173
  br label %203

203:                                              ; preds = %200, %196
  %204 = phi i32 [ %199, %196 ], [ %202, %200 ]
  %205 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %206 = load i16, ptr %205, align 4, !tbaa !190, !noalias !345
  %207 = zext i16 %206 to i32
  %208 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !345
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 128
  %210 = load i64, ptr %209, align 8, !tbaa !37, !noalias !345
  %211 = icmp ult i64 %4, %210
  br i1 %211, label %216, label %212

212:                                              ; preds = %203
  %213 = getelementptr inbounds nuw i8, ptr %208, i64 144
  %214 = load i64, ptr %213, align 8, !tbaa !38, !noalias !345
  %215 = icmp ult i64 %4, %214
  br i1 %215, label %233, label %216

216:                                              ; preds = %212, %203
  %217 = getelementptr inbounds nuw i8, ptr %208, i64 152
  %218 = load i64, ptr %217, align 8, !tbaa !39, !noalias !345
  %219 = icmp ult i64 %4, %218
  br i1 %219, label %224, label %220

220:                                              ; preds = %216
  %221 = getelementptr inbounds nuw i8, ptr %208, i64 168
  %222 = load i64, ptr %221, align 8, !tbaa !40, !noalias !345
  %223 = icmp ult i64 %4, %222
  br i1 %223, label %233, label %224

224:                                              ; preds = %220, %216
  %225 = getelementptr inbounds nuw i8, ptr %208, i64 176
  %226 = load i64, ptr %225, align 8, !tbaa !41, !noalias !345
  %227 = icmp ult i64 %4, %226
  br i1 %227, label %232, label %228

228:                                              ; preds = %224
  %229 = getelementptr inbounds nuw i8, ptr %208, i64 184
  %230 = load i64, ptr %229, align 8, !tbaa !42, !noalias !345
  %231 = icmp ult i64 %4, %230
  br i1 %231, label %233, label %232

232:                                              ; preds = %228, %224
  br label %233

233:                                              ; preds = %232, %228, %220, %212
  %234 = phi i32 [ 1, %232 ], [ 3, %212 ], [ 5, %220 ], [ 4, %228 ]
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %236 = load ptr, ptr %235, align 8, !tbaa !31, !noalias !345
  %237 = load i32, ptr %236, align 8, !tbaa !157, !noalias !345
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %239 = load i32, ptr %238, align 8, !tbaa !51, !noalias !345
  %240 = getelementptr inbounds nuw i8, ptr %208, i64 512
  %241 = load i32, ptr %240, align 8, !tbaa !133, !noalias !345
  %242 = xor i32 %241, -1
  %243 = add i32 %26, %242
  %244 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %245 = load i8, ptr %244, align 4, !tbaa !172, !noalias !345
  %246 = zext i8 %245 to i32
  %247 = shl nuw nsw i32 %246, 5
  %248 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %204, i1 true)
  %249 = or disjoint i32 %247, %248
  %250 = getelementptr inbounds nuw i8, ptr %208, i64 400
  %251 = load i64, ptr %250, align 8, !tbaa !93, !noalias !345
  %252 = add i64 %251, %4
  br i1 %29, label %253, label %263

253:                                              ; preds = %233
  %254 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %255 = load i32, ptr %254, align 8, !tbaa !112, !noalias !345
  %256 = icmp eq i32 %255, %246
  br i1 %256, label %257, label %263

257:                                              ; preds = %253
  %258 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %259 = load i32, ptr %258, align 4, !tbaa !114, !noalias !345
  %260 = shl nuw i32 1, %259
  %261 = icmp eq i32 %204, %260
  %262 = select i1 %261, i32 4, i32 1
  br label %263

263:                                              ; preds = %233, %253, %257
  %264 = phi i32 [ 3, %233 ], [ %262, %257 ], [ 2, %253 ]
  %265 = getelementptr inbounds nuw i8, ptr %208, i64 488
  %266 = load i64, ptr %265, align 8, !tbaa !273
  %267 = icmp sgt i64 %266, 0
  br i1 %267, label %268, label %308

268:                                              ; preds = %263
  %269 = getelementptr inbounds nuw i8, ptr %208, i64 480
  %270 = load ptr, ptr %269, align 8, !tbaa !274
  br label %271

271:                                              ; preds = %305, %268
  %272 = phi i64 [ 0, %268 ], [ %306, %305 ]
  %273 = getelementptr inbounds nuw %struct.Found, ptr %270, i64 %272
  %274 = load i32, ptr %273, align 8, !tbaa !275
  %275 = icmp eq i32 %274, 1
  br i1 %275, label %276, label %305

276:                                              ; preds = %271
  %277 = getelementptr inbounds nuw i8, ptr %273, i64 4
  %278 = load i32, ptr %277, align 4, !tbaa !276
  %279 = icmp eq i32 %278, %195
  br i1 %279, label %280, label %305

280:                                              ; preds = %276
  %281 = getelementptr inbounds nuw i8, ptr %273, i64 8
  %282 = load i32, ptr %281, align 8, !tbaa !277
  %283 = icmp eq i32 %282, %207
  br i1 %283, label %284, label %305

284:                                              ; preds = %280
  %285 = getelementptr inbounds nuw i8, ptr %273, i64 20
  %286 = load i32, ptr %285, align 4, !tbaa !278
  %287 = icmp eq i32 %286, %234
  br i1 %287, label %288, label %305

288:                                              ; preds = %284
  %289 = getelementptr inbounds nuw i8, ptr %273, i64 12
  %290 = load i32, ptr %289, align 4, !tbaa !279
  %291 = icmp eq i32 %290, %264
  br i1 %291, label %292, label %305

292:                                              ; preds = %288
  %293 = getelementptr inbounds nuw i8, ptr %273, i64 56
  %294 = load i64, ptr %293, align 8, !tbaa !281
  %295 = add i64 %294, 1
  store i64 %295, ptr %293, align 8, !tbaa !281
  %296 = getelementptr inbounds nuw i8, ptr %273, i64 40
  %297 = load i64, ptr %296, align 8, !tbaa !282
  %298 = icmp ult i64 %4, %297
  br i1 %298, label %299, label %300

299:                                              ; preds = %292
  store i64 %4, ptr %296, align 8, !tbaa !282
  br label %300

300:                                              ; preds = %299, %292
  %301 = getelementptr inbounds nuw i8, ptr %273, i64 48
  %302 = load i64, ptr %301, align 8, !tbaa !283
  %303 = icmp ugt i64 %252, %302
  br i1 %303, label %304, label %936

304:                                              ; preds = %300
  store i64 %252, ptr %301, align 8, !tbaa !283
  br label %936

305:                                              ; preds = %288, %284, %280, %276, %271
  %306 = add nuw nsw i64 %272, 1
  %307 = icmp eq i64 %306, %266
  br i1 %307, label %308, label %271, !llvm.loop !284

308:                                              ; preds = %305, %263
  %309 = getelementptr inbounds nuw i8, ptr %208, i64 496
  %310 = load i64, ptr %309, align 8, !tbaa !285
  %311 = icmp slt i64 %266, %310
  br i1 %311, label %312, label %936

312:                                              ; preds = %308
  %313 = getelementptr inbounds nuw i8, ptr %208, i64 480
  %314 = load ptr, ptr %313, align 8, !tbaa !274
  %315 = add nsw i64 %266, 1
  store i64 %315, ptr %265, align 8, !tbaa !273
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
  br label %936

329:                                              ; preds = %189
  %330 = tail call fastcc i32 @unordered_in(ptr noundef nonnull %15, ptr noundef nonnull %15, ptr noundef nonnull %2)
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %936, label %332

332:                                              ; preds = %329
  %333 = and i16 %17, 4
  %334 = and i16 %333, %48
  %335 = icmp eq i16 %334, 0
  br i1 %335, label %790, label %336

336:                                              ; preds = %332
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %337 = getelementptr inbounds nuw i8, ptr %2, i64 17
  %338 = load i8, ptr %337, align 1, !tbaa !188
  %339 = getelementptr inbounds nuw i8, ptr %3, i64 17
  %340 = load i8, ptr %339, align 1, !tbaa !188
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
  %363 = load ptr, ptr %362, align 8, !tbaa !170
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
  br i1 %372, label %358, label %373, !llvm.loop !348

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
  %383 = load i16, ptr %382, align 4, !tbaa !190
  %384 = zext i16 %383 to i32
  %385 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %386 = load i16, ptr %385, align 4, !tbaa !190, !noalias !349
  %387 = zext i16 %386 to i32
  %388 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !349
  %389 = getelementptr inbounds nuw i8, ptr %388, i64 128
  %390 = load i64, ptr %389, align 8, !tbaa !37, !noalias !349
  %391 = icmp ult i64 %4, %390
  br i1 %391, label %396, label %392

392:                                              ; preds = %379
  %393 = getelementptr inbounds nuw i8, ptr %388, i64 144
  %394 = load i64, ptr %393, align 8, !tbaa !38, !noalias !349
  %395 = icmp ult i64 %4, %394
  br i1 %395, label %413, label %396

396:                                              ; preds = %392, %379
  %397 = getelementptr inbounds nuw i8, ptr %388, i64 152
  %398 = load i64, ptr %397, align 8, !tbaa !39, !noalias !349
  %399 = icmp ult i64 %4, %398
  br i1 %399, label %404, label %400

400:                                              ; preds = %396
  %401 = getelementptr inbounds nuw i8, ptr %388, i64 168
  %402 = load i64, ptr %401, align 8, !tbaa !40, !noalias !349
  %403 = icmp ult i64 %4, %402
  br i1 %403, label %413, label %404

404:                                              ; preds = %400, %396
  %405 = getelementptr inbounds nuw i8, ptr %388, i64 176
  %406 = load i64, ptr %405, align 8, !tbaa !41, !noalias !349
  %407 = icmp ult i64 %4, %406
  br i1 %407, label %412, label %408

408:                                              ; preds = %404
  %409 = getelementptr inbounds nuw i8, ptr %388, i64 184
  %410 = load i64, ptr %409, align 8, !tbaa !42, !noalias !349
  %411 = icmp ult i64 %4, %410
  br i1 %411, label %413, label %412

412:                                              ; preds = %408, %404
  br label %413

413:                                              ; preds = %412, %408, %400, %392
  %414 = phi i32 [ 1, %412 ], [ 3, %392 ], [ 5, %400 ], [ 4, %408 ]
  %415 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %416 = load ptr, ptr %415, align 8, !tbaa !31, !noalias !349
  %417 = load i32, ptr %416, align 8, !tbaa !157, !noalias !349
  %418 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %419 = load i32, ptr %418, align 8, !tbaa !51, !noalias !349
  %420 = getelementptr inbounds nuw i8, ptr %388, i64 512
  %421 = load i32, ptr %420, align 8, !tbaa !133, !noalias !349
  %422 = xor i32 %421, -1
  %423 = add i32 %26, %422
  %424 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %425 = load i8, ptr %424, align 4, !tbaa !172, !noalias !349
  %426 = zext i8 %425 to i32
  %427 = shl nuw nsw i32 %426, 5
  %428 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 range(i32 1, 0) %330, i1 true)
  %429 = or disjoint i32 %427, %428
  %430 = getelementptr inbounds nuw i8, ptr %388, i64 400
  %431 = load i64, ptr %430, align 8, !tbaa !93, !noalias !349
  %432 = add i64 %431, %4
  br i1 %29, label %433, label %443

433:                                              ; preds = %413
  %434 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %435 = load i32, ptr %434, align 8, !tbaa !112, !noalias !349
  %436 = icmp eq i32 %435, %426
  br i1 %436, label %437, label %443

437:                                              ; preds = %433
  %438 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %439 = load i32, ptr %438, align 4, !tbaa !114, !noalias !349
  %440 = shl nuw i32 1, %439
  %441 = icmp eq i32 %330, %440
  %442 = select i1 %441, i32 4, i32 1
  br label %443

443:                                              ; preds = %437, %433, %413
  %444 = phi i32 [ 3, %413 ], [ %442, %437 ], [ 2, %433 ]
  %445 = getelementptr inbounds nuw i8, ptr %388, i64 488
  %446 = load i64, ptr %445, align 8, !tbaa !273
  %447 = icmp sgt i64 %446, 0
  br i1 %447, label %448, label %488

448:                                              ; preds = %443
  %449 = getelementptr inbounds nuw i8, ptr %388, i64 480
  %450 = load ptr, ptr %449, align 8, !tbaa !274
  br label %451

451:                                              ; preds = %485, %448
  %452 = phi i64 [ 0, %448 ], [ %486, %485 ]
  %453 = getelementptr inbounds nuw %struct.Found, ptr %450, i64 %452
  %454 = load i32, ptr %453, align 8, !tbaa !275
  %455 = icmp eq i32 %454, %381
  br i1 %455, label %456, label %485

456:                                              ; preds = %451
  %457 = getelementptr inbounds nuw i8, ptr %453, i64 4
  %458 = load i32, ptr %457, align 4, !tbaa !276
  %459 = icmp eq i32 %458, %384
  br i1 %459, label %460, label %485

460:                                              ; preds = %456
  %461 = getelementptr inbounds nuw i8, ptr %453, i64 8
  %462 = load i32, ptr %461, align 8, !tbaa !277
  %463 = icmp eq i32 %462, %387
  br i1 %463, label %464, label %485

464:                                              ; preds = %460
  %465 = getelementptr inbounds nuw i8, ptr %453, i64 20
  %466 = load i32, ptr %465, align 4, !tbaa !278
  %467 = icmp eq i32 %466, %414
  br i1 %467, label %468, label %485

468:                                              ; preds = %464
  %469 = getelementptr inbounds nuw i8, ptr %453, i64 12
  %470 = load i32, ptr %469, align 4, !tbaa !279
  %471 = icmp eq i32 %470, %444
  br i1 %471, label %472, label %485

472:                                              ; preds = %468
  %473 = getelementptr inbounds nuw i8, ptr %453, i64 56
  %474 = load i64, ptr %473, align 8, !tbaa !281
  %475 = add i64 %474, 1
  store i64 %475, ptr %473, align 8, !tbaa !281
  %476 = getelementptr inbounds nuw i8, ptr %453, i64 40
  %477 = load i64, ptr %476, align 8, !tbaa !282
  %478 = icmp ult i64 %4, %477
  br i1 %478, label %479, label %480

479:                                              ; preds = %472
  store i64 %4, ptr %476, align 8, !tbaa !282
  br label %480

480:                                              ; preds = %479, %472
  %481 = getelementptr inbounds nuw i8, ptr %453, i64 48
  %482 = load i64, ptr %481, align 8, !tbaa !283
  %483 = icmp ugt i64 %432, %482
  br i1 %483, label %484, label %789

484:                                              ; preds = %480
  store i64 %432, ptr %481, align 8, !tbaa !283
  br label %789

485:                                              ; preds = %468, %464, %460, %456, %451
  %486 = add nuw nsw i64 %452, 1
  %487 = icmp eq i64 %486, %446
  br i1 %487, label %488, label %451, !llvm.loop !284

488:                                              ; preds = %485, %443
  %489 = getelementptr inbounds nuw i8, ptr %388, i64 496
  %490 = load i64, ptr %489, align 8, !tbaa !285
  %491 = icmp slt i64 %446, %490
  br i1 %491, label %492, label %789

492:                                              ; preds = %488
  %493 = getelementptr inbounds nuw i8, ptr %388, i64 480
  %494 = load ptr, ptr %493, align 8, !tbaa !274
  %495 = add nsw i64 %446, 1
  store i64 %495, ptr %445, align 8, !tbaa !273
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
  br label %789

509:                                              ; preds = %349, %343
  %510 = phi i1 [ %348, %343 ], [ %351, %349 ]
  %511 = phi i16 [ %347, %343 ], [ %350, %349 ]
  %512 = icmp eq i16 %18, 2
  %513 = icmp eq i16 %511, 2
  %514 = and i1 %512, %513
  br i1 %514, label %789, label %515

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
  br i1 %526, label %789, label %527

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
  %535 = load ptr, ptr %534, align 8, !tbaa !170
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
  br i1 %543, label %530, label %544, !llvm.loop !348

544:                                              ; preds = %540
  %545 = icmp eq i32 %541, 0
  br i1 %545, label %546, label %550

546:                                              ; preds = %544
  %547 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %548 = load i16, ptr %547, align 4, !tbaa !190
  %549 = zext i16 %548 to i32
  call fastcc void @found_pair(ptr dead_on_unwind writable sret(%struct.Found) align 8 %7, i32 noundef 3, ptr noundef readonly %0, i32 noundef %549, i64 noundef %4, ptr noundef nonnull readonly %2, i32 noundef range(i32 1, 0) %330, i32 noundef 2)
  tail call fastcc void @report(ptr noundef nonnull byval(%struct.Found) align 8 %7)
  br label %789

550:                                              ; preds = %544
  %551 = and i16 %48, 1027
  %552 = icmp eq i16 %551, 1024
  br i1 %552, label %556, label %637

553:                                              ; preds = %527
  %554 = and i16 %48, 1027
  %555 = icmp eq i16 %554, 1024
  br i1 %555, label %556, label %632

556:                                              ; preds = %553, %550
  %557 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %558 = load i32, ptr %557, align 4, !tbaa !114
  %559 = shl nuw i32 1, %558
  %560 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %561 = load i16, ptr %560, align 4, !tbaa !190
  %562 = zext i16 %561 to i32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !352)
  store i32 2, ptr %8, align 8, !tbaa !275, !alias.scope !352
  %563 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 %562, ptr %563, align 4, !tbaa !276, !alias.scope !352
  %564 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %565 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %566 = load i16, ptr %565, align 4, !tbaa !190, !noalias !352
  %567 = zext i16 %566 to i32
  store i32 %567, ptr %564, align 8, !tbaa !277, !alias.scope !352
  %568 = getelementptr inbounds nuw i8, ptr %8, i64 16
  store i32 0, ptr %568, align 8, !tbaa !280, !alias.scope !352
  %569 = getelementptr inbounds nuw i8, ptr %8, i64 20
  %570 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !352
  %571 = getelementptr inbounds nuw i8, ptr %570, i64 128
  %572 = load i64, ptr %571, align 8, !tbaa !37, !noalias !352
  %573 = icmp ult i64 %4, %572
  br i1 %573, label %578, label %574

574:                                              ; preds = %556
  %575 = getelementptr inbounds nuw i8, ptr %570, i64 144
  %576 = load i64, ptr %575, align 8, !tbaa !38, !noalias !352
  %577 = icmp ult i64 %4, %576
  br i1 %577, label %595, label %578

578:                                              ; preds = %574, %556
  %579 = getelementptr inbounds nuw i8, ptr %570, i64 152
  %580 = load i64, ptr %579, align 8, !tbaa !39, !noalias !352
  %581 = icmp ult i64 %4, %580
  br i1 %581, label %586, label %582

582:                                              ; preds = %578
  %583 = getelementptr inbounds nuw i8, ptr %570, i64 168
  %584 = load i64, ptr %583, align 8, !tbaa !40, !noalias !352
  %585 = icmp ult i64 %4, %584
  br i1 %585, label %595, label %586

586:                                              ; preds = %582, %578
  %587 = getelementptr inbounds nuw i8, ptr %570, i64 176
  %588 = load i64, ptr %587, align 8, !tbaa !41, !noalias !352
  %589 = icmp ult i64 %4, %588
  br i1 %589, label %594, label %590

590:                                              ; preds = %586
  %591 = getelementptr inbounds nuw i8, ptr %570, i64 184
  %592 = load i64, ptr %591, align 8, !tbaa !42, !noalias !352
  %593 = icmp ult i64 %4, %592
  br i1 %593, label %595, label %594

594:                                              ; preds = %590, %586
  br label %595

595:                                              ; preds = %594, %590, %582, %574
  %596 = phi i32 [ 1, %594 ], [ 3, %574 ], [ 5, %582 ], [ 4, %590 ]
  store i32 %596, ptr %569, align 4, !tbaa !278, !alias.scope !352
  %597 = getelementptr inbounds nuw i8, ptr %8, i64 24
  %598 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %599 = load ptr, ptr %598, align 8, !tbaa !31, !noalias !352
  %600 = load i32, ptr %599, align 8, !tbaa !157, !noalias !352
  store i32 %600, ptr %597, align 8, !tbaa !355, !alias.scope !352
  %601 = getelementptr inbounds nuw i8, ptr %8, i64 28
  %602 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %603 = load i32, ptr %602, align 8, !tbaa !51, !noalias !352
  store i32 %603, ptr %601, align 4, !tbaa !356, !alias.scope !352
  %604 = getelementptr inbounds nuw i8, ptr %8, i64 32
  %605 = getelementptr inbounds nuw i8, ptr %570, i64 512
  %606 = load i32, ptr %605, align 8, !tbaa !133, !noalias !352
  %607 = xor i32 %606, -1
  %608 = add i32 %26, %607
  store i32 %608, ptr %604, align 8, !tbaa !357, !alias.scope !352
  %609 = getelementptr inbounds nuw i8, ptr %8, i64 36
  %610 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %611 = load i8, ptr %610, align 4, !tbaa !172, !noalias !352
  %612 = zext i8 %611 to i32
  %613 = shl nuw nsw i32 %612, 5
  %614 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 range(i32 1, 0) %330, i1 true)
  %615 = or disjoint i32 %613, %614
  store i32 %615, ptr %609, align 4, !tbaa !358, !alias.scope !352
  %616 = getelementptr inbounds nuw i8, ptr %8, i64 40
  store i64 %4, ptr %616, align 8, !tbaa !282, !alias.scope !352
  %617 = getelementptr inbounds nuw i8, ptr %8, i64 48
  %618 = getelementptr inbounds nuw i8, ptr %570, i64 400
  %619 = load i64, ptr %618, align 8, !tbaa !93, !noalias !352
  %620 = add i64 %619, %4
  store i64 %620, ptr %617, align 8, !tbaa !283, !alias.scope !352
  %621 = getelementptr inbounds nuw i8, ptr %8, i64 56
  store i64 1, ptr %621, align 8, !tbaa !281, !alias.scope !352
  br i1 %29, label %622, label %629

622:                                              ; preds = %595
  %623 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %624 = load i32, ptr %623, align 8, !tbaa !112, !noalias !352
  %625 = icmp eq i32 %624, %612
  br i1 %625, label %626, label %629

626:                                              ; preds = %622
  %627 = icmp eq i32 %330, %559
  %628 = select i1 %627, i32 4, i32 1
  br label %629

629:                                              ; preds = %626, %622, %595
  %630 = phi i32 [ 3, %595 ], [ %628, %626 ], [ 2, %622 ]
  %631 = getelementptr inbounds nuw i8, ptr %8, i64 12
  store i32 %630, ptr %631, align 4, !tbaa !279, !alias.scope !352
  tail call fastcc void @doubt(ptr noundef nonnull readonly %3, i32 noundef %559, i64 noundef %4, ptr noundef nonnull byval(%struct.Found) align 8 %8)
  br label %789

632:                                              ; preds = %553
  %633 = icmp eq i32 %5, 0
  br i1 %633, label %634, label %789

634:                                              ; preds = %632
  %635 = tail call fastcc i32 @has_read(ptr noundef readonly %1, ptr noundef nonnull %15)
  %636 = icmp eq i32 %635, 0
  br i1 %636, label %637, label %789

637:                                              ; preds = %634, %550
  %638 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %639 = load i16, ptr %638, align 4, !tbaa !190
  %640 = zext i16 %639 to i32
  call fastcc void @found_pair(ptr dead_on_unwind writable sret(%struct.Found) align 8 %9, i32 noundef 2, ptr noundef readonly %0, i32 noundef %640, i64 noundef %4, ptr noundef nonnull readonly %2, i32 noundef range(i32 1, 0) %330, i32 noundef 0)
  tail call fastcc void @report(ptr noundef nonnull byval(%struct.Found) align 8 %9)
  br label %789

641:                                              ; preds = %515
  %642 = and i16 %17, 1024
  %643 = icmp eq i16 %642, 0
  br i1 %643, label %649, label %644

644:                                              ; preds = %641
  %645 = zext i16 %48 to i32
  %646 = select i1 %29, i32 4096, i32 8192
  %647 = and i32 %646, %645
  %648 = icmp eq i32 %647, 0
  br i1 %648, label %649, label %789

649:                                              ; preds = %644, %641
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #20
  %650 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %651 = load i16, ptr %650, align 4, !tbaa !190
  %652 = zext i16 %651 to i32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !359)
  store i32 2, ptr %10, align 8, !tbaa !275, !alias.scope !359
  %653 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store i32 %652, ptr %653, align 4, !tbaa !276, !alias.scope !359
  %654 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %655 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %656 = load i16, ptr %655, align 4, !tbaa !190, !noalias !359
  %657 = zext i16 %656 to i32
  store i32 %657, ptr %654, align 8, !tbaa !277, !alias.scope !359
  %658 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i32 0, ptr %658, align 8, !tbaa !280, !alias.scope !359
  %659 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %660 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !359
  %661 = getelementptr inbounds nuw i8, ptr %660, i64 128
  %662 = load i64, ptr %661, align 8, !tbaa !37, !noalias !359
  %663 = icmp ult i64 %4, %662
  br i1 %663, label %668, label %664

664:                                              ; preds = %649
  %665 = getelementptr inbounds nuw i8, ptr %660, i64 144
  %666 = load i64, ptr %665, align 8, !tbaa !38, !noalias !359
  %667 = icmp ult i64 %4, %666
  br i1 %667, label %685, label %668

668:                                              ; preds = %664, %649
  %669 = getelementptr inbounds nuw i8, ptr %660, i64 152
  %670 = load i64, ptr %669, align 8, !tbaa !39, !noalias !359
  %671 = icmp ult i64 %4, %670
  br i1 %671, label %676, label %672

672:                                              ; preds = %668
  %673 = getelementptr inbounds nuw i8, ptr %660, i64 168
  %674 = load i64, ptr %673, align 8, !tbaa !40, !noalias !359
  %675 = icmp ult i64 %4, %674
  br i1 %675, label %685, label %676

676:                                              ; preds = %672, %668
  %677 = getelementptr inbounds nuw i8, ptr %660, i64 176
  %678 = load i64, ptr %677, align 8, !tbaa !41, !noalias !359
  %679 = icmp ult i64 %4, %678
  br i1 %679, label %684, label %680

680:                                              ; preds = %676
  %681 = getelementptr inbounds nuw i8, ptr %660, i64 184
  %682 = load i64, ptr %681, align 8, !tbaa !42, !noalias !359
  %683 = icmp ult i64 %4, %682
  br i1 %683, label %685, label %684

684:                                              ; preds = %680, %676
  br label %685

685:                                              ; preds = %684, %680, %672, %664
  %686 = phi i32 [ 1, %684 ], [ 3, %664 ], [ 5, %672 ], [ 4, %680 ]
  store i32 %686, ptr %659, align 4, !tbaa !278, !alias.scope !359
  %687 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %688 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %689 = load ptr, ptr %688, align 8, !tbaa !31, !noalias !359
  %690 = load i32, ptr %689, align 8, !tbaa !157, !noalias !359
  store i32 %690, ptr %687, align 8, !tbaa !355, !alias.scope !359
  %691 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %692 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %693 = load i32, ptr %692, align 8, !tbaa !51, !noalias !359
  store i32 %693, ptr %691, align 4, !tbaa !356, !alias.scope !359
  %694 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %695 = getelementptr inbounds nuw i8, ptr %660, i64 512
  %696 = load i32, ptr %695, align 8, !tbaa !133, !noalias !359
  %697 = xor i32 %696, -1
  %698 = add i32 %26, %697
  store i32 %698, ptr %694, align 8, !tbaa !357, !alias.scope !359
  %699 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %700 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %701 = load i8, ptr %700, align 4, !tbaa !172, !noalias !359
  %702 = zext i8 %701 to i32
  %703 = shl nuw nsw i32 %702, 5
  %704 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 range(i32 1, 0) %330, i1 true)
  %705 = or disjoint i32 %703, %704
  store i32 %705, ptr %699, align 4, !tbaa !358, !alias.scope !359
  %706 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %4, ptr %706, align 8, !tbaa !282, !alias.scope !359
  %707 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %708 = getelementptr inbounds nuw i8, ptr %660, i64 400
  %709 = load i64, ptr %708, align 8, !tbaa !93, !noalias !359
  %710 = add i64 %709, %4
  store i64 %710, ptr %707, align 8, !tbaa !283, !alias.scope !359
  %711 = getelementptr inbounds nuw i8, ptr %10, i64 56
  store i64 1, ptr %711, align 8, !tbaa !281, !alias.scope !359
  br i1 %29, label %712, label %722

712:                                              ; preds = %685
  %713 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %714 = load i32, ptr %713, align 8, !tbaa !112, !noalias !359
  %715 = icmp eq i32 %714, %702
  br i1 %715, label %716, label %722

716:                                              ; preds = %712
  %717 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %718 = load i32, ptr %717, align 4, !tbaa !114, !noalias !359
  %719 = shl nuw i32 1, %718
  %720 = icmp eq i32 %330, %719
  %721 = select i1 %720, i32 4, i32 1
  br label %722

722:                                              ; preds = %716, %712, %685
  %723 = phi i32 [ 3, %685 ], [ %721, %716 ], [ 2, %712 ]
  %724 = getelementptr inbounds nuw i8, ptr %10, i64 12
  store i32 %723, ptr %724, align 4, !tbaa !279, !alias.scope !359
  br i1 %643, label %726, label %725

725:                                              ; preds = %722
  tail call fastcc void @doubt(ptr noundef nonnull readonly %2, i32 noundef range(i32 1, 0) %330, i64 noundef %4, ptr noundef nonnull byval(%struct.Found) align 8 %10)
  br label %788

726:                                              ; preds = %722
  %727 = getelementptr inbounds nuw i8, ptr %660, i64 488
  %728 = load i64, ptr %727, align 8, !tbaa !273
  %729 = icmp sgt i64 %728, 0
  br i1 %729, label %730, label %770

730:                                              ; preds = %726
  %731 = getelementptr inbounds nuw i8, ptr %660, i64 480
  %732 = load ptr, ptr %731, align 8, !tbaa !274
  br label %733

733:                                              ; preds = %767, %730
  %734 = phi i64 [ 0, %730 ], [ %768, %767 ]
  %735 = getelementptr inbounds nuw %struct.Found, ptr %732, i64 %734
  %736 = load i32, ptr %735, align 8, !tbaa !275
  %737 = icmp eq i32 %736, 2
  br i1 %737, label %738, label %767

738:                                              ; preds = %733
  %739 = getelementptr inbounds nuw i8, ptr %735, i64 4
  %740 = load i32, ptr %739, align 4, !tbaa !276
  %741 = icmp eq i32 %740, %652
  br i1 %741, label %742, label %767

742:                                              ; preds = %738
  %743 = getelementptr inbounds nuw i8, ptr %735, i64 8
  %744 = load i32, ptr %743, align 8, !tbaa !277
  %745 = icmp eq i32 %744, %657
  br i1 %745, label %746, label %767

746:                                              ; preds = %742
  %747 = getelementptr inbounds nuw i8, ptr %735, i64 20
  %748 = load i32, ptr %747, align 4, !tbaa !278
  %749 = icmp eq i32 %748, %686
  br i1 %749, label %750, label %767

750:                                              ; preds = %746
  %751 = getelementptr inbounds nuw i8, ptr %735, i64 12
  %752 = load i32, ptr %751, align 4, !tbaa !279
  %753 = icmp eq i32 %752, %723
  br i1 %753, label %754, label %767

754:                                              ; preds = %750
  %755 = getelementptr inbounds nuw i8, ptr %735, i64 56
  %756 = load i64, ptr %755, align 8, !tbaa !281
  %757 = add i64 %756, 1
  store i64 %757, ptr %755, align 8, !tbaa !281
  %758 = getelementptr inbounds nuw i8, ptr %735, i64 40
  %759 = load i64, ptr %758, align 8, !tbaa !282
  %760 = icmp ult i64 %4, %759
  br i1 %760, label %761, label %762

761:                                              ; preds = %754
  store i64 %4, ptr %758, align 8, !tbaa !282
  br label %762

762:                                              ; preds = %761, %754
  %763 = getelementptr inbounds nuw i8, ptr %735, i64 48
  %764 = load i64, ptr %763, align 8, !tbaa !283
  %765 = icmp ugt i64 %710, %764
  br i1 %765, label %766, label %788

766:                                              ; preds = %762
  store i64 %710, ptr %763, align 8, !tbaa !283
  br label %788

767:                                              ; preds = %750, %746, %742, %738, %733
  %768 = add nuw nsw i64 %734, 1
  %769 = icmp eq i64 %768, %728
  br i1 %769, label %770, label %733, !llvm.loop !284

770:                                              ; preds = %767, %726
  %771 = getelementptr inbounds nuw i8, ptr %660, i64 496
  %772 = load i64, ptr %771, align 8, !tbaa !285
  %773 = icmp slt i64 %728, %772
  br i1 %773, label %774, label %788

774:                                              ; preds = %770
  %775 = getelementptr inbounds nuw i8, ptr %660, i64 480
  %776 = load ptr, ptr %775, align 8, !tbaa !274
  %777 = add nsw i64 %728, 1
  store i64 %777, ptr %727, align 8, !tbaa !273
  %778 = getelementptr inbounds %struct.Found, ptr %776, i64 %728
  store i32 2, ptr %778, align 8, !tbaa !5
  %779 = getelementptr inbounds nuw i8, ptr %778, i64 4
  store i32 %652, ptr %779, align 4, !tbaa !5
  %780 = getelementptr inbounds nuw i8, ptr %778, i64 8
  store i32 %657, ptr %780, align 8, !tbaa !5
  %781 = getelementptr inbounds nuw i8, ptr %778, i64 12
  store i32 %723, ptr %781, align 4, !tbaa !5
  %782 = getelementptr inbounds nuw i8, ptr %778, i64 16
  store i32 0, ptr %782, align 8, !tbaa !5
  %783 = getelementptr inbounds nuw i8, ptr %778, i64 20
  store i32 %686, ptr %783, align 4, !tbaa !5
  %784 = getelementptr inbounds nuw i8, ptr %778, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %784, ptr noundef nonnull align 8 dereferenceable(16) %687, i64 16, i1 false)
  %785 = getelementptr inbounds nuw i8, ptr %778, i64 40
  store i64 %4, ptr %785, align 8, !tbaa !61
  %786 = getelementptr inbounds nuw i8, ptr %778, i64 48
  store i64 %710, ptr %786, align 8, !tbaa !61
  %787 = getelementptr inbounds nuw i8, ptr %778, i64 56
  store i64 1, ptr %787, align 8, !tbaa !61
  br label %788

788:                                              ; preds = %762, %766, %770, %774, %725
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #20
  br label %789

789:                                              ; preds = %480, %484, %488, %492, %509, %522, %546, %629, %632, %634, %637, %644, %788
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %936

790:                                              ; preds = %332
  %791 = getelementptr inbounds nuw i8, ptr %15, i64 96
  br label %792

792:                                              ; preds = %802, %790
  %793 = phi i1 [ true, %790 ], [ false, %802 ]
  %794 = phi i64 [ 0, %790 ], [ 1, %802 ]
  %795 = phi i32 [ %330, %790 ], [ %803, %802 ]
  %796 = getelementptr inbounds nuw %struct.Pair, ptr %791, i64 %794
  %797 = load ptr, ptr %796, align 8, !tbaa !170
  %798 = icmp eq ptr %797, null
  br i1 %798, label %802, label %799

799:                                              ; preds = %792
  %800 = tail call fastcc i32 @unordered_in(ptr noundef nonnull readonly %796, ptr noundef nonnull readonly %15, ptr noundef readonly %2)
  %801 = and i32 %800, %795
  br label %802

802:                                              ; preds = %799, %792
  %803 = phi i32 [ %801, %799 ], [ %795, %792 ]
  %804 = icmp ne i32 %803, 0
  %805 = select i1 %793, i1 %804, i1 false
  br i1 %805, label %792, label %806, !llvm.loop !348

806:                                              ; preds = %802
  %807 = icmp eq i32 %803, 0
  %808 = select i1 %807, i32 2, i32 0
  %809 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %810 = load i16, ptr %809, align 4, !tbaa !190
  %811 = zext i16 %810 to i32
  %812 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %813 = load i16, ptr %812, align 4, !tbaa !190, !noalias !362
  %814 = zext i16 %813 to i32
  %815 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !362
  %816 = getelementptr inbounds nuw i8, ptr %815, i64 128
  %817 = load i64, ptr %816, align 8, !tbaa !37, !noalias !362
  %818 = icmp ult i64 %4, %817
  br i1 %818, label %823, label %819

819:                                              ; preds = %806
  %820 = getelementptr inbounds nuw i8, ptr %815, i64 144
  %821 = load i64, ptr %820, align 8, !tbaa !38, !noalias !362
  %822 = icmp ult i64 %4, %821
  br i1 %822, label %840, label %823

823:                                              ; preds = %819, %806
  %824 = getelementptr inbounds nuw i8, ptr %815, i64 152
  %825 = load i64, ptr %824, align 8, !tbaa !39, !noalias !362
  %826 = icmp ult i64 %4, %825
  br i1 %826, label %831, label %827

827:                                              ; preds = %823
  %828 = getelementptr inbounds nuw i8, ptr %815, i64 168
  %829 = load i64, ptr %828, align 8, !tbaa !40, !noalias !362
  %830 = icmp ult i64 %4, %829
  br i1 %830, label %840, label %831

831:                                              ; preds = %827, %823
  %832 = getelementptr inbounds nuw i8, ptr %815, i64 176
  %833 = load i64, ptr %832, align 8, !tbaa !41, !noalias !362
  %834 = icmp ult i64 %4, %833
  br i1 %834, label %839, label %835

835:                                              ; preds = %831
  %836 = getelementptr inbounds nuw i8, ptr %815, i64 184
  %837 = load i64, ptr %836, align 8, !tbaa !42, !noalias !362
  %838 = icmp ult i64 %4, %837
  br i1 %838, label %840, label %839

839:                                              ; preds = %835, %831
  br label %840

840:                                              ; preds = %839, %835, %827, %819
  %841 = phi i32 [ 1, %839 ], [ 3, %819 ], [ 5, %827 ], [ 4, %835 ]
  %842 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %843 = load ptr, ptr %842, align 8, !tbaa !31, !noalias !362
  %844 = load i32, ptr %843, align 8, !tbaa !157, !noalias !362
  %845 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %846 = load i32, ptr %845, align 8, !tbaa !51, !noalias !362
  %847 = getelementptr inbounds nuw i8, ptr %815, i64 512
  %848 = load i32, ptr %847, align 8, !tbaa !133, !noalias !362
  %849 = xor i32 %848, -1
  %850 = add i32 %26, %849
  %851 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %852 = load i8, ptr %851, align 4, !tbaa !172, !noalias !362
  %853 = zext i8 %852 to i32
  %854 = shl nuw nsw i32 %853, 5
  %855 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %330, i1 true)
  %856 = or disjoint i32 %854, %855
  %857 = getelementptr inbounds nuw i8, ptr %815, i64 400
  %858 = load i64, ptr %857, align 8, !tbaa !93, !noalias !362
  %859 = add i64 %858, %4
  br i1 %29, label %860, label %870

860:                                              ; preds = %840
  %861 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %862 = load i32, ptr %861, align 8, !tbaa !112, !noalias !362
  %863 = icmp eq i32 %862, %853
  br i1 %863, label %864, label %870

864:                                              ; preds = %860
  %865 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %866 = load i32, ptr %865, align 4, !tbaa !114, !noalias !362
  %867 = shl nuw i32 1, %866
  %868 = icmp eq i32 %330, %867
  %869 = select i1 %868, i32 4, i32 1
  br label %870

870:                                              ; preds = %840, %860, %864
  %871 = phi i32 [ 3, %840 ], [ %869, %864 ], [ 2, %860 ]
  %872 = getelementptr inbounds nuw i8, ptr %815, i64 488
  %873 = load i64, ptr %872, align 8, !tbaa !273
  %874 = icmp sgt i64 %873, 0
  br i1 %874, label %875, label %915

875:                                              ; preds = %870
  %876 = getelementptr inbounds nuw i8, ptr %815, i64 480
  %877 = load ptr, ptr %876, align 8, !tbaa !274
  br label %878

878:                                              ; preds = %912, %875
  %879 = phi i64 [ 0, %875 ], [ %913, %912 ]
  %880 = getelementptr inbounds nuw %struct.Found, ptr %877, i64 %879
  %881 = load i32, ptr %880, align 8, !tbaa !275
  %882 = icmp eq i32 %881, 1
  br i1 %882, label %883, label %912

883:                                              ; preds = %878
  %884 = getelementptr inbounds nuw i8, ptr %880, i64 4
  %885 = load i32, ptr %884, align 4, !tbaa !276
  %886 = icmp eq i32 %885, %811
  br i1 %886, label %887, label %912

887:                                              ; preds = %883
  %888 = getelementptr inbounds nuw i8, ptr %880, i64 8
  %889 = load i32, ptr %888, align 8, !tbaa !277
  %890 = icmp eq i32 %889, %814
  br i1 %890, label %891, label %912

891:                                              ; preds = %887
  %892 = getelementptr inbounds nuw i8, ptr %880, i64 20
  %893 = load i32, ptr %892, align 4, !tbaa !278
  %894 = icmp eq i32 %893, %841
  br i1 %894, label %895, label %912

895:                                              ; preds = %891
  %896 = getelementptr inbounds nuw i8, ptr %880, i64 12
  %897 = load i32, ptr %896, align 4, !tbaa !279
  %898 = icmp eq i32 %897, %871
  br i1 %898, label %899, label %912

899:                                              ; preds = %895
  %900 = getelementptr inbounds nuw i8, ptr %880, i64 56
  %901 = load i64, ptr %900, align 8, !tbaa !281
  %902 = add i64 %901, 1
  store i64 %902, ptr %900, align 8, !tbaa !281
  %903 = getelementptr inbounds nuw i8, ptr %880, i64 40
  %904 = load i64, ptr %903, align 8, !tbaa !282
  %905 = icmp ult i64 %4, %904
  br i1 %905, label %906, label %907

906:                                              ; preds = %899
  store i64 %4, ptr %903, align 8, !tbaa !282
  br label %907

907:                                              ; preds = %906, %899
  %908 = getelementptr inbounds nuw i8, ptr %880, i64 48
  %909 = load i64, ptr %908, align 8, !tbaa !283
  %910 = icmp ugt i64 %859, %909
  br i1 %910, label %911, label %936

911:                                              ; preds = %907
  store i64 %859, ptr %908, align 8, !tbaa !283
  br label %936

912:                                              ; preds = %895, %891, %887, %883, %878
  %913 = add nuw nsw i64 %879, 1
  %914 = icmp eq i64 %913, %873
  br i1 %914, label %915, label %878, !llvm.loop !284

915:                                              ; preds = %912, %870
  %916 = getelementptr inbounds nuw i8, ptr %815, i64 496
  %917 = load i64, ptr %916, align 8, !tbaa !285
  %918 = icmp slt i64 %873, %917
  br i1 %918, label %919, label %936

919:                                              ; preds = %915
  %920 = getelementptr inbounds nuw i8, ptr %815, i64 480
  %921 = load ptr, ptr %920, align 8, !tbaa !274
  %922 = add nsw i64 %873, 1
  store i64 %922, ptr %872, align 8, !tbaa !273
  %923 = getelementptr inbounds %struct.Found, ptr %921, i64 %873
  store i32 1, ptr %923, align 8, !tbaa !5
  %924 = getelementptr inbounds nuw i8, ptr %923, i64 4
  store i32 %811, ptr %924, align 4, !tbaa !5
  %925 = getelementptr inbounds nuw i8, ptr %923, i64 8
  store i32 %814, ptr %925, align 8, !tbaa !5
  %926 = getelementptr inbounds nuw i8, ptr %923, i64 12
  store i32 %871, ptr %926, align 4, !tbaa !5
  %927 = getelementptr inbounds nuw i8, ptr %923, i64 16
  store i32 %808, ptr %927, align 8, !tbaa !5
  %928 = getelementptr inbounds nuw i8, ptr %923, i64 20
  store i32 %841, ptr %928, align 4, !tbaa !5
  %929 = getelementptr inbounds nuw i8, ptr %923, i64 24
  store i32 %844, ptr %929, align 8, !tbaa !5
  %930 = getelementptr inbounds nuw i8, ptr %923, i64 28
  store i32 %846, ptr %930, align 4, !tbaa !5
  %931 = getelementptr inbounds nuw i8, ptr %923, i64 32
  store i32 %850, ptr %931, align 8, !tbaa !5
  %932 = getelementptr inbounds nuw i8, ptr %923, i64 36
  store i32 %856, ptr %932, align 4, !tbaa !5
  %933 = getelementptr inbounds nuw i8, ptr %923, i64 40
  store i64 %4, ptr %933, align 8, !tbaa !61
  %934 = getelementptr inbounds nuw i8, ptr %923, i64 48
  store i64 %859, ptr %934, align 8, !tbaa !61
  %935 = getelementptr inbounds nuw i8, ptr %923, i64 56
  store i64 1, ptr %935, align 8, !tbaa !61
  br label %936

936:                                              ; preds = %919, %915, %911, %907, %312, %308, %304, %300, %172, %168, %164, %160, %789, %329, %20
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @found_pair(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Found) align 8 captures(none) initializes((0, 64)) %0, i32 noundef range(i32 1, 5) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 65536) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, i32 noundef %6, i32 noundef range(i32 0, 9) %7) unnamed_addr #14 {
  %9 = load ptr, ptr @tracks, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 108
  %11 = load i32, ptr %10, align 4, !tbaa !62
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.Track, ptr %9, i64 %12
  store i32 %1, ptr %0, align 8, !tbaa !275
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %3, ptr %14, align 4, !tbaa !276
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %17 = load i16, ptr %16, align 4, !tbaa !190
  %18 = zext i16 %17 to i32
  store i32 %18, ptr %15, align 8, !tbaa !277
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %7, ptr %19, align 8, !tbaa !280
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
  store i32 %47, ptr %20, align 4, !tbaa !278
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %50 = load ptr, ptr %49, align 8, !tbaa !31
  %51 = load i32, ptr %50, align 8, !tbaa !157
  store i32 %51, ptr %48, align 8, !tbaa !355
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %54 = load i32, ptr %53, align 8, !tbaa !51
  store i32 %54, ptr %52, align 4, !tbaa !356
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %56 = load i32, ptr %5, align 4, !tbaa !171
  %57 = getelementptr inbounds nuw i8, ptr %21, i64 512
  %58 = load i32, ptr %57, align 8, !tbaa !133
  %59 = xor i32 %58, -1
  %60 = add i32 %56, %59
  store i32 %60, ptr %55, align 8, !tbaa !357
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %63 = load i8, ptr %62, align 4, !tbaa !172
  %64 = zext i8 %63 to i32
  %65 = shl nuw nsw i32 %64, 5
  %66 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %6, i1 true)
  %67 = or disjoint i32 %65, %66
  store i32 %67, ptr %61, align 4, !tbaa !358
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %4, ptr %68, align 8, !tbaa !282
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %70 = getelementptr inbounds nuw i8, ptr %21, i64 400
  %71 = load i64, ptr %70, align 8, !tbaa !93
  %72 = add i64 %71, %4
  store i64 %72, ptr %69, align 8, !tbaa !283
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 1, ptr %73, align 8, !tbaa !281
  %74 = getelementptr inbounds nuw i8, ptr %13, i64 196
  %75 = load i32, ptr %74, align 4, !tbaa !106
  %76 = icmp eq i32 %56, %75
  br i1 %76, label %77, label %87

77:                                               ; preds = %46
  %78 = getelementptr inbounds nuw i8, ptr %13, i64 200
  %79 = load i32, ptr %78, align 8, !tbaa !112
  %80 = icmp eq i32 %79, %64
  br i1 %80, label %81, label %87

81:                                               ; preds = %77
  %82 = getelementptr inbounds nuw i8, ptr %13, i64 204
  %83 = load i32, ptr %82, align 4, !tbaa !114
  %84 = shl nuw i32 1, %83
  %85 = icmp eq i32 %6, %84
  %86 = select i1 %85, i32 4, i32 1
  br label %87

87:                                               ; preds = %81, %77, %46
  %88 = phi i32 [ 3, %46 ], [ %86, %81 ], [ 2, %77 ]
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %88, ptr %89, align 4, !tbaa !279
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @unordered_in(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) unnamed_addr #15 {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load i32, ptr %4, align 4, !tbaa !173
  %6 = load i32, ptr %2, align 4, !tbaa !171
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 196
  %8 = load i32, ptr %7, align 4, !tbaa !106
  %9 = icmp eq i32 %6, %8
  br i1 %9, label %10, label %23

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %12 = load i8, ptr %11, align 4, !tbaa !172
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %15 = load i32, ptr %14, align 8, !tbaa !112
  %16 = icmp eq i32 %15, %13
  br i1 %16, label %17, label %23

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 204
  %19 = load i32, ptr %18, align 4, !tbaa !114
  %20 = shl nuw i32 1, %19
  %21 = xor i32 %20, -1
  %22 = and i32 %5, %21
  br label %23

23:                                               ; preds = %17, %10, %3
  %24 = phi i32 [ %22, %17 ], [ %5, %10 ], [ %5, %3 ]
  %25 = load ptr, ptr %0, align 8, !tbaa !134
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %27 = load i32, ptr %26, align 4, !tbaa !5
  %28 = icmp eq i32 %6, %27
  br i1 %28, label %65, label %29

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = load ptr, ptr %30, align 8, !tbaa !135
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
  br i1 %53, label %39, label %54, !llvm.loop !136

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
  %68 = load i16, ptr %67, align 2, !tbaa !187
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
  %78 = load i32, ptr %77, align 4, !tbaa !174
  br label %79

79:                                               ; preds = %75, %96
  %80 = phi i32 [ 0, %75 ], [ %97, %96 ]
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw %struct.WarpClock, ptr %76, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !137
  %85 = icmp eq ptr %84, null
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 4
  br label %90

87:                                               ; preds = %90
  %88 = add nuw nsw i64 %91, 1
  %89 = icmp eq i64 %88, 32
  br i1 %89, label %96, label %90, !llvm.loop !365

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
  br i1 %98, label %134, label %79, !llvm.loop !366

99:                                               ; preds = %65
  %100 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %102 = load i8, ptr %101, align 4, !tbaa !172
  %103 = zext i8 %102 to i64
  %104 = getelementptr inbounds nuw %struct.WarpClock, ptr %100, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !137
  %107 = icmp eq ptr %106, null
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br i1 %107, label %111, label %109

109:                                              ; preds = %99
  %110 = getelementptr inbounds nuw i8, ptr %106, i64 4
  br label %116

111:                                              ; preds = %99
  %112 = load i32, ptr %104, align 8, !tbaa !332
  %113 = load i32, ptr %108, align 4, !tbaa !174
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
  %126 = load i32, ptr %108, align 4, !tbaa !174
  %127 = icmp ult i32 %125, %126
  %128 = select i1 %127, i32 %120, i32 0
  %129 = or i32 %128, %118
  br label %130

130:                                              ; preds = %123, %116
  %131 = phi i32 [ %118, %116 ], [ %129, %123 ]
  %132 = add nuw nsw i64 %117, 1
  %133 = icmp eq i64 %132, 32
  br i1 %133, label %134, label %116, !llvm.loop !367

134:                                              ; preds = %96, %90, %130, %71, %54, %57, %29, %111
  %135 = phi i32 [ %115, %111 ], [ %24, %90 ], [ %24, %54 ], [ %24, %29 ], [ %24, %57 ], [ 0, %71 ], [ %131, %130 ], [ 0, %96 ]
  ret i32 %135
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.cttz.i32(i32, i1 immarg) #16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @doubt(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, ptr noundef readonly byval(%struct.Found) align 8 captures(none) %3) unnamed_addr #2 {
  %5 = load i32, ptr @n_doubts, align 4, !tbaa !5
  %6 = icmp eq i32 %5, 0
  br i1 %6, label %43, label %7

7:                                                ; preds = %4
  %8 = load ptr, ptr @doubts, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %11 = getelementptr inbounds nuw i8, ptr %3, i64 4
  %12 = load i32, ptr %11, align 4
  %13 = zext i32 %5 to i64
  br label %14

14:                                               ; preds = %7, %38
  %15 = phi i64 [ 0, %7 ], [ %39, %38 ]
  %16 = getelementptr inbounds nuw %struct.Doubt, ptr %8, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %18 = load i64, ptr %17, align 8, !tbaa !368
  %19 = icmp eq i64 %18, %2
  br i1 %19, label %20, label %38

20:                                               ; preds = %14
  %21 = load i32, ptr %16, align 8, !tbaa !144
  %22 = load i32, ptr %0, align 4, !tbaa !171
  %23 = icmp eq i32 %21, %22
  br i1 %23, label %24, label %38

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %26 = load i8, ptr %25, align 8, !tbaa !148
  %27 = load i8, ptr %9, align 4, !tbaa !172
  %28 = icmp eq i8 %26, %27
  br i1 %28, label %29, label %38

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %31 = load i16, ptr %30, align 4, !tbaa !369
  %32 = load i16, ptr %10, align 4, !tbaa !190
  %33 = icmp eq i16 %31, %32
  br i1 %33, label %34, label %38

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %16, i64 36
  %36 = load i32, ptr %35, align 4, !tbaa !370
  %37 = icmp eq i32 %36, %12
  br i1 %37, label %41, label %38

38:                                               ; preds = %29, %24, %20, %14, %34
  %39 = add nuw nsw i64 %15, 1
  %40 = icmp eq i64 %39, %13
  br i1 %40, label %43, label %14, !llvm.loop !371

41:                                               ; preds = %34
  %42 = trunc nuw i64 %15 to i32
  br label %43

43:                                               ; preds = %38, %41, %4
  %44 = phi i32 [ 0, %4 ], [ %42, %41 ], [ %5, %38 ]
  %45 = load i32, ptr @max_doubts, align 4, !tbaa !5
  %46 = icmp eq i32 %44, %45
  br i1 %46, label %47, label %98

47:                                               ; preds = %43
  %48 = icmp eq i32 %44, 0
  %49 = shl i32 %44, 1
  %50 = select i1 %48, i32 64, i32 %49
  %51 = zext i32 %50 to i64
  %52 = mul nuw nsw i64 %51, 96
  br label %53

53:                                               ; preds = %53, %47
  %54 = phi i32 [ 4, %47 ], [ %58, %53 ]
  %55 = zext nneg i32 %54 to i64
  %56 = shl nuw i64 1, %55
  %57 = icmp ult i64 %56, %52
  %58 = add i32 %54, 1
  br i1 %57, label %53, label %59, !llvm.loop !181

59:                                               ; preds = %53
  %60 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %55
  %61 = load ptr, ptr %60, align 8, !tbaa !87
  %62 = icmp eq ptr %61, null
  br i1 %62, label %65, label %63

63:                                               ; preds = %59
  %64 = load ptr, ptr %61, align 8, !tbaa !89
  store ptr %64, ptr %60, align 8, !tbaa !87
  br label %72

65:                                               ; preds = %59
  %66 = load ptr, ptr @L, align 8, !tbaa !9
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 432
  %68 = load ptr, ptr %67, align 8, !tbaa !91
  %69 = load i64, ptr @pool_used, align 8, !tbaa !61
  %70 = getelementptr inbounds nuw i8, ptr %68, i64 %69
  %71 = add i64 %69, %56
  store i64 %71, ptr @pool_used, align 8, !tbaa !61
  br label %72

72:                                               ; preds = %63, %65
  %73 = phi ptr [ %61, %63 ], [ %70, %65 ]
  br i1 %6, label %77, label %74

74:                                               ; preds = %72
  %75 = load ptr, ptr @doubts, align 8, !tbaa !9
  %76 = zext i32 %5 to i64
  br label %78

77:                                               ; preds = %78, %72
  br i1 %48, label %97, label %84

78:                                               ; preds = %74, %78
  %79 = phi i64 [ 0, %74 ], [ %82, %78 ]
  %80 = getelementptr inbounds nuw %struct.Doubt, ptr %73, i64 %79
  %81 = getelementptr inbounds nuw %struct.Doubt, ptr %75, i64 %79
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %80, ptr noundef nonnull align 8 dereferenceable(96) %81, i64 96, i1 false), !tbaa.struct !150
  %82 = add nuw nsw i64 %79, 1
  %83 = icmp eq i64 %82, %76
  br i1 %83, label %77, label %78, !llvm.loop !372

84:                                               ; preds = %77
  %85 = load ptr, ptr @doubts, align 8, !tbaa !9
  %86 = zext i32 %44 to i64
  %87 = mul nuw nsw i64 %86, 96
  br label %88

88:                                               ; preds = %88, %84
  %89 = phi i32 [ 4, %84 ], [ %93, %88 ]
  %90 = zext nneg i32 %89 to i64
  %91 = shl nuw i64 1, %90
  %92 = icmp ult i64 %91, %87
  %93 = add i32 %89, 1
  br i1 %92, label %88, label %94, !llvm.loop !181

94:                                               ; preds = %88
  %95 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %90
  %96 = load ptr, ptr %95, align 8, !tbaa !87
  store ptr %96, ptr %85, align 8, !tbaa !89
  store ptr %85, ptr %95, align 8, !tbaa !87
  br label %97

97:                                               ; preds = %94, %77
  store ptr %73, ptr @doubts, align 8, !tbaa !9
  store i32 %50, ptr @max_doubts, align 4, !tbaa !5
  br label %98

98:                                               ; preds = %97, %43
  %99 = icmp eq i32 %44, %5
  %100 = load ptr, ptr @doubts, align 8, !tbaa !9
  br i1 %99, label %101, label %108

101:                                              ; preds = %98
  %102 = add i32 %5, 1
  store i32 %102, ptr @n_doubts, align 4, !tbaa !5
  %103 = zext i32 %5 to i64
  %104 = getelementptr inbounds nuw %struct.Doubt, ptr %100, i64 %103
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(20) %104, ptr noundef nonnull align 4 dereferenceable(20) %0, i64 20, i1 false)
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 20
  store i32 %1, ptr %105, align 4, !tbaa !5
  %106 = getelementptr inbounds nuw i8, ptr %104, i64 24
  store i64 %2, ptr %106, align 8, !tbaa !61
  %107 = getelementptr inbounds nuw i8, ptr %104, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %107, ptr noundef nonnull align 8 dereferenceable(64) %3, i64 64, i1 false)
  br label %114

108:                                              ; preds = %98
  %109 = zext i32 %44 to i64
  %110 = getelementptr inbounds nuw %struct.Doubt, ptr %100, i64 %109
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 20
  %112 = load i32, ptr %111, align 4, !tbaa !149
  %113 = or i32 %112, %1
  store i32 %113, ptr %111, align 4, !tbaa !149
  br label %114

114:                                              ; preds = %108, %101
  %115 = load ptr, ptr @L, align 8
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 528
  %117 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %118 = load ptr, ptr @tracks, align 8
  %119 = icmp eq ptr %118, null
  br label %121

120:                                              ; preds = %163
  ret void

121:                                              ; preds = %114, %163
  %122 = phi i32 [ 0, %114 ], [ %164, %163 ]
  %123 = shl nuw i32 1, %122
  %124 = and i32 %123, %1
  %125 = icmp eq i32 %124, 0
  br i1 %125, label %163, label %126

126:                                              ; preds = %121
  %127 = load i64, ptr %116, align 8, !tbaa !224
  %128 = and i64 %127, 4294967295
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %163, label %130

130:                                              ; preds = %126, %149
  %131 = phi i64 [ %150, %149 ], [ 0, %126 ]
  %132 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %131
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 16
  %134 = load i32, ptr %133, align 8, !tbaa !212
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %149, label %136

136:                                              ; preds = %130
  %137 = getelementptr inbounds nuw i8, ptr %132, i64 4
  %138 = load i32, ptr %137, align 4, !tbaa !80
  %139 = load i32, ptr %0, align 4, !tbaa !171
  %140 = icmp eq i32 %138, %139
  br i1 %140, label %141, label %149

141:                                              ; preds = %136
  %142 = load i8, ptr %117, align 4, !tbaa !172
  %143 = zext i8 %142 to i32
  %144 = shl nuw nsw i32 %143, 5
  %145 = add nuw nsw i32 %144, %122
  %146 = getelementptr inbounds nuw i8, ptr %132, i64 12
  %147 = load i32, ptr %146, align 4, !tbaa !49
  %148 = icmp ult i32 %145, %147
  br i1 %148, label %152, label %149

149:                                              ; preds = %141, %136, %130
  %150 = add nuw nsw i64 %131, 1
  %151 = icmp eq i64 %150, %128
  br i1 %151, label %163, label %130, !llvm.loop !373

152:                                              ; preds = %141
  br i1 %119, label %163, label %153

153:                                              ; preds = %152
  %154 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %155 = load ptr, ptr %154, align 8, !tbaa !208
  %156 = zext nneg i32 %145 to i64
  %157 = getelementptr inbounds nuw %struct.Thread, ptr %155, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 108
  %159 = load i32, ptr %158, align 4, !tbaa !62
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw %struct.Track, ptr %118, i64 %160
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 208
  store i32 1, ptr %162, align 8, !tbaa !143
  br label %163

163:                                              ; preds = %149, %126, %121, %153, %152
  %164 = add nuw nsw i32 %122, 1
  %165 = icmp eq i32 %164, 32
  br i1 %165, label %120, label %121, !llvm.loop !374
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @has_read(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #15 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 196
  %5 = load i32, ptr %4, align 4, !tbaa !106
  %6 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 204
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
  %30 = load i32, ptr %29, align 4, !tbaa !171
  %31 = icmp eq i32 %30, %5
  br i1 %31, label %32, label %59

32:                                               ; preds = %24
  %33 = getelementptr inbounds nuw i8, ptr %29, i64 16
  %34 = load i8, ptr %33, align 4, !tbaa !172
  %35 = zext i8 %34 to i32
  %36 = load i32, ptr %6, align 8, !tbaa !112
  %37 = icmp eq i32 %36, %35
  br i1 %37, label %38, label %59

38:                                               ; preds = %32
  %39 = getelementptr inbounds nuw i8, ptr %29, i64 8
  %40 = load i32, ptr %39, align 4, !tbaa !173
  %41 = load i32, ptr %7, align 4, !tbaa !114
  %42 = shl nuw i32 1, %41
  %43 = and i32 %42, %40
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %59, label %45

45:                                               ; preds = %38
  %46 = getelementptr inbounds nuw i8, ptr %29, i64 14
  %47 = load i16, ptr %46, align 2, !tbaa !187
  %48 = zext i16 %47 to i32
  %49 = and i32 %48, 4
  %50 = icmp eq i32 %49, 0
  %51 = and i32 %48, 3
  %52 = icmp eq i32 %51, 1
  %53 = or i1 %50, %52
  br i1 %53, label %59, label %54

54:                                               ; preds = %45
  %55 = getelementptr inbounds nuw i8, ptr %29, i64 18
  %56 = load i16, ptr %55, align 2, !tbaa !184
  %57 = load i16, ptr %8, align 4, !tbaa !183
  %58 = icmp eq i16 %56, %57
  br i1 %58, label %62, label %59

59:                                               ; preds = %24, %32, %54, %45, %38
  %60 = add i32 %18, 1
  br label %17, !llvm.loop !375

61:                                               ; preds = %21
  br i1 %10, label %9, label %62, !llvm.loop !376

62:                                               ; preds = %61, %54
  %63 = phi i32 [ 1, %54 ], [ 0, %61 ]
  ret i32 %63
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @settle_pending(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef range(i64 0, 4294967296) %2) unnamed_addr #2 {
  %4 = load ptr, ptr @tracks, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %6 = load i32, ptr %5, align 4, !tbaa !62
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.Track, ptr %4, i64 %7
  %9 = load ptr, ptr @L, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %11 = load i64, ptr %10, align 8, !tbaa !37
  %12 = icmp ult i64 %1, %11
  br i1 %12, label %17, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 144
  %15 = load i64, ptr %14, align 8, !tbaa !38
  %16 = icmp ult i64 %1, %15
  br i1 %16, label %37, label %17

17:                                               ; preds = %13, %3
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %19 = load i64, ptr %18, align 8, !tbaa !39
  %20 = icmp ult i64 %1, %19
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 168
  %23 = load i64, ptr %22, align 8, !tbaa !40
  %24 = icmp ult i64 %1, %23
  br i1 %24, label %165, label %25

25:                                               ; preds = %21, %17
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %27 = load i64, ptr %26, align 8, !tbaa !41
  %28 = icmp ult i64 %1, %27
  br i1 %28, label %35, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %31 = load i64, ptr %30, align 8, !tbaa !42
  %32 = icmp ult i64 %1, %31
  %33 = icmp eq i64 %2, 0
  %34 = or i1 %32, %33
  br i1 %34, label %165, label %39

35:                                               ; preds = %25
  %36 = icmp eq i64 %2, 0
  br i1 %36, label %165, label %39

37:                                               ; preds = %13
  %38 = icmp eq i64 %2, 0
  br i1 %38, label %165, label %51

39:                                               ; preds = %29, %35
  %40 = getelementptr inbounds nuw i8, ptr %9, i64 400
  %41 = load i64, ptr %40, align 8, !tbaa !93
  %42 = sub i64 0, %41
  %43 = and i64 %1, %42
  %44 = getelementptr inbounds nuw i8, ptr %9, i64 408
  %45 = load ptr, ptr %44, align 8, !tbaa !94
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %47 = load i64, ptr %46, align 8, !tbaa !43
  %48 = sub i64 %43, %47
  %49 = udiv i64 %48, %41
  %50 = getelementptr inbounds nuw %struct.Cell, ptr %45, i64 %49
  br label %70

51:                                               ; preds = %37
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 400
  %53 = load i64, ptr %52, align 8, !tbaa !93
  %54 = sub i64 0, %53
  %55 = and i64 %1, %54
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 416
  %57 = load ptr, ptr %56, align 8, !tbaa !95
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %59 = load ptr, ptr %58, align 8, !tbaa !31
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 8
  %61 = load i32, ptr %60, align 8, !tbaa !96
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i8, ptr %9, i64 424
  %64 = load i64, ptr %63, align 8, !tbaa !97
  %65 = mul i64 %64, %62
  %66 = sub i64 %55, %11
  %67 = udiv i64 %66, %53
  %68 = getelementptr %struct.Cell, ptr %57, i64 %65
  %69 = getelementptr %struct.Cell, ptr %68, i64 %67
  br label %70

70:                                               ; preds = %39, %51
  %71 = phi i64 [ %43, %39 ], [ %55, %51 ]
  %72 = phi i64 [ %41, %39 ], [ %53, %51 ]
  %73 = phi ptr [ %50, %39 ], [ %69, %51 ]
  %74 = add i64 %2, %1
  %75 = icmp ult i64 %71, %74
  br i1 %75, label %76, label %165

76:                                               ; preds = %70
  %77 = getelementptr inbounds nuw i8, ptr %8, i64 196
  %78 = getelementptr inbounds nuw i8, ptr %8, i64 200
  %79 = getelementptr inbounds nuw i8, ptr %8, i64 204
  br label %80

80:                                               ; preds = %76, %84
  %81 = phi i64 [ %71, %76 ], [ %85, %84 ]
  %82 = phi ptr [ %73, %76 ], [ %86, %84 ]
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 40
  br label %88

84:                                               ; preds = %164
  %85 = add i64 %81, %72
  %86 = getelementptr inbounds nuw i8, ptr %82, i64 64
  %87 = icmp ult i64 %85, %74
  br i1 %87, label %80, label %165, !llvm.loop !377

88:                                               ; preds = %80, %164
  %89 = phi i1 [ true, %80 ], [ false, %164 ]
  %90 = phi i64 [ 0, %80 ], [ 1, %164 ]
  %91 = getelementptr inbounds nuw ptr, ptr %83, i64 %90
  %92 = load ptr, ptr %91, align 8, !tbaa !9
  %93 = icmp eq ptr %92, null
  br i1 %93, label %100, label %94

94:                                               ; preds = %88
  %95 = load i32, ptr %92, align 4, !tbaa !5
  %96 = icmp eq i32 %95, 0
  br i1 %96, label %100, label %97

97:                                               ; preds = %94
  %98 = getelementptr inbounds nuw i8, ptr %92, i64 12
  %99 = zext i32 %95 to i64
  br label %127

100:                                              ; preds = %161, %88, %94
  %101 = getelementptr inbounds nuw %struct.Rec, ptr %82, i64 %90
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 14
  %103 = load i16, ptr %102, align 2, !tbaa !187
  %104 = and i16 %103, 128
  %105 = icmp eq i16 %104, 0
  br i1 %105, label %164, label %106

106:                                              ; preds = %100
  %107 = load i32, ptr %101, align 4, !tbaa !171
  %108 = load i32, ptr %77, align 4, !tbaa !106
  %109 = icmp eq i32 %107, %108
  br i1 %109, label %110, label %164

110:                                              ; preds = %106
  %111 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %112 = load i8, ptr %111, align 4, !tbaa !172
  %113 = zext i8 %112 to i32
  %114 = load i32, ptr %78, align 8, !tbaa !112
  %115 = icmp eq i32 %114, %113
  br i1 %115, label %116, label %164

116:                                              ; preds = %110
  %117 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %118 = load i32, ptr %117, align 4, !tbaa !173
  %119 = load i32, ptr %79, align 4, !tbaa !114
  %120 = shl nuw i32 1, %119
  %121 = and i32 %120, %118
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %164, label %123

123:                                              ; preds = %116
  %124 = xor i32 %120, -1
  %125 = and i32 %118, %124
  store i32 %125, ptr %117, align 4, !tbaa !173
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %163, label %164

127:                                              ; preds = %97, %161
  %128 = phi i64 [ %99, %97 ], [ %129, %161 ]
  %129 = add nsw i64 %128, -1
  %130 = getelementptr inbounds nuw %struct.Rec, ptr %98, i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 14
  %132 = load i16, ptr %131, align 2, !tbaa !187
  %133 = and i16 %132, 128
  %134 = icmp eq i16 %133, 0
  br i1 %134, label %161, label %135

135:                                              ; preds = %127
  %136 = load i32, ptr %130, align 4, !tbaa !171
  %137 = load i32, ptr %77, align 4, !tbaa !106
  %138 = icmp eq i32 %136, %137
  br i1 %138, label %139, label %161

139:                                              ; preds = %135
  %140 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %141 = load i8, ptr %140, align 4, !tbaa !172
  %142 = zext i8 %141 to i32
  %143 = load i32, ptr %78, align 8, !tbaa !112
  %144 = icmp eq i32 %143, %142
  br i1 %144, label %145, label %161

145:                                              ; preds = %139
  %146 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %147 = load i32, ptr %146, align 4, !tbaa !173
  %148 = load i32, ptr %79, align 4, !tbaa !114
  %149 = shl nuw i32 1, %148
  %150 = and i32 %149, %147
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %161, label %152

152:                                              ; preds = %145
  %153 = xor i32 %149, -1
  %154 = and i32 %147, %153
  store i32 %154, ptr %146, align 4, !tbaa !173
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %161

156:                                              ; preds = %152
  %157 = load i32, ptr %92, align 4, !tbaa !5
  %158 = add i32 %157, -1
  store i32 %158, ptr %92, align 4, !tbaa !5
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw %struct.Rec, ptr %98, i64 %159
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %130, ptr noundef nonnull align 4 dereferenceable(20) %160, i64 20, i1 false), !tbaa.struct !189
  br label %161

161:                                              ; preds = %135, %139, %127, %145, %156, %152
  %162 = icmp eq i64 %129, 0
  br i1 %162, label %100, label %127, !llvm.loop !378

163:                                              ; preds = %123
  store i32 0, ptr %101, align 4, !tbaa !171
  br label %164

164:                                              ; preds = %106, %110, %100, %116, %163, %123
  br i1 %89, label %88, label %84, !llvm.loop !379

165:                                              ; preds = %84, %37, %70, %29, %21, %35
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @pair_set_lanes(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %0, align 8, !tbaa !134
  %7 = load ptr, ptr %5, align 8, !tbaa !134
  %8 = icmp eq ptr %6, %7
  br i1 %8, label %9, label %60

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !135
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = load ptr, ptr %12, align 8, !tbaa !135
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
  br i1 %36, label %32, label %38, !llvm.loop !181

38:                                               ; preds = %32
  %39 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %34
  %40 = load ptr, ptr %39, align 8, !tbaa !87
  store ptr %40, ptr %7, align 8, !tbaa !89
  store ptr %7, ptr %39, align 8, !tbaa !87
  br label %59

41:                                               ; preds = %53, %25
  %42 = phi i64 [ 0, %25 ], [ %55, %53 ]
  %43 = phi ptr [ %26, %25 ], [ %54, %53 ]
  %44 = getelementptr inbounds nuw %struct.WarpClock, ptr %7, i64 %42
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !137
  %47 = icmp eq ptr %46, null
  br i1 %47, label %53, label %48

48:                                               ; preds = %41
  %49 = load i32, ptr %46, align 4, !tbaa !325
  %50 = add i32 %49, -1
  store i32 %50, ptr %46, align 4, !tbaa !325
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store ptr %43, ptr %46, align 8, !tbaa !89
  store ptr %46, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %53

53:                                               ; preds = %52, %48, %41
  %54 = phi ptr [ %43, %41 ], [ %43, %48 ], [ %46, %52 ]
  %55 = add nuw nsw i64 %42, 1
  %56 = load i32, ptr %22, align 8, !tbaa !5
  %57 = zext i32 %56 to i64
  %58 = icmp samesign ult i64 %55, %57
  br i1 %58, label %41, label %27, !llvm.loop !327

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
  %11 = load ptr, ptr %10, align 8, !tbaa !137
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
  br i1 %32, label %14, label %16, !llvm.loop !380

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
  br i1 %46, label %42, label %48, !llvm.loop !181

48:                                               ; preds = %42
  %49 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %44
  %50 = load ptr, ptr %49, align 8, !tbaa !87
  %51 = icmp eq ptr %50, null
  br i1 %51, label %54, label %52

52:                                               ; preds = %48
  %53 = load ptr, ptr %50, align 8, !tbaa !89
  store ptr %53, ptr %49, align 8, !tbaa !87
  br label %61

54:                                               ; preds = %48
  %55 = load ptr, ptr @L, align 8, !tbaa !9
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 432
  %57 = load ptr, ptr %56, align 8, !tbaa !91
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
  %73 = load ptr, ptr %72, align 8, !tbaa !137
  %74 = icmp eq ptr %73, null
  br i1 %74, label %79, label %75

75:                                               ; preds = %68
  %76 = load i32, ptr %73, align 4, !tbaa !325
  %77 = add i32 %76, 1
  store i32 %77, ptr %73, align 4, !tbaa !325
  %78 = load i32, ptr %37, align 8, !tbaa !5
  br label %79

79:                                               ; preds = %75, %68
  %80 = phi i32 [ %69, %68 ], [ %78, %75 ]
  %81 = add nuw nsw i64 %70, 1
  %82 = zext i32 %80 to i64
  %83 = icmp samesign ult i64 %81, %82
  br i1 %83, label %68, label %65, !llvm.loop !335

84:                                               ; preds = %33, %65
  %85 = phi ptr [ %62, %65 ], [ %6, %33 ]
  store ptr %85, ptr %0, align 8, !tbaa !9
  %86 = load i32, ptr %5, align 16, !tbaa !5
  br label %93

87:                                               ; preds = %93
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 16
  %89 = getelementptr inbounds nuw %struct.WarpClock, ptr %88, i64 %8
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %91 = load ptr, ptr %90, align 8, !tbaa !137
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
  br i1 %101, label %87, label %93, !llvm.loop !337

102:                                              ; preds = %87
  store i32 %86, ptr %89, align 8, !tbaa !332
  br label %135

103:                                              ; preds = %87
  %104 = icmp eq ptr %91, null
  br i1 %104, label %109, label %105

105:                                              ; preds = %103
  %106 = load i32, ptr %91, align 4, !tbaa !325
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  store i32 2, ptr %91, align 4, !tbaa !325
  br label %125

109:                                              ; preds = %105, %103
  %110 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  %111 = icmp eq ptr %110, null
  br i1 %111, label %114, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %110, align 8, !tbaa !89
  store ptr %113, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %121

114:                                              ; preds = %109
  %115 = load ptr, ptr @L, align 8, !tbaa !9
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 432
  %117 = load ptr, ptr %116, align 8, !tbaa !91
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
  store i32 1, ptr %122, align 4, !tbaa !325
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
  br i1 %134, label %135, label %128, !llvm.loop !338

135:                                              ; preds = %128, %102
  %136 = phi ptr [ null, %102 ], [ %126, %128 ]
  store ptr %136, ptr %90, align 8, !tbaa !137
  %137 = icmp eq ptr %91, null
  br i1 %137, label %144, label %138

138:                                              ; preds = %135
  %139 = load i32, ptr %91, align 4, !tbaa !325
  %140 = add i32 %139, -1
  store i32 %140, ptr %91, align 4, !tbaa !325
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %144

142:                                              ; preds = %138
  %143 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  store ptr %143, ptr %91, align 8, !tbaa !89
  store ptr %91, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %144

144:                                              ; preds = %142, %138, %135, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #20
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @meet(ptr noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3, ptr noundef readonly captures(address_is_null) %4) unnamed_addr #8 {
  %6 = alloca %struct.Pair, align 8
  %7 = alloca [2 x %struct.Order], align 16
  %8 = alloca [32 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %8, i8 0, i64 128, i1 false)
  %9 = icmp eq i32 %1, 0
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 16
  br i1 %9, label %185, label %11

11:                                               ; preds = %5
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %13 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %15 = zext i32 %1 to i64
  %16 = getelementptr inbounds nuw i8, ptr %7, i64 16
  br label %20

17:                                               ; preds = %69
  %18 = load ptr, ptr %6, align 8, !tbaa !170
  %19 = icmp eq ptr %18, null
  br i1 %19, label %185, label %73

20:                                               ; preds = %11, %69
  %21 = phi i64 [ 0, %11 ], [ %71, %69 ]
  %22 = phi i32 [ 0, %11 ], [ %70, %69 ]
  %23 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %21
  %24 = tail call i32 %2(ptr noundef %23, i64 noundef %3) #20, !callees !381
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %69, label %26

26:                                               ; preds = %20
  %27 = load ptr, ptr @tracks, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 108
  %29 = load i32, ptr %28, align 4, !tbaa !62
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw %struct.Track, ptr %27, i64 %30
  %32 = load ptr, ptr %6, align 8, !tbaa !134
  %33 = load ptr, ptr %12, align 8, !tbaa !134
  %34 = icmp eq ptr %32, %33
  br i1 %34, label %35, label %51

35:                                               ; preds = %26
  %36 = load ptr, ptr %13, align 8, !tbaa !135
  %37 = load ptr, ptr %14, align 8, !tbaa !135
  %38 = icmp eq ptr %36, %37
  br i1 %38, label %39, label %51

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %41 = load ptr, ptr %31, align 8, !tbaa !134
  %42 = load ptr, ptr %40, align 8, !tbaa !134
  %43 = icmp eq ptr %41, %42
  br i1 %43, label %44, label %51

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !135
  %47 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !135
  %49 = icmp eq ptr %46, %48
  call fastcc void @order_join(ptr noundef nonnull %6, ptr noundef nonnull readonly %31)
  br i1 %49, label %50, label %52

50:                                               ; preds = %44
  call fastcc void @order_set(ptr noundef nonnull %12, ptr noundef nonnull %6)
  br label %54

51:                                               ; preds = %39, %35, %26
  call fastcc void @order_join(ptr noundef nonnull %6, ptr noundef readonly %31)
  br label %52

52:                                               ; preds = %51, %44
  %53 = getelementptr inbounds nuw i8, ptr %31, i64 16
  call fastcc void @order_join(ptr noundef nonnull %12, ptr noundef nonnull readonly %53)
  br label %54

54:                                               ; preds = %50, %52
  %55 = getelementptr inbounds nuw i8, ptr %31, i64 160
  call fastcc void @order_join(ptr noundef nonnull %7, ptr noundef nonnull %55)
  %56 = getelementptr inbounds nuw i8, ptr %31, i64 176
  call fastcc void @order_join(ptr noundef nonnull %16, ptr noundef nonnull %56)
  %57 = getelementptr inbounds nuw i8, ptr %31, i64 192
  %58 = load i32, ptr %57, align 8, !tbaa !116
  %59 = tail call i32 @llvm.umax.i32(i32 %58, i32 %22)
  %60 = getelementptr inbounds nuw i8, ptr %31, i64 204
  %61 = load i32, ptr %60, align 4, !tbaa !114
  %62 = shl nuw i32 1, %61
  %63 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %64 = load i32, ptr %63, align 8, !tbaa !112
  %65 = zext i32 %64 to i64
  %66 = getelementptr inbounds nuw i32, ptr %8, i64 %65
  %67 = load i32, ptr %66, align 4, !tbaa !5
  %68 = or i32 %67, %62
  store i32 %68, ptr %66, align 4, !tbaa !5
  br label %69

69:                                               ; preds = %20, %54
  %70 = phi i32 [ %59, %54 ], [ %22, %20 ]
  %71 = add nuw nsw i64 %21, 1
  %72 = icmp eq i64 %71, %15
  br i1 %72, label %17, label %20, !llvm.loop !382

73:                                               ; preds = %17
  %74 = icmp eq ptr %4, null
  br i1 %74, label %75, label %76

75:                                               ; preds = %99, %97, %73
  br label %106

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %78 = load ptr, ptr %77, align 8, !tbaa !134
  %79 = icmp eq ptr %18, %78
  br i1 %79, label %80, label %98

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %82 = load ptr, ptr %81, align 8, !tbaa !135
  %83 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %84 = load ptr, ptr %83, align 8, !tbaa !135
  %85 = icmp eq ptr %82, %84
  br i1 %85, label %86, label %98

86:                                               ; preds = %80
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %88 = load ptr, ptr %4, align 8, !tbaa !134
  %89 = load ptr, ptr %87, align 8, !tbaa !134
  %90 = icmp eq ptr %88, %89
  br i1 %90, label %91, label %98

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !135
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %95 = load ptr, ptr %94, align 8, !tbaa !135
  %96 = icmp eq ptr %93, %95
  call fastcc void @order_join(ptr noundef nonnull %6, ptr noundef nonnull readonly %4)
  br i1 %96, label %97, label %99

97:                                               ; preds = %91
  call fastcc void @order_set(ptr noundef nonnull %77, ptr noundef nonnull %6)
  br label %75

98:                                               ; preds = %86, %80, %76
  call fastcc void @order_join(ptr noundef nonnull %6, ptr noundef nonnull readonly %4)
  br label %99

99:                                               ; preds = %98, %91
  %100 = getelementptr inbounds nuw i8, ptr %4, i64 16
  call fastcc void @order_join(ptr noundef nonnull %77, ptr noundef nonnull readonly %100)
  br label %75

101:                                              ; preds = %113
  %102 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %103 = add i32 %70, 1
  %104 = zext i32 %1 to i64
  %105 = getelementptr inbounds nuw i8, ptr %7, i64 16
  br label %117

106:                                              ; preds = %75, %113
  %107 = phi i64 [ %114, %113 ], [ 0, %75 ]
  %108 = getelementptr inbounds nuw i32, ptr %8, i64 %107
  %109 = load i32, ptr %108, align 4, !tbaa !5
  %110 = icmp eq i32 %109, 0
  br i1 %110, label %113, label %111

111:                                              ; preds = %106
  %112 = trunc nuw nsw i64 %107 to i32
  call fastcc void @pair_set_lanes(ptr noundef nonnull %6, i32 noundef %112, i32 noundef %109, i32 noundef %70)
  br label %113

113:                                              ; preds = %106, %111
  %114 = add nuw nsw i64 %107, 1
  %115 = icmp eq i64 %114, 32
  br i1 %115, label %101, label %106, !llvm.loop !383

116:                                              ; preds = %132
  call fastcc void @pair_drop(ptr noundef nonnull %6)
  br label %135

117:                                              ; preds = %101, %132
  %118 = phi i64 [ 0, %101 ], [ %133, %132 ]
  %119 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %118
  %120 = tail call i32 %2(ptr noundef %119, i64 noundef %3) #20, !callees !381
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %132, label %122

122:                                              ; preds = %117
  %123 = load ptr, ptr @tracks, align 8, !tbaa !9
  %124 = getelementptr inbounds nuw i8, ptr %119, i64 108
  %125 = load i32, ptr %124, align 4, !tbaa !62
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw %struct.Track, ptr %123, i64 %126
  call fastcc void @order_set(ptr noundef %127, ptr noundef nonnull readonly %6)
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 16
  call fastcc void @order_set(ptr noundef nonnull %128, ptr noundef nonnull readonly %102)
  %129 = getelementptr inbounds nuw i8, ptr %127, i64 192
  store i32 %103, ptr %129, align 8, !tbaa !116
  %130 = getelementptr inbounds nuw i8, ptr %127, i64 160
  call fastcc void @order_set(ptr noundef nonnull %130, ptr noundef nonnull %7)
  %131 = getelementptr inbounds nuw i8, ptr %127, i64 176
  call fastcc void @order_set(ptr noundef nonnull %131, ptr noundef nonnull %105)
  br label %132

132:                                              ; preds = %122, %117
  %133 = add nuw nsw i64 %118, 1
  %134 = icmp eq i64 %133, %104
  br i1 %134, label %116, label %117, !llvm.loop !384

135:                                              ; preds = %116, %182
  %136 = phi i1 [ true, %116 ], [ false, %182 ]
  %137 = phi ptr [ %7, %116 ], [ %10, %182 ]
  %138 = load ptr, ptr %137, align 16, !tbaa !134
  %139 = icmp eq ptr %138, null
  br i1 %139, label %182, label %140

140:                                              ; preds = %135
  %141 = load i32, ptr %138, align 8, !tbaa !5
  %142 = add i32 %141, -1
  store i32 %142, ptr %138, align 8, !tbaa !5
  %143 = icmp eq i32 %142, 0
  br i1 %143, label %144, label %182

144:                                              ; preds = %140
  %145 = getelementptr inbounds nuw i8, ptr %138, i64 8
  %146 = load i32, ptr %145, align 8, !tbaa !5
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %153, label %148

148:                                              ; preds = %144
  %149 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %164

150:                                              ; preds = %176
  %151 = shl nuw nsw i64 %180, 4
  %152 = add nuw nsw i64 %151, 16
  br label %153

153:                                              ; preds = %150, %144
  %154 = phi i64 [ %152, %150 ], [ 16, %144 ]
  br label %155

155:                                              ; preds = %155, %153
  %156 = phi i32 [ 4, %153 ], [ %160, %155 ]
  %157 = zext nneg i32 %156 to i64
  %158 = shl nuw i64 1, %157
  %159 = icmp ult i64 %158, %154
  %160 = add i32 %156, 1
  br i1 %159, label %155, label %161, !llvm.loop !181

161:                                              ; preds = %155
  %162 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %157
  %163 = load ptr, ptr %162, align 8, !tbaa !87
  store ptr %163, ptr %138, align 8, !tbaa !89
  store ptr %138, ptr %162, align 8, !tbaa !87
  br label %182

164:                                              ; preds = %176, %148
  %165 = phi i64 [ 0, %148 ], [ %178, %176 ]
  %166 = phi ptr [ %149, %148 ], [ %177, %176 ]
  %167 = getelementptr inbounds nuw %struct.WarpClock, ptr %138, i64 %165
  %168 = getelementptr inbounds nuw i8, ptr %167, i64 24
  %169 = load ptr, ptr %168, align 8, !tbaa !137
  %170 = icmp eq ptr %169, null
  br i1 %170, label %176, label %171

171:                                              ; preds = %164
  %172 = load i32, ptr %169, align 4, !tbaa !325
  %173 = add i32 %172, -1
  store i32 %173, ptr %169, align 4, !tbaa !325
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %176

175:                                              ; preds = %171
  store ptr %166, ptr %169, align 8, !tbaa !89
  store ptr %169, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %176

176:                                              ; preds = %175, %171, %164
  %177 = phi ptr [ %166, %164 ], [ %166, %171 ], [ %169, %175 ]
  %178 = add nuw nsw i64 %165, 1
  %179 = load i32, ptr %145, align 8, !tbaa !5
  %180 = zext i32 %179 to i64
  %181 = icmp samesign ult i64 %178, %180
  br i1 %181, label %164, label %150, !llvm.loop !327

182:                                              ; preds = %135, %140, %161
  %183 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %184 = load ptr, ptr %183, align 8, !tbaa !135
  tail call fastcc void @drop_others(ptr noundef %184)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %137, i8 0, i64 16, i1 false)
  br i1 %136, label %135, label %185, !llvm.loop !385

185:                                              ; preds = %182, %5, %17
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #20
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
  %14 = load ptr, ptr %13, align 8, !tbaa !229
  %15 = zext i32 %1 to i64
  %16 = add i32 %12, 31
  %17 = and i32 %16, -32
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !230
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
  %31 = load i32, ptr %30, align 8, !tbaa !133
  %32 = add i32 %24, 1
  %33 = add i32 %32, %31
  store i32 %33, ptr %25, align 4, !tbaa !80
  %34 = getelementptr inbounds nuw i8, ptr %4, i64 232
  %35 = load ptr, ptr %34, align 8, !tbaa !231
  %36 = zext i32 %12 to i64
  %37 = mul nuw i64 %36, %15
  %38 = getelementptr inbounds nuw %struct.Thread, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %38, ptr %39, align 8, !tbaa !208
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 304
  %41 = load i64, ptr %40, align 8, !tbaa !386
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %57

43:                                               ; preds = %3
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 296
  %45 = load ptr, ptr %44, align 8, !tbaa !387
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
  br i1 %53, label %57, label %46, !llvm.loop !388

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
  %62 = load i64, ptr %61, align 8, !tbaa !224
  %63 = icmp sgt i64 %62, 1
  br i1 %63, label %69, label %79

64:                                               ; preds = %57, %64
  %65 = phi i64 [ 0, %57 ], [ %67, %64 ]
  %66 = getelementptr inbounds nuw %struct.Pair, ptr %59, i64 %65
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %66, i8 0, i64 32, i1 false)
  %67 = add nuw nsw i64 %65, 1
  %68 = icmp eq i64 %67, 16
  br i1 %68, label %60, label %64, !llvm.loop !389

69:                                               ; preds = %60
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %71 = load i64, ptr %70, align 8, !tbaa !259
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %79, label %73

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 576
  %75 = load ptr, ptr %74, align 8, !tbaa !390
  %76 = mul i64 %71, %15
  %77 = getelementptr inbounds nuw i8, ptr %75, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %0, i64 688
  store ptr %77, ptr %78, align 8, !tbaa !258
  br label %79

79:                                               ; preds = %73, %69, %60
  %80 = load i64, ptr %18, align 8, !tbaa !230
  %81 = shl nuw nsw i64 %20, 2
  %82 = mul i64 %81, %80
  tail call void @llvm.memset.p0.i64(ptr align 4 %23, i8 0, i64 %82, i1 false)
  %83 = icmp eq i32 %12, 0
  br i1 %83, label %89, label %84

84:                                               ; preds = %79
  %85 = load ptr, ptr %39, align 8, !tbaa !208
  %86 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %87 = load i64, ptr %86, align 8, !tbaa !391
  %88 = load ptr, ptr @queues, align 8, !tbaa !9
  br label %93

89:                                               ; preds = %93, %79
  %90 = getelementptr inbounds nuw i8, ptr %0, i64 688
  %91 = load ptr, ptr %90, align 8, !tbaa !258
  %92 = icmp eq ptr %91, null
  br i1 %92, label %107, label %113

93:                                               ; preds = %84, %93
  %94 = phi i64 [ 0, %84 ], [ %105, %93 ]
  %95 = getelementptr inbounds nuw %struct.Thread, ptr %85, i64 %94
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 20
  store i32 0, ptr %96, align 4, !tbaa !209
  %97 = getelementptr inbounds nuw i8, ptr %95, i64 24
  store i64 %87, ptr %97, align 8, !tbaa !141
  %98 = getelementptr inbounds nuw i8, ptr %95, i64 48
  store ptr null, ptr %98, align 8, !tbaa !205
  %99 = getelementptr inbounds nuw i8, ptr %95, i64 32
  %100 = load ptr, ptr %99, align 8, !tbaa !232
  store i32 1, ptr %100, align 4, !tbaa !5
  %101 = getelementptr inbounds nuw i8, ptr %95, i64 108
  %102 = load i32, ptr %101, align 4, !tbaa !62
  %103 = zext i32 %102 to i64
  %104 = getelementptr inbounds nuw %struct.Queue, ptr %88, i64 %103
  store <4 x i32> <i32 -1, i32 -1, i32 0, i32 0>, ptr %104, align 4, !tbaa !5
  %105 = add nuw nsw i64 %94, 1
  %106 = icmp eq i64 %105, %36
  br i1 %106, label %89, label %93, !llvm.loop !392

107:                                              ; preds = %89
  %108 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %109 = load ptr, ptr %108, align 8, !tbaa !26
  %110 = getelementptr inbounds nuw i8, ptr %4, i64 128
  %111 = load i64, ptr %110, align 8, !tbaa !37
  %112 = getelementptr inbounds nuw i8, ptr %109, i64 %111
  br label %113

113:                                              ; preds = %89, %107
  %114 = phi ptr [ %112, %107 ], [ %91, %89 ]
  %115 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %116 = load i64, ptr %115, align 8, !tbaa !393
  %117 = trunc i64 %116 to i8
  %118 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %119 = load i64, ptr %118, align 8, !tbaa !259
  tail call void @llvm.memset.p0.i64(ptr align 1 %114, i8 %117, i64 %119, i1 false)
  %120 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %121 = load i64, ptr %120, align 8, !tbaa !63
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %131, label %123

123:                                              ; preds = %113
  %124 = load ptr, ptr %39, align 8, !tbaa !208
  %125 = getelementptr inbounds nuw i8, ptr %124, i64 40
  %126 = load ptr, ptr %125, align 8, !tbaa !233
  %127 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %128 = load i64, ptr %127, align 8, !tbaa !393
  %129 = trunc i64 %128 to i8
  %130 = mul i64 %121, %36
  tail call void @llvm.memset.p0.i64(ptr align 1 %126, i8 %129, i64 %130, i1 false)
  br label %131

131:                                              ; preds = %123, %113
  %132 = load i32, ptr %29, align 4, !tbaa !34
  %133 = icmp eq i32 %132, 0
  br i1 %133, label %161, label %134

134:                                              ; preds = %131
  %135 = lshr i32 %16, 5
  %136 = zext nneg i32 %135 to i64
  %137 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %138 = load i64, ptr %137, align 8, !tbaa !52
  %139 = getelementptr inbounds nuw i8, ptr %4, i64 312
  %140 = load i64, ptr %139, align 8, !tbaa !53
  %141 = mul i64 %138, %136
  %142 = mul i64 %141, %140
  %143 = getelementptr inbounds nuw i8, ptr %4, i64 336
  %144 = load ptr, ptr %143, align 8, !tbaa !55
  %145 = add i32 %132, -1
  %146 = zext i32 %145 to i64
  %147 = mul i64 %142, %146
  %148 = getelementptr inbounds nuw i32, ptr %144, i64 %147
  %149 = shl i64 %142, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %148, i8 0, i64 %149, i1 false)
  %150 = getelementptr inbounds nuw i8, ptr %4, i64 344
  %151 = load ptr, ptr %150, align 8, !tbaa !50
  %152 = load i32, ptr %29, align 4, !tbaa !34
  %153 = add i32 %152, -1
  %154 = mul i32 %153, %12
  %155 = zext i32 %154 to i64
  %156 = load i64, ptr %137, align 8, !tbaa !52
  %157 = mul i64 %156, %155
  %158 = getelementptr inbounds nuw i32, ptr %151, i64 %157
  %159 = shl nuw nsw i64 %36, 2
  %160 = mul i64 %159, %156
  tail call void @llvm.memset.p0.i64(ptr align 4 %158, i8 0, i64 %160, i1 false)
  br label %161

161:                                              ; preds = %134, %131
  %162 = getelementptr inbounds nuw i8, ptr %4, i64 392
  %163 = load i64, ptr %162, align 8, !tbaa !65
  %164 = icmp eq i64 %163, 0
  br i1 %164, label %270, label %165

165:                                              ; preds = %161
  %166 = load i32, ptr %25, align 4, !tbaa !80
  %167 = load i32, ptr %27, align 4, !tbaa !49
  %168 = add i32 %167, 31
  %169 = lshr i32 %168, 5
  %170 = shl nuw nsw i32 %169, 4
  %171 = add nuw i32 %170, 16
  %172 = zext i32 %171 to i64
  br label %173

173:                                              ; preds = %173, %165
  %174 = phi i32 [ 4, %165 ], [ %178, %173 ]
  %175 = zext nneg i32 %174 to i64
  %176 = shl nuw i64 1, %175
  %177 = icmp ult i64 %176, %172
  %178 = add i32 %174, 1
  br i1 %177, label %173, label %179, !llvm.loop !181

179:                                              ; preds = %173
  %180 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %175
  %181 = load ptr, ptr %180, align 8, !tbaa !87
  %182 = icmp eq ptr %181, null
  br i1 %182, label %185, label %183

183:                                              ; preds = %179
  %184 = load ptr, ptr %181, align 8, !tbaa !89
  store ptr %184, ptr %180, align 8, !tbaa !87
  br label %191

185:                                              ; preds = %179
  %186 = getelementptr inbounds nuw i8, ptr %4, i64 432
  %187 = load ptr, ptr %186, align 8, !tbaa !91
  %188 = load i64, ptr @pool_used, align 8, !tbaa !61
  %189 = getelementptr inbounds nuw i8, ptr %187, i64 %188
  %190 = add i64 %188, %176
  store i64 %190, ptr @pool_used, align 8, !tbaa !61
  br label %191

191:                                              ; preds = %185, %183
  %192 = phi ptr [ %181, %183 ], [ %189, %185 ]
  store i32 1, ptr %192, align 8, !tbaa !5
  %193 = getelementptr inbounds nuw i8, ptr %192, i64 4
  store i32 %166, ptr %193, align 4, !tbaa !5
  %194 = getelementptr inbounds nuw i8, ptr %192, i64 8
  store i32 %169, ptr %194, align 8, !tbaa !5
  %195 = icmp eq i32 %169, 0
  br i1 %195, label %199, label %196

196:                                              ; preds = %191
  %197 = getelementptr inbounds nuw i8, ptr %192, i64 16
  %198 = zext nneg i32 %170 to i64
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %197, i8 0, i64 %198, i1 false), !tbaa !29
  br label %199

199:                                              ; preds = %196, %191
  %200 = load i32, ptr %27, align 4, !tbaa !49
  %201 = icmp eq i32 %200, 0
  br i1 %201, label %202, label %203

202:                                              ; preds = %199
  store i32 0, ptr %192, align 8, !tbaa !5
  br label %210

203:                                              ; preds = %199
  %204 = load ptr, ptr @tracks, align 8, !tbaa !9
  br label %247

205:                                              ; preds = %247
  %206 = add i32 %263, 1
  store i32 %206, ptr %192, align 8, !tbaa !5
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %270

208:                                              ; preds = %205
  %209 = load i32, ptr %194, align 8, !tbaa !5
  br label %210

210:                                              ; preds = %208, %202
  %211 = phi i32 [ %209, %208 ], [ %169, %202 ]
  %212 = icmp eq i32 %211, 0
  br i1 %212, label %218, label %213

213:                                              ; preds = %210
  %214 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %229

215:                                              ; preds = %241
  %216 = shl nuw nsw i64 %245, 4
  %217 = add nuw nsw i64 %216, 16
  br label %218

218:                                              ; preds = %215, %210
  %219 = phi i64 [ %217, %215 ], [ 16, %210 ]
  br label %220

220:                                              ; preds = %220, %218
  %221 = phi i32 [ 4, %218 ], [ %225, %220 ]
  %222 = zext nneg i32 %221 to i64
  %223 = shl nuw i64 1, %222
  %224 = icmp ult i64 %223, %219
  %225 = add i32 %221, 1
  br i1 %224, label %220, label %226, !llvm.loop !181

226:                                              ; preds = %220
  %227 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %222
  %228 = load ptr, ptr %227, align 8, !tbaa !87
  store ptr %228, ptr %192, align 8, !tbaa !89
  store ptr %192, ptr %227, align 8, !tbaa !87
  br label %270

229:                                              ; preds = %241, %213
  %230 = phi i64 [ 0, %213 ], [ %243, %241 ]
  %231 = phi ptr [ %214, %213 ], [ %242, %241 ]
  %232 = getelementptr inbounds nuw %struct.WarpClock, ptr %192, i64 %230
  %233 = getelementptr inbounds nuw i8, ptr %232, i64 24
  %234 = load ptr, ptr %233, align 8, !tbaa !137
  %235 = icmp eq ptr %234, null
  br i1 %235, label %241, label %236

236:                                              ; preds = %229
  %237 = load i32, ptr %234, align 4, !tbaa !325
  %238 = add i32 %237, -1
  store i32 %238, ptr %234, align 4, !tbaa !325
  %239 = icmp eq i32 %238, 0
  br i1 %239, label %240, label %241

240:                                              ; preds = %236
  store ptr %231, ptr %234, align 8, !tbaa !89
  store ptr %234, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %241

241:                                              ; preds = %240, %236, %229
  %242 = phi ptr [ %231, %229 ], [ %231, %236 ], [ %234, %240 ]
  %243 = add nuw nsw i64 %230, 1
  %244 = load i32, ptr %194, align 8, !tbaa !5
  %245 = zext i32 %244 to i64
  %246 = icmp samesign ult i64 %243, %245
  br i1 %246, label %229, label %215, !llvm.loop !327

247:                                              ; preds = %247, %203
  %248 = phi i64 [ 0, %203 ], [ %266, %247 ]
  %249 = load ptr, ptr %39, align 8, !tbaa !208
  %250 = getelementptr inbounds nuw %struct.Thread, ptr %249, i64 %248
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 108
  %252 = load i32, ptr %251, align 4, !tbaa !62
  %253 = zext i32 %252 to i64
  %254 = getelementptr inbounds nuw %struct.Track, ptr %204, i64 %253
  %255 = load i32, ptr %25, align 4, !tbaa !80
  %256 = getelementptr inbounds nuw i8, ptr %250, i64 12
  %257 = getelementptr inbounds nuw i8, ptr %254, i64 192
  %258 = getelementptr inbounds nuw i8, ptr %254, i64 196
  %259 = getelementptr inbounds nuw i8, ptr %254, i64 200
  %260 = load <2 x i32>, ptr %256, align 4, !tbaa !5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(192) %254, i8 0, i64 192, i1 false)
  store i32 1, ptr %257, align 8, !tbaa !5
  store i32 %255, ptr %258, align 4, !tbaa !5
  %261 = shufflevector <2 x i32> %260, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %261, ptr %259, align 8, !tbaa !5
  %262 = getelementptr inbounds nuw i8, ptr %254, i64 208
  store i64 0, ptr %262, align 8
  %263 = load i32, ptr %192, align 8, !tbaa !5
  store ptr %192, ptr %254, align 8, !tbaa !394
  %264 = add i32 %263, 2
  store i32 %264, ptr %192, align 8, !tbaa !5
  %265 = getelementptr inbounds nuw i8, ptr %254, i64 16
  store ptr %192, ptr %265, align 8, !tbaa !395
  %266 = add nuw nsw i64 %248, 1
  %267 = load i32, ptr %27, align 4, !tbaa !49
  %268 = zext i32 %267 to i64
  %269 = icmp samesign ult i64 %266, %268
  br i1 %269, label %247, label %205, !llvm.loop !396

270:                                              ; preds = %226, %205, %161
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
  %7 = load ptr, ptr %6, align 8, !tbaa !208
  %8 = zext i32 %3 to i64
  br label %18

9:                                                ; preds = %18
  %10 = icmp eq ptr %28, null
  %11 = select i1 %10, ptr %32, ptr %28
  %12 = icmp eq ptr %11, null
  br i1 %12, label %80, label %13

13:                                               ; preds = %9
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !tbaa !208
  %16 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %17 = zext i32 %3 to i64
  br label %54

18:                                               ; preds = %5, %18
  %19 = phi i64 [ 0, %5 ], [ %33, %18 ]
  %20 = phi ptr [ null, %5 ], [ %28, %18 ]
  %21 = phi ptr [ null, %5 ], [ %32, %18 ]
  %22 = getelementptr inbounds nuw %struct.Thread, ptr %7, i64 %19
  %23 = getelementptr inbounds nuw i8, ptr %22, i64 20
  %24 = load i32, ptr %23, align 4, !tbaa !209
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
  br i1 %34, label %9, label %18, !llvm.loop !397

35:                                               ; preds = %66
  %36 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %53

38:                                               ; preds = %35
  %39 = getelementptr inbounds nuw i8, ptr %11, i64 56
  %40 = load i32, ptr %39, align 8, !tbaa !217
  %41 = select i1 %10, i32 9, i32 7
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %42 = load ptr, ptr @L, align 8, !tbaa !9
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 600
  store i32 %41, ptr %43, align 8, !tbaa !154
  %44 = getelementptr inbounds nuw i8, ptr %42, i64 604
  store i32 %40, ptr %44, align 4, !tbaa !155
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 608
  store i32 -1, ptr %45, align 8, !tbaa !156
  %46 = getelementptr inbounds nuw i8, ptr %11, i64 112
  %47 = load ptr, ptr %46, align 8, !tbaa !31
  %48 = load i32, ptr %47, align 8, !tbaa !157
  %49 = getelementptr inbounds nuw i8, ptr %11, i64 104
  %50 = load i32, ptr %49, align 8, !tbaa !51
  %51 = getelementptr inbounds nuw i8, ptr %42, i64 616
  store i32 %48, ptr %51, align 8, !tbaa !158
  %52 = getelementptr inbounds nuw i8, ptr %42, i64 620
  store i32 %50, ptr %52, align 4, !tbaa !159
  br label %53

53:                                               ; preds = %35, %38
  br i1 %70, label %80, label %72

54:                                               ; preds = %13, %66
  %55 = phi i64 [ 0, %13 ], [ %68, %66 ]
  %56 = getelementptr inbounds nuw %struct.Thread, ptr %15, i64 %55
  %57 = getelementptr inbounds nuw i8, ptr %56, i64 20
  %58 = load i32, ptr %57, align 4, !tbaa !209
  %59 = icmp eq i32 %58, 3
  br i1 %59, label %66, label %60

60:                                               ; preds = %54
  %61 = getelementptr inbounds nuw i8, ptr %56, i64 56
  %62 = load i32, ptr %61, align 8, !tbaa !217
  %63 = load i32, ptr %16, align 8, !tbaa !217
  %64 = icmp eq i32 %62, %63
  %65 = select i1 %64, ptr null, ptr %56
  br label %66

66:                                               ; preds = %60, %54
  %67 = phi ptr [ null, %54 ], [ %65, %60 ]
  %68 = add nuw nsw i64 %55, 1
  %69 = icmp samesign ult i64 %68, %17
  %70 = icmp eq ptr %67, null
  %71 = select i1 %69, i1 %70, i1 false
  br i1 %71, label %54, label %35, !llvm.loop !398

72:                                               ; preds = %53
  %73 = getelementptr inbounds nuw i8, ptr %67, i64 56
  %74 = load i32, ptr %73, align 8, !tbaa !217
  %75 = load ptr, ptr @L, align 8, !tbaa !9
  %76 = getelementptr inbounds nuw i8, ptr %75, i64 608
  store i32 %74, ptr %76, align 8, !tbaa !156
  %77 = getelementptr inbounds nuw i8, ptr %67, i64 104
  %78 = load i32, ptr %77, align 8, !tbaa !51
  %79 = getelementptr inbounds nuw i8, ptr %75, i64 628
  store i32 %78, ptr %79, align 4, !tbaa !219
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
  %30 = load i64, ptr %29, align 8, !tbaa !210
  %31 = getelementptr inbounds nuw i64, ptr %4, i64 %22
  store i64 %30, ptr %31, align 8, !tbaa !61
  br label %32

32:                                               ; preds = %27, %21
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, 32
  br i1 %34, label %8, label %21, !llvm.loop !399

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
  %44 = load i64, ptr %43, align 8, !tbaa !220
  %45 = lshr i64 %44, 32
  %46 = trunc nuw i64 %45 to i32
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 60
  %48 = load i32, ptr %47, align 4, !tbaa !215
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 72
  %50 = load i64, ptr %49, align 8, !tbaa !211
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
  %85 = load i32, ptr %84, align 8, !tbaa !217
  %86 = load i64, ptr %11, align 8, !tbaa !37, !noalias !400
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %88, label %91

88:                                               ; preds = %83
  %89 = load i64, ptr %12, align 8, !tbaa !38, !noalias !400
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %104

91:                                               ; preds = %88, %83
  %92 = load i64, ptr %13, align 8, !tbaa !39, !noalias !400
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %97

94:                                               ; preds = %91
  %95 = load i64, ptr %14, align 8, !tbaa !40, !noalias !400
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %94, %91
  %98 = load i64, ptr %15, align 8, !tbaa !41, !noalias !400
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %103

100:                                              ; preds = %97
  %101 = load i64, ptr %16, align 8, !tbaa !42, !noalias !400
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %104

103:                                              ; preds = %100, %97
  br label %104

104:                                              ; preds = %103, %100, %94, %88
  %105 = phi i32 [ 1, %103 ], [ 3, %88 ], [ 5, %94 ], [ 4, %100 ]
  %106 = getelementptr inbounds nuw i8, ptr %42, i64 112
  %107 = load ptr, ptr %106, align 8, !tbaa !31, !noalias !400
  %108 = load i32, ptr %107, align 8, !tbaa !157, !noalias !400
  %109 = getelementptr inbounds nuw i8, ptr %42, i64 104
  %110 = load i32, ptr %109, align 8, !tbaa !51, !noalias !400
  %111 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %112 = load i32, ptr %111, align 8, !tbaa !54
  %113 = shl i32 %112, 5
  %114 = add nuw nsw i32 %113, %76
  %115 = load i64, ptr %17, align 8, !tbaa !273
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %117, label %151

117:                                              ; preds = %104
  %118 = load ptr, ptr %18, align 8, !tbaa !274
  br label %119

119:                                              ; preds = %148, %117
  %120 = phi i64 [ 0, %117 ], [ %149, %148 ]
  %121 = getelementptr inbounds nuw %struct.Found, ptr %118, i64 %120
  %122 = load i32, ptr %121, align 8, !tbaa !275
  %123 = icmp eq i32 %122, 5
  br i1 %123, label %124, label %148

124:                                              ; preds = %119
  %125 = getelementptr inbounds nuw i8, ptr %121, i64 4
  %126 = load i32, ptr %125, align 4, !tbaa !276
  %127 = icmp eq i32 %126, %85
  br i1 %127, label %128, label %148

128:                                              ; preds = %124
  %129 = getelementptr inbounds nuw i8, ptr %121, i64 8
  %130 = load i32, ptr %129, align 8, !tbaa !277
  %131 = icmp eq i32 %130, -1
  br i1 %131, label %132, label %148

132:                                              ; preds = %128
  %133 = getelementptr inbounds nuw i8, ptr %121, i64 20
  %134 = load i32, ptr %133, align 4, !tbaa !278
  %135 = icmp eq i32 %134, %105
  br i1 %135, label %136, label %148

136:                                              ; preds = %132
  %137 = getelementptr inbounds nuw i8, ptr %121, i64 12
  %138 = load i32, ptr %137, align 4, !tbaa !279
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %148

140:                                              ; preds = %136
  %141 = getelementptr inbounds nuw i8, ptr %121, i64 56
  %142 = load i64, ptr %141, align 8, !tbaa !281
  %143 = add i64 %142, 1
  store i64 %143, ptr %141, align 8, !tbaa !281
  %144 = getelementptr inbounds nuw i8, ptr %121, i64 40
  %145 = load i64, ptr %144, align 8, !tbaa !282
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %169, label %147

147:                                              ; preds = %140
  store i64 0, ptr %144, align 8, !tbaa !282
  br label %169

148:                                              ; preds = %136, %132, %128, %124, %119
  %149 = add nuw nsw i64 %120, 1
  %150 = icmp eq i64 %149, %115
  br i1 %150, label %151, label %119, !llvm.loop !284

151:                                              ; preds = %148, %104
  %152 = load i64, ptr %19, align 8, !tbaa !285
  %153 = icmp slt i64 %115, %152
  br i1 %153, label %154, label %169

154:                                              ; preds = %151
  %155 = load ptr, ptr %18, align 8, !tbaa !274
  %156 = add nsw i64 %115, 1
  store i64 %156, ptr %17, align 8, !tbaa !273
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
  %172 = load i32, ptr %20, align 4, !tbaa !403
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
  store i64 %190, ptr %191, align 8, !tbaa !222
  %192 = zext i1 %73 to i64
  %193 = getelementptr inbounds nuw i8, ptr %42, i64 96
  store i64 %192, ptr %193, align 8, !tbaa !404
  br label %194

194:                                              ; preds = %189, %35
  %195 = add nuw nsw i64 %36, 1
  %196 = icmp eq i64 %195, 32
  br i1 %196, label %197, label %35, !llvm.loop !405

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
  %212 = load i64, ptr %211, align 8, !tbaa !210
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
  br i1 %263, label %264, label %200, !llvm.loop !406

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
  store i64 %260, ptr %272, align 8, !tbaa !222
  br label %273

273:                                              ; preds = %270, %264
  %274 = add nuw nsw i64 %265, 1
  %275 = icmp eq i64 %274, 32
  br i1 %275, label %369, label %264, !llvm.loop !407

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
  store i64 %294, ptr %295, align 8, !tbaa !222
  %296 = zext i1 %291 to i64
  %297 = getelementptr inbounds nuw i8, ptr %288, i64 96
  store i64 %296, ptr %297, align 8, !tbaa !404
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
  %308 = load i64, ptr %307, align 8, !tbaa !210
  %309 = load i64, ptr %289, align 8, !tbaa !210
  %310 = icmp eq i64 %308, %309
  %311 = select i1 %310, i32 %302, i32 0
  %312 = or i32 %311, %300
  br label %313

313:                                              ; preds = %305, %298
  %314 = phi i32 [ %300, %298 ], [ %312, %305 ]
  %315 = add nuw nsw i64 %299, 1
  %316 = icmp eq i64 %315, 32
  br i1 %316, label %290, label %298, !llvm.loop !408

317:                                              ; preds = %290, %281
  %318 = add nuw nsw i64 %282, 1
  %319 = icmp eq i64 %318, 32
  br i1 %319, label %369, label %281, !llvm.loop !409

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
  %333 = load i64, ptr %332, align 8, !tbaa !210
  %334 = and i64 %333, 1
  %335 = icmp eq i64 %334, 0
  %336 = select i1 %335, i32 0, i32 %327
  %337 = or i32 %336, %325
  br label %338

338:                                              ; preds = %330, %323
  %339 = phi i32 [ %325, %323 ], [ %337, %330 ]
  %340 = add nuw nsw i64 %324, 1
  %341 = icmp eq i64 %340, 32
  br i1 %341, label %322, label %323, !llvm.loop !410

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
  store i64 %356, ptr %365, align 8, !tbaa !222
  br label %366

366:                                              ; preds = %363, %357
  %367 = add nuw nsw i64 %358, 1
  %368 = icmp eq i64 %367, 32
  br i1 %368, label %369, label %357, !llvm.loop !251

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
  store i32 0, ptr %397, align 4, !tbaa !209
  br label %398

398:                                              ; preds = %389, %395
  %399 = add nuw nsw i64 %390, 1
  %400 = icmp eq i64 %399, 32
  br i1 %400, label %388, label %389, !llvm.loop !252
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
  %7 = load i64, ptr %6, align 8, !tbaa !220
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
  %26 = load i32, ptr %25, align 4, !tbaa !209
  %27 = icmp eq i32 %26, 3
  %28 = trunc nuw i64 %22 to i32
  %29 = shl nuw i32 1, %28
  %30 = select i1 %27, i32 0, i32 %29
  %31 = or i32 %30, %23
  %32 = add nuw nsw i64 %22, 1
  %33 = icmp eq i64 %32, %11
  br i1 %33, label %16, label %21, !llvm.loop !411

34:                                               ; preds = %16, %12
  %35 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %94

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %39 = load i32, ptr %38, align 8, !tbaa !217
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %40 = load ptr, ptr @L, align 8, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 600
  store i32 8, ptr %41, align 8, !tbaa !154
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 604
  store i32 %39, ptr %42, align 4, !tbaa !155
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 608
  store i32 -1, ptr %43, align 8, !tbaa !156
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %45 = load ptr, ptr %44, align 8, !tbaa !31
  %46 = load i32, ptr %45, align 8, !tbaa !157
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %48 = load i32, ptr %47, align 8, !tbaa !51
  %49 = getelementptr inbounds nuw i8, ptr %40, i64 616
  store i32 %46, ptr %49, align 8, !tbaa !158
  %50 = getelementptr inbounds nuw i8, ptr %40, i64 620
  store i32 %48, ptr %50, align 4, !tbaa !159
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
  %60 = load i32, ptr %59, align 4, !tbaa !209
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %62, label %83

62:                                               ; preds = %55
  %63 = getelementptr inbounds nuw i8, ptr %58, i64 80
  %64 = load i64, ptr %63, align 8, !tbaa !220
  %65 = trunc i64 %64 to i32
  %66 = icmp eq i32 %65, %8
  br i1 %66, label %67, label %83

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %58, i64 56
  %69 = load i32, ptr %68, align 8, !tbaa !217
  %70 = load i32, ptr %52, align 8, !tbaa !217
  %71 = icmp eq i32 %69, %70
  br i1 %71, label %79, label %72

72:                                               ; preds = %67
  %73 = getelementptr inbounds nuw i8, ptr %58, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !215
  %75 = icmp eq i32 %74, 41
  br i1 %75, label %76, label %83

76:                                               ; preds = %72
  %77 = load i32, ptr %53, align 4, !tbaa !215
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
  br i1 %86, label %87, label %55, !llvm.loop !249

87:                                               ; preds = %83
  %88 = and i32 %84, %8
  %89 = icmp eq i32 %17, %88
  br i1 %89, label %90, label %94

90:                                               ; preds = %12, %87
  %91 = phi i32 [ %88, %87 ], [ 0, %12 ]
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %93 = load i32, ptr %92, align 4, !tbaa !215
  tail call fastcc void @perform(ptr noundef nonnull %0, i32 noundef %91, i32 noundef %93)
  br label %94

94:                                               ; preds = %37, %34, %90, %87
  %95 = phi i32 [ 0, %87 ], [ %91, %90 ], [ 0, %34 ], [ 0, %37 ]
  ret i32 %95
}

; Function Attrs: nounwind uwtable
define internal fastcc range(i32 0, 2) i32 @leave(ptr noundef readonly captures(none) %0) unnamed_addr #8 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %3 = load ptr, ptr %2, align 8, !tbaa !31
  %4 = load ptr, ptr @queues, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %6 = load i32, ptr %5, align 4, !tbaa !62
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.Queue, ptr %4, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !166
  %10 = icmp eq i32 %9, -1
  br i1 %10, label %22, label %11

11:                                               ; preds = %1
  %12 = load i32, ptr @free_copy, align 4
  %13 = load ptr, ptr @copies, align 8, !tbaa !9
  br label %14

14:                                               ; preds = %14, %11
  %15 = phi i32 [ %9, %11 ], [ %20, %14 ]
  %16 = phi i32 [ %12, %11 ], [ %15, %14 ]
  %17 = sext i32 %15 to i64
  %18 = getelementptr inbounds %struct.Copy, ptr %13, i64 %17
  tail call fastcc void @perform_copy(ptr noundef %18)
  %19 = getelementptr inbounds nuw i8, ptr %18, i64 36
  %20 = load i32, ptr %19, align 4, !tbaa !160
  store i32 %20, ptr %8, align 4, !tbaa !166
  store i32 %16, ptr %19, align 4, !tbaa !160
  store i32 %15, ptr @free_copy, align 4, !tbaa !5
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %22, label %14, !llvm.loop !412

22:                                               ; preds = %14, %1
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 -1, ptr %23, align 4, !tbaa !165
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %25 = load i32, ptr %24, align 8, !tbaa !212
  %26 = add i32 %25, -1
  store i32 %26, ptr %24, align 8, !tbaa !212
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %28 = load i32, ptr %27, align 4, !tbaa !49
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %39, label %30

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 32
  br label %33

33:                                               ; preds = %30, %59
  %34 = phi i32 [ %28, %30 ], [ %60, %59 ]
  %35 = phi i64 [ 0, %30 ], [ %62, %59 ]
  %36 = phi i32 [ 0, %30 ], [ %61, %59 ]
  %37 = load i32, ptr %24, align 8, !tbaa !212
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %41

39:                                               ; preds = %33, %59, %22
  %40 = phi i32 [ 0, %22 ], [ %61, %59 ], [ %36, %33 ]
  ret i32 %40

41:                                               ; preds = %33
  %42 = load ptr, ptr %31, align 8, !tbaa !208
  %43 = getelementptr inbounds nuw %struct.Thread, ptr %42, i64 %35
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 20
  %45 = load i32, ptr %44, align 4, !tbaa !209
  %46 = icmp eq i32 %45, 1
  br i1 %46, label %47, label %59

47:                                               ; preds = %41
  %48 = getelementptr inbounds nuw i8, ptr %43, i64 72
  %49 = load i64, ptr %48, align 8, !tbaa !211
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %59

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr %43, i64 64
  %53 = load i64, ptr %52, align 8, !tbaa !210
  %54 = getelementptr inbounds nuw i32, ptr %32, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !5
  %56 = icmp eq i32 %55, %37
  br i1 %56, label %57, label %59

57:                                               ; preds = %51
  tail call fastcc void @release_barrier(ptr noundef nonnull %3, i64 noundef %53)
  %58 = load i32, ptr %27, align 4, !tbaa !49
  br label %59

59:                                               ; preds = %41, %47, %51, %57
  %60 = phi i32 [ %58, %57 ], [ %34, %51 ], [ %34, %47 ], [ %34, %41 ]
  %61 = phi i32 [ 1, %57 ], [ %36, %51 ], [ %36, %47 ], [ %36, %41 ]
  %62 = add nuw nsw i64 %35, 1
  %63 = zext i32 %60 to i64
  %64 = icmp samesign ult i64 %62, %63
  br i1 %64, label %33, label %39, !llvm.loop !413
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @end_block(ptr noundef captures(none) %0) unnamed_addr #2 {
  %2 = alloca [32 x i64], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !49
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %1
  %7 = load i32, ptr @free_copy, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %9 = load ptr, ptr @queues, align 8, !tbaa !9
  %10 = load ptr, ptr @copies, align 8
  br label %16

11:                                               ; preds = %38, %1
  %12 = phi i32 [ 0, %1 ], [ %39, %38 ]
  %13 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %14 = icmp eq i32 %13, 0
  %15 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %14, label %45, label %191

16:                                               ; preds = %6, %38
  %17 = phi i32 [ %4, %6 ], [ %39, %38 ]
  %18 = phi i64 [ 0, %6 ], [ %42, %38 ]
  %19 = phi i32 [ %7, %6 ], [ %40, %38 ]
  %20 = load ptr, ptr %8, align 8, !tbaa !208
  %21 = getelementptr inbounds nuw %struct.Thread, ptr %20, i64 %18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 108
  %23 = load i32, ptr %22, align 4, !tbaa !62
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.Queue, ptr %9, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !166
  %27 = icmp eq i32 %26, -1
  br i1 %27, label %38, label %28

28:                                               ; preds = %16, %28
  %29 = phi i32 [ %34, %28 ], [ %26, %16 ]
  %30 = phi i32 [ %29, %28 ], [ %19, %16 ]
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds %struct.Copy, ptr %10, i64 %31
  tail call fastcc void @perform_copy(ptr noundef %32)
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 36
  %34 = load i32, ptr %33, align 4, !tbaa !160
  store i32 %34, ptr %25, align 4, !tbaa !166
  store i32 %30, ptr %33, align 4, !tbaa !160
  store i32 %29, ptr @free_copy, align 4, !tbaa !5
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %36, label %28, !llvm.loop !412

36:                                               ; preds = %28
  %37 = load i32, ptr %3, align 4, !tbaa !49
  br label %38

38:                                               ; preds = %36, %16
  %39 = phi i32 [ %17, %16 ], [ %37, %36 ]
  %40 = phi i32 [ %19, %16 ], [ %29, %36 ]
  %41 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 -1, ptr %41, align 4, !tbaa !165
  %42 = add nuw nsw i64 %18, 1
  %43 = zext i32 %39 to i64
  %44 = icmp samesign ult i64 %42, %43
  br i1 %44, label %16, label %11, !llvm.loop !414

45:                                               ; preds = %11
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %47 = load i64, ptr %46, align 8, !tbaa !230
  %48 = add i32 %12, 31
  %49 = lshr i32 %48, 5
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %191, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %53 = load ptr, ptr %52, align 8, !tbaa !208
  %54 = icmp sgt i64 %47, 0
  %55 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %56 = getelementptr inbounds nuw i8, ptr %15, i64 248
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 256
  %58 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %59 = getelementptr inbounds nuw i8, ptr %15, i64 312
  %60 = getelementptr inbounds nuw i8, ptr %15, i64 272
  %61 = getelementptr inbounds nuw i8, ptr %15, i64 288
  %62 = getelementptr inbounds nuw i8, ptr %15, i64 264
  %63 = getelementptr inbounds nuw i8, ptr %15, i64 280
  %64 = getelementptr inbounds nuw i8, ptr %15, i64 88
  %65 = getelementptr inbounds nuw i8, ptr %15, i64 600
  %66 = getelementptr inbounds nuw i8, ptr %15, i64 604
  %67 = getelementptr inbounds nuw i8, ptr %15, i64 608
  %68 = icmp eq ptr %53, null
  %69 = getelementptr inbounds nuw i8, ptr %15, i64 616
  %70 = getelementptr inbounds nuw i8, ptr %15, i64 620
  %71 = zext i32 %12 to i64
  %72 = zext nneg i32 %49 to i64
  br label %73

73:                                               ; preds = %162, %51
  %74 = phi i64 [ 0, %51 ], [ %163, %162 ]
  %75 = shl nuw i64 %74, 5
  %76 = getelementptr inbounds nuw %struct.Thread, ptr %53, i64 %75
  %77 = getelementptr inbounds nuw i8, ptr %76, i64 32
  %78 = load ptr, ptr %77, align 8, !tbaa !232
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #20
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %2, i8 0, i64 256, i1 false)
  br i1 %54, label %79, label %88

79:                                               ; preds = %73
  %80 = load ptr, ptr %55, align 8, !tbaa !415
  %81 = load ptr, ptr %56, align 8, !tbaa !416
  %82 = load ptr, ptr %57, align 8, !tbaa !417
  %83 = load i32, ptr %58, align 4, !tbaa !34
  %84 = icmp eq i32 %83, 0
  br label %92

85:                                               ; preds = %132
  %86 = load i64, ptr %61, align 8, !tbaa !418
  %87 = icmp sgt i64 %109, %86
  br i1 %87, label %136, label %155

88:                                               ; preds = %73
  %89 = load i64, ptr %61, align 8, !tbaa !418
  %90 = icmp slt i64 %89, 0
  br i1 %90, label %91, label %155

91:                                               ; preds = %88
  store i64 0, ptr %61, align 8, !tbaa !418
  br label %155

92:                                               ; preds = %132, %79
  %93 = phi i64 [ 0, %79 ], [ %133, %132 ]
  %94 = phi i64 [ 0, %79 ], [ %109, %132 ]
  %95 = phi ptr [ %78, %79 ], [ %134, %132 ]
  %96 = getelementptr inbounds nuw i32, ptr %80, i64 %93
  %97 = load i32, ptr %96, align 4, !tbaa !5
  %98 = zext i32 %97 to i64
  br label %110

99:                                               ; preds = %110
  %100 = zext i32 %116 to i64
  %101 = getelementptr inbounds nuw i64, ptr %81, i64 %93
  %102 = load i64, ptr %101, align 8, !tbaa !61
  %103 = add nsw i64 %102, %100
  store i64 %103, ptr %101, align 8, !tbaa !61
  %104 = zext i32 %117 to i64
  %105 = getelementptr inbounds nuw i64, ptr %82, i64 %93
  %106 = load i64, ptr %105, align 8, !tbaa !61
  %107 = add nsw i64 %106, %104
  store i64 %107, ptr %105, align 8, !tbaa !61
  %108 = mul nuw nsw i64 %100, %98
  %109 = add nuw nsw i64 %108, %94
  br i1 %84, label %132, label %125

110:                                              ; preds = %110, %92
  %111 = phi i64 [ 0, %92 ], [ %123, %110 ]
  %112 = phi i32 [ 0, %92 ], [ %117, %110 ]
  %113 = phi i32 [ 0, %92 ], [ %116, %110 ]
  %114 = getelementptr inbounds nuw i32, ptr %95, i64 %111
  %115 = load i32, ptr %114, align 4, !tbaa !5
  %116 = tail call i32 @llvm.umax.i32(i32 %115, i32 %113)
  %117 = add i32 %115, %112
  %118 = zext i32 %115 to i64
  %119 = mul nuw i64 %118, %98
  %120 = getelementptr inbounds nuw i64, ptr %2, i64 %111
  %121 = load i64, ptr %120, align 8, !tbaa !61
  %122 = add i64 %119, %121
  store i64 %122, ptr %120, align 8, !tbaa !61
  %123 = add nuw nsw i64 %111, 1
  %124 = icmp eq i64 %123, 32
  br i1 %124, label %99, label %110, !llvm.loop !419

125:                                              ; preds = %99
  %126 = load i64, ptr %59, align 8, !tbaa !53
  %127 = tail call i64 @llvm.smin.i64(i64 %126, i64 %100)
  %128 = load ptr, ptr %60, align 8, !tbaa !420
  %129 = getelementptr inbounds nuw i64, ptr %128, i64 %93
  %130 = load i64, ptr %129, align 8, !tbaa !61
  %131 = add nsw i64 %130, %127
  store i64 %131, ptr %129, align 8, !tbaa !61
  br label %132

132:                                              ; preds = %125, %99
  %133 = add nuw nsw i64 %93, 1
  %134 = getelementptr inbounds nuw i8, ptr %95, i64 128
  %135 = icmp eq i64 %133, %47
  br i1 %135, label %85, label %92, !llvm.loop !421

136:                                              ; preds = %85
  store i64 %109, ptr %61, align 8, !tbaa !418
  %137 = load ptr, ptr %62, align 8, !tbaa !422
  br label %138

138:                                              ; preds = %141, %136
  %139 = phi i64 [ 0, %136 ], [ %144, %141 ]
  %140 = phi ptr [ %78, %136 ], [ %145, %141 ]
  br label %147

141:                                              ; preds = %147
  %142 = zext i32 %152 to i64
  %143 = getelementptr inbounds nuw i64, ptr %137, i64 %139
  store i64 %142, ptr %143, align 8, !tbaa !61
  %144 = add nuw nsw i64 %139, 1
  %145 = getelementptr inbounds nuw i8, ptr %140, i64 128
  %146 = icmp eq i64 %144, %47
  br i1 %146, label %155, label %138, !llvm.loop !423

147:                                              ; preds = %147, %138
  %148 = phi i64 [ 0, %138 ], [ %153, %147 ]
  %149 = phi i32 [ 0, %138 ], [ %152, %147 ]
  %150 = getelementptr inbounds nuw i32, ptr %140, i64 %148
  %151 = load i32, ptr %150, align 4, !tbaa !5
  %152 = tail call i32 @llvm.umax.i32(i32 %151, i32 %149)
  %153 = add nuw nsw i64 %148, 1
  %154 = icmp eq i64 %153, 32
  br i1 %154, label %141, label %147, !llvm.loop !424

155:                                              ; preds = %141, %91, %88, %85
  %156 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  br label %157

157:                                              ; preds = %187, %155
  %158 = phi i64 [ 0, %155 ], [ %189, %187 ]
  %159 = phi i32 [ %156, %155 ], [ %188, %187 ]
  %160 = or disjoint i64 %158, %75
  %161 = icmp samesign ult i64 %160, %71
  br i1 %161, label %165, label %162

162:                                              ; preds = %187, %157
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #20
  %163 = add nuw nsw i64 %74, 1
  %164 = icmp eq i64 %163, %72
  br i1 %164, label %191, label %73, !llvm.loop !425

165:                                              ; preds = %157
  %166 = getelementptr inbounds nuw i64, ptr %2, i64 %158
  %167 = load i64, ptr %166, align 8, !tbaa !61
  %168 = load i64, ptr %63, align 8, !tbaa !426
  %169 = icmp sgt i64 %167, %168
  br i1 %169, label %170, label %171

170:                                              ; preds = %165
  store i64 %167, ptr %63, align 8, !tbaa !426
  br label %171

171:                                              ; preds = %170, %165
  %172 = load i64, ptr %64, align 8, !tbaa !391
  %173 = icmp sgt i64 %167, %172
  br i1 %173, label %174, label %187

174:                                              ; preds = %171
  %175 = getelementptr inbounds nuw %struct.Thread, ptr %53, i64 %160
  %176 = icmp eq i32 %159, 0
  br i1 %176, label %177, label %187

177:                                              ; preds = %174
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  store i32 4, ptr %65, align 8, !tbaa !154
  store i32 -1, ptr %66, align 4, !tbaa !155
  store i32 -1, ptr %67, align 8, !tbaa !156
  br i1 %68, label %184, label %178

178:                                              ; preds = %177
  %179 = getelementptr inbounds nuw i8, ptr %175, i64 112
  %180 = load ptr, ptr %179, align 8, !tbaa !31
  %181 = load i32, ptr %180, align 8, !tbaa !157
  %182 = getelementptr inbounds nuw i8, ptr %175, i64 104
  %183 = load i32, ptr %182, align 8, !tbaa !51
  br label %184

184:                                              ; preds = %178, %177
  %185 = phi i32 [ %181, %178 ], [ 0, %177 ]
  %186 = phi i32 [ %183, %178 ], [ 0, %177 ]
  store i32 %185, ptr %69, align 8, !tbaa !158
  store i32 %186, ptr %70, align 4, !tbaa !159
  br label %187

187:                                              ; preds = %184, %174, %171
  %188 = phi i32 [ 1, %184 ], [ %159, %174 ], [ %159, %171 ]
  %189 = add nuw nsw i64 %158, 1
  %190 = icmp eq i64 %189, 32
  br i1 %190, label %162, label %157, !llvm.loop !427

191:                                              ; preds = %162, %45, %11
  %192 = getelementptr inbounds nuw i8, ptr %15, i64 392
  %193 = load i64, ptr %192, align 8, !tbaa !65
  %194 = icmp eq i64 %193, 0
  br i1 %194, label %324, label %195

195:                                              ; preds = %191
  %196 = icmp eq i32 %12, 0
  br i1 %196, label %200, label %197

197:                                              ; preds = %195
  %198 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %199 = load ptr, ptr @tracks, align 8, !tbaa !9
  br label %250

200:                                              ; preds = %261, %195
  %201 = getelementptr inbounds nuw i8, ptr %0, i64 672
  %202 = load ptr, ptr %201, align 8, !tbaa !134
  %203 = icmp eq ptr %202, null
  br i1 %203, label %246, label %204

204:                                              ; preds = %200
  %205 = load i32, ptr %202, align 8, !tbaa !5
  %206 = add i32 %205, -1
  store i32 %206, ptr %202, align 8, !tbaa !5
  %207 = icmp eq i32 %206, 0
  br i1 %207, label %208, label %246

208:                                              ; preds = %204
  %209 = getelementptr inbounds nuw i8, ptr %202, i64 8
  %210 = load i32, ptr %209, align 8, !tbaa !5
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %217, label %212

212:                                              ; preds = %208
  %213 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %228

214:                                              ; preds = %240
  %215 = shl nuw nsw i64 %244, 4
  %216 = add nuw nsw i64 %215, 16
  br label %217

217:                                              ; preds = %214, %208
  %218 = phi i64 [ %216, %214 ], [ 16, %208 ]
  br label %219

219:                                              ; preds = %219, %217
  %220 = phi i32 [ 4, %217 ], [ %224, %219 ]
  %221 = zext nneg i32 %220 to i64
  %222 = shl nuw i64 1, %221
  %223 = icmp ult i64 %222, %218
  %224 = add i32 %220, 1
  br i1 %223, label %219, label %225, !llvm.loop !181

225:                                              ; preds = %219
  %226 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %221
  %227 = load ptr, ptr %226, align 8, !tbaa !87
  store ptr %227, ptr %202, align 8, !tbaa !89
  store ptr %202, ptr %226, align 8, !tbaa !87
  br label %246

228:                                              ; preds = %240, %212
  %229 = phi i64 [ 0, %212 ], [ %242, %240 ]
  %230 = phi ptr [ %213, %212 ], [ %241, %240 ]
  %231 = getelementptr inbounds nuw %struct.WarpClock, ptr %202, i64 %229
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 24
  %233 = load ptr, ptr %232, align 8, !tbaa !137
  %234 = icmp eq ptr %233, null
  br i1 %234, label %240, label %235

235:                                              ; preds = %228
  %236 = load i32, ptr %233, align 4, !tbaa !325
  %237 = add i32 %236, -1
  store i32 %237, ptr %233, align 4, !tbaa !325
  %238 = icmp eq i32 %237, 0
  br i1 %238, label %239, label %240

239:                                              ; preds = %235
  store ptr %230, ptr %233, align 8, !tbaa !89
  store ptr %233, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %240

240:                                              ; preds = %239, %235, %228
  %241 = phi ptr [ %230, %228 ], [ %230, %235 ], [ %233, %239 ]
  %242 = add nuw nsw i64 %229, 1
  %243 = load i32, ptr %209, align 8, !tbaa !5
  %244 = zext i32 %243 to i64
  %245 = icmp samesign ult i64 %242, %244
  br i1 %245, label %228, label %214, !llvm.loop !327

246:                                              ; preds = %225, %204, %200
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %248 = load ptr, ptr %247, align 8, !tbaa !135
  tail call fastcc void @drop_others(ptr noundef %248)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %201, i8 0, i64 16, i1 false)
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 160
  br label %319

250:                                              ; preds = %261, %197
  %251 = phi i64 [ 0, %197 ], [ %262, %261 ]
  %252 = load ptr, ptr %198, align 8, !tbaa !208
  %253 = getelementptr inbounds nuw %struct.Thread, ptr %252, i64 %251
  %254 = getelementptr inbounds nuw i8, ptr %253, i64 108
  %255 = load i32, ptr %254, align 4, !tbaa !62
  %256 = zext i32 %255 to i64
  %257 = getelementptr inbounds nuw %struct.Track, ptr %199, i64 %256
  tail call fastcc void @pair_drop(ptr noundef %257)
  %258 = getelementptr inbounds nuw i8, ptr %257, i64 32
  %259 = getelementptr inbounds nuw i8, ptr %257, i64 96
  %260 = getelementptr inbounds nuw i8, ptr %257, i64 160
  br label %266

261:                                              ; preds = %316
  %262 = add nuw nsw i64 %251, 1
  %263 = load i32, ptr %3, align 4, !tbaa !49
  %264 = zext i32 %263 to i64
  %265 = icmp samesign ult i64 %262, %264
  br i1 %265, label %250, label %200, !llvm.loop !428

266:                                              ; preds = %316, %250
  %267 = phi i1 [ true, %250 ], [ false, %316 ]
  %268 = phi i64 [ 0, %250 ], [ 1, %316 ]
  %269 = getelementptr inbounds nuw %struct.Pair, ptr %258, i64 %268
  tail call fastcc void @pair_drop(ptr noundef nonnull %269)
  %270 = getelementptr inbounds nuw %struct.Pair, ptr %259, i64 %268
  tail call fastcc void @pair_drop(ptr noundef nonnull %270)
  %271 = getelementptr inbounds nuw %struct.Order, ptr %260, i64 %268
  %272 = load ptr, ptr %271, align 8, !tbaa !134
  %273 = icmp eq ptr %272, null
  br i1 %273, label %316, label %274

274:                                              ; preds = %266
  %275 = load i32, ptr %272, align 8, !tbaa !5
  %276 = add i32 %275, -1
  store i32 %276, ptr %272, align 8, !tbaa !5
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %316

278:                                              ; preds = %274
  %279 = getelementptr inbounds nuw i8, ptr %272, i64 8
  %280 = load i32, ptr %279, align 8, !tbaa !5
  %281 = icmp eq i32 %280, 0
  br i1 %281, label %287, label %282

282:                                              ; preds = %278
  %283 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %298

284:                                              ; preds = %310
  %285 = shl nuw nsw i64 %314, 4
  %286 = add nuw nsw i64 %285, 16
  br label %287

287:                                              ; preds = %284, %278
  %288 = phi i64 [ %286, %284 ], [ 16, %278 ]
  br label %289

289:                                              ; preds = %289, %287
  %290 = phi i32 [ 4, %287 ], [ %294, %289 ]
  %291 = zext nneg i32 %290 to i64
  %292 = shl nuw i64 1, %291
  %293 = icmp ult i64 %292, %288
  %294 = add i32 %290, 1
  br i1 %293, label %289, label %295, !llvm.loop !181

295:                                              ; preds = %289
  %296 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %291
  %297 = load ptr, ptr %296, align 8, !tbaa !87
  store ptr %297, ptr %272, align 8, !tbaa !89
  store ptr %272, ptr %296, align 8, !tbaa !87
  br label %316

298:                                              ; preds = %310, %282
  %299 = phi i64 [ 0, %282 ], [ %312, %310 ]
  %300 = phi ptr [ %283, %282 ], [ %311, %310 ]
  %301 = getelementptr inbounds nuw %struct.WarpClock, ptr %272, i64 %299
  %302 = getelementptr inbounds nuw i8, ptr %301, i64 24
  %303 = load ptr, ptr %302, align 8, !tbaa !137
  %304 = icmp eq ptr %303, null
  br i1 %304, label %310, label %305

305:                                              ; preds = %298
  %306 = load i32, ptr %303, align 4, !tbaa !325
  %307 = add i32 %306, -1
  store i32 %307, ptr %303, align 4, !tbaa !325
  %308 = icmp eq i32 %307, 0
  br i1 %308, label %309, label %310

309:                                              ; preds = %305
  store ptr %300, ptr %303, align 8, !tbaa !89
  store ptr %303, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %310

310:                                              ; preds = %309, %305, %298
  %311 = phi ptr [ %300, %298 ], [ %300, %305 ], [ %303, %309 ]
  %312 = add nuw nsw i64 %299, 1
  %313 = load i32, ptr %279, align 8, !tbaa !5
  %314 = zext i32 %313 to i64
  %315 = icmp samesign ult i64 %312, %314
  br i1 %315, label %298, label %284, !llvm.loop !327

316:                                              ; preds = %295, %274, %266
  %317 = getelementptr inbounds nuw i8, ptr %271, i64 8
  %318 = load ptr, ptr %317, align 8, !tbaa !135
  tail call fastcc void @drop_others(ptr noundef %318)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %271, i8 0, i64 16, i1 false)
  br i1 %267, label %266, label %261, !llvm.loop !429

319:                                              ; preds = %319, %246
  %320 = phi i64 [ 0, %246 ], [ %322, %319 ]
  %321 = getelementptr inbounds nuw %struct.Pair, ptr %249, i64 %320
  tail call fastcc void @pair_drop(ptr noundef nonnull %321)
  %322 = add nuw nsw i64 %320, 1
  %323 = icmp eq i64 %322, 16
  br i1 %323, label %324, label %319, !llvm.loop !430

324:                                              ; preds = %319, %191
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %325, align 8, !tbaa !212
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
!12 = !{!"", !10, i64 0, !13, i64 8, !13, i64 16, !13, i64 24, !14, i64 32, !10, i64 40, !7, i64 48, !7, i64 60, !15, i64 72, !14, i64 80, !13, i64 88, !16, i64 96, !13, i64 104, !16, i64 112, !16, i64 120, !13, i64 128, !13, i64 136, !13, i64 144, !13, i64 152, !13, i64 160, !13, i64 168, !13, i64 176, !13, i64 184, !13, i64 192, !13, i64 200, !13, i64 208, !16, i64 216, !13, i64 224, !10, i64 232, !14, i64 240, !15, i64 248, !15, i64 256, !15, i64 264, !15, i64 272, !13, i64 280, !13, i64 288, !15, i64 296, !13, i64 304, !13, i64 312, !13, i64 320, !13, i64 328, !14, i64 336, !14, i64 344, !14, i64 352, !14, i64 360, !15, i64 368, !16, i64 376, !13, i64 384, !13, i64 392, !13, i64 400, !17, i64 408, !17, i64 416, !13, i64 424, !16, i64 432, !13, i64 440, !14, i64 448, !13, i64 456, !13, i64 464, !16, i64 472, !10, i64 480, !13, i64 488, !13, i64 496, !13, i64 504, !6, i64 512, !6, i64 516, !13, i64 520, !13, i64 528, !16, i64 536, !18, i64 544, !16, i64 576, !16, i64 584, !13, i64 592, !19, i64 600, !13, i64 648}
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
!80 = !{!35, !6, i64 4}
!81 = !{!82, !82, i64 0}
!82 = !{!"p1 _ZTS8Location", !10, i64 0}
!83 = !{!84, !13, i64 8}
!84 = !{!"Location", !82, i64 0, !13, i64 8, !13, i64 16, !6, i64 24, !6, i64 28, !7, i64 32, !10, i64 1344, !7, i64 1352}
!85 = !{!84, !13, i64 16}
!86 = distinct !{!86, !47, !48}
!87 = !{!88, !88, i64 0}
!88 = !{!"p1 _ZTS4Free", !10, i64 0}
!89 = !{!90, !88, i64 0}
!90 = !{!"Free", !88, i64 0}
!91 = !{!12, !16, i64 432}
!92 = !{!84, !82, i64 0}
!93 = !{!12, !13, i64 400}
!94 = !{!12, !17, i64 408}
!95 = !{!12, !17, i64 416}
!96 = !{!35, !6, i64 8}
!97 = !{!12, !13, i64 424}
!98 = !{!99, !100, i64 62}
!99 = !{!"Cell", !7, i64 0, !7, i64 40, !6, i64 56, !100, i64 60, !100, i64 62}
!100 = !{!"short", !7, i64 0}
!101 = distinct !{!101, !47, !48}
!102 = !{!84, !6, i64 24}
!103 = !{!104, !100, i64 20}
!104 = !{!"", !13, i64 0, !6, i64 8, !6, i64 12, !100, i64 16, !100, i64 18, !100, i64 20, !100, i64 22, !6, i64 24, !6, i64 28, !7, i64 32, !105, i64 104, !7, i64 136, !7, i64 296}
!105 = !{!"", !36, i64 0, !36, i64 16}
!106 = !{!107, !6, i64 196}
!107 = !{!"", !105, i64 0, !7, i64 32, !7, i64 96, !7, i64 160, !6, i64 192, !6, i64 196, !6, i64 200, !6, i64 204, !6, i64 208, !6, i64 212}
!108 = !{!104, !6, i64 24}
!109 = !{!110, !6, i64 0}
!110 = !{!"", !6, i64 0, !6, i64 4, !100, i64 8, !100, i64 10}
!111 = !{!110, !100, i64 8}
!112 = !{!107, !6, i64 200}
!113 = !{!110, !100, i64 10}
!114 = !{!107, !6, i64 204}
!115 = distinct !{!115, !47, !48}
!116 = !{!107, !6, i64 192}
!117 = !{!110, !6, i64 4}
!118 = !{!104, !6, i64 28}
!119 = !{!100, !100, i64 0}
!120 = !{!104, !6, i64 8}
!121 = !{!104, !13, i64 0}
!122 = !{!104, !6, i64 12}
!123 = !{!104, !100, i64 22}
!124 = !{!125, !6, i64 0}
!125 = !{!"", !6, i64 0, !105, i64 8}
!126 = distinct !{!126, !47, !48}
!127 = !{!84, !10, i64 1344}
!128 = !{!84, !6, i64 28}
!129 = !{i64 0, i64 8, !61, i64 8, i64 4, !5, i64 12, i64 4, !5, i64 16, i64 2, !119, i64 18, i64 2, !119, i64 20, i64 2, !119, i64 22, i64 2, !119, i64 24, i64 4, !5, i64 28, i64 4, !5, i64 32, i64 72, !29, i64 104, i64 8, !9, i64 112, i64 8, !9, i64 120, i64 8, !9, i64 128, i64 8, !9, i64 136, i64 160, !29, i64 296, i64 32, !29}
!130 = distinct !{!130, !47, !48}
!131 = !{!104, !100, i64 16}
!132 = !{!104, !100, i64 18}
!133 = !{!12, !6, i64 512}
!134 = !{!36, !10, i64 0}
!135 = !{!36, !10, i64 8}
!136 = distinct !{!136, !47, !48}
!137 = !{!138, !10, i64 8}
!138 = !{!"", !6, i64 0, !6, i64 4, !10, i64 8}
!139 = distinct !{!139, !47, !48}
!140 = !{!107, !6, i64 212}
!141 = !{!32, !13, i64 24}
!142 = !{!12, !13, i64 560}
!143 = !{!107, !6, i64 208}
!144 = !{!145, !6, i64 0}
!145 = !{!"", !146, i64 0, !6, i64 20, !13, i64 24, !147, i64 32}
!146 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !100, i64 12, !100, i64 14, !7, i64 16, !7, i64 17, !100, i64 18}
!147 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !13, i64 40, !13, i64 48, !13, i64 56}
!148 = !{!145, !7, i64 16}
!149 = !{!145, !6, i64 20}
!150 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 2, !119, i64 14, i64 2, !119, i64 16, i64 1, !29, i64 17, i64 1, !29, i64 18, i64 2, !119, i64 20, i64 4, !5, i64 24, i64 8, !61, i64 32, i64 4, !5, i64 36, i64 4, !5, i64 40, i64 4, !5, i64 44, i64 4, !5, i64 48, i64 4, !5, i64 52, i64 4, !5, i64 56, i64 4, !5, i64 60, i64 4, !5, i64 64, i64 4, !5, i64 68, i64 4, !5, i64 72, i64 8, !61, i64 80, i64 8, !61, i64 88, i64 8, !61}
!151 = distinct !{!151, !47, !48}
!152 = distinct !{!152, !47, !48}
!153 = distinct !{!153, !47, !48}
!154 = !{!12, !6, i64 600}
!155 = !{!12, !6, i64 604}
!156 = !{!12, !6, i64 608}
!157 = !{!35, !6, i64 0}
!158 = !{!12, !6, i64 616}
!159 = !{!12, !6, i64 620}
!160 = !{!161, !6, i64 36}
!161 = !{!"", !16, i64 0, !16, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!162 = !{!163, !6, i64 8}
!163 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!164 = !{!16, !16, i64 0}
!165 = !{!163, !6, i64 4}
!166 = !{!163, !6, i64 0}
!167 = !{!12, !13, i64 544}
!168 = !{!12, !13, i64 440}
!169 = distinct !{!169, !47, !48}
!170 = !{!105, !10, i64 0}
!171 = !{!146, !6, i64 0}
!172 = !{!146, !7, i64 16}
!173 = !{!146, !6, i64 8}
!174 = !{!146, !6, i64 4}
!175 = distinct !{!175, !47, !48}
!176 = distinct !{!176, !47, !48}
!177 = distinct !{!177, !47, !48}
!178 = distinct !{!178, !47, !48}
!179 = distinct !{!179, !47, !48}
!180 = !{!99, !6, i64 56}
!181 = distinct !{!181, !47, !48}
!182 = distinct !{!182, !47, !48}
!183 = !{!99, !100, i64 60}
!184 = !{!146, !100, i64 18}
!185 = distinct !{!185, !47, !48}
!186 = distinct !{!186, !47, !48}
!187 = !{!146, !100, i64 14}
!188 = !{!146, !7, i64 17}
!189 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 2, !119, i64 14, i64 2, !119, i64 16, i64 1, !29, i64 17, i64 1, !29, i64 18, i64 2, !119}
!190 = !{!146, !100, i64 12}
!191 = distinct !{!191, !47, !48}
!192 = distinct !{!192, !47, !48}
!193 = distinct !{!193, !47, !48}
!194 = !{!161, !6, i64 40}
!195 = !{!161, !6, i64 16}
!196 = !{!161, !6, i64 20}
!197 = !{!161, !16, i64 8}
!198 = !{!161, !16, i64 0}
!199 = distinct !{!199, !47, !48}
!200 = !{!161, !6, i64 32}
!201 = !{!161, !6, i64 28}
!202 = !{!161, !6, i64 24}
!203 = distinct !{!203, !47, !48}
!204 = !{!12, !13, i64 648}
!205 = !{!32, !10, i64 48}
!206 = !{!12, !13, i64 224}
!207 = !{!12, !16, i64 216}
!208 = !{!35, !10, i64 24}
!209 = !{!32, !6, i64 20}
!210 = !{!32, !13, i64 64}
!211 = !{!32, !13, i64 72}
!212 = !{!35, !6, i64 16}
!213 = distinct !{!213, !47, !48}
!214 = distinct !{!214, !47, !48}
!215 = !{!32, !6, i64 60}
!216 = distinct !{!216, !47, !48}
!217 = !{!32, !6, i64 56}
!218 = distinct !{!218, !47, !48}
!219 = !{!12, !6, i64 628}
!220 = !{!32, !13, i64 80}
!221 = distinct !{!221, !47, !48}
!222 = !{!32, !13, i64 88}
!223 = distinct !{!223, !47, !48}
!224 = !{!12, !13, i64 528}
!225 = !{!12, !16, i64 536}
!226 = !{!227, !227, i64 0}
!227 = !{!"any p2 pointer", !10, i64 0}
!228 = !{!12, !16, i64 584}
!229 = !{!12, !14, i64 240}
!230 = !{!12, !13, i64 16}
!231 = !{!12, !10, i64 232}
!232 = !{!32, !14, i64 32}
!233 = !{!32, !16, i64 40}
!234 = distinct !{!234, !47, !48}
!235 = distinct !{!235, !47, !48}
!236 = distinct !{!236, !47, !48}
!237 = !{!12, !13, i64 552}
!238 = !{!33, !33, i64 0}
!239 = distinct !{!239, !47, !48}
!240 = distinct !{!240, !47, !48}
!241 = !{!12, !13, i64 8}
!242 = distinct !{!242, !47, !48}
!243 = !{!12, !15, i64 72}
!244 = !{!75, !6, i64 4}
!245 = !{!75, !6, i64 0}
!246 = distinct !{!246, !47, !48}
!247 = distinct !{!247, !47, !48}
!248 = distinct !{!248, !47, !48}
!249 = distinct !{!249, !47, !48}
!250 = !{!12, !13, i64 592}
!251 = distinct !{!251, !47, !48}
!252 = distinct !{!252, !47, !48}
!253 = distinct !{!253, !47, !48}
!254 = distinct !{!254, !47, !48}
!255 = distinct !{!255, !47, !48}
!256 = distinct !{!256, !47, !48}
!257 = !{!12, !13, i64 568}
!258 = !{!35, !16, i64 688}
!259 = !{!12, !13, i64 136}
!260 = distinct !{!260, !47, !48}
!261 = distinct !{!261, !47, !48}
!262 = distinct !{!262, !47, !48}
!263 = distinct !{!263, !47, !48}
!264 = !{!12, !14, i64 80}
!265 = distinct !{!265, !47, !48}
!266 = distinct !{!266, !47, !48}
!267 = distinct !{!267, !47, !48}
!268 = distinct !{!268, !47, !48}
!269 = !{!12, !10, i64 0}
!270 = distinct !{!270, !47, !48}
!271 = distinct !{!271, !47, !48}
!272 = distinct !{!272, !47, !48}
!273 = !{!12, !13, i64 488}
!274 = !{!12, !10, i64 480}
!275 = !{!147, !6, i64 0}
!276 = !{!147, !6, i64 4}
!277 = !{!147, !6, i64 8}
!278 = !{!147, !6, i64 20}
!279 = !{!147, !6, i64 12}
!280 = !{!147, !6, i64 16}
!281 = !{!147, !13, i64 56}
!282 = !{!147, !13, i64 40}
!283 = !{!147, !13, i64 48}
!284 = distinct !{!284, !47, !48}
!285 = !{!12, !13, i64 496}
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
!306 = !{!12, !13, i64 632}
!307 = !{!12, !13, i64 640}
!308 = !{!12, !6, i64 612}
!309 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 4, !5, i64 16, i64 4, !5, i64 20, i64 4, !5, i64 24, i64 4, !5, i64 28, i64 4, !5, i64 32, i64 4, !5, i64 36, i64 4, !5, i64 40, i64 8, !61, i64 48, i64 8, !61, i64 56, i64 8, !61}
!310 = !{!12, !16, i64 472}
!311 = distinct !{!311, !47, !48}
!312 = !{!313}
!313 = distinct !{!313, !314, !"found_one: argument 0"}
!314 = distinct !{!314, !"found_one"}
!315 = !{!12, !14, i64 448}
!316 = !{!12, !13, i64 456}
!317 = !{!12, !13, i64 464}
!318 = !{!319}
!319 = distinct !{!319, !320, !"found_one: argument 0"}
!320 = distinct !{!320, !"found_one"}
!321 = distinct !{!321, !47, !48}
!322 = !{!104, !10, i64 104}
!323 = distinct !{!323, !47, !48}
!324 = distinct !{!324, !47, !48}
!325 = !{!326, !6, i64 0}
!326 = !{!"", !6, i64 0, !7, i64 4}
!327 = distinct !{!327, !47, !48}
!328 = distinct !{!328, !47, !48}
!329 = distinct !{!329, !47, !48}
!330 = distinct !{!330, !47, !48}
!331 = distinct !{!331, !47, !48}
!332 = !{!138, !6, i64 0}
!333 = distinct !{!333, !47, !48}
!334 = distinct !{!334, !47, !48}
!335 = distinct !{!335, !47, !48}
!336 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 8, !9}
!337 = distinct !{!337, !47, !48}
!338 = distinct !{!338, !47, !48}
!339 = distinct !{!339, !47, !48}
!340 = distinct !{!340, !47, !48}
!341 = distinct !{!341, !47, !48}
!342 = !{!343}
!343 = distinct !{!343, !344, !"found_pair: argument 0"}
!344 = distinct !{!344, !"found_pair"}
!345 = !{!346}
!346 = distinct !{!346, !347, !"found_pair: argument 0"}
!347 = distinct !{!347, !"found_pair"}
!348 = distinct !{!348, !47, !48}
!349 = !{!350}
!350 = distinct !{!350, !351, !"found_pair: argument 0"}
!351 = distinct !{!351, !"found_pair"}
!352 = !{!353}
!353 = distinct !{!353, !354, !"found_pair: argument 0"}
!354 = distinct !{!354, !"found_pair"}
!355 = !{!147, !6, i64 24}
!356 = !{!147, !6, i64 28}
!357 = !{!147, !6, i64 32}
!358 = !{!147, !6, i64 36}
!359 = !{!360}
!360 = distinct !{!360, !361, !"found_pair: argument 0"}
!361 = distinct !{!361, !"found_pair"}
!362 = !{!363}
!363 = distinct !{!363, !364, !"found_pair: argument 0"}
!364 = distinct !{!364, !"found_pair"}
!365 = distinct !{!365, !47, !48}
!366 = distinct !{!366, !47, !48}
!367 = distinct !{!367, !47, !48}
!368 = !{!145, !13, i64 24}
!369 = !{!145, !100, i64 12}
!370 = !{!145, !6, i64 36}
!371 = distinct !{!371, !47, !48}
!372 = distinct !{!372, !47, !48}
!373 = distinct !{!373, !47, !48}
!374 = distinct !{!374, !47, !48}
!375 = distinct !{!375, !47, !48}
!376 = distinct !{!376, !47, !48}
!377 = distinct !{!377, !47, !48}
!378 = distinct !{!378, !47, !48}
!379 = distinct !{!379, !47, !48}
!380 = distinct !{!380, !47, !48}
!381 = !{ptr @at_barrier, ptr @in_group}
!382 = distinct !{!382, !47, !48}
!383 = distinct !{!383, !47, !48}
!384 = distinct !{!384, !47, !48}
!385 = distinct !{!385, !47, !48}
!386 = !{!12, !13, i64 304}
!387 = !{!12, !15, i64 296}
!388 = distinct !{!388, !47, !48}
!389 = distinct !{!389, !47, !48}
!390 = !{!12, !16, i64 576}
!391 = !{!12, !13, i64 88}
!392 = distinct !{!392, !47, !48}
!393 = !{!12, !13, i64 208}
!394 = !{!107, !10, i64 0}
!395 = !{!107, !10, i64 16}
!396 = distinct !{!396, !47, !48}
!397 = distinct !{!397, !47, !48}
!398 = distinct !{!398, !47, !48}
!399 = distinct !{!399, !47, !48}
!400 = !{!401}
!401 = distinct !{!401, !402, !"found_one: argument 0"}
!402 = distinct !{!402, !"found_one"}
!403 = !{!12, !6, i64 516}
!404 = !{!32, !13, i64 96}
!405 = distinct !{!405, !47, !48}
!406 = distinct !{!406, !47, !48}
!407 = distinct !{!407, !47, !48}
!408 = distinct !{!408, !47, !48}
!409 = distinct !{!409, !47, !48}
!410 = distinct !{!410, !47, !48}
!411 = distinct !{!411, !47, !48}
!412 = distinct !{!412, !47, !48}
!413 = distinct !{!413, !47, !48}
!414 = distinct !{!414, !47, !48}
!415 = !{!12, !14, i64 32}
!416 = !{!12, !15, i64 248}
!417 = !{!12, !15, i64 256}
!418 = !{!12, !13, i64 288}
!419 = distinct !{!419, !47, !48}
!420 = !{!12, !15, i64 272}
!421 = distinct !{!421, !47, !48}
!422 = !{!12, !15, i64 264}
!423 = distinct !{!423, !47, !48}
!424 = distinct !{!424, !47, !48}
!425 = distinct !{!425, !47, !48}
!426 = !{!12, !13, i64 280}
!427 = distinct !{!427, !47, !48}
!428 = distinct !{!428, !47, !48}
!429 = distinct !{!429, !47, !48}
!430 = distinct !{!430, !47, !48}
