; Made from runtime.c by scripts/build_simt_runtime.py; do not edit.

%struct.State = type { [3 x i32], [3 x i32], [3 x i32], i32, [6 x i64], [8 x i64], i32, i32, i64, [8192 x i8], i64, ptr }
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
%struct.Thread = type { [3 x i32], i32, i32, i32, i64, ptr, ptr, ptr, i32, i32, i64, i64, i64, i64, i64, i32, i32, ptr, i32, i32 }
%struct.Decision = type { [2 x i64], [2 x double] }

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
@acquired = internal unnamed_addr global ptr null, align 8
@max_doubts = internal unnamed_addr global i32 0, align 4
@blocks = internal global [256 x %struct.Block] zeroinitializer, align 16
@random_state = internal unnamed_addr global i64 0, align 8
@releases = internal unnamed_addr global i32 0, align 4
@run_scheduled.inclinations = internal unnamed_addr constant [4 x i8] c"\01\03\0A(", align 1
@inclination = internal unnamed_addr global i32 0, align 4
@in_flight = internal unnamed_addr global i32 0, align 4
@n_parked = internal unnamed_addr global i32 0, align 4
@n_ready = internal unnamed_addr global i32 0, align 4
@let_go = internal unnamed_addr global ptr null, align 8
@held = internal unnamed_addr global ptr null, align 8
@holds = internal unnamed_addr global i32 0, align 4
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
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #24
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
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(216) %11, i8 0, i64 216, i1 false)
  %294 = getelementptr inbounds nuw %struct.Group, ptr %279, i64 %285
  %295 = load i32, ptr %294, align 8, !tbaa !124
  store i32 %295, ptr %41, align 4, !tbaa !106
  %296 = getelementptr inbounds nuw i8, ptr %294, i64 8
  call fastcc void @offer(ptr noundef %10, ptr noundef nonnull %11, ptr noundef nonnull %296, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #24
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
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #24
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
  br i1 %7, label %276, label %8

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
  br i1 %17, label %171, label %18

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

120:                                              ; preds = %119, %72
  %121 = getelementptr inbounds nuw i8, ptr %13, i64 196
  %122 = load i32, ptr %121, align 4, !tbaa !106
  %123 = getelementptr inbounds nuw i8, ptr %13, i64 200
  %124 = load i32, ptr %123, align 8, !tbaa !112
  %125 = load ptr, ptr @L, align 8, !tbaa !9
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 60
  %127 = load i32, ptr %126, align 4, !tbaa !5
  %128 = getelementptr inbounds nuw i8, ptr %125, i64 64
  %129 = load i32, ptr %128, align 4, !tbaa !5
  %130 = mul i32 %129, %127
  %131 = getelementptr inbounds nuw i8, ptr %125, i64 68
  %132 = load i32, ptr %131, align 4, !tbaa !5
  %133 = mul i32 %130, %132
  %134 = load ptr, ptr @acquired, align 8, !tbaa !152
  %135 = getelementptr inbounds nuw i8, ptr %125, i64 512
  %136 = load i32, ptr %135, align 8, !tbaa !133
  %137 = xor i32 %136, -1
  %138 = add i32 %122, %137
  %139 = zext i32 %138 to i64
  %140 = add i32 %133, 31
  %141 = lshr i32 %140, 5
  %142 = zext nneg i32 %141 to i64
  %143 = mul nuw nsw i64 %139, %142
  %144 = zext i32 %124 to i64
  %145 = getelementptr inbounds nuw ptr, ptr %134, i64 %143
  %146 = getelementptr inbounds nuw ptr, ptr %145, i64 %144
  %147 = load ptr, ptr %146, align 8, !tbaa !155
  %148 = icmp eq ptr %147, null
  br i1 %148, label %149, label %163

149:                                              ; preds = %120
  %150 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 56), align 8, !tbaa !87
  %151 = icmp eq ptr %150, null
  br i1 %151, label %154, label %152

152:                                              ; preds = %149
  %153 = load ptr, ptr %150, align 8, !tbaa !89
  store ptr %153, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 56), align 8, !tbaa !87
  br label %160

154:                                              ; preds = %149
  %155 = getelementptr inbounds nuw i8, ptr %125, i64 432
  %156 = load ptr, ptr %155, align 8, !tbaa !91
  %157 = load i64, ptr @pool_used, align 8, !tbaa !61
  %158 = getelementptr inbounds nuw i8, ptr %156, i64 %157
  %159 = add i64 %157, 128
  store i64 %159, ptr @pool_used, align 8, !tbaa !61
  br label %160

160:                                              ; preds = %154, %152
  %161 = phi ptr [ %150, %152 ], [ %158, %154 ]
  store ptr %161, ptr %146, align 8, !tbaa !155
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %161, i8 0, i64 128, i1 false)
  %162 = load ptr, ptr %146, align 8, !tbaa !155
  br label %163

163:                                              ; preds = %160, %120
  %164 = phi ptr [ %162, %160 ], [ %147, %120 ]
  %165 = getelementptr inbounds nuw i8, ptr %13, i64 192
  %166 = load i32, ptr %165, align 8, !tbaa !116
  %167 = getelementptr inbounds nuw i8, ptr %13, i64 204
  %168 = load i32, ptr %167, align 4, !tbaa !114
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i32, ptr %164, i64 %169
  store i32 %166, ptr %170, align 4, !tbaa !5
  br label %171

171:                                              ; preds = %163, %8
  %172 = and i32 %1, 512
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %236, label %174

174:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %3, i8 0, i64 32, i1 false)
  %175 = getelementptr inbounds nuw i8, ptr %13, i64 160
  call fastcc void @order_set(ptr noundef nonnull %3, ptr noundef nonnull %175)
  br i1 %15, label %206, label %176

176:                                              ; preds = %174
  %177 = getelementptr inbounds nuw i8, ptr %13, i64 176
  call fastcc void @order_join(ptr noundef nonnull %3, ptr noundef nonnull %177)
  %178 = getelementptr inbounds nuw i8, ptr %3, i64 16
  call fastcc void @order_set(ptr noundef nonnull %178, ptr noundef nonnull %3)
  %179 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %180 = load ptr, ptr %13, align 8, !tbaa !134
  %181 = load ptr, ptr %179, align 8, !tbaa !134
  %182 = icmp eq ptr %180, %181
  br i1 %182, label %183, label %200

183:                                              ; preds = %176
  %184 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %185 = load ptr, ptr %184, align 8, !tbaa !135
  %186 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %187 = load ptr, ptr %186, align 8, !tbaa !135
  %188 = icmp eq ptr %185, %187
  br i1 %188, label %189, label %200

189:                                              ; preds = %183
  %190 = load ptr, ptr %3, align 8, !tbaa !134
  %191 = load ptr, ptr %178, align 8, !tbaa !134
  %192 = icmp eq ptr %190, %191
  br i1 %192, label %193, label %200

193:                                              ; preds = %189
  %194 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %195 = load ptr, ptr %194, align 8, !tbaa !135
  %196 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %197 = load ptr, ptr %196, align 8, !tbaa !135
  %198 = icmp eq ptr %195, %197
  call fastcc void @order_join(ptr noundef nonnull %13, ptr noundef nonnull readonly %3)
  br i1 %198, label %199, label %201

199:                                              ; preds = %193
  tail call fastcc void @order_set(ptr noundef nonnull %179, ptr noundef nonnull %13)
  br label %202

200:                                              ; preds = %189, %183, %176
  call fastcc void @order_join(ptr noundef nonnull %13, ptr noundef nonnull readonly %3)
  br label %201

201:                                              ; preds = %200, %193
  call fastcc void @order_join(ptr noundef nonnull %179, ptr noundef nonnull readonly %178)
  br label %202

202:                                              ; preds = %201, %199
  call fastcc void @pair_drop(ptr noundef nonnull %3)
  %203 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %204 = load ptr, ptr %203, align 8, !tbaa !31
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 672
  tail call fastcc void @order_join(ptr noundef nonnull %179, ptr noundef nonnull %205)
  tail call fastcc void @order_join(ptr noundef nonnull %179, ptr noundef nonnull @device_fences)
  br label %235

206:                                              ; preds = %174
  %207 = getelementptr inbounds nuw i8, ptr %3, i64 16
  call fastcc void @order_set(ptr noundef nonnull %207, ptr noundef nonnull %3)
  %208 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %209 = load ptr, ptr %13, align 8, !tbaa !134
  %210 = load ptr, ptr %208, align 8, !tbaa !134
  %211 = icmp eq ptr %209, %210
  br i1 %211, label %212, label %229

212:                                              ; preds = %206
  %213 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %214 = load ptr, ptr %213, align 8, !tbaa !135
  %215 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %216 = load ptr, ptr %215, align 8, !tbaa !135
  %217 = icmp eq ptr %214, %216
  br i1 %217, label %218, label %229

218:                                              ; preds = %212
  %219 = load ptr, ptr %3, align 8, !tbaa !134
  %220 = load ptr, ptr %207, align 8, !tbaa !134
  %221 = icmp eq ptr %219, %220
  br i1 %221, label %222, label %229

222:                                              ; preds = %218
  %223 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %224 = load ptr, ptr %223, align 8, !tbaa !135
  %225 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %226 = load ptr, ptr %225, align 8, !tbaa !135
  %227 = icmp eq ptr %224, %226
  call fastcc void @order_join(ptr noundef nonnull %13, ptr noundef nonnull readonly %3)
  br i1 %227, label %228, label %230

228:                                              ; preds = %222
  tail call fastcc void @order_set(ptr noundef nonnull %208, ptr noundef nonnull %13)
  br label %231

229:                                              ; preds = %218, %212, %206
  call fastcc void @order_join(ptr noundef nonnull %13, ptr noundef nonnull readonly %3)
  br label %230

230:                                              ; preds = %229, %222
  call fastcc void @order_join(ptr noundef nonnull %208, ptr noundef nonnull readonly %207)
  br label %231

231:                                              ; preds = %230, %228
  call fastcc void @pair_drop(ptr noundef nonnull %3)
  %232 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %233 = load ptr, ptr %232, align 8, !tbaa !31
  %234 = getelementptr inbounds nuw i8, ptr %233, i64 672
  tail call fastcc void @order_join(ptr noundef nonnull %208, ptr noundef nonnull %234)
  br label %235

235:                                              ; preds = %231, %202
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
  br label %236

236:                                              ; preds = %235, %171
  %237 = getelementptr inbounds nuw i8, ptr %13, i64 200
  %238 = load i32, ptr %237, align 8, !tbaa !112
  %239 = getelementptr inbounds nuw i8, ptr %13, i64 204
  %240 = load i32, ptr %239, align 4, !tbaa !114
  %241 = shl nuw i32 1, %240
  %242 = getelementptr inbounds nuw i8, ptr %13, i64 192
  %243 = load i32, ptr %242, align 8, !tbaa !116
  tail call fastcc void @pair_set_lanes(ptr noundef %13, i32 noundef %238, i32 noundef %241, i32 noundef %243)
  %244 = load i32, ptr %242, align 8, !tbaa !116
  %245 = add i32 %244, 1
  store i32 %245, ptr %242, align 8, !tbaa !116
  %246 = and i32 %1, 32
  %247 = icmp eq i32 %246, 0
  br i1 %247, label %252, label %248

248:                                              ; preds = %236
  %249 = getelementptr inbounds nuw i8, ptr %13, i64 32
  tail call fastcc void @order_set(ptr noundef nonnull %249, ptr noundef nonnull readonly %13)
  %250 = getelementptr inbounds nuw i8, ptr %13, i64 48
  %251 = getelementptr inbounds nuw i8, ptr %13, i64 16
  tail call fastcc void @order_set(ptr noundef nonnull %250, ptr noundef nonnull readonly %251)
  br i1 %15, label %253, label %258

252:                                              ; preds = %236
  br i1 %173, label %276, label %265

253:                                              ; preds = %248
  br i1 %173, label %276, label %254

254:                                              ; preds = %253
  %255 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %256 = load ptr, ptr %255, align 8, !tbaa !31
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 672
  tail call fastcc void @order_join(ptr noundef nonnull %257, ptr noundef nonnull %251)
  br label %273

258:                                              ; preds = %248
  %259 = getelementptr inbounds nuw i8, ptr %13, i64 64
  tail call fastcc void @order_set(ptr noundef nonnull %259, ptr noundef nonnull readonly %13)
  %260 = getelementptr inbounds nuw i8, ptr %13, i64 80
  tail call fastcc void @order_set(ptr noundef nonnull %260, ptr noundef nonnull readonly %251)
  br i1 %173, label %276, label %261

261:                                              ; preds = %258
  %262 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %263 = load ptr, ptr %262, align 8, !tbaa !31
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 672
  tail call fastcc void @order_join(ptr noundef nonnull %264, ptr noundef nonnull %251)
  br label %270

265:                                              ; preds = %252
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %267 = load ptr, ptr %266, align 8, !tbaa !31
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 672
  %269 = getelementptr inbounds nuw i8, ptr %13, i64 16
  tail call fastcc void @order_join(ptr noundef nonnull %268, ptr noundef nonnull %269)
  br i1 %15, label %273, label %270

270:                                              ; preds = %265, %261
  %271 = phi ptr [ %251, %261 ], [ %269, %265 ]
  tail call fastcc void @order_join(ptr noundef nonnull @device_fences, ptr noundef nonnull %271)
  %272 = getelementptr inbounds nuw i8, ptr %13, i64 160
  tail call fastcc void @order_join(ptr noundef nonnull %272, ptr noundef nonnull %13)
  br label %273

273:                                              ; preds = %270, %265, %254
  %274 = phi i64 [ 176, %270 ], [ 160, %254 ], [ 160, %265 ]
  %275 = getelementptr inbounds nuw i8, ptr %13, i64 %274
  tail call fastcc void @order_join(ptr noundef nonnull %275, ptr noundef nonnull %13)
  br label %276

276:                                              ; preds = %273, %258, %253, %252, %2
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @gevo_given(ptr noundef %0, i64 noundef %1) #2 {
  %3 = load ptr, ptr @L, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 472
  %5 = load ptr, ptr %4, align 8, !tbaa !156
  %6 = icmp eq ptr %5, null
  br i1 %6, label %27, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 96
  %9 = load ptr, ptr %8, align 8, !tbaa !26
  %10 = ptrtoint ptr %0 to i64
  %11 = ptrtoint ptr %9 to i64
  %12 = sub i64 %10, %11
  %13 = add i64 %12, %1
  %14 = icmp ult i64 %12, %13
  br i1 %14, label %15, label %27

15:                                               ; preds = %7, %15
  %16 = phi i64 [ %25, %15 ], [ %12, %7 ]
  %17 = trunc i64 %16 to i8
  %18 = and i8 %17, 7
  %19 = shl nuw i8 1, %18
  %20 = load ptr, ptr %4, align 8, !tbaa !156
  %21 = lshr i64 %16, 3
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !29
  %24 = or i8 %23, %19
  store i8 %24, ptr %22, align 1, !tbaa !29
  %25 = add nuw i64 %16, 1
  %26 = icmp eq i64 %25, %13
  br i1 %26, label %27, label %15, !llvm.loop !157

27:                                               ; preds = %15, %7, %2
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
  br i1 %14, label %22, label %8, !llvm.loop !158

15:                                               ; preds = %6, %15
  %16 = phi i64 [ %17, %15 ], [ %2, %6 ]
  %17 = add i64 %16, -1
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !29
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  store i8 %19, ptr %20, align 1, !tbaa !29
  %21 = icmp eq i64 %17, 0
  br i1 %21, label %22, label %15, !llvm.loop !159

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
  store i32 %2, ptr %8, align 8, !tbaa !160
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 604
  store i32 %1, ptr %9, align 4, !tbaa !161
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 608
  store i32 -1, ptr %10, align 8, !tbaa !162
  %11 = icmp eq ptr %0, null
  br i1 %11, label %18, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %14 = load ptr, ptr %13, align 8, !tbaa !31
  %15 = load i32, ptr %14, align 8, !tbaa !163
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %17 = load i32, ptr %16, align 8, !tbaa !51
  br label %18

18:                                               ; preds = %12, %6
  %19 = phi i32 [ %15, %12 ], [ 0, %6 ]
  %20 = phi i32 [ %17, %12 ], [ 0, %6 ]
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 616
  store i32 %19, ptr %21, align 8, !tbaa !164
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 620
  store i32 %20, ptr %22, align 4, !tbaa !165
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
  %106 = load i32, ptr %105, align 4, !tbaa !166
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
  store i32 14, ptr %118, align 8, !tbaa !160
  %119 = getelementptr inbounds nuw i8, ptr %11, i64 604
  store i32 -1, ptr %119, align 4, !tbaa !161
  %120 = getelementptr inbounds nuw i8, ptr %11, i64 608
  store i32 -1, ptr %120, align 8, !tbaa !162
  %121 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %122 = load ptr, ptr %121, align 8, !tbaa !31
  %123 = load i32, ptr %122, align 8, !tbaa !163
  %124 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %125 = load i32, ptr %124, align 8, !tbaa !51
  %126 = getelementptr inbounds nuw i8, ptr %11, i64 616
  store i32 %123, ptr %126, align 8, !tbaa !164
  %127 = getelementptr inbounds nuw i8, ptr %11, i64 620
  store i32 %125, ptr %127, align 4, !tbaa !165
  br label %196

128:                                              ; preds = %110, %101
  %129 = phi i64 [ %113, %110 ], [ %103, %101 ]
  %130 = phi ptr [ %112, %110 ], [ %102, %101 ]
  %131 = phi i32 [ %108, %110 ], [ %99, %101 ]
  %132 = getelementptr inbounds %struct.Copy, ptr %130, i64 %129
  %133 = getelementptr inbounds nuw i8, ptr %98, i64 8
  %134 = load i32, ptr %133, align 4, !tbaa !168
  store ptr %2, ptr %132, align 8, !tbaa !170
  %135 = getelementptr inbounds nuw i8, ptr %132, i64 8
  store ptr %4, ptr %135, align 8, !tbaa !170
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
  %145 = load i32, ptr %144, align 4, !tbaa !171
  %146 = icmp eq i32 %145, -1
  br i1 %146, label %147, label %148

147:                                              ; preds = %128
  store i32 %131, ptr %98, align 4, !tbaa !172
  br label %152

148:                                              ; preds = %128
  %149 = sext i32 %145 to i64
  %150 = getelementptr inbounds %struct.Copy, ptr %130, i64 %149
  %151 = getelementptr inbounds nuw i8, ptr %150, i64 36
  store i32 %131, ptr %151, align 4, !tbaa !166
  br label %152

152:                                              ; preds = %148, %147
  store i32 %131, ptr %144, align 4, !tbaa !171
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
  %178 = load i64, ptr %177, align 8, !tbaa !173
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
  br i1 %24, label %792, label %25

25:                                               ; preds = %21, %17
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %27 = load i64, ptr %26, align 8, !tbaa !41
  %28 = icmp ult i64 %2, %27
  br i1 %28, label %33, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %31 = load i64, ptr %30, align 8, !tbaa !42
  %32 = icmp ult i64 %2, %31
  br i1 %32, label %792, label %33

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
  br i1 %43, label %792, label %44

44:                                               ; preds = %37, %33
  %45 = load i64, ptr @pool_used, align 8, !tbaa !61
  %46 = add i64 %45, 33554432
  %47 = getelementptr inbounds nuw i8, ptr %9, i64 440
  %48 = load i64, ptr %47, align 8, !tbaa !174
  %49 = icmp ugt i64 %46, %48
  br i1 %49, label %50, label %69

50:                                               ; preds = %44
  %51 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %792

53:                                               ; preds = %50
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %54 = getelementptr inbounds nuw i8, ptr %9, i64 600
  store i32 14, ptr %54, align 8, !tbaa !160
  %55 = getelementptr inbounds nuw i8, ptr %9, i64 604
  store i32 -1, ptr %55, align 4, !tbaa !161
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 608
  store i32 -1, ptr %56, align 8, !tbaa !162
  %57 = icmp eq ptr %0, null
  br i1 %57, label %64, label %58

58:                                               ; preds = %53
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %60 = load ptr, ptr %59, align 8, !tbaa !31
  %61 = load i32, ptr %60, align 8, !tbaa !163
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %63 = load i32, ptr %62, align 8, !tbaa !51
  br label %64

64:                                               ; preds = %58, %53
  %65 = phi i32 [ %61, %58 ], [ 0, %53 ]
  %66 = phi i32 [ %63, %58 ], [ 0, %53 ]
  %67 = getelementptr inbounds nuw i8, ptr %9, i64 616
  store i32 %65, ptr %67, align 8, !tbaa !164
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 620
  store i32 %66, ptr %68, align 4, !tbaa !165
  br label %792

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
  br i1 %89, label %91, label %85, !llvm.loop !175

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
  %128 = load ptr, ptr %127, align 8, !tbaa !176
  %129 = icmp eq ptr %128, null
  %130 = getelementptr inbounds nuw i8, ptr %76, i64 64
  %131 = load ptr, ptr %130, align 8, !tbaa !176
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
  %157 = load i32, ptr %156, align 4, !tbaa !177
  %158 = icmp eq i32 %157, %78
  br i1 %158, label %159, label %173

159:                                              ; preds = %151
  %160 = getelementptr inbounds nuw i8, ptr %156, i64 16
  %161 = load i8, ptr %160, align 4, !tbaa !178
  %162 = zext i8 %161 to i32
  %163 = icmp eq i32 %84, %162
  br i1 %163, label %164, label %173

164:                                              ; preds = %159
  %165 = getelementptr inbounds nuw i8, ptr %156, i64 8
  %166 = load i32, ptr %165, align 4, !tbaa !179
  %167 = and i32 %166, %92
  %168 = icmp eq i32 %167, 0
  br i1 %168, label %173, label %169

169:                                              ; preds = %164
  %170 = getelementptr inbounds nuw i8, ptr %156, i64 4
  %171 = load i32, ptr %170, align 4, !tbaa !180
  %172 = icmp eq i32 %171, %80
  br i1 %172, label %181, label %173

173:                                              ; preds = %169, %164, %159, %151
  %174 = add i32 %145, 1
  br label %144, !llvm.loop !181

175:                                              ; preds = %148
  br i1 %137, label %136, label %176, !llvm.loop !182

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
  br i1 %185, label %186, label %792

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

211:                                              ; preds = %186, %788
  %212 = phi i64 [ %122, %186 ], [ %789, %788 ]
  %213 = phi ptr [ %120, %186 ], [ %790, %788 ]
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
  %230 = icmp ne i8 %227, %229
  br i1 %230, label %231, label %221

231:                                              ; preds = %224, %221, %214, %211
  %232 = phi i1 [ true, %211 ], [ false, %214 ], [ %230, %221 ], [ %230, %224 ]
  %233 = phi i32 [ 0, %211 ], [ 1, %214 ], [ 0, %224 ], [ 1, %221 ]
  br i1 %190, label %299, label %234

234:                                              ; preds = %231
  %235 = getelementptr inbounds nuw i8, ptr %213, i64 62
  %236 = load i16, ptr %235, align 2, !tbaa !98
  %237 = icmp eq i16 %236, 0
  br i1 %237, label %299, label %238

238:                                              ; preds = %234
  %239 = load ptr, ptr @L, align 8, !tbaa !9
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 128
  %241 = load i64, ptr %240, align 8, !tbaa !37
  %242 = icmp ult i64 %212, %241
  br i1 %242, label %254, label %243

243:                                              ; preds = %238
  %244 = getelementptr inbounds nuw i8, ptr %239, i64 144
  %245 = load i64, ptr %244, align 8, !tbaa !38
  %246 = icmp ult i64 %212, %245
  br i1 %246, label %247, label %254

247:                                              ; preds = %243
  %248 = load ptr, ptr %191, align 8, !tbaa !31
  %249 = getelementptr inbounds nuw i8, ptr %248, i64 4
  %250 = load i32, ptr %249, align 4, !tbaa !80
  %251 = zext i32 %250 to i64
  %252 = shl nuw i64 %251, 32
  %253 = or i64 %252, %212
  br label %254

254:                                              ; preds = %247, %243, %238
  %255 = phi i64 [ %253, %247 ], [ %212, %243 ], [ %212, %238 ]
  br label %256

256:                                              ; preds = %296, %254
  %257 = phi i64 [ 1, %254 ], [ %297, %296 ]
  %258 = sub nsw i64 0, %257
  %259 = and i64 %255, %258
  %260 = lshr i64 %259, 2
  %261 = lshr i64 %259, 14
  %262 = xor i64 %260, %261
  %263 = and i64 %262, 4095
  %264 = getelementptr inbounds nuw ptr, ptr @locations, i64 %263
  %265 = load ptr, ptr %264, align 8, !tbaa !81
  %266 = icmp eq ptr %265, null
  br i1 %266, label %296, label %267

267:                                              ; preds = %256, %293
  %268 = phi ptr [ %294, %293 ], [ %265, %256 ]
  %269 = phi ptr [ %268, %293 ], [ %264, %256 ]
  %270 = getelementptr inbounds nuw i8, ptr %268, i64 8
  %271 = load i64, ptr %270, align 8, !tbaa !83
  %272 = icmp eq i64 %271, %259
  br i1 %272, label %273, label %293

273:                                              ; preds = %267
  %274 = getelementptr inbounds nuw i8, ptr %268, i64 16
  %275 = load i64, ptr %274, align 8, !tbaa !85
  %276 = icmp eq i64 %275, %257
  br i1 %276, label %277, label %293

277:                                              ; preds = %273
  %278 = getelementptr inbounds nuw i8, ptr %268, i64 24
  %279 = load i32, ptr %278, align 8, !tbaa !102
  %280 = icmp eq i32 %279, 0
  br i1 %280, label %283, label %281

281:                                              ; preds = %277
  %282 = getelementptr inbounds nuw i8, ptr %268, i64 32
  br label %286

283:                                              ; preds = %286, %277
  %284 = load ptr, ptr %268, align 8, !tbaa !92
  store ptr %284, ptr %269, align 8, !tbaa !81
  %285 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !87
  store ptr %285, ptr %268, align 8, !tbaa !89
  store ptr %268, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !87
  br label %296

286:                                              ; preds = %286, %281
  %287 = phi i64 [ 0, %281 ], [ %289, %286 ]
  %288 = getelementptr inbounds nuw %struct.Version, ptr %282, i64 %287
  tail call fastcc void @drop_version(ptr noundef nonnull %288)
  %289 = add nuw nsw i64 %287, 1
  %290 = load i32, ptr %278, align 8, !tbaa !102
  %291 = zext i32 %290 to i64
  %292 = icmp samesign ult i64 %289, %291
  br i1 %292, label %286, label %283, !llvm.loop !183

293:                                              ; preds = %273, %267
  %294 = load ptr, ptr %268, align 8, !tbaa !81
  %295 = icmp eq ptr %294, null
  br i1 %295, label %296, label %267, !llvm.loop !184

296:                                              ; preds = %293, %283, %256
  %297 = shl nuw nsw i64 %257, 1
  %298 = icmp samesign ult i64 %257, 9
  br i1 %298, label %256, label %299, !llvm.loop !185

299:                                              ; preds = %296, %231, %234
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 %78, ptr %8, align 8
  store i32 %80, ptr %192, align 4
  store i32 %92, ptr %193, align 8
  store i16 %93, ptr %194, align 4
  store i16 %183, ptr %195, align 2
  store i8 %94, ptr %196, align 8
  store i8 %95, ptr %197, align 1
  %300 = load ptr, ptr @tracks, align 8, !tbaa !9
  %301 = load i32, ptr %73, align 4, !tbaa !62
  %302 = zext i32 %301 to i64
  %303 = getelementptr inbounds nuw %struct.Track, ptr %300, i64 %302
  br i1 %34, label %307, label %304

304:                                              ; preds = %299
  %305 = getelementptr inbounds nuw i8, ptr %303, i64 196
  %306 = load i32, ptr %305, align 4, !tbaa !106
  br label %312

307:                                              ; preds = %299
  %308 = load ptr, ptr @L, align 8, !tbaa !9
  %309 = getelementptr inbounds nuw i8, ptr %308, i64 512
  %310 = load i32, ptr %309, align 8, !tbaa !133
  %311 = add i32 %310, 1
  br label %312

312:                                              ; preds = %307, %304
  %313 = phi i32 [ %306, %304 ], [ %311, %307 ]
  %314 = getelementptr inbounds nuw i8, ptr %213, i64 56
  %315 = load i32, ptr %314, align 8, !tbaa !186
  %316 = icmp eq i32 %315, %313
  br i1 %316, label %348, label %317

317:                                              ; preds = %312
  %318 = getelementptr inbounds nuw i8, ptr %213, i64 40
  %319 = load ptr, ptr @L, align 8
  %320 = getelementptr inbounds nuw i8, ptr %319, i64 512
  br label %321

321:                                              ; preds = %345, %317
  %322 = phi i1 [ true, %317 ], [ false, %345 ]
  %323 = phi i64 [ 0, %317 ], [ 1, %345 ]
  %324 = getelementptr inbounds nuw ptr, ptr %318, i64 %323
  %325 = load ptr, ptr %324, align 8, !tbaa !9
  %326 = icmp eq ptr %325, null
  br i1 %326, label %345, label %327

327:                                              ; preds = %321
  %328 = load i32, ptr %320, align 8, !tbaa !133
  %329 = icmp ugt i32 %315, %328
  br i1 %329, label %330, label %345

330:                                              ; preds = %327
  %331 = getelementptr inbounds nuw i8, ptr %325, i64 4
  %332 = load i32, ptr %331, align 4, !tbaa !5
  %333 = zext i32 %332 to i64
  %334 = mul nuw nsw i64 %333, 20
  %335 = add nuw nsw i64 %334, 12
  br label %336

336:                                              ; preds = %336, %330
  %337 = phi i32 [ 4, %330 ], [ %341, %336 ]
  %338 = zext nneg i32 %337 to i64
  %339 = shl nuw i64 1, %338
  %340 = icmp ult i64 %339, %335
  %341 = add i32 %337, 1
  br i1 %340, label %336, label %342, !llvm.loop !187

342:                                              ; preds = %336
  %343 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %338
  %344 = load ptr, ptr %343, align 8, !tbaa !87
  store ptr %344, ptr %325, align 8, !tbaa !89
  store ptr %325, ptr %343, align 8, !tbaa !87
  br label %345

345:                                              ; preds = %342, %327, %321
  store ptr null, ptr %324, align 8, !tbaa !9
  %346 = getelementptr inbounds nuw %struct.Rec, ptr %213, i64 %323
  store i32 0, ptr %346, align 4, !tbaa !177
  br i1 %322, label %321, label %347, !llvm.loop !188

347:                                              ; preds = %345
  store i32 %313, ptr %314, align 8, !tbaa !186
  br label %348

348:                                              ; preds = %347, %312
  %349 = getelementptr inbounds nuw i8, ptr %213, i64 60
  %350 = load i16, ptr %349, align 4, !tbaa !189
  store i16 %350, ptr %198, align 2, !tbaa !190
  %351 = getelementptr inbounds nuw i8, ptr %213, i64 40
  br label %353

352:                                              ; preds = %380
  br i1 %200, label %383, label %474

353:                                              ; preds = %380, %348
  %354 = phi i64 [ 1, %348 ], [ %381, %380 ]
  %355 = getelementptr inbounds nuw %struct.Rec, ptr %213, i64 %354
  %356 = load i32, ptr %355, align 4, !tbaa !177
  %357 = icmp eq i32 %356, 0
  br i1 %357, label %359, label %358

358:                                              ; preds = %353
  call fastcc void @check_pair(ptr noundef readonly %0, ptr noundef nonnull %213, ptr noundef nonnull %355, ptr noundef nonnull align 8 %8, i64 noundef %212, i32 noundef range(i32 0, 2) %233)
  br label %359

359:                                              ; preds = %358, %353
  %360 = getelementptr inbounds nuw ptr, ptr %351, i64 %354
  %361 = load ptr, ptr %360, align 8, !tbaa !9
  %362 = icmp eq ptr %361, null
  br i1 %362, label %380, label %363

363:                                              ; preds = %359
  %364 = getelementptr inbounds nuw i8, ptr %361, i64 8
  %365 = load i8, ptr %364, align 4, !tbaa !29
  %366 = icmp eq i8 %365, %95
  %367 = select i1 %366, i1 %203, i1 false
  br i1 %367, label %380, label %368

368:                                              ; preds = %363
  %369 = load i32, ptr %361, align 4, !tbaa !5
  %370 = icmp eq i32 %369, 0
  br i1 %370, label %380, label %371

371:                                              ; preds = %368
  %372 = getelementptr inbounds nuw i8, ptr %361, i64 12
  br label %373

373:                                              ; preds = %373, %371
  %374 = phi i64 [ 0, %371 ], [ %376, %373 ]
  %375 = getelementptr inbounds nuw %struct.Rec, ptr %372, i64 %374
  call fastcc void @check_pair(ptr noundef readonly %0, ptr noundef nonnull readonly %213, ptr noundef nonnull %375, ptr noundef nonnull readonly align 8 %8, i64 noundef %212, i32 noundef range(i32 0, 2) %233)
  %376 = add nuw nsw i64 %374, 1
  %377 = load i32, ptr %361, align 4, !tbaa !5
  %378 = zext i32 %377 to i64
  %379 = icmp samesign ult i64 %376, %378
  br i1 %379, label %373, label %380, !llvm.loop !191

380:                                              ; preds = %373, %368, %363, %359
  %381 = add nsw i64 %354, -1
  %382 = icmp samesign ugt i64 %354, %204
  br i1 %382, label %353, label %352, !llvm.loop !192

383:                                              ; preds = %352
  %384 = load ptr, ptr %351, align 8, !tbaa !9
  %385 = icmp eq ptr %384, null
  br i1 %385, label %435, label %386

386:                                              ; preds = %383
  %387 = getelementptr inbounds nuw i8, ptr %384, i64 12
  %388 = load i32, ptr %384, align 4, !tbaa !5
  %389 = zext i32 %388 to i64
  %390 = icmp eq i32 %388, 0
  br i1 %390, label %433, label %391

391:                                              ; preds = %386, %429
  %392 = phi i32 [ %430, %429 ], [ 0, %386 ]
  %393 = phi i64 [ %431, %429 ], [ 0, %386 ]
  %394 = getelementptr inbounds nuw %struct.Rec, ptr %387, i64 %393
  %395 = getelementptr inbounds nuw i8, ptr %394, i64 14
  %396 = load i16, ptr %395, align 2, !tbaa !193
  %397 = and i16 %396, 192
  %398 = icmp eq i16 %397, 0
  %399 = icmp eq i16 %396, %183
  %400 = select i1 %398, i1 true, i1 %399
  br i1 %400, label %401, label %425

401:                                              ; preds = %391
  %402 = zext i16 %396 to i32
  %403 = and i32 %402, 3
  %404 = icmp ne i32 %403, 0
  %405 = select i1 %404, i1 %206, i1 false
  br i1 %405, label %425, label %406

406:                                              ; preds = %401
  br i1 %208, label %422, label %407

407:                                              ; preds = %406
  %408 = and i32 %402, 4
  %409 = icmp eq i32 %408, 0
  br i1 %409, label %425, label %410

410:                                              ; preds = %407
  %411 = getelementptr inbounds nuw i8, ptr %394, i64 17
  %412 = load i8, ptr %411, align 1, !tbaa !194
  %413 = icmp eq i8 %412, %95
  br i1 %413, label %414, label %425

414:                                              ; preds = %410
  %415 = and i32 %402, 8
  %416 = xor i32 %415, 8
  %417 = and i32 %416, %182
  %418 = icmp eq i32 %417, 0
  %419 = icmp eq i32 %403, 2
  %420 = or i1 %209, %419
  %421 = select i1 %418, i1 %420, i1 false
  br i1 %421, label %422, label %425

422:                                              ; preds = %414, %406
  %423 = tail call fastcc i32 @unordered_in(ptr noundef readonly %303, ptr noundef readonly %303, ptr noundef nonnull readonly %394)
  %424 = icmp eq i32 %423, 0
  br i1 %424, label %429, label %425

425:                                              ; preds = %422, %414, %410, %407, %401, %391
  %426 = add i32 %392, 1
  %427 = zext i32 %392 to i64
  %428 = getelementptr inbounds nuw %struct.Rec, ptr %387, i64 %427
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %428, ptr noundef nonnull align 4 dereferenceable(20) %394, i64 20, i1 false), !tbaa.struct !195
  br label %429

429:                                              ; preds = %425, %422
  %430 = phi i32 [ %392, %422 ], [ %426, %425 ]
  %431 = add nuw nsw i64 %393, 1
  %432 = icmp eq i64 %431, %389
  br i1 %432, label %433, label %391

433:                                              ; preds = %429, %386
  %434 = phi i32 [ 0, %386 ], [ %430, %429 ]
  store i32 %434, ptr %384, align 4, !tbaa !5
  br label %435

435:                                              ; preds = %433, %383
  %436 = load i32, ptr %213, align 8, !tbaa !177
  %437 = icmp eq i32 %436, 0
  br i1 %437, label %470, label %438

438:                                              ; preds = %435
  %439 = getelementptr inbounds nuw i8, ptr %213, i64 14
  %440 = load i16, ptr %439, align 2, !tbaa !193
  %441 = and i16 %440, 192
  %442 = icmp eq i16 %441, 0
  %443 = icmp eq i16 %440, %183
  %444 = select i1 %442, i1 true, i1 %443
  br i1 %444, label %445, label %470

445:                                              ; preds = %438
  %446 = zext i16 %440 to i32
  %447 = and i32 %446, 3
  %448 = icmp ne i32 %447, 0
  %449 = select i1 %448, i1 %206, i1 false
  br i1 %449, label %470, label %450

450:                                              ; preds = %445
  br i1 %208, label %466, label %451

451:                                              ; preds = %450
  %452 = and i32 %446, 4
  %453 = icmp eq i32 %452, 0
  br i1 %453, label %470, label %454

454:                                              ; preds = %451
  %455 = getelementptr inbounds nuw i8, ptr %213, i64 17
  %456 = load i8, ptr %455, align 1, !tbaa !194
  %457 = icmp eq i8 %456, %95
  br i1 %457, label %458, label %470

458:                                              ; preds = %454
  %459 = and i32 %446, 8
  %460 = xor i32 %459, 8
  %461 = and i32 %460, %182
  %462 = icmp eq i32 %461, 0
  %463 = icmp eq i32 %447, 2
  %464 = or i1 %209, %463
  %465 = select i1 %462, i1 %464, i1 false
  br i1 %465, label %466, label %470

466:                                              ; preds = %458, %450
  %467 = tail call fastcc i32 @unordered_in(ptr noundef readonly %303, ptr noundef readonly %303, ptr noundef nonnull readonly %213)
  %468 = icmp eq i32 %467, 0
  br i1 %468, label %469, label %470

469:                                              ; preds = %466
  store i32 0, ptr %213, align 8, !tbaa !177
  br label %470

470:                                              ; preds = %469, %466, %458, %454, %451, %445, %438, %435
  br i1 %232, label %471, label %474

471:                                              ; preds = %470
  %472 = load i16, ptr %349, align 4, !tbaa !189
  %473 = add i16 %472, 1
  store i16 %473, ptr %349, align 4, !tbaa !189
  br label %474

474:                                              ; preds = %471, %470, %352
  %475 = getelementptr inbounds nuw %struct.Rec, ptr %213, i64 %210
  %476 = load i32, ptr %475, align 4, !tbaa !177
  %477 = icmp eq i32 %476, 0
  br i1 %477, label %478, label %479

478:                                              ; preds = %474
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %475, ptr noundef nonnull readonly align 8 dereferenceable(20) %8, i64 20, i1 false), !tbaa.struct !195
  br label %788

479:                                              ; preds = %474
  %480 = icmp eq i32 %476, %78
  br i1 %480, label %481, label %509

481:                                              ; preds = %479
  %482 = getelementptr inbounds nuw i8, ptr %475, i64 16
  %483 = load i8, ptr %482, align 4, !tbaa !178
  %484 = icmp eq i8 %483, %94
  br i1 %484, label %485, label %509

485:                                              ; preds = %481
  %486 = getelementptr inbounds nuw i8, ptr %475, i64 4
  %487 = load i32, ptr %486, align 4, !tbaa !180
  %488 = icmp eq i32 %487, %80
  br i1 %488, label %489, label %509

489:                                              ; preds = %485
  %490 = getelementptr inbounds nuw i8, ptr %475, i64 12
  %491 = load i16, ptr %490, align 4, !tbaa !196
  %492 = icmp eq i16 %491, %93
  br i1 %492, label %493, label %509

493:                                              ; preds = %489
  %494 = getelementptr inbounds nuw i8, ptr %475, i64 14
  %495 = load i16, ptr %494, align 2, !tbaa !193
  %496 = icmp eq i16 %495, %183
  br i1 %496, label %497, label %509

497:                                              ; preds = %493
  %498 = getelementptr inbounds nuw i8, ptr %475, i64 18
  %499 = load i16, ptr %498, align 2, !tbaa !190
  %500 = icmp eq i16 %499, %350
  br i1 %500, label %501, label %509

501:                                              ; preds = %497
  %502 = getelementptr inbounds nuw i8, ptr %475, i64 17
  %503 = load i8, ptr %502, align 1, !tbaa !194
  %504 = icmp eq i8 %503, %95
  br i1 %504, label %505, label %509

505:                                              ; preds = %501
  %506 = getelementptr inbounds nuw i8, ptr %475, i64 8
  %507 = load i32, ptr %506, align 4, !tbaa !179
  %508 = or i32 %507, %92
  store i32 %508, ptr %506, align 4, !tbaa !179
  br label %788

509:                                              ; preds = %501, %497, %493, %489, %485, %481, %479
  %510 = getelementptr inbounds nuw i8, ptr %475, i64 14
  %511 = load i16, ptr %510, align 2, !tbaa !193
  %512 = and i16 %511, 192
  %513 = icmp eq i16 %512, 0
  %514 = icmp eq i16 %511, %183
  %515 = select i1 %513, i1 true, i1 %514
  br i1 %515, label %516, label %540

516:                                              ; preds = %509
  %517 = zext i16 %511 to i32
  %518 = and i32 %517, 3
  %519 = icmp ne i32 %518, 0
  %520 = select i1 %519, i1 %206, i1 false
  br i1 %520, label %540, label %521

521:                                              ; preds = %516
  br i1 %208, label %537, label %522

522:                                              ; preds = %521
  %523 = and i32 %517, 4
  %524 = icmp eq i32 %523, 0
  br i1 %524, label %540, label %525

525:                                              ; preds = %522
  %526 = getelementptr inbounds nuw i8, ptr %475, i64 17
  %527 = load i8, ptr %526, align 1, !tbaa !194
  %528 = icmp eq i8 %527, %95
  br i1 %528, label %529, label %540

529:                                              ; preds = %525
  %530 = and i32 %517, 8
  %531 = xor i32 %530, 8
  %532 = and i32 %531, %182
  %533 = icmp eq i32 %532, 0
  %534 = icmp eq i32 %518, 2
  %535 = or i1 %209, %534
  %536 = select i1 %533, i1 %535, i1 false
  br i1 %536, label %537, label %540

537:                                              ; preds = %529, %521
  %538 = tail call fastcc i32 @unordered_in(ptr noundef readonly %303, ptr noundef readonly %303, ptr noundef nonnull readonly %475)
  %539 = icmp eq i32 %538, 0
  br i1 %539, label %787, label %540

540:                                              ; preds = %537, %529, %525, %522, %516, %509
  %541 = getelementptr inbounds nuw ptr, ptr %351, i64 %210
  %542 = load ptr, ptr %541, align 8, !tbaa !9
  %543 = icmp eq ptr %542, null
  br i1 %543, label %717, label %544

544:                                              ; preds = %540
  %545 = load i32, ptr %542, align 4, !tbaa !5
  %546 = tail call i32 @llvm.umin.i32(i32 %545, i32 32)
  %547 = getelementptr inbounds nuw i8, ptr %542, i64 12
  %548 = getelementptr inbounds nuw i8, ptr %475, i64 16
  %549 = getelementptr inbounds nuw i8, ptr %475, i64 4
  %550 = getelementptr inbounds nuw i8, ptr %475, i64 12
  %551 = getelementptr inbounds nuw i8, ptr %475, i64 18
  %552 = getelementptr inbounds nuw i8, ptr %475, i64 17
  %553 = zext nneg i32 %546 to i64
  %554 = icmp eq i32 %545, 0
  br i1 %554, label %769, label %555

555:                                              ; preds = %544, %599
  %556 = phi i64 [ %600, %599 ], [ 0, %544 ]
  %557 = trunc nuw nsw i64 %556 to i32
  %558 = xor i32 %557, -1
  %559 = add i32 %545, %558
  %560 = zext i32 %559 to i64
  %561 = getelementptr inbounds nuw %struct.Rec, ptr %547, i64 %560
  %562 = load i32, ptr %561, align 4, !tbaa !177
  %563 = icmp eq i32 %562, %476
  br i1 %563, label %564, label %599

564:                                              ; preds = %555
  %565 = getelementptr inbounds nuw i8, ptr %561, i64 16
  %566 = load i8, ptr %565, align 4, !tbaa !178
  %567 = load i8, ptr %548, align 4, !tbaa !178
  %568 = icmp eq i8 %566, %567
  br i1 %568, label %569, label %599

569:                                              ; preds = %564
  %570 = getelementptr inbounds nuw i8, ptr %561, i64 4
  %571 = load i32, ptr %570, align 4, !tbaa !180
  %572 = load i32, ptr %549, align 4, !tbaa !180
  %573 = icmp eq i32 %571, %572
  br i1 %573, label %574, label %599

574:                                              ; preds = %569
  %575 = getelementptr inbounds nuw i8, ptr %561, i64 12
  %576 = load i16, ptr %575, align 4, !tbaa !196
  %577 = load i16, ptr %550, align 4, !tbaa !196
  %578 = icmp eq i16 %576, %577
  br i1 %578, label %579, label %599

579:                                              ; preds = %574
  %580 = getelementptr inbounds nuw i8, ptr %561, i64 14
  %581 = load i16, ptr %580, align 2, !tbaa !193
  %582 = icmp eq i16 %581, %511
  br i1 %582, label %583, label %599

583:                                              ; preds = %579
  %584 = getelementptr inbounds nuw i8, ptr %561, i64 18
  %585 = load i16, ptr %584, align 2, !tbaa !190
  %586 = load i16, ptr %551, align 2, !tbaa !190
  %587 = icmp eq i16 %585, %586
  br i1 %587, label %588, label %599

588:                                              ; preds = %583
  %589 = getelementptr inbounds nuw i8, ptr %561, i64 17
  %590 = load i8, ptr %589, align 1, !tbaa !194
  %591 = load i8, ptr %552, align 1, !tbaa !194
  %592 = icmp eq i8 %590, %591
  br i1 %592, label %593, label %599

593:                                              ; preds = %588
  %594 = getelementptr inbounds nuw i8, ptr %475, i64 8
  %595 = load i32, ptr %594, align 4, !tbaa !179
  %596 = getelementptr inbounds nuw i8, ptr %561, i64 8
  %597 = load i32, ptr %596, align 4, !tbaa !179
  %598 = or i32 %597, %595
  store i32 %598, ptr %596, align 4, !tbaa !179
  br label %787

599:                                              ; preds = %588, %583, %579, %574, %569, %564, %555
  %600 = add nuw nsw i64 %556, 1
  %601 = icmp eq i64 %600, %553
  br i1 %601, label %602, label %555

602:                                              ; preds = %599
  %603 = getelementptr inbounds nuw i8, ptr %542, i64 4
  %604 = load i32, ptr %603, align 4, !tbaa !5
  %605 = icmp eq i32 %545, %604
  br i1 %605, label %606, label %769

606:                                              ; preds = %602
  %607 = zext i32 %545 to i64
  br label %608

608:                                              ; preds = %655, %606
  %609 = phi i32 [ %656, %655 ], [ 0, %606 ]
  %610 = phi i64 [ %657, %655 ], [ 0, %606 ]
  %611 = getelementptr inbounds nuw %struct.Rec, ptr %547, i64 %610
  %612 = getelementptr inbounds nuw i8, ptr %611, i64 14
  %613 = load i16, ptr %612, align 2, !tbaa !193
  %614 = and i16 %613, 192
  %615 = icmp eq i16 %614, 0
  %616 = load i16, ptr %510, align 2, !tbaa !193
  %617 = icmp eq i16 %613, %616
  %618 = select i1 %615, i1 true, i1 %617
  br i1 %618, label %619, label %651

619:                                              ; preds = %608
  %620 = zext i16 %613 to i32
  %621 = and i32 %620, 3
  %622 = icmp ne i32 %621, 0
  %623 = and i16 %616, 3
  %624 = icmp eq i16 %623, 0
  %625 = select i1 %622, i1 %624, i1 false
  br i1 %625, label %651, label %626

626:                                              ; preds = %619
  %627 = zext i16 %616 to i32
  %628 = and i32 %627, 4
  %629 = icmp eq i32 %628, 0
  br i1 %629, label %648, label %630

630:                                              ; preds = %626
  %631 = and i32 %620, 4
  %632 = icmp eq i32 %631, 0
  br i1 %632, label %651, label %633

633:                                              ; preds = %630
  %634 = getelementptr inbounds nuw i8, ptr %611, i64 17
  %635 = load i8, ptr %634, align 1, !tbaa !194
  %636 = load i8, ptr %552, align 1, !tbaa !194
  %637 = icmp eq i8 %635, %636
  br i1 %637, label %638, label %651

638:                                              ; preds = %633
  %639 = and i32 %620, 8
  %640 = xor i32 %639, 8
  %641 = and i32 %640, %627
  %642 = icmp eq i32 %641, 0
  br i1 %642, label %643, label %651

643:                                              ; preds = %638
  %644 = and i32 %627, 3
  %645 = icmp ne i32 %644, 2
  %646 = icmp eq i32 %621, 2
  %647 = or i1 %646, %645
  br i1 %647, label %648, label %651

648:                                              ; preds = %643, %626
  %649 = tail call fastcc i32 @unordered_in(ptr noundef readonly %303, ptr noundef readonly %303, ptr noundef nonnull readonly %611)
  %650 = icmp eq i32 %649, 0
  br i1 %650, label %655, label %651

651:                                              ; preds = %648, %643, %638, %633, %630, %619, %608
  %652 = add i32 %609, 1
  %653 = zext i32 %609 to i64
  %654 = getelementptr inbounds nuw %struct.Rec, ptr %547, i64 %653
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %654, ptr noundef nonnull align 4 dereferenceable(20) %611, i64 20, i1 false), !tbaa.struct !195
  br label %655

655:                                              ; preds = %651, %648
  %656 = phi i32 [ %609, %648 ], [ %652, %651 ]
  %657 = add nuw nsw i64 %610, 1
  %658 = icmp eq i64 %657, %607
  br i1 %658, label %659, label %608

659:                                              ; preds = %655
  store i32 %656, ptr %542, align 4, !tbaa !5
  %660 = icmp ugt i32 %656, 4096
  br i1 %660, label %661, label %710

661:                                              ; preds = %659
  %662 = zext i32 %656 to i64
  br label %663

663:                                              ; preds = %704, %661
  %664 = phi i64 [ 0, %661 ], [ %706, %704 ]
  %665 = phi i32 [ 0, %661 ], [ %705, %704 ]
  %666 = getelementptr inbounds nuw %struct.Rec, ptr %547, i64 %664
  %667 = load i32, ptr %666, align 4, !tbaa !5
  %668 = getelementptr inbounds nuw i8, ptr %666, i64 4
  %669 = load i32, ptr %668, align 4, !tbaa !5
  %670 = getelementptr inbounds nuw i8, ptr %666, i64 8
  %671 = getelementptr inbounds nuw i8, ptr %666, i64 14
  %672 = load i16, ptr %671, align 2, !tbaa !119
  %673 = getelementptr inbounds nuw i8, ptr %666, i64 16
  %674 = load i32, ptr %673, align 4
  %675 = or i16 %672, 16384
  %676 = icmp eq i32 %665, 0
  br i1 %676, label %691, label %677

677:                                              ; preds = %663
  %678 = zext i32 %665 to i64
  br label %679

679:                                              ; preds = %689, %677
  %680 = phi i64 [ %678, %677 ], [ %681, %689 ]
  %681 = add nsw i64 %680, -1
  %682 = getelementptr inbounds nuw %struct.Rec, ptr %547, i64 %681
  %683 = load i32, ptr %682, align 4, !tbaa !177
  %684 = icmp eq i32 %683, %667
  br i1 %684, label %685, label %689

685:                                              ; preds = %679
  %686 = getelementptr inbounds nuw i8, ptr %682, i64 14
  %687 = load i16, ptr %686, align 2, !tbaa !193
  %688 = icmp eq i16 %687, %675
  br i1 %688, label %699, label %689

689:                                              ; preds = %685, %679
  %690 = icmp eq i64 %681, 0
  br i1 %690, label %691, label %679, !llvm.loop !197

691:                                              ; preds = %689, %663
  %692 = phi i64 [ 0, %663 ], [ %678, %689 ]
  %693 = add i32 %665, 1
  %694 = getelementptr inbounds nuw %struct.Rec, ptr %547, i64 %692
  store i32 %667, ptr %694, align 4, !tbaa !5
  %695 = getelementptr inbounds nuw i8, ptr %694, i64 4
  store i32 %669, ptr %695, align 4, !tbaa !5
  %696 = getelementptr inbounds nuw i8, ptr %694, i64 8
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(6) %696, ptr noundef nonnull align 4 dereferenceable(6) %670, i64 6, i1 false)
  %697 = getelementptr inbounds nuw i8, ptr %694, i64 14
  store i16 %675, ptr %697, align 2, !tbaa !119
  %698 = getelementptr inbounds nuw i8, ptr %694, i64 16
  store i32 %674, ptr %698, align 4
  br label %704

699:                                              ; preds = %685
  %700 = getelementptr inbounds nuw i8, ptr %682, i64 4
  %701 = load i32, ptr %700, align 4, !tbaa !180
  %702 = icmp ugt i32 %669, %701
  br i1 %702, label %703, label %704

703:                                              ; preds = %699
  store i32 %669, ptr %700, align 4, !tbaa !180
  br label %704

704:                                              ; preds = %703, %699, %691
  %705 = phi i32 [ %665, %703 ], [ %665, %699 ], [ %693, %691 ]
  %706 = add nuw nsw i64 %664, 1
  %707 = icmp eq i64 %706, %662
  br i1 %707, label %708, label %663, !llvm.loop !198

708:                                              ; preds = %704
  store i32 %705, ptr %542, align 4, !tbaa !5
  %709 = load i32, ptr %603, align 4, !tbaa !5
  br label %710

710:                                              ; preds = %708, %659
  %711 = phi i32 [ %545, %659 ], [ %709, %708 ]
  %712 = phi i32 [ %656, %659 ], [ %705, %708 ]
  %713 = lshr i32 %711, 1
  %714 = icmp ugt i32 %712, %713
  br i1 %714, label %715, label %769

715:                                              ; preds = %710
  %716 = shl i32 %711, 1
  br label %717

717:                                              ; preds = %715, %540
  %718 = phi i32 [ %716, %715 ], [ 6, %540 ]
  %719 = zext i32 %718 to i64
  %720 = mul nuw nsw i64 %719, 20
  %721 = add nuw nsw i64 %720, 12
  br label %722

722:                                              ; preds = %722, %717
  %723 = phi i32 [ 4, %717 ], [ %727, %722 ]
  %724 = zext nneg i32 %723 to i64
  %725 = shl nuw i64 1, %724
  %726 = icmp ult i64 %725, %721
  %727 = add i32 %723, 1
  br i1 %726, label %722, label %728, !llvm.loop !187

728:                                              ; preds = %722
  %729 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %724
  %730 = load ptr, ptr %729, align 8, !tbaa !87
  %731 = icmp eq ptr %730, null
  br i1 %731, label %734, label %732

732:                                              ; preds = %728
  %733 = load ptr, ptr %730, align 8, !tbaa !89
  store ptr %733, ptr %729, align 8, !tbaa !87
  br label %741

734:                                              ; preds = %728
  %735 = load ptr, ptr @L, align 8, !tbaa !9
  %736 = getelementptr inbounds nuw i8, ptr %735, i64 432
  %737 = load ptr, ptr %736, align 8, !tbaa !91
  %738 = load i64, ptr @pool_used, align 8, !tbaa !61
  %739 = getelementptr inbounds nuw i8, ptr %737, i64 %738
  %740 = add i64 %738, %725
  store i64 %740, ptr @pool_used, align 8, !tbaa !61
  br label %741

741:                                              ; preds = %734, %732
  %742 = phi ptr [ %730, %732 ], [ %739, %734 ]
  store i32 0, ptr %742, align 4, !tbaa !5
  %743 = getelementptr inbounds nuw i8, ptr %475, i64 17
  %744 = load i8, ptr %743, align 1, !tbaa !194
  %745 = getelementptr inbounds nuw i8, ptr %742, i64 8
  store i8 %744, ptr %745, align 4, !tbaa !29
  br i1 %543, label %766, label %746

746:                                              ; preds = %741
  %747 = load i32, ptr %542, align 4, !tbaa !5
  %748 = zext i32 %747 to i64
  %749 = mul nuw nsw i64 %748, 20
  %750 = add nuw nsw i64 %749, 12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %742, ptr noundef nonnull align 4 dereferenceable(1) %542, i64 %750, i1 false)
  %751 = getelementptr inbounds nuw i8, ptr %542, i64 4
  %752 = load i32, ptr %751, align 4, !tbaa !5
  %753 = zext i32 %752 to i64
  %754 = mul nuw nsw i64 %753, 20
  %755 = add nuw nsw i64 %754, 12
  br label %756

756:                                              ; preds = %756, %746
  %757 = phi i32 [ 4, %746 ], [ %761, %756 ]
  %758 = zext nneg i32 %757 to i64
  %759 = shl nuw i64 1, %758
  %760 = icmp ult i64 %759, %755
  %761 = add i32 %757, 1
  br i1 %760, label %756, label %762, !llvm.loop !187

762:                                              ; preds = %756
  %763 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %758
  %764 = load ptr, ptr %763, align 8, !tbaa !87
  store ptr %764, ptr %542, align 8, !tbaa !89
  store ptr %542, ptr %763, align 8, !tbaa !87
  %765 = load i32, ptr %742, align 4, !tbaa !5
  br label %766

766:                                              ; preds = %762, %741
  %767 = phi i32 [ %765, %762 ], [ 0, %741 ]
  %768 = getelementptr inbounds nuw i8, ptr %742, i64 4
  store i32 %718, ptr %768, align 4, !tbaa !5
  store ptr %742, ptr %541, align 8, !tbaa !9
  br label %769

769:                                              ; preds = %766, %710, %602, %544
  %770 = phi i32 [ %545, %602 ], [ %767, %766 ], [ %712, %710 ], [ 0, %544 ]
  %771 = phi ptr [ %542, %602 ], [ %742, %766 ], [ %542, %710 ], [ %542, %544 ]
  %772 = getelementptr inbounds nuw i8, ptr %771, i64 12
  %773 = add i32 %770, 1
  store i32 %773, ptr %771, align 4, !tbaa !5
  %774 = zext i32 %770 to i64
  %775 = getelementptr inbounds nuw %struct.Rec, ptr %772, i64 %774
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %775, ptr noundef nonnull readonly align 4 dereferenceable(20) %475, i64 20, i1 false), !tbaa.struct !195
  %776 = load i16, ptr %510, align 2, !tbaa !193
  %777 = and i16 %776, 14
  %778 = icmp eq i16 %777, 14
  br i1 %778, label %779, label %785

779:                                              ; preds = %769
  %780 = getelementptr inbounds nuw i8, ptr %475, i64 17
  %781 = load i8, ptr %780, align 1, !tbaa !194
  %782 = getelementptr inbounds nuw i8, ptr %771, i64 8
  %783 = load i8, ptr %782, align 4, !tbaa !29
  %784 = icmp eq i8 %781, %783
  br i1 %784, label %787, label %785

785:                                              ; preds = %779, %769
  %786 = getelementptr inbounds nuw i8, ptr %771, i64 8
  store i8 -1, ptr %786, align 4, !tbaa !29
  br label %787

787:                                              ; preds = %785, %779, %593, %537
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %475, ptr noundef nonnull readonly align 8 dereferenceable(20) %8, i64 20, i1 false), !tbaa.struct !195
  br label %788

788:                                              ; preds = %478, %505, %787
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %789 = add i64 %212, %71
  %790 = getelementptr inbounds nuw i8, ptr %213, i64 64
  %791 = icmp ult i64 %789, %184
  br i1 %791, label %211, label %792, !llvm.loop !199

792:                                              ; preds = %788, %181, %29, %21, %64, %50, %37
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @perform_copy(ptr noundef captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load i32, ptr %2, align 8, !tbaa !200
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %76

5:                                                ; preds = %1
  store i32 1, ptr %2, align 8, !tbaa !200
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 8, !tbaa !201
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
  %23 = load i32, ptr %10, align 4, !tbaa !202
  %24 = zext i32 %23 to i64
  %25 = icmp samesign ult i64 %22, %24
  br i1 %25, label %26, label %30

26:                                               ; preds = %21
  %27 = load ptr, ptr %11, align 8, !tbaa !203
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 %22
  %29 = load i8, ptr %28, align 1, !tbaa !29
  br label %30

30:                                               ; preds = %21, %26
  %31 = phi i8 [ %29, %26 ], [ 0, %21 ]
  %32 = load ptr, ptr %0, align 8, !tbaa !204
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 %22
  store i8 %31, ptr %33, align 1, !tbaa !29
  %34 = add nuw nsw i64 %22, 1
  %35 = load i32, ptr %6, align 8, !tbaa !201
  %36 = zext i32 %35 to i64
  %37 = icmp samesign ult i64 %34, %36
  br i1 %37, label %21, label %12, !llvm.loop !205

38:                                               ; preds = %15
  %39 = load ptr, ptr %0, align 8, !tbaa !204
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
  %8 = load i32, ptr %7, align 4, !tbaa !168
  %9 = add i32 %8, 1
  store i32 %9, ptr %7, align 4, !tbaa !168
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
  %10 = load i32, ptr %9, align 4, !tbaa !168
  br i1 %8, label %11, label %13

11:                                               ; preds = %2
  %12 = add i32 %10, 1
  store i32 %12, ptr %9, align 4, !tbaa !168
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
  %8 = load i32, ptr %7, align 4, !tbaa !172
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
  %18 = load i32, ptr %17, align 8, !tbaa !206
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
  %26 = load ptr, ptr %16, align 8, !tbaa !204
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 96
  %28 = load ptr, ptr %27, align 8, !tbaa !26
  %29 = ptrtoint ptr %26 to i64
  %30 = ptrtoint ptr %28 to i64
  %31 = sub i64 %29, %30
  %32 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !203
  %34 = ptrtoint ptr %33 to i64
  %35 = sub i64 %34, %30
  %36 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %37 = load i32, ptr %36, align 8, !tbaa !201
  %38 = zext i32 %37 to i64
  tail call fastcc void @settle_pending(ptr noundef readonly %0, i64 noundef %31, i64 noundef %38)
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 20
  %40 = load i32, ptr %39, align 4, !tbaa !202
  %41 = zext i32 %40 to i64
  tail call fastcc void @settle_pending(ptr noundef readonly %0, i64 noundef %35, i64 noundef %41)
  %42 = load i32, ptr %39, align 4, !tbaa !202
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %25
  %45 = getelementptr inbounds nuw i8, ptr %16, i64 28
  %46 = load i32, ptr %45, align 4, !tbaa !207
  %47 = zext i32 %42 to i64
  tail call fastcc void @detect(ptr noundef readonly %0, i32 noundef %46, i64 noundef %35, i64 noundef %47, i32 noundef 0, i64 noundef %47, ptr noundef null)
  br label %48

48:                                               ; preds = %44, %25
  %49 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %50 = load i32, ptr %49, align 8, !tbaa !208
  %51 = load i32, ptr %36, align 8, !tbaa !201
  %52 = zext i32 %51 to i64
  tail call fastcc void @detect(ptr noundef readonly %0, i32 noundef %50, i64 noundef %31, i64 noundef %52, i32 noundef 1, i64 noundef %52, ptr noundef null)
  %53 = load i32, ptr %49, align 8, !tbaa !208
  %54 = load i32, ptr %36, align 8, !tbaa !201
  %55 = zext i32 %54 to i64
  tail call fastcc void @look_at_contents(ptr noundef readonly %0, i32 noundef %53, i64 noundef %31, i64 noundef %55, i32 noundef 1)
  %56 = load ptr, ptr @copies, align 8, !tbaa !9
  br label %57

57:                                               ; preds = %20, %48
  %58 = phi ptr [ %13, %20 ], [ %56, %48 ]
  %59 = getelementptr inbounds %struct.Copy, ptr %58, i64 %15
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 36
  %61 = load i32, ptr %60, align 4, !tbaa !166
  store i32 %61, ptr %7, align 4, !tbaa !172
  %62 = load i32, ptr @free_copy, align 4, !tbaa !5
  store i32 %62, ptr %60, align 4, !tbaa !166
  store i32 %14, ptr @free_copy, align 4, !tbaa !5
  %63 = icmp eq i32 %61, -1
  br i1 %63, label %64, label %12, !llvm.loop !209

64:                                               ; preds = %57, %2
  %65 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 -1, ptr %65, align 4, !tbaa !171
  br label %66

66:                                               ; preds = %12, %64
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define ptr @gevo_frame(ptr noundef captures(address_is_null) %0, i64 noundef %1, i64 noundef %2) #7 {
  %4 = tail call i64 @llvm.umax.i64(i64 %2, i64 64)
  %5 = add i64 %1, -1
  %6 = add i64 %5, %4
  %7 = sub i64 0, %4
  %8 = and i64 %6, %7
  %9 = load ptr, ptr @L, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 648
  %11 = load i64, ptr %10, align 8, !tbaa !210
  %12 = icmp ugt i64 %8, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %3
  store i64 %8, ptr %10, align 8, !tbaa !210
  br label %14

14:                                               ; preds = %13, %3
  %15 = load ptr, ptr @free_frames, align 8, !tbaa !170
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %15, ptr %18, align 8, !tbaa !211
  %19 = load i64, ptr %15, align 1
  store i64 %19, ptr @free_frames, align 8
  br label %53

20:                                               ; preds = %14
  %21 = icmp ugt i64 %2, 4096
  br i1 %21, label %28, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 224
  %24 = load i64, ptr %23, align 8, !tbaa !212
  %25 = load i64, ptr @frames_used, align 8, !tbaa !61
  %26 = sub i64 %24, %25
  %27 = icmp ugt i64 %8, %26
  br i1 %27, label %28, label %47

28:                                               ; preds = %22, %20
  %29 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %53

31:                                               ; preds = %28
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %32 = getelementptr inbounds nuw i8, ptr %9, i64 600
  store i32 10, ptr %32, align 8, !tbaa !160
  %33 = getelementptr inbounds nuw i8, ptr %9, i64 604
  store i32 -1, ptr %33, align 4, !tbaa !161
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 608
  store i32 -1, ptr %34, align 8, !tbaa !162
  %35 = icmp eq ptr %0, null
  br i1 %35, label %42, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %38 = load ptr, ptr %37, align 8, !tbaa !31
  %39 = load i32, ptr %38, align 8, !tbaa !163
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %41 = load i32, ptr %40, align 8, !tbaa !51
  br label %42

42:                                               ; preds = %36, %31
  %43 = phi i32 [ %39, %36 ], [ 0, %31 ]
  %44 = phi i32 [ %41, %36 ], [ 0, %31 ]
  %45 = getelementptr inbounds nuw i8, ptr %9, i64 616
  store i32 %43, ptr %45, align 8, !tbaa !164
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 620
  store i32 %44, ptr %46, align 4, !tbaa !165
  br label %53

47:                                               ; preds = %22
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 216
  %49 = load ptr, ptr %48, align 8, !tbaa !213
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 %25
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %50, ptr %51, align 8, !tbaa !211
  %52 = add i64 %25, %8
  store i64 %52, ptr @frames_used, align 8, !tbaa !61
  br label %53

53:                                               ; preds = %42, %28, %47, %17
  %54 = phi ptr [ %15, %17 ], [ %50, %47 ], [ null, %28 ], [ null, %42 ]
  ret ptr %54
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
  store i32 11, ptr %15, align 8, !tbaa !160
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 604
  store i32 %1, ptr %16, align 4, !tbaa !161
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 608
  store i32 -1, ptr %17, align 8, !tbaa !162
  %18 = load i32, ptr %6, align 8, !tbaa !163
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %20 = load i32, ptr %19, align 8, !tbaa !51
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 616
  store i32 %18, ptr %21, align 8, !tbaa !164
  %22 = getelementptr inbounds nuw i8, ptr %14, i64 620
  store i32 %20, ptr %22, align 4, !tbaa !165
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
  %84 = load ptr, ptr %83, align 8, !tbaa !214
  %85 = zext i32 %80 to i64
  br label %86

86:                                               ; preds = %82, %112
  %87 = phi i64 [ 0, %82 ], [ %113, %112 ]
  %88 = getelementptr inbounds nuw %struct.Thread, ptr %84, i64 %87
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 20
  %90 = load i32, ptr %89, align 4, !tbaa !215
  %91 = icmp eq i32 %90, 1
  br i1 %91, label %92, label %112

92:                                               ; preds = %86
  %93 = getelementptr inbounds nuw i8, ptr %88, i64 64
  %94 = load i64, ptr %93, align 8, !tbaa !216
  %95 = icmp eq i64 %94, %74
  br i1 %95, label %96, label %112

96:                                               ; preds = %92
  %97 = getelementptr inbounds nuw i8, ptr %88, i64 72
  %98 = load i64, ptr %97, align 8, !tbaa !217
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
  %109 = load i32, ptr %108, align 8, !tbaa !218
  %110 = icmp eq i32 %102, %109
  br i1 %110, label %111, label %115

111:                                              ; preds = %103, %107
  tail call fastcc void @release_barrier(ptr noundef nonnull %6, i64 noundef %74)
  br label %115

112:                                              ; preds = %86, %92
  %113 = add nuw nsw i64 %87, 1
  %114 = icmp eq i64 %113, %85
  br i1 %114, label %115, label %86, !llvm.loop !219

115:                                              ; preds = %112, %103, %73, %13, %10, %111, %107
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 0, 2) i32 @at_barrier(ptr noundef readonly captures(none) %0, i64 noundef %1) #9 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i32, ptr %3, align 4, !tbaa !215
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %8 = load i64, ptr %7, align 8, !tbaa !216
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
  br i1 %9, label %10, label %78, !llvm.loop !220

10:                                               ; preds = %8, %6
  %11 = phi i32 [ 0, %6 ], [ %13, %8 ]
  %12 = zext i32 %11 to i64
  %13 = add i32 %11, 32
  %14 = tail call i32 @llvm.umin.i32(i32 %13, i32 %4)
  %15 = icmp ult i32 %11, %14
  br i1 %15, label %16, label %8

16:                                               ; preds = %10
  %17 = load ptr, ptr %7, align 8, !tbaa !214
  %18 = zext i32 %14 to i64
  br label %19

19:                                               ; preds = %34, %16
  %20 = phi i64 [ %12, %16 ], [ %35, %34 ]
  %21 = getelementptr inbounds nuw %struct.Thread, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %23 = load i32, ptr %22, align 4, !tbaa !215
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %25, label %34

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 64
  %27 = load i64, ptr %26, align 8, !tbaa !216
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 60
  %31 = load i32, ptr %30, align 4, !tbaa !221
  %32 = and i32 %31, 128
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %37, label %34

34:                                               ; preds = %29, %25, %19
  %35 = add nuw nsw i64 %20, 1
  %36 = icmp samesign ult i64 %35, %18
  br i1 %36, label %19, label %8, !llvm.loop !222

37:                                               ; preds = %29
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 56
  br label %39

39:                                               ; preds = %68, %37
  %40 = phi i64 [ %12, %37 ], [ %69, %68 ]
  %41 = getelementptr inbounds nuw %struct.Thread, ptr %17, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 20
  %43 = load i32, ptr %42, align 4, !tbaa !215
  switch i32 %43, label %53 [
    i32 3, label %68
    i32 1, label %44
  ]

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 64
  %46 = load i64, ptr %45, align 8, !tbaa !216
  %47 = icmp eq i64 %46, %1
  br i1 %47, label %48, label %53

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %50 = load i32, ptr %49, align 8, !tbaa !223
  %51 = load i32, ptr %38, align 8, !tbaa !223
  %52 = icmp eq i32 %50, %51
  br i1 %52, label %68, label %53

53:                                               ; preds = %48, %44, %39
  %54 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %55 = icmp eq i32 %54, 0
  %56 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %55, label %57, label %71

57:                                               ; preds = %53
  %58 = load i32, ptr %38, align 8, !tbaa !223
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 600
  store i32 6, ptr %59, align 8, !tbaa !160
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 604
  store i32 %58, ptr %60, align 4, !tbaa !161
  %61 = getelementptr inbounds nuw i8, ptr %21, i64 112
  %62 = load ptr, ptr %61, align 8, !tbaa !31
  %63 = load i32, ptr %62, align 8, !tbaa !163
  %64 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %65 = load i32, ptr %64, align 8, !tbaa !51
  %66 = getelementptr inbounds nuw i8, ptr %56, i64 616
  store i32 %63, ptr %66, align 8, !tbaa !164
  %67 = getelementptr inbounds nuw i8, ptr %56, i64 620
  store i32 %65, ptr %67, align 4, !tbaa !165
  br label %71

68:                                               ; preds = %48, %39
  %69 = add nuw nsw i64 %40, 1
  %70 = icmp samesign ult i64 %69, %18
  br i1 %70, label %39, label %8, !llvm.loop !224

71:                                               ; preds = %53, %57
  %72 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %73 = load i32, ptr %72, align 8, !tbaa !223
  %74 = getelementptr inbounds nuw i8, ptr %56, i64 608
  store i32 %73, ptr %74, align 8, !tbaa !162
  %75 = getelementptr inbounds nuw i8, ptr %41, i64 104
  %76 = load i32, ptr %75, align 8, !tbaa !51
  %77 = getelementptr inbounds nuw i8, ptr %56, i64 628
  store i32 %76, ptr %77, align 4, !tbaa !225
  br label %164

78:                                               ; preds = %8, %2
  %79 = load i32, ptr @releases, align 4, !tbaa !5
  %80 = add i32 %79, 1
  store i32 %80, ptr @releases, align 4, !tbaa !5
  %81 = load ptr, ptr @L, align 8, !tbaa !9
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 392
  %83 = load i64, ptr %82, align 8, !tbaa !65
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %96, label %85

85:                                               ; preds = %78
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %87 = load ptr, ptr %86, align 8, !tbaa !214
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %89 = getelementptr inbounds nuw i32, ptr %88, i64 %1
  %90 = load i32, ptr %89, align 4, !tbaa !5
  %91 = icmp eq i32 %90, 0
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %93 = getelementptr inbounds nuw %struct.Pair, ptr %92, i64 %1
  %94 = select i1 %91, ptr null, ptr %93
  tail call fastcc void @meet(ptr noundef %87, i32 noundef %4, ptr noundef nonnull @at_barrier, i64 noundef %1, ptr noundef %94)
  %95 = load i32, ptr %3, align 4, !tbaa !49
  br label %96

96:                                               ; preds = %85, %78
  %97 = phi i32 [ %95, %85 ], [ %4, %78 ]
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %134, label %99

99:                                               ; preds = %96
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %101 = load ptr, ptr %100, align 8, !tbaa !214
  %102 = zext i32 %97 to i64
  br label %109

103:                                              ; preds = %129
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %105 = load ptr, ptr %104, align 8, !tbaa !214
  %106 = icmp ne i32 %131, 0
  %107 = zext i1 %106 to i32
  %108 = zext i32 %97 to i64
  br label %141

109:                                              ; preds = %99, %129
  %110 = phi i64 [ 0, %99 ], [ %132, %129 ]
  %111 = phi i32 [ 0, %99 ], [ %131, %129 ]
  %112 = phi i32 [ 1, %99 ], [ %130, %129 ]
  %113 = getelementptr inbounds nuw %struct.Thread, ptr %101, i64 %110
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 20
  %115 = load i32, ptr %114, align 4, !tbaa !215
  %116 = icmp eq i32 %115, 1
  br i1 %116, label %117, label %129

117:                                              ; preds = %109
  %118 = getelementptr inbounds nuw i8, ptr %113, i64 64
  %119 = load i64, ptr %118, align 8, !tbaa !216
  %120 = icmp eq i64 %119, %1
  br i1 %120, label %121, label %129

121:                                              ; preds = %117
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 80
  %123 = load i64, ptr %122, align 8, !tbaa !226
  %124 = and i64 %123, 1
  %125 = icmp eq i64 %124, 0
  %126 = select i1 %125, i32 0, i32 %112
  %127 = trunc nuw nsw i64 %124 to i32
  %128 = add i32 %111, %127
  br label %129

129:                                              ; preds = %109, %121, %117
  %130 = phi i32 [ %126, %121 ], [ %112, %117 ], [ %112, %109 ]
  %131 = phi i32 [ %128, %121 ], [ %111, %117 ], [ %111, %109 ]
  %132 = add nuw nsw i64 %110, 1
  %133 = icmp eq i64 %132, %102
  br i1 %133, label %103, label %109, !llvm.loop !227

134:                                              ; preds = %161, %96
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %136 = getelementptr inbounds nuw i32, ptr %135, i64 %1
  store i32 0, ptr %136, align 4, !tbaa !5
  %137 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %138 = getelementptr inbounds nuw i32, ptr %137, i64 %1
  store i32 0, ptr %138, align 4, !tbaa !5
  %139 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %140 = getelementptr inbounds nuw %struct.Pair, ptr %139, i64 %1
  tail call fastcc void @pair_drop(ptr noundef nonnull %140)
  br label %164

141:                                              ; preds = %103, %161
  %142 = phi i64 [ 0, %103 ], [ %162, %161 ]
  %143 = getelementptr inbounds nuw %struct.Thread, ptr %105, i64 %142
  %144 = getelementptr inbounds nuw i8, ptr %143, i64 60
  %145 = load i32, ptr %144, align 4, !tbaa !221
  %146 = and i32 %145, -129
  %147 = getelementptr inbounds nuw i8, ptr %143, i64 20
  %148 = load i32, ptr %147, align 4, !tbaa !215
  %149 = icmp eq i32 %148, 1
  br i1 %149, label %150, label %161

150:                                              ; preds = %141
  %151 = getelementptr inbounds nuw i8, ptr %143, i64 64
  %152 = load i64, ptr %151, align 8, !tbaa !216
  %153 = icmp eq i64 %152, %1
  br i1 %153, label %154, label %161

154:                                              ; preds = %150
  %155 = icmp eq i32 %146, 2
  %156 = icmp eq i32 %146, 3
  %157 = select i1 %156, i32 %130, i32 %107
  %158 = select i1 %155, i32 %131, i32 %157
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw i8, ptr %143, i64 88
  store i64 %159, ptr %160, align 8, !tbaa !228
  store i32 0, ptr %147, align 4, !tbaa !215
  br label %161

161:                                              ; preds = %141, %150, %154
  %162 = add nuw nsw i64 %142, 1
  %163 = icmp eq i64 %162, %108
  br i1 %163, label %134, label %141, !llvm.loop !229

164:                                              ; preds = %71, %134
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
  %24 = load i64, ptr %23, align 8, !tbaa !230
  %25 = mul i64 %24, %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 536
  %27 = load ptr, ptr %26, align 8, !tbaa !231
  store ptr %27, ptr @tracks, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw %struct.Track, ptr %27, i64 %25
  store ptr %28, ptr @turns, align 8, !tbaa !9
  %29 = getelementptr inbounds nuw %struct.Turn, ptr %28, i64 %25
  store ptr %29, ptr @ready, align 8, !tbaa !232
  %30 = getelementptr inbounds nuw ptr, ptr %29, i64 %25
  store ptr %30, ptr @parked, align 8, !tbaa !232
  %31 = getelementptr inbounds nuw ptr, ptr %30, i64 %25
  store ptr %31, ptr @queues, align 8, !tbaa !9
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 584
  %33 = load ptr, ptr %32, align 8, !tbaa !233
  store ptr %33, ptr @copies, align 8, !tbaa !9
  store i32 0, ptr @n_copies, align 4, !tbaa !5
  store i32 -1, ptr @free_copy, align 4, !tbaa !5
  %34 = and i64 %24, 4294967295
  %35 = icmp eq i64 %34, 0
  br i1 %35, label %36, label %37

36:                                               ; preds = %110, %1
  br label %117

37:                                               ; preds = %1
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %39 = load ptr, ptr %38, align 8, !tbaa !234
  %40 = add i32 %10, 31
  %41 = and i32 %40, -32
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %43 = load i64, ptr %42, align 8, !tbaa !235
  %44 = zext i32 %41 to i64
  %45 = mul i64 %43, %44
  %46 = icmp eq i32 %10, 0
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 516
  %49 = shl i64 %43, 7
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %53 = and i64 %24, 4294967295
  br label %54

54:                                               ; preds = %37, %110
  %55 = phi i64 [ 0, %37 ], [ %111, %110 ]
  %56 = mul i64 %45, %55
  %57 = getelementptr inbounds nuw i32, ptr %39, i64 %56
  br i1 %46, label %110, label %58

58:                                               ; preds = %54
  %59 = load ptr, ptr %47, align 8, !tbaa !236
  %60 = mul nuw i64 %55, %22
  %61 = getelementptr inbounds nuw %struct.Thread, ptr %59, i64 %60
  %62 = trunc nuw i64 %55 to i32
  %63 = mul i32 %10, %62
  %64 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %55
  %65 = load ptr, ptr %50, align 8, !tbaa !26
  %66 = load i64, ptr %51, align 8, !tbaa !39
  %67 = getelementptr inbounds nuw i8, ptr %65, i64 %66
  %68 = load i64, ptr %52, align 8, !tbaa !63
  br label %69

69:                                               ; preds = %69, %58
  %70 = phi i64 [ 0, %58 ], [ %108, %69 ]
  %71 = getelementptr inbounds nuw %struct.Thread, ptr %61, i64 %70
  %72 = load i32, ptr %3, align 4, !tbaa !5
  %73 = trunc nuw i64 %70 to i32
  %74 = urem i32 %73, %72
  store i32 %74, ptr %71, align 8, !tbaa !5
  %75 = load i32, ptr %3, align 4, !tbaa !5
  %76 = udiv i32 %73, %75
  %77 = load i32, ptr %5, align 4, !tbaa !5
  %78 = urem i32 %76, %77
  %79 = getelementptr inbounds nuw i8, ptr %71, i64 4
  store i32 %78, ptr %79, align 4, !tbaa !5
  %80 = load i32, ptr %3, align 4, !tbaa !5
  %81 = udiv i32 %73, %80
  %82 = load i32, ptr %5, align 4, !tbaa !5
  %83 = udiv i32 %81, %82
  %84 = getelementptr inbounds nuw i8, ptr %71, i64 8
  store i32 %83, ptr %84, align 8, !tbaa !5
  %85 = and i32 %73, 31
  %86 = getelementptr inbounds nuw i8, ptr %71, i64 12
  store i32 %85, ptr %86, align 4, !tbaa !64
  %87 = lshr i32 %73, 5
  %88 = getelementptr inbounds nuw i8, ptr %71, i64 16
  store i32 %87, ptr %88, align 8, !tbaa !54
  %89 = load i32, ptr %48, align 4, !tbaa !237
  %90 = mul i32 %89, 7
  %91 = add i32 %90, %87
  %92 = and i32 %91, 63
  %93 = getelementptr inbounds nuw i8, ptr %71, i64 120
  store i32 %92, ptr %93, align 8, !tbaa !238
  %94 = getelementptr inbounds nuw i8, ptr %71, i64 104
  store i32 %73, ptr %94, align 8, !tbaa !51
  %95 = add i32 %63, %73
  %96 = getelementptr inbounds nuw i8, ptr %71, i64 108
  store i32 %95, ptr %96, align 4, !tbaa !62
  %97 = getelementptr inbounds nuw i8, ptr %71, i64 112
  store ptr %64, ptr %97, align 8, !tbaa !31
  %98 = zext nneg i32 %87 to i64
  %99 = mul i64 %49, %98
  %100 = getelementptr inbounds nuw i8, ptr %57, i64 %99
  %101 = and i64 %70, 31
  %102 = getelementptr inbounds nuw i32, ptr %100, i64 %101
  %103 = getelementptr inbounds nuw i8, ptr %71, i64 32
  store ptr %102, ptr %103, align 8, !tbaa !239
  %104 = zext i32 %95 to i64
  %105 = mul i64 %68, %104
  %106 = getelementptr inbounds nuw i8, ptr %67, i64 %105
  %107 = getelementptr inbounds nuw i8, ptr %71, i64 40
  store ptr %106, ptr %107, align 8, !tbaa !240
  %108 = add nuw nsw i64 %70, 1
  %109 = icmp eq i64 %108, %22
  br i1 %109, label %110, label %69, !llvm.loop !241

110:                                              ; preds = %69, %54
  %111 = add nuw nsw i64 %55, 1
  %112 = icmp eq i64 %111, %53
  br i1 %112, label %36, label %54, !llvm.loop !242

113:                                              ; preds = %117
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 392
  %115 = load i64, ptr %114, align 8, !tbaa !65
  %116 = icmp eq i64 %115, 0
  br i1 %116, label %163, label %127

117:                                              ; preds = %36, %117
  %118 = phi i64 [ %125, %117 ], [ 0, %36 ]
  %119 = getelementptr inbounds nuw i32, ptr %3, i64 %118
  %120 = load i32, ptr %119, align 4, !tbaa !5
  %121 = getelementptr inbounds nuw i32, ptr @gevo_state, i64 %118
  store i32 %120, ptr %121, align 4, !tbaa !5
  %122 = getelementptr inbounds nuw i32, ptr %11, i64 %118
  %123 = load i32, ptr %122, align 4, !tbaa !5
  %124 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 12), i64 %118
  store i32 %123, ptr %124, align 4, !tbaa !5
  %125 = add nuw nsw i64 %118, 1
  %126 = icmp eq i64 %125, 3
  br i1 %126, label %113, label %117, !llvm.loop !243

127:                                              ; preds = %113
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(320) @free_parts, i8 0, i64 320, i1 false), !tbaa !87
  store i64 0, ptr @pool_used, align 8, !tbaa !61
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32768) @locations, i8 0, i64 32768, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) @device_fences, i8 0, i64 16, i1 false)
  store i32 0, ptr @max_doubts, align 4, !tbaa !5
  store i32 0, ptr @n_doubts, align 4, !tbaa !5
  %128 = load i32, ptr %3, align 4, !tbaa !5
  %129 = load i32, ptr %5, align 4, !tbaa !5
  %130 = mul i32 %129, %128
  %131 = load i32, ptr %8, align 4, !tbaa !5
  %132 = mul i32 %130, %131
  %133 = load i32, ptr %11, align 8, !tbaa !5
  %134 = zext i32 %133 to i64
  %135 = load i32, ptr %14, align 4, !tbaa !5
  %136 = zext i32 %135 to i64
  %137 = load i32, ptr %18, align 8, !tbaa !5
  %138 = zext i32 %137 to i64
  %139 = add i32 %132, 31
  %140 = lshr i32 %139, 5
  %141 = zext nneg i32 %140 to i64
  %142 = shl nuw nsw i64 %134, 3
  %143 = mul i64 %142, %136
  %144 = mul i64 %143, %138
  %145 = mul i64 %144, %141
  br label %146

146:                                              ; preds = %146, %127
  %147 = phi i32 [ 4, %127 ], [ %151, %146 ]
  %148 = zext nneg i32 %147 to i64
  %149 = shl nuw i64 1, %148
  %150 = icmp ult i64 %149, %145
  %151 = add i32 %147, 1
  br i1 %150, label %146, label %152, !llvm.loop !187

152:                                              ; preds = %146
  %153 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %148
  %154 = load ptr, ptr %153, align 8, !tbaa !87
  %155 = icmp eq ptr %154, null
  br i1 %155, label %158, label %156

156:                                              ; preds = %152
  %157 = load ptr, ptr %154, align 8, !tbaa !89
  store ptr %157, ptr %153, align 8, !tbaa !87
  br label %161

158:                                              ; preds = %152
  %159 = getelementptr inbounds nuw i8, ptr %0, i64 432
  %160 = load ptr, ptr %159, align 8, !tbaa !91
  store i64 %149, ptr @pool_used, align 8, !tbaa !61
  br label %161

161:                                              ; preds = %156, %158
  %162 = phi ptr [ %154, %156 ], [ %160, %158 ]
  store ptr %162, ptr @acquired, align 8, !tbaa !152
  tail call void @llvm.memset.p0.i64(ptr align 8 %162, i8 0, i64 %145, i1 false)
  br label %163

163:                                              ; preds = %161, %113
  %164 = getelementptr inbounds nuw i8, ptr %0, i64 520
  %165 = load i64, ptr %164, align 8, !tbaa !67
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %1559, label %167

167:                                              ; preds = %163
  %168 = getelementptr inbounds nuw i8, ptr %0, i64 552
  %169 = load i64, ptr %168, align 8, !tbaa !244
  %170 = mul i64 %169, 7146057691288625177
  %171 = add i64 %170, 1
  store i64 %171, ptr @random_state, align 8, !tbaa !61
  %172 = and i64 %169, 3
  %173 = getelementptr inbounds nuw i8, ptr @run_scheduled.inclinations, i64 %172
  %174 = load i8, ptr %173, align 1, !tbaa !29
  %175 = zext i8 %174 to i32
  store i32 %175, ptr @inclination, align 4, !tbaa !5
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 544
  %177 = load i64, ptr %176, align 8, !tbaa !173
  %178 = icmp eq i64 %177, 3
  br i1 %178, label %179, label %192

179:                                              ; preds = %167
  %180 = add i64 %170, -7046029254386353130
  store i64 %180, ptr @random_state, align 8, !tbaa !61
  %181 = lshr i64 %180, 30
  %182 = xor i64 %181, %180
  %183 = mul i64 %182, -4658895280553007687
  %184 = lshr i64 %183, 27
  %185 = xor i64 %184, %183
  %186 = mul i64 %185, -7723592293110705685
  %187 = lshr i64 %186, 31
  %188 = xor i64 %187, %186
  %189 = urem i64 %188, 10
  %190 = trunc nuw nsw i64 %189 to i32
  %191 = shl nuw nsw i32 16, %190
  store i32 %191, ptr @inclination, align 4, !tbaa !5
  br label %192

192:                                              ; preds = %179, %167
  store i32 0, ptr @in_flight, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  store i32 0, ptr @n_ready, align 4, !tbaa !5
  store ptr null, ptr @let_go, align 8, !tbaa !9
  store ptr null, ptr @held, align 8, !tbaa !9
  store i32 0, ptr @holds, align 4, !tbaa !5
  store ptr null, ptr @running, align 8, !tbaa !245
  store i64 0, ptr @frames_used, align 8, !tbaa !61
  store ptr null, ptr @free_frames, align 8, !tbaa !170
  store i64 0, ptr @progress, align 8, !tbaa !61
  store i64 0, ptr @patience, align 8, !tbaa !61
  store i64 0, ptr @woken_at, align 8, !tbaa !61
  store i64 0, ptr @next_block, align 8, !tbaa !61
  %193 = load i64, ptr %23, align 8, !tbaa !230
  %194 = and i64 %193, 4294967295
  %195 = icmp eq i64 %194, 0
  br i1 %195, label %196, label %199

196:                                              ; preds = %199, %192
  %197 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %198 = icmp eq i32 %197, 0
  br i1 %198, label %205, label %1866

199:                                              ; preds = %192, %199
  %200 = phi i64 [ %203, %199 ], [ 0, %192 ]
  %201 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %200
  %202 = getelementptr inbounds nuw i8, ptr %201, i64 16
  store i32 0, ptr %202, align 8, !tbaa !218
  %203 = add nuw nsw i64 %200, 1
  %204 = icmp eq i64 %203, %194
  br i1 %204, label %196, label %199, !llvm.loop !246

205:                                              ; preds = %196, %1554
  %206 = phi i32 [ %1557, %1554 ], [ 1, %196 ]
  %207 = phi ptr [ %1555, %1554 ], [ null, %196 ]
  %208 = load i64, ptr @next_block, align 8, !tbaa !61
  %209 = icmp slt i64 %208, %21
  br i1 %209, label %210, label %361

210:                                              ; preds = %205
  %211 = load ptr, ptr @L, align 8, !tbaa !9
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 64
  %213 = load i32, ptr %212, align 4, !tbaa !5
  %214 = getelementptr inbounds nuw i8, ptr %211, i64 60
  %215 = load i32, ptr %214, align 4, !tbaa !5
  %216 = mul i32 %215, %213
  %217 = getelementptr inbounds nuw i8, ptr %211, i64 68
  %218 = load i32, ptr %217, align 4, !tbaa !5
  %219 = mul i32 %216, %218
  %220 = zext i32 %219 to i64
  %221 = icmp eq i32 %219, 0
  %222 = load i32, ptr @in_flight, align 4, !tbaa !5
  br label %227

223:                                              ; preds = %354
  store i32 %322, ptr @n_ready, align 4, !tbaa !5
  br label %224

224:                                              ; preds = %269, %223
  %225 = load i64, ptr @next_block, align 8, !tbaa !61
  %226 = icmp slt i64 %225, %21
  br i1 %226, label %227, label %357, !llvm.loop !247

227:                                              ; preds = %224, %210
  %228 = phi i32 [ %222, %210 ], [ %272, %224 ]
  %229 = phi i64 [ %208, %210 ], [ %225, %224 ]
  %230 = zext i32 %228 to i64
  %231 = load ptr, ptr @L, align 8, !tbaa !9
  %232 = getelementptr inbounds nuw i8, ptr %231, i64 528
  %233 = load i64, ptr %232, align 8, !tbaa !230
  %234 = icmp sgt i64 %233, %230
  br i1 %234, label %235, label %357

235:                                              ; preds = %227
  %236 = getelementptr inbounds nuw i8, ptr %231, i64 8
  %237 = load i64, ptr %236, align 8, !tbaa !248
  %238 = icmp ne i64 %237, 0
  %239 = icmp ne i32 %228, 0
  %240 = and i1 %239, %238
  br i1 %240, label %241, label %252

241:                                              ; preds = %235
  %242 = getelementptr inbounds nuw i8, ptr %231, i64 648
  %243 = load i64, ptr %242, align 8, !tbaa !210
  %244 = icmp eq i64 %243, 0
  br i1 %244, label %357, label %245

245:                                              ; preds = %241
  %246 = load i64, ptr @frames_used, align 8, !tbaa !61
  %247 = mul i64 %243, %220
  %248 = add i64 %246, %247
  %249 = getelementptr inbounds nuw i8, ptr %231, i64 224
  %250 = load i64, ptr %249, align 8, !tbaa !212
  %251 = icmp ugt i64 %248, %250
  br i1 %251, label %357, label %252

252:                                              ; preds = %245, %235
  br label %253

253:                                              ; preds = %252, %253
  %254 = phi i32 [ %260, %253 ], [ 0, %252 ]
  %255 = zext i32 %254 to i64
  %256 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %255
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 16
  %258 = load i32, ptr %257, align 8, !tbaa !218
  %259 = icmp eq i32 %258, 0
  %260 = add i32 %254, 1
  br i1 %259, label %261, label %253, !llvm.loop !249

261:                                              ; preds = %253
  %262 = add nsw i64 %229, 1
  store i64 %262, ptr @next_block, align 8, !tbaa !61
  %263 = getelementptr inbounds nuw i8, ptr %231, i64 72
  %264 = load ptr, ptr %263, align 8, !tbaa !250
  %265 = icmp eq ptr %264, null
  br i1 %265, label %269, label %266

266:                                              ; preds = %261
  %267 = getelementptr inbounds i64, ptr %264, i64 %229
  %268 = load i64, ptr %267, align 8, !tbaa !61
  br label %269

269:                                              ; preds = %266, %261
  %270 = phi i64 [ %268, %266 ], [ %229, %261 ]
  tail call fastcc void @start_block(ptr noundef nonnull %256, i32 noundef %254, i64 noundef %270)
  %271 = load i32, ptr @in_flight, align 4, !tbaa !5
  %272 = add i32 %271, 1
  store i32 %272, ptr @in_flight, align 4, !tbaa !5
  %273 = load i64, ptr @progress, align 8, !tbaa !61
  %274 = add i64 %273, 1
  store i64 %274, ptr @progress, align 8, !tbaa !61
  br i1 %221, label %224, label %275

275:                                              ; preds = %269
  %276 = load i32, ptr @n_ready, align 4
  %277 = load i64, ptr @random_state, align 8
  %278 = load ptr, ptr @turns, align 8, !tbaa !9
  %279 = getelementptr inbounds nuw i8, ptr %256, i64 24
  %280 = trunc i64 %229 to i32
  %281 = load ptr, ptr @L, align 8, !tbaa !9
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 544
  %283 = shl i32 %280, 10
  %284 = load ptr, ptr @ready, align 8, !tbaa !232
  br label %285

285:                                              ; preds = %354, %275
  %286 = phi i64 [ 0, %275 ], [ %355, %354 ]
  %287 = phi i64 [ %277, %275 ], [ %317, %354 ]
  %288 = phi i32 [ %276, %275 ], [ %322, %354 ]
  %289 = load ptr, ptr %279, align 8, !tbaa !214
  %290 = getelementptr inbounds nuw %struct.Thread, ptr %289, i64 %286
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 108
  %292 = load i32, ptr %291, align 4, !tbaa !62
  %293 = zext i32 %292 to i64
  %294 = getelementptr inbounds nuw %struct.Turn, ptr %278, i64 %293
  %295 = load i64, ptr %282, align 8, !tbaa !173
  switch i64 %295, label %316 [
    i64 0, label %296
    i64 1, label %300
    i64 3, label %305
  ]

296:                                              ; preds = %285
  %297 = getelementptr inbounds nuw i8, ptr %290, i64 104
  %298 = load i32, ptr %297, align 8, !tbaa !51
  %299 = add i32 %298, %283
  br label %316

300:                                              ; preds = %285
  %301 = getelementptr inbounds nuw i8, ptr %290, i64 104
  %302 = load i32, ptr %301, align 8, !tbaa !51
  %303 = add i32 %302, %283
  %304 = xor i32 %303, -1
  br label %316

305:                                              ; preds = %285
  %306 = add i64 %287, -7046029254386353131
  store i64 %306, ptr @random_state, align 8, !tbaa !61
  %307 = lshr i64 %306, 30
  %308 = xor i64 %307, %306
  %309 = mul i64 %308, -4658895280553007687
  %310 = lshr i64 %309, 27
  %311 = xor i64 %310, %309
  %312 = mul i64 %311, -7723592293110705685
  %313 = lshr i64 %312, 34
  %314 = trunc nuw nsw i64 %313 to i32
  %315 = or disjoint i32 %314, 1073741824
  br label %316

316:                                              ; preds = %305, %300, %296, %285
  %317 = phi i64 [ %306, %305 ], [ %287, %296 ], [ %287, %300 ], [ %287, %285 ]
  %318 = phi i32 [ %315, %305 ], [ %299, %296 ], [ %304, %300 ], [ 0, %285 ]
  store i32 %318, ptr %294, align 8, !tbaa !5
  %319 = getelementptr inbounds nuw i8, ptr %294, i64 4
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(116) %319, i8 0, i64 116, i1 false)
  %320 = load ptr, ptr %279, align 8, !tbaa !214
  %321 = getelementptr inbounds nuw %struct.Thread, ptr %320, i64 %286
  %322 = add i32 %288, 1
  %323 = getelementptr inbounds nuw i8, ptr %321, i64 108
  %324 = load i32, ptr %323, align 4, !tbaa !62
  %325 = zext i32 %324 to i64
  %326 = getelementptr inbounds nuw %struct.Turn, ptr %278, i64 %325
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 4
  store i32 1, ptr %327, align 4, !tbaa !251
  %328 = zext i32 %288 to i64
  %329 = getelementptr inbounds nuw ptr, ptr %284, i64 %328
  store ptr %321, ptr %329, align 8, !tbaa !9
  %330 = icmp eq i32 %288, 0
  br i1 %330, label %354, label %331

331:                                              ; preds = %316, %352
  %332 = phi i32 [ %337, %352 ], [ %288, %316 ]
  %333 = zext i32 %332 to i64
  %334 = getelementptr inbounds nuw ptr, ptr %284, i64 %333
  %335 = load ptr, ptr %334, align 8, !tbaa !9
  %336 = add i32 %332, -1
  %337 = lshr i32 %336, 1
  %338 = zext nneg i32 %337 to i64
  %339 = getelementptr inbounds nuw ptr, ptr %284, i64 %338
  %340 = load ptr, ptr %339, align 8, !tbaa !9
  %341 = getelementptr inbounds nuw i8, ptr %335, i64 108
  %342 = load i32, ptr %341, align 4, !tbaa !62
  %343 = zext i32 %342 to i64
  %344 = getelementptr inbounds nuw %struct.Turn, ptr %278, i64 %343
  %345 = load i32, ptr %344, align 8, !tbaa !252
  %346 = getelementptr inbounds nuw i8, ptr %340, i64 108
  %347 = load i32, ptr %346, align 4, !tbaa !62
  %348 = zext i32 %347 to i64
  %349 = getelementptr inbounds nuw %struct.Turn, ptr %278, i64 %348
  %350 = load i32, ptr %349, align 8, !tbaa !252
  %351 = icmp ult i32 %345, %350
  br i1 %351, label %352, label %354

352:                                              ; preds = %331
  store ptr %335, ptr %339, align 8, !tbaa !9
  store ptr %340, ptr %334, align 8, !tbaa !9
  %353 = icmp eq i32 %337, 0
  br i1 %353, label %354, label %331, !llvm.loop !253

354:                                              ; preds = %352, %331, %316
  %355 = add nuw nsw i64 %286, 1
  %356 = icmp eq i64 %355, %220
  br i1 %356, label %223, label %285, !llvm.loop !254

357:                                              ; preds = %245, %241, %227, %224
  %358 = phi i64 [ %229, %245 ], [ %229, %241 ], [ %229, %227 ], [ %225, %224 ]
  %359 = icmp slt i64 %358, %21
  %360 = select i1 %359, i32 13, i32 12
  br label %361

361:                                              ; preds = %357, %205
  %362 = phi i32 [ %360, %357 ], [ 12, %205 ]
  %363 = and i32 %206, 255
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %365, label %440

365:                                              ; preds = %361
  %366 = load i32, ptr @n_parked, align 4, !tbaa !5
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %438, label %368

368:                                              ; preds = %365
  %369 = load i32, ptr @n_ready, align 4
  %370 = load ptr, ptr @parked, align 8, !tbaa !232
  %371 = load ptr, ptr @turns, align 8, !tbaa !9
  %372 = load ptr, ptr @ready, align 8
  %373 = zext i32 %366 to i64
  br label %374

374:                                              ; preds = %433, %368
  %375 = phi i64 [ 0, %368 ], [ %436, %433 ]
  %376 = phi i32 [ 0, %368 ], [ %435, %433 ]
  %377 = phi i32 [ %369, %368 ], [ %434, %433 ]
  %378 = getelementptr inbounds nuw ptr, ptr %370, i64 %375
  %379 = load ptr, ptr %378, align 8, !tbaa !9
  %380 = getelementptr inbounds nuw i8, ptr %379, i64 108
  %381 = load i32, ptr %380, align 4, !tbaa !62
  %382 = zext i32 %381 to i64
  %383 = getelementptr inbounds nuw %struct.Turn, ptr %371, i64 %382
  %384 = getelementptr inbounds nuw i8, ptr %383, i64 24
  %385 = getelementptr inbounds nuw i8, ptr %383, i64 16
  %386 = load i32, ptr %385, align 8, !tbaa !78
  %387 = add i32 %386, 3
  %388 = and i32 %387, 3
  %389 = zext nneg i32 %388 to i64
  %390 = getelementptr inbounds nuw %struct.anon.0, ptr %384, i64 %389
  %391 = load i64, ptr %390, align 8, !tbaa !72
  %392 = lshr i64 %391, 2
  %393 = and i64 %392, 1023
  %394 = getelementptr inbounds nuw i32, ptr @watches, i64 %393
  %395 = load i32, ptr %394, align 4, !tbaa !5
  %396 = getelementptr inbounds nuw i8, ptr %383, i64 12
  %397 = load i32, ptr %396, align 4, !tbaa !76
  %398 = icmp eq i32 %395, %397
  br i1 %398, label %399, label %403

399:                                              ; preds = %374
  %400 = add i32 %376, 1
  %401 = zext i32 %376 to i64
  %402 = getelementptr inbounds nuw ptr, ptr %370, i64 %401
  store ptr %379, ptr %402, align 8, !tbaa !9
  br label %433

403:                                              ; preds = %374
  %404 = getelementptr inbounds nuw i8, ptr %383, i64 8
  store i32 0, ptr %404, align 8, !tbaa !74
  %405 = add i32 %377, 1
  store i32 %405, ptr @n_ready, align 4, !tbaa !5
  %406 = getelementptr inbounds nuw i8, ptr %383, i64 4
  store i32 1, ptr %406, align 4, !tbaa !251
  %407 = zext i32 %377 to i64
  %408 = getelementptr inbounds nuw ptr, ptr %372, i64 %407
  store ptr %379, ptr %408, align 8, !tbaa !9
  %409 = icmp eq i32 %377, 0
  br i1 %409, label %433, label %410

410:                                              ; preds = %403, %431
  %411 = phi i32 [ %416, %431 ], [ %377, %403 ]
  %412 = zext i32 %411 to i64
  %413 = getelementptr inbounds nuw ptr, ptr %372, i64 %412
  %414 = load ptr, ptr %413, align 8, !tbaa !9
  %415 = add i32 %411, -1
  %416 = lshr i32 %415, 1
  %417 = zext nneg i32 %416 to i64
  %418 = getelementptr inbounds nuw ptr, ptr %372, i64 %417
  %419 = load ptr, ptr %418, align 8, !tbaa !9
  %420 = getelementptr inbounds nuw i8, ptr %414, i64 108
  %421 = load i32, ptr %420, align 4, !tbaa !62
  %422 = zext i32 %421 to i64
  %423 = getelementptr inbounds nuw %struct.Turn, ptr %371, i64 %422
  %424 = load i32, ptr %423, align 8, !tbaa !252
  %425 = getelementptr inbounds nuw i8, ptr %419, i64 108
  %426 = load i32, ptr %425, align 4, !tbaa !62
  %427 = zext i32 %426 to i64
  %428 = getelementptr inbounds nuw %struct.Turn, ptr %371, i64 %427
  %429 = load i32, ptr %428, align 8, !tbaa !252
  %430 = icmp ult i32 %424, %429
  br i1 %430, label %431, label %433

431:                                              ; preds = %410
  store ptr %414, ptr %418, align 8, !tbaa !9
  store ptr %419, ptr %413, align 8, !tbaa !9
  %432 = icmp eq i32 %416, 0
  br i1 %432, label %433, label %410, !llvm.loop !253

433:                                              ; preds = %431, %410, %403, %399
  %434 = phi i32 [ %377, %399 ], [ 1, %403 ], [ %405, %410 ], [ %405, %431 ]
  %435 = phi i32 [ %400, %399 ], [ %376, %403 ], [ %376, %410 ], [ %376, %431 ]
  %436 = add nuw nsw i64 %375, 1
  %437 = icmp eq i64 %436, %373
  br i1 %437, label %438, label %374, !llvm.loop !255

438:                                              ; preds = %433, %365
  %439 = phi i32 [ 0, %365 ], [ %435, %433 ]
  store i32 %439, ptr @n_parked, align 4, !tbaa !5
  br label %440

440:                                              ; preds = %438, %361
  %441 = icmp ne ptr %207, null
  %442 = load i32, ptr @n_ready, align 4
  %443 = icmp ne i32 %442, 0
  %444 = select i1 %441, i1 true, i1 %443
  br i1 %444, label %845, label %445

445:                                              ; preds = %440
  %446 = load i32, ptr @n_parked, align 4, !tbaa !5
  %447 = icmp ne i32 %446, 0
  br i1 %447, label %448, label %556

448:                                              ; preds = %445
  %449 = load i64, ptr @woken_at, align 8, !tbaa !61
  %450 = load i64, ptr @progress, align 8, !tbaa !61
  %451 = icmp eq i64 %449, %450
  br i1 %451, label %498, label %452

452:                                              ; preds = %448
  store i64 %450, ptr @woken_at, align 8, !tbaa !61
  store i64 0, ptr @patience, align 8, !tbaa !61
  %453 = load ptr, ptr @parked, align 8, !tbaa !232
  %454 = load ptr, ptr @turns, align 8, !tbaa !9
  %455 = load ptr, ptr @ready, align 8
  %456 = zext i32 %446 to i64
  br label %457

457:                                              ; preds = %495, %452
  %458 = phi i64 [ 0, %452 ], [ %466, %495 ]
  %459 = getelementptr inbounds nuw ptr, ptr %453, i64 %458
  %460 = load ptr, ptr %459, align 8, !tbaa !9
  %461 = getelementptr inbounds nuw i8, ptr %460, i64 108
  %462 = load i32, ptr %461, align 4, !tbaa !62
  %463 = zext i32 %462 to i64
  %464 = getelementptr inbounds nuw %struct.Turn, ptr %454, i64 %463
  %465 = getelementptr inbounds nuw i8, ptr %464, i64 8
  store i32 0, ptr %465, align 8, !tbaa !74
  %466 = add nuw nsw i64 %458, 1
  %467 = getelementptr inbounds nuw i8, ptr %464, i64 4
  store i32 1, ptr %467, align 4, !tbaa !251
  %468 = getelementptr inbounds nuw ptr, ptr %455, i64 %458
  store ptr %460, ptr %468, align 8, !tbaa !9
  %469 = icmp eq i64 %458, 0
  br i1 %469, label %495, label %470

470:                                              ; preds = %457
  %471 = trunc nuw i64 %458 to i32
  br label %472

472:                                              ; preds = %493, %470
  %473 = phi i32 [ %478, %493 ], [ %471, %470 ]
  %474 = zext i32 %473 to i64
  %475 = getelementptr inbounds nuw ptr, ptr %455, i64 %474
  %476 = load ptr, ptr %475, align 8, !tbaa !9
  %477 = add i32 %473, -1
  %478 = lshr i32 %477, 1
  %479 = zext nneg i32 %478 to i64
  %480 = getelementptr inbounds nuw ptr, ptr %455, i64 %479
  %481 = load ptr, ptr %480, align 8, !tbaa !9
  %482 = getelementptr inbounds nuw i8, ptr %476, i64 108
  %483 = load i32, ptr %482, align 4, !tbaa !62
  %484 = zext i32 %483 to i64
  %485 = getelementptr inbounds nuw %struct.Turn, ptr %454, i64 %484
  %486 = load i32, ptr %485, align 8, !tbaa !252
  %487 = getelementptr inbounds nuw i8, ptr %481, i64 108
  %488 = load i32, ptr %487, align 4, !tbaa !62
  %489 = zext i32 %488 to i64
  %490 = getelementptr inbounds nuw %struct.Turn, ptr %454, i64 %489
  %491 = load i32, ptr %490, align 8, !tbaa !252
  %492 = icmp ult i32 %486, %491
  br i1 %492, label %493, label %495

493:                                              ; preds = %472
  store ptr %476, ptr %480, align 8, !tbaa !9
  store ptr %481, ptr %475, align 8, !tbaa !9
  %494 = icmp eq i32 %478, 0
  br i1 %494, label %495, label %472, !llvm.loop !253

495:                                              ; preds = %493, %472, %457
  %496 = icmp eq i64 %466, %456
  br i1 %496, label %497, label %457, !llvm.loop !255

497:                                              ; preds = %495
  store i32 %446, ptr @n_ready, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  br label %1554

498:                                              ; preds = %448
  %499 = load ptr, ptr @held, align 8, !tbaa !9
  %500 = icmp eq ptr %499, null
  br i1 %500, label %575, label %501

501:                                              ; preds = %498
  %502 = load i64, ptr @patience, align 8, !tbaa !61
  %503 = load i32, ptr @holds, align 4, !tbaa !5
  %504 = icmp ult i32 %503, 3
  %505 = select i1 %504, i64 32768, i64 512
  %506 = icmp ult i64 %502, %505
  %507 = load ptr, ptr @turns, align 8, !tbaa !9
  %508 = load ptr, ptr @ready, align 8, !tbaa !232
  br i1 %506, label %509, label %563

509:                                              ; preds = %501
  %510 = shl i32 %446, 2
  %511 = zext i32 %510 to i64
  %512 = add nuw nsw i64 %502, %511
  store i64 %512, ptr @patience, align 8, !tbaa !61
  %513 = load ptr, ptr @parked, align 8, !tbaa !232
  %514 = zext i32 %446 to i64
  br label %515

515:                                              ; preds = %553, %509
  %516 = phi i64 [ 0, %509 ], [ %524, %553 ]
  %517 = getelementptr inbounds nuw ptr, ptr %513, i64 %516
  %518 = load ptr, ptr %517, align 8, !tbaa !9
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 108
  %520 = load i32, ptr %519, align 4, !tbaa !62
  %521 = zext i32 %520 to i64
  %522 = getelementptr inbounds nuw %struct.Turn, ptr %507, i64 %521
  %523 = getelementptr inbounds nuw i8, ptr %522, i64 8
  store i32 0, ptr %523, align 8, !tbaa !74
  %524 = add nuw nsw i64 %516, 1
  %525 = getelementptr inbounds nuw i8, ptr %522, i64 4
  store i32 1, ptr %525, align 4, !tbaa !251
  %526 = getelementptr inbounds nuw ptr, ptr %508, i64 %516
  store ptr %518, ptr %526, align 8, !tbaa !9
  %527 = icmp eq i64 %516, 0
  br i1 %527, label %553, label %528

528:                                              ; preds = %515
  %529 = trunc nuw i64 %516 to i32
  br label %530

530:                                              ; preds = %551, %528
  %531 = phi i32 [ %536, %551 ], [ %529, %528 ]
  %532 = zext i32 %531 to i64
  %533 = getelementptr inbounds nuw ptr, ptr %508, i64 %532
  %534 = load ptr, ptr %533, align 8, !tbaa !9
  %535 = add i32 %531, -1
  %536 = lshr i32 %535, 1
  %537 = zext nneg i32 %536 to i64
  %538 = getelementptr inbounds nuw ptr, ptr %508, i64 %537
  %539 = load ptr, ptr %538, align 8, !tbaa !9
  %540 = getelementptr inbounds nuw i8, ptr %534, i64 108
  %541 = load i32, ptr %540, align 4, !tbaa !62
  %542 = zext i32 %541 to i64
  %543 = getelementptr inbounds nuw %struct.Turn, ptr %507, i64 %542
  %544 = load i32, ptr %543, align 8, !tbaa !252
  %545 = getelementptr inbounds nuw i8, ptr %539, i64 108
  %546 = load i32, ptr %545, align 4, !tbaa !62
  %547 = zext i32 %546 to i64
  %548 = getelementptr inbounds nuw %struct.Turn, ptr %507, i64 %547
  %549 = load i32, ptr %548, align 8, !tbaa !252
  %550 = icmp ult i32 %544, %549
  br i1 %550, label %551, label %553

551:                                              ; preds = %530
  store ptr %534, ptr %538, align 8, !tbaa !9
  store ptr %539, ptr %533, align 8, !tbaa !9
  %552 = icmp eq i32 %536, 0
  br i1 %552, label %553, label %530, !llvm.loop !253

553:                                              ; preds = %551, %530, %515
  %554 = icmp eq i64 %524, %514
  br i1 %554, label %555, label %515, !llvm.loop !255

555:                                              ; preds = %553
  store i32 %446, ptr @n_ready, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  br label %1554

556:                                              ; preds = %445
  %557 = load ptr, ptr @held, align 8, !tbaa !9
  %558 = icmp eq ptr %557, null
  br i1 %558, label %575, label %559

559:                                              ; preds = %556
  %560 = load i32, ptr @holds, align 4, !tbaa !5
  %561 = load ptr, ptr @turns, align 8, !tbaa !9
  %562 = load ptr, ptr @ready, align 8, !tbaa !232
  br label %563

563:                                              ; preds = %559, %501
  %564 = phi ptr [ %562, %559 ], [ %508, %501 ]
  %565 = phi ptr [ %561, %559 ], [ %507, %501 ]
  %566 = phi i32 [ %560, %559 ], [ %503, %501 ]
  %567 = phi ptr [ %557, %559 ], [ %499, %501 ]
  %568 = phi i32 [ 0, %559 ], [ 1, %501 ]
  store i64 0, ptr @patience, align 8, !tbaa !61
  store ptr %567, ptr @let_go, align 8, !tbaa !9
  store ptr null, ptr @held, align 8, !tbaa !9
  %569 = add i32 %568, %566
  store i32 %569, ptr @holds, align 4, !tbaa !5
  store i32 1, ptr @n_ready, align 4, !tbaa !5
  %570 = getelementptr inbounds nuw i8, ptr %567, i64 108
  %571 = load i32, ptr %570, align 4, !tbaa !62
  %572 = zext i32 %571 to i64
  %573 = getelementptr inbounds nuw %struct.Turn, ptr %565, i64 %572
  %574 = getelementptr inbounds nuw i8, ptr %573, i64 4
  store i32 1, ptr %574, align 4, !tbaa !251
  store ptr %567, ptr %564, align 8, !tbaa !9
  br label %1554

575:                                              ; preds = %556, %498
  %576 = load ptr, ptr @L, align 8, !tbaa !9
  %577 = getelementptr inbounds nuw i8, ptr %576, i64 528
  %578 = load i64, ptr %577, align 8, !tbaa !230
  %579 = and i64 %578, 4294967295
  %580 = icmp eq i64 %579, 0
  br i1 %580, label %762, label %581

581:                                              ; preds = %575, %759
  %582 = phi i64 [ %760, %759 ], [ 0, %575 ]
  %583 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %582
  %584 = getelementptr inbounds nuw i8, ptr %583, i64 16
  %585 = load i32, ptr %584, align 8, !tbaa !218
  %586 = icmp eq i32 %585, 0
  br i1 %586, label %759, label %587

587:                                              ; preds = %581
  %588 = getelementptr inbounds nuw i8, ptr %583, i64 12
  %589 = load i32, ptr %588, align 4, !tbaa !49
  %590 = getelementptr inbounds nuw i8, ptr %583, i64 24
  %591 = zext i32 %589 to i64
  %592 = icmp eq i32 %589, 0
  br i1 %592, label %759, label %593

593:                                              ; preds = %587
  %594 = load ptr, ptr %590, align 8, !tbaa !214
  br label %595

595:                                              ; preds = %756, %593
  %596 = phi i64 [ 0, %593 ], [ %757, %756 ]
  %597 = getelementptr inbounds nuw %struct.Thread, ptr %594, i64 %596
  %598 = getelementptr inbounds nuw i8, ptr %597, i64 20
  %599 = load i32, ptr %598, align 4, !tbaa !215
  %600 = icmp eq i32 %599, 2
  br i1 %600, label %601, label %756

601:                                              ; preds = %595
  %602 = getelementptr inbounds nuw i8, ptr %597, i64 60
  %603 = load i32, ptr %602, align 4, !tbaa !221
  %604 = icmp eq i32 %603, 40
  br i1 %604, label %605, label %756

605:                                              ; preds = %601
  %606 = trunc nuw i64 %596 to i32
  %607 = and i32 %606, -32
  %608 = and i64 %596, 4294967264
  %609 = getelementptr inbounds nuw %struct.Thread, ptr %594, i64 %608
  %610 = and i32 %606, 31
  %611 = icmp eq i32 %589, %607
  br i1 %611, label %655, label %612

612:                                              ; preds = %605
  %613 = sub i32 %589, %607
  %614 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %613, i32 32)
  %615 = and i64 %596, 31
  %616 = getelementptr inbounds nuw %struct.Thread, ptr %609, i64 %615
  %617 = getelementptr inbounds nuw i8, ptr %616, i64 80
  %618 = getelementptr inbounds nuw i8, ptr %616, i64 56
  %619 = getelementptr inbounds nuw i8, ptr %616, i64 60
  %620 = zext nneg i32 %614 to i64
  br label %621

621:                                              ; preds = %651, %612
  %622 = phi i64 [ 0, %612 ], [ %653, %651 ]
  %623 = phi i32 [ 0, %612 ], [ %652, %651 ]
  %624 = getelementptr inbounds nuw %struct.Thread, ptr %609, i64 %622
  %625 = getelementptr inbounds nuw i8, ptr %624, i64 20
  %626 = load i32, ptr %625, align 4, !tbaa !215
  %627 = icmp eq i32 %626, 2
  br i1 %627, label %628, label %651

628:                                              ; preds = %621
  %629 = getelementptr inbounds nuw i8, ptr %624, i64 80
  %630 = load i64, ptr %629, align 8, !tbaa !226
  %631 = trunc i64 %630 to i32
  %632 = load i64, ptr %617, align 8, !tbaa !226
  %633 = trunc i64 %632 to i32
  %634 = icmp eq i32 %631, %633
  br i1 %634, label %635, label %651

635:                                              ; preds = %628
  %636 = getelementptr inbounds nuw i8, ptr %624, i64 56
  %637 = load i32, ptr %636, align 8, !tbaa !223
  %638 = load i32, ptr %618, align 8, !tbaa !223
  %639 = icmp eq i32 %637, %638
  br i1 %639, label %647, label %640

640:                                              ; preds = %635
  %641 = getelementptr inbounds nuw i8, ptr %624, i64 60
  %642 = load i32, ptr %641, align 4, !tbaa !221
  %643 = icmp eq i32 %642, 41
  br i1 %643, label %644, label %651

644:                                              ; preds = %640
  %645 = load i32, ptr %619, align 4, !tbaa !221
  %646 = icmp eq i32 %645, 41
  br i1 %646, label %647, label %651

647:                                              ; preds = %644, %635
  %648 = trunc nuw i64 %622 to i32
  %649 = shl nuw i32 1, %648
  %650 = or i32 %649, %623
  br label %651

651:                                              ; preds = %647, %644, %640, %628, %621
  %652 = phi i32 [ %623, %621 ], [ %623, %628 ], [ %650, %647 ], [ %623, %644 ], [ %623, %640 ]
  %653 = add nuw nsw i64 %622, 1
  %654 = icmp eq i64 %653, %620
  br i1 %654, label %655, label %621, !llvm.loop !256

655:                                              ; preds = %651, %605
  %656 = phi i32 [ 0, %605 ], [ %652, %651 ]
  %657 = getelementptr inbounds nuw i8, ptr %576, i64 544
  %658 = load i64, ptr %657, align 8, !tbaa !173
  %659 = icmp eq i64 %658, 0
  br i1 %659, label %675, label %660

660:                                              ; preds = %655
  %661 = load i64, ptr @random_state, align 8, !tbaa !61
  %662 = add i64 %661, -7046029254386353131
  store i64 %662, ptr @random_state, align 8, !tbaa !61
  %663 = lshr i64 %662, 30
  %664 = xor i64 %663, %662
  %665 = mul i64 %664, -4658895280553007687
  %666 = lshr i64 %665, 27
  %667 = xor i64 %666, %665
  %668 = mul i64 %667, -7723592293110705685
  %669 = lshr i64 %668, 31
  %670 = xor i64 %669, %668
  %671 = trunc i64 %670 to i32
  %672 = shl nuw i32 1, %610
  %673 = or i32 %672, %671
  %674 = and i32 %673, %656
  br label %675

675:                                              ; preds = %660, %655
  %676 = phi i32 [ %674, %660 ], [ %656, %655 ]
  %677 = getelementptr inbounds nuw i8, ptr %576, i64 592
  %678 = load i64, ptr %677, align 8, !tbaa !257
  %679 = add nsw i64 %678, 1
  store i64 %679, ptr %677, align 8, !tbaa !257
  %680 = zext i32 %676 to i64
  br label %681

681:                                              ; preds = %690, %675
  %682 = phi i64 [ 0, %675 ], [ %691, %690 ]
  %683 = trunc nuw nsw i64 %682 to i32
  %684 = shl nuw i32 1, %683
  %685 = and i32 %684, %676
  %686 = icmp eq i32 %685, 0
  br i1 %686, label %690, label %687

687:                                              ; preds = %681
  %688 = getelementptr inbounds nuw %struct.Thread, ptr %609, i64 %682
  %689 = getelementptr inbounds nuw i8, ptr %688, i64 88
  store i64 %680, ptr %689, align 8, !tbaa !228
  br label %690

690:                                              ; preds = %687, %681
  %691 = add nuw nsw i64 %682, 1
  %692 = icmp eq i64 %691, 32
  br i1 %692, label %693, label %681, !llvm.loop !258

693:                                              ; preds = %690, %702
  %694 = phi i64 [ %703, %702 ], [ 0, %690 ]
  %695 = trunc nuw nsw i64 %694 to i32
  %696 = shl nuw i32 1, %695
  %697 = and i32 %696, %676
  %698 = icmp eq i32 %697, 0
  br i1 %698, label %702, label %699

699:                                              ; preds = %693
  %700 = getelementptr inbounds nuw %struct.Thread, ptr %609, i64 %694
  %701 = getelementptr inbounds nuw i8, ptr %700, i64 20
  store i32 0, ptr %701, align 4, !tbaa !215
  br label %702

702:                                              ; preds = %699, %693
  %703 = add nuw nsw i64 %694, 1
  %704 = icmp eq i64 %703, 32
  br i1 %704, label %705, label %693, !llvm.loop !259

705:                                              ; preds = %702
  %706 = load ptr, ptr @turns, align 8
  %707 = load ptr, ptr @ready, align 8
  br label %708

708:                                              ; preds = %752, %705
  %709 = phi i64 [ 0, %705 ], [ %754, %752 ]
  %710 = phi i32 [ 0, %705 ], [ %753, %752 ]
  %711 = load ptr, ptr %590, align 8, !tbaa !214
  %712 = getelementptr inbounds nuw %struct.Thread, ptr %711, i64 %709
  %713 = getelementptr inbounds nuw i8, ptr %712, i64 20
  %714 = load i32, ptr %713, align 4, !tbaa !215
  %715 = icmp eq i32 %714, 0
  br i1 %715, label %716, label %752

716:                                              ; preds = %708
  %717 = getelementptr inbounds nuw i8, ptr %712, i64 108
  %718 = load i32, ptr %717, align 4, !tbaa !62
  %719 = zext i32 %718 to i64
  %720 = getelementptr inbounds nuw %struct.Turn, ptr %706, i64 %719
  %721 = getelementptr inbounds nuw i8, ptr %720, i64 4
  %722 = load i32, ptr %721, align 4, !tbaa !251
  %723 = icmp eq i32 %722, 0
  br i1 %723, label %724, label %752

724:                                              ; preds = %716
  %725 = add i32 %710, 1
  store i32 %725, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %721, align 4, !tbaa !251
  %726 = zext i32 %710 to i64
  %727 = getelementptr inbounds nuw ptr, ptr %707, i64 %726
  store ptr %712, ptr %727, align 8, !tbaa !9
  %728 = icmp eq i32 %710, 0
  br i1 %728, label %752, label %729

729:                                              ; preds = %724, %750
  %730 = phi i32 [ %735, %750 ], [ %710, %724 ]
  %731 = zext i32 %730 to i64
  %732 = getelementptr inbounds nuw ptr, ptr %707, i64 %731
  %733 = load ptr, ptr %732, align 8, !tbaa !9
  %734 = add i32 %730, -1
  %735 = lshr i32 %734, 1
  %736 = zext nneg i32 %735 to i64
  %737 = getelementptr inbounds nuw ptr, ptr %707, i64 %736
  %738 = load ptr, ptr %737, align 8, !tbaa !9
  %739 = getelementptr inbounds nuw i8, ptr %733, i64 108
  %740 = load i32, ptr %739, align 4, !tbaa !62
  %741 = zext i32 %740 to i64
  %742 = getelementptr inbounds nuw %struct.Turn, ptr %706, i64 %741
  %743 = load i32, ptr %742, align 8, !tbaa !252
  %744 = getelementptr inbounds nuw i8, ptr %738, i64 108
  %745 = load i32, ptr %744, align 4, !tbaa !62
  %746 = zext i32 %745 to i64
  %747 = getelementptr inbounds nuw %struct.Turn, ptr %706, i64 %746
  %748 = load i32, ptr %747, align 8, !tbaa !252
  %749 = icmp ult i32 %743, %748
  br i1 %749, label %750, label %752

750:                                              ; preds = %729
  store ptr %733, ptr %737, align 8, !tbaa !9
  store ptr %738, ptr %732, align 8, !tbaa !9
  %751 = icmp eq i32 %735, 0
  br i1 %751, label %752, label %729, !llvm.loop !253

752:                                              ; preds = %750, %729, %724, %716, %708
  %753 = phi i32 [ %710, %716 ], [ 1, %724 ], [ %710, %708 ], [ %725, %729 ], [ %725, %750 ]
  %754 = add nuw nsw i64 %709, 1
  %755 = icmp eq i64 %754, %591
  br i1 %755, label %1554, label %708, !llvm.loop !260

756:                                              ; preds = %601, %595
  %757 = add nuw nsw i64 %596, 1
  %758 = icmp eq i64 %757, %591
  br i1 %758, label %759, label %595

759:                                              ; preds = %756, %587, %581
  %760 = add nuw nsw i64 %582, 1
  %761 = icmp eq i64 %760, %579
  br i1 %761, label %762, label %581, !llvm.loop !261

762:                                              ; preds = %759, %575
  %763 = load i64, ptr @patience, align 8
  %764 = icmp ult i64 %763, 2097152
  %765 = select i1 %447, i1 %764, i1 false
  br i1 %765, label %766, label %815

766:                                              ; preds = %762
  %767 = shl i32 %446, 2
  %768 = zext i32 %767 to i64
  %769 = add nuw nsw i64 %763, %768
  store i64 %769, ptr @patience, align 8, !tbaa !61
  %770 = load ptr, ptr @parked, align 8, !tbaa !232
  %771 = load ptr, ptr @turns, align 8, !tbaa !9
  %772 = load ptr, ptr @ready, align 8
  %773 = zext i32 %446 to i64
  br label %774

774:                                              ; preds = %812, %766
  %775 = phi i64 [ 0, %766 ], [ %783, %812 ]
  %776 = getelementptr inbounds nuw ptr, ptr %770, i64 %775
  %777 = load ptr, ptr %776, align 8, !tbaa !9
  %778 = getelementptr inbounds nuw i8, ptr %777, i64 108
  %779 = load i32, ptr %778, align 4, !tbaa !62
  %780 = zext i32 %779 to i64
  %781 = getelementptr inbounds nuw %struct.Turn, ptr %771, i64 %780
  %782 = getelementptr inbounds nuw i8, ptr %781, i64 8
  store i32 0, ptr %782, align 8, !tbaa !74
  %783 = add nuw nsw i64 %775, 1
  %784 = getelementptr inbounds nuw i8, ptr %781, i64 4
  store i32 1, ptr %784, align 4, !tbaa !251
  %785 = getelementptr inbounds nuw ptr, ptr %772, i64 %775
  store ptr %777, ptr %785, align 8, !tbaa !9
  %786 = icmp eq i64 %775, 0
  br i1 %786, label %812, label %787

787:                                              ; preds = %774
  %788 = trunc nuw i64 %775 to i32
  br label %789

789:                                              ; preds = %787, %810
  %790 = phi i32 [ %795, %810 ], [ %788, %787 ]
  %791 = zext i32 %790 to i64
  %792 = getelementptr inbounds nuw ptr, ptr %772, i64 %791
  %793 = load ptr, ptr %792, align 8, !tbaa !9
  %794 = add i32 %790, -1
  %795 = lshr i32 %794, 1
  %796 = zext nneg i32 %795 to i64
  %797 = getelementptr inbounds nuw ptr, ptr %772, i64 %796
  %798 = load ptr, ptr %797, align 8, !tbaa !9
  %799 = getelementptr inbounds nuw i8, ptr %793, i64 108
  %800 = load i32, ptr %799, align 4, !tbaa !62
  %801 = zext i32 %800 to i64
  %802 = getelementptr inbounds nuw %struct.Turn, ptr %771, i64 %801
  %803 = load i32, ptr %802, align 8, !tbaa !252
  %804 = getelementptr inbounds nuw i8, ptr %798, i64 108
  %805 = load i32, ptr %804, align 4, !tbaa !62
  %806 = zext i32 %805 to i64
  %807 = getelementptr inbounds nuw %struct.Turn, ptr %771, i64 %806
  %808 = load i32, ptr %807, align 8, !tbaa !252
  %809 = icmp ult i32 %803, %808
  br i1 %809, label %810, label %812

810:                                              ; preds = %789
  store ptr %793, ptr %797, align 8, !tbaa !9
  store ptr %798, ptr %792, align 8, !tbaa !9
  %811 = icmp eq i32 %795, 0
  br i1 %811, label %812, label %789, !llvm.loop !253

812:                                              ; preds = %810, %789, %774
  %813 = icmp eq i64 %783, %773
  br i1 %813, label %814, label %774, !llvm.loop !255

814:                                              ; preds = %812
  store i32 %446, ptr @n_ready, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  br label %1554

815:                                              ; preds = %762
  br i1 %447, label %817, label %816

816:                                              ; preds = %815
  br i1 %580, label %1866, label %838

817:                                              ; preds = %815
  %818 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %819 = icmp eq i32 %818, 0
  br i1 %819, label %820, label %1866

820:                                              ; preds = %817
  %821 = load ptr, ptr @parked, align 8, !tbaa !232
  %822 = load ptr, ptr %821, align 8, !tbaa !9
  %823 = getelementptr inbounds nuw i8, ptr %822, i64 56
  %824 = load i32, ptr %823, align 8, !tbaa !223
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %825 = getelementptr inbounds nuw i8, ptr %576, i64 600
  store i32 %362, ptr %825, align 8, !tbaa !160
  %826 = getelementptr inbounds nuw i8, ptr %576, i64 604
  store i32 %824, ptr %826, align 4, !tbaa !161
  %827 = getelementptr inbounds nuw i8, ptr %576, i64 608
  store i32 -1, ptr %827, align 8, !tbaa !162
  %828 = getelementptr inbounds nuw i8, ptr %822, i64 112
  %829 = load ptr, ptr %828, align 8, !tbaa !31
  %830 = load i32, ptr %829, align 8, !tbaa !163
  %831 = getelementptr inbounds nuw i8, ptr %822, i64 104
  %832 = load i32, ptr %831, align 8, !tbaa !51
  %833 = getelementptr inbounds nuw i8, ptr %576, i64 616
  store i32 %830, ptr %833, align 8, !tbaa !164
  %834 = getelementptr inbounds nuw i8, ptr %576, i64 620
  store i32 %832, ptr %834, align 4, !tbaa !165
  br label %1866

835:                                              ; preds = %838
  %836 = add nuw nsw i64 %839, 1
  %837 = icmp eq i64 %836, %579
  br i1 %837, label %1866, label %838, !llvm.loop !262

838:                                              ; preds = %816, %835
  %839 = phi i64 [ %836, %835 ], [ 0, %816 ]
  %840 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %839
  %841 = getelementptr inbounds nuw i8, ptr %840, i64 16
  %842 = load i32, ptr %841, align 8, !tbaa !218
  %843 = icmp eq i32 %842, 0
  br i1 %843, label %835, label %844

844:                                              ; preds = %838
  tail call fastcc void @raise_stuck(ptr noundef nonnull %840)
  br label %1866

845:                                              ; preds = %440
  %846 = icmp eq ptr %207, null
  %847 = load i32, ptr @choose.run, align 4
  %848 = add i32 %847, 1
  %849 = select i1 %846, i32 0, i32 %848
  store i32 %849, ptr @choose.run, align 4, !tbaa !5
  %850 = load ptr, ptr @L, align 8, !tbaa !9
  %851 = getelementptr inbounds nuw i8, ptr %850, i64 544
  %852 = load i64, ptr %851, align 8, !tbaa !173
  %853 = icmp sgt i64 %852, 1
  %854 = icmp ne i64 %852, 3
  %855 = and i1 %853, %854
  br i1 %855, label %1053, label %856

856:                                              ; preds = %845
  br i1 %846, label %921, label %857

857:                                              ; preds = %856
  %858 = load ptr, ptr @turns, align 8, !tbaa !9
  %859 = getelementptr inbounds nuw i8, ptr %207, i64 108
  %860 = load i32, ptr %859, align 4, !tbaa !62
  %861 = zext i32 %860 to i64
  %862 = getelementptr inbounds nuw %struct.Turn, ptr %858, i64 %861
  br i1 %854, label %891, label %863

863:                                              ; preds = %857
  %864 = load i32, ptr @inclination, align 4, !tbaa !5
  %865 = load i64, ptr @random_state, align 8, !tbaa !61
  %866 = add i64 %865, -7046029254386353131
  store i64 %866, ptr @random_state, align 8, !tbaa !61
  %867 = lshr i64 %866, 30
  %868 = xor i64 %867, %866
  %869 = mul i64 %868, -4658895280553007687
  %870 = lshr i64 %869, 27
  %871 = xor i64 %870, %869
  %872 = mul i64 %871, -7723592293110705685
  %873 = lshr i64 %872, 31
  %874 = xor i64 %873, %872
  %875 = zext i32 %864 to i64
  %876 = urem i64 %874, %875
  %877 = icmp eq i64 %876, 0
  br i1 %877, label %878, label %891

878:                                              ; preds = %863
  %879 = add i64 %865, 4354685564936845354
  store i64 %879, ptr @random_state, align 8, !tbaa !61
  %880 = lshr i64 %879, 30
  %881 = xor i64 %880, %879
  %882 = mul i64 %881, -4658895280553007687
  %883 = lshr i64 %882, 27
  %884 = xor i64 %883, %882
  %885 = mul i64 %884, -7723592293110705685
  %886 = lshr i64 %885, 31
  %887 = xor i64 %886, %885
  %888 = trunc i64 %887 to i32
  %889 = lshr i32 %888, 1
  %890 = or disjoint i32 %889, -2147483648
  store i32 %890, ptr %862, align 8, !tbaa !252
  br label %891

891:                                              ; preds = %878, %863, %857
  %892 = add i32 %442, 1
  store i32 %892, ptr @n_ready, align 4, !tbaa !5
  %893 = getelementptr inbounds nuw i8, ptr %862, i64 4
  store i32 1, ptr %893, align 4, !tbaa !251
  %894 = load ptr, ptr @ready, align 8, !tbaa !232
  %895 = zext i32 %442 to i64
  %896 = getelementptr inbounds nuw ptr, ptr %894, i64 %895
  store ptr %207, ptr %896, align 8, !tbaa !9
  %897 = icmp eq i32 %442, 0
  br i1 %897, label %921, label %898

898:                                              ; preds = %891, %919
  %899 = phi i32 [ %904, %919 ], [ %442, %891 ]
  %900 = zext i32 %899 to i64
  %901 = getelementptr inbounds nuw ptr, ptr %894, i64 %900
  %902 = load ptr, ptr %901, align 8, !tbaa !9
  %903 = add i32 %899, -1
  %904 = lshr i32 %903, 1
  %905 = zext nneg i32 %904 to i64
  %906 = getelementptr inbounds nuw ptr, ptr %894, i64 %905
  %907 = load ptr, ptr %906, align 8, !tbaa !9
  %908 = getelementptr inbounds nuw i8, ptr %902, i64 108
  %909 = load i32, ptr %908, align 4, !tbaa !62
  %910 = zext i32 %909 to i64
  %911 = getelementptr inbounds nuw %struct.Turn, ptr %858, i64 %910
  %912 = load i32, ptr %911, align 8, !tbaa !252
  %913 = getelementptr inbounds nuw i8, ptr %907, i64 108
  %914 = load i32, ptr %913, align 4, !tbaa !62
  %915 = zext i32 %914 to i64
  %916 = getelementptr inbounds nuw %struct.Turn, ptr %858, i64 %915
  %917 = load i32, ptr %916, align 8, !tbaa !252
  %918 = icmp ult i32 %912, %917
  br i1 %918, label %919, label %921

919:                                              ; preds = %898
  store ptr %902, ptr %906, align 8, !tbaa !9
  store ptr %907, ptr %901, align 8, !tbaa !9
  %920 = icmp eq i32 %904, 0
  br i1 %920, label %921, label %898, !llvm.loop !253

921:                                              ; preds = %919, %898, %891, %856
  %922 = phi i32 [ %442, %856 ], [ 1, %891 ], [ %892, %898 ], [ %892, %919 ]
  %923 = icmp ult i32 %849, 4096
  br i1 %923, label %924, label %976

924:                                              ; preds = %921
  %925 = load ptr, ptr @ready, align 8, !tbaa !232
  %926 = load ptr, ptr %925, align 8, !tbaa !9
  %927 = add i32 %922, -1
  store i32 %927, ptr @n_ready, align 4, !tbaa !5
  %928 = zext i32 %927 to i64
  %929 = getelementptr inbounds nuw ptr, ptr %925, i64 %928
  %930 = load ptr, ptr %929, align 8, !tbaa !9
  store ptr %930, ptr %925, align 8, !tbaa !9
  %931 = load ptr, ptr @turns, align 8
  %932 = icmp ugt i32 %927, 1
  br i1 %932, label %933, label %1127

933:                                              ; preds = %924, %967
  %934 = phi i32 [ %974, %967 ], [ 1, %924 ]
  %935 = phi i32 [ %973, %967 ], [ 0, %924 ]
  %936 = phi i32 [ %962, %967 ], [ 0, %924 ]
  %937 = add nuw i32 %935, 2
  %938 = zext i32 %934 to i64
  %939 = zext i32 %937 to i64
  br label %942

940:                                              ; preds = %942
  %941 = icmp eq i32 %962, %936
  br i1 %941, label %1127, label %967

942:                                              ; preds = %942, %933
  %943 = phi i64 [ %938, %933 ], [ %963, %942 ]
  %944 = phi i32 [ %936, %933 ], [ %962, %942 ]
  %945 = getelementptr inbounds nuw ptr, ptr %925, i64 %943
  %946 = load ptr, ptr %945, align 8, !tbaa !9
  %947 = zext i32 %944 to i64
  %948 = getelementptr inbounds nuw ptr, ptr %925, i64 %947
  %949 = load ptr, ptr %948, align 8, !tbaa !9
  %950 = getelementptr inbounds nuw i8, ptr %946, i64 108
  %951 = load i32, ptr %950, align 4, !tbaa !62
  %952 = zext i32 %951 to i64
  %953 = getelementptr inbounds nuw %struct.Turn, ptr %931, i64 %952
  %954 = load i32, ptr %953, align 8, !tbaa !252
  %955 = getelementptr inbounds nuw i8, ptr %949, i64 108
  %956 = load i32, ptr %955, align 4, !tbaa !62
  %957 = zext i32 %956 to i64
  %958 = getelementptr inbounds nuw %struct.Turn, ptr %931, i64 %957
  %959 = load i32, ptr %958, align 8, !tbaa !252
  %960 = icmp ult i32 %954, %959
  %961 = trunc nuw i64 %943 to i32
  %962 = select i1 %960, i32 %961, i32 %944
  %963 = add nuw nsw i64 %943, 1
  %964 = icmp samesign ult i64 %943, %939
  %965 = icmp samesign ult i64 %963, %928
  %966 = and i1 %964, %965
  br i1 %966, label %942, label %940, !llvm.loop !263

967:                                              ; preds = %940
  %968 = zext i32 %936 to i64
  %969 = getelementptr inbounds nuw ptr, ptr %925, i64 %968
  %970 = zext i32 %962 to i64
  %971 = getelementptr inbounds nuw ptr, ptr %925, i64 %970
  %972 = load ptr, ptr %971, align 8, !tbaa !9
  store ptr %972, ptr %969, align 8, !tbaa !9
  store ptr %930, ptr %971, align 8, !tbaa !9
  %973 = shl i32 %962, 1
  %974 = or disjoint i32 %973, 1
  %975 = icmp ult i32 %974, %927
  br i1 %975, label %933, label %1127

976:                                              ; preds = %921
  store i32 0, ptr @choose.run, align 4, !tbaa !5
  %977 = load ptr, ptr @ready, align 8, !tbaa !232
  %978 = load ptr, ptr %977, align 8, !tbaa !9
  %979 = add i32 %922, -1
  store i32 %979, ptr @n_ready, align 4, !tbaa !5
  %980 = zext i32 %979 to i64
  %981 = getelementptr inbounds nuw ptr, ptr %977, i64 %980
  %982 = load ptr, ptr %981, align 8, !tbaa !9
  store ptr %982, ptr %977, align 8, !tbaa !9
  %983 = load ptr, ptr @turns, align 8
  %984 = icmp ugt i32 %979, 1
  br i1 %984, label %985, label %1028

985:                                              ; preds = %976, %1019
  %986 = phi i32 [ %1026, %1019 ], [ 1, %976 ]
  %987 = phi i32 [ %1025, %1019 ], [ 0, %976 ]
  %988 = phi i32 [ %1014, %1019 ], [ 0, %976 ]
  %989 = add nuw i32 %987, 2
  %990 = zext i32 %986 to i64
  %991 = zext i32 %989 to i64
  br label %994

992:                                              ; preds = %994
  %993 = icmp eq i32 %1014, %988
  br i1 %993, label %1030, label %1019

994:                                              ; preds = %994, %985
  %995 = phi i64 [ %990, %985 ], [ %1015, %994 ]
  %996 = phi i32 [ %988, %985 ], [ %1014, %994 ]
  %997 = getelementptr inbounds nuw ptr, ptr %977, i64 %995
  %998 = load ptr, ptr %997, align 8, !tbaa !9
  %999 = zext i32 %996 to i64
  %1000 = getelementptr inbounds nuw ptr, ptr %977, i64 %999
  %1001 = load ptr, ptr %1000, align 8, !tbaa !9
  %1002 = getelementptr inbounds nuw i8, ptr %998, i64 108
  %1003 = load i32, ptr %1002, align 4, !tbaa !62
  %1004 = zext i32 %1003 to i64
  %1005 = getelementptr inbounds nuw %struct.Turn, ptr %983, i64 %1004
  %1006 = load i32, ptr %1005, align 8, !tbaa !252
  %1007 = getelementptr inbounds nuw i8, ptr %1001, i64 108
  %1008 = load i32, ptr %1007, align 4, !tbaa !62
  %1009 = zext i32 %1008 to i64
  %1010 = getelementptr inbounds nuw %struct.Turn, ptr %983, i64 %1009
  %1011 = load i32, ptr %1010, align 8, !tbaa !252
  %1012 = icmp ult i32 %1006, %1011
  %1013 = trunc nuw i64 %995 to i32
  %1014 = select i1 %1012, i32 %1013, i32 %996
  %1015 = add nuw nsw i64 %995, 1
  %1016 = icmp samesign ult i64 %995, %991
  %1017 = icmp samesign ult i64 %1015, %980
  %1018 = and i1 %1016, %1017
  br i1 %1018, label %994, label %992, !llvm.loop !263

1019:                                             ; preds = %992
  %1020 = zext i32 %988 to i64
  %1021 = getelementptr inbounds nuw ptr, ptr %977, i64 %1020
  %1022 = zext i32 %1014 to i64
  %1023 = getelementptr inbounds nuw ptr, ptr %977, i64 %1022
  %1024 = load ptr, ptr %1023, align 8, !tbaa !9
  store ptr %1024, ptr %1021, align 8, !tbaa !9
  store ptr %982, ptr %1023, align 8, !tbaa !9
  %1025 = shl i32 %1014, 1
  %1026 = or disjoint i32 %1025, 1
  %1027 = icmp ult i32 %1026, %979
  br i1 %1027, label %985, label %1030

1028:                                             ; preds = %976
  %1029 = icmp eq i32 %979, 0
  br i1 %1029, label %1127, label %1030

1030:                                             ; preds = %1019, %992, %1028
  %1031 = load i64, ptr @random_state, align 8, !tbaa !61
  %1032 = add i64 %1031, -7046029254386353131
  store i64 %1032, ptr @random_state, align 8, !tbaa !61
  %1033 = lshr i64 %1032, 30
  %1034 = xor i64 %1033, %1032
  %1035 = mul i64 %1034, -4658895280553007687
  %1036 = lshr i64 %1035, 27
  %1037 = xor i64 %1036, %1035
  %1038 = mul i64 %1037, -7723592293110705685
  %1039 = lshr i64 %1038, 31
  %1040 = xor i64 %1039, %1038
  %1041 = urem i64 %1040, %980
  %1042 = getelementptr inbounds nuw ptr, ptr %977, i64 %1041
  %1043 = load ptr, ptr %1042, align 8, !tbaa !9
  %1044 = getelementptr inbounds nuw i8, ptr %1043, i64 108
  %1045 = load i32, ptr %1044, align 4, !tbaa !62
  %1046 = zext i32 %1045 to i64
  %1047 = getelementptr inbounds nuw %struct.Turn, ptr %983, i64 %1046
  %1048 = load i32, ptr %1047, align 8, !tbaa !252
  %1049 = getelementptr inbounds nuw i8, ptr %978, i64 108
  %1050 = load i32, ptr %1049, align 4, !tbaa !62
  %1051 = zext i32 %1050 to i64
  %1052 = getelementptr inbounds nuw %struct.Turn, ptr %983, i64 %1051
  store i32 %1048, ptr %1052, align 8, !tbaa !252
  store ptr %978, ptr %1042, align 8, !tbaa !9
  br label %1127

1053:                                             ; preds = %845
  %1054 = load i64, ptr @random_state, align 8, !tbaa !61
  br i1 %846, label %1055, label %1057

1055:                                             ; preds = %1053
  %1056 = load ptr, ptr @ready, align 8, !tbaa !232
  br label %1106

1057:                                             ; preds = %1053
  %1058 = load i32, ptr @inclination, align 4, !tbaa !5
  %1059 = add i64 %1054, -7046029254386353131
  store i64 %1059, ptr @random_state, align 8, !tbaa !61
  %1060 = lshr i64 %1059, 30
  %1061 = xor i64 %1060, %1059
  %1062 = mul i64 %1061, -4658895280553007687
  %1063 = lshr i64 %1062, 27
  %1064 = xor i64 %1063, %1062
  %1065 = mul i64 %1064, -7723592293110705685
  %1066 = lshr i64 %1065, 31
  %1067 = xor i64 %1066, %1065
  %1068 = zext i32 %1058 to i64
  %1069 = urem i64 %1067, %1068
  %1070 = icmp eq i64 %1069, 0
  br i1 %1070, label %1071, label %1127

1071:                                             ; preds = %1057
  %1072 = add i32 %442, 1
  %1073 = load ptr, ptr @turns, align 8, !tbaa !9
  %1074 = getelementptr inbounds nuw i8, ptr %207, i64 108
  %1075 = load i32, ptr %1074, align 4, !tbaa !62
  %1076 = zext i32 %1075 to i64
  %1077 = getelementptr inbounds nuw %struct.Turn, ptr %1073, i64 %1076
  %1078 = getelementptr inbounds nuw i8, ptr %1077, i64 4
  store i32 1, ptr %1078, align 4, !tbaa !251
  %1079 = load ptr, ptr @ready, align 8, !tbaa !232
  %1080 = zext i32 %442 to i64
  %1081 = getelementptr inbounds nuw ptr, ptr %1079, i64 %1080
  store ptr %207, ptr %1081, align 8, !tbaa !9
  %1082 = icmp eq i32 %442, 0
  br i1 %1082, label %1106, label %1083

1083:                                             ; preds = %1071, %1104
  %1084 = phi i32 [ %1089, %1104 ], [ %442, %1071 ]
  %1085 = zext i32 %1084 to i64
  %1086 = getelementptr inbounds nuw ptr, ptr %1079, i64 %1085
  %1087 = load ptr, ptr %1086, align 8, !tbaa !9
  %1088 = add i32 %1084, -1
  %1089 = lshr i32 %1088, 1
  %1090 = zext nneg i32 %1089 to i64
  %1091 = getelementptr inbounds nuw ptr, ptr %1079, i64 %1090
  %1092 = load ptr, ptr %1091, align 8, !tbaa !9
  %1093 = getelementptr inbounds nuw i8, ptr %1087, i64 108
  %1094 = load i32, ptr %1093, align 4, !tbaa !62
  %1095 = zext i32 %1094 to i64
  %1096 = getelementptr inbounds nuw %struct.Turn, ptr %1073, i64 %1095
  %1097 = load i32, ptr %1096, align 8, !tbaa !252
  %1098 = getelementptr inbounds nuw i8, ptr %1092, i64 108
  %1099 = load i32, ptr %1098, align 4, !tbaa !62
  %1100 = zext i32 %1099 to i64
  %1101 = getelementptr inbounds nuw %struct.Turn, ptr %1073, i64 %1100
  %1102 = load i32, ptr %1101, align 8, !tbaa !252
  %1103 = icmp ult i32 %1097, %1102
  br i1 %1103, label %1104, label %1106

1104:                                             ; preds = %1083
  store ptr %1087, ptr %1091, align 8, !tbaa !9
  store ptr %1092, ptr %1086, align 8, !tbaa !9
  %1105 = icmp eq i32 %1089, 0
  br i1 %1105, label %1106, label %1083, !llvm.loop !253

1106:                                             ; preds = %1104, %1083, %1071, %1055
  %1107 = phi ptr [ %1056, %1055 ], [ %1079, %1071 ], [ %1079, %1083 ], [ %1079, %1104 ]
  %1108 = phi i64 [ %1054, %1055 ], [ %1059, %1071 ], [ %1059, %1083 ], [ %1059, %1104 ]
  %1109 = phi i32 [ %442, %1055 ], [ 1, %1071 ], [ %1072, %1083 ], [ %1072, %1104 ]
  %1110 = add i64 %1108, -7046029254386353131
  store i64 %1110, ptr @random_state, align 8, !tbaa !61
  %1111 = lshr i64 %1110, 30
  %1112 = xor i64 %1111, %1110
  %1113 = mul i64 %1112, -4658895280553007687
  %1114 = lshr i64 %1113, 27
  %1115 = xor i64 %1114, %1113
  %1116 = mul i64 %1115, -7723592293110705685
  %1117 = lshr i64 %1116, 31
  %1118 = xor i64 %1117, %1116
  %1119 = zext i32 %1109 to i64
  %1120 = urem i64 %1118, %1119
  %1121 = getelementptr inbounds nuw ptr, ptr %1107, i64 %1120
  %1122 = load ptr, ptr %1121, align 8, !tbaa !9
  %1123 = add i32 %1109, -1
  store i32 %1123, ptr @n_ready, align 4, !tbaa !5
  %1124 = zext i32 %1123 to i64
  %1125 = getelementptr inbounds nuw ptr, ptr %1107, i64 %1124
  %1126 = load ptr, ptr %1125, align 8, !tbaa !9
  store ptr %1126, ptr %1121, align 8, !tbaa !9
  br label %1127

1127:                                             ; preds = %967, %940, %1106, %1057, %1030, %1028, %924
  %1128 = phi ptr [ %207, %1057 ], [ %1122, %1106 ], [ %978, %1028 ], [ %1043, %1030 ], [ %926, %924 ], [ %926, %940 ], [ %926, %967 ]
  %1129 = icmp ne i64 %852, 4
  %1130 = load ptr, ptr @held, align 8
  %1131 = icmp ne ptr %1130, null
  %1132 = select i1 %1129, i1 true, i1 %1131
  %1133 = load ptr, ptr @let_go, align 8
  %1134 = icmp eq ptr %1128, %1133
  %1135 = select i1 %1132, i1 true, i1 %1134
  br i1 %1135, label %1161, label %1136

1136:                                             ; preds = %1127
  %1137 = getelementptr inbounds nuw i8, ptr %1128, i64 20
  %1138 = load i32, ptr %1137, align 4, !tbaa !215
  %1139 = icmp eq i32 %1138, 4
  br i1 %1139, label %1140, label %1161

1140:                                             ; preds = %1136
  %1141 = getelementptr inbounds nuw i8, ptr %1128, i64 56
  %1142 = load i32, ptr %1141, align 8, !tbaa !223
  %1143 = zext i32 %1142 to i64
  %1144 = getelementptr inbounds nuw i8, ptr %850, i64 568
  %1145 = load i64, ptr %1144, align 8, !tbaa !264
  %1146 = icmp eq i64 %1145, %1143
  br i1 %1146, label %1147, label %1161

1147:                                             ; preds = %1140
  %1148 = load i64, ptr @random_state, align 8, !tbaa !61
  %1149 = add i64 %1148, -7046029254386353131
  store i64 %1149, ptr @random_state, align 8, !tbaa !61
  %1150 = lshr i64 %1149, 30
  %1151 = xor i64 %1150, %1149
  %1152 = mul i64 %1151, -4658895280553007687
  %1153 = lshr i64 %1152, 27
  %1154 = xor i64 %1153, %1152
  %1155 = mul i64 %1154, -7723592293110705685
  %1156 = lshr i64 %1155, 31
  %1157 = xor i64 %1156, %1155
  %1158 = and i64 %1157, 1
  %1159 = icmp eq i64 %1158, 0
  br i1 %1159, label %1160, label %1161

1160:                                             ; preds = %1147
  store ptr %1128, ptr @held, align 8, !tbaa !9
  br label %1554

1161:                                             ; preds = %1147, %1140, %1136, %1127
  br i1 %1134, label %1162, label %1163

1162:                                             ; preds = %1161
  store ptr null, ptr @let_go, align 8, !tbaa !9
  br label %1163

1163:                                             ; preds = %1162, %1161
  %1164 = getelementptr inbounds nuw i8, ptr %1128, i64 112
  %1165 = load ptr, ptr %1164, align 8, !tbaa !31
  %1166 = load ptr, ptr @turns, align 8, !tbaa !9
  %1167 = getelementptr inbounds nuw i8, ptr %1128, i64 108
  %1168 = load i32, ptr %1167, align 4, !tbaa !62
  %1169 = zext i32 %1168 to i64
  %1170 = getelementptr inbounds nuw %struct.Turn, ptr %1166, i64 %1169
  tail call fastcc void @make_running(ptr noundef %1165)
  %1171 = getelementptr inbounds nuw i8, ptr %1170, i64 4
  store i32 0, ptr %1171, align 4, !tbaa !251
  %1172 = load i32, ptr @releases, align 4, !tbaa !5
  %1173 = getelementptr inbounds nuw i8, ptr %1128, i64 20
  store i32 0, ptr %1173, align 4, !tbaa !215
  %1174 = getelementptr inbounds nuw i8, ptr %1128, i64 48
  %1175 = load ptr, ptr %1174, align 8, !tbaa !211
  %1176 = icmp eq ptr %1175, null
  %1177 = load ptr, ptr @L, align 8
  %1178 = select i1 %1176, ptr %1177, ptr %1175
  %1179 = select i1 %1176, ptr %1128, ptr %1175
  %1180 = load ptr, ptr %1178, align 8, !tbaa !9
  tail call void %1180(ptr noundef nonnull %1179) #24
  %1181 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1182 = icmp eq i32 %1181, 0
  br i1 %1182, label %1183, label %1866

1183:                                             ; preds = %1163
  %1184 = load ptr, ptr @L, align 8, !tbaa !9
  %1185 = getelementptr inbounds nuw i8, ptr %1184, i64 8
  %1186 = load i64, ptr %1185, align 8, !tbaa !248
  %1187 = icmp eq i64 %1186, 0
  br i1 %1187, label %1188, label %1189

1188:                                             ; preds = %1183
  store i32 3, ptr %1173, align 4, !tbaa !215
  br label %1189

1189:                                             ; preds = %1188, %1183
  %1190 = load i32, ptr @releases, align 4, !tbaa !5
  %1191 = icmp eq i32 %1190, %1172
  br i1 %1191, label %1250, label %1192

1192:                                             ; preds = %1189
  %1193 = getelementptr inbounds nuw i8, ptr %1165, i64 12
  %1194 = load i32, ptr %1193, align 4, !tbaa !49
  %1195 = icmp eq i32 %1194, 0
  br i1 %1195, label %1250, label %1196

1196:                                             ; preds = %1192
  %1197 = load i32, ptr @n_ready, align 4
  %1198 = getelementptr inbounds nuw i8, ptr %1165, i64 24
  %1199 = load ptr, ptr @turns, align 8
  %1200 = load ptr, ptr @ready, align 8
  %1201 = zext i32 %1194 to i64
  br label %1202

1202:                                             ; preds = %1246, %1196
  %1203 = phi i64 [ 0, %1196 ], [ %1248, %1246 ]
  %1204 = phi i32 [ %1197, %1196 ], [ %1247, %1246 ]
  %1205 = load ptr, ptr %1198, align 8, !tbaa !214
  %1206 = getelementptr inbounds nuw %struct.Thread, ptr %1205, i64 %1203
  %1207 = getelementptr inbounds nuw i8, ptr %1206, i64 20
  %1208 = load i32, ptr %1207, align 4, !tbaa !215
  %1209 = icmp eq i32 %1208, 0
  br i1 %1209, label %1210, label %1246

1210:                                             ; preds = %1202
  %1211 = getelementptr inbounds nuw i8, ptr %1206, i64 108
  %1212 = load i32, ptr %1211, align 4, !tbaa !62
  %1213 = zext i32 %1212 to i64
  %1214 = getelementptr inbounds nuw %struct.Turn, ptr %1199, i64 %1213
  %1215 = getelementptr inbounds nuw i8, ptr %1214, i64 4
  %1216 = load i32, ptr %1215, align 4, !tbaa !251
  %1217 = icmp eq i32 %1216, 0
  br i1 %1217, label %1218, label %1246

1218:                                             ; preds = %1210
  %1219 = add i32 %1204, 1
  store i32 %1219, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1215, align 4, !tbaa !251
  %1220 = zext i32 %1204 to i64
  %1221 = getelementptr inbounds nuw ptr, ptr %1200, i64 %1220
  store ptr %1206, ptr %1221, align 8, !tbaa !9
  %1222 = icmp eq i32 %1204, 0
  br i1 %1222, label %1246, label %1223

1223:                                             ; preds = %1218, %1244
  %1224 = phi i32 [ %1229, %1244 ], [ %1204, %1218 ]
  %1225 = zext i32 %1224 to i64
  %1226 = getelementptr inbounds nuw ptr, ptr %1200, i64 %1225
  %1227 = load ptr, ptr %1226, align 8, !tbaa !9
  %1228 = add i32 %1224, -1
  %1229 = lshr i32 %1228, 1
  %1230 = zext nneg i32 %1229 to i64
  %1231 = getelementptr inbounds nuw ptr, ptr %1200, i64 %1230
  %1232 = load ptr, ptr %1231, align 8, !tbaa !9
  %1233 = getelementptr inbounds nuw i8, ptr %1227, i64 108
  %1234 = load i32, ptr %1233, align 4, !tbaa !62
  %1235 = zext i32 %1234 to i64
  %1236 = getelementptr inbounds nuw %struct.Turn, ptr %1199, i64 %1235
  %1237 = load i32, ptr %1236, align 8, !tbaa !252
  %1238 = getelementptr inbounds nuw i8, ptr %1232, i64 108
  %1239 = load i32, ptr %1238, align 4, !tbaa !62
  %1240 = zext i32 %1239 to i64
  %1241 = getelementptr inbounds nuw %struct.Turn, ptr %1199, i64 %1240
  %1242 = load i32, ptr %1241, align 8, !tbaa !252
  %1243 = icmp ult i32 %1237, %1242
  br i1 %1243, label %1244, label %1246

1244:                                             ; preds = %1223
  store ptr %1227, ptr %1231, align 8, !tbaa !9
  store ptr %1232, ptr %1226, align 8, !tbaa !9
  %1245 = icmp eq i32 %1229, 0
  br i1 %1245, label %1246, label %1223, !llvm.loop !253

1246:                                             ; preds = %1244, %1223, %1218, %1210, %1202
  %1247 = phi i32 [ %1204, %1210 ], [ 1, %1218 ], [ %1204, %1202 ], [ %1219, %1223 ], [ %1219, %1244 ]
  %1248 = add nuw nsw i64 %1203, 1
  %1249 = icmp eq i64 %1248, %1201
  br i1 %1249, label %1250, label %1202, !llvm.loop !260

1250:                                             ; preds = %1246, %1192, %1189
  %1251 = load i32, ptr %1173, align 4, !tbaa !215
  %1252 = icmp eq i32 %1251, 4
  br i1 %1252, label %1253, label %1266

1253:                                             ; preds = %1250
  %1254 = getelementptr inbounds nuw i8, ptr %1184, i64 592
  %1255 = load i64, ptr %1254, align 8, !tbaa !257
  %1256 = add nsw i64 %1255, 1
  store i64 %1256, ptr %1254, align 8, !tbaa !257
  store i32 1, ptr %1171, align 4, !tbaa !251
  %1257 = getelementptr inbounds nuw i8, ptr %1170, i64 8
  %1258 = load i32, ptr %1257, align 8, !tbaa !74
  %1259 = icmp ult i32 %1258, 4
  br i1 %1259, label %1554, label %1260

1260:                                             ; preds = %1253
  %1261 = load ptr, ptr @parked, align 8, !tbaa !232
  %1262 = load i32, ptr @n_parked, align 4, !tbaa !5
  %1263 = add i32 %1262, 1
  store i32 %1263, ptr @n_parked, align 4, !tbaa !5
  %1264 = zext i32 %1262 to i64
  %1265 = getelementptr inbounds nuw ptr, ptr %1261, i64 %1264
  store ptr %1128, ptr %1265, align 8, !tbaa !9
  br label %1554

1266:                                             ; preds = %1250
  %1267 = getelementptr inbounds nuw i8, ptr %1170, i64 8
  store i32 0, ptr %1267, align 8, !tbaa !74
  switch i32 %1251, label %1554 [
    i32 3, label %1268
    i32 1, label %1384
    i32 2, label %1478
  ]

1268:                                             ; preds = %1266
  %1269 = load ptr, ptr %1164, align 8, !tbaa !31
  %1270 = getelementptr inbounds nuw i8, ptr %1269, i64 24
  %1271 = load ptr, ptr %1270, align 8, !tbaa !214
  %1272 = getelementptr inbounds nuw i8, ptr %1128, i64 16
  %1273 = load i32, ptr %1272, align 8, !tbaa !54
  %1274 = shl i32 %1273, 5
  %1275 = zext i32 %1274 to i64
  %1276 = getelementptr inbounds nuw %struct.Thread, ptr %1271, i64 %1275
  %1277 = getelementptr inbounds nuw i8, ptr %1269, i64 12
  %1278 = load i32, ptr %1277, align 4, !tbaa !49
  %1279 = sub i32 %1278, %1274
  %1280 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1279, i32 32)
  %1281 = load ptr, ptr %1174, align 8, !tbaa !211
  %1282 = icmp eq ptr %1281, null
  br i1 %1282, label %1286, label %1283

1283:                                             ; preds = %1268
  %1284 = load i64, ptr @free_frames, align 8
  store i64 %1284, ptr %1281, align 1
  %1285 = load ptr, ptr %1174, align 8, !tbaa !211
  store ptr %1285, ptr @free_frames, align 8, !tbaa !170
  store ptr null, ptr %1174, align 8, !tbaa !211
  br label %1286

1286:                                             ; preds = %1283, %1268
  %1287 = load i64, ptr @progress, align 8, !tbaa !61
  %1288 = add i64 %1287, 1
  store i64 %1288, ptr @progress, align 8, !tbaa !61
  tail call fastcc void @leave(ptr noundef nonnull %1128)
  %1289 = icmp ne i32 %1278, %1274
  %1290 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1291 = icmp eq i32 %1290, 0
  %1292 = select i1 %1289, i1 %1291, i1 false
  br i1 %1292, label %1293, label %1295

1293:                                             ; preds = %1286
  %1294 = zext nneg i32 %1280 to i64
  br label %1297

1295:                                             ; preds = %1312, %1286
  %1296 = phi i1 [ %1291, %1286 ], [ %1313, %1312 ]
  br i1 %1296, label %1317, label %1554

1297:                                             ; preds = %1312, %1293
  %1298 = phi i64 [ 0, %1293 ], [ %1314, %1312 ]
  %1299 = getelementptr inbounds nuw %struct.Thread, ptr %1276, i64 %1298
  %1300 = getelementptr inbounds nuw i8, ptr %1299, i64 20
  %1301 = load i32, ptr %1300, align 4, !tbaa !215
  %1302 = icmp eq i32 %1301, 2
  br i1 %1302, label %1303, label %1312

1303:                                             ; preds = %1297
  %1304 = getelementptr inbounds nuw i8, ptr %1299, i64 60
  %1305 = load i32, ptr %1304, align 4, !tbaa !221
  %1306 = icmp eq i32 %1305, 40
  br i1 %1306, label %1312, label %1307

1307:                                             ; preds = %1303
  %1308 = trunc nuw nsw i64 %1298 to i32
  %1309 = tail call fastcc i32 @try_lane(ptr noundef nonnull %1276, i32 noundef %1280, i32 noundef %1308)
  %1310 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1311 = icmp eq i32 %1310, 0
  br label %1312

1312:                                             ; preds = %1307, %1303, %1297
  %1313 = phi i1 [ true, %1297 ], [ true, %1303 ], [ %1311, %1307 ]
  %1314 = add nuw nsw i64 %1298, 1
  %1315 = icmp samesign ult i64 %1314, %1294
  %1316 = select i1 %1315, i1 %1313, i1 false
  br i1 %1316, label %1297, label %1295, !llvm.loop !265

1317:                                             ; preds = %1295
  %1318 = load i32, ptr %1277, align 4, !tbaa !49
  %1319 = icmp eq i32 %1318, 0
  br i1 %1319, label %1373, label %1320

1320:                                             ; preds = %1317
  %1321 = load i32, ptr @n_ready, align 4
  %1322 = load ptr, ptr @turns, align 8
  %1323 = load ptr, ptr @ready, align 8
  %1324 = zext i32 %1318 to i64
  br label %1325

1325:                                             ; preds = %1369, %1320
  %1326 = phi i64 [ 0, %1320 ], [ %1371, %1369 ]
  %1327 = phi i32 [ %1321, %1320 ], [ %1370, %1369 ]
  %1328 = load ptr, ptr %1270, align 8, !tbaa !214
  %1329 = getelementptr inbounds nuw %struct.Thread, ptr %1328, i64 %1326
  %1330 = getelementptr inbounds nuw i8, ptr %1329, i64 20
  %1331 = load i32, ptr %1330, align 4, !tbaa !215
  %1332 = icmp eq i32 %1331, 0
  br i1 %1332, label %1333, label %1369

1333:                                             ; preds = %1325
  %1334 = getelementptr inbounds nuw i8, ptr %1329, i64 108
  %1335 = load i32, ptr %1334, align 4, !tbaa !62
  %1336 = zext i32 %1335 to i64
  %1337 = getelementptr inbounds nuw %struct.Turn, ptr %1322, i64 %1336
  %1338 = getelementptr inbounds nuw i8, ptr %1337, i64 4
  %1339 = load i32, ptr %1338, align 4, !tbaa !251
  %1340 = icmp eq i32 %1339, 0
  br i1 %1340, label %1341, label %1369

1341:                                             ; preds = %1333
  %1342 = add i32 %1327, 1
  store i32 %1342, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1338, align 4, !tbaa !251
  %1343 = zext i32 %1327 to i64
  %1344 = getelementptr inbounds nuw ptr, ptr %1323, i64 %1343
  store ptr %1329, ptr %1344, align 8, !tbaa !9
  %1345 = icmp eq i32 %1327, 0
  br i1 %1345, label %1369, label %1346

1346:                                             ; preds = %1341, %1367
  %1347 = phi i32 [ %1352, %1367 ], [ %1327, %1341 ]
  %1348 = zext i32 %1347 to i64
  %1349 = getelementptr inbounds nuw ptr, ptr %1323, i64 %1348
  %1350 = load ptr, ptr %1349, align 8, !tbaa !9
  %1351 = add i32 %1347, -1
  %1352 = lshr i32 %1351, 1
  %1353 = zext nneg i32 %1352 to i64
  %1354 = getelementptr inbounds nuw ptr, ptr %1323, i64 %1353
  %1355 = load ptr, ptr %1354, align 8, !tbaa !9
  %1356 = getelementptr inbounds nuw i8, ptr %1350, i64 108
  %1357 = load i32, ptr %1356, align 4, !tbaa !62
  %1358 = zext i32 %1357 to i64
  %1359 = getelementptr inbounds nuw %struct.Turn, ptr %1322, i64 %1358
  %1360 = load i32, ptr %1359, align 8, !tbaa !252
  %1361 = getelementptr inbounds nuw i8, ptr %1355, i64 108
  %1362 = load i32, ptr %1361, align 4, !tbaa !62
  %1363 = zext i32 %1362 to i64
  %1364 = getelementptr inbounds nuw %struct.Turn, ptr %1322, i64 %1363
  %1365 = load i32, ptr %1364, align 8, !tbaa !252
  %1366 = icmp ult i32 %1360, %1365
  br i1 %1366, label %1367, label %1369

1367:                                             ; preds = %1346
  store ptr %1350, ptr %1354, align 8, !tbaa !9
  store ptr %1355, ptr %1349, align 8, !tbaa !9
  %1368 = icmp eq i32 %1352, 0
  br i1 %1368, label %1369, label %1346, !llvm.loop !253

1369:                                             ; preds = %1367, %1346, %1341, %1333, %1325
  %1370 = phi i32 [ %1327, %1333 ], [ 1, %1341 ], [ %1327, %1325 ], [ %1342, %1346 ], [ %1342, %1367 ]
  %1371 = add nuw nsw i64 %1326, 1
  %1372 = icmp eq i64 %1371, %1324
  br i1 %1372, label %1373, label %1325, !llvm.loop !260

1373:                                             ; preds = %1369, %1317
  %1374 = getelementptr inbounds nuw i8, ptr %1269, i64 16
  %1375 = load i32, ptr %1374, align 8, !tbaa !218
  %1376 = icmp eq i32 %1375, 0
  br i1 %1376, label %1377, label %1554

1377:                                             ; preds = %1373
  tail call fastcc void @end_block(ptr noundef nonnull %1269)
  %1378 = load ptr, ptr @running, align 8, !tbaa !245
  %1379 = icmp eq ptr %1378, %1269
  br i1 %1379, label %1380, label %1381

1380:                                             ; preds = %1377
  store ptr null, ptr @running, align 8, !tbaa !245
  br label %1381

1381:                                             ; preds = %1380, %1377
  %1382 = load i32, ptr @in_flight, align 4, !tbaa !5
  %1383 = add i32 %1382, -1
  store i32 %1383, ptr @in_flight, align 4, !tbaa !5
  br label %1554

1384:                                             ; preds = %1266
  %1385 = load ptr, ptr %1164, align 8, !tbaa !31
  %1386 = getelementptr inbounds nuw i8, ptr %1128, i64 64
  %1387 = load i64, ptr %1386, align 8, !tbaa !216
  %1388 = icmp ugt i64 %1387, 15
  br i1 %1388, label %1389, label %1400

1389:                                             ; preds = %1384
  %1390 = getelementptr inbounds nuw i8, ptr %1128, i64 56
  %1391 = load i32, ptr %1390, align 8, !tbaa !223
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1392 = getelementptr inbounds nuw i8, ptr %1184, i64 600
  store i32 11, ptr %1392, align 8, !tbaa !160
  %1393 = getelementptr inbounds nuw i8, ptr %1184, i64 604
  store i32 %1391, ptr %1393, align 4, !tbaa !161
  %1394 = getelementptr inbounds nuw i8, ptr %1184, i64 608
  store i32 -1, ptr %1394, align 8, !tbaa !162
  %1395 = load i32, ptr %1385, align 8, !tbaa !163
  %1396 = getelementptr inbounds nuw i8, ptr %1128, i64 104
  %1397 = load i32, ptr %1396, align 8, !tbaa !51
  %1398 = getelementptr inbounds nuw i8, ptr %1184, i64 616
  store i32 %1395, ptr %1398, align 8, !tbaa !164
  %1399 = getelementptr inbounds nuw i8, ptr %1184, i64 620
  store i32 %1397, ptr %1399, align 4, !tbaa !165
  br label %1420

1400:                                             ; preds = %1384
  %1401 = getelementptr inbounds nuw i8, ptr %1385, i64 32
  %1402 = getelementptr inbounds nuw i32, ptr %1401, i64 %1387
  %1403 = load i32, ptr %1402, align 4, !tbaa !5
  %1404 = add i32 %1403, 1
  store i32 %1404, ptr %1402, align 4, !tbaa !5
  %1405 = getelementptr inbounds nuw i8, ptr %1128, i64 72
  %1406 = load i64, ptr %1405, align 8, !tbaa !217
  %1407 = icmp eq i64 %1406, 0
  br i1 %1407, label %1415, label %1408

1408:                                             ; preds = %1400
  %1409 = getelementptr inbounds nuw i8, ptr %1385, i64 96
  %1410 = getelementptr inbounds nuw i32, ptr %1409, i64 %1387
  %1411 = load i32, ptr %1410, align 4, !tbaa !5
  %1412 = add i32 %1411, %1404
  %1413 = zext i32 %1412 to i64
  %1414 = icmp ugt i64 %1406, %1413
  br i1 %1414, label %1420, label %1419

1415:                                             ; preds = %1400
  %1416 = getelementptr inbounds nuw i8, ptr %1385, i64 16
  %1417 = load i32, ptr %1416, align 8, !tbaa !218
  %1418 = icmp eq i32 %1404, %1417
  br i1 %1418, label %1419, label %1420

1419:                                             ; preds = %1415, %1408
  tail call fastcc void @release_barrier(ptr noundef nonnull %1385, i64 noundef %1387)
  br label %1420

1420:                                             ; preds = %1419, %1415, %1408, %1389
  %1421 = getelementptr inbounds nuw i8, ptr %1165, i64 12
  %1422 = load i32, ptr %1421, align 4, !tbaa !49
  %1423 = icmp eq i32 %1422, 0
  br i1 %1423, label %1554, label %1424

1424:                                             ; preds = %1420
  %1425 = load i32, ptr @n_ready, align 4
  %1426 = getelementptr inbounds nuw i8, ptr %1165, i64 24
  %1427 = load ptr, ptr @turns, align 8
  %1428 = load ptr, ptr @ready, align 8
  %1429 = zext i32 %1422 to i64
  br label %1430

1430:                                             ; preds = %1474, %1424
  %1431 = phi i64 [ 0, %1424 ], [ %1476, %1474 ]
  %1432 = phi i32 [ %1425, %1424 ], [ %1475, %1474 ]
  %1433 = load ptr, ptr %1426, align 8, !tbaa !214
  %1434 = getelementptr inbounds nuw %struct.Thread, ptr %1433, i64 %1431
  %1435 = getelementptr inbounds nuw i8, ptr %1434, i64 20
  %1436 = load i32, ptr %1435, align 4, !tbaa !215
  %1437 = icmp eq i32 %1436, 0
  br i1 %1437, label %1438, label %1474

1438:                                             ; preds = %1430
  %1439 = getelementptr inbounds nuw i8, ptr %1434, i64 108
  %1440 = load i32, ptr %1439, align 4, !tbaa !62
  %1441 = zext i32 %1440 to i64
  %1442 = getelementptr inbounds nuw %struct.Turn, ptr %1427, i64 %1441
  %1443 = getelementptr inbounds nuw i8, ptr %1442, i64 4
  %1444 = load i32, ptr %1443, align 4, !tbaa !251
  %1445 = icmp eq i32 %1444, 0
  br i1 %1445, label %1446, label %1474

1446:                                             ; preds = %1438
  %1447 = add i32 %1432, 1
  store i32 %1447, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1443, align 4, !tbaa !251
  %1448 = zext i32 %1432 to i64
  %1449 = getelementptr inbounds nuw ptr, ptr %1428, i64 %1448
  store ptr %1434, ptr %1449, align 8, !tbaa !9
  %1450 = icmp eq i32 %1432, 0
  br i1 %1450, label %1474, label %1451

1451:                                             ; preds = %1446, %1472
  %1452 = phi i32 [ %1457, %1472 ], [ %1432, %1446 ]
  %1453 = zext i32 %1452 to i64
  %1454 = getelementptr inbounds nuw ptr, ptr %1428, i64 %1453
  %1455 = load ptr, ptr %1454, align 8, !tbaa !9
  %1456 = add i32 %1452, -1
  %1457 = lshr i32 %1456, 1
  %1458 = zext nneg i32 %1457 to i64
  %1459 = getelementptr inbounds nuw ptr, ptr %1428, i64 %1458
  %1460 = load ptr, ptr %1459, align 8, !tbaa !9
  %1461 = getelementptr inbounds nuw i8, ptr %1455, i64 108
  %1462 = load i32, ptr %1461, align 4, !tbaa !62
  %1463 = zext i32 %1462 to i64
  %1464 = getelementptr inbounds nuw %struct.Turn, ptr %1427, i64 %1463
  %1465 = load i32, ptr %1464, align 8, !tbaa !252
  %1466 = getelementptr inbounds nuw i8, ptr %1460, i64 108
  %1467 = load i32, ptr %1466, align 4, !tbaa !62
  %1468 = zext i32 %1467 to i64
  %1469 = getelementptr inbounds nuw %struct.Turn, ptr %1427, i64 %1468
  %1470 = load i32, ptr %1469, align 8, !tbaa !252
  %1471 = icmp ult i32 %1465, %1470
  br i1 %1471, label %1472, label %1474

1472:                                             ; preds = %1451
  store ptr %1455, ptr %1459, align 8, !tbaa !9
  store ptr %1460, ptr %1454, align 8, !tbaa !9
  %1473 = icmp eq i32 %1457, 0
  br i1 %1473, label %1474, label %1451, !llvm.loop !253

1474:                                             ; preds = %1472, %1451, %1446, %1438, %1430
  %1475 = phi i32 [ %1432, %1438 ], [ 1, %1446 ], [ %1432, %1430 ], [ %1447, %1451 ], [ %1447, %1472 ]
  %1476 = add nuw nsw i64 %1431, 1
  %1477 = icmp eq i64 %1476, %1429
  br i1 %1477, label %1554, label %1430, !llvm.loop !260

1478:                                             ; preds = %1266
  %1479 = getelementptr inbounds nuw i8, ptr %1128, i64 60
  %1480 = load i32, ptr %1479, align 4, !tbaa !221
  %1481 = icmp eq i32 %1480, 40
  br i1 %1481, label %1554, label %1482

1482:                                             ; preds = %1478
  %1483 = getelementptr inbounds nuw i8, ptr %1165, i64 24
  %1484 = load ptr, ptr %1483, align 8, !tbaa !214
  %1485 = getelementptr inbounds nuw i8, ptr %1128, i64 16
  %1486 = load i32, ptr %1485, align 8, !tbaa !54
  %1487 = shl i32 %1486, 5
  %1488 = zext i32 %1487 to i64
  %1489 = getelementptr inbounds nuw %struct.Thread, ptr %1484, i64 %1488
  %1490 = getelementptr inbounds nuw i8, ptr %1165, i64 12
  %1491 = load i32, ptr %1490, align 4, !tbaa !49
  %1492 = sub i32 %1491, %1487
  %1493 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1492, i32 32)
  %1494 = getelementptr inbounds nuw i8, ptr %1128, i64 12
  %1495 = load i32, ptr %1494, align 4, !tbaa !64
  %1496 = tail call fastcc i32 @try_lane(ptr noundef %1489, i32 noundef %1493, i32 noundef %1495)
  %1497 = icmp eq i32 %1496, 0
  br i1 %1497, label %1554, label %1498

1498:                                             ; preds = %1482
  %1499 = load i32, ptr %1490, align 4, !tbaa !49
  %1500 = icmp eq i32 %1499, 0
  br i1 %1500, label %1554, label %1501

1501:                                             ; preds = %1498
  %1502 = load i32, ptr @n_ready, align 4
  %1503 = load ptr, ptr @turns, align 8
  %1504 = load ptr, ptr @ready, align 8
  %1505 = zext i32 %1499 to i64
  br label %1506

1506:                                             ; preds = %1550, %1501
  %1507 = phi i64 [ 0, %1501 ], [ %1552, %1550 ]
  %1508 = phi i32 [ %1502, %1501 ], [ %1551, %1550 ]
  %1509 = load ptr, ptr %1483, align 8, !tbaa !214
  %1510 = getelementptr inbounds nuw %struct.Thread, ptr %1509, i64 %1507
  %1511 = getelementptr inbounds nuw i8, ptr %1510, i64 20
  %1512 = load i32, ptr %1511, align 4, !tbaa !215
  %1513 = icmp eq i32 %1512, 0
  br i1 %1513, label %1514, label %1550

1514:                                             ; preds = %1506
  %1515 = getelementptr inbounds nuw i8, ptr %1510, i64 108
  %1516 = load i32, ptr %1515, align 4, !tbaa !62
  %1517 = zext i32 %1516 to i64
  %1518 = getelementptr inbounds nuw %struct.Turn, ptr %1503, i64 %1517
  %1519 = getelementptr inbounds nuw i8, ptr %1518, i64 4
  %1520 = load i32, ptr %1519, align 4, !tbaa !251
  %1521 = icmp eq i32 %1520, 0
  br i1 %1521, label %1522, label %1550

1522:                                             ; preds = %1514
  %1523 = add i32 %1508, 1
  store i32 %1523, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1519, align 4, !tbaa !251
  %1524 = zext i32 %1508 to i64
  %1525 = getelementptr inbounds nuw ptr, ptr %1504, i64 %1524
  store ptr %1510, ptr %1525, align 8, !tbaa !9
  %1526 = icmp eq i32 %1508, 0
  br i1 %1526, label %1550, label %1527

1527:                                             ; preds = %1522, %1548
  %1528 = phi i32 [ %1533, %1548 ], [ %1508, %1522 ]
  %1529 = zext i32 %1528 to i64
  %1530 = getelementptr inbounds nuw ptr, ptr %1504, i64 %1529
  %1531 = load ptr, ptr %1530, align 8, !tbaa !9
  %1532 = add i32 %1528, -1
  %1533 = lshr i32 %1532, 1
  %1534 = zext nneg i32 %1533 to i64
  %1535 = getelementptr inbounds nuw ptr, ptr %1504, i64 %1534
  %1536 = load ptr, ptr %1535, align 8, !tbaa !9
  %1537 = getelementptr inbounds nuw i8, ptr %1531, i64 108
  %1538 = load i32, ptr %1537, align 4, !tbaa !62
  %1539 = zext i32 %1538 to i64
  %1540 = getelementptr inbounds nuw %struct.Turn, ptr %1503, i64 %1539
  %1541 = load i32, ptr %1540, align 8, !tbaa !252
  %1542 = getelementptr inbounds nuw i8, ptr %1536, i64 108
  %1543 = load i32, ptr %1542, align 4, !tbaa !62
  %1544 = zext i32 %1543 to i64
  %1545 = getelementptr inbounds nuw %struct.Turn, ptr %1503, i64 %1544
  %1546 = load i32, ptr %1545, align 8, !tbaa !252
  %1547 = icmp ult i32 %1541, %1546
  br i1 %1547, label %1548, label %1550

1548:                                             ; preds = %1527
  store ptr %1531, ptr %1535, align 8, !tbaa !9
  store ptr %1536, ptr %1530, align 8, !tbaa !9
  %1549 = icmp eq i32 %1533, 0
  br i1 %1549, label %1550, label %1527, !llvm.loop !253

1550:                                             ; preds = %1548, %1527, %1522, %1514, %1506
  %1551 = phi i32 [ %1508, %1514 ], [ 1, %1522 ], [ %1508, %1506 ], [ %1523, %1527 ], [ %1523, %1548 ]
  %1552 = add nuw nsw i64 %1507, 1
  %1553 = icmp eq i64 %1552, %1505
  br i1 %1553, label %1554, label %1506, !llvm.loop !260

1554:                                             ; preds = %752, %1550, %1474, %1498, %1482, %1478, %1420, %1381, %1373, %1295, %1266, %1260, %1253, %1160, %814, %563, %555, %497
  %1555 = phi ptr [ null, %1474 ], [ null, %1498 ], [ null, %1420 ], [ null, %1373 ], [ null, %1295 ], [ null, %1478 ], [ null, %1550 ], [ null, %1482 ], [ null, %1381 ], [ null, %1266 ], [ null, %1260 ], [ %1128, %1253 ], [ null, %1160 ], [ null, %555 ], [ null, %497 ], [ null, %563 ], [ null, %814 ], [ null, %752 ]
  %1556 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1557 = add i32 %206, 1
  %1558 = icmp eq i32 %1556, 0
  br i1 %1558, label %205, label %1866, !llvm.loop !266

1559:                                             ; preds = %163
  %1560 = icmp ne i64 %21, 0
  %1561 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1562 = icmp eq i32 %1561, 0
  %1563 = select i1 %1560, i1 %1562, i1 false
  br i1 %1563, label %1564, label %1866

1564:                                             ; preds = %1559, %1860
  %1565 = phi i64 [ %1861, %1860 ], [ 0, %1559 ]
  %1566 = load ptr, ptr @L, align 8, !tbaa !9
  %1567 = getelementptr inbounds nuw i8, ptr %1566, i64 72
  %1568 = load ptr, ptr %1567, align 8, !tbaa !250
  %1569 = icmp eq ptr %1568, null
  br i1 %1569, label %1573, label %1570

1570:                                             ; preds = %1564
  %1571 = getelementptr inbounds nuw i64, ptr %1568, i64 %1565
  %1572 = load i64, ptr %1571, align 8, !tbaa !61
  br label %1573

1573:                                             ; preds = %1570, %1564
  %1574 = phi i64 [ %1572, %1570 ], [ %1565, %1564 ]
  tail call fastcc void @start_block(ptr noundef nonnull @blocks, i32 noundef 0, i64 noundef %1574)
  store i64 0, ptr @frames_used, align 8, !tbaa !61
  store ptr null, ptr @free_frames, align 8, !tbaa !170
  store ptr null, ptr @running, align 8, !tbaa !245
  tail call fastcc void @make_running(ptr noundef nonnull @blocks)
  %1575 = load ptr, ptr @L, align 8, !tbaa !9
  %1576 = getelementptr inbounds nuw i8, ptr %1575, i64 8
  %1577 = load i64, ptr %1576, align 8, !tbaa !248
  %1578 = icmp eq i64 %1577, 0
  br i1 %1578, label %1811, label %1579

1579:                                             ; preds = %1573
  %1580 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 16), align 16
  %1581 = icmp eq i32 %1580, 0
  %1582 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1583 = icmp ne i32 %1582, 0
  %1584 = select i1 %1581, i1 true, i1 %1583
  br i1 %1584, label %1805, label %1585

1585:                                             ; preds = %1579
  %1586 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !49
  %1587 = add i32 %1586, 31
  %1588 = lshr i32 %1587, 5
  %1589 = load i32, ptr @releases, align 4, !tbaa !5
  %1590 = icmp eq i32 %1588, 0
  %1591 = zext nneg i32 %1588 to i64
  br label %1601

1592:                                             ; preds = %1604
  %1593 = load i32, ptr @releases, align 4, !tbaa !5
  %1594 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 16), align 16
  br label %1595

1595:                                             ; preds = %1601, %1592
  %1596 = phi i32 [ %1594, %1592 ], [ %1602, %1601 ]
  %1597 = phi i32 [ %1593, %1592 ], [ %1603, %1601 ]
  %1598 = icmp eq i32 %1603, %1597
  %1599 = icmp eq i32 %1596, 0
  %1600 = select i1 %1598, i1 true, i1 %1599
  br i1 %1600, label %1805, label %1601

1601:                                             ; preds = %1595, %1585
  %1602 = phi i32 [ %1580, %1585 ], [ %1596, %1595 ]
  %1603 = phi i32 [ %1589, %1585 ], [ %1597, %1595 ]
  br i1 %1590, label %1595, label %1607

1604:                                             ; preds = %1802, %1617
  %1605 = add nuw nsw i64 %1608, 1
  %1606 = icmp eq i64 %1605, %1591
  br i1 %1606, label %1592, label %1607, !llvm.loop !267

1607:                                             ; preds = %1601, %1604
  %1608 = phi i64 [ %1605, %1604 ], [ 0, %1601 ]
  %1609 = load ptr, ptr @L, align 8, !tbaa !9
  %1610 = getelementptr inbounds nuw i8, ptr %1609, i64 80
  %1611 = load ptr, ptr %1610, align 8, !tbaa !268
  %1612 = icmp eq ptr %1611, null
  %1613 = trunc nuw nsw i64 %1608 to i32
  br i1 %1612, label %1617, label %1614

1614:                                             ; preds = %1607
  %1615 = getelementptr inbounds nuw i32, ptr %1611, i64 %1608
  %1616 = load i32, ptr %1615, align 4, !tbaa !5
  br label %1617

1617:                                             ; preds = %1614, %1607
  %1618 = phi i32 [ %1616, %1614 ], [ %1613, %1607 ]
  %1619 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 24), align 8, !tbaa !214
  %1620 = shl i32 %1618, 5
  %1621 = zext i32 %1620 to i64
  %1622 = getelementptr inbounds nuw %struct.Thread, ptr %1619, i64 %1621
  %1623 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !49
  %1624 = sub i32 %1623, %1620
  %1625 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1624, i32 32)
  %1626 = icmp eq i32 %1623, %1620
  br i1 %1626, label %1604, label %1627

1627:                                             ; preds = %1617
  %1628 = zext nneg i32 %1625 to i64
  br label %1629

1629:                                             ; preds = %1694, %1627
  %1630 = phi i64 [ 0, %1627 ], [ %1695, %1694 ]
  %1631 = phi i32 [ 0, %1627 ], [ %1696, %1694 ]
  %1632 = getelementptr inbounds nuw %struct.Thread, ptr %1622, i64 %1630
  %1633 = getelementptr inbounds nuw i8, ptr %1632, i64 20
  %1634 = load i32, ptr %1633, align 4, !tbaa !215
  %1635 = icmp eq i32 %1634, 0
  br i1 %1635, label %1636, label %1687

1636:                                             ; preds = %1629
  %1637 = getelementptr inbounds nuw i8, ptr %1632, i64 48
  %1638 = load ptr, ptr %1637, align 8, !tbaa !211
  %1639 = icmp eq ptr %1638, null
  %1640 = load ptr, ptr @L, align 8
  %1641 = select i1 %1639, ptr %1640, ptr %1638
  %1642 = select i1 %1639, ptr %1632, ptr %1638
  %1643 = load ptr, ptr %1641, align 8, !tbaa !9
  tail call void %1643(ptr noundef nonnull %1642) #24
  %1644 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1645 = icmp eq i32 %1644, 0
  br i1 %1645, label %1646, label %1860

1646:                                             ; preds = %1636
  %1647 = load i32, ptr %1633, align 4, !tbaa !215
  switch i32 %1647, label %1687 [
    i32 1, label %1648
    i32 3, label %1686
  ]

1648:                                             ; preds = %1646
  %1649 = getelementptr inbounds nuw i8, ptr %1632, i64 112
  %1650 = load ptr, ptr %1649, align 8, !tbaa !31
  %1651 = getelementptr inbounds nuw i8, ptr %1632, i64 64
  %1652 = load i64, ptr %1651, align 8, !tbaa !216
  %1653 = icmp ugt i64 %1652, 15
  br i1 %1653, label %1654, label %1666

1654:                                             ; preds = %1648
  %1655 = getelementptr inbounds nuw i8, ptr %1632, i64 56
  %1656 = load i32, ptr %1655, align 8, !tbaa !223
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1657 = load ptr, ptr @L, align 8, !tbaa !9
  %1658 = getelementptr inbounds nuw i8, ptr %1657, i64 600
  store i32 11, ptr %1658, align 8, !tbaa !160
  %1659 = getelementptr inbounds nuw i8, ptr %1657, i64 604
  store i32 %1656, ptr %1659, align 4, !tbaa !161
  %1660 = getelementptr inbounds nuw i8, ptr %1657, i64 608
  store i32 -1, ptr %1660, align 8, !tbaa !162
  %1661 = load i32, ptr %1650, align 8, !tbaa !163
  %1662 = getelementptr inbounds nuw i8, ptr %1632, i64 104
  %1663 = load i32, ptr %1662, align 8, !tbaa !51
  %1664 = getelementptr inbounds nuw i8, ptr %1657, i64 616
  store i32 %1661, ptr %1664, align 8, !tbaa !164
  %1665 = getelementptr inbounds nuw i8, ptr %1657, i64 620
  store i32 %1663, ptr %1665, align 4, !tbaa !165
  br label %1687

1666:                                             ; preds = %1648
  %1667 = getelementptr inbounds nuw i8, ptr %1650, i64 32
  %1668 = getelementptr inbounds nuw i32, ptr %1667, i64 %1652
  %1669 = load i32, ptr %1668, align 4, !tbaa !5
  %1670 = add i32 %1669, 1
  store i32 %1670, ptr %1668, align 4, !tbaa !5
  %1671 = getelementptr inbounds nuw i8, ptr %1632, i64 72
  %1672 = load i64, ptr %1671, align 8, !tbaa !217
  %1673 = icmp eq i64 %1672, 0
  br i1 %1673, label %1681, label %1674

1674:                                             ; preds = %1666
  %1675 = getelementptr inbounds nuw i8, ptr %1650, i64 96
  %1676 = getelementptr inbounds nuw i32, ptr %1675, i64 %1652
  %1677 = load i32, ptr %1676, align 4, !tbaa !5
  %1678 = add i32 %1677, %1670
  %1679 = zext i32 %1678 to i64
  %1680 = icmp ugt i64 %1672, %1679
  br i1 %1680, label %1687, label %1685

1681:                                             ; preds = %1666
  %1682 = getelementptr inbounds nuw i8, ptr %1650, i64 16
  %1683 = load i32, ptr %1682, align 8, !tbaa !218
  %1684 = icmp eq i32 %1670, %1683
  br i1 %1684, label %1685, label %1687

1685:                                             ; preds = %1681, %1674
  tail call fastcc void @release_barrier(ptr noundef nonnull %1650, i64 noundef %1652)
  br label %1687

1686:                                             ; preds = %1646
  tail call fastcc void @leave(ptr noundef nonnull %1632)
  br label %1687

1687:                                             ; preds = %1686, %1685, %1681, %1674, %1654, %1646, %1629
  %1688 = load i32, ptr %1633, align 4, !tbaa !215
  %1689 = icmp eq i32 %1688, 2
  %1690 = zext i1 %1689 to i32
  %1691 = add i32 %1631, %1690
  %1692 = add nuw nsw i64 %1630, 1
  %1693 = icmp eq i64 %1692, %1628
  br i1 %1693, label %1697, label %1694

1694:                                             ; preds = %1801, %1795, %1687
  %1695 = phi i64 [ %1692, %1687 ], [ 0, %1795 ], [ 0, %1801 ]
  %1696 = phi i32 [ %1691, %1687 ], [ 0, %1795 ], [ 0, %1801 ]
  br label %1629, !llvm.loop !269

1697:                                             ; preds = %1687
  %1698 = icmp eq i32 %1691, 0
  %1699 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  br i1 %1698, label %1802, label %1700

1700:                                             ; preds = %1697
  %1701 = icmp eq i32 %1699, 0
  br i1 %1701, label %1705, label %1860

1702:                                             ; preds = %1724
  %1703 = icmp eq i32 %1728, 0
  %1704 = select i1 %1727, i1 %1703, i1 false
  br i1 %1704, label %1732, label %1801

1705:                                             ; preds = %1700, %1724
  %1706 = phi i32 [ %1725, %1724 ], [ 0, %1700 ]
  %1707 = phi i32 [ %1726, %1724 ], [ 0, %1700 ]
  %1708 = phi i64 [ %1729, %1724 ], [ 0, %1700 ]
  %1709 = phi i32 [ %1728, %1724 ], [ 0, %1700 ]
  %1710 = getelementptr inbounds nuw %struct.Thread, ptr %1622, i64 %1708
  %1711 = getelementptr inbounds nuw i8, ptr %1710, i64 20
  %1712 = load i32, ptr %1711, align 4, !tbaa !215
  %1713 = icmp eq i32 %1712, 2
  br i1 %1713, label %1714, label %1724

1714:                                             ; preds = %1705
  %1715 = getelementptr inbounds nuw i8, ptr %1710, i64 60
  %1716 = load i32, ptr %1715, align 4, !tbaa !221
  %1717 = icmp eq i32 %1716, 40
  br i1 %1717, label %1724, label %1718

1718:                                             ; preds = %1714
  %1719 = trunc nuw i64 %1708 to i32
  %1720 = tail call fastcc i32 @try_lane(ptr noundef nonnull %1622, i32 noundef %1625, i32 noundef %1719)
  %1721 = or i32 %1720, %1709
  %1722 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1723 = icmp eq i32 %1722, 0
  br label %1724

1724:                                             ; preds = %1718, %1714, %1705
  %1725 = phi i32 [ %1722, %1718 ], [ %1706, %1714 ], [ %1706, %1705 ]
  %1726 = phi i32 [ %1722, %1718 ], [ %1707, %1714 ], [ %1707, %1705 ]
  %1727 = phi i1 [ %1723, %1718 ], [ true, %1714 ], [ true, %1705 ]
  %1728 = phi i32 [ %1721, %1718 ], [ %1709, %1714 ], [ %1709, %1705 ]
  %1729 = add nuw nsw i64 %1708, 1
  %1730 = icmp samesign ult i64 %1729, %1628
  %1731 = select i1 %1730, i1 %1727, i1 false
  br i1 %1731, label %1705, label %1702, !llvm.loop !270

1732:                                             ; preds = %1702, %1798
  %1733 = phi i64 [ %1799, %1798 ], [ 0, %1702 ]
  %1734 = getelementptr inbounds nuw %struct.Thread, ptr %1622, i64 %1733
  %1735 = getelementptr inbounds nuw i8, ptr %1734, i64 20
  %1736 = load i32, ptr %1735, align 4, !tbaa !215
  %1737 = icmp eq i32 %1736, 2
  br i1 %1737, label %1738, label %1798

1738:                                             ; preds = %1732
  %1739 = getelementptr inbounds nuw i8, ptr %1734, i64 60
  %1740 = load i32, ptr %1739, align 4, !tbaa !221
  %1741 = icmp eq i32 %1740, 40
  br i1 %1741, label %1742, label %1798

1742:                                             ; preds = %1738
  %1743 = getelementptr inbounds nuw i8, ptr %1734, i64 80
  %1744 = getelementptr inbounds nuw i8, ptr %1734, i64 56
  br label %1745

1745:                                             ; preds = %1768, %1742
  %1746 = phi i64 [ 0, %1742 ], [ %1770, %1768 ]
  %1747 = phi i32 [ 0, %1742 ], [ %1769, %1768 ]
  %1748 = getelementptr inbounds nuw %struct.Thread, ptr %1622, i64 %1746
  %1749 = getelementptr inbounds nuw i8, ptr %1748, i64 20
  %1750 = load i32, ptr %1749, align 4, !tbaa !215
  %1751 = icmp eq i32 %1750, 2
  br i1 %1751, label %1752, label %1768

1752:                                             ; preds = %1745
  %1753 = getelementptr inbounds nuw i8, ptr %1748, i64 80
  %1754 = load i64, ptr %1753, align 8, !tbaa !226
  %1755 = trunc i64 %1754 to i32
  %1756 = load i64, ptr %1743, align 8, !tbaa !226
  %1757 = trunc i64 %1756 to i32
  %1758 = icmp eq i32 %1755, %1757
  br i1 %1758, label %1759, label %1768

1759:                                             ; preds = %1752
  %1760 = getelementptr inbounds nuw i8, ptr %1748, i64 56
  %1761 = load i32, ptr %1760, align 8, !tbaa !223
  %1762 = load i32, ptr %1744, align 8, !tbaa !223
  %1763 = icmp eq i32 %1761, %1762
  br i1 %1763, label %1764, label %1768

1764:                                             ; preds = %1759
  %1765 = trunc nuw i64 %1746 to i32
  %1766 = shl nuw i32 1, %1765
  %1767 = or i32 %1766, %1747
  br label %1768

1768:                                             ; preds = %1764, %1759, %1752, %1745
  %1769 = phi i32 [ %1747, %1745 ], [ %1747, %1752 ], [ %1767, %1764 ], [ %1747, %1759 ]
  %1770 = add nuw nsw i64 %1746, 1
  %1771 = icmp eq i64 %1770, %1628
  br i1 %1771, label %1772, label %1745, !llvm.loop !256

1772:                                             ; preds = %1768
  %1773 = zext i32 %1769 to i64
  br label %1774

1774:                                             ; preds = %1783, %1772
  %1775 = phi i64 [ 0, %1772 ], [ %1784, %1783 ]
  %1776 = trunc nuw nsw i64 %1775 to i32
  %1777 = shl nuw i32 1, %1776
  %1778 = and i32 %1777, %1769
  %1779 = icmp eq i32 %1778, 0
  br i1 %1779, label %1783, label %1780

1780:                                             ; preds = %1774
  %1781 = getelementptr inbounds nuw %struct.Thread, ptr %1622, i64 %1775
  %1782 = getelementptr inbounds nuw i8, ptr %1781, i64 88
  store i64 %1773, ptr %1782, align 8, !tbaa !228
  br label %1783

1783:                                             ; preds = %1780, %1774
  %1784 = add nuw nsw i64 %1775, 1
  %1785 = icmp eq i64 %1784, 32
  br i1 %1785, label %1786, label %1774, !llvm.loop !258

1786:                                             ; preds = %1783, %1795
  %1787 = phi i64 [ %1796, %1795 ], [ 0, %1783 ]
  %1788 = trunc nuw nsw i64 %1787 to i32
  %1789 = shl nuw i32 1, %1788
  %1790 = and i32 %1789, %1769
  %1791 = icmp eq i32 %1790, 0
  br i1 %1791, label %1795, label %1792

1792:                                             ; preds = %1786
  %1793 = getelementptr inbounds nuw %struct.Thread, ptr %1622, i64 %1787
  %1794 = getelementptr inbounds nuw i8, ptr %1793, i64 20
  store i32 0, ptr %1794, align 4, !tbaa !215
  br label %1795

1795:                                             ; preds = %1792, %1786
  %1796 = add nuw nsw i64 %1787, 1
  %1797 = icmp eq i64 %1796, 32
  br i1 %1797, label %1694, label %1786, !llvm.loop !259

1798:                                             ; preds = %1738, %1732
  %1799 = add nuw nsw i64 %1733, 1
  %1800 = icmp eq i64 %1799, %1628
  br i1 %1800, label %1802, label %1732, !llvm.loop !271

1801:                                             ; preds = %1702
  br i1 %1727, label %1694, label %1802, !llvm.loop !269

1802:                                             ; preds = %1801, %1697, %1798
  %1803 = phi i32 [ %1726, %1798 ], [ %1725, %1801 ], [ %1699, %1697 ]
  %1804 = icmp eq i32 %1803, 0
  br i1 %1804, label %1604, label %1860, !llvm.loop !272

1805:                                             ; preds = %1595, %1579
  %1806 = phi i1 [ %1581, %1579 ], [ %1599, %1595 ]
  %1807 = phi i32 [ %1582, %1579 ], [ 0, %1595 ]
  %1808 = icmp ne i32 %1807, 0
  %1809 = select i1 %1806, i1 true, i1 %1808
  br i1 %1809, label %1860, label %1810

1810:                                             ; preds = %1805
  tail call fastcc void @raise_stuck(ptr noundef nonnull @blocks)
  br label %1860

1811:                                             ; preds = %1573
  %1812 = load ptr, ptr %1575, align 8, !tbaa !273
  %1813 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !49
  %1814 = add i32 %1813, -1
  %1815 = icmp ult i32 %1814, -32
  %1816 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1817 = icmp eq i32 %1816, 0
  %1818 = select i1 %1815, i1 %1817, i1 false
  br i1 %1818, label %1819, label %1860

1819:                                             ; preds = %1811, %1853
  %1820 = phi i32 [ %1854, %1853 ], [ %1813, %1811 ]
  %1821 = phi i64 [ %1855, %1853 ], [ 0, %1811 ]
  %1822 = load ptr, ptr @L, align 8, !tbaa !9
  %1823 = getelementptr inbounds nuw i8, ptr %1822, i64 80
  %1824 = load ptr, ptr %1823, align 8, !tbaa !268
  %1825 = icmp eq ptr %1824, null
  %1826 = trunc nuw nsw i64 %1821 to i32
  br i1 %1825, label %1830, label %1827

1827:                                             ; preds = %1819
  %1828 = getelementptr inbounds nuw i32, ptr %1824, i64 %1821
  %1829 = load i32, ptr %1828, align 4, !tbaa !5
  br label %1830

1830:                                             ; preds = %1827, %1819
  %1831 = phi i32 [ %1829, %1827 ], [ %1826, %1819 ]
  %1832 = shl i32 %1831, 5
  %1833 = icmp ne i32 %1832, -32
  %1834 = icmp ult i32 %1832, %1820
  %1835 = and i1 %1833, %1834
  br i1 %1835, label %1836, label %1853

1836:                                             ; preds = %1830
  %1837 = add nuw i32 %1832, 32
  %1838 = zext i32 %1832 to i64
  %1839 = zext i32 %1837 to i64
  br label %1847

1840:                                             ; preds = %1847
  %1841 = add nuw nsw i64 %1848, 1
  %1842 = icmp samesign ult i64 %1841, %1839
  %1843 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4
  %1844 = zext i32 %1843 to i64
  %1845 = icmp samesign ult i64 %1841, %1844
  %1846 = select i1 %1842, i1 %1845, i1 false
  br i1 %1846, label %1847, label %1853, !llvm.loop !274

1847:                                             ; preds = %1840, %1836
  %1848 = phi i64 [ %1838, %1836 ], [ %1841, %1840 ]
  %1849 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 24), align 8, !tbaa !214
  %1850 = getelementptr inbounds nuw %struct.Thread, ptr %1849, i64 %1848
  tail call void %1812(ptr noundef %1850) #24
  %1851 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1852 = icmp eq i32 %1851, 0
  br i1 %1852, label %1840, label %1860

1853:                                             ; preds = %1840, %1830
  %1854 = phi i32 [ %1820, %1830 ], [ %1843, %1840 ]
  %1855 = add nuw nsw i64 %1821, 1
  %1856 = add i32 %1854, 31
  %1857 = lshr i32 %1856, 5
  %1858 = zext nneg i32 %1857 to i64
  %1859 = icmp samesign ult i64 %1855, %1858
  br i1 %1859, label %1819, label %1860, !llvm.loop !275

1860:                                             ; preds = %1853, %1802, %1847, %1700, %1636, %1811, %1810, %1805
  tail call fastcc void @end_block(ptr noundef nonnull @blocks)
  %1861 = add nuw nsw i64 %1565, 1
  %1862 = icmp samesign ult i64 %1861, %21
  %1863 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1864 = icmp eq i32 %1863, 0
  %1865 = select i1 %1862, i1 %1864, i1 false
  br i1 %1865, label %1564, label %1866, !llvm.loop !276

1866:                                             ; preds = %1554, %1163, %835, %1860, %1559, %844, %820, %817, %816, %196
  %1867 = load ptr, ptr @L, align 8, !tbaa !9
  %1868 = getelementptr inbounds nuw i8, ptr %1867, i64 392
  %1869 = load i64, ptr %1868, align 8, !tbaa !65
  %1870 = icmp eq i64 %1869, 0
  br i1 %1870, label %1969, label %1871

1871:                                             ; preds = %1866
  %1872 = load i32, ptr @n_doubts, align 4, !tbaa !5
  %1873 = icmp eq i32 %1872, 0
  br i1 %1873, label %1968, label %1874

1874:                                             ; preds = %1871
  %1875 = load ptr, ptr @doubts, align 8, !tbaa !9
  %1876 = getelementptr inbounds nuw i8, ptr %1867, i64 488
  %1877 = getelementptr inbounds nuw i8, ptr %1867, i64 480
  %1878 = getelementptr inbounds nuw i8, ptr %1867, i64 496
  %1879 = zext i32 %1872 to i64
  br label %1880

1880:                                             ; preds = %1965, %1874
  %1881 = phi i64 [ 0, %1874 ], [ %1966, %1965 ]
  %1882 = getelementptr inbounds nuw %struct.Doubt, ptr %1875, i64 %1881
  %1883 = getelementptr inbounds nuw i8, ptr %1882, i64 32
  call void @llvm.lifetime.start.p0(ptr nonnull %2)
  %1884 = load i32, ptr %1883, align 8
  %1885 = getelementptr inbounds nuw i8, ptr %1882, i64 36
  %1886 = load i32, ptr %1885, align 4
  %1887 = getelementptr inbounds nuw i8, ptr %1882, i64 40
  %1888 = load i32, ptr %1887, align 8
  %1889 = getelementptr inbounds nuw i8, ptr %1882, i64 44
  %1890 = load i32, ptr %1889, align 4
  %1891 = getelementptr inbounds nuw i8, ptr %1882, i64 48
  %1892 = load i32, ptr %1891, align 8
  %1893 = getelementptr inbounds nuw i8, ptr %1882, i64 52
  %1894 = load i32, ptr %1893, align 4
  %1895 = getelementptr inbounds nuw i8, ptr %1882, i64 56
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %2, ptr noundef nonnull align 8 dereferenceable(16) %1895, i64 16, i1 false)
  %1896 = getelementptr inbounds nuw i8, ptr %1882, i64 72
  %1897 = load i64, ptr %1896, align 8
  %1898 = getelementptr inbounds nuw i8, ptr %1882, i64 80
  %1899 = load i64, ptr %1898, align 8
  %1900 = getelementptr inbounds nuw i8, ptr %1882, i64 88
  %1901 = load i64, ptr %1900, align 8
  %1902 = load i64, ptr %1876, align 8, !tbaa !277
  %1903 = icmp sgt i64 %1902, 0
  br i1 %1903, label %1904, label %1949

1904:                                             ; preds = %1880
  %1905 = load ptr, ptr %1877, align 8, !tbaa !278
  %1906 = icmp eq i32 %1884, 8
  br label %1907

1907:                                             ; preds = %1946, %1904
  %1908 = phi i64 [ 0, %1904 ], [ %1947, %1946 ]
  %1909 = getelementptr inbounds nuw %struct.Found, ptr %1905, i64 %1908
  %1910 = load i32, ptr %1909, align 8, !tbaa !279
  %1911 = icmp eq i32 %1910, %1884
  br i1 %1911, label %1912, label %1946

1912:                                             ; preds = %1907
  %1913 = getelementptr inbounds nuw i8, ptr %1909, i64 4
  %1914 = load i32, ptr %1913, align 4, !tbaa !280
  %1915 = icmp eq i32 %1914, %1886
  br i1 %1915, label %1916, label %1946

1916:                                             ; preds = %1912
  %1917 = getelementptr inbounds nuw i8, ptr %1909, i64 8
  %1918 = load i32, ptr %1917, align 8, !tbaa !281
  %1919 = icmp eq i32 %1918, %1888
  br i1 %1919, label %1920, label %1946

1920:                                             ; preds = %1916
  %1921 = getelementptr inbounds nuw i8, ptr %1909, i64 20
  %1922 = load i32, ptr %1921, align 4, !tbaa !282
  %1923 = icmp eq i32 %1922, %1894
  br i1 %1923, label %1924, label %1946

1924:                                             ; preds = %1920
  %1925 = getelementptr inbounds nuw i8, ptr %1909, i64 12
  %1926 = load i32, ptr %1925, align 4, !tbaa !283
  %1927 = icmp eq i32 %1926, %1890
  br i1 %1927, label %1928, label %1946

1928:                                             ; preds = %1924
  br i1 %1906, label %1929, label %1933

1929:                                             ; preds = %1928
  %1930 = getelementptr inbounds nuw i8, ptr %1909, i64 16
  %1931 = load i32, ptr %1930, align 8, !tbaa !284
  %1932 = icmp eq i32 %1931, %1892
  br i1 %1932, label %1933, label %1946

1933:                                             ; preds = %1929, %1928
  %1934 = getelementptr inbounds nuw i8, ptr %1909, i64 56
  %1935 = load i64, ptr %1934, align 8, !tbaa !285
  %1936 = add i64 %1935, %1901
  store i64 %1936, ptr %1934, align 8, !tbaa !285
  %1937 = getelementptr inbounds nuw i8, ptr %1909, i64 40
  %1938 = load i64, ptr %1937, align 8, !tbaa !286
  %1939 = icmp ult i64 %1897, %1938
  br i1 %1939, label %1940, label %1941

1940:                                             ; preds = %1933
  store i64 %1897, ptr %1937, align 8, !tbaa !286
  br label %1941

1941:                                             ; preds = %1940, %1933
  %1942 = getelementptr inbounds nuw i8, ptr %1909, i64 48
  %1943 = load i64, ptr %1942, align 8, !tbaa !287
  %1944 = icmp ugt i64 %1899, %1943
  br i1 %1944, label %1945, label %1965

1945:                                             ; preds = %1941
  store i64 %1899, ptr %1942, align 8, !tbaa !287
  br label %1965

1946:                                             ; preds = %1929, %1924, %1920, %1916, %1912, %1907
  %1947 = add nuw nsw i64 %1908, 1
  %1948 = icmp eq i64 %1947, %1902
  br i1 %1948, label %1949, label %1907, !llvm.loop !288

1949:                                             ; preds = %1946, %1880
  %1950 = load i64, ptr %1878, align 8, !tbaa !289
  %1951 = icmp slt i64 %1902, %1950
  br i1 %1951, label %1952, label %1965

1952:                                             ; preds = %1949
  %1953 = load ptr, ptr %1877, align 8, !tbaa !278
  %1954 = add nsw i64 %1902, 1
  store i64 %1954, ptr %1876, align 8, !tbaa !277
  %1955 = getelementptr inbounds %struct.Found, ptr %1953, i64 %1902
  store i32 %1884, ptr %1955, align 8, !tbaa !5
  %1956 = getelementptr inbounds nuw i8, ptr %1955, i64 4
  store i32 %1886, ptr %1956, align 4, !tbaa !5
  %1957 = getelementptr inbounds nuw i8, ptr %1955, i64 8
  store i32 %1888, ptr %1957, align 8, !tbaa !5
  %1958 = getelementptr inbounds nuw i8, ptr %1955, i64 12
  store i32 %1890, ptr %1958, align 4, !tbaa !5
  %1959 = getelementptr inbounds nuw i8, ptr %1955, i64 16
  store i32 %1892, ptr %1959, align 8, !tbaa !5
  %1960 = getelementptr inbounds nuw i8, ptr %1955, i64 20
  store i32 %1894, ptr %1960, align 4, !tbaa !5
  %1961 = getelementptr inbounds nuw i8, ptr %1955, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %1961, ptr noundef nonnull align 8 dereferenceable(16) %2, i64 16, i1 false), !tbaa.struct !290
  %1962 = getelementptr inbounds nuw i8, ptr %1955, i64 40
  store i64 %1897, ptr %1962, align 8, !tbaa !61
  %1963 = getelementptr inbounds nuw i8, ptr %1955, i64 48
  store i64 %1899, ptr %1963, align 8, !tbaa !61
  %1964 = getelementptr inbounds nuw i8, ptr %1955, i64 56
  store i64 %1901, ptr %1964, align 8, !tbaa !61
  br label %1965

1965:                                             ; preds = %1952, %1949, %1945, %1941
  call void @llvm.lifetime.end.p0(ptr nonnull %2)
  %1966 = add nuw nsw i64 %1881, 1
  %1967 = icmp eq i64 %1966, %1879
  br i1 %1967, label %1968, label %1880, !llvm.loop !291

1968:                                             ; preds = %1965, %1871
  store i32 0, ptr @n_doubts, align 4, !tbaa !5
  br label %1969

1969:                                             ; preds = %1968, %1866
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
  br i1 %30, label %8, label %9, !llvm.loop !292
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
  br i1 %27, label %9, label %10, !llvm.loop !293
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
  br i1 %15, label %13, label %12, !llvm.loop !294
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

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_div_full_f(float noundef %0, float noundef %1) #13 {
  %3 = tail call fastcc float @quotient(float noundef %0, float noundef %1, i32 noundef 2)
  ret float %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc float @quotient(float noundef %0, float noundef %1, i32 noundef range(i32 1, 3) %2) unnamed_addr #14 {
  %4 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 408)
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call i1 @llvm.is.fpclass.f32(float %1, i32 408)
  br i1 %6, label %9, label %7

7:                                                ; preds = %5, %3
  %8 = fdiv float %0, %1
  br label %29

9:                                                ; preds = %5
  %10 = fpext float %0 to double
  %11 = fpext float %1 to double
  %12 = fdiv double %10, %11
  %13 = bitcast double %12 to i64
  %14 = lshr i64 %13, 52
  %15 = and i64 %14, 2047
  %16 = tail call i64 @llvm.umax.i64(i64 %15, i64 897)
  %17 = shl nuw nsw i64 %16, 52
  %18 = add nsw i64 %17, -103582791429521408
  %19 = bitcast i64 %18 to double
  %20 = fmul double %19, 2.000000e+00
  %21 = bitcast float %0 to i32
  %22 = zext i32 %21 to i64
  %23 = bitcast float %1 to i32
  %24 = zext i32 %23 to i64
  %25 = tail call fastcc i64 @hash(i32 noundef range(i32 1, 15) %2, i64 noundef range(i64 0, 4294967296) %22, i64 noundef range(i64 0, 4294967296) %24)
  %26 = sitofp i64 %25 to double
  %27 = fmul double %26, 0x3C00000000000000
  %28 = tail call fastcc float @around(double noundef %12, double noundef %20, double noundef %27)
  br label %29

29:                                               ; preds = %9, %7
  %30 = phi float [ %8, %7 ], [ %28, %9 ]
  ret float %30
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_rcp_approx_f(float noundef %0) #13 {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 408)
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = fdiv float 1.000000e+00, %0
  br label %21

5:                                                ; preds = %1
  %6 = fpext float %0 to double
  %7 = fdiv double 1.000000e+00, %6
  %8 = bitcast double %7 to i64
  %9 = lshr i64 %8, 52
  %10 = and i64 %9, 2047
  %11 = tail call i64 @llvm.umax.i64(i64 %10, i64 897)
  %12 = shl nuw nsw i64 %11, 52
  %13 = add nsw i64 %12, -103582791429521408
  %14 = bitcast i64 %13 to double
  %15 = bitcast float %0 to i32
  %16 = zext i32 %15 to i64
  %17 = tail call fastcc i64 @hash(i32 noundef 3, i64 noundef range(i64 0, 4294967296) %16, i64 noundef 0)
  %18 = sitofp i64 %17 to double
  %19 = fmul double %18, 0x3C00000000000000
  %20 = tail call fastcc float @around(double noundef %7, double noundef %14, double noundef %19)
  br label %21

21:                                               ; preds = %5, %3
  %22 = phi float [ %4, %3 ], [ %20, %5 ]
  ret float %22
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc float @around(double noundef %0, double noundef %1, double noundef %2) unnamed_addr #15 {
  %4 = fmul double %1, %2
  %5 = fadd double %0, %4
  %6 = fptrunc double %5 to float
  %7 = fpext float %6 to double
  %8 = fsub double %7, %0
  %9 = tail call noundef double @llvm.fabs.f64(double %8)
  %10 = fcmp ogt double %9, %1
  br i1 %10, label %11, label %28

11:                                               ; preds = %3
  %12 = fcmp ogt double %0, %7
  %13 = fcmp oeq float %6, 0.000000e+00
  br i1 %13, label %14, label %16

14:                                               ; preds = %11
  %15 = select i1 %12, i32 1, i32 -2147483647
  br label %22

16:                                               ; preds = %11
  %17 = fcmp ule double %5, 0x3690000000000000
  %18 = xor i1 %17, %12
  %19 = bitcast float %6 to i32
  %20 = select i1 %18, i32 1, i32 -1
  %21 = add i32 %20, %19
  br label %22

22:                                               ; preds = %14, %16
  %23 = phi i32 [ %15, %14 ], [ %21, %16 ]
  %24 = bitcast i32 %23 to float
  %25 = fpext float %24 to double
  %26 = fsub double %25, %0
  %27 = tail call noundef double @llvm.fabs.f64(double %26)
  br label %28

28:                                               ; preds = %22, %3
  %29 = phi double [ %27, %22 ], [ %9, %3 ]
  %30 = phi float [ %24, %22 ], [ %6, %3 ]
  %31 = fcmp ole double %29, %1
  %32 = fptrunc double %0 to float
  %33 = select i1 %31, float %30, float %32
  ret float %33
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_div_approx_f(float noundef %0, float noundef %1) #13 {
  %3 = fpext float %1 to double
  %4 = tail call noundef double @llvm.fabs.f64(double %3)
  %5 = fcmp ogt double %4, 0x47D0000000000000
  %6 = fcmp ole double %4, 0x47EFFFFFE0000000
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %1)
  %10 = fmul float %0, %9
  br label %39

11:                                               ; preds = %2
  %12 = fcmp olt double %4, 0x3810000000000000
  %13 = fcmp one float %1, 0.000000e+00
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %37

15:                                               ; preds = %11
  %16 = tail call i1 @llvm.is.fpclass.f32(float %1, i32 408)
  br i1 %16, label %19, label %17

17:                                               ; preds = %15
  %18 = fdiv float 1.000000e+00, %1
  br label %34

19:                                               ; preds = %15
  %20 = fdiv double 1.000000e+00, %3
  %21 = bitcast double %20 to i64
  %22 = lshr i64 %21, 52
  %23 = and i64 %22, 2047
  %24 = tail call i64 @llvm.umax.i64(i64 %23, i64 897)
  %25 = shl nuw nsw i64 %24, 52
  %26 = add nsw i64 %25, -103582791429521408
  %27 = bitcast i64 %26 to double
  %28 = bitcast float %1 to i32
  %29 = zext i32 %28 to i64
  %30 = tail call fastcc i64 @hash(i32 noundef 3, i64 noundef range(i64 0, 4294967296) %29, i64 noundef 0)
  %31 = sitofp i64 %30 to double
  %32 = fmul double %31, 0x3C00000000000000
  %33 = tail call fastcc float @around(double noundef %20, double noundef %27, double noundef %32)
  br label %34

34:                                               ; preds = %17, %19
  %35 = phi float [ %18, %17 ], [ %33, %19 ]
  %36 = fmul float %0, %35
  br label %39

37:                                               ; preds = %11
  %38 = tail call fastcc float @quotient(float noundef %0, float noundef %1, i32 noundef 1)
  br label %39

39:                                               ; preds = %37, %34, %8
  %40 = phi float [ %10, %8 ], [ %36, %34 ], [ %38, %37 ]
  ret float %40
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_sqrt_approx_f(float noundef %0) #13 {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 639)
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call float @llvm.sqrt.f32(float %0)
  br label %15

5:                                                ; preds = %1
  %6 = fpext float %0 to double
  %7 = tail call double @llvm.sqrt.f64(double %6)
  %8 = fmul double %7, 0x3E80000000000000
  %9 = bitcast float %0 to i32
  %10 = zext nneg i32 %9 to i64
  %11 = tail call fastcc i64 @hash(i32 noundef 4, i64 noundef range(i64 0, 4294967296) %10, i64 noundef 0)
  %12 = sitofp i64 %11 to double
  %13 = fmul double %12, 0x3C00000000000000
  %14 = tail call fastcc float @around(double noundef %7, double noundef %8, double noundef %13)
  br label %15

15:                                               ; preds = %5, %3
  %16 = phi float [ %4, %3 ], [ %14, %5 ]
  ret float %16
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_rsqrt_approx_f(float noundef %0) #13 {
  %2 = fcmp oeq float %0, 0.000000e+00
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call float @llvm.copysign.f32(float 0x7FF0000000000000, float %0)
  br label %21

5:                                                ; preds = %1
  %6 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 543)
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = tail call float @llvm.sqrt.f32(float %0)
  %9 = fdiv float 1.000000e+00, %8
  br label %21

10:                                               ; preds = %5
  %11 = fpext float %0 to double
  %12 = tail call double @llvm.sqrt.f64(double %11)
  %13 = fdiv double 1.000000e+00, %12
  %14 = fmul double %13, 0x3E8125FBEE250000
  %15 = bitcast float %0 to i32
  %16 = zext nneg i32 %15 to i64
  %17 = tail call fastcc i64 @hash(i32 noundef 5, i64 noundef range(i64 0, 4294967296) %16, i64 noundef 0)
  %18 = sitofp i64 %17 to double
  %19 = fmul double %18, 0x3C00000000000000
  %20 = tail call fastcc float @around(double noundef %13, double noundef %14, double noundef %19)
  br label %21

21:                                               ; preds = %10, %7, %3
  %22 = phi float [ %4, %3 ], [ %9, %7 ], [ %20, %10 ]
  ret float %22
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_ex2_approx_f(float noundef %0) #13 {
  %2 = fpext float %0 to double
  %3 = tail call double @llvm.exp2.f64(double %2)
  %4 = fptrunc double %3 to float
  %5 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 408)
  br i1 %5, label %6, label %29

6:                                                ; preds = %1
  %7 = tail call i1 @llvm.is.fpclass.f32(float %4, i32 608)
  %8 = tail call float @llvm.trunc.f32(float %0)
  %9 = fcmp oeq float %8, %0
  %10 = or i1 %9, %7
  br i1 %10, label %29, label %11

11:                                               ; preds = %6
  %12 = fpext float %4 to double
  %13 = bitcast double %12 to i64
  %14 = lshr i64 %13, 52
  %15 = and i64 %14, 2047
  %16 = tail call i64 @llvm.umax.i64(i64 %15, i64 897)
  %17 = shl nuw nsw i64 %16, 52
  %18 = add nsw i64 %17, -103582791429521408
  %19 = bitcast i64 %18 to double
  %20 = fmul double %19, 2.000000e+00
  %21 = bitcast float %0 to i32
  %22 = zext i32 %21 to i64
  %23 = tail call fastcc i64 @hash(i32 noundef 6, i64 noundef range(i64 0, 4294967296) %22, i64 noundef 0)
  %24 = sitofp i64 %23 to double
  %25 = fmul double %24, 0x3C00000000000000
  %26 = tail call fastcc float @around(double noundef %12, double noundef %20, double noundef %25)
  %27 = fcmp ogt float %26, 0.000000e+00
  %28 = select i1 %27, float %26, float 0.000000e+00
  br label %29

29:                                               ; preds = %1, %6, %11
  %30 = phi float [ %28, %11 ], [ %4, %6 ], [ %4, %1 ]
  ret float %30
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.exp2.f64(double) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_lg2_approx_f(float noundef %0) #13 {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 639)
  %3 = fpext float %0 to double
  %4 = tail call double @llvm.log2.f64(double %3)
  br i1 %2, label %5, label %7

5:                                                ; preds = %1
  %6 = fptrunc double %4 to float
  br label %20

7:                                                ; preds = %1
  %8 = fcmp ogt float %0, 5.000000e-01
  %9 = fcmp olt float %0, 2.000000e+00
  %10 = and i1 %8, %9
  %11 = tail call double @llvm.fabs.f64(double %4)
  %12 = fmul double %11, 0x3E90000000000000
  %13 = select i1 %10, double 0x3E90000000000000, double %12
  %14 = bitcast float %0 to i32
  %15 = zext nneg i32 %14 to i64
  %16 = tail call fastcc i64 @hash(i32 noundef 7, i64 noundef range(i64 0, 4294967296) %15, i64 noundef 0)
  %17 = sitofp i64 %16 to double
  %18 = fmul double %17, 0x3C00000000000000
  %19 = tail call fastcc float @around(double noundef %4, double noundef %13, double noundef %18)
  br label %20

20:                                               ; preds = %7, %5
  %21 = phi float [ %6, %5 ], [ %19, %7 ]
  ret float %21
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log2.f64(double) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_sin_approx_f(float noundef %0) #13 {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 408)
  %3 = fpext float %0 to double
  %4 = tail call double @llvm.sin.f64(double %3)
  br i1 %2, label %7, label %5

5:                                                ; preds = %1
  %6 = fptrunc double %4 to float
  br label %9

7:                                                ; preds = %1
  %8 = tail call fastcc float @periodic(float noundef %0, double noundef %4, i32 noundef 8)
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi float [ %6, %5 ], [ %8, %7 ]
  ret float %10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.sin.f64(double) #11

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc float @periodic(float noundef %0, double noundef %1, i32 noundef range(i32 8, 10) %2) unnamed_addr #14 {
  %4 = tail call float @llvm.fabs.f32(float %0)
  %5 = fpext float %4 to double
  %6 = fcmp ugt double %5, 0x401921FB54442D18
  br i1 %6, label %7, label %12

7:                                                ; preds = %3
  %8 = fcmp ogt double %5, 0x4073A28C59D5433B
  br i1 %8, label %9, label %12

9:                                                ; preds = %7
  %10 = fdiv double %5, 0x4073A28C59D5433B
  %11 = fmul double %10, 0x3F03B2C47BFF0000
  br label %12

12:                                               ; preds = %3, %7, %9
  %13 = phi double [ 0x3F03B2C47BFF0000, %7 ], [ %11, %9 ], [ 0x3EA6A09E667F0000, %3 ]
  %14 = fcmp olt double %13, 2.000000e+00
  %15 = select i1 %14, double %13, double 2.000000e+00
  %16 = bitcast float %0 to i32
  %17 = zext i32 %16 to i64
  %18 = tail call fastcc i64 @hash(i32 noundef range(i32 1, 15) %2, i64 noundef range(i64 0, 4294967296) %17, i64 noundef 0)
  %19 = sitofp i64 %18 to double
  %20 = fmul double %19, 0x3C00000000000000
  %21 = tail call fastcc float @around(double noundef %1, double noundef %15, double noundef %20)
  %22 = fcmp ogt float %21, 1.000000e+00
  %23 = fcmp olt float %21, -1.000000e+00
  %24 = select i1 %23, float -1.000000e+00, float %21
  %25 = select i1 %22, float 1.000000e+00, float %24
  ret float %25
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_cos_approx_f(float noundef %0) #13 {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 408)
  %3 = fpext float %0 to double
  %4 = tail call double @llvm.cos.f64(double %3)
  br i1 %2, label %7, label %5

5:                                                ; preds = %1
  %6 = fptrunc double %4 to float
  br label %9

7:                                                ; preds = %1
  %8 = tail call fastcc float @periodic(float noundef %0, double noundef %4, i32 noundef 9)
  br label %9

9:                                                ; preds = %7, %5
  %10 = phi float [ %6, %5 ], [ %8, %7 ]
  ret float %10
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.cos.f64(double) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_tanh_approx_f(float noundef %0) #13 {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 615)
  %3 = fpext float %0 to double
  %4 = tail call double @llvm.fabs.f64(double %3)
  %5 = fcmp olt double %4, 0x3810000000000000
  %6 = or i1 %2, %5
  %7 = tail call double @llvm.tanh.f64(double %3)
  br i1 %6, label %8, label %10

8:                                                ; preds = %1
  %9 = fptrunc double %7 to float
  br label %23

10:                                               ; preds = %1
  %11 = tail call noundef double @llvm.fabs.f64(double %7)
  %12 = fmul double %11, 0x3F40000000000000
  %13 = bitcast float %0 to i32
  %14 = zext i32 %13 to i64
  %15 = tail call fastcc i64 @hash(i32 noundef 10, i64 noundef range(i64 0, 4294967296) %14, i64 noundef 0)
  %16 = sitofp i64 %15 to double
  %17 = fmul double %16, 0x3C00000000000000
  %18 = tail call fastcc float @around(double noundef %7, double noundef %12, double noundef %17)
  %19 = fcmp ogt float %18, 1.000000e+00
  %20 = fcmp olt float %18, -1.000000e+00
  %21 = select i1 %20, float -1.000000e+00, float %18
  %22 = select i1 %19, float 1.000000e+00, float %21
  br label %23

23:                                               ; preds = %10, %8
  %24 = phi float [ %9, %8 ], [ %22, %10 ]
  ret float %24
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.tanh.f64(double) #16

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 65536) i32 @gevo_ex2_approx_h(i32 noundef %0) #13 {
  %2 = trunc i32 %0 to i16
  %3 = tail call fastcc zeroext i16 @power_16(i16 noundef zeroext %2, i32 noundef 11, double noundef 0x3F5125FBEE250000, i64 42949672965)
  %4 = zext i16 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc zeroext i16 @power_16(i16 noundef zeroext %0, i32 noundef range(i32 11, 13) %1, double noundef %2, i64 range(i64 30064771080, 42949672966) %3) unnamed_addr #14 {
  %5 = trunc i64 %3 to i32
  %6 = lshr i64 %3, 32
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = and i64 %3, 4294967295
  %9 = icmp eq i64 %8, 5
  %10 = zext i16 %0 to i32
  br i1 %9, label %11, label %35

11:                                               ; preds = %4
  %12 = sext i16 %0 to i32
  %13 = and i32 %12, -2147483648
  %14 = lshr i32 %10, 10
  %15 = and i32 %14, 31
  %16 = and i32 %10, 1023
  switch i32 %15, label %22 [
    i32 31, label %17
    i32 0, label %29
  ]

17:                                               ; preds = %11
  %18 = shl nuw nsw i32 %10, 13
  %19 = or disjoint i32 %13, %18
  %20 = or i32 %19, 2139095040
  %21 = bitcast i32 %20 to float
  br label %38

22:                                               ; preds = %11
  %23 = shl nuw nsw i32 %15, 23
  %24 = add nuw nsw i32 %23, 939524096
  %25 = shl nuw nsw i32 %16, 13
  %26 = or disjoint i32 %24, %25
  %27 = or disjoint i32 %26, %13
  %28 = bitcast i32 %27 to float
  br label %38

29:                                               ; preds = %11
  %30 = uitofp nneg i32 %16 to float
  %31 = fmul float %30, 0x3E70000000000000
  %32 = fneg float %31
  %33 = icmp slt i16 %0, 0
  %34 = select i1 %33, float %32, float %31
  br label %38

35:                                               ; preds = %4
  %36 = shl nuw i32 %10, 16
  %37 = bitcast i32 %36 to float
  br label %38

38:                                               ; preds = %17, %22, %29, %35
  %39 = phi float [ %37, %35 ], [ %21, %17 ], [ %28, %22 ], [ %34, %29 ]
  %40 = fpext float %39 to double
  %41 = tail call double @llvm.exp2.f64(double %40)
  %42 = bitcast double %41 to i64
  %43 = and i64 %42, 4503599627370495
  %44 = add nsw i32 %5, -1
  %45 = shl nsw i32 -1, %44
  %46 = xor i32 %45, -1
  %47 = zext nneg i32 %46 to i64
  %48 = lshr i64 %42, 52
  %49 = and i64 %48, 2047
  %50 = add nsw i64 %47, -1023
  %51 = add nsw i64 %50, %49
  %52 = shl nsw i64 -1, %8
  %53 = xor i64 %52, -1
  %54 = shl i64 %53, %6
  %55 = lshr i64 %42, 48
  %56 = and i64 %55, 32768
  switch i64 %49, label %65 [
    i64 2047, label %57
    i64 0, label %97
  ]

57:                                               ; preds = %38
  %58 = icmp eq i64 %43, 0
  %59 = add nuw nsw i64 %6, 4294967295
  %60 = and i64 %59, 4294967295
  %61 = shl nuw nsw i64 1, %60
  %62 = select i1 %58, i64 0, i64 %61
  %63 = or i64 %54, %62
  %64 = or i64 %63, %56
  br label %97

65:                                               ; preds = %38
  %66 = sub nuw nsw i64 52, %6
  %67 = icmp slt i64 %51, 1
  %68 = add nsw i64 %6, %51
  %69 = sub nsw i64 53, %68
  %70 = select i1 %67, i64 %69, i64 %66
  %71 = icmp sgt i64 %70, 60
  br i1 %71, label %97, label %72

72:                                               ; preds = %65
  %73 = or disjoint i64 %43, 4503599627370496
  %74 = lshr i64 %73, %70
  %75 = shl nsw i64 -1, %70
  %76 = xor i64 %75, -1
  %77 = and i64 %73, %76
  %78 = add nsw i64 %70, -1
  %79 = shl nuw nsw i64 1, %78
  %80 = icmp samesign ugt i64 %77, %79
  br i1 %80, label %86, label %81

81:                                               ; preds = %72
  %82 = icmp ne i64 %77, %79
  %83 = and i64 %74, 1
  %84 = icmp eq i64 %83, 0
  %85 = select i1 %82, i1 true, i1 %84
  br i1 %85, label %88, label %86

86:                                               ; preds = %81, %72
  %87 = add nuw nsw i64 %74, 1
  br label %88

88:                                               ; preds = %86, %81
  %89 = phi i64 [ %87, %86 ], [ %74, %81 ]
  %90 = icmp sgt i64 %51, 0
  %91 = add nsw i64 %51, -1
  %92 = shl nuw nsw i64 %91, %6
  %93 = select i1 %90, i64 %92, i64 0
  %94 = add nuw nsw i64 %89, %93
  %95 = tail call i64 @llvm.umin.i64(i64 %94, i64 %54)
  %96 = or i64 %95, %56
  br label %97

97:                                               ; preds = %38, %57, %65, %88
  %98 = phi i64 [ %64, %57 ], [ %96, %88 ], [ %56, %38 ], [ %56, %65 ]
  %99 = trunc i64 %98 to i16
  %100 = and i32 %10, 32767
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %123, label %102

102:                                              ; preds = %97
  %103 = shl nsw i32 -1, %5
  %104 = xor i32 %103, -1
  %105 = shl i32 %104, %7
  %106 = and i32 %105, %10
  %107 = icmp eq i32 %106, %105
  br i1 %107, label %123, label %108

108:                                              ; preds = %102
  %109 = trunc i64 %98 to i32
  %110 = and i32 %109, 32767
  %111 = icmp eq i32 %110, 0
  br i1 %111, label %123, label %112

112:                                              ; preds = %108
  %113 = and i32 %105, 65535
  %114 = and i32 %113, %109
  %115 = icmp eq i32 %114, %105
  br i1 %115, label %123, label %116

116:                                              ; preds = %112
  %117 = fmul double %2, %41
  %118 = zext i16 %0 to i64
  %119 = tail call fastcc i64 @hash(i32 noundef range(i32 1, 15) %1, i64 noundef range(i64 0, 4294967296) %118, i64 noundef 0)
  %120 = sitofp i64 %119 to double
  %121 = fmul double %120, 0x3C00000000000000
  %122 = tail call fastcc zeroext i16 @around_16(double noundef %41, double noundef %117, double noundef %121, i64 %3)
  br label %123

123:                                              ; preds = %108, %97, %102, %112, %116
  %124 = phi i16 [ %122, %116 ], [ %99, %112 ], [ %99, %102 ], [ %99, %97 ], [ %99, %108 ]
  ret i16 %124
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 65536) i32 @gevo_ex2_approx_b(i32 noundef %0) #13 {
  %2 = trunc i32 %0 to i16
  %3 = tail call fastcc zeroext i16 @power_16(i16 noundef zeroext %2, i32 noundef 12, double noundef 7.812500e-03, i64 30064771080)
  %4 = zext i16 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 65536) i32 @gevo_tanh_approx_h(i32 noundef %0) #13 {
  %2 = trunc i32 %0 to i16
  %3 = tail call fastcc zeroext i16 @tanh_16(i16 noundef zeroext %2, i32 noundef 13, double noundef 0x3F40251353750000, i64 42949672965)
  %4 = zext i16 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc zeroext i16 @tanh_16(i16 noundef zeroext %0, i32 noundef range(i32 13, 15) %1, double noundef %2, i64 range(i64 30064771080, 42949672966) %3) unnamed_addr #14 {
  %5 = trunc i64 %3 to i32
  %6 = lshr i64 %3, 32
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = and i64 %3, 4294967295
  %9 = icmp eq i64 %8, 5
  %10 = zext i16 %0 to i32
  br i1 %9, label %11, label %35

11:                                               ; preds = %4
  %12 = sext i16 %0 to i32
  %13 = and i32 %12, -2147483648
  %14 = lshr i32 %10, 10
  %15 = and i32 %14, 31
  %16 = and i32 %10, 1023
  switch i32 %15, label %22 [
    i32 31, label %17
    i32 0, label %29
  ]

17:                                               ; preds = %11
  %18 = shl nuw nsw i32 %10, 13
  %19 = or disjoint i32 %13, %18
  %20 = or i32 %19, 2139095040
  %21 = bitcast i32 %20 to float
  br label %38

22:                                               ; preds = %11
  %23 = shl nuw nsw i32 %15, 23
  %24 = add nuw nsw i32 %23, 939524096
  %25 = shl nuw nsw i32 %16, 13
  %26 = or disjoint i32 %24, %25
  %27 = or disjoint i32 %26, %13
  %28 = bitcast i32 %27 to float
  br label %38

29:                                               ; preds = %11
  %30 = uitofp nneg i32 %16 to float
  %31 = fmul float %30, 0x3E70000000000000
  %32 = fneg float %31
  %33 = icmp slt i16 %0, 0
  %34 = select i1 %33, float %32, float %31
  br label %38

35:                                               ; preds = %4
  %36 = shl nuw i32 %10, 16
  %37 = bitcast i32 %36 to float
  br label %38

38:                                               ; preds = %17, %22, %29, %35
  %39 = phi float [ %37, %35 ], [ %21, %17 ], [ %28, %22 ], [ %34, %29 ]
  %40 = fpext float %39 to double
  %41 = tail call double @llvm.tanh.f64(double %40)
  %42 = and i32 %10, 32767
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %50, label %44

44:                                               ; preds = %38
  %45 = shl nsw i32 -1, %5
  %46 = xor i32 %45, -1
  %47 = shl i32 %46, %7
  %48 = and i32 %47, %10
  %49 = icmp eq i32 %48, %47
  br i1 %49, label %50, label %109

50:                                               ; preds = %38, %44
  %51 = bitcast double %41 to i64
  %52 = and i64 %51, 4503599627370495
  %53 = add nsw i32 %5, -1
  %54 = shl nsw i32 -1, %53
  %55 = xor i32 %54, -1
  %56 = zext nneg i32 %55 to i64
  %57 = lshr i64 %51, 52
  %58 = and i64 %57, 2047
  %59 = add nsw i64 %56, -1023
  %60 = add nsw i64 %59, %58
  %61 = shl nsw i64 -1, %8
  %62 = xor i64 %61, -1
  %63 = shl i64 %62, %6
  %64 = lshr i64 %51, 48
  %65 = and i64 %64, 32768
  switch i64 %58, label %74 [
    i64 2047, label %66
    i64 0, label %106
  ]

66:                                               ; preds = %50
  %67 = icmp eq i64 %52, 0
  %68 = add nuw nsw i64 %6, 4294967295
  %69 = and i64 %68, 4294967295
  %70 = shl nuw nsw i64 1, %69
  %71 = select i1 %67, i64 0, i64 %70
  %72 = or i64 %63, %71
  %73 = or i64 %72, %65
  br label %106

74:                                               ; preds = %50
  %75 = sub nuw nsw i64 52, %6
  %76 = icmp slt i64 %60, 1
  %77 = add nsw i64 %6, %60
  %78 = sub nsw i64 53, %77
  %79 = select i1 %76, i64 %78, i64 %75
  %80 = icmp sgt i64 %79, 60
  br i1 %80, label %106, label %81

81:                                               ; preds = %74
  %82 = or disjoint i64 %52, 4503599627370496
  %83 = lshr i64 %82, %79
  %84 = shl nsw i64 -1, %79
  %85 = xor i64 %84, -1
  %86 = and i64 %82, %85
  %87 = add nsw i64 %79, -1
  %88 = shl nuw nsw i64 1, %87
  %89 = icmp samesign ugt i64 %86, %88
  br i1 %89, label %95, label %90

90:                                               ; preds = %81
  %91 = icmp ne i64 %86, %88
  %92 = and i64 %83, 1
  %93 = icmp eq i64 %92, 0
  %94 = select i1 %91, i1 true, i1 %93
  br i1 %94, label %97, label %95

95:                                               ; preds = %90, %81
  %96 = add nuw nsw i64 %83, 1
  br label %97

97:                                               ; preds = %95, %90
  %98 = phi i64 [ %96, %95 ], [ %83, %90 ]
  %99 = icmp sgt i64 %60, 0
  %100 = add nsw i64 %60, -1
  %101 = shl nuw nsw i64 %100, %6
  %102 = select i1 %99, i64 %101, i64 0
  %103 = add nuw nsw i64 %98, %102
  %104 = tail call i64 @llvm.umin.i64(i64 %103, i64 %63)
  %105 = or i64 %104, %65
  br label %106

106:                                              ; preds = %50, %66, %74, %97
  %107 = phi i64 [ %73, %66 ], [ %105, %97 ], [ %65, %50 ], [ %65, %74 ]
  %108 = trunc i64 %107 to i16
  br label %154

109:                                              ; preds = %44
  %110 = zext i16 %0 to i64
  %111 = tail call fastcc i64 @hash(i32 noundef range(i32 1, 15) %1, i64 noundef range(i64 0, 4294967296) %110, i64 noundef 0)
  %112 = sitofp i64 %111 to double
  %113 = fmul double %112, 0x3C00000000000000
  %114 = tail call fastcc zeroext i16 @around_16(double noundef %41, double noundef %2, double noundef %113, i64 %3)
  %115 = add nsw i32 %5, -1
  %116 = shl nsw i32 -1, %115
  %117 = xor i32 %116, -1
  %118 = zext nneg i32 %117 to i64
  %119 = shl nsw i64 -1, %8
  %120 = xor i64 %119, -1
  %121 = shl i64 %120, %6
  %122 = sub nuw nsw i64 52, %6
  %123 = icmp eq i32 %115, 0
  %124 = add nuw nsw i64 %6, %118
  %125 = sub nsw i64 53, %124
  %126 = select i1 %123, i64 %125, i64 %122
  %127 = lshr i64 4503599627370496, %126
  %128 = shl nsw i64 -1, %126
  %129 = and i64 %128, 4503599627370496
  %130 = xor i64 %129, 4503599627370496
  %131 = add nsw i64 %126, -1
  %132 = shl nuw nsw i64 1, %131
  %133 = icmp samesign ugt i64 %130, %132
  br i1 %133, label %139, label %134

134:                                              ; preds = %109
  %135 = icmp ne i64 %130, %132
  %136 = and i64 %127, 1
  %137 = icmp eq i64 %136, 0
  %138 = select i1 %135, i1 true, i1 %137
  br i1 %138, label %141, label %139

139:                                              ; preds = %134, %109
  %140 = add nuw nsw i64 %127, 1
  br label %141

141:                                              ; preds = %139, %134
  %142 = phi i64 [ %140, %139 ], [ %127, %134 ]
  %143 = add nsw i64 %118, -1
  %144 = shl nuw nsw i64 %143, %6
  %145 = select i1 %123, i64 0, i64 %144
  %146 = add nuw nsw i64 %142, %145
  %147 = tail call i64 @llvm.umin.i64(i64 %146, i64 %121)
  %148 = trunc i64 %147 to i16
  %149 = and i16 %114, 32767
  %150 = icmp ugt i16 %149, %148
  %151 = and i16 %114, -32768
  %152 = or i16 %151, %148
  %153 = select i1 %150, i16 %152, i16 %114
  br label %154

154:                                              ; preds = %141, %106
  %155 = phi i16 [ %108, %106 ], [ %153, %141 ]
  ret i16 %155
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 65536) i32 @gevo_tanh_approx_b(i32 noundef %0) #13 {
  %2 = trunc i32 %0 to i16
  %3 = tail call fastcc zeroext i16 @tanh_16(i16 noundef zeroext %2, i32 noundef 14, double noundef 3.906250e-03, i64 30064771080)
  %4 = zext i16 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define double @gevo_rcp_gross_d(double noundef %0) #13 {
  %2 = bitcast double %0 to i64
  %3 = and i64 %2, -4294967296
  %4 = bitcast i64 %3 to double
  %5 = tail call noundef double @llvm.fabs.f64(double %4)
  %6 = fcmp olt double %5, 0x10000000000000
  %7 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %4)
  %8 = select i1 %6, double %7, double %4
  %9 = fdiv double 1.000000e+00, %8
  %10 = tail call fastcc double @gross(double noundef %9, i32 noundef 15, double noundef %8)
  ret double %10
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc double @gross(double noundef %0, i32 noundef range(i32 15, 17) %1, double noundef %2) unnamed_addr #14 {
  %4 = fcmp uno double %0, 0.000000e+00
  br i1 %4, label %20, label %5

5:                                                ; preds = %3
  %6 = tail call i1 @llvm.is.fpclass.f64(double %0, i32 612)
  br i1 %6, label %20, label %7

7:                                                ; preds = %5
  %8 = bitcast double %0 to i64
  %9 = and i64 %8, -4294967296
  %10 = bitcast double %2 to i64
  %11 = tail call fastcc i64 @hash(i32 noundef %1, i64 noundef %10, i64 noundef 0)
  %12 = shl i64 %11, 32
  %13 = and i64 %12, 4294967296
  %14 = add i64 %13, %9
  %15 = bitcast i64 %14 to double
  %16 = tail call noundef double @llvm.fabs.f64(double %15)
  %17 = fcmp olt double %16, 0x10000000000000
  %18 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %15)
  %19 = select i1 %17, double %18, double %15
  br label %20

20:                                               ; preds = %3, %5, %7
  %21 = phi double [ %0, %5 ], [ %19, %7 ], [ 0x7FFFFFFF00000000, %3 ]
  ret double %21
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define double @gevo_rsqrt_gross_d(double noundef %0) #13 {
  %2 = bitcast double %0 to i64
  %3 = and i64 %2, -4294967296
  %4 = bitcast i64 %3 to double
  %5 = tail call noundef double @llvm.fabs.f64(double %4)
  %6 = fcmp olt double %5, 0x10000000000000
  %7 = tail call double @llvm.copysign.f64(double 0.000000e+00, double %4)
  %8 = select i1 %6, double %7, double %4
  %9 = fcmp oeq double %8, 0.000000e+00
  %10 = tail call double @llvm.sqrt.f64(double %8)
  %11 = select i1 %9, double %8, double %10
  %12 = fdiv double 1.000000e+00, %11
  %13 = tail call fastcc double @gross(double noundef %12, i32 noundef 16, double noundef %8)
  ret double %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define double @gevo_rsqrt_approx_d(double noundef %0) #13 {
  %2 = bitcast double %0 to i64
  %3 = fcmp oeq double %0, 0.000000e+00
  br i1 %3, label %8, label %4

4:                                                ; preds = %1
  %5 = fcmp ult double %0, 0.000000e+00
  %6 = fcmp ogt double %0, 0x7FEFFFFFFFFFFFFF
  %7 = or i1 %5, %6
  br i1 %7, label %8, label %12

8:                                                ; preds = %4, %1
  %9 = tail call double @llvm.sqrt.f64(double %0)
  %10 = select i1 %3, double %0, double %9
  %11 = fdiv double 1.000000e+00, %10
  br label %49

12:                                               ; preds = %4
  %13 = fcmp olt double %0, 0x7B0000000000000
  %14 = fmul double %0, 0x4C70000000000000
  %15 = select i1 %13, double 0x4630000000000000, double 1.000000e+00
  %16 = select i1 %13, double %14, double %0
  %17 = fcmp ogt double %16, 0x7830000000000000
  %18 = fmul double %16, 0x3370000000000000
  %19 = select i1 %17, double 0x39B0000000000000, double %15
  %20 = select i1 %17, double %18, double %16
  %21 = tail call double @llvm.sqrt.f64(double %20)
  %22 = fdiv double 1.000000e+00, %21
  %23 = fmul double %22, 5.000000e-01
  %24 = fneg double %22
  %25 = fmul double %22, %24
  %26 = tail call double @llvm.fma.f64(double %22, double %22, double %25)
  %27 = tail call double @llvm.fma.f64(double %25, double %20, double 1.000000e+00)
  %28 = fmul double %20, %26
  %29 = fsub double %27, %28
  %30 = fmul double %23, %29
  %31 = fadd double %22, %30
  %32 = tail call fastcc i64 @hash(i32 noundef 17, i64 noundef %2, i64 noundef 0)
  %33 = and i64 %32, 1
  %34 = icmp eq i64 %33, 0
  br i1 %34, label %46, label %35

35:                                               ; preds = %12
  %36 = bitcast double %31 to i64
  %37 = fneg double %31
  %38 = fmul double %31, %37
  %39 = tail call double @llvm.fma.f64(double %31, double %31, double %38)
  %40 = tail call double @llvm.fma.f64(double %38, double %20, double 1.000000e+00)
  %41 = fmul double %20, %39
  %42 = fcmp ogt double %40, %41
  %43 = select i1 %42, i64 1, i64 -1
  %44 = add i64 %43, %36
  %45 = bitcast i64 %44 to double
  br label %46

46:                                               ; preds = %35, %12
  %47 = phi double [ %45, %35 ], [ %31, %12 ]
  %48 = fmul double %19, %47
  br label %49

49:                                               ; preds = %46, %8
  %50 = phi double [ %11, %8 ], [ %48, %46 ]
  ret double %50
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @hash(i32 noundef range(i32 1, 18) %0, i64 noundef %1, i64 noundef range(i64 0, 4294967296) %2) unnamed_addr #17 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8360), align 8, !tbaa !295
  %5 = zext nneg i32 %0 to i64
  %6 = mul i64 %5, -7046029254386353131
  %7 = add i64 %4, %6
  %8 = lshr i64 %7, 30
  %9 = xor i64 %8, %7
  %10 = mul i64 %9, -4658895280553007687
  %11 = lshr i64 %10, 27
  %12 = xor i64 %11, %10
  %13 = mul i64 %12, -7723592293110705685
  %14 = lshr i64 %13, 31
  %15 = xor i64 %1, %14
  %16 = xor i64 %15, %13
  %17 = lshr i64 %16, 30
  %18 = xor i64 %17, %16
  %19 = mul i64 %18, -4658895280553007687
  %20 = lshr i64 %19, 27
  %21 = xor i64 %20, %19
  %22 = mul i64 %21, -7723592293110705685
  %23 = lshr i64 %22, 31
  %24 = xor i64 %23, %22
  %25 = add i64 %24, %2
  %26 = lshr i64 %25, 30
  %27 = xor i64 %26, %25
  %28 = mul i64 %27, -4658895280553007687
  %29 = lshr i64 %28, 27
  %30 = xor i64 %29, %28
  %31 = mul i64 %30, -7723592293110705685
  %32 = lshr i64 %31, 31
  %33 = xor i64 %32, %31
  ret i64 %33
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @gevo_decide(i32 noundef %0, i32 noundef %1, double noundef %2) #7 {
  %4 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8368), align 8, !tbaa !296
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds nuw %struct.Decision, ptr %4, i64 %5
  %7 = zext i32 %1 to i64
  %8 = getelementptr inbounds nuw i64, ptr %6, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !61
  %10 = add i64 %9, 1
  store i64 %10, ptr %8, align 8, !tbaa !61
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %12 = getelementptr inbounds nuw double, ptr %11, i64 %7
  %13 = load double, ptr %12, align 8, !tbaa !297
  %14 = fcmp olt double %2, %13
  br i1 %14, label %15, label %16

15:                                               ; preds = %3
  store double %2, ptr %12, align 8, !tbaa !297
  br label %16

16:                                               ; preds = %15, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @gevo_value(i32 noundef %0, i64 noundef %1) #7 {
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8368), align 8, !tbaa !296
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds nuw %struct.Decision, ptr %3, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !61
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i64 %1, ptr %5, align 8, !tbaa !61
  br label %17

10:                                               ; preds = %2
  %11 = load i64, ptr %5, align 8, !tbaa !61
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %17, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !61
  %16 = add i64 %15, 1
  store i64 %16, ptr %14, align 8, !tbaa !61
  br label %17

17:                                               ; preds = %10, %13, %9
  %18 = add i64 %7, 1
  store i64 %18, ptr %6, align 8, !tbaa !61
  ret void
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
  br i1 %18, label %13, label %10, !llvm.loop !299

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
  br i1 %45, label %54, label %38, !llvm.loop !300

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
  br i1 %58, label %27, label %109, !llvm.loop !301

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
  br i1 %73, label %82, label %66, !llvm.loop !300

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
  br i1 %100, label %109, label %93, !llvm.loop !300

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
  br i1 %113, label %14, label %19, !llvm.loop !302
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
  br i1 %14, label %9, label %6, !llvm.loop !303

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
  br i1 %36, label %45, label %29, !llvm.loop !300

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
  br i1 %49, label %10, label %15, !llvm.loop !304
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
  br i1 %22, label %16, label %13, !llvm.loop !305

23:                                               ; preds = %30, %13
  %24 = phi i64 [ %11, %13 ], [ %33, %30 ]
  %25 = phi i64 [ 0, %13 ], [ %28, %30 ]
  %26 = phi i64 [ 0, %13 ], [ %86, %30 ]
  %27 = phi i64 [ 0, %13 ], [ %32, %30 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  %28 = add nuw nsw i64 %25, 1
  %29 = mul nuw nsw i64 %25, %11
  br label %35

30:                                               ; preds = %84
  %31 = zext i32 %87 to i64
  %32 = add nuw nsw i64 %27, %31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #24
  %33 = add nuw nsw i64 %24, %11
  %34 = icmp eq i64 %28, %8
  br i1 %34, label %17, label %23, !llvm.loop !306

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
  br i1 %64, label %78, label %57, !llvm.loop !300

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
  br i1 %83, label %84, label %46, !llvm.loop !307

84:                                               ; preds = %78, %35
  %85 = phi i64 [ %40, %35 ], [ %80, %78 ]
  %86 = phi i64 [ %39, %35 ], [ 1, %78 ]
  %87 = phi i32 [ %38, %35 ], [ %81, %78 ]
  %88 = phi i64 [ %37, %35 ], [ %79, %78 ]
  %89 = add nuw nsw i64 %36, 1
  %90 = icmp eq i64 %89, %24
  br i1 %90, label %30, label %35, !llvm.loop !308
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #18

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
  br i1 %20, label %8, label %5, !llvm.loop !309

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
  br i1 %29, label %16, label %9, !llvm.loop !310

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw i64, ptr %7, i64 %22
  %32 = load i64, ptr %31, align 8, !tbaa !61
  %33 = icmp eq i64 %32, %14
  %34 = zext i1 %33 to i64
  %35 = add nuw nsw i64 %23, %34
  %36 = add nuw nsw i64 %22, 1
  %37 = icmp eq i64 %36, %11
  br i1 %37, label %24, label %21, !llvm.loop !311
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
  br i1 %26, label %8, label %10, !llvm.loop !312
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @raise_access(ptr noundef readonly captures(address_is_null) %0, i32 noundef range(i32 1, 4) %1, i32 noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef %5) unnamed_addr #2 {
  %7 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %118

9:                                                ; preds = %6
  %10 = load ptr, ptr @L, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 504
  %12 = load i64, ptr %11, align 8, !tbaa !313
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
  %22 = load i32, ptr %21, align 8, !tbaa !163
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %24 = load i32, ptr %23, align 8, !tbaa !51
  %25 = add i64 %19, %4
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 488
  %27 = load i64, ptr %26, align 8, !tbaa !277
  %28 = icmp sgt i64 %27, 0
  br i1 %28, label %29, label %73

29:                                               ; preds = %14
  %30 = getelementptr inbounds nuw i8, ptr %10, i64 480
  %31 = load ptr, ptr %30, align 8, !tbaa !278
  br label %32

32:                                               ; preds = %70, %29
  %33 = phi i64 [ 0, %29 ], [ %71, %70 ]
  %34 = getelementptr inbounds nuw %struct.Found, ptr %31, i64 %33
  %35 = load i32, ptr %34, align 8, !tbaa !279
  %36 = icmp eq i32 %35, 8
  br i1 %36, label %37, label %70

37:                                               ; preds = %32
  %38 = getelementptr inbounds nuw i8, ptr %34, i64 4
  %39 = load i32, ptr %38, align 4, !tbaa !280
  %40 = icmp eq i32 %39, %2
  br i1 %40, label %41, label %70

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %34, i64 8
  %43 = load i32, ptr %42, align 8, !tbaa !281
  %44 = icmp eq i32 %43, -1
  br i1 %44, label %45, label %70

45:                                               ; preds = %41
  %46 = getelementptr inbounds nuw i8, ptr %34, i64 20
  %47 = load i32, ptr %46, align 4, !tbaa !282
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %70

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw i8, ptr %34, i64 12
  %51 = load i32, ptr %50, align 4, !tbaa !283
  %52 = icmp eq i32 %51, 0
  br i1 %52, label %53, label %70

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %34, i64 16
  %55 = load i32, ptr %54, align 8, !tbaa !284
  %56 = icmp eq i32 %55, %1
  br i1 %56, label %57, label %70

57:                                               ; preds = %53
  %58 = getelementptr inbounds nuw i8, ptr %34, i64 56
  %59 = load i64, ptr %58, align 8, !tbaa !285
  %60 = add i64 %59, 1
  store i64 %60, ptr %58, align 8, !tbaa !285
  %61 = getelementptr inbounds nuw i8, ptr %34, i64 40
  %62 = load i64, ptr %61, align 8, !tbaa !286
  %63 = icmp ult i64 %19, %62
  br i1 %63, label %64, label %65

64:                                               ; preds = %57
  store i64 %19, ptr %61, align 8, !tbaa !286
  br label %65

65:                                               ; preds = %64, %57
  %66 = getelementptr inbounds nuw i8, ptr %34, i64 48
  %67 = load i64, ptr %66, align 8, !tbaa !287
  %68 = icmp ugt i64 %25, %67
  br i1 %68, label %69, label %118

69:                                               ; preds = %65
  store i64 %25, ptr %66, align 8, !tbaa !287
  br label %118

70:                                               ; preds = %53, %49, %45, %41, %37, %32
  %71 = add nuw nsw i64 %33, 1
  %72 = icmp eq i64 %71, %27
  br i1 %72, label %73, label %32, !llvm.loop !288

73:                                               ; preds = %70, %14
  %74 = getelementptr inbounds nuw i8, ptr %10, i64 496
  %75 = load i64, ptr %74, align 8, !tbaa !289
  %76 = icmp slt i64 %27, %75
  br i1 %76, label %77, label %118

77:                                               ; preds = %73
  %78 = getelementptr inbounds nuw i8, ptr %10, i64 480
  %79 = load ptr, ptr %78, align 8, !tbaa !278
  %80 = add nsw i64 %27, 1
  store i64 %80, ptr %26, align 8, !tbaa !277
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
  store i32 %1, ptr %95, align 8, !tbaa !160
  %96 = getelementptr inbounds nuw i8, ptr %10, i64 604
  store i32 %2, ptr %96, align 4, !tbaa !161
  %97 = getelementptr inbounds nuw i8, ptr %10, i64 608
  store i32 -1, ptr %97, align 8, !tbaa !162
  %98 = icmp eq ptr %0, null
  br i1 %98, label %105, label %99

99:                                               ; preds = %94
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %101 = load ptr, ptr %100, align 8, !tbaa !31
  %102 = load i32, ptr %101, align 8, !tbaa !163
  %103 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %104 = load i32, ptr %103, align 8, !tbaa !51
  br label %105

105:                                              ; preds = %94, %99
  %106 = phi i32 [ %102, %99 ], [ 0, %94 ]
  %107 = phi i32 [ %104, %99 ], [ 0, %94 ]
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 616
  store i32 %106, ptr %108, align 8, !tbaa !164
  %109 = getelementptr inbounds nuw i8, ptr %10, i64 620
  store i32 %107, ptr %109, align 4, !tbaa !165
  %110 = ptrtoint ptr %3 to i64
  %111 = getelementptr inbounds nuw i8, ptr %10, i64 96
  %112 = load ptr, ptr %111, align 8, !tbaa !26
  %113 = ptrtoint ptr %112 to i64
  %114 = sub i64 %110, %113
  %115 = getelementptr inbounds nuw i8, ptr %10, i64 632
  store i64 %114, ptr %115, align 8, !tbaa !314
  %116 = getelementptr inbounds nuw i8, ptr %10, i64 640
  store i64 %4, ptr %116, align 8, !tbaa !315
  %117 = getelementptr inbounds nuw i8, ptr %10, i64 612
  store i32 %5, ptr %117, align 4, !tbaa !316
  br label %118

118:                                              ; preds = %77, %73, %69, %65, %6, %105
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @report(ptr noundef readonly byval(%struct.Found) align 8 captures(none) %0) unnamed_addr #2 {
  %2 = load ptr, ptr @L, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 488
  %4 = load i64, ptr %3, align 8, !tbaa !277
  %5 = icmp sgt i64 %4, 0
  br i1 %5, label %6, label %69

6:                                                ; preds = %1
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 480
  %8 = load ptr, ptr %7, align 8, !tbaa !278
  %9 = load i32, ptr %0, align 8, !tbaa !279
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
  %24 = load i32, ptr %23, align 8, !tbaa !279
  %25 = icmp eq i32 %24, %9
  br i1 %25, label %26, label %66

26:                                               ; preds = %21
  %27 = getelementptr inbounds nuw i8, ptr %23, i64 4
  %28 = load i32, ptr %27, align 4, !tbaa !280
  %29 = icmp eq i32 %28, %11
  br i1 %29, label %30, label %66

30:                                               ; preds = %26
  %31 = getelementptr inbounds nuw i8, ptr %23, i64 8
  %32 = load i32, ptr %31, align 8, !tbaa !281
  %33 = icmp eq i32 %32, %13
  br i1 %33, label %34, label %66

34:                                               ; preds = %30
  %35 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %36 = load i32, ptr %35, align 4, !tbaa !282
  %37 = icmp eq i32 %36, %15
  br i1 %37, label %38, label %66

38:                                               ; preds = %34
  %39 = getelementptr inbounds nuw i8, ptr %23, i64 12
  %40 = load i32, ptr %39, align 4, !tbaa !283
  %41 = icmp eq i32 %40, %17
  br i1 %41, label %42, label %66

42:                                               ; preds = %38
  br i1 %20, label %43, label %47

43:                                               ; preds = %42
  %44 = getelementptr inbounds nuw i8, ptr %23, i64 16
  %45 = load i32, ptr %44, align 8, !tbaa !284
  %46 = icmp eq i32 %45, %19
  br i1 %46, label %47, label %66

47:                                               ; preds = %43, %42
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %49 = load i64, ptr %48, align 8, !tbaa !285
  %50 = getelementptr inbounds nuw i8, ptr %23, i64 56
  %51 = load i64, ptr %50, align 8, !tbaa !285
  %52 = add i64 %51, %49
  store i64 %52, ptr %50, align 8, !tbaa !285
  %53 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %54 = load i64, ptr %53, align 8, !tbaa !286
  %55 = getelementptr inbounds nuw i8, ptr %23, i64 40
  %56 = load i64, ptr %55, align 8, !tbaa !286
  %57 = icmp ult i64 %54, %56
  br i1 %57, label %58, label %59

58:                                               ; preds = %47
  store i64 %54, ptr %55, align 8, !tbaa !286
  br label %59

59:                                               ; preds = %58, %47
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %61 = load i64, ptr %60, align 8, !tbaa !287
  %62 = getelementptr inbounds nuw i8, ptr %23, i64 48
  %63 = load i64, ptr %62, align 8, !tbaa !287
  %64 = icmp ugt i64 %61, %63
  br i1 %64, label %65, label %78

65:                                               ; preds = %59
  store i64 %61, ptr %62, align 8, !tbaa !287
  br label %78

66:                                               ; preds = %21, %43, %38, %34, %30, %26
  %67 = add nuw nsw i64 %22, 1
  %68 = icmp eq i64 %67, %4
  br i1 %68, label %69, label %21, !llvm.loop !288

69:                                               ; preds = %66, %1
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 496
  %71 = load i64, ptr %70, align 8, !tbaa !289
  %72 = icmp slt i64 %4, %71
  br i1 %72, label %73, label %78

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 480
  %75 = load ptr, ptr %74, align 8, !tbaa !278
  %76 = add nsw i64 %4, 1
  store i64 %76, ptr %3, align 8, !tbaa !277
  %77 = getelementptr inbounds %struct.Found, ptr %75, i64 %4
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %77, ptr noundef nonnull align 8 dereferenceable(64) %0, i64 64, i1 false), !tbaa.struct !317
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
  %11 = load ptr, ptr %10, align 8, !tbaa !156
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
  %21 = load ptr, ptr %10, align 8, !tbaa !156
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
  br i1 %42, label %16, label %18, !llvm.loop !318

43:                                               ; preds = %16
  %44 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %45 = load i64, ptr %44, align 8, !tbaa !37, !noalias !319
  %46 = icmp ult i64 %2, %45
  br i1 %46, label %51, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 144
  %49 = load i64, ptr %48, align 8, !tbaa !38, !noalias !319
  %50 = icmp ult i64 %2, %49
  br i1 %50, label %68, label %51

51:                                               ; preds = %47, %43
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %53 = load i64, ptr %52, align 8, !tbaa !39, !noalias !319
  %54 = icmp ult i64 %2, %53
  br i1 %54, label %59, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 168
  %57 = load i64, ptr %56, align 8, !tbaa !40, !noalias !319
  %58 = icmp ult i64 %2, %57
  br i1 %58, label %68, label %59

59:                                               ; preds = %55, %51
  %60 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %61 = load i64, ptr %60, align 8, !tbaa !41, !noalias !319
  %62 = icmp ult i64 %2, %61
  br i1 %62, label %67, label %63

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %65 = load i64, ptr %64, align 8, !tbaa !42, !noalias !319
  %66 = icmp ult i64 %2, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %63, %59
  br label %68

68:                                               ; preds = %47, %55, %63, %67
  %69 = phi i32 [ 1, %67 ], [ 3, %47 ], [ 5, %55 ], [ 4, %63 ]
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %71 = load ptr, ptr %70, align 8, !tbaa !31, !noalias !319
  %72 = load i32, ptr %71, align 8, !tbaa !163, !noalias !319
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %74 = load i32, ptr %73, align 8, !tbaa !51, !noalias !319
  %75 = getelementptr inbounds nuw i8, ptr %9, i64 488
  %76 = load i64, ptr %75, align 8, !tbaa !277
  %77 = icmp sgt i64 %76, 0
  br i1 %77, label %78, label %118

78:                                               ; preds = %68
  %79 = getelementptr inbounds nuw i8, ptr %9, i64 480
  %80 = load ptr, ptr %79, align 8, !tbaa !278
  br label %81

81:                                               ; preds = %115, %78
  %82 = phi i64 [ 0, %78 ], [ %116, %115 ]
  %83 = getelementptr inbounds nuw %struct.Found, ptr %80, i64 %82
  %84 = load i32, ptr %83, align 8, !tbaa !279
  %85 = icmp eq i32 %84, 6
  br i1 %85, label %86, label %115

86:                                               ; preds = %81
  %87 = getelementptr inbounds nuw i8, ptr %83, i64 4
  %88 = load i32, ptr %87, align 4, !tbaa !280
  %89 = icmp eq i32 %88, %1
  br i1 %89, label %90, label %115

90:                                               ; preds = %86
  %91 = getelementptr inbounds nuw i8, ptr %83, i64 8
  %92 = load i32, ptr %91, align 8, !tbaa !281
  %93 = icmp eq i32 %92, -1
  br i1 %93, label %94, label %115

94:                                               ; preds = %90
  %95 = getelementptr inbounds nuw i8, ptr %83, i64 20
  %96 = load i32, ptr %95, align 4, !tbaa !282
  %97 = icmp eq i32 %96, %69
  br i1 %97, label %98, label %115

98:                                               ; preds = %94
  %99 = getelementptr inbounds nuw i8, ptr %83, i64 12
  %100 = load i32, ptr %99, align 4, !tbaa !283
  %101 = icmp eq i32 %100, 0
  br i1 %101, label %102, label %115

102:                                              ; preds = %98
  %103 = getelementptr inbounds nuw i8, ptr %83, i64 56
  %104 = load i64, ptr %103, align 8, !tbaa !285
  %105 = add i64 %104, 1
  store i64 %105, ptr %103, align 8, !tbaa !285
  %106 = getelementptr inbounds nuw i8, ptr %83, i64 40
  %107 = load i64, ptr %106, align 8, !tbaa !286
  %108 = icmp ult i64 %2, %107
  br i1 %108, label %109, label %110

109:                                              ; preds = %102
  store i64 %2, ptr %106, align 8, !tbaa !286
  br label %110

110:                                              ; preds = %109, %102
  %111 = getelementptr inbounds nuw i8, ptr %83, i64 48
  %112 = load i64, ptr %111, align 8, !tbaa !287
  %113 = icmp ugt i64 %14, %112
  br i1 %113, label %114, label %139

114:                                              ; preds = %110
  store i64 %14, ptr %111, align 8, !tbaa !287
  br label %139

115:                                              ; preds = %98, %94, %90, %86, %81
  %116 = add nuw nsw i64 %82, 1
  %117 = icmp eq i64 %116, %76
  br i1 %117, label %118, label %81, !llvm.loop !288

118:                                              ; preds = %115, %68
  %119 = getelementptr inbounds nuw i8, ptr %9, i64 496
  %120 = load i64, ptr %119, align 8, !tbaa !289
  %121 = icmp slt i64 %76, %120
  br i1 %121, label %122, label %139

122:                                              ; preds = %118
  %123 = getelementptr inbounds nuw i8, ptr %9, i64 480
  %124 = load ptr, ptr %123, align 8, !tbaa !278
  %125 = add nsw i64 %76, 1
  store i64 %125, ptr %75, align 8, !tbaa !277
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
  %141 = load ptr, ptr %140, align 8, !tbaa !322
  %142 = icmp eq ptr %141, null
  br i1 %142, label %277, label %143

143:                                              ; preds = %139
  %144 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %145 = load i64, ptr %144, align 8, !tbaa !43
  %146 = icmp ult i64 %2, %145
  br i1 %146, label %277, label %147

147:                                              ; preds = %143
  %148 = getelementptr inbounds nuw i8, ptr %9, i64 456
  %149 = load i64, ptr %148, align 8, !tbaa !323
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
  %180 = load i64, ptr %160, align 8, !tbaa !324
  %181 = icmp eq i64 %180, %179
  br i1 %181, label %266, label %182

182:                                              ; preds = %178
  %183 = load i64, ptr %161, align 8, !tbaa !37, !noalias !325
  %184 = icmp ult i64 %2, %183
  br i1 %184, label %188, label %185

185:                                              ; preds = %182
  %186 = load i64, ptr %162, align 8, !tbaa !38, !noalias !325
  %187 = icmp ult i64 %2, %186
  br i1 %187, label %201, label %188

188:                                              ; preds = %185, %182
  %189 = load i64, ptr %163, align 8, !tbaa !39, !noalias !325
  %190 = icmp ult i64 %2, %189
  br i1 %190, label %194, label %191

191:                                              ; preds = %188
  %192 = load i64, ptr %164, align 8, !tbaa !40, !noalias !325
  %193 = icmp ult i64 %2, %192
  br i1 %193, label %201, label %194

194:                                              ; preds = %191, %188
  %195 = load i64, ptr %165, align 8, !tbaa !41, !noalias !325
  %196 = icmp ult i64 %2, %195
  br i1 %196, label %200, label %197

197:                                              ; preds = %194
  %198 = load i64, ptr %166, align 8, !tbaa !42, !noalias !325
  %199 = icmp ult i64 %2, %198
  br i1 %199, label %201, label %200

200:                                              ; preds = %197, %194
  br label %201

201:                                              ; preds = %185, %191, %197, %200
  %202 = phi i32 [ 1, %200 ], [ 3, %185 ], [ 5, %191 ], [ 4, %197 ]
  %203 = load ptr, ptr %167, align 8, !tbaa !31, !noalias !325
  %204 = load i32, ptr %203, align 8, !tbaa !163, !noalias !325
  %205 = load i32, ptr %168, align 8, !tbaa !51, !noalias !325
  %206 = load i64, ptr %169, align 8, !tbaa !277
  %207 = icmp sgt i64 %206, 0
  br i1 %207, label %208, label %247

208:                                              ; preds = %201
  %209 = load ptr, ptr %170, align 8, !tbaa !278
  br label %210

210:                                              ; preds = %244, %208
  %211 = phi i64 [ 0, %208 ], [ %245, %244 ]
  %212 = getelementptr inbounds nuw %struct.Found, ptr %209, i64 %211
  %213 = load i32, ptr %212, align 8, !tbaa !279
  %214 = icmp eq i32 %213, 7
  br i1 %214, label %215, label %244

215:                                              ; preds = %210
  %216 = getelementptr inbounds nuw i8, ptr %212, i64 4
  %217 = load i32, ptr %216, align 4, !tbaa !280
  %218 = icmp eq i32 %217, %1
  br i1 %218, label %219, label %244

219:                                              ; preds = %215
  %220 = getelementptr inbounds nuw i8, ptr %212, i64 8
  %221 = load i32, ptr %220, align 8, !tbaa !281
  %222 = icmp eq i32 %221, -1
  br i1 %222, label %223, label %244

223:                                              ; preds = %219
  %224 = getelementptr inbounds nuw i8, ptr %212, i64 20
  %225 = load i32, ptr %224, align 4, !tbaa !282
  %226 = icmp eq i32 %225, %202
  br i1 %226, label %227, label %244

227:                                              ; preds = %223
  %228 = getelementptr inbounds nuw i8, ptr %212, i64 12
  %229 = load i32, ptr %228, align 4, !tbaa !283
  %230 = icmp eq i32 %229, 0
  br i1 %230, label %231, label %244

231:                                              ; preds = %227
  %232 = getelementptr inbounds nuw i8, ptr %212, i64 56
  %233 = load i64, ptr %232, align 8, !tbaa !285
  %234 = add i64 %233, 1
  store i64 %234, ptr %232, align 8, !tbaa !285
  %235 = getelementptr inbounds nuw i8, ptr %212, i64 40
  %236 = load i64, ptr %235, align 8, !tbaa !286
  %237 = icmp ult i64 %2, %236
  br i1 %237, label %238, label %239

238:                                              ; preds = %231
  store i64 %2, ptr %235, align 8, !tbaa !286
  br label %239

239:                                              ; preds = %238, %231
  %240 = getelementptr inbounds nuw i8, ptr %212, i64 48
  %241 = load i64, ptr %240, align 8, !tbaa !287
  %242 = icmp ugt i64 %154, %241
  br i1 %242, label %243, label %266

243:                                              ; preds = %239
  store i64 %154, ptr %240, align 8, !tbaa !287
  br label %266

244:                                              ; preds = %227, %223, %219, %215, %210
  %245 = add nuw nsw i64 %211, 1
  %246 = icmp eq i64 %245, %206
  br i1 %246, label %247, label %210, !llvm.loop !288

247:                                              ; preds = %244, %201
  %248 = load i64, ptr %171, align 8, !tbaa !289
  %249 = icmp slt i64 %206, %248
  br i1 %249, label %250, label %266

250:                                              ; preds = %247
  %251 = load ptr, ptr %170, align 8, !tbaa !278
  %252 = add nsw i64 %206, 1
  store i64 %252, ptr %169, align 8, !tbaa !277
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
  %268 = load i64, ptr %160, align 8, !tbaa !324
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
  br i1 %276, label %172, label %277, !llvm.loop !328

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
  %36 = load ptr, ptr %35, align 8, !tbaa !329
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
  br i1 %72, label %38, label %34, !llvm.loop !330

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
  %7 = load ptr, ptr %3, align 8, !tbaa !176
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
  %38 = load ptr, ptr %2, align 8, !tbaa !176
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
  br i1 %51, label %83, label %52, !llvm.loop !331

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
  br i1 %23, label %19, label %25, !llvm.loop !187

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
  %36 = load i32, ptr %33, align 4, !tbaa !332
  %37 = add i32 %36, -1
  store i32 %37, ptr %33, align 4, !tbaa !332
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
  br i1 %45, label %28, label %14, !llvm.loop !334

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
  br i1 %71, label %67, label %73, !llvm.loop !187

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
  %84 = load i32, ptr %81, align 4, !tbaa !332
  %85 = add i32 %84, -1
  store i32 %85, ptr %81, align 4, !tbaa !332
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
  br i1 %93, label %76, label %62, !llvm.loop !334

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
  br i1 %39, label %35, label %41, !llvm.loop !187

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
  %52 = load i32, ptr %49, align 4, !tbaa !332
  %53 = add i32 %52, -1
  store i32 %53, ptr %49, align 4, !tbaa !332
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
  br i1 %61, label %44, label %30, !llvm.loop !334

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
  br i1 %33, label %29, label %35, !llvm.loop !187

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
  %46 = load i32, ptr %43, align 4, !tbaa !332
  %47 = add i32 %46, -1
  store i32 %47, ptr %43, align 4, !tbaa !332
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
  br i1 %55, label %38, label %24, !llvm.loop !334

56:                                               ; preds = %8, %14, %35
  %57 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %58 = load ptr, ptr %57, align 8, !tbaa !135
  tail call fastcc void @drop_others(ptr noundef %58)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  br i1 %9, label %8, label %4, !llvm.loop !335

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
  br i1 %67, label %60, label %59, !llvm.loop !336
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
  br i1 %88, label %77, label %89, !llvm.loop !337

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
  br i1 %68, label %64, label %70, !llvm.loop !187

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
  br i1 %106, label %107, label %92, !llvm.loop !338

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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
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
  br i1 %137, label %133, label %139, !llvm.loop !187

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
  br i1 %170, label %158, label %159, !llvm.loop !338

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
  br i1 %196, label %192, label %198, !llvm.loop !187

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
  %209 = load i32, ptr %206, align 4, !tbaa !332
  %210 = add i32 %209, -1
  store i32 %210, ptr %206, align 4, !tbaa !332
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
  br i1 %218, label %201, label %187, !llvm.loop !334

219:                                              ; preds = %171, %177, %198
  store ptr %118, ptr %174, align 8, !tbaa !9
  br label %221

220:                                              ; preds = %115
  tail call fastcc void @drop_own(ptr noundef %118)
  br label %221

221:                                              ; preds = %220, %219
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
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
  br i1 %55, label %38, label %40, !llvm.loop !340

56:                                               ; preds = %27, %29, %38
  %57 = phi i32 [ %39, %38 ], [ 3, %29 ], [ 3, %27 ]
  %58 = and i32 %57, %19
  %59 = add nuw nsw i64 %18, 1
  %60 = icmp eq i64 %59, %13
  br i1 %60, label %14, label %17, !llvm.loop !341

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
  br i1 %83, label %79, label %103, !llvm.loop !187

85:                                               ; preds = %97, %72
  %86 = phi i64 [ 0, %72 ], [ %99, %97 ]
  %87 = phi ptr [ %73, %72 ], [ %98, %97 ]
  %88 = getelementptr inbounds nuw %struct.WarpClock, ptr %4, i64 %86
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !137
  %91 = icmp eq ptr %90, null
  br i1 %91, label %97, label %92

92:                                               ; preds = %85
  %93 = load i32, ptr %90, align 4, !tbaa !332
  %94 = add i32 %93, -1
  store i32 %94, ptr %90, align 4, !tbaa !332
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
  br i1 %102, label %85, label %74, !llvm.loop !334

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
  br i1 %123, label %119, label %125, !llvm.loop !187

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
  %155 = load i32, ptr %152, align 4, !tbaa !332
  %156 = add i32 %155, 1
  store i32 %156, ptr %152, align 4, !tbaa !332
  %157 = load i32, ptr %114, align 8, !tbaa !5
  br label %158

158:                                              ; preds = %154, %147
  %159 = phi i32 [ %148, %147 ], [ %157, %154 ]
  %160 = add nuw nsw i64 %149, 1
  %161 = zext i32 %159 to i64
  %162 = icmp samesign ult i64 %160, %161
  br i1 %162, label %147, label %142, !llvm.loop !342

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
  br i1 %206, label %207, label %191, !llvm.loop !340

207:                                              ; preds = %191
  %208 = icmp eq i32 %204, 0
  br i1 %208, label %209, label %293

209:                                              ; preds = %207
  %210 = icmp eq i32 %202, 0
  br i1 %210, label %224, label %211

211:                                              ; preds = %209
  br i1 %187, label %218, label %212

212:                                              ; preds = %211
  %213 = load i32, ptr %176, align 4, !tbaa !332
  %214 = add i32 %213, -1
  store i32 %214, ptr %176, align 4, !tbaa !332
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %218

216:                                              ; preds = %212
  %217 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  store ptr %217, ptr %176, align 8, !tbaa !89
  store ptr %176, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %218

218:                                              ; preds = %211, %212, %216
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %173, ptr noundef nonnull align 8 dereferenceable(16) %174, i64 16, i1 false), !tbaa.struct !343
  %219 = load ptr, ptr %175, align 8, !tbaa !137
  %220 = icmp eq ptr %219, null
  br i1 %220, label %293, label %221

221:                                              ; preds = %218
  %222 = load i32, ptr %219, align 4, !tbaa !332
  %223 = add i32 %222, 1
  store i32 %223, ptr %219, align 4, !tbaa !332
  br label %293

224:                                              ; preds = %209
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #24
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
  br i1 %237, label %227, label %229, !llvm.loop !344

238:                                              ; preds = %227
  store i32 %226, ptr %173, align 8, !tbaa !339
  br label %271

239:                                              ; preds = %227
  br i1 %187, label %244, label %240

240:                                              ; preds = %239
  %241 = load i32, ptr %176, align 4, !tbaa !332
  %242 = icmp eq i32 %241, 1
  br i1 %242, label %243, label %244

243:                                              ; preds = %240
  store i32 2, ptr %176, align 4, !tbaa !332
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
  store i32 1, ptr %257, align 4, !tbaa !332
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
  br i1 %270, label %271, label %264, !llvm.loop !345

271:                                              ; preds = %264, %238
  %272 = phi i64 [ %172, %238 ], [ %261, %264 ]
  %273 = phi ptr [ null, %238 ], [ %262, %264 ]
  store ptr %273, ptr %175, align 8, !tbaa !137
  br i1 %187, label %280, label %274

274:                                              ; preds = %271
  %275 = load i32, ptr %176, align 4, !tbaa !332
  %276 = add i32 %275, -1
  store i32 %276, ptr %176, align 4, !tbaa !332
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %280

278:                                              ; preds = %274
  %279 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  store ptr %279, ptr %176, align 8, !tbaa !89
  store ptr %176, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %280

280:                                              ; preds = %271, %274, %278
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #24
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
  br i1 %292, label %225, label %281, !llvm.loop !346

293:                                              ; preds = %180, %182, %221, %218, %207, %280
  %294 = phi i64 [ %172, %180 ], [ %172, %182 ], [ %172, %221 ], [ %172, %218 ], [ %172, %207 ], [ %272, %280 ]
  %295 = add nuw nsw i64 %171, 1
  %296 = load i32, ptr %7, align 8, !tbaa !5
  %297 = zext i32 %296 to i64
  %298 = icmp samesign ult i64 %295, %297
  br i1 %298, label %170, label %299, !llvm.loop !347

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
  br i1 %23, label %19, label %25, !llvm.loop !187

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
  %36 = load i32, ptr %33, align 4, !tbaa !332
  %37 = add i32 %36, -1
  store i32 %37, ptr %33, align 4, !tbaa !332
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
  br i1 %45, label %28, label %13, !llvm.loop !334

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
  br i1 %23, label %19, label %25, !llvm.loop !187

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
  br i1 %52, label %48, label %54, !llvm.loop !187

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
  %65 = load i32, ptr %62, align 4, !tbaa !332
  %66 = add i32 %65, -1
  store i32 %66, ptr %62, align 4, !tbaa !332
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
  br i1 %74, label %57, label %43, !llvm.loop !334

75:                                               ; preds = %28, %33, %54
  %76 = add nuw nsw i64 %29, 1
  %77 = load i32, ptr %8, align 4, !tbaa !5
  %78 = zext i32 %77 to i64
  %79 = icmp samesign ult i64 %76, %78
  br i1 %79, label %28, label %13, !llvm.loop !348

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
  %17 = load i16, ptr %16, align 2, !tbaa !193
  %18 = and i16 %17, 3
  %19 = icmp eq i16 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %6
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 14
  %22 = load i16, ptr %21, align 2, !tbaa !193
  %23 = and i16 %22, 3
  %24 = icmp eq i16 %23, 0
  br i1 %24, label %996, label %25

25:                                               ; preds = %20, %6
  %26 = load i32, ptr %2, align 4, !tbaa !177
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 196
  %28 = load i32, ptr %27, align 4, !tbaa !106
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %45

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %32 = load i8, ptr %31, align 4, !tbaa !178
  %33 = zext i8 %32 to i32
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %35 = load i32, ptr %34, align 8, !tbaa !112
  %36 = icmp eq i32 %35, %33
  br i1 %36, label %37, label %45

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %39 = load i32, ptr %38, align 4, !tbaa !179
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %41 = load i32, ptr %40, align 4, !tbaa !114
  %42 = shl nuw i32 1, %41
  %43 = and i32 %42, %39
  %44 = icmp eq i32 %43, 0
  br label %45

45:                                               ; preds = %25, %30, %37
  %46 = phi i1 [ true, %30 ], [ true, %25 ], [ %44, %37 ]
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 14
  %48 = load i16, ptr %47, align 2, !tbaa !193
  %49 = or i16 %48, %17
  %50 = and i16 %49, 64
  %51 = icmp eq i16 %50, 0
  br i1 %51, label %189, label %52

52:                                               ; preds = %45
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %54 = load i16, ptr %53, align 4, !tbaa !196
  %55 = zext i16 %54 to i32
  br i1 %46, label %60, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %58 = load i32, ptr %57, align 4, !tbaa !114
  %59 = shl nuw i32 1, %58
  br label %63

60:                                               ; preds = %52
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %62 = load i32, ptr %61, align 4, !tbaa !179
  br label %63

63:                                               ; preds = %60, %56
  %64 = phi i32 [ %59, %56 ], [ %62, %60 ]
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %66 = load i16, ptr %65, align 4, !tbaa !196, !noalias !349
  %67 = zext i16 %66 to i32
  %68 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !349
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 128
  %70 = load i64, ptr %69, align 8, !tbaa !37, !noalias !349
  %71 = icmp ult i64 %4, %70
  br i1 %71, label %76, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 144
  %74 = load i64, ptr %73, align 8, !tbaa !38, !noalias !349
  %75 = icmp ult i64 %4, %74
  br i1 %75, label %93, label %76

76:                                               ; preds = %72, %63
  %77 = getelementptr inbounds nuw i8, ptr %68, i64 152
  %78 = load i64, ptr %77, align 8, !tbaa !39, !noalias !349
  %79 = icmp ult i64 %4, %78
  br i1 %79, label %84, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %68, i64 168
  %82 = load i64, ptr %81, align 8, !tbaa !40, !noalias !349
  %83 = icmp ult i64 %4, %82
  br i1 %83, label %93, label %84

84:                                               ; preds = %80, %76
  %85 = getelementptr inbounds nuw i8, ptr %68, i64 176
  %86 = load i64, ptr %85, align 8, !tbaa !41, !noalias !349
  %87 = icmp ult i64 %4, %86
  br i1 %87, label %92, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds nuw i8, ptr %68, i64 184
  %90 = load i64, ptr %89, align 8, !tbaa !42, !noalias !349
  %91 = icmp ult i64 %4, %90
  br i1 %91, label %93, label %92

92:                                               ; preds = %88, %84
  br label %93

93:                                               ; preds = %92, %88, %80, %72
  %94 = phi i32 [ 1, %92 ], [ 3, %72 ], [ 5, %80 ], [ 4, %88 ]
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %96 = load ptr, ptr %95, align 8, !tbaa !31, !noalias !349
  %97 = load i32, ptr %96, align 8, !tbaa !163, !noalias !349
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %99 = load i32, ptr %98, align 8, !tbaa !51, !noalias !349
  %100 = getelementptr inbounds nuw i8, ptr %68, i64 512
  %101 = load i32, ptr %100, align 8, !tbaa !133, !noalias !349
  %102 = xor i32 %101, -1
  %103 = add i32 %26, %102
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %105 = load i8, ptr %104, align 4, !tbaa !178, !noalias !349
  %106 = zext i8 %105 to i32
  %107 = shl nuw nsw i32 %106, 5
  %108 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %64, i1 true)
  %109 = or disjoint i32 %107, %108
  %110 = getelementptr inbounds nuw i8, ptr %68, i64 400
  %111 = load i64, ptr %110, align 8, !tbaa !93, !noalias !349
  %112 = add i64 %111, %4
  br i1 %29, label %113, label %123

113:                                              ; preds = %93
  %114 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %115 = load i32, ptr %114, align 8, !tbaa !112, !noalias !349
  %116 = icmp eq i32 %115, %106
  br i1 %116, label %117, label %123

117:                                              ; preds = %113
  %118 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %119 = load i32, ptr %118, align 4, !tbaa !114, !noalias !349
  %120 = shl nuw i32 1, %119
  %121 = icmp eq i32 %64, %120
  %122 = select i1 %121, i32 4, i32 1
  br label %123

123:                                              ; preds = %93, %113, %117
  %124 = phi i32 [ 3, %93 ], [ %122, %117 ], [ 2, %113 ]
  %125 = getelementptr inbounds nuw i8, ptr %68, i64 488
  %126 = load i64, ptr %125, align 8, !tbaa !277
  %127 = icmp sgt i64 %126, 0
  br i1 %127, label %128, label %168

128:                                              ; preds = %123
  %129 = getelementptr inbounds nuw i8, ptr %68, i64 480
  %130 = load ptr, ptr %129, align 8, !tbaa !278
  br label %131

131:                                              ; preds = %165, %128
  %132 = phi i64 [ 0, %128 ], [ %166, %165 ]
  %133 = getelementptr inbounds nuw %struct.Found, ptr %130, i64 %132
  %134 = load i32, ptr %133, align 8, !tbaa !279
  %135 = icmp eq i32 %134, 4
  br i1 %135, label %136, label %165

136:                                              ; preds = %131
  %137 = getelementptr inbounds nuw i8, ptr %133, i64 4
  %138 = load i32, ptr %137, align 4, !tbaa !280
  %139 = icmp eq i32 %138, %55
  br i1 %139, label %140, label %165

140:                                              ; preds = %136
  %141 = getelementptr inbounds nuw i8, ptr %133, i64 8
  %142 = load i32, ptr %141, align 8, !tbaa !281
  %143 = icmp eq i32 %142, %67
  br i1 %143, label %144, label %165

144:                                              ; preds = %140
  %145 = getelementptr inbounds nuw i8, ptr %133, i64 20
  %146 = load i32, ptr %145, align 4, !tbaa !282
  %147 = icmp eq i32 %146, %94
  br i1 %147, label %148, label %165

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %133, i64 12
  %150 = load i32, ptr %149, align 4, !tbaa !283
  %151 = icmp eq i32 %150, %124
  br i1 %151, label %152, label %165

152:                                              ; preds = %148
  %153 = getelementptr inbounds nuw i8, ptr %133, i64 56
  %154 = load i64, ptr %153, align 8, !tbaa !285
  %155 = add i64 %154, 1
  store i64 %155, ptr %153, align 8, !tbaa !285
  %156 = getelementptr inbounds nuw i8, ptr %133, i64 40
  %157 = load i64, ptr %156, align 8, !tbaa !286
  %158 = icmp ult i64 %4, %157
  br i1 %158, label %159, label %160

159:                                              ; preds = %152
  store i64 %4, ptr %156, align 8, !tbaa !286
  br label %160

160:                                              ; preds = %159, %152
  %161 = getelementptr inbounds nuw i8, ptr %133, i64 48
  %162 = load i64, ptr %161, align 8, !tbaa !287
  %163 = icmp ugt i64 %112, %162
  br i1 %163, label %164, label %996

164:                                              ; preds = %160
  store i64 %112, ptr %161, align 8, !tbaa !287
  br label %996

165:                                              ; preds = %148, %144, %140, %136, %131
  %166 = add nuw nsw i64 %132, 1
  %167 = icmp eq i64 %166, %126
  br i1 %167, label %168, label %131, !llvm.loop !288

168:                                              ; preds = %165, %123
  %169 = getelementptr inbounds nuw i8, ptr %68, i64 496
  %170 = load i64, ptr %169, align 8, !tbaa !289
  %171 = icmp slt i64 %126, %170
  br i1 %171, label %172, label %996

172:                                              ; preds = %168
  %173 = getelementptr inbounds nuw i8, ptr %68, i64 480
  %174 = load ptr, ptr %173, align 8, !tbaa !278
  %175 = add nsw i64 %126, 1
  store i64 %175, ptr %125, align 8, !tbaa !277
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
  br label %996

189:                                              ; preds = %45
  %190 = and i16 %17, 128
  %191 = icmp eq i16 %190, 0
  br i1 %191, label %329, label %192

192:                                              ; preds = %189
  %193 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %194 = load i16, ptr %193, align 4, !tbaa !196
  %195 = zext i16 %194 to i32
  br i1 %46, label %200, label %196

196:                                              ; preds = %192
  %197 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %198 = load i32, ptr %197, align 4, !tbaa !114
  %199 = shl nuw i32 1, %198
  br label %203

200:                                              ; preds = %192
  %201 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %202 = load i32, ptr %201, align 4, !tbaa !179
  br label %203

203:                                              ; preds = %200, %196
  %204 = phi i32 [ %199, %196 ], [ %202, %200 ]
  %205 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %206 = load i16, ptr %205, align 4, !tbaa !196, !noalias !352
  %207 = zext i16 %206 to i32
  %208 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !352
  %209 = getelementptr inbounds nuw i8, ptr %208, i64 128
  %210 = load i64, ptr %209, align 8, !tbaa !37, !noalias !352
  %211 = icmp ult i64 %4, %210
  br i1 %211, label %216, label %212

212:                                              ; preds = %203
  %213 = getelementptr inbounds nuw i8, ptr %208, i64 144
  %214 = load i64, ptr %213, align 8, !tbaa !38, !noalias !352
  %215 = icmp ult i64 %4, %214
  br i1 %215, label %233, label %216

216:                                              ; preds = %212, %203
  %217 = getelementptr inbounds nuw i8, ptr %208, i64 152
  %218 = load i64, ptr %217, align 8, !tbaa !39, !noalias !352
  %219 = icmp ult i64 %4, %218
  br i1 %219, label %224, label %220

220:                                              ; preds = %216
  %221 = getelementptr inbounds nuw i8, ptr %208, i64 168
  %222 = load i64, ptr %221, align 8, !tbaa !40, !noalias !352
  %223 = icmp ult i64 %4, %222
  br i1 %223, label %233, label %224

224:                                              ; preds = %220, %216
  %225 = getelementptr inbounds nuw i8, ptr %208, i64 176
  %226 = load i64, ptr %225, align 8, !tbaa !41, !noalias !352
  %227 = icmp ult i64 %4, %226
  br i1 %227, label %232, label %228

228:                                              ; preds = %224
  %229 = getelementptr inbounds nuw i8, ptr %208, i64 184
  %230 = load i64, ptr %229, align 8, !tbaa !42, !noalias !352
  %231 = icmp ult i64 %4, %230
  br i1 %231, label %233, label %232

232:                                              ; preds = %228, %224
  br label %233

233:                                              ; preds = %232, %228, %220, %212
  %234 = phi i32 [ 1, %232 ], [ 3, %212 ], [ 5, %220 ], [ 4, %228 ]
  %235 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %236 = load ptr, ptr %235, align 8, !tbaa !31, !noalias !352
  %237 = load i32, ptr %236, align 8, !tbaa !163, !noalias !352
  %238 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %239 = load i32, ptr %238, align 8, !tbaa !51, !noalias !352
  %240 = getelementptr inbounds nuw i8, ptr %208, i64 512
  %241 = load i32, ptr %240, align 8, !tbaa !133, !noalias !352
  %242 = xor i32 %241, -1
  %243 = add i32 %26, %242
  %244 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %245 = load i8, ptr %244, align 4, !tbaa !178, !noalias !352
  %246 = zext i8 %245 to i32
  %247 = shl nuw nsw i32 %246, 5
  %248 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %204, i1 true)
  %249 = or disjoint i32 %247, %248
  %250 = getelementptr inbounds nuw i8, ptr %208, i64 400
  %251 = load i64, ptr %250, align 8, !tbaa !93, !noalias !352
  %252 = add i64 %251, %4
  br i1 %29, label %253, label %263

253:                                              ; preds = %233
  %254 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %255 = load i32, ptr %254, align 8, !tbaa !112, !noalias !352
  %256 = icmp eq i32 %255, %246
  br i1 %256, label %257, label %263

257:                                              ; preds = %253
  %258 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %259 = load i32, ptr %258, align 4, !tbaa !114, !noalias !352
  %260 = shl nuw i32 1, %259
  %261 = icmp eq i32 %204, %260
  %262 = select i1 %261, i32 4, i32 1
  br label %263

263:                                              ; preds = %233, %253, %257
  %264 = phi i32 [ 3, %233 ], [ %262, %257 ], [ 2, %253 ]
  %265 = getelementptr inbounds nuw i8, ptr %208, i64 488
  %266 = load i64, ptr %265, align 8, !tbaa !277
  %267 = icmp sgt i64 %266, 0
  br i1 %267, label %268, label %308

268:                                              ; preds = %263
  %269 = getelementptr inbounds nuw i8, ptr %208, i64 480
  %270 = load ptr, ptr %269, align 8, !tbaa !278
  br label %271

271:                                              ; preds = %305, %268
  %272 = phi i64 [ 0, %268 ], [ %306, %305 ]
  %273 = getelementptr inbounds nuw %struct.Found, ptr %270, i64 %272
  %274 = load i32, ptr %273, align 8, !tbaa !279
  %275 = icmp eq i32 %274, 1
  br i1 %275, label %276, label %305

276:                                              ; preds = %271
  %277 = getelementptr inbounds nuw i8, ptr %273, i64 4
  %278 = load i32, ptr %277, align 4, !tbaa !280
  %279 = icmp eq i32 %278, %195
  br i1 %279, label %280, label %305

280:                                              ; preds = %276
  %281 = getelementptr inbounds nuw i8, ptr %273, i64 8
  %282 = load i32, ptr %281, align 8, !tbaa !281
  %283 = icmp eq i32 %282, %207
  br i1 %283, label %284, label %305

284:                                              ; preds = %280
  %285 = getelementptr inbounds nuw i8, ptr %273, i64 20
  %286 = load i32, ptr %285, align 4, !tbaa !282
  %287 = icmp eq i32 %286, %234
  br i1 %287, label %288, label %305

288:                                              ; preds = %284
  %289 = getelementptr inbounds nuw i8, ptr %273, i64 12
  %290 = load i32, ptr %289, align 4, !tbaa !283
  %291 = icmp eq i32 %290, %264
  br i1 %291, label %292, label %305

292:                                              ; preds = %288
  %293 = getelementptr inbounds nuw i8, ptr %273, i64 56
  %294 = load i64, ptr %293, align 8, !tbaa !285
  %295 = add i64 %294, 1
  store i64 %295, ptr %293, align 8, !tbaa !285
  %296 = getelementptr inbounds nuw i8, ptr %273, i64 40
  %297 = load i64, ptr %296, align 8, !tbaa !286
  %298 = icmp ult i64 %4, %297
  br i1 %298, label %299, label %300

299:                                              ; preds = %292
  store i64 %4, ptr %296, align 8, !tbaa !286
  br label %300

300:                                              ; preds = %299, %292
  %301 = getelementptr inbounds nuw i8, ptr %273, i64 48
  %302 = load i64, ptr %301, align 8, !tbaa !287
  %303 = icmp ugt i64 %252, %302
  br i1 %303, label %304, label %996

304:                                              ; preds = %300
  store i64 %252, ptr %301, align 8, !tbaa !287
  br label %996

305:                                              ; preds = %288, %284, %280, %276, %271
  %306 = add nuw nsw i64 %272, 1
  %307 = icmp eq i64 %306, %266
  br i1 %307, label %308, label %271, !llvm.loop !288

308:                                              ; preds = %305, %263
  %309 = getelementptr inbounds nuw i8, ptr %208, i64 496
  %310 = load i64, ptr %309, align 8, !tbaa !289
  %311 = icmp slt i64 %266, %310
  br i1 %311, label %312, label %996

312:                                              ; preds = %308
  %313 = getelementptr inbounds nuw i8, ptr %208, i64 480
  %314 = load ptr, ptr %313, align 8, !tbaa !278
  %315 = add nsw i64 %266, 1
  store i64 %315, ptr %265, align 8, !tbaa !277
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
  br label %996

329:                                              ; preds = %189
  %330 = tail call fastcc i32 @unordered_in(ptr noundef nonnull %15, ptr noundef nonnull %15, ptr noundef nonnull %2)
  %331 = icmp eq i32 %330, 0
  br i1 %331, label %996, label %332

332:                                              ; preds = %329
  %333 = and i16 %17, 4
  %334 = and i16 %333, %48
  %335 = icmp eq i16 %334, 0
  br i1 %335, label %850, label %336

336:                                              ; preds = %332
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %337 = zext i1 %29 to i32
  %338 = getelementptr inbounds nuw i8, ptr %2, i64 17
  %339 = load i8, ptr %338, align 1, !tbaa !194
  %340 = getelementptr inbounds nuw i8, ptr %3, i64 17
  %341 = load i8, ptr %340, align 1, !tbaa !194
  %342 = icmp ne i8 %339, %341
  %343 = or i1 %29, %342
  br i1 %343, label %350, label %344

344:                                              ; preds = %336
  %345 = and i16 %17, 8
  %346 = and i16 %345, %48
  %347 = icmp eq i16 %346, 0
  %348 = and i16 %48, 3
  %349 = icmp eq i16 %348, 1
  br i1 %347, label %353, label %510

350:                                              ; preds = %336
  %351 = and i16 %48, 3
  %352 = icmp eq i16 %351, 1
  br i1 %342, label %353, label %510

353:                                              ; preds = %350, %344
  %354 = phi i1 [ %349, %344 ], [ %352, %350 ]
  br i1 %354, label %355, label %357

355:                                              ; preds = %353
  %356 = select i1 %342, i32 4, i32 1
  br label %380

357:                                              ; preds = %353
  %358 = getelementptr inbounds nuw i8, ptr %15, i64 96
  br label %359

359:                                              ; preds = %370, %357
  %360 = phi i1 [ true, %357 ], [ false, %370 ]
  %361 = phi i64 [ 0, %357 ], [ 1, %370 ]
  %362 = phi i32 [ %330, %357 ], [ %371, %370 ]
  %363 = getelementptr inbounds nuw %struct.Pair, ptr %358, i64 %361
  %364 = load ptr, ptr %363, align 8, !tbaa !176
  %365 = icmp eq ptr %364, null
  br i1 %365, label %370, label %366

366:                                              ; preds = %359
  %367 = tail call fastcc i32 @unordered_in(ptr noundef nonnull readonly %363, ptr noundef nonnull readonly %15, ptr noundef nonnull readonly %2)
  %368 = and i32 %367, %362
  %369 = freeze i32 %368
  br label %370

370:                                              ; preds = %366, %359
  %371 = phi i32 [ %369, %366 ], [ %362, %359 ]
  %372 = icmp ne i32 %371, 0
  %373 = select i1 %360, i1 %372, i1 false
  br i1 %373, label %359, label %374, !llvm.loop !355

374:                                              ; preds = %370
  %375 = icmp eq i32 %371, 0
  br i1 %375, label %376, label %378

376:                                              ; preds = %374
  %377 = select i1 %342, i32 6, i32 3
  br label %380

378:                                              ; preds = %374
  %379 = select i1 %342, i32 4, i32 1
  br label %380

380:                                              ; preds = %378, %376, %355
  %381 = phi i32 [ %356, %355 ], [ %379, %378 ], [ %377, %376 ]
  %382 = phi i32 [ 1, %355 ], [ 1, %378 ], [ 3, %376 ]
  %383 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %384 = load i16, ptr %383, align 4, !tbaa !196
  %385 = zext i16 %384 to i32
  %386 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %387 = load i16, ptr %386, align 4, !tbaa !196, !noalias !356
  %388 = zext i16 %387 to i32
  %389 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !356
  %390 = getelementptr inbounds nuw i8, ptr %389, i64 128
  %391 = load i64, ptr %390, align 8, !tbaa !37, !noalias !356
  %392 = icmp ult i64 %4, %391
  br i1 %392, label %397, label %393

393:                                              ; preds = %380
  %394 = getelementptr inbounds nuw i8, ptr %389, i64 144
  %395 = load i64, ptr %394, align 8, !tbaa !38, !noalias !356
  %396 = icmp ult i64 %4, %395
  br i1 %396, label %414, label %397

397:                                              ; preds = %393, %380
  %398 = getelementptr inbounds nuw i8, ptr %389, i64 152
  %399 = load i64, ptr %398, align 8, !tbaa !39, !noalias !356
  %400 = icmp ult i64 %4, %399
  br i1 %400, label %405, label %401

401:                                              ; preds = %397
  %402 = getelementptr inbounds nuw i8, ptr %389, i64 168
  %403 = load i64, ptr %402, align 8, !tbaa !40, !noalias !356
  %404 = icmp ult i64 %4, %403
  br i1 %404, label %414, label %405

405:                                              ; preds = %401, %397
  %406 = getelementptr inbounds nuw i8, ptr %389, i64 176
  %407 = load i64, ptr %406, align 8, !tbaa !41, !noalias !356
  %408 = icmp ult i64 %4, %407
  br i1 %408, label %413, label %409

409:                                              ; preds = %405
  %410 = getelementptr inbounds nuw i8, ptr %389, i64 184
  %411 = load i64, ptr %410, align 8, !tbaa !42, !noalias !356
  %412 = icmp ult i64 %4, %411
  br i1 %412, label %414, label %413

413:                                              ; preds = %409, %405
  br label %414

414:                                              ; preds = %413, %409, %401, %393
  %415 = phi i32 [ 1, %413 ], [ 3, %393 ], [ 5, %401 ], [ 4, %409 ]
  %416 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %417 = load ptr, ptr %416, align 8, !tbaa !31, !noalias !356
  %418 = load i32, ptr %417, align 8, !tbaa !163, !noalias !356
  %419 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %420 = load i32, ptr %419, align 8, !tbaa !51, !noalias !356
  %421 = getelementptr inbounds nuw i8, ptr %389, i64 512
  %422 = load i32, ptr %421, align 8, !tbaa !133, !noalias !356
  %423 = xor i32 %422, -1
  %424 = add i32 %26, %423
  %425 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %426 = load i8, ptr %425, align 4, !tbaa !178, !noalias !356
  %427 = zext i8 %426 to i32
  %428 = shl nuw nsw i32 %427, 5
  %429 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 range(i32 1, 0) %330, i1 true)
  %430 = or disjoint i32 %428, %429
  %431 = getelementptr inbounds nuw i8, ptr %389, i64 400
  %432 = load i64, ptr %431, align 8, !tbaa !93, !noalias !356
  %433 = add i64 %432, %4
  br i1 %29, label %434, label %444

434:                                              ; preds = %414
  %435 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %436 = load i32, ptr %435, align 8, !tbaa !112, !noalias !356
  %437 = icmp eq i32 %436, %427
  br i1 %437, label %438, label %444

438:                                              ; preds = %434
  %439 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %440 = load i32, ptr %439, align 4, !tbaa !114, !noalias !356
  %441 = shl nuw i32 1, %440
  %442 = icmp eq i32 %330, %441
  %443 = select i1 %442, i32 4, i32 1
  br label %444

444:                                              ; preds = %438, %434, %414
  %445 = phi i32 [ 3, %414 ], [ %443, %438 ], [ 2, %434 ]
  %446 = getelementptr inbounds nuw i8, ptr %389, i64 488
  %447 = load i64, ptr %446, align 8, !tbaa !277
  %448 = icmp sgt i64 %447, 0
  br i1 %448, label %449, label %489

449:                                              ; preds = %444
  %450 = getelementptr inbounds nuw i8, ptr %389, i64 480
  %451 = load ptr, ptr %450, align 8, !tbaa !278
  br label %452

452:                                              ; preds = %486, %449
  %453 = phi i64 [ 0, %449 ], [ %487, %486 ]
  %454 = getelementptr inbounds nuw %struct.Found, ptr %451, i64 %453
  %455 = load i32, ptr %454, align 8, !tbaa !279
  %456 = icmp eq i32 %455, %382
  br i1 %456, label %457, label %486

457:                                              ; preds = %452
  %458 = getelementptr inbounds nuw i8, ptr %454, i64 4
  %459 = load i32, ptr %458, align 4, !tbaa !280
  %460 = icmp eq i32 %459, %385
  br i1 %460, label %461, label %486

461:                                              ; preds = %457
  %462 = getelementptr inbounds nuw i8, ptr %454, i64 8
  %463 = load i32, ptr %462, align 8, !tbaa !281
  %464 = icmp eq i32 %463, %388
  br i1 %464, label %465, label %486

465:                                              ; preds = %461
  %466 = getelementptr inbounds nuw i8, ptr %454, i64 20
  %467 = load i32, ptr %466, align 4, !tbaa !282
  %468 = icmp eq i32 %467, %415
  br i1 %468, label %469, label %486

469:                                              ; preds = %465
  %470 = getelementptr inbounds nuw i8, ptr %454, i64 12
  %471 = load i32, ptr %470, align 4, !tbaa !283
  %472 = icmp eq i32 %471, %445
  br i1 %472, label %473, label %486

473:                                              ; preds = %469
  %474 = getelementptr inbounds nuw i8, ptr %454, i64 56
  %475 = load i64, ptr %474, align 8, !tbaa !285
  %476 = add i64 %475, 1
  store i64 %476, ptr %474, align 8, !tbaa !285
  %477 = getelementptr inbounds nuw i8, ptr %454, i64 40
  %478 = load i64, ptr %477, align 8, !tbaa !286
  %479 = icmp ult i64 %4, %478
  br i1 %479, label %480, label %481

480:                                              ; preds = %473
  store i64 %4, ptr %477, align 8, !tbaa !286
  br label %481

481:                                              ; preds = %480, %473
  %482 = getelementptr inbounds nuw i8, ptr %454, i64 48
  %483 = load i64, ptr %482, align 8, !tbaa !287
  %484 = icmp ugt i64 %433, %483
  br i1 %484, label %485, label %849

485:                                              ; preds = %481
  store i64 %433, ptr %482, align 8, !tbaa !287
  br label %849

486:                                              ; preds = %469, %465, %461, %457, %452
  %487 = add nuw nsw i64 %453, 1
  %488 = icmp eq i64 %487, %447
  br i1 %488, label %489, label %452, !llvm.loop !288

489:                                              ; preds = %486, %444
  %490 = getelementptr inbounds nuw i8, ptr %389, i64 496
  %491 = load i64, ptr %490, align 8, !tbaa !289
  %492 = icmp slt i64 %447, %491
  br i1 %492, label %493, label %849

493:                                              ; preds = %489
  %494 = getelementptr inbounds nuw i8, ptr %389, i64 480
  %495 = load ptr, ptr %494, align 8, !tbaa !278
  %496 = add nsw i64 %447, 1
  store i64 %496, ptr %446, align 8, !tbaa !277
  %497 = getelementptr inbounds %struct.Found, ptr %495, i64 %447
  store i32 %382, ptr %497, align 8, !tbaa !5
  %498 = getelementptr inbounds nuw i8, ptr %497, i64 4
  store i32 %385, ptr %498, align 4, !tbaa !5
  %499 = getelementptr inbounds nuw i8, ptr %497, i64 8
  store i32 %388, ptr %499, align 8, !tbaa !5
  %500 = getelementptr inbounds nuw i8, ptr %497, i64 12
  store i32 %445, ptr %500, align 4, !tbaa !5
  %501 = getelementptr inbounds nuw i8, ptr %497, i64 16
  store i32 %381, ptr %501, align 8, !tbaa !5
  %502 = getelementptr inbounds nuw i8, ptr %497, i64 20
  store i32 %415, ptr %502, align 4, !tbaa !5
  %503 = getelementptr inbounds nuw i8, ptr %497, i64 24
  store i32 %418, ptr %503, align 8, !tbaa !5
  %504 = getelementptr inbounds nuw i8, ptr %497, i64 28
  store i32 %420, ptr %504, align 4, !tbaa !5
  %505 = getelementptr inbounds nuw i8, ptr %497, i64 32
  store i32 %424, ptr %505, align 8, !tbaa !5
  %506 = getelementptr inbounds nuw i8, ptr %497, i64 36
  store i32 %430, ptr %506, align 4, !tbaa !5
  %507 = getelementptr inbounds nuw i8, ptr %497, i64 40
  store i64 %4, ptr %507, align 8, !tbaa !61
  %508 = getelementptr inbounds nuw i8, ptr %497, i64 48
  store i64 %433, ptr %508, align 8, !tbaa !61
  %509 = getelementptr inbounds nuw i8, ptr %497, i64 56
  store i64 1, ptr %509, align 8, !tbaa !61
  br label %849

510:                                              ; preds = %350, %344
  %511 = phi i1 [ %349, %344 ], [ %352, %350 ]
  %512 = phi i16 [ %348, %344 ], [ %351, %350 ]
  %513 = icmp eq i16 %18, 2
  %514 = icmp eq i16 %512, 2
  %515 = and i1 %513, %514
  br i1 %515, label %849, label %516

516:                                              ; preds = %510
  br i1 %511, label %581, label %517

517:                                              ; preds = %516
  %518 = zext i16 %17 to i32
  %519 = and i32 %518, 3
  %520 = icmp eq i32 %519, 0
  br i1 %520, label %581, label %521

521:                                              ; preds = %517
  %522 = and i32 %518, 32
  %523 = icmp eq i32 %522, 0
  br i1 %523, label %528, label %524

524:                                              ; preds = %521
  %525 = and i32 %518, 8
  %526 = or disjoint i32 %525, %337
  %527 = icmp eq i32 %526, 0
  br i1 %527, label %528, label %540

528:                                              ; preds = %524, %521
  %529 = select i1 %29, i32 4096, i32 8192
  %530 = and i32 %529, %518
  %531 = icmp eq i32 %530, 0
  br i1 %531, label %532, label %540

532:                                              ; preds = %528
  %533 = zext i16 %48 to i32
  %534 = and i32 %533, 16
  %535 = icmp ne i32 %534, 0
  %536 = and i32 %533, 8
  %537 = or disjoint i32 %536, %337
  %538 = icmp ne i32 %537, 0
  %539 = select i1 %535, i1 %538, i1 false
  br label %540

540:                                              ; preds = %532, %528, %524
  %541 = phi i1 [ true, %528 ], [ %539, %532 ], [ true, %524 ]
  %542 = and i16 %48, 1024
  %543 = icmp ne i16 %542, 0
  %544 = select i1 %543, i1 %541, i1 false
  br i1 %544, label %849, label %545

545:                                              ; preds = %540
  %546 = getelementptr inbounds nuw i8, ptr %15, i64 96
  br label %547

547:                                              ; preds = %557, %545
  %548 = phi i1 [ true, %545 ], [ false, %557 ]
  %549 = phi i64 [ 0, %545 ], [ 1, %557 ]
  %550 = phi i32 [ %330, %545 ], [ %558, %557 ]
  %551 = getelementptr inbounds nuw %struct.Pair, ptr %546, i64 %549
  %552 = load ptr, ptr %551, align 8, !tbaa !176
  %553 = icmp eq ptr %552, null
  br i1 %553, label %557, label %554

554:                                              ; preds = %547
  %555 = tail call fastcc i32 @unordered_in(ptr noundef nonnull readonly %551, ptr noundef nonnull readonly %15, ptr noundef nonnull readonly %2)
  %556 = and i32 %555, %550
  br label %557

557:                                              ; preds = %554, %547
  %558 = phi i32 [ %556, %554 ], [ %550, %547 ]
  %559 = icmp ne i32 %558, 0
  %560 = select i1 %548, i1 %559, i1 false
  br i1 %560, label %547, label %561, !llvm.loop !355

561:                                              ; preds = %557
  %562 = icmp eq i32 %558, 0
  br i1 %562, label %563, label %567

563:                                              ; preds = %561
  %564 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %565 = load i16, ptr %564, align 4, !tbaa !196
  %566 = zext i16 %565 to i32
  call fastcc void @found_pair(ptr dead_on_unwind writable sret(%struct.Found) align 8 %7, i32 noundef 3, ptr noundef readonly %0, i32 noundef %566, i64 noundef %4, ptr noundef nonnull readonly %2, i32 noundef range(i32 1, 0) %330, i32 noundef 2)
  tail call fastcc void @report(ptr noundef nonnull byval(%struct.Found) align 8 %7)
  br label %849

567:                                              ; preds = %561
  %568 = and i16 %48, 1027
  %569 = icmp eq i16 %568, 1024
  br i1 %569, label %570, label %577

570:                                              ; preds = %567
  %571 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %572 = load i32, ptr %571, align 4, !tbaa !114
  %573 = shl nuw i32 1, %572
  %574 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %575 = load i16, ptr %574, align 4, !tbaa !196
  %576 = zext i16 %575 to i32
  call fastcc void @found_pair(ptr dead_on_unwind writable sret(%struct.Found) align 8 %8, i32 noundef 2, ptr noundef readonly %0, i32 noundef %576, i64 noundef %4, ptr noundef nonnull readonly %2, i32 noundef range(i32 1, 0) %330, i32 noundef 0)
  tail call fastcc void @doubt(ptr noundef readonly %3, i32 noundef %573, i64 noundef %4, ptr noundef nonnull byval(%struct.Found) align 8 %8)
  br label %849

577:                                              ; preds = %567
  %578 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %579 = load i16, ptr %578, align 4, !tbaa !196
  %580 = zext i16 %579 to i32
  call fastcc void @found_pair(ptr dead_on_unwind writable sret(%struct.Found) align 8 %9, i32 noundef 2, ptr noundef readonly %0, i32 noundef %580, i64 noundef %4, ptr noundef nonnull readonly %2, i32 noundef range(i32 1, 0) %330, i32 noundef 0)
  tail call fastcc void @report(ptr noundef nonnull byval(%struct.Found) align 8 %9)
  br label %849

581:                                              ; preds = %517, %516
  %582 = and i16 %17, 1024
  %583 = icmp eq i16 %582, 0
  br i1 %583, label %650, label %584

584:                                              ; preds = %581
  %585 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %586 = load i8, ptr %585, align 4, !tbaa !178
  %587 = load ptr, ptr @L, align 8, !tbaa !9
  %588 = getelementptr inbounds nuw i8, ptr %587, i64 60
  %589 = load i32, ptr %588, align 4, !tbaa !5
  %590 = getelementptr inbounds nuw i8, ptr %587, i64 64
  %591 = load i32, ptr %590, align 4, !tbaa !5
  %592 = mul i32 %591, %589
  %593 = getelementptr inbounds nuw i8, ptr %587, i64 68
  %594 = load i32, ptr %593, align 4, !tbaa !5
  %595 = mul i32 %592, %594
  %596 = load ptr, ptr @acquired, align 8, !tbaa !152
  %597 = getelementptr inbounds nuw i8, ptr %587, i64 512
  %598 = load i32, ptr %597, align 8, !tbaa !133
  %599 = xor i32 %598, -1
  %600 = add i32 %26, %599
  %601 = zext i32 %600 to i64
  %602 = add i32 %595, 31
  %603 = lshr i32 %602, 5
  %604 = zext nneg i32 %603 to i64
  %605 = mul nuw nsw i64 %601, %604
  %606 = zext i8 %586 to i64
  %607 = getelementptr inbounds nuw ptr, ptr %596, i64 %605
  %608 = getelementptr inbounds nuw ptr, ptr %607, i64 %606
  %609 = load ptr, ptr %608, align 8, !tbaa !155
  %610 = icmp eq ptr %609, null
  br i1 %610, label %629, label %611

611:                                              ; preds = %584
  %612 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %613 = load i32, ptr %612, align 4, !tbaa !180
  br label %614

614:                                              ; preds = %614, %611
  %615 = phi i64 [ 0, %611 ], [ %625, %614 ]
  %616 = phi i32 [ %330, %611 ], [ %624, %614 ]
  %617 = getelementptr inbounds nuw i32, ptr %609, i64 %615
  %618 = load i32, ptr %617, align 4, !tbaa !5
  %619 = icmp ult i32 %618, %613
  %620 = trunc nuw nsw i64 %615 to i32
  %621 = shl nuw i32 1, %620
  %622 = xor i32 %621, -1
  %623 = select i1 %619, i32 -1, i32 %622
  %624 = and i32 %623, %616
  %625 = add nuw nsw i64 %615, 1
  %626 = icmp eq i64 %625, 32
  br i1 %626, label %627, label %614, !llvm.loop !359

627:                                              ; preds = %614
  %628 = icmp eq i32 %624, 0
  br i1 %628, label %849, label %629

629:                                              ; preds = %627, %584
  %630 = phi i32 [ %624, %627 ], [ %330, %584 ]
  %631 = zext i16 %48 to i32
  %632 = and i32 %631, 32
  %633 = icmp eq i32 %632, 0
  br i1 %633, label %638, label %634

634:                                              ; preds = %629
  %635 = and i32 %631, 8
  %636 = or disjoint i32 %635, %337
  %637 = icmp eq i32 %636, 0
  br i1 %637, label %638, label %849

638:                                              ; preds = %634, %629
  %639 = select i1 %29, i32 4096, i32 8192
  %640 = and i32 %639, %631
  %641 = icmp eq i32 %640, 0
  br i1 %641, label %642, label %849

642:                                              ; preds = %638
  %643 = zext i16 %17 to i32
  %644 = and i32 %643, 16
  %645 = icmp eq i32 %644, 0
  %646 = and i32 %643, 8
  %647 = or disjoint i32 %646, %337
  %648 = icmp eq i32 %647, 0
  %649 = select i1 %645, i1 true, i1 %648
  br i1 %649, label %650, label %849

650:                                              ; preds = %642, %581
  %651 = phi i32 [ %630, %642 ], [ %330, %581 ]
  br i1 %19, label %709, label %652

652:                                              ; preds = %650
  %653 = icmp eq i32 %5, 0
  br i1 %653, label %654, label %849

654:                                              ; preds = %652
  %655 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %656 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %657 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %658 = getelementptr inbounds nuw i8, ptr %2, i64 18
  br label %659

659:                                              ; preds = %708, %654
  %660 = phi i1 [ true, %654 ], [ false, %708 ]
  %661 = phi i64 [ 0, %654 ], [ 1, %708 ]
  %662 = getelementptr inbounds nuw ptr, ptr %655, i64 %661
  %663 = load ptr, ptr %662, align 8, !tbaa !9
  %664 = icmp eq ptr %663, null
  %665 = getelementptr inbounds nuw i8, ptr %663, i64 12
  %666 = getelementptr inbounds nuw %struct.Rec, ptr %1, i64 %661
  br label %667

667:                                              ; preds = %706, %659
  %668 = phi i32 [ 0, %659 ], [ %707, %706 ]
  br i1 %664, label %671, label %669

669:                                              ; preds = %667
  %670 = load i32, ptr %663, align 4, !tbaa !5
  br label %671

671:                                              ; preds = %669, %667
  %672 = phi i32 [ %670, %669 ], [ 0, %667 ]
  %673 = icmp ugt i32 %668, %672
  br i1 %673, label %708, label %674

674:                                              ; preds = %671
  %675 = icmp eq i32 %668, 0
  %676 = add i32 %668, -1
  %677 = zext i32 %676 to i64
  %678 = getelementptr inbounds nuw %struct.Rec, ptr %665, i64 %677
  %679 = select i1 %675, ptr %666, ptr %678
  %680 = load i32, ptr %679, align 4, !tbaa !177
  %681 = icmp eq i32 %680, %28
  br i1 %681, label %682, label %706

682:                                              ; preds = %674
  %683 = getelementptr inbounds nuw i8, ptr %679, i64 16
  %684 = load i8, ptr %683, align 4, !tbaa !178
  %685 = zext i8 %684 to i32
  %686 = load i32, ptr %656, align 8, !tbaa !112
  %687 = icmp eq i32 %686, %685
  br i1 %687, label %688, label %706

688:                                              ; preds = %682
  %689 = getelementptr inbounds nuw i8, ptr %679, i64 8
  %690 = load i32, ptr %689, align 4, !tbaa !179
  %691 = load i32, ptr %657, align 4, !tbaa !114
  %692 = shl nuw i32 1, %691
  %693 = and i32 %692, %690
  %694 = icmp eq i32 %693, 0
  br i1 %694, label %706, label %695

695:                                              ; preds = %688
  %696 = getelementptr inbounds nuw i8, ptr %679, i64 14
  %697 = load i16, ptr %696, align 2, !tbaa !193
  %698 = and i16 %697, 4
  %699 = icmp eq i16 %698, 0
  br i1 %699, label %706, label %700

700:                                              ; preds = %695
  %701 = getelementptr inbounds nuw i8, ptr %679, i64 18
  %702 = load i16, ptr %701, align 2, !tbaa !190
  %703 = load i16, ptr %658, align 2, !tbaa !190
  %704 = sub i16 %703, %702
  %705 = icmp slt i16 %704, 0
  br i1 %705, label %849, label %706

706:                                              ; preds = %700, %695, %688, %682, %674
  %707 = add i32 %668, 1
  br label %667, !llvm.loop !360

708:                                              ; preds = %671
  br i1 %660, label %659, label %709, !llvm.loop !361

709:                                              ; preds = %708, %650
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #24
  %710 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %711 = load i16, ptr %710, align 4, !tbaa !196
  %712 = zext i16 %711 to i32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !362)
  store i32 2, ptr %10, align 8, !tbaa !279, !alias.scope !362
  %713 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store i32 %712, ptr %713, align 4, !tbaa !280, !alias.scope !362
  %714 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %715 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %716 = load i16, ptr %715, align 4, !tbaa !196, !noalias !362
  %717 = zext i16 %716 to i32
  store i32 %717, ptr %714, align 8, !tbaa !281, !alias.scope !362
  %718 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i32 0, ptr %718, align 8, !tbaa !284, !alias.scope !362
  %719 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %720 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !362
  %721 = getelementptr inbounds nuw i8, ptr %720, i64 128
  %722 = load i64, ptr %721, align 8, !tbaa !37, !noalias !362
  %723 = icmp ult i64 %4, %722
  br i1 %723, label %728, label %724

724:                                              ; preds = %709
  %725 = getelementptr inbounds nuw i8, ptr %720, i64 144
  %726 = load i64, ptr %725, align 8, !tbaa !38, !noalias !362
  %727 = icmp ult i64 %4, %726
  br i1 %727, label %745, label %728

728:                                              ; preds = %724, %709
  %729 = getelementptr inbounds nuw i8, ptr %720, i64 152
  %730 = load i64, ptr %729, align 8, !tbaa !39, !noalias !362
  %731 = icmp ult i64 %4, %730
  br i1 %731, label %736, label %732

732:                                              ; preds = %728
  %733 = getelementptr inbounds nuw i8, ptr %720, i64 168
  %734 = load i64, ptr %733, align 8, !tbaa !40, !noalias !362
  %735 = icmp ult i64 %4, %734
  br i1 %735, label %745, label %736

736:                                              ; preds = %732, %728
  %737 = getelementptr inbounds nuw i8, ptr %720, i64 176
  %738 = load i64, ptr %737, align 8, !tbaa !41, !noalias !362
  %739 = icmp ult i64 %4, %738
  br i1 %739, label %744, label %740

740:                                              ; preds = %736
  %741 = getelementptr inbounds nuw i8, ptr %720, i64 184
  %742 = load i64, ptr %741, align 8, !tbaa !42, !noalias !362
  %743 = icmp ult i64 %4, %742
  br i1 %743, label %745, label %744

744:                                              ; preds = %740, %736
  br label %745

745:                                              ; preds = %744, %740, %732, %724
  %746 = phi i32 [ 1, %744 ], [ 3, %724 ], [ 5, %732 ], [ 4, %740 ]
  store i32 %746, ptr %719, align 4, !tbaa !282, !alias.scope !362
  %747 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %748 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %749 = load ptr, ptr %748, align 8, !tbaa !31, !noalias !362
  %750 = load i32, ptr %749, align 8, !tbaa !163, !noalias !362
  store i32 %750, ptr %747, align 8, !tbaa !365, !alias.scope !362
  %751 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %752 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %753 = load i32, ptr %752, align 8, !tbaa !51, !noalias !362
  store i32 %753, ptr %751, align 4, !tbaa !366, !alias.scope !362
  %754 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %755 = getelementptr inbounds nuw i8, ptr %720, i64 512
  %756 = load i32, ptr %755, align 8, !tbaa !133, !noalias !362
  %757 = xor i32 %756, -1
  %758 = add i32 %26, %757
  store i32 %758, ptr %754, align 8, !tbaa !367, !alias.scope !362
  %759 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %760 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %761 = load i8, ptr %760, align 4, !tbaa !178, !noalias !362
  %762 = zext i8 %761 to i32
  %763 = shl nuw nsw i32 %762, 5
  %764 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %651, i1 true)
  %765 = or disjoint i32 %763, %764
  store i32 %765, ptr %759, align 4, !tbaa !368, !alias.scope !362
  %766 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %4, ptr %766, align 8, !tbaa !286, !alias.scope !362
  %767 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %768 = getelementptr inbounds nuw i8, ptr %720, i64 400
  %769 = load i64, ptr %768, align 8, !tbaa !93, !noalias !362
  %770 = add i64 %769, %4
  store i64 %770, ptr %767, align 8, !tbaa !287, !alias.scope !362
  %771 = getelementptr inbounds nuw i8, ptr %10, i64 56
  store i64 1, ptr %771, align 8, !tbaa !285, !alias.scope !362
  br i1 %29, label %772, label %782

772:                                              ; preds = %745
  %773 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %774 = load i32, ptr %773, align 8, !tbaa !112, !noalias !362
  %775 = icmp eq i32 %774, %762
  br i1 %775, label %776, label %782

776:                                              ; preds = %772
  %777 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %778 = load i32, ptr %777, align 4, !tbaa !114, !noalias !362
  %779 = shl nuw i32 1, %778
  %780 = icmp eq i32 %651, %779
  %781 = select i1 %780, i32 4, i32 1
  br label %782

782:                                              ; preds = %776, %772, %745
  %783 = phi i32 [ 3, %745 ], [ %781, %776 ], [ 2, %772 ]
  %784 = getelementptr inbounds nuw i8, ptr %10, i64 12
  store i32 %783, ptr %784, align 4, !tbaa !283, !alias.scope !362
  br i1 %583, label %786, label %785

785:                                              ; preds = %782
  tail call fastcc void @doubt(ptr noundef nonnull readonly %2, i32 noundef %651, i64 noundef %4, ptr noundef nonnull byval(%struct.Found) align 8 %10)
  br label %848

786:                                              ; preds = %782
  %787 = getelementptr inbounds nuw i8, ptr %720, i64 488
  %788 = load i64, ptr %787, align 8, !tbaa !277
  %789 = icmp sgt i64 %788, 0
  br i1 %789, label %790, label %830

790:                                              ; preds = %786
  %791 = getelementptr inbounds nuw i8, ptr %720, i64 480
  %792 = load ptr, ptr %791, align 8, !tbaa !278
  br label %793

793:                                              ; preds = %827, %790
  %794 = phi i64 [ 0, %790 ], [ %828, %827 ]
  %795 = getelementptr inbounds nuw %struct.Found, ptr %792, i64 %794
  %796 = load i32, ptr %795, align 8, !tbaa !279
  %797 = icmp eq i32 %796, 2
  br i1 %797, label %798, label %827

798:                                              ; preds = %793
  %799 = getelementptr inbounds nuw i8, ptr %795, i64 4
  %800 = load i32, ptr %799, align 4, !tbaa !280
  %801 = icmp eq i32 %800, %712
  br i1 %801, label %802, label %827

802:                                              ; preds = %798
  %803 = getelementptr inbounds nuw i8, ptr %795, i64 8
  %804 = load i32, ptr %803, align 8, !tbaa !281
  %805 = icmp eq i32 %804, %717
  br i1 %805, label %806, label %827

806:                                              ; preds = %802
  %807 = getelementptr inbounds nuw i8, ptr %795, i64 20
  %808 = load i32, ptr %807, align 4, !tbaa !282
  %809 = icmp eq i32 %808, %746
  br i1 %809, label %810, label %827

810:                                              ; preds = %806
  %811 = getelementptr inbounds nuw i8, ptr %795, i64 12
  %812 = load i32, ptr %811, align 4, !tbaa !283
  %813 = icmp eq i32 %812, %783
  br i1 %813, label %814, label %827

814:                                              ; preds = %810
  %815 = getelementptr inbounds nuw i8, ptr %795, i64 56
  %816 = load i64, ptr %815, align 8, !tbaa !285
  %817 = add i64 %816, 1
  store i64 %817, ptr %815, align 8, !tbaa !285
  %818 = getelementptr inbounds nuw i8, ptr %795, i64 40
  %819 = load i64, ptr %818, align 8, !tbaa !286
  %820 = icmp ult i64 %4, %819
  br i1 %820, label %821, label %822

821:                                              ; preds = %814
  store i64 %4, ptr %818, align 8, !tbaa !286
  br label %822

822:                                              ; preds = %821, %814
  %823 = getelementptr inbounds nuw i8, ptr %795, i64 48
  %824 = load i64, ptr %823, align 8, !tbaa !287
  %825 = icmp ugt i64 %770, %824
  br i1 %825, label %826, label %848

826:                                              ; preds = %822
  store i64 %770, ptr %823, align 8, !tbaa !287
  br label %848

827:                                              ; preds = %810, %806, %802, %798, %793
  %828 = add nuw nsw i64 %794, 1
  %829 = icmp eq i64 %828, %788
  br i1 %829, label %830, label %793, !llvm.loop !288

830:                                              ; preds = %827, %786
  %831 = getelementptr inbounds nuw i8, ptr %720, i64 496
  %832 = load i64, ptr %831, align 8, !tbaa !289
  %833 = icmp slt i64 %788, %832
  br i1 %833, label %834, label %848

834:                                              ; preds = %830
  %835 = getelementptr inbounds nuw i8, ptr %720, i64 480
  %836 = load ptr, ptr %835, align 8, !tbaa !278
  %837 = add nsw i64 %788, 1
  store i64 %837, ptr %787, align 8, !tbaa !277
  %838 = getelementptr inbounds %struct.Found, ptr %836, i64 %788
  store i32 2, ptr %838, align 8, !tbaa !5
  %839 = getelementptr inbounds nuw i8, ptr %838, i64 4
  store i32 %712, ptr %839, align 4, !tbaa !5
  %840 = getelementptr inbounds nuw i8, ptr %838, i64 8
  store i32 %717, ptr %840, align 8, !tbaa !5
  %841 = getelementptr inbounds nuw i8, ptr %838, i64 12
  store i32 %783, ptr %841, align 4, !tbaa !5
  %842 = getelementptr inbounds nuw i8, ptr %838, i64 16
  store i32 0, ptr %842, align 8, !tbaa !5
  %843 = getelementptr inbounds nuw i8, ptr %838, i64 20
  store i32 %746, ptr %843, align 4, !tbaa !5
  %844 = getelementptr inbounds nuw i8, ptr %838, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %844, ptr noundef nonnull align 8 dereferenceable(16) %747, i64 16, i1 false)
  %845 = getelementptr inbounds nuw i8, ptr %838, i64 40
  store i64 %4, ptr %845, align 8, !tbaa !61
  %846 = getelementptr inbounds nuw i8, ptr %838, i64 48
  store i64 %770, ptr %846, align 8, !tbaa !61
  %847 = getelementptr inbounds nuw i8, ptr %838, i64 56
  store i64 1, ptr %847, align 8, !tbaa !61
  br label %848

848:                                              ; preds = %822, %826, %830, %834, %785
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #24
  br label %849

849:                                              ; preds = %700, %481, %485, %489, %493, %510, %540, %563, %570, %577, %627, %634, %638, %642, %652, %848
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %996

850:                                              ; preds = %332
  %851 = getelementptr inbounds nuw i8, ptr %15, i64 96
  br label %852

852:                                              ; preds = %862, %850
  %853 = phi i1 [ true, %850 ], [ false, %862 ]
  %854 = phi i64 [ 0, %850 ], [ 1, %862 ]
  %855 = phi i32 [ %330, %850 ], [ %863, %862 ]
  %856 = getelementptr inbounds nuw %struct.Pair, ptr %851, i64 %854
  %857 = load ptr, ptr %856, align 8, !tbaa !176
  %858 = icmp eq ptr %857, null
  br i1 %858, label %862, label %859

859:                                              ; preds = %852
  %860 = tail call fastcc i32 @unordered_in(ptr noundef nonnull readonly %856, ptr noundef nonnull readonly %15, ptr noundef readonly %2)
  %861 = and i32 %860, %855
  br label %862

862:                                              ; preds = %859, %852
  %863 = phi i32 [ %861, %859 ], [ %855, %852 ]
  %864 = icmp ne i32 %863, 0
  %865 = select i1 %853, i1 %864, i1 false
  br i1 %865, label %852, label %866, !llvm.loop !355

866:                                              ; preds = %862
  %867 = icmp eq i32 %863, 0
  %868 = select i1 %867, i32 2, i32 0
  %869 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %870 = load i16, ptr %869, align 4, !tbaa !196
  %871 = zext i16 %870 to i32
  %872 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %873 = load i16, ptr %872, align 4, !tbaa !196, !noalias !369
  %874 = zext i16 %873 to i32
  %875 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !369
  %876 = getelementptr inbounds nuw i8, ptr %875, i64 128
  %877 = load i64, ptr %876, align 8, !tbaa !37, !noalias !369
  %878 = icmp ult i64 %4, %877
  br i1 %878, label %883, label %879

879:                                              ; preds = %866
  %880 = getelementptr inbounds nuw i8, ptr %875, i64 144
  %881 = load i64, ptr %880, align 8, !tbaa !38, !noalias !369
  %882 = icmp ult i64 %4, %881
  br i1 %882, label %900, label %883

883:                                              ; preds = %879, %866
  %884 = getelementptr inbounds nuw i8, ptr %875, i64 152
  %885 = load i64, ptr %884, align 8, !tbaa !39, !noalias !369
  %886 = icmp ult i64 %4, %885
  br i1 %886, label %891, label %887

887:                                              ; preds = %883
  %888 = getelementptr inbounds nuw i8, ptr %875, i64 168
  %889 = load i64, ptr %888, align 8, !tbaa !40, !noalias !369
  %890 = icmp ult i64 %4, %889
  br i1 %890, label %900, label %891

891:                                              ; preds = %887, %883
  %892 = getelementptr inbounds nuw i8, ptr %875, i64 176
  %893 = load i64, ptr %892, align 8, !tbaa !41, !noalias !369
  %894 = icmp ult i64 %4, %893
  br i1 %894, label %899, label %895

895:                                              ; preds = %891
  %896 = getelementptr inbounds nuw i8, ptr %875, i64 184
  %897 = load i64, ptr %896, align 8, !tbaa !42, !noalias !369
  %898 = icmp ult i64 %4, %897
  br i1 %898, label %900, label %899

899:                                              ; preds = %895, %891
  br label %900

900:                                              ; preds = %899, %895, %887, %879
  %901 = phi i32 [ 1, %899 ], [ 3, %879 ], [ 5, %887 ], [ 4, %895 ]
  %902 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %903 = load ptr, ptr %902, align 8, !tbaa !31, !noalias !369
  %904 = load i32, ptr %903, align 8, !tbaa !163, !noalias !369
  %905 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %906 = load i32, ptr %905, align 8, !tbaa !51, !noalias !369
  %907 = getelementptr inbounds nuw i8, ptr %875, i64 512
  %908 = load i32, ptr %907, align 8, !tbaa !133, !noalias !369
  %909 = xor i32 %908, -1
  %910 = add i32 %26, %909
  %911 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %912 = load i8, ptr %911, align 4, !tbaa !178, !noalias !369
  %913 = zext i8 %912 to i32
  %914 = shl nuw nsw i32 %913, 5
  %915 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %330, i1 true)
  %916 = or disjoint i32 %914, %915
  %917 = getelementptr inbounds nuw i8, ptr %875, i64 400
  %918 = load i64, ptr %917, align 8, !tbaa !93, !noalias !369
  %919 = add i64 %918, %4
  br i1 %29, label %920, label %930

920:                                              ; preds = %900
  %921 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %922 = load i32, ptr %921, align 8, !tbaa !112, !noalias !369
  %923 = icmp eq i32 %922, %913
  br i1 %923, label %924, label %930

924:                                              ; preds = %920
  %925 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %926 = load i32, ptr %925, align 4, !tbaa !114, !noalias !369
  %927 = shl nuw i32 1, %926
  %928 = icmp eq i32 %330, %927
  %929 = select i1 %928, i32 4, i32 1
  br label %930

930:                                              ; preds = %900, %920, %924
  %931 = phi i32 [ 3, %900 ], [ %929, %924 ], [ 2, %920 ]
  %932 = getelementptr inbounds nuw i8, ptr %875, i64 488
  %933 = load i64, ptr %932, align 8, !tbaa !277
  %934 = icmp sgt i64 %933, 0
  br i1 %934, label %935, label %975

935:                                              ; preds = %930
  %936 = getelementptr inbounds nuw i8, ptr %875, i64 480
  %937 = load ptr, ptr %936, align 8, !tbaa !278
  br label %938

938:                                              ; preds = %972, %935
  %939 = phi i64 [ 0, %935 ], [ %973, %972 ]
  %940 = getelementptr inbounds nuw %struct.Found, ptr %937, i64 %939
  %941 = load i32, ptr %940, align 8, !tbaa !279
  %942 = icmp eq i32 %941, 1
  br i1 %942, label %943, label %972

943:                                              ; preds = %938
  %944 = getelementptr inbounds nuw i8, ptr %940, i64 4
  %945 = load i32, ptr %944, align 4, !tbaa !280
  %946 = icmp eq i32 %945, %871
  br i1 %946, label %947, label %972

947:                                              ; preds = %943
  %948 = getelementptr inbounds nuw i8, ptr %940, i64 8
  %949 = load i32, ptr %948, align 8, !tbaa !281
  %950 = icmp eq i32 %949, %874
  br i1 %950, label %951, label %972

951:                                              ; preds = %947
  %952 = getelementptr inbounds nuw i8, ptr %940, i64 20
  %953 = load i32, ptr %952, align 4, !tbaa !282
  %954 = icmp eq i32 %953, %901
  br i1 %954, label %955, label %972

955:                                              ; preds = %951
  %956 = getelementptr inbounds nuw i8, ptr %940, i64 12
  %957 = load i32, ptr %956, align 4, !tbaa !283
  %958 = icmp eq i32 %957, %931
  br i1 %958, label %959, label %972

959:                                              ; preds = %955
  %960 = getelementptr inbounds nuw i8, ptr %940, i64 56
  %961 = load i64, ptr %960, align 8, !tbaa !285
  %962 = add i64 %961, 1
  store i64 %962, ptr %960, align 8, !tbaa !285
  %963 = getelementptr inbounds nuw i8, ptr %940, i64 40
  %964 = load i64, ptr %963, align 8, !tbaa !286
  %965 = icmp ult i64 %4, %964
  br i1 %965, label %966, label %967

966:                                              ; preds = %959
  store i64 %4, ptr %963, align 8, !tbaa !286
  br label %967

967:                                              ; preds = %966, %959
  %968 = getelementptr inbounds nuw i8, ptr %940, i64 48
  %969 = load i64, ptr %968, align 8, !tbaa !287
  %970 = icmp ugt i64 %919, %969
  br i1 %970, label %971, label %996

971:                                              ; preds = %967
  store i64 %919, ptr %968, align 8, !tbaa !287
  br label %996

972:                                              ; preds = %955, %951, %947, %943, %938
  %973 = add nuw nsw i64 %939, 1
  %974 = icmp eq i64 %973, %933
  br i1 %974, label %975, label %938, !llvm.loop !288

975:                                              ; preds = %972, %930
  %976 = getelementptr inbounds nuw i8, ptr %875, i64 496
  %977 = load i64, ptr %976, align 8, !tbaa !289
  %978 = icmp slt i64 %933, %977
  br i1 %978, label %979, label %996

979:                                              ; preds = %975
  %980 = getelementptr inbounds nuw i8, ptr %875, i64 480
  %981 = load ptr, ptr %980, align 8, !tbaa !278
  %982 = add nsw i64 %933, 1
  store i64 %982, ptr %932, align 8, !tbaa !277
  %983 = getelementptr inbounds %struct.Found, ptr %981, i64 %933
  store i32 1, ptr %983, align 8, !tbaa !5
  %984 = getelementptr inbounds nuw i8, ptr %983, i64 4
  store i32 %871, ptr %984, align 4, !tbaa !5
  %985 = getelementptr inbounds nuw i8, ptr %983, i64 8
  store i32 %874, ptr %985, align 8, !tbaa !5
  %986 = getelementptr inbounds nuw i8, ptr %983, i64 12
  store i32 %931, ptr %986, align 4, !tbaa !5
  %987 = getelementptr inbounds nuw i8, ptr %983, i64 16
  store i32 %868, ptr %987, align 8, !tbaa !5
  %988 = getelementptr inbounds nuw i8, ptr %983, i64 20
  store i32 %901, ptr %988, align 4, !tbaa !5
  %989 = getelementptr inbounds nuw i8, ptr %983, i64 24
  store i32 %904, ptr %989, align 8, !tbaa !5
  %990 = getelementptr inbounds nuw i8, ptr %983, i64 28
  store i32 %906, ptr %990, align 4, !tbaa !5
  %991 = getelementptr inbounds nuw i8, ptr %983, i64 32
  store i32 %910, ptr %991, align 8, !tbaa !5
  %992 = getelementptr inbounds nuw i8, ptr %983, i64 36
  store i32 %916, ptr %992, align 4, !tbaa !5
  %993 = getelementptr inbounds nuw i8, ptr %983, i64 40
  store i64 %4, ptr %993, align 8, !tbaa !61
  %994 = getelementptr inbounds nuw i8, ptr %983, i64 48
  store i64 %919, ptr %994, align 8, !tbaa !61
  %995 = getelementptr inbounds nuw i8, ptr %983, i64 56
  store i64 1, ptr %995, align 8, !tbaa !61
  br label %996

996:                                              ; preds = %979, %975, %971, %967, %312, %308, %304, %300, %172, %168, %164, %160, %849, %329, %20
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @found_pair(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Found) align 8 captures(none) initializes((0, 64)) %0, i32 noundef range(i32 1, 5) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 65536) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, i32 noundef %6, i32 noundef range(i32 0, 9) %7) unnamed_addr #19 {
  %9 = load ptr, ptr @tracks, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 108
  %11 = load i32, ptr %10, align 4, !tbaa !62
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.Track, ptr %9, i64 %12
  store i32 %1, ptr %0, align 8, !tbaa !279
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %3, ptr %14, align 4, !tbaa !280
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %17 = load i16, ptr %16, align 4, !tbaa !196
  %18 = zext i16 %17 to i32
  store i32 %18, ptr %15, align 8, !tbaa !281
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %7, ptr %19, align 8, !tbaa !284
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
  store i32 %47, ptr %20, align 4, !tbaa !282
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %50 = load ptr, ptr %49, align 8, !tbaa !31
  %51 = load i32, ptr %50, align 8, !tbaa !163
  store i32 %51, ptr %48, align 8, !tbaa !365
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %54 = load i32, ptr %53, align 8, !tbaa !51
  store i32 %54, ptr %52, align 4, !tbaa !366
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %56 = load i32, ptr %5, align 4, !tbaa !177
  %57 = getelementptr inbounds nuw i8, ptr %21, i64 512
  %58 = load i32, ptr %57, align 8, !tbaa !133
  %59 = xor i32 %58, -1
  %60 = add i32 %56, %59
  store i32 %60, ptr %55, align 8, !tbaa !367
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %63 = load i8, ptr %62, align 4, !tbaa !178
  %64 = zext i8 %63 to i32
  %65 = shl nuw nsw i32 %64, 5
  %66 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %6, i1 true)
  %67 = or disjoint i32 %65, %66
  store i32 %67, ptr %61, align 4, !tbaa !368
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %4, ptr %68, align 8, !tbaa !286
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %70 = getelementptr inbounds nuw i8, ptr %21, i64 400
  %71 = load i64, ptr %70, align 8, !tbaa !93
  %72 = add i64 %71, %4
  store i64 %72, ptr %69, align 8, !tbaa !287
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 1, ptr %73, align 8, !tbaa !285
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
  store i32 %88, ptr %89, align 4, !tbaa !283
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @unordered_in(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) unnamed_addr #20 {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load i32, ptr %4, align 4, !tbaa !179
  %6 = load i32, ptr %2, align 4, !tbaa !177
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 196
  %8 = load i32, ptr %7, align 4, !tbaa !106
  %9 = icmp eq i32 %6, %8
  br i1 %9, label %10, label %23

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %12 = load i8, ptr %11, align 4, !tbaa !178
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
  %68 = load i16, ptr %67, align 2, !tbaa !193
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
  %78 = load i32, ptr %77, align 4, !tbaa !180
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
  br i1 %89, label %96, label %90, !llvm.loop !372

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
  br i1 %98, label %134, label %79, !llvm.loop !373

99:                                               ; preds = %65
  %100 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %102 = load i8, ptr %101, align 4, !tbaa !178
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
  %112 = load i32, ptr %104, align 8, !tbaa !339
  %113 = load i32, ptr %108, align 4, !tbaa !180
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
  %126 = load i32, ptr %108, align 4, !tbaa !180
  %127 = icmp ult i32 %125, %126
  %128 = select i1 %127, i32 %120, i32 0
  %129 = or i32 %128, %118
  br label %130

130:                                              ; preds = %123, %116
  %131 = phi i32 [ %118, %116 ], [ %129, %123 ]
  %132 = add nuw nsw i64 %117, 1
  %133 = icmp eq i64 %132, 32
  br i1 %133, label %134, label %116, !llvm.loop !374

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
  %18 = load i64, ptr %17, align 8, !tbaa !375
  %19 = icmp eq i64 %18, %2
  br i1 %19, label %20, label %38

20:                                               ; preds = %14
  %21 = load i32, ptr %16, align 8, !tbaa !144
  %22 = load i32, ptr %0, align 4, !tbaa !177
  %23 = icmp eq i32 %21, %22
  br i1 %23, label %24, label %38

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %26 = load i8, ptr %25, align 8, !tbaa !148
  %27 = load i8, ptr %9, align 4, !tbaa !178
  %28 = icmp eq i8 %26, %27
  br i1 %28, label %29, label %38

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %31 = load i16, ptr %30, align 4, !tbaa !376
  %32 = load i16, ptr %10, align 4, !tbaa !196
  %33 = icmp eq i16 %31, %32
  br i1 %33, label %34, label %38

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %16, i64 36
  %36 = load i32, ptr %35, align 4, !tbaa !377
  %37 = icmp eq i32 %36, %12
  br i1 %37, label %41, label %38

38:                                               ; preds = %29, %24, %20, %14, %34
  %39 = add nuw nsw i64 %15, 1
  %40 = icmp eq i64 %39, %13
  br i1 %40, label %43, label %14, !llvm.loop !378

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
  br i1 %57, label %53, label %59, !llvm.loop !187

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
  br i1 %83, label %77, label %78, !llvm.loop !379

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
  br i1 %92, label %88, label %94, !llvm.loop !187

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
  %127 = load i64, ptr %116, align 8, !tbaa !230
  %128 = and i64 %127, 4294967295
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %163, label %130

130:                                              ; preds = %126, %149
  %131 = phi i64 [ %150, %149 ], [ 0, %126 ]
  %132 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %131
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 16
  %134 = load i32, ptr %133, align 8, !tbaa !218
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %149, label %136

136:                                              ; preds = %130
  %137 = getelementptr inbounds nuw i8, ptr %132, i64 4
  %138 = load i32, ptr %137, align 4, !tbaa !80
  %139 = load i32, ptr %0, align 4, !tbaa !177
  %140 = icmp eq i32 %138, %139
  br i1 %140, label %141, label %149

141:                                              ; preds = %136
  %142 = load i8, ptr %117, align 4, !tbaa !178
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
  br i1 %151, label %163, label %130, !llvm.loop !380

152:                                              ; preds = %141
  br i1 %119, label %163, label %153

153:                                              ; preds = %152
  %154 = getelementptr inbounds nuw i8, ptr %132, i64 24
  %155 = load ptr, ptr %154, align 8, !tbaa !214
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
  br i1 %165, label %120, label %121, !llvm.loop !381
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
  br i1 %87, label %80, label %165, !llvm.loop !382

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
  %103 = load i16, ptr %102, align 2, !tbaa !193
  %104 = and i16 %103, 128
  %105 = icmp eq i16 %104, 0
  br i1 %105, label %164, label %106

106:                                              ; preds = %100
  %107 = load i32, ptr %101, align 4, !tbaa !177
  %108 = load i32, ptr %77, align 4, !tbaa !106
  %109 = icmp eq i32 %107, %108
  br i1 %109, label %110, label %164

110:                                              ; preds = %106
  %111 = getelementptr inbounds nuw i8, ptr %101, i64 16
  %112 = load i8, ptr %111, align 4, !tbaa !178
  %113 = zext i8 %112 to i32
  %114 = load i32, ptr %78, align 8, !tbaa !112
  %115 = icmp eq i32 %114, %113
  br i1 %115, label %116, label %164

116:                                              ; preds = %110
  %117 = getelementptr inbounds nuw i8, ptr %101, i64 8
  %118 = load i32, ptr %117, align 4, !tbaa !179
  %119 = load i32, ptr %79, align 4, !tbaa !114
  %120 = shl nuw i32 1, %119
  %121 = and i32 %120, %118
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %164, label %123

123:                                              ; preds = %116
  %124 = xor i32 %120, -1
  %125 = and i32 %118, %124
  store i32 %125, ptr %117, align 4, !tbaa !179
  %126 = icmp eq i32 %125, 0
  br i1 %126, label %163, label %164

127:                                              ; preds = %97, %161
  %128 = phi i64 [ %99, %97 ], [ %129, %161 ]
  %129 = add nsw i64 %128, -1
  %130 = getelementptr inbounds nuw %struct.Rec, ptr %98, i64 %129
  %131 = getelementptr inbounds nuw i8, ptr %130, i64 14
  %132 = load i16, ptr %131, align 2, !tbaa !193
  %133 = and i16 %132, 128
  %134 = icmp eq i16 %133, 0
  br i1 %134, label %161, label %135

135:                                              ; preds = %127
  %136 = load i32, ptr %130, align 4, !tbaa !177
  %137 = load i32, ptr %77, align 4, !tbaa !106
  %138 = icmp eq i32 %136, %137
  br i1 %138, label %139, label %161

139:                                              ; preds = %135
  %140 = getelementptr inbounds nuw i8, ptr %130, i64 16
  %141 = load i8, ptr %140, align 4, !tbaa !178
  %142 = zext i8 %141 to i32
  %143 = load i32, ptr %78, align 8, !tbaa !112
  %144 = icmp eq i32 %143, %142
  br i1 %144, label %145, label %161

145:                                              ; preds = %139
  %146 = getelementptr inbounds nuw i8, ptr %130, i64 8
  %147 = load i32, ptr %146, align 4, !tbaa !179
  %148 = load i32, ptr %79, align 4, !tbaa !114
  %149 = shl nuw i32 1, %148
  %150 = and i32 %149, %147
  %151 = icmp eq i32 %150, 0
  br i1 %151, label %161, label %152

152:                                              ; preds = %145
  %153 = xor i32 %149, -1
  %154 = and i32 %147, %153
  store i32 %154, ptr %146, align 4, !tbaa !179
  %155 = icmp eq i32 %154, 0
  br i1 %155, label %156, label %161

156:                                              ; preds = %152
  %157 = load i32, ptr %92, align 4, !tbaa !5
  %158 = add i32 %157, -1
  store i32 %158, ptr %92, align 4, !tbaa !5
  %159 = zext i32 %158 to i64
  %160 = getelementptr inbounds nuw %struct.Rec, ptr %98, i64 %159
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %130, ptr noundef nonnull align 4 dereferenceable(20) %160, i64 20, i1 false), !tbaa.struct !195
  br label %161

161:                                              ; preds = %135, %139, %127, %145, %156, %152
  %162 = icmp eq i64 %129, 0
  br i1 %162, label %100, label %127, !llvm.loop !383

163:                                              ; preds = %123
  store i32 0, ptr %101, align 4, !tbaa !177
  br label %164

164:                                              ; preds = %106, %110, %100, %116, %163, %123
  br i1 %89, label %88, label %84, !llvm.loop !384

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
  br i1 %36, label %32, label %38, !llvm.loop !187

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
  %49 = load i32, ptr %46, align 4, !tbaa !332
  %50 = add i32 %49, -1
  store i32 %50, ptr %46, align 4, !tbaa !332
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
  br i1 %58, label %41, label %27, !llvm.loop !334

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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #24
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
  br i1 %32, label %14, label %16, !llvm.loop !385

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
  br i1 %46, label %42, label %48, !llvm.loop !187

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
  %76 = load i32, ptr %73, align 4, !tbaa !332
  %77 = add i32 %76, 1
  store i32 %77, ptr %73, align 4, !tbaa !332
  %78 = load i32, ptr %37, align 8, !tbaa !5
  br label %79

79:                                               ; preds = %75, %68
  %80 = phi i32 [ %69, %68 ], [ %78, %75 ]
  %81 = add nuw nsw i64 %70, 1
  %82 = zext i32 %80 to i64
  %83 = icmp samesign ult i64 %81, %82
  br i1 %83, label %68, label %65, !llvm.loop !342

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
  br i1 %101, label %87, label %93, !llvm.loop !344

102:                                              ; preds = %87
  store i32 %86, ptr %89, align 8, !tbaa !339
  br label %135

103:                                              ; preds = %87
  %104 = icmp eq ptr %91, null
  br i1 %104, label %109, label %105

105:                                              ; preds = %103
  %106 = load i32, ptr %91, align 4, !tbaa !332
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  store i32 2, ptr %91, align 4, !tbaa !332
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
  store i32 1, ptr %122, align 4, !tbaa !332
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
  br i1 %134, label %135, label %128, !llvm.loop !345

135:                                              ; preds = %128, %102
  %136 = phi ptr [ null, %102 ], [ %126, %128 ]
  store ptr %136, ptr %90, align 8, !tbaa !137
  %137 = icmp eq ptr %91, null
  br i1 %137, label %144, label %138

138:                                              ; preds = %135
  %139 = load i32, ptr %91, align 4, !tbaa !332
  %140 = add i32 %139, -1
  store i32 %140, ptr %91, align 4, !tbaa !332
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %144

142:                                              ; preds = %138
  %143 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  store ptr %143, ptr %91, align 8, !tbaa !89
  store ptr %91, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %144

144:                                              ; preds = %142, %138, %135, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #24
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @meet(ptr noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3, ptr noundef readonly captures(address_is_null) %4) unnamed_addr #8 {
  %6 = alloca %struct.Pair, align 8
  %7 = alloca [2 x %struct.Order], align 16
  %8 = alloca [32 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #24
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
  %18 = load ptr, ptr %6, align 8, !tbaa !176
  %19 = icmp eq ptr %18, null
  br i1 %19, label %185, label %73

20:                                               ; preds = %11, %69
  %21 = phi i64 [ 0, %11 ], [ %71, %69 ]
  %22 = phi i32 [ 0, %11 ], [ %70, %69 ]
  %23 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %21
  %24 = tail call i32 %2(ptr noundef %23, i64 noundef %3) #24, !callees !386
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
  br i1 %72, label %17, label %20, !llvm.loop !387

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
  br i1 %115, label %101, label %106, !llvm.loop !388

116:                                              ; preds = %132
  call fastcc void @pair_drop(ptr noundef nonnull %6)
  br label %135

117:                                              ; preds = %101, %132
  %118 = phi i64 [ 0, %101 ], [ %133, %132 ]
  %119 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %118
  %120 = tail call i32 %2(ptr noundef %119, i64 noundef %3) #24, !callees !386
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
  br i1 %134, label %116, label %117, !llvm.loop !389

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
  br i1 %159, label %155, label %161, !llvm.loop !187

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
  %172 = load i32, ptr %169, align 4, !tbaa !332
  %173 = add i32 %172, -1
  store i32 %173, ptr %169, align 4, !tbaa !332
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
  br i1 %181, label %164, label %150, !llvm.loop !334

182:                                              ; preds = %135, %140, %161
  %183 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %184 = load ptr, ptr %183, align 8, !tbaa !135
  tail call fastcc void @drop_others(ptr noundef %184)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %137, i8 0, i64 16, i1 false)
  br i1 %136, label %135, label %185, !llvm.loop !390

185:                                              ; preds = %182, %5, %17
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #24
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #24
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
  %14 = load ptr, ptr %13, align 8, !tbaa !234
  %15 = zext i32 %1 to i64
  %16 = add i32 %12, 31
  %17 = and i32 %16, -32
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %19 = load i64, ptr %18, align 8, !tbaa !235
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
  %35 = load ptr, ptr %34, align 8, !tbaa !236
  %36 = zext i32 %12 to i64
  %37 = mul nuw i64 %36, %15
  %38 = getelementptr inbounds nuw %struct.Thread, ptr %35, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store ptr %38, ptr %39, align 8, !tbaa !214
  %40 = getelementptr inbounds nuw i8, ptr %4, i64 304
  %41 = load i64, ptr %40, align 8, !tbaa !391
  %42 = icmp sgt i64 %41, 0
  br i1 %42, label %43, label %57

43:                                               ; preds = %3
  %44 = getelementptr inbounds nuw i8, ptr %4, i64 296
  %45 = load ptr, ptr %44, align 8, !tbaa !392
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
  br i1 %53, label %57, label %46, !llvm.loop !393

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
  %62 = load i64, ptr %61, align 8, !tbaa !230
  %63 = icmp sgt i64 %62, 1
  br i1 %63, label %69, label %82

64:                                               ; preds = %57, %64
  %65 = phi i64 [ 0, %57 ], [ %67, %64 ]
  %66 = getelementptr inbounds nuw %struct.Pair, ptr %59, i64 %65
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %66, i8 0, i64 32, i1 false)
  %67 = add nuw nsw i64 %65, 1
  %68 = icmp eq i64 %67, 16
  br i1 %68, label %60, label %64, !llvm.loop !394

69:                                               ; preds = %60
  %70 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %71 = load i64, ptr %70, align 8, !tbaa !395
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %82, label %73

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %4, i64 576
  %75 = load ptr, ptr %74, align 8, !tbaa !396
  %76 = add i64 %71, 7
  %77 = lshr i64 %76, 3
  %78 = add i64 %77, %71
  %79 = mul i64 %78, %15
  %80 = getelementptr inbounds nuw i8, ptr %75, i64 %79
  %81 = getelementptr inbounds nuw i8, ptr %0, i64 688
  store ptr %80, ptr %81, align 8, !tbaa !397
  br label %82

82:                                               ; preds = %73, %69, %60
  %83 = load i64, ptr %18, align 8, !tbaa !235
  %84 = shl nuw nsw i64 %20, 2
  %85 = mul i64 %84, %83
  tail call void @llvm.memset.p0.i64(ptr align 4 %23, i8 0, i64 %85, i1 false)
  %86 = icmp eq i32 %12, 0
  br i1 %86, label %92, label %87

87:                                               ; preds = %82
  %88 = load ptr, ptr %39, align 8, !tbaa !214
  %89 = getelementptr inbounds nuw i8, ptr %4, i64 88
  %90 = load i64, ptr %89, align 8, !tbaa !398
  %91 = load ptr, ptr @queues, align 8, !tbaa !9
  br label %96

92:                                               ; preds = %96, %82
  %93 = getelementptr inbounds nuw i8, ptr %0, i64 688
  %94 = load ptr, ptr %93, align 8, !tbaa !397
  %95 = icmp eq ptr %94, null
  br i1 %95, label %110, label %116

96:                                               ; preds = %87, %96
  %97 = phi i64 [ 0, %87 ], [ %108, %96 ]
  %98 = getelementptr inbounds nuw %struct.Thread, ptr %88, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 20
  store i32 0, ptr %99, align 4, !tbaa !215
  %100 = getelementptr inbounds nuw i8, ptr %98, i64 24
  store i64 %90, ptr %100, align 8, !tbaa !141
  %101 = getelementptr inbounds nuw i8, ptr %98, i64 48
  store ptr null, ptr %101, align 8, !tbaa !211
  %102 = getelementptr inbounds nuw i8, ptr %98, i64 32
  %103 = load ptr, ptr %102, align 8, !tbaa !239
  store i32 1, ptr %103, align 4, !tbaa !5
  %104 = getelementptr inbounds nuw i8, ptr %98, i64 108
  %105 = load i32, ptr %104, align 4, !tbaa !62
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds nuw %struct.Queue, ptr %91, i64 %106
  store <4 x i32> <i32 -1, i32 -1, i32 0, i32 0>, ptr %107, align 4, !tbaa !5
  %108 = add nuw nsw i64 %97, 1
  %109 = icmp eq i64 %108, %36
  br i1 %109, label %92, label %96, !llvm.loop !399

110:                                              ; preds = %92
  %111 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %112 = load ptr, ptr %111, align 8, !tbaa !26
  %113 = getelementptr inbounds nuw i8, ptr %4, i64 128
  %114 = load i64, ptr %113, align 8, !tbaa !37
  %115 = getelementptr inbounds nuw i8, ptr %112, i64 %114
  br label %116

116:                                              ; preds = %92, %110
  %117 = phi ptr [ %115, %110 ], [ %94, %92 ]
  %118 = getelementptr inbounds nuw i8, ptr %4, i64 208
  %119 = load i64, ptr %118, align 8, !tbaa !400
  %120 = icmp sgt i64 %119, -1
  br i1 %120, label %121, label %125

121:                                              ; preds = %116
  %122 = trunc i64 %119 to i8
  %123 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %124 = load i64, ptr %123, align 8, !tbaa !395
  tail call void @llvm.memset.p0.i64(ptr align 1 %117, i8 %122, i64 %124, i1 false)
  br label %154

125:                                              ; preds = %116
  %126 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %127 = load i64, ptr %126, align 8, !tbaa !395
  %128 = icmp ult i64 %127, 4
  br i1 %128, label %154, label %129

129:                                              ; preds = %125
  %130 = load i32, ptr %25, align 4, !tbaa !80
  %131 = zext i32 %130 to i64
  %132 = shl nuw i64 %131, 32
  br label %133

133:                                              ; preds = %151, %129
  %134 = phi i64 [ 4, %129 ], [ %152, %151 ]
  %135 = phi i64 [ 0, %129 ], [ %134, %151 ]
  %136 = xor i64 %135, %132
  %137 = lshr i64 %136, 30
  %138 = xor i64 %137, %136
  %139 = mul i64 %138, -4658895280553007687
  %140 = lshr i64 %139, 27
  %141 = xor i64 %140, %139
  %142 = mul i64 %141, -7723592293110705685
  %143 = lshr i64 %142, 31
  %144 = xor i64 %143, %142
  %145 = and i64 %144, 1
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %151, label %147

147:                                              ; preds = %133
  %148 = lshr i64 %144, 32
  %149 = trunc nuw i64 %148 to i32
  %150 = getelementptr inbounds nuw i8, ptr %117, i64 %135
  store i32 %149, ptr %150, align 1
  br label %151

151:                                              ; preds = %147, %133
  %152 = add i64 %134, 4
  %153 = icmp ugt i64 %152, %127
  br i1 %153, label %154, label %133, !llvm.loop !401

154:                                              ; preds = %151, %125, %121
  %155 = getelementptr inbounds nuw i8, ptr %4, i64 472
  %156 = load ptr, ptr %155, align 8, !tbaa !156
  %157 = icmp eq ptr %156, null
  br i1 %157, label %177, label %158

158:                                              ; preds = %154
  %159 = load ptr, ptr %93, align 8, !tbaa !397
  %160 = icmp eq ptr %159, null
  br i1 %160, label %165, label %161

161:                                              ; preds = %158
  %162 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %163 = load i64, ptr %162, align 8, !tbaa !395
  %164 = getelementptr inbounds nuw i8, ptr %159, i64 %163
  br label %172

165:                                              ; preds = %158
  %166 = getelementptr inbounds nuw i8, ptr %4, i64 128
  %167 = load i64, ptr %166, align 8, !tbaa !37
  %168 = lshr i64 %167, 3
  %169 = getelementptr inbounds nuw i8, ptr %156, i64 %168
  %170 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %171 = load i64, ptr %170, align 8, !tbaa !395
  br label %172

172:                                              ; preds = %165, %161
  %173 = phi i64 [ %163, %161 ], [ %171, %165 ]
  %174 = phi ptr [ %164, %161 ], [ %169, %165 ]
  %175 = add i64 %173, 7
  %176 = lshr i64 %175, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %174, i8 0, i64 %176, i1 false)
  br label %177

177:                                              ; preds = %172, %154
  %178 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %179 = load i64, ptr %178, align 8, !tbaa !63
  %180 = icmp eq i64 %179, 0
  br i1 %180, label %206, label %181

181:                                              ; preds = %177
  %182 = load ptr, ptr %39, align 8, !tbaa !214
  %183 = getelementptr inbounds nuw i8, ptr %182, i64 40
  %184 = load ptr, ptr %183, align 8, !tbaa !240
  %185 = load i64, ptr %118, align 8, !tbaa !400
  %186 = trunc i64 %185 to i8
  %187 = mul i64 %179, %36
  tail call void @llvm.memset.p0.i64(ptr align 1 %184, i8 %186, i64 %187, i1 false)
  %188 = load i64, ptr %178, align 8, !tbaa !63
  %189 = icmp eq i64 %188, 0
  br i1 %189, label %206, label %190

190:                                              ; preds = %181
  %191 = load ptr, ptr %155, align 8, !tbaa !156
  %192 = icmp eq ptr %191, null
  br i1 %192, label %206, label %193

193:                                              ; preds = %190
  %194 = load ptr, ptr %39, align 8, !tbaa !214
  %195 = getelementptr inbounds nuw i8, ptr %194, i64 40
  %196 = load ptr, ptr %195, align 8, !tbaa !240
  %197 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %198 = load ptr, ptr %197, align 8, !tbaa !26
  %199 = ptrtoint ptr %196 to i64
  %200 = ptrtoint ptr %198 to i64
  %201 = sub i64 %199, %200
  %202 = lshr i64 %201, 3
  %203 = getelementptr inbounds nuw i8, ptr %191, i64 %202
  %204 = mul i64 %188, %36
  %205 = lshr i64 %204, 3
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %203, i8 0, i64 %205, i1 false)
  br label %206

206:                                              ; preds = %177, %193, %190, %181
  %207 = load i32, ptr %29, align 4, !tbaa !34
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %236, label %209

209:                                              ; preds = %206
  %210 = lshr i32 %16, 5
  %211 = zext nneg i32 %210 to i64
  %212 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %213 = load i64, ptr %212, align 8, !tbaa !52
  %214 = getelementptr inbounds nuw i8, ptr %4, i64 312
  %215 = load i64, ptr %214, align 8, !tbaa !53
  %216 = mul i64 %213, %211
  %217 = mul i64 %216, %215
  %218 = getelementptr inbounds nuw i8, ptr %4, i64 336
  %219 = load ptr, ptr %218, align 8, !tbaa !55
  %220 = add i32 %207, -1
  %221 = zext i32 %220 to i64
  %222 = mul i64 %217, %221
  %223 = getelementptr inbounds nuw i32, ptr %219, i64 %222
  %224 = shl i64 %217, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %223, i8 0, i64 %224, i1 false)
  %225 = getelementptr inbounds nuw i8, ptr %4, i64 344
  %226 = load ptr, ptr %225, align 8, !tbaa !50
  %227 = load i32, ptr %29, align 4, !tbaa !34
  %228 = add i32 %227, -1
  %229 = mul i32 %228, %12
  %230 = zext i32 %229 to i64
  %231 = load i64, ptr %212, align 8, !tbaa !52
  %232 = mul i64 %231, %230
  %233 = getelementptr inbounds nuw i32, ptr %226, i64 %232
  %234 = shl nuw nsw i64 %36, 2
  %235 = mul i64 %234, %231
  tail call void @llvm.memset.p0.i64(ptr align 4 %233, i8 0, i64 %235, i1 false)
  br label %236

236:                                              ; preds = %209, %206
  %237 = getelementptr inbounds nuw i8, ptr %4, i64 392
  %238 = load i64, ptr %237, align 8, !tbaa !65
  %239 = icmp eq i64 %238, 0
  br i1 %239, label %345, label %240

240:                                              ; preds = %236
  %241 = load i32, ptr %25, align 4, !tbaa !80
  %242 = load i32, ptr %27, align 4, !tbaa !49
  %243 = add i32 %242, 31
  %244 = lshr i32 %243, 5
  %245 = shl nuw nsw i32 %244, 4
  %246 = add nuw i32 %245, 16
  %247 = zext i32 %246 to i64
  br label %248

248:                                              ; preds = %248, %240
  %249 = phi i32 [ 4, %240 ], [ %253, %248 ]
  %250 = zext nneg i32 %249 to i64
  %251 = shl nuw i64 1, %250
  %252 = icmp ult i64 %251, %247
  %253 = add i32 %249, 1
  br i1 %252, label %248, label %254, !llvm.loop !187

254:                                              ; preds = %248
  %255 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %250
  %256 = load ptr, ptr %255, align 8, !tbaa !87
  %257 = icmp eq ptr %256, null
  br i1 %257, label %260, label %258

258:                                              ; preds = %254
  %259 = load ptr, ptr %256, align 8, !tbaa !89
  store ptr %259, ptr %255, align 8, !tbaa !87
  br label %266

260:                                              ; preds = %254
  %261 = getelementptr inbounds nuw i8, ptr %4, i64 432
  %262 = load ptr, ptr %261, align 8, !tbaa !91
  %263 = load i64, ptr @pool_used, align 8, !tbaa !61
  %264 = getelementptr inbounds nuw i8, ptr %262, i64 %263
  %265 = add i64 %263, %251
  store i64 %265, ptr @pool_used, align 8, !tbaa !61
  br label %266

266:                                              ; preds = %260, %258
  %267 = phi ptr [ %256, %258 ], [ %264, %260 ]
  store i32 1, ptr %267, align 8, !tbaa !5
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 4
  store i32 %241, ptr %268, align 4, !tbaa !5
  %269 = getelementptr inbounds nuw i8, ptr %267, i64 8
  store i32 %244, ptr %269, align 8, !tbaa !5
  %270 = icmp eq i32 %244, 0
  br i1 %270, label %274, label %271

271:                                              ; preds = %266
  %272 = getelementptr inbounds nuw i8, ptr %267, i64 16
  %273 = zext nneg i32 %245 to i64
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %272, i8 0, i64 %273, i1 false), !tbaa !29
  br label %274

274:                                              ; preds = %271, %266
  %275 = load i32, ptr %27, align 4, !tbaa !49
  %276 = icmp eq i32 %275, 0
  br i1 %276, label %277, label %278

277:                                              ; preds = %274
  store i32 0, ptr %267, align 8, !tbaa !5
  br label %285

278:                                              ; preds = %274
  %279 = load ptr, ptr @tracks, align 8, !tbaa !9
  br label %322

280:                                              ; preds = %322
  %281 = add i32 %338, 1
  store i32 %281, ptr %267, align 8, !tbaa !5
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %283, label %345

283:                                              ; preds = %280
  %284 = load i32, ptr %269, align 8, !tbaa !5
  br label %285

285:                                              ; preds = %283, %277
  %286 = phi i32 [ %284, %283 ], [ %244, %277 ]
  %287 = icmp eq i32 %286, 0
  br i1 %287, label %293, label %288

288:                                              ; preds = %285
  %289 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %304

290:                                              ; preds = %316
  %291 = shl nuw nsw i64 %320, 4
  %292 = add nuw nsw i64 %291, 16
  br label %293

293:                                              ; preds = %290, %285
  %294 = phi i64 [ %292, %290 ], [ 16, %285 ]
  br label %295

295:                                              ; preds = %295, %293
  %296 = phi i32 [ 4, %293 ], [ %300, %295 ]
  %297 = zext nneg i32 %296 to i64
  %298 = shl nuw i64 1, %297
  %299 = icmp ult i64 %298, %294
  %300 = add i32 %296, 1
  br i1 %299, label %295, label %301, !llvm.loop !187

301:                                              ; preds = %295
  %302 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %297
  %303 = load ptr, ptr %302, align 8, !tbaa !87
  store ptr %303, ptr %267, align 8, !tbaa !89
  store ptr %267, ptr %302, align 8, !tbaa !87
  br label %345

304:                                              ; preds = %316, %288
  %305 = phi i64 [ 0, %288 ], [ %318, %316 ]
  %306 = phi ptr [ %289, %288 ], [ %317, %316 ]
  %307 = getelementptr inbounds nuw %struct.WarpClock, ptr %267, i64 %305
  %308 = getelementptr inbounds nuw i8, ptr %307, i64 24
  %309 = load ptr, ptr %308, align 8, !tbaa !137
  %310 = icmp eq ptr %309, null
  br i1 %310, label %316, label %311

311:                                              ; preds = %304
  %312 = load i32, ptr %309, align 4, !tbaa !332
  %313 = add i32 %312, -1
  store i32 %313, ptr %309, align 4, !tbaa !332
  %314 = icmp eq i32 %313, 0
  br i1 %314, label %315, label %316

315:                                              ; preds = %311
  store ptr %306, ptr %309, align 8, !tbaa !89
  store ptr %309, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !87
  br label %316

316:                                              ; preds = %315, %311, %304
  %317 = phi ptr [ %306, %304 ], [ %306, %311 ], [ %309, %315 ]
  %318 = add nuw nsw i64 %305, 1
  %319 = load i32, ptr %269, align 8, !tbaa !5
  %320 = zext i32 %319 to i64
  %321 = icmp samesign ult i64 %318, %320
  br i1 %321, label %304, label %290, !llvm.loop !334

322:                                              ; preds = %322, %278
  %323 = phi i64 [ 0, %278 ], [ %341, %322 ]
  %324 = load ptr, ptr %39, align 8, !tbaa !214
  %325 = getelementptr inbounds nuw %struct.Thread, ptr %324, i64 %323
  %326 = getelementptr inbounds nuw i8, ptr %325, i64 108
  %327 = load i32, ptr %326, align 4, !tbaa !62
  %328 = zext i32 %327 to i64
  %329 = getelementptr inbounds nuw %struct.Track, ptr %279, i64 %328
  %330 = load i32, ptr %25, align 4, !tbaa !80
  %331 = getelementptr inbounds nuw i8, ptr %325, i64 12
  %332 = getelementptr inbounds nuw i8, ptr %329, i64 192
  %333 = getelementptr inbounds nuw i8, ptr %329, i64 196
  %334 = getelementptr inbounds nuw i8, ptr %329, i64 200
  %335 = load <2 x i32>, ptr %331, align 4, !tbaa !5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(192) %329, i8 0, i64 192, i1 false)
  store i32 1, ptr %332, align 8, !tbaa !5
  store i32 %330, ptr %333, align 4, !tbaa !5
  %336 = shufflevector <2 x i32> %335, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %336, ptr %334, align 8, !tbaa !5
  %337 = getelementptr inbounds nuw i8, ptr %329, i64 208
  store i64 0, ptr %337, align 8
  %338 = load i32, ptr %267, align 8, !tbaa !5
  store ptr %267, ptr %329, align 8, !tbaa !402
  %339 = add i32 %338, 2
  store i32 %339, ptr %267, align 8, !tbaa !5
  %340 = getelementptr inbounds nuw i8, ptr %329, i64 16
  store ptr %267, ptr %340, align 8, !tbaa !403
  %341 = add nuw nsw i64 %323, 1
  %342 = load i32, ptr %27, align 4, !tbaa !49
  %343 = zext i32 %342 to i64
  %344 = icmp samesign ult i64 %341, %343
  br i1 %344, label %322, label %280, !llvm.loop !404

345:                                              ; preds = %301, %280, %236
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @raise_stuck(ptr noundef readonly captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %3 = load i32, ptr %2, align 4, !tbaa !49
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %42, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %7 = load ptr, ptr %6, align 8, !tbaa !214
  %8 = zext i32 %3 to i64
  br label %18

9:                                                ; preds = %18
  %10 = icmp eq ptr %29, null
  %11 = icmp eq ptr %33, null
  %12 = select i1 %11, ptr %37, ptr %33
  %13 = select i1 %10, ptr %12, ptr %29
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %15 = load ptr, ptr %14, align 8, !tbaa !214
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 56
  %17 = zext i32 %3 to i64
  br label %64

18:                                               ; preds = %5, %18
  %19 = phi i64 [ 0, %5 ], [ %38, %18 ]
  %20 = phi ptr [ null, %5 ], [ %29, %18 ]
  %21 = phi ptr [ null, %5 ], [ %33, %18 ]
  %22 = phi ptr [ null, %5 ], [ %37, %18 ]
  %23 = getelementptr inbounds nuw %struct.Thread, ptr %7, i64 %19
  %24 = getelementptr inbounds nuw i8, ptr %23, i64 20
  %25 = load i32, ptr %24, align 4, !tbaa !215
  %26 = icmp ne i32 %25, 2
  %27 = icmp ne ptr %20, null
  %28 = select i1 %26, i1 true, i1 %27
  %29 = select i1 %28, ptr %20, ptr %23
  %30 = icmp ne i32 %25, 1
  %31 = icmp ne ptr %21, null
  %32 = select i1 %30, i1 true, i1 %31
  %33 = select i1 %32, ptr %21, ptr %23
  %34 = icmp eq i32 %25, 3
  %35 = icmp ne ptr %22, null
  %36 = select i1 %34, i1 true, i1 %35
  %37 = select i1 %36, ptr %22, ptr %23
  %38 = add nuw nsw i64 %19, 1
  %39 = icmp eq i64 %38, %8
  br i1 %39, label %9, label %18, !llvm.loop !405

40:                                               ; preds = %76
  %41 = select i1 %10, i32 9, i32 7
  br label %42

42:                                               ; preds = %40, %1
  %43 = phi ptr [ null, %1 ], [ %13, %40 ]
  %44 = phi i32 [ 9, %1 ], [ %41, %40 ]
  %45 = phi ptr [ null, %1 ], [ %77, %40 ]
  %46 = phi i1 [ true, %1 ], [ %80, %40 ]
  %47 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %63

49:                                               ; preds = %42
  %50 = getelementptr inbounds nuw i8, ptr %43, i64 56
  %51 = load i32, ptr %50, align 8, !tbaa !223
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %52 = load ptr, ptr @L, align 8, !tbaa !9
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 600
  store i32 %44, ptr %53, align 8, !tbaa !160
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 604
  store i32 %51, ptr %54, align 4, !tbaa !161
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 608
  store i32 -1, ptr %55, align 8, !tbaa !162
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 112
  %57 = load ptr, ptr %56, align 8, !tbaa !31
  %58 = load i32, ptr %57, align 8, !tbaa !163
  %59 = getelementptr inbounds nuw i8, ptr %43, i64 104
  %60 = load i32, ptr %59, align 8, !tbaa !51
  %61 = getelementptr inbounds nuw i8, ptr %52, i64 616
  store i32 %58, ptr %61, align 8, !tbaa !164
  %62 = getelementptr inbounds nuw i8, ptr %52, i64 620
  store i32 %60, ptr %62, align 4, !tbaa !165
  br label %63

63:                                               ; preds = %42, %49
  br i1 %46, label %90, label %82

64:                                               ; preds = %9, %76
  %65 = phi i64 [ 0, %9 ], [ %78, %76 ]
  %66 = getelementptr inbounds nuw %struct.Thread, ptr %15, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 20
  %68 = load i32, ptr %67, align 4, !tbaa !215
  %69 = icmp eq i32 %68, 3
  br i1 %69, label %76, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %66, i64 56
  %72 = load i32, ptr %71, align 8, !tbaa !223
  %73 = load i32, ptr %16, align 8, !tbaa !223
  %74 = icmp eq i32 %72, %73
  %75 = select i1 %74, ptr null, ptr %66
  br label %76

76:                                               ; preds = %70, %64
  %77 = phi ptr [ null, %64 ], [ %75, %70 ]
  %78 = add nuw nsw i64 %65, 1
  %79 = icmp samesign ult i64 %78, %17
  %80 = icmp eq ptr %77, null
  %81 = select i1 %79, i1 %80, i1 false
  br i1 %81, label %64, label %40, !llvm.loop !406

82:                                               ; preds = %63
  %83 = getelementptr inbounds nuw i8, ptr %45, i64 56
  %84 = load i32, ptr %83, align 8, !tbaa !223
  %85 = load ptr, ptr @L, align 8, !tbaa !9
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 608
  store i32 %84, ptr %86, align 8, !tbaa !162
  %87 = getelementptr inbounds nuw i8, ptr %45, i64 104
  %88 = load i32, ptr %87, align 8, !tbaa !51
  %89 = getelementptr inbounds nuw i8, ptr %85, i64 628
  store i32 %88, ptr %89, align 4, !tbaa !225
  br label %90

90:                                               ; preds = %63, %82
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @perform(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #8 {
  %4 = alloca [32 x i64], align 16
  %5 = and i32 %2, -4
  %6 = icmp eq i32 %5, 16
  br i1 %6, label %7, label %198

7:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #24
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
  %30 = load i64, ptr %29, align 8, !tbaa !216
  %31 = getelementptr inbounds nuw i64, ptr %4, i64 %22
  store i64 %30, ptr %31, align 8, !tbaa !61
  br label %32

32:                                               ; preds = %27, %21
  %33 = add nuw nsw i64 %22, 1
  %34 = icmp eq i64 %33, 32
  br i1 %34, label %8, label %21, !llvm.loop !407

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
  %44 = load i64, ptr %43, align 8, !tbaa !226
  %45 = lshr i64 %44, 32
  %46 = trunc nuw i64 %45 to i32
  %47 = getelementptr inbounds nuw i8, ptr %42, i64 60
  %48 = load i32, ptr %47, align 4, !tbaa !221
  %49 = getelementptr inbounds nuw i8, ptr %42, i64 72
  %50 = load i64, ptr %49, align 8, !tbaa !217
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
  %85 = load i32, ptr %84, align 8, !tbaa !223
  %86 = load i64, ptr %11, align 8, !tbaa !37, !noalias !408
  %87 = icmp eq i64 %86, 0
  br i1 %87, label %88, label %91

88:                                               ; preds = %83
  %89 = load i64, ptr %12, align 8, !tbaa !38, !noalias !408
  %90 = icmp eq i64 %89, 0
  br i1 %90, label %91, label %104

91:                                               ; preds = %88, %83
  %92 = load i64, ptr %13, align 8, !tbaa !39, !noalias !408
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %97

94:                                               ; preds = %91
  %95 = load i64, ptr %14, align 8, !tbaa !40, !noalias !408
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %104

97:                                               ; preds = %94, %91
  %98 = load i64, ptr %15, align 8, !tbaa !41, !noalias !408
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %103

100:                                              ; preds = %97
  %101 = load i64, ptr %16, align 8, !tbaa !42, !noalias !408
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %104

103:                                              ; preds = %100, %97
  br label %104

104:                                              ; preds = %103, %100, %94, %88
  %105 = phi i32 [ 1, %103 ], [ 3, %88 ], [ 5, %94 ], [ 4, %100 ]
  %106 = getelementptr inbounds nuw i8, ptr %42, i64 112
  %107 = load ptr, ptr %106, align 8, !tbaa !31, !noalias !408
  %108 = load i32, ptr %107, align 8, !tbaa !163, !noalias !408
  %109 = getelementptr inbounds nuw i8, ptr %42, i64 104
  %110 = load i32, ptr %109, align 8, !tbaa !51, !noalias !408
  %111 = getelementptr inbounds nuw i8, ptr %42, i64 16
  %112 = load i32, ptr %111, align 8, !tbaa !54
  %113 = shl i32 %112, 5
  %114 = add nuw nsw i32 %113, %76
  %115 = load i64, ptr %17, align 8, !tbaa !277
  %116 = icmp sgt i64 %115, 0
  br i1 %116, label %117, label %151

117:                                              ; preds = %104
  %118 = load ptr, ptr %18, align 8, !tbaa !278
  br label %119

119:                                              ; preds = %148, %117
  %120 = phi i64 [ 0, %117 ], [ %149, %148 ]
  %121 = getelementptr inbounds nuw %struct.Found, ptr %118, i64 %120
  %122 = load i32, ptr %121, align 8, !tbaa !279
  %123 = icmp eq i32 %122, 5
  br i1 %123, label %124, label %148

124:                                              ; preds = %119
  %125 = getelementptr inbounds nuw i8, ptr %121, i64 4
  %126 = load i32, ptr %125, align 4, !tbaa !280
  %127 = icmp eq i32 %126, %85
  br i1 %127, label %128, label %148

128:                                              ; preds = %124
  %129 = getelementptr inbounds nuw i8, ptr %121, i64 8
  %130 = load i32, ptr %129, align 8, !tbaa !281
  %131 = icmp eq i32 %130, -1
  br i1 %131, label %132, label %148

132:                                              ; preds = %128
  %133 = getelementptr inbounds nuw i8, ptr %121, i64 20
  %134 = load i32, ptr %133, align 4, !tbaa !282
  %135 = icmp eq i32 %134, %105
  br i1 %135, label %136, label %148

136:                                              ; preds = %132
  %137 = getelementptr inbounds nuw i8, ptr %121, i64 12
  %138 = load i32, ptr %137, align 4, !tbaa !283
  %139 = icmp eq i32 %138, 0
  br i1 %139, label %140, label %148

140:                                              ; preds = %136
  %141 = getelementptr inbounds nuw i8, ptr %121, i64 56
  %142 = load i64, ptr %141, align 8, !tbaa !285
  %143 = add i64 %142, 1
  store i64 %143, ptr %141, align 8, !tbaa !285
  %144 = getelementptr inbounds nuw i8, ptr %121, i64 40
  %145 = load i64, ptr %144, align 8, !tbaa !286
  %146 = icmp eq i64 %145, 0
  br i1 %146, label %169, label %147

147:                                              ; preds = %140
  store i64 0, ptr %144, align 8, !tbaa !286
  br label %169

148:                                              ; preds = %136, %132, %128, %124, %119
  %149 = add nuw nsw i64 %120, 1
  %150 = icmp eq i64 %149, %115
  br i1 %150, label %151, label %119, !llvm.loop !288

151:                                              ; preds = %148, %104
  %152 = load i64, ptr %19, align 8, !tbaa !289
  %153 = icmp slt i64 %115, %152
  br i1 %153, label %154, label %169

154:                                              ; preds = %151
  %155 = load ptr, ptr %18, align 8, !tbaa !278
  %156 = add nsw i64 %115, 1
  store i64 %156, ptr %17, align 8, !tbaa !277
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
  %172 = load i32, ptr %20, align 4, !tbaa !237
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
  store i64 %190, ptr %191, align 8, !tbaa !228
  %192 = zext i1 %73 to i64
  %193 = getelementptr inbounds nuw i8, ptr %42, i64 96
  store i64 %192, ptr %193, align 8, !tbaa !411
  br label %194

194:                                              ; preds = %189, %35
  %195 = add nuw nsw i64 %36, 1
  %196 = icmp eq i64 %195, 32
  br i1 %196, label %197, label %35, !llvm.loop !412

197:                                              ; preds = %194
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #24
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
  %212 = load i64, ptr %211, align 8, !tbaa !216
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
  br i1 %263, label %264, label %200, !llvm.loop !413

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
  store i64 %260, ptr %272, align 8, !tbaa !228
  br label %273

273:                                              ; preds = %270, %264
  %274 = add nuw nsw i64 %265, 1
  %275 = icmp eq i64 %274, 32
  br i1 %275, label %369, label %264, !llvm.loop !414

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
  store i64 %294, ptr %295, align 8, !tbaa !228
  %296 = zext i1 %291 to i64
  %297 = getelementptr inbounds nuw i8, ptr %288, i64 96
  store i64 %296, ptr %297, align 8, !tbaa !411
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
  %308 = load i64, ptr %307, align 8, !tbaa !216
  %309 = load i64, ptr %289, align 8, !tbaa !216
  %310 = icmp eq i64 %308, %309
  %311 = select i1 %310, i32 %302, i32 0
  %312 = or i32 %311, %300
  br label %313

313:                                              ; preds = %305, %298
  %314 = phi i32 [ %300, %298 ], [ %312, %305 ]
  %315 = add nuw nsw i64 %299, 1
  %316 = icmp eq i64 %315, 32
  br i1 %316, label %290, label %298, !llvm.loop !415

317:                                              ; preds = %290, %281
  %318 = add nuw nsw i64 %282, 1
  %319 = icmp eq i64 %318, 32
  br i1 %319, label %369, label %281, !llvm.loop !416

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
  %333 = load i64, ptr %332, align 8, !tbaa !216
  %334 = and i64 %333, 1
  %335 = icmp eq i64 %334, 0
  %336 = select i1 %335, i32 0, i32 %327
  %337 = or i32 %336, %325
  br label %338

338:                                              ; preds = %330, %323
  %339 = phi i32 [ %325, %323 ], [ %337, %330 ]
  %340 = add nuw nsw i64 %324, 1
  %341 = icmp eq i64 %340, 32
  br i1 %341, label %322, label %323, !llvm.loop !417

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
  store i64 %356, ptr %365, align 8, !tbaa !228
  br label %366

366:                                              ; preds = %363, %357
  %367 = add nuw nsw i64 %358, 1
  %368 = icmp eq i64 %367, 32
  br i1 %368, label %369, label %357, !llvm.loop !258

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
  store i32 0, ptr %397, align 4, !tbaa !215
  br label %398

398:                                              ; preds = %389, %395
  %399 = add nuw nsw i64 %390, 1
  %400 = icmp eq i64 %399, 32
  br i1 %400, label %388, label %389, !llvm.loop !259
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

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @make_running(ptr noundef %0) unnamed_addr #2 {
  %2 = load ptr, ptr @running, align 8, !tbaa !245
  %3 = icmp eq ptr %2, %0
  br i1 %3, label %89, label %4

4:                                                ; preds = %1
  %5 = icmp eq ptr %2, null
  br i1 %5, label %31, label %6

6:                                                ; preds = %4
  %7 = getelementptr inbounds nuw i8, ptr %2, i64 688
  %8 = load ptr, ptr %7, align 8, !tbaa !397
  %9 = icmp eq ptr %8, null
  br i1 %9, label %31, label %10

10:                                               ; preds = %6
  %11 = load ptr, ptr @L, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %13 = load ptr, ptr %12, align 8, !tbaa !26
  %14 = getelementptr inbounds nuw i8, ptr %11, i64 128
  %15 = load i64, ptr %14, align 8, !tbaa !37
  %16 = getelementptr inbounds nuw i8, ptr %13, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 136
  %18 = load i64, ptr %17, align 8, !tbaa !395
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %8, ptr align 1 %16, i64 %18, i1 false)
  %19 = getelementptr inbounds nuw i8, ptr %11, i64 472
  %20 = load ptr, ptr %19, align 8, !tbaa !156
  %21 = icmp eq ptr %20, null
  br i1 %21, label %31, label %22

22:                                               ; preds = %10
  %23 = load ptr, ptr %7, align 8, !tbaa !397
  %24 = load i64, ptr %17, align 8, !tbaa !395
  %25 = getelementptr inbounds nuw i8, ptr %23, i64 %24
  %26 = load i64, ptr %14, align 8, !tbaa !37
  %27 = lshr i64 %26, 3
  %28 = getelementptr inbounds nuw i8, ptr %20, i64 %27
  %29 = add i64 %24, 7
  %30 = lshr i64 %29, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %25, ptr nonnull align 1 %28, i64 %30, i1 false)
  br label %31

31:                                               ; preds = %10, %22, %6, %4
  store ptr %0, ptr @running, align 8, !tbaa !245
  %32 = icmp eq ptr %0, null
  br i1 %32, label %89, label %33

33:                                               ; preds = %31
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 688
  %35 = load ptr, ptr %34, align 8, !tbaa !397
  %36 = icmp eq ptr %35, null
  %37 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %36, label %58, label %38

38:                                               ; preds = %33
  %39 = getelementptr inbounds nuw i8, ptr %37, i64 96
  %40 = load ptr, ptr %39, align 8, !tbaa !26
  %41 = getelementptr inbounds nuw i8, ptr %37, i64 128
  %42 = load i64, ptr %41, align 8, !tbaa !37
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 %42
  %44 = getelementptr inbounds nuw i8, ptr %37, i64 136
  %45 = load i64, ptr %44, align 8, !tbaa !395
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %43, ptr nonnull align 1 %35, i64 %45, i1 false)
  %46 = getelementptr inbounds nuw i8, ptr %37, i64 472
  %47 = load ptr, ptr %46, align 8, !tbaa !156
  %48 = icmp eq ptr %47, null
  br i1 %48, label %58, label %49

49:                                               ; preds = %38
  %50 = load i64, ptr %41, align 8, !tbaa !37
  %51 = lshr i64 %50, 3
  %52 = getelementptr inbounds nuw i8, ptr %47, i64 %51
  %53 = load ptr, ptr %34, align 8, !tbaa !397
  %54 = load i64, ptr %44, align 8, !tbaa !395
  %55 = getelementptr inbounds nuw i8, ptr %53, i64 %54
  %56 = add i64 %54, 7
  %57 = lshr i64 %56, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %52, ptr align 1 %55, i64 %57, i1 false)
  br label %58

58:                                               ; preds = %38, %49, %33
  %59 = load i32, ptr %0, align 8, !tbaa !163
  %60 = getelementptr inbounds nuw i8, ptr %37, i64 48
  %61 = load i32, ptr %60, align 8, !tbaa !5
  %62 = urem i32 %59, %61
  store i32 %62, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 24), align 8, !tbaa !5
  %63 = load i32, ptr %0, align 8, !tbaa !163
  %64 = udiv i32 %63, %61
  %65 = getelementptr inbounds nuw i8, ptr %37, i64 52
  %66 = load i32, ptr %65, align 4, !tbaa !5
  %67 = urem i32 %64, %66
  store i32 %67, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 28), align 4, !tbaa !5
  %68 = load i32, ptr %0, align 8, !tbaa !163
  %69 = udiv i32 %68, %61
  %70 = udiv i32 %69, %66
  store i32 %70, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 32), align 8, !tbaa !5
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %72 = load i32, ptr %71, align 4, !tbaa !34
  %73 = icmp eq i32 %72, 0
  %74 = getelementptr inbounds nuw i8, ptr %37, i64 392
  %75 = getelementptr inbounds nuw i8, ptr %37, i64 104
  br label %76

76:                                               ; preds = %58, %84
  %77 = phi i64 [ 0, %58 ], [ %87, %84 ]
  br i1 %73, label %78, label %84

78:                                               ; preds = %76
  %79 = load i64, ptr %74, align 8, !tbaa !65
  %80 = icmp eq i64 %79, 0
  br i1 %80, label %81, label %84

81:                                               ; preds = %78
  %82 = load i64, ptr %75, align 8, !tbaa !27
  %83 = lshr i64 %82, %77
  br label %84

84:                                               ; preds = %76, %78, %81
  %85 = phi i64 [ %83, %81 ], [ 0, %78 ], [ 0, %76 ]
  %86 = getelementptr inbounds nuw i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 40), i64 %77
  store i64 %85, ptr %86, align 8, !tbaa !61
  %87 = add nuw nsw i64 %77, 1
  %88 = icmp eq i64 %87, 6
  br i1 %88, label %89, label %76, !llvm.loop !418

89:                                               ; preds = %84, %31, %1
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc noundef i32 @try_lane(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #8 {
  %4 = zext i32 %2 to i64
  %5 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %7 = load i64, ptr %6, align 8, !tbaa !226
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
  %26 = load i32, ptr %25, align 4, !tbaa !215
  %27 = icmp eq i32 %26, 3
  %28 = trunc nuw i64 %22 to i32
  %29 = shl nuw i32 1, %28
  %30 = select i1 %27, i32 0, i32 %29
  %31 = or i32 %30, %23
  %32 = add nuw nsw i64 %22, 1
  %33 = icmp eq i64 %32, %11
  br i1 %33, label %16, label %21, !llvm.loop !419

34:                                               ; preds = %16, %12
  %35 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %94

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %39 = load i32, ptr %38, align 8, !tbaa !223
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %40 = load ptr, ptr @L, align 8, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 600
  store i32 8, ptr %41, align 8, !tbaa !160
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 604
  store i32 %39, ptr %42, align 4, !tbaa !161
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 608
  store i32 -1, ptr %43, align 8, !tbaa !162
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %45 = load ptr, ptr %44, align 8, !tbaa !31
  %46 = load i32, ptr %45, align 8, !tbaa !163
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %48 = load i32, ptr %47, align 8, !tbaa !51
  %49 = getelementptr inbounds nuw i8, ptr %40, i64 616
  store i32 %46, ptr %49, align 8, !tbaa !164
  %50 = getelementptr inbounds nuw i8, ptr %40, i64 620
  store i32 %48, ptr %50, align 4, !tbaa !165
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
  %60 = load i32, ptr %59, align 4, !tbaa !215
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %62, label %83

62:                                               ; preds = %55
  %63 = getelementptr inbounds nuw i8, ptr %58, i64 80
  %64 = load i64, ptr %63, align 8, !tbaa !226
  %65 = trunc i64 %64 to i32
  %66 = icmp eq i32 %65, %8
  br i1 %66, label %67, label %83

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %58, i64 56
  %69 = load i32, ptr %68, align 8, !tbaa !223
  %70 = load i32, ptr %52, align 8, !tbaa !223
  %71 = icmp eq i32 %69, %70
  br i1 %71, label %79, label %72

72:                                               ; preds = %67
  %73 = getelementptr inbounds nuw i8, ptr %58, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !221
  %75 = icmp eq i32 %74, 41
  br i1 %75, label %76, label %83

76:                                               ; preds = %72
  %77 = load i32, ptr %53, align 4, !tbaa !221
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
  br i1 %86, label %87, label %55, !llvm.loop !256

87:                                               ; preds = %83
  %88 = and i32 %84, %8
  %89 = icmp eq i32 %17, %88
  br i1 %89, label %90, label %94

90:                                               ; preds = %12, %87
  %91 = phi i32 [ %88, %87 ], [ 0, %12 ]
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %93 = load i32, ptr %92, align 4, !tbaa !221
  tail call fastcc void @perform(ptr noundef nonnull %0, i32 noundef %91, i32 noundef %93)
  br label %94

94:                                               ; preds = %37, %34, %90, %87
  %95 = phi i32 [ 0, %87 ], [ %91, %90 ], [ 0, %34 ], [ 0, %37 ]
  ret i32 %95
}

; Function Attrs: nounwind uwtable
define internal fastcc void @leave(ptr noundef readonly captures(none) %0) unnamed_addr #8 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %3 = load ptr, ptr %2, align 8, !tbaa !31
  %4 = load ptr, ptr @queues, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %6 = load i32, ptr %5, align 4, !tbaa !62
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.Queue, ptr %4, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !172
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
  %20 = load i32, ptr %19, align 4, !tbaa !166
  store i32 %20, ptr %8, align 4, !tbaa !172
  store i32 %16, ptr %19, align 4, !tbaa !166
  store i32 %15, ptr @free_copy, align 4, !tbaa !5
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %22, label %14, !llvm.loop !420

22:                                               ; preds = %14, %1
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 -1, ptr %23, align 4, !tbaa !171
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %25 = load i32, ptr %24, align 8, !tbaa !218
  %26 = add i32 %25, -1
  store i32 %26, ptr %24, align 8, !tbaa !218
  %27 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %28 = load i32, ptr %27, align 4, !tbaa !49
  %29 = icmp eq i32 %28, 0
  br i1 %29, label %38, label %30

30:                                               ; preds = %22
  %31 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %32 = getelementptr inbounds nuw i8, ptr %3, i64 32
  br label %33

33:                                               ; preds = %30, %57
  %34 = phi i32 [ %28, %30 ], [ %58, %57 ]
  %35 = phi i64 [ 0, %30 ], [ %59, %57 ]
  %36 = load i32, ptr %24, align 8, !tbaa !218
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %39

38:                                               ; preds = %33, %57, %22
  ret void

39:                                               ; preds = %33
  %40 = load ptr, ptr %31, align 8, !tbaa !214
  %41 = getelementptr inbounds nuw %struct.Thread, ptr %40, i64 %35
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 20
  %43 = load i32, ptr %42, align 4, !tbaa !215
  %44 = icmp eq i32 %43, 1
  br i1 %44, label %45, label %57

45:                                               ; preds = %39
  %46 = getelementptr inbounds nuw i8, ptr %41, i64 72
  %47 = load i64, ptr %46, align 8, !tbaa !217
  %48 = icmp eq i64 %47, 0
  br i1 %48, label %49, label %57

49:                                               ; preds = %45
  %50 = getelementptr inbounds nuw i8, ptr %41, i64 64
  %51 = load i64, ptr %50, align 8, !tbaa !216
  %52 = getelementptr inbounds nuw i32, ptr %32, i64 %51
  %53 = load i32, ptr %52, align 4, !tbaa !5
  %54 = icmp eq i32 %53, %36
  br i1 %54, label %55, label %57

55:                                               ; preds = %49
  tail call fastcc void @release_barrier(ptr noundef nonnull %3, i64 noundef %51)
  %56 = load i32, ptr %27, align 4, !tbaa !49
  br label %57

57:                                               ; preds = %55, %49, %45, %39
  %58 = phi i32 [ %56, %55 ], [ %34, %49 ], [ %34, %45 ], [ %34, %39 ]
  %59 = add nuw nsw i64 %35, 1
  %60 = zext i32 %58 to i64
  %61 = icmp samesign ult i64 %59, %60
  br i1 %61, label %33, label %38, !llvm.loop !421
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
  %20 = load ptr, ptr %8, align 8, !tbaa !214
  %21 = getelementptr inbounds nuw %struct.Thread, ptr %20, i64 %18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 108
  %23 = load i32, ptr %22, align 4, !tbaa !62
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.Queue, ptr %9, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !172
  %27 = icmp eq i32 %26, -1
  br i1 %27, label %38, label %28

28:                                               ; preds = %16, %28
  %29 = phi i32 [ %34, %28 ], [ %26, %16 ]
  %30 = phi i32 [ %29, %28 ], [ %19, %16 ]
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds %struct.Copy, ptr %10, i64 %31
  tail call fastcc void @perform_copy(ptr noundef %32)
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 36
  %34 = load i32, ptr %33, align 4, !tbaa !166
  store i32 %34, ptr %25, align 4, !tbaa !172
  store i32 %30, ptr %33, align 4, !tbaa !166
  store i32 %29, ptr @free_copy, align 4, !tbaa !5
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %36, label %28, !llvm.loop !420

36:                                               ; preds = %28
  %37 = load i32, ptr %3, align 4, !tbaa !49
  br label %38

38:                                               ; preds = %36, %16
  %39 = phi i32 [ %17, %16 ], [ %37, %36 ]
  %40 = phi i32 [ %19, %16 ], [ %29, %36 ]
  %41 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 -1, ptr %41, align 4, !tbaa !171
  %42 = add nuw nsw i64 %18, 1
  %43 = zext i32 %39 to i64
  %44 = icmp samesign ult i64 %42, %43
  br i1 %44, label %16, label %11, !llvm.loop !422

45:                                               ; preds = %11
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %47 = load i64, ptr %46, align 8, !tbaa !235
  %48 = add i32 %12, 31
  %49 = lshr i32 %48, 5
  %50 = icmp eq i32 %49, 0
  br i1 %50, label %191, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %53 = load ptr, ptr %52, align 8, !tbaa !214
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
  %78 = load ptr, ptr %77, align 8, !tbaa !239
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #24
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %2, i8 0, i64 256, i1 false)
  br i1 %54, label %79, label %88

79:                                               ; preds = %73
  %80 = load ptr, ptr %55, align 8, !tbaa !423
  %81 = load ptr, ptr %56, align 8, !tbaa !424
  %82 = load ptr, ptr %57, align 8, !tbaa !425
  %83 = load i32, ptr %58, align 4, !tbaa !34
  %84 = icmp eq i32 %83, 0
  br label %92

85:                                               ; preds = %132
  %86 = load i64, ptr %61, align 8, !tbaa !426
  %87 = icmp sgt i64 %109, %86
  br i1 %87, label %136, label %155

88:                                               ; preds = %73
  %89 = load i64, ptr %61, align 8, !tbaa !426
  %90 = icmp slt i64 %89, 0
  br i1 %90, label %91, label %155

91:                                               ; preds = %88
  store i64 0, ptr %61, align 8, !tbaa !426
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
  br i1 %124, label %99, label %110, !llvm.loop !427

125:                                              ; preds = %99
  %126 = load i64, ptr %59, align 8, !tbaa !53
  %127 = tail call i64 @llvm.smin.i64(i64 %126, i64 %100)
  %128 = load ptr, ptr %60, align 8, !tbaa !428
  %129 = getelementptr inbounds nuw i64, ptr %128, i64 %93
  %130 = load i64, ptr %129, align 8, !tbaa !61
  %131 = add nsw i64 %130, %127
  store i64 %131, ptr %129, align 8, !tbaa !61
  br label %132

132:                                              ; preds = %125, %99
  %133 = add nuw nsw i64 %93, 1
  %134 = getelementptr inbounds nuw i8, ptr %95, i64 128
  %135 = icmp eq i64 %133, %47
  br i1 %135, label %85, label %92, !llvm.loop !429

136:                                              ; preds = %85
  store i64 %109, ptr %61, align 8, !tbaa !426
  %137 = load ptr, ptr %62, align 8, !tbaa !430
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
  br i1 %146, label %155, label %138, !llvm.loop !431

147:                                              ; preds = %147, %138
  %148 = phi i64 [ 0, %138 ], [ %153, %147 ]
  %149 = phi i32 [ 0, %138 ], [ %152, %147 ]
  %150 = getelementptr inbounds nuw i32, ptr %140, i64 %148
  %151 = load i32, ptr %150, align 4, !tbaa !5
  %152 = tail call i32 @llvm.umax.i32(i32 %151, i32 %149)
  %153 = add nuw nsw i64 %148, 1
  %154 = icmp eq i64 %153, 32
  br i1 %154, label %141, label %147, !llvm.loop !432

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
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #24
  %163 = add nuw nsw i64 %74, 1
  %164 = icmp eq i64 %163, %72
  br i1 %164, label %191, label %73, !llvm.loop !433

165:                                              ; preds = %157
  %166 = getelementptr inbounds nuw i64, ptr %2, i64 %158
  %167 = load i64, ptr %166, align 8, !tbaa !61
  %168 = load i64, ptr %63, align 8, !tbaa !434
  %169 = icmp sgt i64 %167, %168
  br i1 %169, label %170, label %171

170:                                              ; preds = %165
  store i64 %167, ptr %63, align 8, !tbaa !434
  br label %171

171:                                              ; preds = %170, %165
  %172 = load i64, ptr %64, align 8, !tbaa !398
  %173 = icmp sgt i64 %167, %172
  br i1 %173, label %174, label %187

174:                                              ; preds = %171
  %175 = getelementptr inbounds nuw %struct.Thread, ptr %53, i64 %160
  %176 = icmp eq i32 %159, 0
  br i1 %176, label %177, label %187

177:                                              ; preds = %174
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  store i32 4, ptr %65, align 8, !tbaa !160
  store i32 -1, ptr %66, align 4, !tbaa !161
  store i32 -1, ptr %67, align 8, !tbaa !162
  br i1 %68, label %184, label %178

178:                                              ; preds = %177
  %179 = getelementptr inbounds nuw i8, ptr %175, i64 112
  %180 = load ptr, ptr %179, align 8, !tbaa !31
  %181 = load i32, ptr %180, align 8, !tbaa !163
  %182 = getelementptr inbounds nuw i8, ptr %175, i64 104
  %183 = load i32, ptr %182, align 8, !tbaa !51
  br label %184

184:                                              ; preds = %178, %177
  %185 = phi i32 [ %181, %178 ], [ 0, %177 ]
  %186 = phi i32 [ %183, %178 ], [ 0, %177 ]
  store i32 %185, ptr %69, align 8, !tbaa !164
  store i32 %186, ptr %70, align 4, !tbaa !165
  br label %187

187:                                              ; preds = %184, %174, %171
  %188 = phi i32 [ 1, %184 ], [ %159, %174 ], [ %159, %171 ]
  %189 = add nuw nsw i64 %158, 1
  %190 = icmp eq i64 %189, 32
  br i1 %190, label %162, label %157, !llvm.loop !435

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
  br i1 %223, label %219, label %225, !llvm.loop !187

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
  %236 = load i32, ptr %233, align 4, !tbaa !332
  %237 = add i32 %236, -1
  store i32 %237, ptr %233, align 4, !tbaa !332
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
  br i1 %245, label %228, label %214, !llvm.loop !334

246:                                              ; preds = %225, %204, %200
  %247 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %248 = load ptr, ptr %247, align 8, !tbaa !135
  tail call fastcc void @drop_others(ptr noundef %248)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %201, i8 0, i64 16, i1 false)
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 160
  br label %319

250:                                              ; preds = %261, %197
  %251 = phi i64 [ 0, %197 ], [ %262, %261 ]
  %252 = load ptr, ptr %198, align 8, !tbaa !214
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
  br i1 %265, label %250, label %200, !llvm.loop !436

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
  br i1 %293, label %289, label %295, !llvm.loop !187

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
  %306 = load i32, ptr %303, align 4, !tbaa !332
  %307 = add i32 %306, -1
  store i32 %307, ptr %303, align 4, !tbaa !332
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
  br i1 %315, label %298, label %284, !llvm.loop !334

316:                                              ; preds = %295, %274, %266
  %317 = getelementptr inbounds nuw i8, ptr %271, i64 8
  %318 = load ptr, ptr %317, align 8, !tbaa !135
  tail call fastcc void @drop_others(ptr noundef %318)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %271, i8 0, i64 16, i1 false)
  br i1 %267, label %266, label %261, !llvm.loop !437

319:                                              ; preds = %319, %246
  %320 = phi i64 [ 0, %246 ], [ %322, %319 ]
  %321 = getelementptr inbounds nuw %struct.Pair, ptr %249, i64 %320
  tail call fastcc void @pair_drop(ptr noundef nonnull %321)
  %322 = add nuw nsw i64 %320, 1
  %323 = icmp eq i64 %322, 16
  br i1 %323, label %324, label %319, !llvm.loop !438

324:                                              ; preds = %319, %191
  %325 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %325, align 8, !tbaa !218
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #11

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc zeroext i16 @around_16(double noundef %0, double noundef %1, double noundef %2, i64 range(i64 30064771072, 47244640256) %3) unnamed_addr #15 {
  %5 = trunc i64 %3 to i32
  %6 = lshr i64 %3, 32
  %7 = fmul double %1, %2
  %8 = fadd double %0, %7
  %9 = bitcast double %8 to i64
  %10 = and i64 %9, 4503599627370495
  %11 = add nsw i32 %5, -1
  %12 = shl nsw i32 -1, %11
  %13 = xor i32 %12, -1
  %14 = zext nneg i32 %13 to i64
  %15 = lshr i64 %9, 52
  %16 = and i64 %15, 2047
  %17 = add nsw i64 %14, -1023
  %18 = add nsw i64 %17, %16
  %19 = and i64 %3, 4294967295
  %20 = shl nsw i64 -1, %19
  %21 = xor i64 %20, -1
  %22 = shl i64 %21, %6
  %23 = lshr i64 %9, 48
  %24 = and i64 %23, 32768
  switch i64 %16, label %33 [
    i64 2047, label %25
    i64 0, label %65
  ]

25:                                               ; preds = %4
  %26 = icmp eq i64 %10, 0
  %27 = add nuw nsw i64 %6, 4294967295
  %28 = and i64 %27, 4294967295
  %29 = shl nuw nsw i64 1, %28
  %30 = select i1 %26, i64 0, i64 %29
  %31 = or i64 %22, %30
  %32 = or i64 %31, %24
  br label %65

33:                                               ; preds = %4
  %34 = sub nuw nsw i64 52, %6
  %35 = icmp slt i64 %18, 1
  %36 = add nsw i64 %6, %18
  %37 = sub nsw i64 53, %36
  %38 = select i1 %35, i64 %37, i64 %34
  %39 = icmp sgt i64 %38, 60
  br i1 %39, label %65, label %40

40:                                               ; preds = %33
  %41 = or disjoint i64 %10, 4503599627370496
  %42 = lshr i64 %41, %38
  %43 = shl nsw i64 -1, %38
  %44 = xor i64 %43, -1
  %45 = and i64 %41, %44
  %46 = add nsw i64 %38, -1
  %47 = shl nuw nsw i64 1, %46
  %48 = icmp samesign ugt i64 %45, %47
  br i1 %48, label %54, label %49

49:                                               ; preds = %40
  %50 = icmp ne i64 %45, %47
  %51 = and i64 %42, 1
  %52 = icmp eq i64 %51, 0
  %53 = select i1 %50, i1 true, i1 %52
  br i1 %53, label %56, label %54

54:                                               ; preds = %49, %40
  %55 = add nuw nsw i64 %42, 1
  br label %56

56:                                               ; preds = %54, %49
  %57 = phi i64 [ %55, %54 ], [ %42, %49 ]
  %58 = icmp sgt i64 %18, 0
  %59 = add nsw i64 %18, -1
  %60 = shl nuw nsw i64 %59, %6
  %61 = select i1 %58, i64 %60, i64 0
  %62 = add nuw nsw i64 %57, %61
  %63 = tail call i64 @llvm.umin.i64(i64 %62, i64 %22)
  %64 = or i64 %63, %24
  br label %65

65:                                               ; preds = %4, %25, %33, %56
  %66 = phi i64 [ %32, %25 ], [ %64, %56 ], [ %24, %4 ], [ %24, %33 ]
  %67 = trunc i64 %66 to i16
  %68 = icmp eq i64 %19, 5
  %69 = trunc i64 %66 to i32
  %70 = and i32 %69, 65535
  br i1 %68, label %71, label %95

71:                                               ; preds = %65
  %72 = sext i16 %67 to i32
  %73 = and i32 %72, -2147483648
  %74 = lshr i32 %69, 10
  %75 = and i32 %74, 31
  %76 = and i32 %69, 1023
  switch i32 %75, label %82 [
    i32 31, label %77
    i32 0, label %89
  ]

77:                                               ; preds = %71
  %78 = shl nuw nsw i32 %70, 13
  %79 = or disjoint i32 %73, %78
  %80 = or i32 %79, 2139095040
  %81 = bitcast i32 %80 to float
  br label %98

82:                                               ; preds = %71
  %83 = shl nuw nsw i32 %75, 23
  %84 = add nuw nsw i32 %83, 939524096
  %85 = shl nuw nsw i32 %76, 13
  %86 = or disjoint i32 %84, %85
  %87 = or disjoint i32 %86, %73
  %88 = bitcast i32 %87 to float
  br label %98

89:                                               ; preds = %71
  %90 = uitofp nneg i32 %76 to float
  %91 = fmul float %90, 0x3E70000000000000
  %92 = fneg float %91
  %93 = icmp slt i16 %67, 0
  %94 = select i1 %93, float %92, float %91
  br label %98

95:                                               ; preds = %65
  %96 = shl nuw i32 %70, 16
  %97 = bitcast i32 %96 to float
  br label %98

98:                                               ; preds = %77, %82, %89, %95
  %99 = phi float [ %97, %95 ], [ %81, %77 ], [ %88, %82 ], [ %94, %89 ]
  %100 = fpext float %99 to double
  %101 = fsub double %100, %0
  %102 = tail call noundef double @llvm.fabs.f64(double %101)
  %103 = fcmp ule double %102, %1
  %104 = and i16 %67, 32767
  %105 = icmp eq i16 %104, 0
  %106 = or i1 %105, %103
  br i1 %106, label %113, label %107

107:                                              ; preds = %98
  %108 = fcmp ogt float %99, 0.000000e+00
  %109 = fcmp ule double %0, %100
  %110 = xor i1 %108, %109
  %111 = select i1 %110, i16 1, i16 -1
  %112 = add i16 %111, %67
  br label %113

113:                                              ; preds = %107, %98
  %114 = phi i16 [ %112, %107 ], [ %67, %98 ]
  %115 = zext i16 %114 to i32
  br i1 %68, label %116, label %140

116:                                              ; preds = %113
  %117 = sext i16 %114 to i32
  %118 = and i32 %117, -2147483648
  %119 = lshr i32 %115, 10
  %120 = and i32 %119, 31
  %121 = and i32 %115, 1023
  switch i32 %120, label %127 [
    i32 31, label %122
    i32 0, label %134
  ]

122:                                              ; preds = %116
  %123 = shl nuw nsw i32 %115, 13
  %124 = or disjoint i32 %118, %123
  %125 = or i32 %124, 2139095040
  %126 = bitcast i32 %125 to float
  br label %143

127:                                              ; preds = %116
  %128 = shl nuw nsw i32 %120, 23
  %129 = add nuw nsw i32 %128, 939524096
  %130 = shl nuw nsw i32 %121, 13
  %131 = or disjoint i32 %129, %130
  %132 = or disjoint i32 %131, %118
  %133 = bitcast i32 %132 to float
  br label %143

134:                                              ; preds = %116
  %135 = uitofp nneg i32 %121 to float
  %136 = fmul float %135, 0x3E70000000000000
  %137 = fneg float %136
  %138 = icmp slt i16 %114, 0
  %139 = select i1 %138, float %137, float %136
  br label %143

140:                                              ; preds = %113
  %141 = shl nuw i32 %115, 16
  %142 = bitcast i32 %141 to float
  br label %143

143:                                              ; preds = %122, %127, %134, %140
  %144 = phi float [ %142, %140 ], [ %126, %122 ], [ %133, %127 ], [ %139, %134 ]
  %145 = fpext float %144 to double
  %146 = fsub double %145, %0
  %147 = tail call noundef double @llvm.fabs.f64(double %146)
  %148 = fcmp ugt double %147, %1
  br i1 %148, label %149, label %201

149:                                              ; preds = %143
  %150 = bitcast double %0 to i64
  %151 = and i64 %150, 4503599627370495
  %152 = lshr i64 %150, 52
  %153 = and i64 %152, 2047
  %154 = add nsw i64 %153, -1023
  %155 = add nsw i64 %154, %14
  %156 = lshr i64 %150, 48
  %157 = and i64 %156, 32768
  switch i64 %153, label %166 [
    i64 2047, label %158
    i64 0, label %198
  ]

158:                                              ; preds = %149
  %159 = icmp eq i64 %151, 0
  %160 = add nuw nsw i64 %6, 4294967295
  %161 = and i64 %160, 4294967295
  %162 = shl nuw nsw i64 1, %161
  %163 = select i1 %159, i64 0, i64 %162
  %164 = or i64 %157, %163
  %165 = or i64 %164, %22
  br label %198

166:                                              ; preds = %149
  %167 = sub nuw nsw i64 52, %6
  %168 = icmp slt i64 %155, 1
  %169 = add nsw i64 %6, %155
  %170 = sub nsw i64 53, %169
  %171 = select i1 %168, i64 %170, i64 %167
  %172 = icmp sgt i64 %171, 60
  br i1 %172, label %198, label %173

173:                                              ; preds = %166
  %174 = or disjoint i64 %151, 4503599627370496
  %175 = lshr i64 %174, %171
  %176 = shl nsw i64 -1, %171
  %177 = xor i64 %176, -1
  %178 = and i64 %174, %177
  %179 = add nsw i64 %171, -1
  %180 = shl nuw nsw i64 1, %179
  %181 = icmp samesign ugt i64 %178, %180
  br i1 %181, label %187, label %182

182:                                              ; preds = %173
  %183 = icmp ne i64 %178, %180
  %184 = and i64 %175, 1
  %185 = icmp eq i64 %184, 0
  %186 = select i1 %183, i1 true, i1 %185
  br i1 %186, label %189, label %187

187:                                              ; preds = %182, %173
  %188 = add nuw nsw i64 %175, 1
  br label %189

189:                                              ; preds = %187, %182
  %190 = phi i64 [ %188, %187 ], [ %175, %182 ]
  %191 = icmp sgt i64 %155, 0
  %192 = add nsw i64 %155, -1
  %193 = shl nuw nsw i64 %192, %6
  %194 = select i1 %191, i64 %193, i64 0
  %195 = add nuw nsw i64 %190, %194
  %196 = tail call i64 @llvm.umin.i64(i64 %195, i64 %22)
  %197 = or i64 %196, %157
  br label %198

198:                                              ; preds = %149, %158, %166, %189
  %199 = phi i64 [ %165, %158 ], [ %197, %189 ], [ %157, %149 ], [ %157, %166 ]
  %200 = trunc i64 %199 to i16
  br label %201

201:                                              ; preds = %143, %198
  %202 = phi i16 [ %200, %198 ], [ %114, %143 ]
  ret i16 %202
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.copysign.f64(double, double) #11

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #21

; Function Attrs: nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #22

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #23

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #21

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #21

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
attributes #13 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #14 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #15 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) }
attributes #16 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #18 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #19 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #20 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #21 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #23 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #24 = { nounwind }


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
!23 = !{!"", !7, i64 0, !7, i64 12, !7, i64 24, !6, i64 36, !7, i64 40, !7, i64 88, !6, i64 152, !6, i64 156, !13, i64 160, !7, i64 168, !13, i64 8360, !10, i64 8368}
!24 = !{!21, !6, i64 0}
!25 = !{!21, !6, i64 4}
!26 = !{!12, !16, i64 96}
!27 = !{!12, !13, i64 104}
!28 = !{!12, !16, i64 112}
!29 = !{!7, !7, i64 0}
!30 = !{!12, !16, i64 120}
!31 = !{!32, !33, i64 112}
!32 = !{!"", !7, i64 0, !6, i64 12, !6, i64 16, !6, i64 20, !13, i64 24, !14, i64 32, !16, i64 40, !10, i64 48, !6, i64 56, !6, i64 60, !13, i64 64, !13, i64 72, !13, i64 80, !13, i64 88, !13, i64 96, !6, i64 104, !6, i64 108, !33, i64 112, !6, i64 120, !6, i64 124}
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
!152 = !{!153, !153, i64 0}
!153 = !{!"p2 int", !154, i64 0}
!154 = !{!"any p2 pointer", !10, i64 0}
!155 = !{!14, !14, i64 0}
!156 = !{!12, !16, i64 472}
!157 = distinct !{!157, !47, !48}
!158 = distinct !{!158, !47, !48}
!159 = distinct !{!159, !47, !48}
!160 = !{!12, !6, i64 600}
!161 = !{!12, !6, i64 604}
!162 = !{!12, !6, i64 608}
!163 = !{!35, !6, i64 0}
!164 = !{!12, !6, i64 616}
!165 = !{!12, !6, i64 620}
!166 = !{!167, !6, i64 36}
!167 = !{!"", !16, i64 0, !16, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!168 = !{!169, !6, i64 8}
!169 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!170 = !{!16, !16, i64 0}
!171 = !{!169, !6, i64 4}
!172 = !{!169, !6, i64 0}
!173 = !{!12, !13, i64 544}
!174 = !{!12, !13, i64 440}
!175 = distinct !{!175, !47, !48}
!176 = !{!105, !10, i64 0}
!177 = !{!146, !6, i64 0}
!178 = !{!146, !7, i64 16}
!179 = !{!146, !6, i64 8}
!180 = !{!146, !6, i64 4}
!181 = distinct !{!181, !47, !48}
!182 = distinct !{!182, !47, !48}
!183 = distinct !{!183, !47, !48}
!184 = distinct !{!184, !47, !48}
!185 = distinct !{!185, !47, !48}
!186 = !{!99, !6, i64 56}
!187 = distinct !{!187, !47, !48}
!188 = distinct !{!188, !47, !48}
!189 = !{!99, !100, i64 60}
!190 = !{!146, !100, i64 18}
!191 = distinct !{!191, !47, !48}
!192 = distinct !{!192, !47, !48}
!193 = !{!146, !100, i64 14}
!194 = !{!146, !7, i64 17}
!195 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 2, !119, i64 14, i64 2, !119, i64 16, i64 1, !29, i64 17, i64 1, !29, i64 18, i64 2, !119}
!196 = !{!146, !100, i64 12}
!197 = distinct !{!197, !47, !48}
!198 = distinct !{!198, !47, !48}
!199 = distinct !{!199, !47, !48}
!200 = !{!167, !6, i64 40}
!201 = !{!167, !6, i64 16}
!202 = !{!167, !6, i64 20}
!203 = !{!167, !16, i64 8}
!204 = !{!167, !16, i64 0}
!205 = distinct !{!205, !47, !48}
!206 = !{!167, !6, i64 32}
!207 = !{!167, !6, i64 28}
!208 = !{!167, !6, i64 24}
!209 = distinct !{!209, !47, !48}
!210 = !{!12, !13, i64 648}
!211 = !{!32, !10, i64 48}
!212 = !{!12, !13, i64 224}
!213 = !{!12, !16, i64 216}
!214 = !{!35, !10, i64 24}
!215 = !{!32, !6, i64 20}
!216 = !{!32, !13, i64 64}
!217 = !{!32, !13, i64 72}
!218 = !{!35, !6, i64 16}
!219 = distinct !{!219, !47, !48}
!220 = distinct !{!220, !47, !48}
!221 = !{!32, !6, i64 60}
!222 = distinct !{!222, !47, !48}
!223 = !{!32, !6, i64 56}
!224 = distinct !{!224, !47, !48}
!225 = !{!12, !6, i64 628}
!226 = !{!32, !13, i64 80}
!227 = distinct !{!227, !47, !48}
!228 = !{!32, !13, i64 88}
!229 = distinct !{!229, !47, !48}
!230 = !{!12, !13, i64 528}
!231 = !{!12, !16, i64 536}
!232 = !{!154, !154, i64 0}
!233 = !{!12, !16, i64 584}
!234 = !{!12, !14, i64 240}
!235 = !{!12, !13, i64 16}
!236 = !{!12, !10, i64 232}
!237 = !{!12, !6, i64 516}
!238 = !{!32, !6, i64 120}
!239 = !{!32, !14, i64 32}
!240 = !{!32, !16, i64 40}
!241 = distinct !{!241, !47, !48}
!242 = distinct !{!242, !47, !48}
!243 = distinct !{!243, !47, !48}
!244 = !{!12, !13, i64 552}
!245 = !{!33, !33, i64 0}
!246 = distinct !{!246, !47, !48}
!247 = distinct !{!247, !47, !48}
!248 = !{!12, !13, i64 8}
!249 = distinct !{!249, !47, !48}
!250 = !{!12, !15, i64 72}
!251 = !{!75, !6, i64 4}
!252 = !{!75, !6, i64 0}
!253 = distinct !{!253, !47, !48}
!254 = distinct !{!254, !47, !48}
!255 = distinct !{!255, !47, !48}
!256 = distinct !{!256, !47, !48}
!257 = !{!12, !13, i64 592}
!258 = distinct !{!258, !47, !48}
!259 = distinct !{!259, !47, !48}
!260 = distinct !{!260, !47, !48}
!261 = distinct !{!261, !47, !48}
!262 = distinct !{!262, !47, !48}
!263 = distinct !{!263, !47, !48}
!264 = !{!12, !13, i64 568}
!265 = distinct !{!265, !47, !48}
!266 = distinct !{!266, !47, !48}
!267 = distinct !{!267, !47, !48}
!268 = !{!12, !14, i64 80}
!269 = distinct !{!269, !47, !48}
!270 = distinct !{!270, !47, !48}
!271 = distinct !{!271, !47, !48}
!272 = distinct !{!272, !47, !48}
!273 = !{!12, !10, i64 0}
!274 = distinct !{!274, !47, !48}
!275 = distinct !{!275, !47, !48}
!276 = distinct !{!276, !47, !48}
!277 = !{!12, !13, i64 488}
!278 = !{!12, !10, i64 480}
!279 = !{!147, !6, i64 0}
!280 = !{!147, !6, i64 4}
!281 = !{!147, !6, i64 8}
!282 = !{!147, !6, i64 20}
!283 = !{!147, !6, i64 12}
!284 = !{!147, !6, i64 16}
!285 = !{!147, !13, i64 56}
!286 = !{!147, !13, i64 40}
!287 = !{!147, !13, i64 48}
!288 = distinct !{!288, !47, !48}
!289 = !{!12, !13, i64 496}
!290 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 4, !5, i64 16, i64 8, !61, i64 24, i64 8, !61, i64 32, i64 8, !61}
!291 = distinct !{!291, !47, !48}
!292 = distinct !{!292, !47, !48}
!293 = distinct !{!293, !47, !48}
!294 = distinct !{!294, !47, !48}
!295 = !{!23, !13, i64 8360}
!296 = !{!23, !10, i64 8368}
!297 = !{!298, !298, i64 0}
!298 = !{!"double", !7, i64 0}
!299 = distinct !{!299, !47, !48}
!300 = distinct !{!300, !47, !48}
!301 = distinct !{!301, !47, !48}
!302 = distinct !{!302, !47, !48}
!303 = distinct !{!303, !47, !48}
!304 = distinct !{!304, !47, !48}
!305 = distinct !{!305, !47, !48}
!306 = distinct !{!306, !47, !48}
!307 = distinct !{!307, !47, !48}
!308 = distinct !{!308, !47, !48}
!309 = distinct !{!309, !47, !48}
!310 = distinct !{!310, !47, !48}
!311 = distinct !{!311, !47, !48}
!312 = distinct !{!312, !47, !48}
!313 = !{!12, !13, i64 504}
!314 = !{!12, !13, i64 632}
!315 = !{!12, !13, i64 640}
!316 = !{!12, !6, i64 612}
!317 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 4, !5, i64 16, i64 4, !5, i64 20, i64 4, !5, i64 24, i64 4, !5, i64 28, i64 4, !5, i64 32, i64 4, !5, i64 36, i64 4, !5, i64 40, i64 8, !61, i64 48, i64 8, !61, i64 56, i64 8, !61}
!318 = distinct !{!318, !47, !48}
!319 = !{!320}
!320 = distinct !{!320, !321, !"found_one: argument 0"}
!321 = distinct !{!321, !"found_one"}
!322 = !{!12, !14, i64 448}
!323 = !{!12, !13, i64 456}
!324 = !{!12, !13, i64 464}
!325 = !{!326}
!326 = distinct !{!326, !327, !"found_one: argument 0"}
!327 = distinct !{!327, !"found_one"}
!328 = distinct !{!328, !47, !48}
!329 = !{!104, !10, i64 104}
!330 = distinct !{!330, !47, !48}
!331 = distinct !{!331, !47, !48}
!332 = !{!333, !6, i64 0}
!333 = !{!"", !6, i64 0, !7, i64 4}
!334 = distinct !{!334, !47, !48}
!335 = distinct !{!335, !47, !48}
!336 = distinct !{!336, !47, !48}
!337 = distinct !{!337, !47, !48}
!338 = distinct !{!338, !47, !48}
!339 = !{!138, !6, i64 0}
!340 = distinct !{!340, !47, !48}
!341 = distinct !{!341, !47, !48}
!342 = distinct !{!342, !47, !48}
!343 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 8, !9}
!344 = distinct !{!344, !47, !48}
!345 = distinct !{!345, !47, !48}
!346 = distinct !{!346, !47, !48}
!347 = distinct !{!347, !47, !48}
!348 = distinct !{!348, !47, !48}
!349 = !{!350}
!350 = distinct !{!350, !351, !"found_pair: argument 0"}
!351 = distinct !{!351, !"found_pair"}
!352 = !{!353}
!353 = distinct !{!353, !354, !"found_pair: argument 0"}
!354 = distinct !{!354, !"found_pair"}
!355 = distinct !{!355, !47, !48}
!356 = !{!357}
!357 = distinct !{!357, !358, !"found_pair: argument 0"}
!358 = distinct !{!358, !"found_pair"}
!359 = distinct !{!359, !47, !48}
!360 = distinct !{!360, !47, !48}
!361 = distinct !{!361, !47, !48}
!362 = !{!363}
!363 = distinct !{!363, !364, !"found_pair: argument 0"}
!364 = distinct !{!364, !"found_pair"}
!365 = !{!147, !6, i64 24}
!366 = !{!147, !6, i64 28}
!367 = !{!147, !6, i64 32}
!368 = !{!147, !6, i64 36}
!369 = !{!370}
!370 = distinct !{!370, !371, !"found_pair: argument 0"}
!371 = distinct !{!371, !"found_pair"}
!372 = distinct !{!372, !47, !48}
!373 = distinct !{!373, !47, !48}
!374 = distinct !{!374, !47, !48}
!375 = !{!145, !13, i64 24}
!376 = !{!145, !100, i64 12}
!377 = !{!145, !6, i64 36}
!378 = distinct !{!378, !47, !48}
!379 = distinct !{!379, !47, !48}
!380 = distinct !{!380, !47, !48}
!381 = distinct !{!381, !47, !48}
!382 = distinct !{!382, !47, !48}
!383 = distinct !{!383, !47, !48}
!384 = distinct !{!384, !47, !48}
!385 = distinct !{!385, !47, !48}
!386 = !{ptr @at_barrier, ptr @in_group}
!387 = distinct !{!387, !47, !48}
!388 = distinct !{!388, !47, !48}
!389 = distinct !{!389, !47, !48}
!390 = distinct !{!390, !47, !48}
!391 = !{!12, !13, i64 304}
!392 = !{!12, !15, i64 296}
!393 = distinct !{!393, !47, !48}
!394 = distinct !{!394, !47, !48}
!395 = !{!12, !13, i64 136}
!396 = !{!12, !16, i64 576}
!397 = !{!35, !16, i64 688}
!398 = !{!12, !13, i64 88}
!399 = distinct !{!399, !47, !48}
!400 = !{!12, !13, i64 208}
!401 = distinct !{!401, !47, !48}
!402 = !{!107, !10, i64 0}
!403 = !{!107, !10, i64 16}
!404 = distinct !{!404, !47, !48}
!405 = distinct !{!405, !47, !48}
!406 = distinct !{!406, !47, !48}
!407 = distinct !{!407, !47, !48}
!408 = !{!409}
!409 = distinct !{!409, !410, !"found_one: argument 0"}
!410 = distinct !{!410, !"found_one"}
!411 = !{!32, !13, i64 96}
!412 = distinct !{!412, !47, !48}
!413 = distinct !{!413, !47, !48}
!414 = distinct !{!414, !47, !48}
!415 = distinct !{!415, !47, !48}
!416 = distinct !{!416, !47, !48}
!417 = distinct !{!417, !47, !48}
!418 = distinct !{!418, !47, !48}
!419 = distinct !{!419, !47, !48}
!420 = distinct !{!420, !47, !48}
!421 = distinct !{!421, !47, !48}
!422 = distinct !{!422, !47, !48}
!423 = !{!12, !14, i64 32}
!424 = !{!12, !15, i64 248}
!425 = !{!12, !15, i64 256}
!426 = !{!12, !13, i64 288}
!427 = distinct !{!427, !47, !48}
!428 = !{!12, !15, i64 272}
!429 = distinct !{!429, !47, !48}
!430 = !{!12, !15, i64 264}
!431 = distinct !{!431, !47, !48}
!432 = distinct !{!432, !47, !48}
!433 = distinct !{!433, !47, !48}
!434 = !{!12, !13, i64 280}
!435 = distinct !{!435, !47, !48}
!436 = distinct !{!436, !47, !48}
!437 = distinct !{!437, !47, !48}
!438 = distinct !{!438, !47, !48}
