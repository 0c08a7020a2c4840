; Made from runtime.c by scripts/build_simt_runtime.py; do not edit.

%struct.State = type { [3 x i32], [3 x i32], [3 x i32], i32, [6 x i64], [8 x i64], i32, i32, i64, [8192 x i8], i64 }
%struct.Site = type { i32, i32, i32, i32 }
%struct.Mark = type { i32, i32, i16, i16, i32 }
%struct.Cell = type { %struct.Mark, %struct.Mark, %struct.Mark, %struct.Mark, %struct.Mark }
%struct.Thread = type { [3 x i32], i32, i32, i32, i64, ptr, ptr, ptr, i32, i32, i64, i64, i64, i64, i64, i32, [5 x i32] }

@L = internal unnamed_addr global ptr null, align 8
@tracing = internal unnamed_addr global i1 false, align 4
@gevo_state = global %struct.State zeroinitializer, align 8
@frames_used = internal unnamed_addr global i64 0, align 8
@arrivals = internal unnamed_addr global [16 x i32] zeroinitializer, align 16
@block_index = internal unnamed_addr global i32 0, align 4
@nowhere = internal global [64 x i8] zeroinitializer, align 64
@epoch = internal unnamed_addr global i32 0, align 4
@acquired = internal unnamed_addr global i1 false, align 4
@pieces = internal unnamed_addr global [16384 x i64] zeroinitializer, align 16

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @gevo_access(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load ptr, ptr @L, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  %7 = sext i32 %1 to i64
  %8 = getelementptr inbounds %struct.Site, ptr %6, i64 %7
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %10 = load i32, ptr %9, align 4, !tbaa !18
  %11 = and i32 %10, 3
  %12 = icmp ne i32 %11, 0
  %13 = zext i1 %12 to i32
  %14 = load i32, ptr %8, align 4, !tbaa !20
  %15 = sext i32 %14 to i64
  %16 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %17 = load i32, ptr %16, align 4, !tbaa !21
  %18 = sext i32 %17 to i64
  %19 = tail call fastcc i32 @check(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %15, i64 noundef %18, i32 noundef %13)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %193, label %21

21:                                               ; preds = %3
  %22 = ptrtoint ptr %2 to i64
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %24 = load ptr, ptr %23, align 8, !tbaa !22
  %25 = ptrtoint ptr %24 to i64
  %26 = sub i64 %22, %25
  %27 = load i1, ptr @tracing, align 4
  br i1 %27, label %28, label %182

28:                                               ; preds = %21
  %29 = load i32, ptr %8, align 4, !tbaa !20
  %30 = sext i32 %29 to i64
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 128
  %32 = load i64, ptr %31, align 8, !tbaa !23
  %33 = icmp ult i64 %26, %32
  br i1 %33, label %38, label %34

34:                                               ; preds = %28
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %36 = load i64, ptr %35, align 8, !tbaa !24
  %37 = icmp ult i64 %26, %36
  br i1 %37, label %91, label %38

38:                                               ; preds = %34, %28
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 152
  %40 = load i64, ptr %39, align 8, !tbaa !25
  %41 = icmp ult i64 %26, %40
  br i1 %41, label %46, label %42

42:                                               ; preds = %38
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 168
  %44 = load i64, ptr %43, align 8, !tbaa !26
  %45 = icmp ult i64 %26, %44
  br i1 %45, label %91, label %46

46:                                               ; preds = %42, %38
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 176
  %48 = load i64, ptr %47, align 8, !tbaa !27
  %49 = icmp ult i64 %26, %48
  br i1 %49, label %54, label %50

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 184
  %52 = load i64, ptr %51, align 8, !tbaa !28
  %53 = icmp ult i64 %26, %52
  br i1 %53, label %91, label %54

54:                                               ; preds = %50, %46
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 192
  %56 = load i64, ptr %55, align 8, !tbaa !29
  %57 = sub i64 %26, %56
  %58 = lshr i64 %57, 5
  %59 = add i64 %26, %30
  %60 = xor i64 %56, -1
  %61 = add i64 %59, %60
  %62 = lshr i64 %61, 5
  %63 = icmp samesign ugt i64 %58, %62
  br i1 %63, label %91, label %64

64:                                               ; preds = %54
  %65 = getelementptr inbounds nuw i8, ptr %4, i64 376
  %66 = getelementptr inbounds nuw i8, ptr %4, i64 384
  br label %67

67:                                               ; preds = %82, %64
  %68 = phi i64 [ %58, %64 ], [ %85, %82 ]
  %69 = trunc i64 %68 to i8
  %70 = and i8 %69, 7
  %71 = shl nuw i8 1, %70
  %72 = load ptr, ptr %65, align 8, !tbaa !30
  %73 = lshr i64 %68, 3
  %74 = getelementptr inbounds nuw i8, ptr %72, i64 %73
  %75 = load i8, ptr %74, align 1, !tbaa !31
  %76 = and i8 %71, %75
  %77 = icmp eq i8 %76, 0
  br i1 %77, label %78, label %82

78:                                               ; preds = %67
  %79 = load i64, ptr %66, align 8, !tbaa !32
  %80 = add nsw i64 %79, 1
  store i64 %80, ptr %66, align 8, !tbaa !32
  %81 = load i8, ptr %74, align 1, !tbaa !31
  br label %82

82:                                               ; preds = %78, %67
  %83 = phi i8 [ %81, %78 ], [ %75, %67 ]
  %84 = or i8 %83, %71
  store i8 %84, ptr %74, align 1, !tbaa !31
  %85 = add nuw nsw i64 %68, 1
  %86 = load i64, ptr %55, align 8, !tbaa !29
  %87 = xor i64 %86, -1
  %88 = add i64 %59, %87
  %89 = lshr i64 %88, 5
  %90 = icmp samesign ult i64 %68, %89
  br i1 %90, label %67, label %91, !llvm.loop !33

91:                                               ; preds = %82, %54, %50, %42, %34
  %92 = phi i32 [ 3, %34 ], [ 4, %50 ], [ 5, %42 ], [ 1, %54 ], [ 1, %82 ]
  %93 = getelementptr inbounds nuw i8, ptr %4, i64 344
  %94 = load ptr, ptr %93, align 8, !tbaa !36
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %96 = load i32, ptr %95, align 8, !tbaa !37
  %97 = zext i32 %96 to i64
  %98 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %99 = load i64, ptr %98, align 8, !tbaa !39
  %100 = mul nsw i64 %99, %97
  %101 = zext i32 %1 to i64
  %102 = getelementptr i32, ptr %94, i64 %100
  %103 = getelementptr i32, ptr %102, i64 %101
  %104 = load i32, ptr %103, align 4, !tbaa !5
  %105 = add i32 %104, 1
  store i32 %105, ptr %103, align 4, !tbaa !5
  %106 = zext i32 %104 to i64
  %107 = getelementptr inbounds nuw i8, ptr %4, i64 312
  %108 = load i64, ptr %107, align 8, !tbaa !40
  %109 = icmp sgt i64 %108, %106
  br i1 %109, label %110, label %182

110:                                              ; preds = %91
  %111 = getelementptr inbounds nuw i8, ptr %4, i64 336
  %112 = load ptr, ptr %111, align 8, !tbaa !41
  %113 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %114 = load i32, ptr %113, align 8, !tbaa !42
  %115 = zext i32 %114 to i64
  %116 = mul nsw i64 %99, %115
  %117 = add nsw i64 %116, %101
  %118 = mul nsw i64 %117, %108
  %119 = getelementptr i32, ptr %112, i64 %118
  %120 = getelementptr i32, ptr %119, i64 %106
  %121 = load i32, ptr %120, align 4, !tbaa !5
  %122 = icmp eq i32 %121, 0
  br i1 %122, label %123, label %150

123:                                              ; preds = %110
  %124 = getelementptr inbounds nuw i8, ptr %4, i64 328
  %125 = load i64, ptr %124, align 8, !tbaa !43
  %126 = getelementptr inbounds nuw i8, ptr %4, i64 320
  %127 = load i64, ptr %126, align 8, !tbaa !44
  %128 = icmp eq i64 %125, %127
  br i1 %128, label %182, label %129

129:                                              ; preds = %123
  %130 = add nsw i64 %125, 1
  store i64 %130, ptr %124, align 8, !tbaa !43
  %131 = trunc i64 %130 to i32
  store i32 %131, ptr %120, align 4, !tbaa !5
  %132 = getelementptr inbounds nuw i8, ptr %4, i64 352
  %133 = load ptr, ptr %132, align 8, !tbaa !45
  %134 = shl i64 %125, 32
  %135 = ashr exact i64 %134, 30
  %136 = getelementptr inbounds i8, ptr %133, i64 %135
  store i32 %1, ptr %136, align 4, !tbaa !5
  %137 = getelementptr inbounds nuw i8, ptr %4, i64 360
  %138 = load ptr, ptr %137, align 8, !tbaa !46
  %139 = load i32, ptr %120, align 4, !tbaa !5
  %140 = sext i32 %139 to i64
  %141 = getelementptr i32, ptr %138, i64 %140
  %142 = getelementptr i8, ptr %141, i64 -4
  store i32 %92, ptr %142, align 4, !tbaa !5
  %143 = getelementptr inbounds nuw i8, ptr %4, i64 368
  %144 = load ptr, ptr %143, align 8, !tbaa !47
  %145 = load i32, ptr %120, align 4, !tbaa !5
  %146 = add nsw i32 %145, -1
  %147 = sext i32 %146 to i64
  %148 = shl nsw i64 %147, 8
  %149 = getelementptr i8, ptr %144, i64 %148
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %149, i8 -1, i64 256, i1 false), !tbaa !48
  br label %150

150:                                              ; preds = %129, %110
  %151 = phi i32 [ %145, %129 ], [ %121, %110 ]
  switch i32 %92, label %166 [
    i32 3, label %152
    i32 5, label %154
    i32 4, label %163
  ]

152:                                              ; preds = %150
  %153 = load i64, ptr %31, align 8, !tbaa !23
  br label %169

154:                                              ; preds = %150
  %155 = getelementptr inbounds nuw i8, ptr %4, i64 152
  %156 = load i64, ptr %155, align 8, !tbaa !25
  %157 = load i32, ptr %95, align 8, !tbaa !37
  %158 = zext i32 %157 to i64
  %159 = getelementptr inbounds nuw i8, ptr %4, i64 160
  %160 = load i64, ptr %159, align 8, !tbaa !49
  %161 = mul i64 %160, %158
  %162 = add i64 %161, %156
  br label %169

163:                                              ; preds = %150
  %164 = getelementptr inbounds nuw i8, ptr %4, i64 176
  %165 = load i64, ptr %164, align 8, !tbaa !27
  br label %169

166:                                              ; preds = %150
  %167 = getelementptr inbounds nuw i8, ptr %4, i64 192
  %168 = load i64, ptr %167, align 8, !tbaa !29
  br label %169

169:                                              ; preds = %166, %163, %154, %152
  %170 = phi i64 [ %153, %152 ], [ %162, %154 ], [ %165, %163 ], [ %168, %166 ]
  %171 = sub i64 %26, %170
  %172 = getelementptr inbounds nuw i8, ptr %4, i64 368
  %173 = load ptr, ptr %172, align 8, !tbaa !47
  %174 = add nsw i32 %151, -1
  %175 = sext i32 %174 to i64
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %177 = load i32, ptr %176, align 4, !tbaa !50
  %178 = zext i32 %177 to i64
  %179 = shl nsw i64 %175, 8
  %180 = getelementptr i8, ptr %173, i64 %179
  %181 = getelementptr i64, ptr %180, i64 %178
  store i64 %171, ptr %181, align 8, !tbaa !48
  br label %182

182:                                              ; preds = %169, %123, %91, %21
  %183 = getelementptr inbounds nuw i8, ptr %4, i64 392
  %184 = load i64, ptr %183, align 8, !tbaa !51
  %185 = icmp eq i64 %184, 0
  br i1 %185, label %192, label %186

186:                                              ; preds = %182
  %187 = load i32, ptr %8, align 4, !tbaa !20
  %188 = sext i32 %187 to i64
  %189 = load i32, ptr %9, align 4, !tbaa !18
  %190 = tail call fastcc i32 @race(ptr noundef %0, i32 noundef %1, i64 noundef %26, i64 noundef %188, i32 noundef %189, ptr noundef nonnull getelementptr inbounds nuw (i8, ptr @gevo_state, i64 88))
  %191 = icmp eq i32 %190, 0
  br i1 %191, label %193, label %192

192:                                              ; preds = %186, %182
  br label %193

193:                                              ; preds = %192, %186, %3
  %194 = phi i32 [ 0, %3 ], [ 1, %192 ], [ 0, %186 ]
  ret i32 %194
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @check(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef range(i64 -2147483648, 2147483648) %4, i32 noundef %5) unnamed_addr #0 {
  %7 = ptrtoint ptr %2 to i64
  %8 = load ptr, ptr @L, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %10 = load ptr, ptr %9, align 8, !tbaa !22
  %11 = ptrtoint ptr %10 to i64
  %12 = sub i64 %7, %11
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %14 = load i64, ptr %13, align 8, !tbaa !52
  %15 = icmp uge i64 %12, %14
  %16 = sub nuw i64 %14, %12
  %17 = icmp ugt i64 %3, %16
  %18 = select i1 %15, i1 true, i1 %17
  br i1 %18, label %38, label %19

19:                                               ; preds = %6
  %20 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %21 = load ptr, ptr %20, align 8, !tbaa !53
  br label %22

22:                                               ; preds = %26, %19
  %23 = phi i64 [ %3, %19 ], [ %37, %26 ]
  %24 = phi i64 [ %12, %19 ], [ %36, %26 ]
  %25 = icmp eq i64 %23, 0
  br i1 %25, label %48, label %26

26:                                               ; preds = %22
  %27 = and i64 %24, 3
  %28 = sub nuw nsw i64 4, %27
  %29 = tail call i64 @llvm.umin.i64(i64 %28, i64 %23)
  %30 = lshr i64 %24, 2
  %31 = getelementptr inbounds nuw i8, ptr %21, i64 %30
  %32 = load i8, ptr %31, align 1, !tbaa !31
  %33 = zext i8 %32 to i64
  %34 = add nuw nsw i64 %29, %27
  %35 = icmp samesign ugt i64 %34, %33
  %36 = add i64 %29, %24
  %37 = sub i64 %23, %29
  br i1 %35, label %38, label %22

38:                                               ; preds = %26, %6
  %39 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %40 = icmp eq i32 %39, 0
  br i1 %40, label %41, label %102

41:                                               ; preds = %38
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %42 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store i32 1, ptr %42, align 8, !tbaa !56
  %43 = getelementptr inbounds nuw i8, ptr %8, i64 452
  store i32 %1, ptr %43, align 4, !tbaa !57
  %44 = getelementptr inbounds nuw i8, ptr %8, i64 456
  store i32 -1, ptr %44, align 8, !tbaa !58
  %45 = load i32, ptr @block_index, align 4, !tbaa !5
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 464
  store i32 %45, ptr %46, align 8, !tbaa !59
  %47 = icmp eq ptr %0, null
  br i1 %47, label %96, label %93

48:                                               ; preds = %22
  %49 = add nsw i64 %4, -1
  %50 = and i64 %12, %49
  %51 = icmp eq i64 %50, 0
  br i1 %51, label %62, label %52

52:                                               ; preds = %48
  %53 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %102

55:                                               ; preds = %52
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %56 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store i32 2, ptr %56, align 8, !tbaa !56
  %57 = getelementptr inbounds nuw i8, ptr %8, i64 452
  store i32 %1, ptr %57, align 4, !tbaa !57
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 456
  store i32 -1, ptr %58, align 8, !tbaa !58
  %59 = load i32, ptr @block_index, align 4, !tbaa !5
  %60 = getelementptr inbounds nuw i8, ptr %8, i64 464
  store i32 %59, ptr %60, align 8, !tbaa !59
  %61 = icmp eq ptr %0, null
  br i1 %61, label %96, label %93

62:                                               ; preds = %48
  %63 = icmp eq i32 %5, 0
  br i1 %63, label %102, label %64

64:                                               ; preds = %62
  %65 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %66 = load ptr, ptr %65, align 8, !tbaa !60
  br label %67

67:                                               ; preds = %71, %64
  %68 = phi i64 [ %3, %64 ], [ %82, %71 ]
  %69 = phi i64 [ %12, %64 ], [ %81, %71 ]
  %70 = icmp eq i64 %68, 0
  br i1 %70, label %102, label %71

71:                                               ; preds = %67
  %72 = and i64 %69, 3
  %73 = sub nuw nsw i64 4, %72
  %74 = tail call i64 @llvm.umin.i64(i64 %73, i64 %68)
  %75 = lshr i64 %69, 2
  %76 = getelementptr inbounds nuw i8, ptr %66, i64 %75
  %77 = load i8, ptr %76, align 1, !tbaa !31
  %78 = zext i8 %77 to i64
  %79 = add nuw nsw i64 %74, %72
  %80 = icmp samesign ugt i64 %79, %78
  %81 = add i64 %74, %69
  %82 = sub i64 %68, %74
  br i1 %80, label %83, label %67

83:                                               ; preds = %71
  %84 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %102

86:                                               ; preds = %83
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %87 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store i32 3, ptr %87, align 8, !tbaa !56
  %88 = getelementptr inbounds nuw i8, ptr %8, i64 452
  store i32 %1, ptr %88, align 4, !tbaa !57
  %89 = getelementptr inbounds nuw i8, ptr %8, i64 456
  store i32 -1, ptr %89, align 8, !tbaa !58
  %90 = load i32, ptr @block_index, align 4, !tbaa !5
  %91 = getelementptr inbounds nuw i8, ptr %8, i64 464
  store i32 %90, ptr %91, align 8, !tbaa !59
  %92 = icmp eq ptr %0, null
  br i1 %92, label %96, label %93

93:                                               ; preds = %86, %55, %41
  %94 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %95 = load i32, ptr %94, align 8, !tbaa !37
  br label %96

96:                                               ; preds = %93, %86, %55, %41
  %97 = phi i32 [ 0, %55 ], [ 0, %41 ], [ 0, %86 ], [ %95, %93 ]
  %98 = getelementptr inbounds nuw i8, ptr %8, i64 468
  store i32 %97, ptr %98, align 4, !tbaa !61
  %99 = getelementptr inbounds nuw i8, ptr %8, i64 480
  store i64 %12, ptr %99, align 8, !tbaa !62
  %100 = getelementptr inbounds nuw i8, ptr %8, i64 488
  store i64 %3, ptr %100, align 8, !tbaa !63
  %101 = getelementptr inbounds nuw i8, ptr %8, i64 460
  store i32 %5, ptr %101, align 4, !tbaa !64
  br label %102

102:                                              ; preds = %67, %96, %83, %52, %38, %62
  %103 = phi i32 [ 1, %62 ], [ 0, %52 ], [ 0, %83 ], [ 0, %96 ], [ 0, %38 ], [ 1, %67 ]
  ret i32 %103
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @race(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, ptr noundef readonly captures(address_is_null) %5) unnamed_addr #0 {
  %7 = alloca [3 x %struct.Mark], align 16
  %8 = load ptr, ptr @L, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %10 = load i64, ptr %9, align 8, !tbaa !23
  %11 = icmp ult i64 %2, %10
  br i1 %11, label %16, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 144
  %14 = load i64, ptr %13, align 8, !tbaa !24
  %15 = icmp ult i64 %2, %14
  br i1 %15, label %34, label %16

16:                                               ; preds = %12, %6
  %17 = getelementptr inbounds nuw i8, ptr %8, i64 152
  %18 = load i64, ptr %17, align 8, !tbaa !25
  %19 = icmp ult i64 %2, %18
  br i1 %19, label %24, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %8, i64 168
  %22 = load i64, ptr %21, align 8, !tbaa !26
  %23 = icmp ult i64 %2, %22
  br i1 %23, label %397, label %24

24:                                               ; preds = %20, %16
  %25 = getelementptr inbounds nuw i8, ptr %8, i64 176
  %26 = load i64, ptr %25, align 8, !tbaa !27
  %27 = icmp ult i64 %2, %26
  br i1 %27, label %32, label %28

28:                                               ; preds = %24
  %29 = getelementptr inbounds nuw i8, ptr %8, i64 184
  %30 = load i64, ptr %29, align 8, !tbaa !28
  %31 = icmp ult i64 %2, %30
  br i1 %31, label %397, label %32

32:                                               ; preds = %28, %24
  %33 = getelementptr inbounds nuw i8, ptr %8, i64 192
  br label %34

34:                                               ; preds = %12, %32
  %35 = phi ptr [ %33, %32 ], [ %9, %12 ]
  %36 = phi i1 [ false, %32 ], [ true, %12 ]
  %37 = phi i64 [ 416, %32 ], [ 424, %12 ]
  %38 = getelementptr inbounds nuw i8, ptr %8, i64 400
  %39 = load i64, ptr %38, align 8, !tbaa !65
  %40 = load i64, ptr %35, align 8, !tbaa !48
  %41 = getelementptr inbounds nuw i8, ptr %8, i64 %37
  %42 = load ptr, ptr %41, align 8, !tbaa !9
  %43 = and i32 %4, 3
  %44 = icmp eq i32 %43, 2
  %45 = and i32 %4, 4
  %46 = icmp ne i32 %45, 0
  %47 = or i1 %44, %46
  %48 = getelementptr inbounds nuw i8, ptr %8, i64 440
  %49 = load i32, ptr %48, align 8, !tbaa !66
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %52 = load i32, ptr %51, align 8, !tbaa !37
  %53 = select i1 %47, i32 32768, i32 0
  %54 = or i32 %53, %1
  %55 = shl i32 %54, 16
  %56 = and i32 %52, 65535
  %57 = or disjoint i32 %56, %55
  %58 = zext i32 %57 to i64
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 432
  %60 = load ptr, ptr %59, align 8, !tbaa !67
  %61 = shl i32 %52, 5
  %62 = zext i32 %61 to i64
  %63 = getelementptr inbounds nuw i32, ptr %60, i64 %62
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %65 = load i32, ptr %64, align 4, !tbaa !50
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw i32, ptr %63, i64 %66
  %68 = load i32, ptr %67, align 4, !tbaa !5
  %69 = zext i32 %68 to i64
  %70 = shl nuw i64 %69, 32
  %71 = or disjoint i64 %70, %58
  %72 = sub i64 0, %39
  %73 = and i64 %2, %72
  %74 = add i64 %3, %2
  %75 = icmp ult i64 %73, %74
  br i1 %75, label %76, label %397

76:                                               ; preds = %34
  %77 = load i32, ptr @epoch, align 4
  %78 = load i1, ptr @acquired, align 4
  %79 = getelementptr inbounds nuw i8, ptr %8, i64 408
  %80 = getelementptr inbounds nuw i8, ptr %8, i64 444
  %81 = icmp eq ptr %5, null
  %82 = getelementptr inbounds nuw i8, ptr %8, i64 96
  %83 = icmp eq i32 %43, 1
  %84 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %85 = icmp sgt i32 %55, -1
  %86 = icmp eq i32 %43, 0
  %87 = getelementptr inbounds nuw i8, ptr %7, i64 16
  %88 = getelementptr inbounds nuw i8, ptr %7, i64 32
  br label %89

89:                                               ; preds = %76, %394
  %90 = phi i64 [ %73, %76 ], [ %395, %394 ]
  %91 = phi i1 [ %78, %76 ], [ %122, %394 ]
  %92 = phi i32 [ %77, %76 ], [ %121, %394 ]
  %93 = sub i64 %90, %40
  %94 = udiv i64 %93, %39
  %95 = getelementptr inbounds nuw %struct.Cell, ptr %42, i64 %94
  br i1 %47, label %96, label %120

96:                                               ; preds = %89
  %97 = load i64, ptr %79, align 8, !tbaa !68
  %98 = icmp eq i64 %97, 0
  br i1 %98, label %120, label %99

99:                                               ; preds = %96
  %100 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %101 = load i64, ptr %100, align 4
  %102 = and i64 %101, 2147483648
  %103 = icmp eq i64 %102, 0
  %104 = trunc i64 %101 to i32
  br i1 %103, label %120, label %105

105:                                              ; preds = %99
  %106 = load i32, ptr %95, align 4, !tbaa !69
  %107 = load i32, ptr %80, align 4, !tbaa !73
  %108 = icmp ugt i32 %106, %107
  br i1 %108, label %109, label %120

109:                                              ; preds = %105
  %110 = load i32, ptr %48, align 8, !tbaa !66
  %111 = icmp eq i32 %106, %110
  br i1 %111, label %113, label %112

112:                                              ; preds = %109
  store i1 true, ptr @acquired, align 4
  br label %120

113:                                              ; preds = %109
  %114 = and i32 %104, 65535
  %115 = load i32, ptr %51, align 8, !tbaa !37
  %116 = icmp ne i32 %115, %114
  %117 = and i1 %44, %116
  br i1 %117, label %118, label %120

118:                                              ; preds = %113
  %119 = add i32 %92, 1
  store i32 %119, ptr @epoch, align 4, !tbaa !5
  br label %120

120:                                              ; preds = %113, %112, %118, %105, %99, %96, %89
  %121 = phi i32 [ %92, %113 ], [ %92, %112 ], [ %119, %118 ], [ %92, %105 ], [ %92, %99 ], [ %92, %96 ], [ %92, %89 ]
  %122 = phi i1 [ %91, %113 ], [ true, %112 ], [ %91, %118 ], [ %91, %105 ], [ %91, %99 ], [ %91, %96 ], [ %91, %89 ]
  %123 = zext i32 %121 to i64
  %124 = shl nuw i64 %123, 32
  %125 = or disjoint i64 %124, %50
  br i1 %81, label %141, label %126

126:                                              ; preds = %120
  %127 = load ptr, ptr %82, align 8, !tbaa !22
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 %90
  %129 = sub i64 %90, %2
  %130 = getelementptr inbounds nuw i8, ptr %5, i64 %129
  br label %131

131:                                              ; preds = %131, %126
  %132 = phi i64 [ %138, %131 ], [ 0, %126 ]
  %133 = getelementptr inbounds nuw i8, ptr %128, i64 %132
  %134 = load i8, ptr %133, align 1, !tbaa !31
  %135 = getelementptr inbounds nuw i8, ptr %130, i64 %132
  %136 = load i8, ptr %135, align 1, !tbaa !31
  %137 = icmp eq i8 %134, %136
  %138 = add nuw i64 %132, 1
  %139 = icmp ne i64 %138, %39
  %140 = select i1 %137, i1 %139, i1 false
  br i1 %140, label %131, label %141, !llvm.loop !74

141:                                              ; preds = %131, %120
  %142 = phi i1 [ false, %120 ], [ %137, %131 ]
  br i1 %83, label %246, label %143

143:                                              ; preds = %141
  %144 = getelementptr inbounds nuw i8, ptr %95, i64 16
  %145 = load i64, ptr %144, align 4
  %146 = getelementptr inbounds nuw i8, ptr %95, i64 24
  %147 = load i64, ptr %146, align 4
  %148 = trunc i64 %145 to i32
  %149 = lshr i64 %145, 32
  %150 = trunc nuw i64 %149 to i32
  %151 = trunc i64 %147 to i32
  %152 = lshr i64 %147, 32
  %153 = trunc nuw i64 %152 to i32
  %154 = load i32, ptr %80, align 4, !tbaa !73
  %155 = icmp ult i32 %154, %148
  br i1 %155, label %156, label %210

156:                                              ; preds = %143
  %157 = load i32, ptr %48, align 8, !tbaa !66
  %158 = icmp eq i32 %157, %148
  br i1 %158, label %159, label %178

159:                                              ; preds = %156
  %160 = icmp eq i32 %121, %150
  br i1 %160, label %161, label %210

161:                                              ; preds = %159
  %162 = and i32 %151, 65535
  %163 = load i32, ptr %51, align 8, !tbaa !37
  %164 = icmp eq i32 %162, %163
  br i1 %164, label %210, label %165

165:                                              ; preds = %161
  %166 = lshr i32 %162, 5
  %167 = load i32, ptr %84, align 8, !tbaa !42
  %168 = icmp eq i32 %166, %167
  br i1 %168, label %169, label %180

169:                                              ; preds = %165
  %170 = load ptr, ptr %59, align 8, !tbaa !67
  %171 = shl i32 %163, 5
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds nuw i32, ptr %170, i64 %172
  %174 = and i64 %147, 31
  %175 = getelementptr inbounds nuw i32, ptr %173, i64 %174
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = icmp ult i32 %176, %153
  br i1 %177, label %180, label %210

178:                                              ; preds = %156
  %179 = select i1 %36, i1 true, i1 %122
  br i1 %179, label %210, label %180

180:                                              ; preds = %178, %169, %165
  %181 = icmp sgt i32 %151, -1
  %182 = select i1 %85, i1 true, i1 %181
  br i1 %182, label %183, label %210

183:                                              ; preds = %180
  %184 = lshr i32 %151, 16
  %185 = load i64, ptr %38, align 8, !tbaa !65
  %186 = icmp ne i32 %43, 0
  %187 = zext i1 %186 to i32
  %188 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %189 = icmp eq i32 %188, 0
  br i1 %189, label %190, label %397

190:                                              ; preds = %183
  %191 = and i32 %1, 32767
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %192 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store i32 10, ptr %192, align 8, !tbaa !56
  %193 = getelementptr inbounds nuw i8, ptr %8, i64 452
  store i32 %191, ptr %193, align 4, !tbaa !57
  %194 = getelementptr inbounds nuw i8, ptr %8, i64 456
  %195 = load i32, ptr @block_index, align 4, !tbaa !5
  %196 = getelementptr inbounds nuw i8, ptr %8, i64 464
  store i32 %195, ptr %196, align 8, !tbaa !59
  %197 = icmp eq ptr %0, null
  br i1 %197, label %200, label %198

198:                                              ; preds = %190
  %199 = load i32, ptr %51, align 8, !tbaa !37
  br label %200

200:                                              ; preds = %198, %190
  %201 = phi i32 [ %199, %198 ], [ 0, %190 ]
  %202 = getelementptr inbounds nuw i8, ptr %8, i64 468
  store i32 %201, ptr %202, align 4, !tbaa !61
  %203 = getelementptr inbounds nuw i8, ptr %8, i64 480
  store i64 %90, ptr %203, align 8, !tbaa !62
  %204 = getelementptr inbounds nuw i8, ptr %8, i64 488
  store i64 %185, ptr %204, align 8, !tbaa !63
  %205 = getelementptr inbounds nuw i8, ptr %8, i64 460
  store i32 %187, ptr %205, align 4, !tbaa !64
  %206 = and i32 %184, 32767
  store i32 %206, ptr %194, align 8, !tbaa !58
  %207 = getelementptr inbounds nuw i8, ptr %8, i64 472
  store i32 %148, ptr %207, align 8, !tbaa !75
  %208 = and i32 %151, 65535
  %209 = getelementptr inbounds nuw i8, ptr %8, i64 476
  store i32 %208, ptr %209, align 4, !tbaa !76
  br label %397

210:                                              ; preds = %180, %178, %169, %161, %159, %143
  br i1 %86, label %211, label %246

211:                                              ; preds = %210
  %212 = getelementptr inbounds nuw i8, ptr %95, i64 32
  %213 = load i32, ptr %212, align 4, !tbaa !5
  %214 = getelementptr inbounds nuw i8, ptr %95, i64 36
  %215 = load i32, ptr %214, align 4, !tbaa !5
  %216 = getelementptr inbounds nuw i8, ptr %95, i64 40
  %217 = load i16, ptr %216, align 4, !tbaa !77
  %218 = getelementptr inbounds nuw i8, ptr %95, i64 42
  %219 = icmp eq i32 %213, %49
  %220 = icmp eq i32 %215, %121
  %221 = select i1 %219, i1 %220, i1 false
  br i1 %221, label %222, label %232

222:                                              ; preds = %211
  %223 = zext i16 %217 to i32
  %224 = icmp eq i32 %56, %223
  br i1 %224, label %232, label %225

225:                                              ; preds = %222
  %226 = xor i32 %56, %223
  %227 = icmp samesign ult i32 %226, 32
  %228 = select i1 %227, i64 48, i64 64
  %229 = select i1 %227, i64 52, i64 68
  %230 = select i1 %227, i64 56, i64 72
  %231 = select i1 %227, i64 58, i64 74
  br label %235

232:                                              ; preds = %222, %211
  %233 = icmp ule i32 %213, %154
  %234 = or i1 %233, %219
  br i1 %234, label %245, label %235

235:                                              ; preds = %232, %225
  %236 = phi i64 [ %228, %225 ], [ 64, %232 ]
  %237 = phi i32 [ %49, %225 ], [ %213, %232 ]
  %238 = phi i64 [ %229, %225 ], [ 68, %232 ]
  %239 = phi i64 [ %230, %225 ], [ 72, %232 ]
  %240 = phi i64 [ %231, %225 ], [ 74, %232 ]
  %241 = getelementptr inbounds nuw i8, ptr %95, i64 %236
  store i32 %237, ptr %241, align 4, !tbaa !5
  %242 = getelementptr inbounds nuw i8, ptr %95, i64 %238
  store i32 %215, ptr %242, align 4, !tbaa !5
  %243 = getelementptr inbounds nuw i8, ptr %95, i64 %239
  store i16 %217, ptr %243, align 4, !tbaa !77
  %244 = getelementptr inbounds nuw i8, ptr %95, i64 %240
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 2 dereferenceable(6) %244, ptr noundef nonnull align 2 dereferenceable(6) %218, i64 6, i1 false)
  br label %245

245:                                              ; preds = %235, %232
  store i64 %125, ptr %212, align 4
  store i64 %71, ptr %216, align 4
  br label %394

246:                                              ; preds = %210, %141
  br i1 %142, label %391, label %247

247:                                              ; preds = %246
  %248 = load i64, ptr %95, align 4
  %249 = getelementptr inbounds nuw i8, ptr %95, i64 8
  %250 = load i64, ptr %249, align 4
  %251 = trunc i64 %248 to i32
  %252 = lshr i64 %248, 32
  %253 = trunc nuw i64 %252 to i32
  %254 = trunc i64 %250 to i32
  %255 = lshr i64 %250, 32
  %256 = trunc nuw i64 %255 to i32
  %257 = load i32, ptr %80, align 4, !tbaa !73
  %258 = icmp ult i32 %257, %251
  br i1 %258, label %259, label %311

259:                                              ; preds = %247
  %260 = load i32, ptr %48, align 8, !tbaa !66
  %261 = icmp eq i32 %260, %251
  br i1 %261, label %262, label %281

262:                                              ; preds = %259
  %263 = icmp eq i32 %121, %253
  br i1 %263, label %264, label %311

264:                                              ; preds = %262
  %265 = and i32 %254, 65535
  %266 = load i32, ptr %51, align 8, !tbaa !37
  %267 = icmp eq i32 %265, %266
  br i1 %267, label %311, label %268

268:                                              ; preds = %264
  %269 = lshr i32 %265, 5
  %270 = load i32, ptr %84, align 8, !tbaa !42
  %271 = icmp eq i32 %269, %270
  br i1 %271, label %272, label %283

272:                                              ; preds = %268
  %273 = load ptr, ptr %59, align 8, !tbaa !67
  %274 = shl i32 %266, 5
  %275 = zext i32 %274 to i64
  %276 = getelementptr inbounds nuw i32, ptr %273, i64 %275
  %277 = and i64 %250, 31
  %278 = getelementptr inbounds nuw i32, ptr %276, i64 %277
  %279 = load i32, ptr %278, align 4, !tbaa !5
  %280 = icmp ult i32 %279, %256
  br i1 %280, label %283, label %311

281:                                              ; preds = %259
  %282 = select i1 %36, i1 true, i1 %122
  br i1 %282, label %311, label %283

283:                                              ; preds = %281, %272, %268
  %284 = icmp sgt i32 %254, -1
  %285 = select i1 %85, i1 true, i1 %284
  br i1 %285, label %286, label %311

286:                                              ; preds = %283
  %287 = lshr i32 %254, 16
  %288 = load i64, ptr %38, align 8, !tbaa !65
  %289 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %290 = icmp eq i32 %289, 0
  br i1 %290, label %291, label %397

291:                                              ; preds = %286
  %292 = and i32 %1, 32767
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %293 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store i32 10, ptr %293, align 8, !tbaa !56
  %294 = getelementptr inbounds nuw i8, ptr %8, i64 452
  store i32 %292, ptr %294, align 4, !tbaa !57
  %295 = getelementptr inbounds nuw i8, ptr %8, i64 456
  %296 = load i32, ptr @block_index, align 4, !tbaa !5
  %297 = getelementptr inbounds nuw i8, ptr %8, i64 464
  store i32 %296, ptr %297, align 8, !tbaa !59
  %298 = icmp eq ptr %0, null
  br i1 %298, label %301, label %299

299:                                              ; preds = %291
  %300 = load i32, ptr %51, align 8, !tbaa !37
  br label %301

301:                                              ; preds = %299, %291
  %302 = phi i32 [ %300, %299 ], [ 0, %291 ]
  %303 = getelementptr inbounds nuw i8, ptr %8, i64 468
  store i32 %302, ptr %303, align 4, !tbaa !61
  %304 = getelementptr inbounds nuw i8, ptr %8, i64 480
  store i64 %90, ptr %304, align 8, !tbaa !62
  %305 = getelementptr inbounds nuw i8, ptr %8, i64 488
  store i64 %288, ptr %305, align 8, !tbaa !63
  %306 = getelementptr inbounds nuw i8, ptr %8, i64 460
  store i32 1, ptr %306, align 4, !tbaa !64
  %307 = and i32 %287, 32767
  store i32 %307, ptr %295, align 8, !tbaa !58
  %308 = getelementptr inbounds nuw i8, ptr %8, i64 472
  store i32 %251, ptr %308, align 8, !tbaa !75
  %309 = and i32 %254, 65535
  %310 = getelementptr inbounds nuw i8, ptr %8, i64 476
  store i32 %309, ptr %310, align 4, !tbaa !76
  br label %397

311:                                              ; preds = %283, %281, %272, %264, %262, %247
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #18
  %312 = getelementptr inbounds nuw i8, ptr %95, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %7, ptr noundef nonnull align 4 dereferenceable(16) %312, i64 16, i1 false), !tbaa.struct !78
  %313 = getelementptr inbounds nuw i8, ptr %95, i64 48
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %87, ptr noundef nonnull align 4 dereferenceable(16) %313, i64 16, i1 false), !tbaa.struct !78
  %314 = getelementptr inbounds nuw i8, ptr %95, i64 64
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %88, ptr noundef nonnull align 4 dereferenceable(16) %314, i64 16, i1 false), !tbaa.struct !78
  %315 = select i1 %36, i1 true, i1 %122
  br label %316

316:                                              ; preds = %385, %311
  %317 = phi i64 [ 0, %311 ], [ %386, %385 ]
  %318 = getelementptr inbounds nuw %struct.Mark, ptr %7, i64 %317
  %319 = load i64, ptr %318, align 16
  %320 = getelementptr inbounds nuw i8, ptr %318, i64 8
  %321 = load i64, ptr %320, align 8
  %322 = trunc i64 %319 to i32
  %323 = lshr i64 %319, 32
  %324 = trunc nuw i64 %323 to i32
  %325 = trunc i64 %321 to i32
  %326 = lshr i64 %321, 32
  %327 = trunc nuw i64 %326 to i32
  %328 = icmp ult i32 %257, %322
  br i1 %328, label %329, label %385

329:                                              ; preds = %316
  %330 = load i32, ptr %48, align 8, !tbaa !66
  %331 = icmp eq i32 %330, %322
  br i1 %331, label %332, label %351

332:                                              ; preds = %329
  %333 = icmp eq i32 %121, %324
  br i1 %333, label %334, label %385

334:                                              ; preds = %332
  %335 = and i32 %325, 65535
  %336 = load i32, ptr %51, align 8, !tbaa !37
  %337 = icmp eq i32 %335, %336
  br i1 %337, label %385, label %338

338:                                              ; preds = %334
  %339 = lshr i32 %335, 5
  %340 = load i32, ptr %84, align 8, !tbaa !42
  %341 = icmp eq i32 %339, %340
  br i1 %341, label %342, label %357

342:                                              ; preds = %338
  %343 = load ptr, ptr %59, align 8, !tbaa !67
  %344 = shl i32 %336, 5
  %345 = zext i32 %344 to i64
  %346 = getelementptr inbounds nuw i32, ptr %343, i64 %345
  %347 = and i64 %321, 31
  %348 = getelementptr inbounds nuw i32, ptr %346, i64 %347
  %349 = load i32, ptr %348, align 4, !tbaa !5
  %350 = icmp uge i32 %349, %327
  br label %351

351:                                              ; preds = %342, %329
  %352 = phi i1 [ %350, %342 ], [ %315, %329 ]
  %353 = xor i1 %352, true
  %354 = icmp sgt i32 %325, -1
  %355 = select i1 %85, i1 true, i1 %354
  %356 = select i1 %353, i1 %355, i1 false
  br i1 %356, label %360, label %385

357:                                              ; preds = %338
  %358 = icmp sgt i32 %325, -1
  %359 = select i1 %85, i1 true, i1 %358
  br i1 %359, label %360, label %385

360:                                              ; preds = %357, %351
  %361 = lshr i32 %325, 16
  %362 = load i64, ptr %38, align 8, !tbaa !65
  %363 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %365, label %393

365:                                              ; preds = %360
  %366 = and i32 %1, 32767
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %367 = getelementptr inbounds nuw i8, ptr %8, i64 448
  store i32 10, ptr %367, align 8, !tbaa !56
  %368 = getelementptr inbounds nuw i8, ptr %8, i64 452
  store i32 %366, ptr %368, align 4, !tbaa !57
  %369 = getelementptr inbounds nuw i8, ptr %8, i64 456
  %370 = load i32, ptr @block_index, align 4, !tbaa !5
  %371 = getelementptr inbounds nuw i8, ptr %8, i64 464
  store i32 %370, ptr %371, align 8, !tbaa !59
  %372 = icmp eq ptr %0, null
  br i1 %372, label %375, label %373

373:                                              ; preds = %365
  %374 = load i32, ptr %51, align 8, !tbaa !37
  br label %375

375:                                              ; preds = %373, %365
  %376 = phi i32 [ %374, %373 ], [ 0, %365 ]
  %377 = getelementptr inbounds nuw i8, ptr %8, i64 468
  store i32 %376, ptr %377, align 4, !tbaa !61
  %378 = getelementptr inbounds nuw i8, ptr %8, i64 480
  store i64 %90, ptr %378, align 8, !tbaa !62
  %379 = getelementptr inbounds nuw i8, ptr %8, i64 488
  store i64 %362, ptr %379, align 8, !tbaa !63
  %380 = getelementptr inbounds nuw i8, ptr %8, i64 460
  store i32 1, ptr %380, align 4, !tbaa !64
  %381 = and i32 %361, 32767
  store i32 %381, ptr %369, align 8, !tbaa !58
  %382 = getelementptr inbounds nuw i8, ptr %8, i64 472
  store i32 %322, ptr %382, align 8, !tbaa !75
  %383 = and i32 %325, 65535
  %384 = getelementptr inbounds nuw i8, ptr %8, i64 476
  store i32 %383, ptr %384, align 4, !tbaa !76
  br label %393

385:                                              ; preds = %357, %351, %334, %332, %316
  %386 = add nuw nsw i64 %317, 1
  %387 = icmp eq i64 %386, 3
  br i1 %387, label %388, label %316, !llvm.loop !79

388:                                              ; preds = %385
  %389 = getelementptr inbounds nuw i8, ptr %95, i64 16
  store i64 %125, ptr %389, align 4
  %390 = getelementptr inbounds nuw i8, ptr %95, i64 24
  store i64 %71, ptr %390, align 4
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %391

391:                                              ; preds = %388, %246
  store i64 %125, ptr %95, align 4
  %392 = getelementptr inbounds nuw i8, ptr %95, i64 8
  store i64 %71, ptr %392, align 4
  br label %394

393:                                              ; preds = %375, %360
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #18
  br label %397

394:                                              ; preds = %391, %245
  %395 = add i64 %90, %39
  %396 = icmp ult i64 %395, %74
  br i1 %396, label %89, label %397, !llvm.loop !80

397:                                              ; preds = %394, %393, %200, %183, %286, %301, %34, %28, %20
  %398 = phi i32 [ 1, %28 ], [ 1, %20 ], [ 0, %393 ], [ 0, %301 ], [ 0, %286 ], [ 0, %183 ], [ 0, %200 ], [ 1, %34 ], [ 1, %394 ]
  ret i32 %398
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_4(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = ptrtoint ptr %2 to i64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !22
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 %4, %8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 56), align 8, !tbaa !48
  %11 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 62)
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %14 = load ptr, ptr %13, align 8, !tbaa !53
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
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #2

; Function Attrs: nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef ptr @slow(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) unnamed_addr #3 {
  %4 = tail call i32 @gevo_access(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %8

6:                                                ; preds = %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 -1, ptr %7, align 8, !tbaa !81
  br label %8

8:                                                ; preds = %3, %6
  %9 = phi ptr [ @nowhere, %6 ], [ %2, %3 ]
  ret ptr %9
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_8(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = ptrtoint ptr %2 to i64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !22
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 %4, %8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 64), align 8, !tbaa !48
  %11 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 61)
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %14 = load ptr, ptr %13, align 8, !tbaa !53
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

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_16(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = ptrtoint ptr %2 to i64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !22
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 %4, %8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 72), align 8, !tbaa !48
  %11 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 60)
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %14 = load ptr, ptr %13, align 8, !tbaa !53
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
define noundef ptr @gevo_store_4(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = ptrtoint ptr %2 to i64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !22
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 %4, %8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 56), align 8, !tbaa !48
  %11 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 62)
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %14 = load ptr, ptr %13, align 8, !tbaa !60
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

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_8(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = ptrtoint ptr %2 to i64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !22
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 %4, %8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 64), align 8, !tbaa !48
  %11 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 61)
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %14 = load ptr, ptr %13, align 8, !tbaa !60
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

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_16(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = ptrtoint ptr %2 to i64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 96
  %7 = load ptr, ptr %6, align 8, !tbaa !22
  %8 = ptrtoint ptr %7 to i64
  %9 = sub i64 %4, %8
  %10 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 72), align 8, !tbaa !48
  %11 = tail call i64 @llvm.fshl.i64(i64 %9, i64 %9, i64 60)
  %12 = tail call i64 @llvm.umin.i64(i64 %11, i64 %10)
  %13 = getelementptr inbounds nuw i8, ptr %5, i64 120
  %14 = load ptr, ptr %13, align 8, !tbaa !60
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
define range(i32 0, 2) i32 @gevo_check(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load ptr, ptr @L, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 40
  %6 = load ptr, ptr %5, align 8, !tbaa !11
  %7 = sext i32 %1 to i64
  %8 = getelementptr inbounds %struct.Site, ptr %6, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !20
  %10 = sext i32 %9 to i64
  %11 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %12 = load i32, ptr %11, align 4, !tbaa !21
  %13 = sext i32 %12 to i64
  %14 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %15 = load i32, ptr %14, align 4, !tbaa !18
  %16 = and i32 %15, 3
  %17 = icmp ne i32 %16, 0
  %18 = zext i1 %17 to i32
  %19 = tail call fastcc i32 @check(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %10, i64 noundef %13, i32 noundef %18)
  ret i32 %19
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @gevo_range(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) #0 {
  %6 = icmp eq i64 %3, 0
  br i1 %6, label %24, label %7

7:                                                ; preds = %5
  %8 = tail call fastcc i32 @check(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 1, i32 noundef %4)
  %9 = icmp eq i32 %8, 0
  br i1 %9, label %24, label %10

10:                                               ; preds = %7
  %11 = load ptr, ptr @L, align 8, !tbaa !9
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 392
  %13 = load i64, ptr %12, align 8, !tbaa !51
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %24, label %15

15:                                               ; preds = %10
  %16 = ptrtoint ptr %2 to i64
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 96
  %18 = load ptr, ptr %17, align 8, !tbaa !22
  %19 = ptrtoint ptr %18 to i64
  %20 = sub i64 %16, %19
  %21 = icmp ne i32 %4, 0
  %22 = zext i1 %21 to i32
  %23 = tail call fastcc i32 @race(ptr noundef %0, i32 noundef %1, i64 noundef %20, i64 noundef %3, i32 noundef %22, ptr noundef null)
  br label %24

24:                                               ; preds = %15, %10, %7, %5
  %25 = phi i32 [ 0, %7 ], [ 1, %5 ], [ %23, %15 ], [ 1, %10 ]
  ret i32 %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define void @gevo_copy(ptr noundef writeonly captures(address) %0, ptr noundef readonly captures(address) %1, i64 noundef %2) #4 {
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
  %11 = load i8, ptr %10, align 1, !tbaa !31
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  store i8 %11, ptr %12, align 1, !tbaa !31
  %13 = add nuw i64 %9, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %22, label %8, !llvm.loop !82

15:                                               ; preds = %6, %15
  %16 = phi i64 [ %17, %15 ], [ %2, %6 ]
  %17 = add i64 %16, -1
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !31
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  store i8 %19, ptr %20, align 1, !tbaa !31
  %21 = icmp eq i64 %17, 0
  br i1 %21, label %22, label %15, !llvm.loop !83

22:                                               ; preds = %15, %8, %6, %7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define void @gevo_set(ptr noundef writeonly captures(none) %0, i32 noundef %1, i64 noundef %2) #5 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = trunc i32 %1 to i8
  tail call void @llvm.memset.p0.i64(ptr align 1 %0, i8 %6, i64 %2, i1 false), !tbaa !31
  br label %7

7:                                                ; preds = %5, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @gevo_fault(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, i32 noundef %2) #6 {
  %4 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %6, label %20

6:                                                ; preds = %3
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %7 = load ptr, ptr @L, align 8, !tbaa !9
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 448
  store i32 %2, ptr %8, align 8, !tbaa !56
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 452
  store i32 %1, ptr %9, align 4, !tbaa !57
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 456
  store i32 -1, ptr %10, align 8, !tbaa !58
  %11 = load i32, ptr @block_index, align 4, !tbaa !5
  %12 = getelementptr inbounds nuw i8, ptr %7, i64 464
  store i32 %11, ptr %12, align 8, !tbaa !59
  %13 = icmp eq ptr %0, null
  br i1 %13, label %17, label %14

14:                                               ; preds = %6
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %16 = load i32, ptr %15, align 8, !tbaa !37
  br label %17

17:                                               ; preds = %14, %6
  %18 = phi i32 [ %16, %14 ], [ 0, %6 ]
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 468
  store i32 %18, ptr %19, align 4, !tbaa !61
  br label %20

20:                                               ; preds = %3, %17
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define ptr @gevo_frame(ptr noundef captures(address_is_null) %0, i64 noundef %1) #6 {
  %3 = add i64 %1, 63
  %4 = and i64 %3, -64
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 496
  %7 = load i64, ptr %6, align 8, !tbaa !84
  %8 = icmp ugt i64 %4, %7
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i64 %4, ptr %6, align 8, !tbaa !84
  br label %10

10:                                               ; preds = %9, %2
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 224
  %12 = load i64, ptr %11, align 8, !tbaa !85
  %13 = load i64, ptr @frames_used, align 8, !tbaa !48
  %14 = sub i64 %12, %13
  %15 = icmp ugt i64 %4, %14
  br i1 %15, label %16, label %32

16:                                               ; preds = %10
  %17 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %19, label %38

19:                                               ; preds = %16
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %20 = getelementptr inbounds nuw i8, ptr %5, i64 448
  store i32 11, ptr %20, align 8, !tbaa !56
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 452
  store i32 -1, ptr %21, align 4, !tbaa !57
  %22 = getelementptr inbounds nuw i8, ptr %5, i64 456
  store i32 -1, ptr %22, align 8, !tbaa !58
  %23 = load i32, ptr @block_index, align 4, !tbaa !5
  %24 = getelementptr inbounds nuw i8, ptr %5, i64 464
  store i32 %23, ptr %24, align 8, !tbaa !59
  %25 = icmp eq ptr %0, null
  br i1 %25, label %29, label %26

26:                                               ; preds = %19
  %27 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %28 = load i32, ptr %27, align 8, !tbaa !37
  br label %29

29:                                               ; preds = %26, %19
  %30 = phi i32 [ %28, %26 ], [ 0, %19 ]
  %31 = getelementptr inbounds nuw i8, ptr %5, i64 468
  store i32 %30, ptr %31, align 4, !tbaa !61
  br label %38

32:                                               ; preds = %10
  %33 = getelementptr inbounds nuw i8, ptr %5, i64 216
  %34 = load ptr, ptr %33, align 8, !tbaa !86
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 %13
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %35, ptr %36, align 8, !tbaa !87
  %37 = add i64 %13, %4
  store i64 %37, ptr @frames_used, align 8, !tbaa !48
  br label %38

38:                                               ; preds = %29, %16, %32
  %39 = phi ptr [ %35, %32 ], [ null, %16 ], [ null, %29 ]
  ret ptr %39
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @gevo_arrive(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #6 {
  %5 = icmp ult i32 %2, 16
  %6 = icmp ne i32 %3, 0
  %7 = and i1 %5, %6
  br i1 %7, label %25, label %8

8:                                                ; preds = %4
  %9 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %11, label %30

11:                                               ; preds = %8
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %12 = load ptr, ptr @L, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 448
  store i32 12, ptr %13, align 8, !tbaa !56
  %14 = getelementptr inbounds nuw i8, ptr %12, i64 452
  store i32 %1, ptr %14, align 4, !tbaa !57
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 456
  store i32 -1, ptr %15, align 8, !tbaa !58
  %16 = load i32, ptr @block_index, align 4, !tbaa !5
  %17 = getelementptr inbounds nuw i8, ptr %12, i64 464
  store i32 %16, ptr %17, align 8, !tbaa !59
  %18 = icmp eq ptr %0, null
  br i1 %18, label %22, label %19

19:                                               ; preds = %11
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %21 = load i32, ptr %20, align 8, !tbaa !37
  br label %22

22:                                               ; preds = %19, %11
  %23 = phi i32 [ %21, %19 ], [ 0, %11 ]
  %24 = getelementptr inbounds nuw i8, ptr %12, i64 468
  store i32 %23, ptr %24, align 4, !tbaa !61
  br label %30

25:                                               ; preds = %4
  %26 = zext nneg i32 %2 to i64
  %27 = getelementptr inbounds nuw i32, ptr @arrivals, i64 %26
  %28 = load i32, ptr %27, align 4, !tbaa !5
  %29 = add i32 %28, 1
  store i32 %29, ptr %27, align 4, !tbaa !5
  br label %30

30:                                               ; preds = %22, %8, %25
  ret void
}

; Function Attrs: nounwind uwtable
define void @gevo_launch(ptr noundef %0) #7 {
  %2 = alloca [32 x i64], align 16
  %3 = alloca [32 x i32], align 16
  %4 = alloca [32 x i64], align 16
  %5 = alloca [16 x i32], align 16
  store ptr %0, ptr @L, align 8, !tbaa !9
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %7 = load i32, ptr %6, align 4, !tbaa !5
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %9 = load i32, ptr %8, align 4, !tbaa !5
  %10 = mul i32 %9, %7
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %12 = load i32, ptr %11, align 4, !tbaa !5
  %13 = mul i32 %10, %12
  %14 = add i32 %13, 31
  %15 = lshr i32 %14, 5
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %17 = load i32, ptr %16, align 8, !tbaa !5
  %18 = zext i32 %17 to i64
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %20 = load i32, ptr %19, align 4, !tbaa !5
  %21 = zext i32 %20 to i64
  %22 = mul nuw nsw i64 %21, %18
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %24 = load i32, ptr %23, align 8, !tbaa !5
  %25 = zext i32 %24 to i64
  %26 = mul nuw nsw i64 %22, %25
  %27 = icmp eq i32 %13, 0
  br i1 %27, label %28, label %29

28:                                               ; preds = %45, %1
  br label %93

29:                                               ; preds = %1
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 232
  %31 = load ptr, ptr %30, align 8, !tbaa !88
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %33 = load ptr, ptr %32, align 8, !tbaa !89
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = load i64, ptr %34, align 8, !tbaa !90
  %36 = shl i64 %35, 7
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 96
  %38 = load ptr, ptr %37, align 8, !tbaa !22
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 152
  %40 = load i64, ptr %39, align 8, !tbaa !25
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %43 = load i64, ptr %42, align 8, !tbaa !49
  %44 = zext i32 %13 to i64
  br label %45

45:                                               ; preds = %45, %29
  %46 = phi i64 [ 0, %29 ], [ %75, %45 ]
  %47 = getelementptr inbounds nuw %struct.Thread, ptr %31, i64 %46
  %48 = load i32, ptr %6, align 4, !tbaa !5
  %49 = trunc nuw i64 %46 to i32
  %50 = urem i32 %49, %48
  store i32 %50, ptr %47, align 8, !tbaa !5
  %51 = load i32, ptr %6, align 4, !tbaa !5
  %52 = udiv i32 %49, %51
  %53 = load i32, ptr %8, align 4, !tbaa !5
  %54 = urem i32 %52, %53
  %55 = getelementptr inbounds nuw i8, ptr %47, i64 4
  store i32 %54, ptr %55, align 4, !tbaa !5
  %56 = load i32, ptr %6, align 4, !tbaa !5
  %57 = udiv i32 %49, %56
  %58 = load i32, ptr %8, align 4, !tbaa !5
  %59 = udiv i32 %57, %58
  %60 = getelementptr inbounds nuw i8, ptr %47, i64 8
  store i32 %59, ptr %60, align 8, !tbaa !5
  %61 = and i32 %49, 31
  %62 = getelementptr inbounds nuw i8, ptr %47, i64 12
  store i32 %61, ptr %62, align 4, !tbaa !50
  %63 = lshr i32 %49, 5
  %64 = getelementptr inbounds nuw i8, ptr %47, i64 16
  store i32 %63, ptr %64, align 8, !tbaa !42
  %65 = getelementptr inbounds nuw i8, ptr %47, i64 104
  store i32 %49, ptr %65, align 8, !tbaa !37
  %66 = zext nneg i32 %63 to i64
  %67 = mul i64 %36, %66
  %68 = getelementptr inbounds nuw i8, ptr %33, i64 %67
  %69 = and i64 %46, 31
  %70 = getelementptr inbounds nuw i32, ptr %68, i64 %69
  %71 = getelementptr inbounds nuw i8, ptr %47, i64 32
  store ptr %70, ptr %71, align 8, !tbaa !91
  %72 = mul i64 %46, %43
  %73 = getelementptr inbounds nuw i8, ptr %41, i64 %72
  %74 = getelementptr inbounds nuw i8, ptr %47, i64 40
  store ptr %73, ptr %74, align 8, !tbaa !92
  %75 = add nuw nsw i64 %46, 1
  %76 = icmp eq i64 %75, %44
  br i1 %76, label %28, label %45, !llvm.loop !93

77:                                               ; preds = %93
  %78 = icmp ne i64 %26, 0
  %79 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %80 = icmp eq i32 %79, 0
  %81 = select i1 %78, i1 %80, i1 false
  br i1 %81, label %82, label %103

82:                                               ; preds = %77
  %83 = shl nuw nsw i32 %15, 2
  %84 = zext nneg i32 %83 to i64
  %85 = zext i32 %13 to i64
  %86 = shl nuw nsw i64 %85, 2
  %87 = shl i32 %13, 5
  %88 = icmp eq i32 %87, 0
  %89 = zext i32 %87 to i64
  %90 = icmp eq i32 %15, 0
  %91 = zext nneg i32 %15 to i64
  %92 = icmp ne i32 %15, 0
  br label %104

93:                                               ; preds = %28, %93
  %94 = phi i64 [ %101, %93 ], [ 0, %28 ]
  %95 = getelementptr inbounds nuw i32, ptr %6, i64 %94
  %96 = load i32, ptr %95, align 4, !tbaa !5
  %97 = getelementptr inbounds nuw i32, ptr @gevo_state, i64 %94
  store i32 %96, ptr %97, align 4, !tbaa !5
  %98 = getelementptr inbounds nuw i32, ptr %16, i64 %94
  %99 = load i32, ptr %98, align 4, !tbaa !5
  %100 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 12), i64 %94
  store i32 %99, ptr %100, align 4, !tbaa !5
  %101 = add nuw nsw i64 %94, 1
  %102 = icmp eq i64 %101, 3
  br i1 %102, label %77, label %93, !llvm.loop !94

103:                                              ; preds = %1039, %1183, %381, %784, %1031, %283, %77
  ret void

104:                                              ; preds = %82, %1183
  %105 = phi i64 [ 0, %82 ], [ %1185, %1183 ]
  %106 = load ptr, ptr @L, align 8, !tbaa !9
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 72
  %108 = load ptr, ptr %107, align 8, !tbaa !95
  %109 = icmp eq ptr %108, null
  br i1 %109, label %113, label %110

110:                                              ; preds = %104
  %111 = getelementptr inbounds nuw i64, ptr %108, i64 %105
  %112 = load i64, ptr %111, align 8, !tbaa !48
  br label %113

113:                                              ; preds = %104, %110
  %114 = phi i64 [ %112, %110 ], [ %105, %104 ]
  %115 = trunc i64 %114 to i32
  store i32 %115, ptr @block_index, align 4, !tbaa !5
  %116 = getelementptr inbounds nuw i8, ptr %106, i64 48
  %117 = load i32, ptr %116, align 8, !tbaa !5
  %118 = zext i32 %117 to i64
  %119 = srem i64 %114, %118
  %120 = trunc i64 %119 to i32
  store i32 %120, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 24), align 8, !tbaa !5
  %121 = sdiv i64 %114, %118
  %122 = getelementptr inbounds nuw i8, ptr %106, i64 52
  %123 = load i32, ptr %122, align 4, !tbaa !5
  %124 = zext i32 %123 to i64
  %125 = srem i64 %121, %124
  %126 = trunc i64 %125 to i32
  store i32 %126, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 28), align 4, !tbaa !5
  %127 = sdiv i64 %121, %124
  %128 = trunc i64 %127 to i32
  store i32 %128, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 32), align 8, !tbaa !5
  %129 = getelementptr inbounds nuw i8, ptr %106, i64 304
  %130 = load i64, ptr %129, align 8, !tbaa !96
  %131 = icmp sgt i64 %130, 0
  br i1 %131, label %132, label %156

132:                                              ; preds = %113
  %133 = getelementptr inbounds nuw i8, ptr %106, i64 296
  %134 = load ptr, ptr %133, align 8, !tbaa !97
  br label %138

135:                                              ; preds = %138
  %136 = add nuw nsw i64 %139, 1
  %137 = icmp eq i64 %136, %130
  br i1 %137, label %156, label %138, !llvm.loop !98

138:                                              ; preds = %135, %132
  %139 = phi i64 [ 0, %132 ], [ %136, %135 ]
  %140 = getelementptr inbounds nuw i64, ptr %134, i64 %139
  %141 = load i64, ptr %140, align 8, !tbaa !48
  %142 = icmp eq i64 %141, %114
  br i1 %142, label %143, label %135

143:                                              ; preds = %138
  store i1 true, ptr @tracing, align 4
  %144 = getelementptr inbounds nuw i8, ptr %106, i64 336
  %145 = load ptr, ptr %144, align 8, !tbaa !41
  %146 = getelementptr inbounds nuw i8, ptr %106, i64 24
  %147 = load i64, ptr %146, align 8, !tbaa !39
  %148 = getelementptr inbounds nuw i8, ptr %106, i64 312
  %149 = load i64, ptr %148, align 8, !tbaa !40
  %150 = mul i64 %147, %84
  %151 = mul i64 %150, %149
  tail call void @llvm.memset.p0.i64(ptr align 4 %145, i8 0, i64 %151, i1 false)
  %152 = getelementptr inbounds nuw i8, ptr %106, i64 344
  %153 = load ptr, ptr %152, align 8, !tbaa !36
  %154 = load i64, ptr %146, align 8, !tbaa !39
  %155 = mul i64 %86, %154
  tail call void @llvm.memset.p0.i64(ptr align 4 %153, i8 0, i64 %155, i1 false)
  br label %160

156:                                              ; preds = %135, %113
  store i1 false, ptr @tracing, align 4
  %157 = getelementptr inbounds nuw i8, ptr %106, i64 392
  %158 = load i64, ptr %157, align 8, !tbaa !51
  %159 = icmp eq i64 %158, 0
  br label %160

160:                                              ; preds = %143, %156
  %161 = phi i1 [ false, %143 ], [ %159, %156 ]
  %162 = getelementptr inbounds nuw i8, ptr %106, i64 104
  br label %163

163:                                              ; preds = %168, %160
  %164 = phi i64 [ 0, %160 ], [ %171, %168 ]
  br i1 %161, label %165, label %168

165:                                              ; preds = %163
  %166 = load i64, ptr %162, align 8, !tbaa !52
  %167 = lshr i64 %166, %164
  br label %168

168:                                              ; preds = %165, %163
  %169 = phi i64 [ %167, %165 ], [ 0, %163 ]
  %170 = getelementptr inbounds nuw i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 40), i64 %164
  store i64 %169, ptr %170, align 8, !tbaa !48
  %171 = add nuw nsw i64 %164, 1
  %172 = icmp eq i64 %171, 6
  br i1 %172, label %173, label %163, !llvm.loop !99

173:                                              ; preds = %168
  %174 = getelementptr inbounds nuw i8, ptr %106, i64 232
  %175 = load ptr, ptr %174, align 8, !tbaa !88
  %176 = getelementptr inbounds nuw i8, ptr %106, i64 16
  %177 = load i64, ptr %176, align 8, !tbaa !90
  %178 = shl i64 %177, 5
  %179 = getelementptr inbounds nuw i8, ptr %106, i64 240
  %180 = load ptr, ptr %179, align 8, !tbaa !89
  %181 = mul i64 %178, %84
  tail call void @llvm.memset.p0.i64(ptr align 4 %180, i8 0, i64 %181, i1 false)
  store i64 0, ptr @frames_used, align 8, !tbaa !48
  store i32 0, ptr @epoch, align 4, !tbaa !5
  store i1 false, ptr @acquired, align 4
  br i1 %27, label %186, label %182

182:                                              ; preds = %173
  %183 = getelementptr inbounds nuw i8, ptr %106, i64 88
  %184 = load i64, ptr %183, align 8, !tbaa !100
  %185 = load ptr, ptr %179, align 8, !tbaa !89
  br label %200

186:                                              ; preds = %200, %173
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) @arrivals, i8 0, i64 64, i1 false), !tbaa !5
  %187 = getelementptr inbounds nuw i8, ptr %106, i64 96
  %188 = load ptr, ptr %187, align 8, !tbaa !22
  %189 = getelementptr inbounds nuw i8, ptr %106, i64 128
  %190 = load i64, ptr %189, align 8, !tbaa !23
  %191 = getelementptr inbounds nuw i8, ptr %188, i64 %190
  %192 = getelementptr inbounds nuw i8, ptr %106, i64 208
  %193 = load i64, ptr %192, align 8, !tbaa !101
  %194 = trunc i64 %193 to i8
  %195 = getelementptr inbounds nuw i8, ptr %106, i64 136
  %196 = load i64, ptr %195, align 8, !tbaa !102
  tail call void @llvm.memset.p0.i64(ptr align 1 %191, i8 %194, i64 %196, i1 false)
  %197 = getelementptr inbounds nuw i8, ptr %106, i64 160
  %198 = load i64, ptr %197, align 8, !tbaa !49
  %199 = icmp eq i64 %198, 0
  br i1 %199, label %224, label %216

200:                                              ; preds = %200, %182
  %201 = phi i32 [ 0, %182 ], [ %213, %200 ]
  %202 = phi ptr [ %175, %182 ], [ %214, %200 ]
  %203 = getelementptr inbounds nuw i8, ptr %202, i64 20
  store i32 0, ptr %203, align 4, !tbaa !103
  %204 = getelementptr inbounds nuw i8, ptr %202, i64 24
  store i64 %184, ptr %204, align 8, !tbaa !81
  %205 = getelementptr inbounds nuw i8, ptr %202, i64 48
  store ptr null, ptr %205, align 8, !tbaa !87
  %206 = lshr i32 %201, 5
  %207 = zext nneg i32 %206 to i64
  %208 = mul i64 %178, %207
  %209 = and i32 %201, 31
  %210 = zext nneg i32 %209 to i64
  %211 = getelementptr inbounds nuw i32, ptr %185, i64 %208
  %212 = getelementptr inbounds nuw i32, ptr %211, i64 %210
  store i32 1, ptr %212, align 4, !tbaa !5
  %213 = add nuw i32 %201, 1
  %214 = getelementptr inbounds nuw i8, ptr %202, i64 128
  %215 = icmp eq i32 %213, %13
  br i1 %215, label %186, label %200, !llvm.loop !104

216:                                              ; preds = %186
  %217 = load ptr, ptr %187, align 8, !tbaa !22
  %218 = getelementptr inbounds nuw i8, ptr %106, i64 152
  %219 = load i64, ptr %218, align 8, !tbaa !25
  %220 = getelementptr inbounds nuw i8, ptr %217, i64 %219
  %221 = load i64, ptr %192, align 8, !tbaa !101
  %222 = trunc i64 %221 to i8
  %223 = mul i64 %198, %85
  tail call void @llvm.memset.p0.i64(ptr align 1 %220, i8 %222, i64 %223, i1 false)
  br label %224

224:                                              ; preds = %216, %186
  %225 = getelementptr inbounds nuw i8, ptr %106, i64 392
  %226 = load i64, ptr %225, align 8, !tbaa !51
  %227 = icmp eq i64 %226, 0
  br i1 %227, label %247, label %228

228:                                              ; preds = %224
  br i1 %88, label %232, label %229

229:                                              ; preds = %228
  %230 = getelementptr inbounds nuw i8, ptr %106, i64 432
  %231 = load ptr, ptr %230, align 8, !tbaa !67
  br label %236

232:                                              ; preds = %236, %228
  %233 = getelementptr inbounds nuw i8, ptr %106, i64 440
  %234 = load i32, ptr %233, align 8, !tbaa !66
  %235 = add i32 %234, 1
  store i32 %235, ptr %233, align 8, !tbaa !66
  br label %247

236:                                              ; preds = %236, %229
  %237 = phi i64 [ 0, %229 ], [ %245, %236 ]
  %238 = trunc nuw i64 %237 to i32
  %239 = lshr i32 %238, 5
  %240 = xor i32 %239, %238
  %241 = and i32 %240, 31
  %242 = icmp eq i32 %241, 0
  %243 = zext i1 %242 to i32
  %244 = getelementptr inbounds nuw i32, ptr %231, i64 %237
  store i32 %243, ptr %244, align 4, !tbaa !5
  %245 = add nuw nsw i64 %237, 1
  %246 = icmp eq i64 %245, %89
  br i1 %246, label %232, label %236, !llvm.loop !105

247:                                              ; preds = %224, %232
  %248 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %249 = load i64, ptr %248, align 8, !tbaa !106
  %250 = icmp eq i64 %249, 0
  %251 = load ptr, ptr %174, align 8, !tbaa !88
  br i1 %250, label %1004, label %252

252:                                              ; preds = %247, %1000
  br i1 %90, label %787, label %256

253:                                              ; preds = %784
  %254 = add nuw nsw i64 %257, 1
  %255 = icmp eq i64 %254, %91
  br i1 %255, label %787, label %256, !llvm.loop !107

256:                                              ; preds = %252, %253
  %257 = phi i64 [ %254, %253 ], [ 0, %252 ]
  %258 = load ptr, ptr @L, align 8, !tbaa !9
  %259 = getelementptr inbounds nuw i8, ptr %258, i64 80
  %260 = load ptr, ptr %259, align 8, !tbaa !108
  %261 = icmp eq ptr %260, null
  %262 = trunc nuw nsw i64 %257 to i32
  br i1 %261, label %266, label %263

263:                                              ; preds = %256
  %264 = getelementptr inbounds nuw i32, ptr %260, i64 %257
  %265 = load i32, ptr %264, align 4, !tbaa !5
  br label %266

266:                                              ; preds = %263, %256
  %267 = phi i32 [ %265, %263 ], [ %262, %256 ]
  %268 = shl i32 %267, 5
  %269 = zext i32 %268 to i64
  %270 = getelementptr inbounds nuw %struct.Thread, ptr %251, i64 %269
  %271 = icmp eq i32 %13, %268
  br i1 %271, label %784, label %272

272:                                              ; preds = %266
  %273 = sub i32 %13, %268
  %274 = tail call i32 @llvm.umin.i32(i32 %273, i32 32)
  %275 = zext nneg i32 %274 to i64
  br label %276

276:                                              ; preds = %302, %272
  %277 = phi i64 [ 0, %272 ], [ %303, %302 ]
  %278 = phi i32 [ 0, %272 ], [ %304, %302 ]
  %279 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %277
  %280 = getelementptr inbounds nuw i8, ptr %279, i64 20
  %281 = load i32, ptr %280, align 4, !tbaa !103
  %282 = icmp eq i32 %281, 0
  br i1 %282, label %283, label %295

283:                                              ; preds = %276
  %284 = getelementptr inbounds nuw i8, ptr %279, i64 48
  %285 = load ptr, ptr %284, align 8, !tbaa !87
  %286 = icmp eq ptr %285, null
  %287 = load ptr, ptr @L, align 8
  %288 = select i1 %286, ptr %287, ptr %285
  %289 = select i1 %286, ptr %279, ptr %285
  %290 = load ptr, ptr %288, align 8, !tbaa !9
  tail call void %290(ptr noundef nonnull %289) #18
  %291 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %292 = icmp eq i32 %291, 0
  br i1 %292, label %293, label %103

293:                                              ; preds = %283
  %294 = load i32, ptr %280, align 4, !tbaa !103
  br label %295

295:                                              ; preds = %293, %276
  %296 = phi i32 [ %294, %293 ], [ %281, %276 ]
  %297 = icmp eq i32 %296, 2
  %298 = zext i1 %297 to i32
  %299 = add i32 %278, %298
  %300 = add nuw nsw i64 %277, 1
  %301 = icmp eq i64 %300, %275
  br i1 %301, label %305, label %302

302:                                              ; preds = %778, %295, %713
  %303 = phi i64 [ %300, %295 ], [ 0, %713 ], [ 0, %778 ]
  %304 = phi i32 [ %299, %295 ], [ 0, %713 ], [ 0, %778 ]
  br label %276, !llvm.loop !109

305:                                              ; preds = %295
  %306 = icmp eq i32 %299, 0
  br i1 %306, label %784, label %307

307:                                              ; preds = %305, %307
  %308 = phi i64 [ %318, %307 ], [ 0, %305 ]
  %309 = phi i32 [ %317, %307 ], [ 0, %305 ]
  %310 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %308
  %311 = getelementptr inbounds nuw i8, ptr %310, i64 20
  %312 = load i32, ptr %311, align 4, !tbaa !103
  %313 = icmp eq i32 %312, 3
  %314 = trunc nuw i64 %308 to i32
  %315 = shl nuw i32 1, %314
  %316 = select i1 %313, i32 0, i32 %315
  %317 = or i32 %316, %309
  %318 = add nuw nsw i64 %308, 1
  %319 = icmp eq i64 %318, %275
  br i1 %319, label %320, label %307, !llvm.loop !110

320:                                              ; preds = %307
  %321 = load ptr, ptr @L, align 8
  %322 = getelementptr inbounds nuw i8, ptr %321, i64 392
  %323 = getelementptr inbounds nuw i8, ptr %321, i64 432
  br label %324

324:                                              ; preds = %708, %320
  %325 = phi i64 [ %711, %708 ], [ 0, %320 ]
  %326 = phi i32 [ %710, %708 ], [ 0, %320 ]
  %327 = phi i32 [ %709, %708 ], [ 0, %320 ]
  %328 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %325
  %329 = getelementptr inbounds nuw i8, ptr %328, i64 20
  %330 = load i32, ptr %329, align 4, !tbaa !103
  %331 = icmp eq i32 %330, 2
  br i1 %331, label %332, label %708

332:                                              ; preds = %324
  %333 = trunc nuw i64 %325 to i32
  %334 = shl nuw i32 1, %333
  %335 = and i32 %334, %326
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %337, label %708

337:                                              ; preds = %332
  %338 = getelementptr inbounds nuw i8, ptr %328, i64 60
  %339 = load i32, ptr %338, align 4, !tbaa !111
  %340 = icmp eq i32 %339, 40
  br i1 %340, label %708, label %341

341:                                              ; preds = %337
  %342 = getelementptr inbounds nuw i8, ptr %328, i64 80
  %343 = load i64, ptr %342, align 8, !tbaa !112
  %344 = trunc i64 %343 to i32
  %345 = getelementptr inbounds nuw i8, ptr %328, i64 56
  %346 = icmp eq i32 %339, 41
  br label %347

347:                                              ; preds = %373, %341
  %348 = phi i64 [ 0, %341 ], [ %375, %373 ]
  %349 = phi i32 [ 0, %341 ], [ %374, %373 ]
  %350 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %348
  %351 = getelementptr inbounds nuw i8, ptr %350, i64 20
  %352 = load i32, ptr %351, align 4, !tbaa !103
  %353 = icmp eq i32 %352, 2
  br i1 %353, label %354, label %373

354:                                              ; preds = %347
  %355 = getelementptr inbounds nuw i8, ptr %350, i64 80
  %356 = load i64, ptr %355, align 8, !tbaa !112
  %357 = trunc i64 %356 to i32
  %358 = icmp eq i32 %357, %344
  br i1 %358, label %359, label %373

359:                                              ; preds = %354
  %360 = getelementptr inbounds nuw i8, ptr %350, i64 56
  %361 = load i32, ptr %360, align 8, !tbaa !113
  %362 = load i32, ptr %345, align 8, !tbaa !113
  %363 = icmp eq i32 %361, %362
  br i1 %363, label %369, label %364

364:                                              ; preds = %359
  %365 = getelementptr inbounds nuw i8, ptr %350, i64 60
  %366 = load i32, ptr %365, align 4, !tbaa !111
  %367 = icmp eq i32 %366, 41
  %368 = and i1 %346, %367
  br i1 %368, label %369, label %373

369:                                              ; preds = %364, %359
  %370 = trunc nuw i64 %348 to i32
  %371 = shl nuw i32 1, %370
  %372 = or i32 %371, %349
  br label %373

373:                                              ; preds = %369, %364, %354, %347
  %374 = phi i32 [ %349, %347 ], [ %349, %354 ], [ %372, %369 ], [ %349, %364 ]
  %375 = add nuw nsw i64 %348, 1
  %376 = icmp eq i64 %375, %275
  br i1 %376, label %377, label %347, !llvm.loop !114

377:                                              ; preds = %373
  %378 = or i32 %374, %326
  %379 = and i32 %334, %344
  %380 = icmp eq i32 %379, 0
  br i1 %380, label %381, label %394

381:                                              ; preds = %377
  %382 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %383 = icmp eq i32 %382, 0
  br i1 %383, label %384, label %103

384:                                              ; preds = %381
  %385 = load i32, ptr %345, align 8, !tbaa !113
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %386 = getelementptr inbounds nuw i8, ptr %321, i64 448
  store i32 8, ptr %386, align 8, !tbaa !56
  %387 = getelementptr inbounds nuw i8, ptr %321, i64 452
  store i32 %385, ptr %387, align 4, !tbaa !57
  %388 = getelementptr inbounds nuw i8, ptr %321, i64 456
  store i32 -1, ptr %388, align 8, !tbaa !58
  %389 = load i32, ptr @block_index, align 4, !tbaa !5
  %390 = getelementptr inbounds nuw i8, ptr %321, i64 464
  store i32 %389, ptr %390, align 8, !tbaa !59
  %391 = getelementptr inbounds nuw i8, ptr %328, i64 104
  %392 = load i32, ptr %391, align 8, !tbaa !37
  %393 = getelementptr inbounds nuw i8, ptr %321, i64 468
  store i32 %392, ptr %393, align 4, !tbaa !61
  br label %784

394:                                              ; preds = %377
  %395 = and i32 %317, %344
  %396 = and i32 %374, %344
  %397 = icmp eq i32 %395, %396
  br i1 %397, label %398, label %708

398:                                              ; preds = %394
  %399 = and i32 %339, -4
  %400 = icmp eq i32 %399, 16
  br i1 %400, label %401, label %472

401:                                              ; preds = %398
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %4, i8 0, i64 256, i1 false)
  br label %402

402:                                              ; preds = %413, %401
  %403 = phi i64 [ 0, %401 ], [ %414, %413 ]
  %404 = trunc nuw nsw i64 %403 to i32
  %405 = shl nuw i32 1, %404
  %406 = and i32 %405, %395
  %407 = icmp eq i32 %406, 0
  br i1 %407, label %413, label %408

408:                                              ; preds = %402
  %409 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %403
  %410 = getelementptr inbounds nuw i8, ptr %409, i64 64
  %411 = load i64, ptr %410, align 8, !tbaa !115
  %412 = getelementptr inbounds nuw i64, ptr %4, i64 %403
  store i64 %411, ptr %412, align 8, !tbaa !48
  br label %413

413:                                              ; preds = %408, %402
  %414 = add nuw nsw i64 %403, 1
  %415 = icmp eq i64 %414, 32
  br i1 %415, label %416, label %402, !llvm.loop !116

416:                                              ; preds = %413, %468
  %417 = phi i64 [ %469, %468 ], [ 0, %413 ]
  %418 = trunc nuw nsw i64 %417 to i32
  %419 = shl nuw i32 1, %418
  %420 = and i32 %419, %395
  %421 = icmp eq i32 %420, 0
  br i1 %421, label %468, label %422

422:                                              ; preds = %416
  %423 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %417
  %424 = getelementptr inbounds nuw i8, ptr %423, i64 80
  %425 = load i64, ptr %424, align 8, !tbaa !112
  %426 = lshr i64 %425, 32
  %427 = trunc nuw i64 %426 to i32
  %428 = getelementptr inbounds nuw i8, ptr %423, i64 60
  %429 = load i32, ptr %428, align 4, !tbaa !111
  %430 = getelementptr inbounds nuw i8, ptr %423, i64 72
  %431 = load i64, ptr %430, align 8, !tbaa !117
  %432 = trunc i64 %431 to i32
  %433 = and i32 %432, 31
  %434 = and i32 %427, 31
  %435 = lshr i32 %427, 8
  %436 = and i32 %435, %418
  %437 = xor i32 %435, -1
  %438 = and i32 %434, %437
  %439 = or disjoint i32 %438, %436
  switch i32 %429, label %449 [
    i32 17, label %440
    i32 18, label %443
    i32 19, label %446
  ]

440:                                              ; preds = %422
  %441 = sub nsw i32 %418, %433
  %442 = icmp sge i32 %441, %439
  br label %453

443:                                              ; preds = %422
  %444 = add nuw nsw i32 %433, %418
  %445 = icmp samesign ule i32 %444, %439
  br label %453

446:                                              ; preds = %422
  %447 = xor i32 %433, %418
  %448 = icmp samesign ule i32 %447, %439
  br label %453

449:                                              ; preds = %422
  %450 = and i32 %433, %437
  %451 = or disjoint i32 %450, %436
  %452 = icmp samesign ule i32 %450, %438
  br label %453

453:                                              ; preds = %449, %446, %443, %440
  %454 = phi i1 [ %445, %443 ], [ %452, %449 ], [ %448, %446 ], [ %442, %440 ]
  %455 = phi i32 [ %444, %443 ], [ %451, %449 ], [ %447, %446 ], [ %441, %440 ]
  %456 = and i32 %455, 31
  %457 = select i1 %454, i32 %456, i32 %418
  %458 = shl nuw i32 1, %457
  %459 = and i32 %458, %395
  %460 = icmp eq i32 %459, 0
  %461 = zext nneg i32 %457 to i64
  %462 = select i1 %460, i64 %417, i64 %461
  %463 = getelementptr inbounds nuw i64, ptr %4, i64 %462
  %464 = load i64, ptr %463, align 8, !tbaa !48
  %465 = getelementptr inbounds nuw i8, ptr %423, i64 88
  store i64 %464, ptr %465, align 8, !tbaa !118
  %466 = zext i1 %454 to i64
  %467 = getelementptr inbounds nuw i8, ptr %423, i64 96
  store i64 %466, ptr %467, align 8, !tbaa !119
  br label %468

468:                                              ; preds = %453, %416
  %469 = add nuw nsw i64 %417, 1
  %470 = icmp eq i64 %469, 32
  br i1 %470, label %471, label %416, !llvm.loop !120

471:                                              ; preds = %468
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #18
  br label %642

472:                                              ; preds = %398
  %473 = icmp ugt i32 %339, 47
  br i1 %473, label %474, label %550

474:                                              ; preds = %472, %533
  %475 = phi i64 [ %536, %533 ], [ 0, %472 ]
  %476 = phi i32 [ %535, %533 ], [ 1, %472 ]
  %477 = phi i64 [ %534, %533 ], [ 0, %472 ]
  %478 = trunc nuw nsw i64 %475 to i32
  %479 = shl nuw i32 1, %478
  %480 = and i32 %479, %395
  %481 = icmp eq i32 %480, 0
  br i1 %481, label %533, label %482

482:                                              ; preds = %474
  %483 = icmp eq i32 %476, 0
  %484 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %475
  %485 = getelementptr inbounds nuw i8, ptr %484, i64 64
  %486 = load i64, ptr %485, align 8, !tbaa !115
  br i1 %483, label %487, label %533

487:                                              ; preds = %482
  switch i32 %339, label %525 [
    i32 48, label %488
    i32 49, label %491
    i32 50, label %496
    i32 51, label %501
    i32 52, label %506
    i32 53, label %511
    i32 54, label %513
    i32 55, label %515
    i32 56, label %517
  ]

488:                                              ; preds = %487
  %489 = add i64 %486, %477
  %490 = and i64 %489, 4294967295
  br label %533

491:                                              ; preds = %487
  %492 = trunc i64 %477 to i32
  %493 = trunc i64 %486 to i32
  %494 = icmp slt i32 %492, %493
  %495 = select i1 %494, i64 %477, i64 %486
  br label %533

496:                                              ; preds = %487
  %497 = trunc i64 %477 to i32
  %498 = trunc i64 %486 to i32
  %499 = icmp sgt i32 %497, %498
  %500 = select i1 %499, i64 %477, i64 %486
  br label %533

501:                                              ; preds = %487
  %502 = trunc i64 %477 to i32
  %503 = trunc i64 %486 to i32
  %504 = icmp ult i32 %502, %503
  %505 = select i1 %504, i64 %477, i64 %486
  br label %533

506:                                              ; preds = %487
  %507 = trunc i64 %477 to i32
  %508 = trunc i64 %486 to i32
  %509 = icmp ugt i32 %507, %508
  %510 = select i1 %509, i64 %477, i64 %486
  br label %533

511:                                              ; preds = %487
  %512 = and i64 %486, %477
  br label %533

513:                                              ; preds = %487
  %514 = or i64 %486, %477
  br label %533

515:                                              ; preds = %487
  %516 = xor i64 %486, %477
  br label %533

517:                                              ; preds = %487
  %518 = trunc i64 %477 to i32
  %519 = bitcast i32 %518 to float
  %520 = trunc i64 %486 to i32
  %521 = bitcast i32 %520 to float
  %522 = tail call float @llvm.minnum.f32(float %519, float %521)
  %523 = bitcast float %522 to i32
  %524 = zext i32 %523 to i64
  br label %533

525:                                              ; preds = %487
  %526 = trunc i64 %477 to i32
  %527 = bitcast i32 %526 to float
  %528 = trunc i64 %486 to i32
  %529 = bitcast i32 %528 to float
  %530 = tail call float @llvm.maxnum.f32(float %527, float %529)
  %531 = bitcast float %530 to i32
  %532 = zext i32 %531 to i64
  br label %533

533:                                              ; preds = %525, %517, %515, %513, %511, %506, %501, %496, %491, %488, %482, %474
  %534 = phi i64 [ %477, %474 ], [ %524, %517 ], [ %532, %525 ], [ %490, %488 ], [ %495, %491 ], [ %500, %496 ], [ %505, %501 ], [ %510, %506 ], [ %512, %511 ], [ %514, %513 ], [ %516, %515 ], [ %486, %482 ]
  %535 = phi i32 [ %476, %474 ], [ 0, %517 ], [ 0, %525 ], [ 0, %488 ], [ 0, %491 ], [ 0, %496 ], [ 0, %501 ], [ 0, %506 ], [ 0, %511 ], [ 0, %513 ], [ 0, %515 ], [ 0, %482 ]
  %536 = add nuw nsw i64 %475, 1
  %537 = icmp eq i64 %536, 32
  br i1 %537, label %538, label %474, !llvm.loop !121

538:                                              ; preds = %533, %547
  %539 = phi i64 [ %548, %547 ], [ 0, %533 ]
  %540 = trunc nuw nsw i64 %539 to i32
  %541 = shl nuw i32 1, %540
  %542 = and i32 %541, %395
  %543 = icmp eq i32 %542, 0
  br i1 %543, label %547, label %544

544:                                              ; preds = %538
  %545 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %539
  %546 = getelementptr inbounds nuw i8, ptr %545, i64 88
  store i64 %534, ptr %546, align 8, !tbaa !118
  br label %547

547:                                              ; preds = %544, %538
  %548 = add nuw nsw i64 %539, 1
  %549 = icmp eq i64 %548, 32
  br i1 %549, label %642, label %538, !llvm.loop !122

550:                                              ; preds = %472
  %551 = and i32 %339, 62
  %552 = icmp eq i32 %551, 32
  br i1 %552, label %553, label %594

553:                                              ; preds = %550
  %554 = icmp eq i32 %339, 32
  br label %555

555:                                              ; preds = %591, %553
  %556 = phi i64 [ 0, %553 ], [ %592, %591 ]
  %557 = trunc nuw nsw i64 %556 to i32
  %558 = shl nuw i32 1, %557
  %559 = and i32 %558, %395
  %560 = icmp eq i32 %559, 0
  br i1 %560, label %591, label %561

561:                                              ; preds = %555
  %562 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %556
  %563 = getelementptr inbounds nuw i8, ptr %562, i64 64
  br label %572

564:                                              ; preds = %587
  %565 = icmp eq i32 %588, %395
  %566 = select i1 %554, i1 true, i1 %565
  %567 = zext i32 %588 to i64
  %568 = select i1 %566, i64 %567, i64 0
  %569 = getelementptr inbounds nuw i8, ptr %562, i64 88
  store i64 %568, ptr %569, align 8, !tbaa !118
  %570 = zext i1 %565 to i64
  %571 = getelementptr inbounds nuw i8, ptr %562, i64 96
  store i64 %570, ptr %571, align 8, !tbaa !119
  br label %591

572:                                              ; preds = %587, %561
  %573 = phi i64 [ 0, %561 ], [ %589, %587 ]
  %574 = phi i32 [ 0, %561 ], [ %588, %587 ]
  %575 = trunc nuw nsw i64 %573 to i32
  %576 = shl nuw i32 1, %575
  %577 = and i32 %576, %395
  %578 = icmp eq i32 %577, 0
  br i1 %578, label %587, label %579

579:                                              ; preds = %572
  %580 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %573
  %581 = getelementptr inbounds nuw i8, ptr %580, i64 64
  %582 = load i64, ptr %581, align 8, !tbaa !115
  %583 = load i64, ptr %563, align 8, !tbaa !115
  %584 = icmp eq i64 %582, %583
  %585 = select i1 %584, i32 %576, i32 0
  %586 = or i32 %585, %574
  br label %587

587:                                              ; preds = %579, %572
  %588 = phi i32 [ %574, %572 ], [ %586, %579 ]
  %589 = add nuw nsw i64 %573, 1
  %590 = icmp eq i64 %589, 32
  br i1 %590, label %564, label %572, !llvm.loop !123

591:                                              ; preds = %564, %555
  %592 = add nuw nsw i64 %556, 1
  %593 = icmp eq i64 %592, 32
  br i1 %593, label %642, label %555, !llvm.loop !124

594:                                              ; preds = %550
  br i1 %346, label %642, label %596

595:                                              ; preds = %611
  switch i32 %339, label %626 [
    i32 24, label %615
    i32 25, label %618
    i32 26, label %621
    i32 27, label %627
  ]

596:                                              ; preds = %594, %611
  %597 = phi i64 [ %613, %611 ], [ 0, %594 ]
  %598 = phi i32 [ %612, %611 ], [ 0, %594 ]
  %599 = trunc nuw nsw i64 %597 to i32
  %600 = shl nuw i32 1, %599
  %601 = and i32 %600, %395
  %602 = icmp eq i32 %601, 0
  br i1 %602, label %611, label %603

603:                                              ; preds = %596
  %604 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %597
  %605 = getelementptr inbounds nuw i8, ptr %604, i64 64
  %606 = load i64, ptr %605, align 8, !tbaa !115
  %607 = and i64 %606, 1
  %608 = icmp eq i64 %607, 0
  %609 = select i1 %608, i32 0, i32 %600
  %610 = or i32 %609, %598
  br label %611

611:                                              ; preds = %603, %596
  %612 = phi i32 [ %598, %596 ], [ %610, %603 ]
  %613 = add nuw nsw i64 %597, 1
  %614 = icmp eq i64 %613, 32
  br i1 %614, label %595, label %596, !llvm.loop !125

615:                                              ; preds = %595
  %616 = icmp eq i32 %612, %395
  %617 = zext i1 %616 to i32
  br label %627

618:                                              ; preds = %595
  %619 = icmp ne i32 %612, 0
  %620 = zext i1 %619 to i32
  br label %627

621:                                              ; preds = %595
  %622 = icmp eq i32 %612, %395
  %623 = icmp eq i32 %612, 0
  %624 = or i1 %622, %623
  %625 = zext i1 %624 to i32
  br label %627

626:                                              ; preds = %595
  br label %627

627:                                              ; preds = %626, %621, %618, %615, %595
  %628 = phi i32 [ %617, %615 ], [ %620, %618 ], [ %625, %621 ], [ %395, %626 ], [ %612, %595 ]
  %629 = zext i32 %628 to i64
  br label %630

630:                                              ; preds = %639, %627
  %631 = phi i64 [ 0, %627 ], [ %640, %639 ]
  %632 = trunc nuw nsw i64 %631 to i32
  %633 = shl nuw i32 1, %632
  %634 = and i32 %633, %395
  %635 = icmp eq i32 %634, 0
  br i1 %635, label %639, label %636

636:                                              ; preds = %630
  %637 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %631
  %638 = getelementptr inbounds nuw i8, ptr %637, i64 88
  store i64 %629, ptr %638, align 8, !tbaa !118
  br label %639

639:                                              ; preds = %636, %630
  %640 = add nuw nsw i64 %631, 1
  %641 = icmp eq i64 %640, 32
  br i1 %641, label %642, label %630, !llvm.loop !126

642:                                              ; preds = %639, %591, %547, %594, %471
  %643 = load i64, ptr %322, align 8, !tbaa !51
  %644 = icmp eq i64 %643, 0
  br i1 %644, label %693, label %645

645:                                              ; preds = %642
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %3, i8 0, i64 128, i1 false)
  br label %646

646:                                              ; preds = %669, %645
  %647 = phi i64 [ 0, %645 ], [ %670, %669 ]
  %648 = trunc nuw nsw i64 %647 to i32
  %649 = shl nuw i32 1, %648
  %650 = and i32 %649, %395
  %651 = icmp eq i32 %650, 0
  br i1 %651, label %669, label %652

652:                                              ; preds = %646
  %653 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %647
  %654 = getelementptr inbounds nuw i8, ptr %653, i64 104
  %655 = load i32, ptr %654, align 8, !tbaa !37
  %656 = load ptr, ptr %323, align 8, !tbaa !67
  %657 = shl i32 %655, 5
  %658 = zext i32 %657 to i64
  %659 = getelementptr inbounds nuw i32, ptr %656, i64 %658
  br label %660

660:                                              ; preds = %660, %652
  %661 = phi i64 [ 0, %652 ], [ %667, %660 ]
  %662 = getelementptr inbounds nuw i32, ptr %659, i64 %661
  %663 = load i32, ptr %662, align 4, !tbaa !5
  %664 = getelementptr inbounds nuw i32, ptr %3, i64 %661
  %665 = load i32, ptr %664, align 4, !tbaa !5
  %666 = tail call i32 @llvm.umax.i32(i32 %663, i32 %665)
  store i32 %666, ptr %664, align 4
  %667 = add nuw nsw i64 %661, 1
  %668 = icmp eq i64 %667, 32
  br i1 %668, label %669, label %660, !llvm.loop !127

669:                                              ; preds = %660, %646
  %670 = add nuw nsw i64 %647, 1
  %671 = icmp eq i64 %670, 32
  br i1 %671, label %672, label %646, !llvm.loop !128

672:                                              ; preds = %669, %689
  %673 = phi i64 [ %690, %689 ], [ 0, %669 ]
  %674 = trunc nuw nsw i64 %673 to i32
  %675 = shl nuw i32 1, %674
  %676 = and i32 %675, %395
  %677 = icmp eq i32 %676, 0
  br i1 %677, label %689, label %678

678:                                              ; preds = %672
  %679 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %673
  %680 = getelementptr inbounds nuw i8, ptr %679, i64 104
  %681 = load i32, ptr %680, align 8, !tbaa !37
  %682 = load ptr, ptr %323, align 8, !tbaa !67
  %683 = shl i32 %681, 5
  %684 = zext i32 %683 to i64
  %685 = getelementptr inbounds nuw i32, ptr %682, i64 %684
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %685, ptr noundef nonnull align 16 dereferenceable(128) %3, i64 128, i1 false), !tbaa !5
  %686 = getelementptr inbounds nuw i32, ptr %685, i64 %673
  %687 = load i32, ptr %686, align 4, !tbaa !5
  %688 = add i32 %687, 1
  store i32 %688, ptr %686, align 4, !tbaa !5
  br label %689

689:                                              ; preds = %678, %672
  %690 = add nuw nsw i64 %673, 1
  %691 = icmp eq i64 %690, 32
  br i1 %691, label %692, label %672, !llvm.loop !129

692:                                              ; preds = %689
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #18
  br label %693

693:                                              ; preds = %692, %642
  br label %694

694:                                              ; preds = %693, %703
  %695 = phi i64 [ %704, %703 ], [ 0, %693 ]
  %696 = trunc nuw nsw i64 %695 to i32
  %697 = shl nuw i32 1, %696
  %698 = and i32 %697, %395
  %699 = icmp eq i32 %698, 0
  br i1 %699, label %703, label %700

700:                                              ; preds = %694
  %701 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %695
  %702 = getelementptr inbounds nuw i8, ptr %701, i64 20
  store i32 0, ptr %702, align 4, !tbaa !103
  br label %703

703:                                              ; preds = %700, %694
  %704 = add nuw nsw i64 %695, 1
  %705 = icmp eq i64 %704, 32
  br i1 %705, label %706, label %694, !llvm.loop !130

706:                                              ; preds = %703
  %707 = or i32 %395, %327
  br label %708

708:                                              ; preds = %706, %394, %337, %332, %324
  %709 = phi i32 [ %327, %324 ], [ %327, %332 ], [ %327, %337 ], [ %327, %394 ], [ %707, %706 ]
  %710 = phi i32 [ %326, %324 ], [ %326, %332 ], [ %326, %337 ], [ %378, %394 ], [ %378, %706 ]
  %711 = add nuw nsw i64 %325, 1
  %712 = icmp eq i64 %711, %275
  br i1 %712, label %713, label %324, !llvm.loop !131

713:                                              ; preds = %708
  %714 = icmp eq i32 %709, 0
  br i1 %714, label %715, label %302

715:                                              ; preds = %713, %781
  %716 = phi i64 [ %782, %781 ], [ 0, %713 ]
  %717 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %716
  %718 = getelementptr inbounds nuw i8, ptr %717, i64 20
  %719 = load i32, ptr %718, align 4, !tbaa !103
  %720 = icmp eq i32 %719, 2
  br i1 %720, label %721, label %781

721:                                              ; preds = %715
  %722 = getelementptr inbounds nuw i8, ptr %717, i64 60
  %723 = load i32, ptr %722, align 4, !tbaa !111
  %724 = icmp eq i32 %723, 40
  br i1 %724, label %725, label %781

725:                                              ; preds = %721
  %726 = getelementptr inbounds nuw i8, ptr %717, i64 80
  %727 = getelementptr inbounds nuw i8, ptr %717, i64 56
  br label %728

728:                                              ; preds = %751, %725
  %729 = phi i64 [ 0, %725 ], [ %753, %751 ]
  %730 = phi i32 [ 0, %725 ], [ %752, %751 ]
  %731 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %729
  %732 = getelementptr inbounds nuw i8, ptr %731, i64 20
  %733 = load i32, ptr %732, align 4, !tbaa !103
  %734 = icmp eq i32 %733, 2
  br i1 %734, label %735, label %751

735:                                              ; preds = %728
  %736 = getelementptr inbounds nuw i8, ptr %731, i64 80
  %737 = load i64, ptr %736, align 8, !tbaa !112
  %738 = trunc i64 %737 to i32
  %739 = load i64, ptr %726, align 8, !tbaa !112
  %740 = trunc i64 %739 to i32
  %741 = icmp eq i32 %738, %740
  br i1 %741, label %742, label %751

742:                                              ; preds = %735
  %743 = getelementptr inbounds nuw i8, ptr %731, i64 56
  %744 = load i32, ptr %743, align 8, !tbaa !113
  %745 = load i32, ptr %727, align 8, !tbaa !113
  %746 = icmp eq i32 %744, %745
  br i1 %746, label %747, label %751

747:                                              ; preds = %742
  %748 = trunc nuw i64 %729 to i32
  %749 = shl nuw i32 1, %748
  %750 = or i32 %749, %730
  br label %751

751:                                              ; preds = %747, %742, %735, %728
  %752 = phi i32 [ %730, %728 ], [ %730, %735 ], [ %750, %747 ], [ %730, %742 ]
  %753 = add nuw nsw i64 %729, 1
  %754 = icmp eq i64 %753, %275
  br i1 %754, label %755, label %728, !llvm.loop !114

755:                                              ; preds = %751
  %756 = zext i32 %752 to i64
  br label %757

757:                                              ; preds = %766, %755
  %758 = phi i64 [ 0, %755 ], [ %767, %766 ]
  %759 = trunc nuw nsw i64 %758 to i32
  %760 = shl nuw i32 1, %759
  %761 = and i32 %760, %752
  %762 = icmp eq i32 %761, 0
  br i1 %762, label %766, label %763

763:                                              ; preds = %757
  %764 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %758
  %765 = getelementptr inbounds nuw i8, ptr %764, i64 88
  store i64 %756, ptr %765, align 8, !tbaa !118
  br label %766

766:                                              ; preds = %763, %757
  %767 = add nuw nsw i64 %758, 1
  %768 = icmp eq i64 %767, 32
  br i1 %768, label %769, label %757, !llvm.loop !126

769:                                              ; preds = %766, %778
  %770 = phi i64 [ %779, %778 ], [ 0, %766 ]
  %771 = trunc nuw nsw i64 %770 to i32
  %772 = shl nuw i32 1, %771
  %773 = and i32 %772, %752
  %774 = icmp eq i32 %773, 0
  br i1 %774, label %778, label %775

775:                                              ; preds = %769
  %776 = getelementptr inbounds nuw %struct.Thread, ptr %270, i64 %770
  %777 = getelementptr inbounds nuw i8, ptr %776, i64 20
  store i32 0, ptr %777, align 4, !tbaa !103
  br label %778

778:                                              ; preds = %775, %769
  %779 = add nuw nsw i64 %770, 1
  %780 = icmp eq i64 %779, 32
  br i1 %780, label %302, label %769, !llvm.loop !130

781:                                              ; preds = %721, %715
  %782 = add nuw nsw i64 %716, 1
  %783 = icmp eq i64 %782, %275
  br i1 %783, label %784, label %715, !llvm.loop !132

784:                                              ; preds = %305, %781, %384, %266
  %785 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %786 = icmp eq i32 %785, 0
  br i1 %786, label %253, label %103

787:                                              ; preds = %253, %252
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(64) %5, i8 0, i64 64, i1 false)
  br i1 %27, label %996, label %788

788:                                              ; preds = %787, %859
  %789 = phi i64 [ %863, %859 ], [ 0, %787 ]
  %790 = phi ptr [ %862, %859 ], [ null, %787 ]
  %791 = phi i32 [ %861, %859 ], [ 0, %787 ]
  %792 = phi ptr [ %860, %859 ], [ null, %787 ]
  %793 = getelementptr inbounds nuw %struct.Thread, ptr %251, i64 %789
  %794 = getelementptr inbounds nuw i8, ptr %793, i64 20
  %795 = load i32, ptr %794, align 4, !tbaa !103
  %796 = icmp eq i32 %795, 3
  br i1 %796, label %859, label %797

797:                                              ; preds = %788
  %798 = add i32 %791, 1
  %799 = icmp eq i32 %795, 2
  br i1 %799, label %800, label %803

800:                                              ; preds = %797
  %801 = icmp eq ptr %792, null
  %802 = select i1 %801, ptr %793, ptr %792
  br label %859

803:                                              ; preds = %797
  %804 = getelementptr inbounds nuw i8, ptr %793, i64 64
  %805 = load i64, ptr %804, align 8, !tbaa !115
  %806 = icmp ugt i64 %805, 15
  br i1 %806, label %807, label %822

807:                                              ; preds = %803
  %808 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %809 = icmp eq i32 %808, 0
  br i1 %809, label %810, label %998

810:                                              ; preds = %807
  %811 = getelementptr inbounds nuw i8, ptr %793, i64 56
  %812 = load i32, ptr %811, align 8, !tbaa !113
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %813 = load ptr, ptr @L, align 8, !tbaa !9
  %814 = getelementptr inbounds nuw i8, ptr %813, i64 448
  store i32 12, ptr %814, align 8, !tbaa !56
  %815 = getelementptr inbounds nuw i8, ptr %813, i64 452
  store i32 %812, ptr %815, align 4, !tbaa !57
  %816 = getelementptr inbounds nuw i8, ptr %813, i64 456
  store i32 -1, ptr %816, align 8, !tbaa !58
  %817 = load i32, ptr @block_index, align 4, !tbaa !5
  %818 = getelementptr inbounds nuw i8, ptr %813, i64 464
  store i32 %817, ptr %818, align 8, !tbaa !59
  %819 = getelementptr inbounds nuw i8, ptr %793, i64 104
  %820 = load i32, ptr %819, align 8, !tbaa !37
  %821 = getelementptr inbounds nuw i8, ptr %813, i64 468
  store i32 %820, ptr %821, align 4, !tbaa !61
  br label %998

822:                                              ; preds = %803
  %823 = getelementptr inbounds nuw i32, ptr %5, i64 %805
  %824 = load i32, ptr %823, align 4, !tbaa !5
  %825 = add i32 %824, 1
  store i32 %825, ptr %823, align 4, !tbaa !5
  %826 = getelementptr inbounds nuw i8, ptr %793, i64 72
  %827 = load i64, ptr %826, align 8, !tbaa !117
  %828 = icmp eq i64 %827, 0
  br i1 %828, label %829, label %859

829:                                              ; preds = %822
  %830 = icmp eq ptr %790, null
  br i1 %830, label %859, label %831

831:                                              ; preds = %829
  %832 = getelementptr inbounds nuw i8, ptr %790, i64 64
  %833 = load i64, ptr %832, align 8, !tbaa !115
  %834 = icmp eq i64 %833, %805
  br i1 %834, label %835, label %859

835:                                              ; preds = %831
  %836 = getelementptr inbounds nuw i8, ptr %790, i64 56
  %837 = load i32, ptr %836, align 8, !tbaa !113
  %838 = getelementptr inbounds nuw i8, ptr %793, i64 56
  %839 = load i32, ptr %838, align 8, !tbaa !113
  %840 = icmp eq i32 %837, %839
  br i1 %840, label %859, label %841

841:                                              ; preds = %835
  %842 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %843 = icmp eq i32 %842, 0
  %844 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %843, label %845, label %853

845:                                              ; preds = %841
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %846 = getelementptr inbounds nuw i8, ptr %844, i64 448
  store i32 6, ptr %846, align 8, !tbaa !56
  %847 = getelementptr inbounds nuw i8, ptr %844, i64 452
  store i32 %839, ptr %847, align 4, !tbaa !57
  %848 = load i32, ptr @block_index, align 4, !tbaa !5
  %849 = getelementptr inbounds nuw i8, ptr %844, i64 464
  store i32 %848, ptr %849, align 8, !tbaa !59
  %850 = getelementptr inbounds nuw i8, ptr %793, i64 104
  %851 = load i32, ptr %850, align 8, !tbaa !37
  %852 = getelementptr inbounds nuw i8, ptr %844, i64 468
  store i32 %851, ptr %852, align 4, !tbaa !61
  br label %853

853:                                              ; preds = %845, %841
  %854 = phi i32 [ 1, %845 ], [ %842, %841 ]
  %855 = getelementptr inbounds nuw i8, ptr %844, i64 456
  store i32 %837, ptr %855, align 8, !tbaa !58
  %856 = getelementptr inbounds nuw i8, ptr %790, i64 104
  %857 = load i32, ptr %856, align 8, !tbaa !37
  %858 = getelementptr inbounds nuw i8, ptr %844, i64 476
  store i32 %857, ptr %858, align 4, !tbaa !76
  br label %998

859:                                              ; preds = %835, %831, %829, %822, %800, %788
  %860 = phi ptr [ %792, %831 ], [ %792, %829 ], [ %792, %788 ], [ %792, %835 ], [ %802, %800 ], [ %792, %822 ]
  %861 = phi i32 [ %798, %831 ], [ %798, %829 ], [ %791, %788 ], [ %798, %835 ], [ %798, %800 ], [ %798, %822 ]
  %862 = phi ptr [ %790, %831 ], [ %793, %829 ], [ %790, %788 ], [ %790, %835 ], [ %790, %800 ], [ %790, %822 ]
  %863 = add nuw nsw i64 %789, 1
  %864 = icmp eq i64 %863, %85
  br i1 %864, label %865, label %788, !llvm.loop !133

865:                                              ; preds = %859
  %866 = icmp eq i32 %861, 0
  br i1 %866, label %996, label %867

867:                                              ; preds = %865, %940
  %868 = phi i64 [ %941, %940 ], [ 0, %865 ]
  %869 = getelementptr inbounds nuw %struct.Thread, ptr %251, i64 %868
  %870 = getelementptr inbounds nuw i8, ptr %869, i64 20
  %871 = load i32, ptr %870, align 4, !tbaa !103
  %872 = icmp eq i32 %871, 1
  br i1 %872, label %873, label %940

873:                                              ; preds = %867
  %874 = getelementptr inbounds nuw i8, ptr %869, i64 72
  %875 = load i64, ptr %874, align 8, !tbaa !117
  %876 = icmp eq i64 %875, 0
  %877 = getelementptr inbounds nuw i8, ptr %869, i64 64
  %878 = load i64, ptr %877, align 8, !tbaa !115
  %879 = getelementptr inbounds nuw i32, ptr %5, i64 %878
  %880 = load i32, ptr %879, align 4, !tbaa !5
  br i1 %876, label %888, label %881

881:                                              ; preds = %873
  %882 = getelementptr inbounds nuw i32, ptr @arrivals, i64 %878
  %883 = load i32, ptr %882, align 4, !tbaa !5
  %884 = add i32 %883, %880
  %885 = zext i32 %884 to i64
  %886 = icmp ugt i64 %875, %885
  br i1 %886, label %940, label %887

887:                                              ; preds = %888, %881
  br label %893

888:                                              ; preds = %873
  %889 = icmp eq i32 %880, %861
  br i1 %889, label %887, label %940

890:                                              ; preds = %913
  %891 = icmp ne i32 %915, 0
  %892 = zext i1 %891 to i32
  br label %918

893:                                              ; preds = %887, %913
  %894 = phi i64 [ %916, %913 ], [ 0, %887 ]
  %895 = phi i32 [ %915, %913 ], [ 0, %887 ]
  %896 = phi i32 [ %914, %913 ], [ 1, %887 ]
  %897 = getelementptr inbounds nuw %struct.Thread, ptr %251, i64 %894
  %898 = getelementptr inbounds nuw i8, ptr %897, i64 20
  %899 = load i32, ptr %898, align 4, !tbaa !103
  %900 = icmp eq i32 %899, 1
  br i1 %900, label %901, label %913

901:                                              ; preds = %893
  %902 = getelementptr inbounds nuw i8, ptr %897, i64 64
  %903 = load i64, ptr %902, align 8, !tbaa !115
  %904 = icmp eq i64 %903, %878
  br i1 %904, label %905, label %913

905:                                              ; preds = %901
  %906 = getelementptr inbounds nuw i8, ptr %897, i64 80
  %907 = load i64, ptr %906, align 8, !tbaa !112
  %908 = and i64 %907, 1
  %909 = icmp eq i64 %908, 0
  %910 = select i1 %909, i32 0, i32 %896
  %911 = trunc nuw nsw i64 %908 to i32
  %912 = add i32 %895, %911
  br label %913

913:                                              ; preds = %905, %901, %893
  %914 = phi i32 [ %910, %905 ], [ %896, %893 ], [ %896, %901 ]
  %915 = phi i32 [ %912, %905 ], [ %895, %893 ], [ %895, %901 ]
  %916 = add nuw nsw i64 %894, 1
  %917 = icmp eq i64 %916, %85
  br i1 %917, label %890, label %893, !llvm.loop !134

918:                                              ; preds = %937, %890
  %919 = phi i64 [ 0, %890 ], [ %938, %937 ]
  %920 = getelementptr inbounds nuw %struct.Thread, ptr %251, i64 %919
  %921 = getelementptr inbounds nuw i8, ptr %920, i64 20
  %922 = load i32, ptr %921, align 4, !tbaa !103
  %923 = icmp eq i32 %922, 1
  br i1 %923, label %924, label %937

924:                                              ; preds = %918
  %925 = getelementptr inbounds nuw i8, ptr %920, i64 64
  %926 = load i64, ptr %925, align 8, !tbaa !115
  %927 = icmp eq i64 %926, %878
  br i1 %927, label %928, label %937

928:                                              ; preds = %924
  %929 = getelementptr inbounds nuw i8, ptr %920, i64 60
  %930 = load i32, ptr %929, align 4, !tbaa !111
  %931 = icmp eq i32 %930, 2
  %932 = icmp eq i32 %930, 3
  %933 = select i1 %932, i32 %914, i32 %892
  %934 = select i1 %931, i32 %915, i32 %933
  %935 = zext i32 %934 to i64
  %936 = getelementptr inbounds nuw i8, ptr %920, i64 88
  store i64 %935, ptr %936, align 8, !tbaa !118
  store i32 0, ptr %921, align 4, !tbaa !103
  br label %937

937:                                              ; preds = %928, %924, %918
  %938 = add nuw nsw i64 %919, 1
  %939 = icmp eq i64 %938, %85
  br i1 %939, label %1000, label %918, !llvm.loop !135

940:                                              ; preds = %888, %881, %867
  %941 = add nuw nsw i64 %868, 1
  %942 = icmp eq i64 %941, %85
  br i1 %942, label %943, label %867, !llvm.loop !136

943:                                              ; preds = %940
  %944 = icmp eq ptr %860, null
  %945 = select i1 %944, ptr %862, ptr %860
  %946 = icmp eq ptr %945, null
  br i1 %946, label %947, label %958

947:                                              ; preds = %943, %947
  %948 = phi i64 [ %954, %947 ], [ 0, %943 ]
  %949 = getelementptr inbounds nuw %struct.Thread, ptr %251, i64 %948
  %950 = getelementptr inbounds nuw i8, ptr %949, i64 20
  %951 = load i32, ptr %950, align 4, !tbaa !103
  %952 = icmp eq i32 %951, 1
  %953 = select i1 %952, ptr %949, ptr null
  %954 = add nuw nsw i64 %948, 1
  %955 = icmp samesign ult i64 %954, %85
  %956 = icmp eq ptr %953, null
  %957 = select i1 %955, i1 %956, i1 false
  br i1 %957, label %947, label %958, !llvm.loop !137

958:                                              ; preds = %947, %943
  %959 = phi ptr [ %945, %943 ], [ %953, %947 ]
  %960 = getelementptr inbounds nuw i8, ptr %959, i64 56
  %961 = load i32, ptr %960, align 8, !tbaa !113
  %962 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %963 = icmp eq i32 %962, 0
  br i1 %963, label %964, label %975

964:                                              ; preds = %958
  %965 = select i1 %944, i32 9, i32 7
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %966 = load ptr, ptr @L, align 8, !tbaa !9
  %967 = getelementptr inbounds nuw i8, ptr %966, i64 448
  store i32 %965, ptr %967, align 8, !tbaa !56
  %968 = getelementptr inbounds nuw i8, ptr %966, i64 452
  store i32 %961, ptr %968, align 4, !tbaa !57
  %969 = getelementptr inbounds nuw i8, ptr %966, i64 456
  store i32 -1, ptr %969, align 8, !tbaa !58
  %970 = load i32, ptr @block_index, align 4, !tbaa !5
  %971 = getelementptr inbounds nuw i8, ptr %966, i64 464
  store i32 %970, ptr %971, align 8, !tbaa !59
  %972 = getelementptr inbounds nuw i8, ptr %959, i64 104
  %973 = load i32, ptr %972, align 8, !tbaa !37
  %974 = getelementptr inbounds nuw i8, ptr %966, i64 468
  store i32 %973, ptr %974, align 4, !tbaa !61
  br label %975

975:                                              ; preds = %964, %958
  %976 = phi i32 [ 1, %964 ], [ %962, %958 ]
  br label %977

977:                                              ; preds = %993, %975
  %978 = phi i64 [ 0, %975 ], [ %994, %993 ]
  %979 = getelementptr inbounds nuw %struct.Thread, ptr %251, i64 %978
  %980 = getelementptr inbounds nuw i8, ptr %979, i64 20
  %981 = load i32, ptr %980, align 4, !tbaa !103
  %982 = icmp eq i32 %981, 3
  br i1 %982, label %993, label %983

983:                                              ; preds = %977
  %984 = getelementptr inbounds nuw i8, ptr %979, i64 56
  %985 = load i32, ptr %984, align 8, !tbaa !113
  %986 = icmp eq i32 %985, %961
  br i1 %986, label %993, label %987

987:                                              ; preds = %983
  %988 = load ptr, ptr @L, align 8, !tbaa !9
  %989 = getelementptr inbounds nuw i8, ptr %988, i64 456
  store i32 %985, ptr %989, align 8, !tbaa !58
  %990 = getelementptr inbounds nuw i8, ptr %979, i64 104
  %991 = load i32, ptr %990, align 8, !tbaa !37
  %992 = getelementptr inbounds nuw i8, ptr %988, i64 476
  store i32 %991, ptr %992, align 4, !tbaa !76
  br label %998

993:                                              ; preds = %983, %977
  %994 = add nuw nsw i64 %978, 1
  %995 = icmp eq i64 %994, %85
  br i1 %995, label %998, label %977, !llvm.loop !138

996:                                              ; preds = %787, %865
  %997 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  br label %998

998:                                              ; preds = %993, %996, %987, %853, %810, %807
  %999 = phi i32 [ %997, %996 ], [ %808, %807 ], [ %976, %987 ], [ %854, %853 ], [ 1, %810 ], [ %976, %993 ]
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %1039

1000:                                             ; preds = %937
  %1001 = getelementptr inbounds nuw i32, ptr @arrivals, i64 %878
  store i32 0, ptr %1001, align 4, !tbaa !5
  %1002 = load i32, ptr @epoch, align 4, !tbaa !5
  %1003 = add i32 %1002, 1
  store i32 %1003, ptr @epoch, align 4, !tbaa !5
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  br label %252, !llvm.loop !139

1004:                                             ; preds = %247
  %1005 = load ptr, ptr %106, align 8, !tbaa !140
  %1006 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1007 = icmp eq i32 %1006, 0
  %1008 = select i1 %92, i1 %1007, i1 false
  br i1 %1008, label %1009, label %1039

1009:                                             ; preds = %1004, %1036
  %1010 = phi i64 [ %1037, %1036 ], [ 0, %1004 ]
  %1011 = load ptr, ptr @L, align 8, !tbaa !9
  %1012 = getelementptr inbounds nuw i8, ptr %1011, i64 80
  %1013 = load ptr, ptr %1012, align 8, !tbaa !108
  %1014 = icmp eq ptr %1013, null
  %1015 = trunc nuw nsw i64 %1010 to i32
  br i1 %1014, label %1019, label %1016

1016:                                             ; preds = %1009
  %1017 = getelementptr inbounds nuw i32, ptr %1013, i64 %1010
  %1018 = load i32, ptr %1017, align 4, !tbaa !5
  br label %1019

1019:                                             ; preds = %1016, %1009
  %1020 = phi i32 [ %1018, %1016 ], [ %1015, %1009 ]
  %1021 = shl i32 %1020, 5
  %1022 = add i32 %1021, 32
  %1023 = tail call i32 @llvm.umin.i32(i32 %1022, i32 %13)
  %1024 = icmp ult i32 %1021, %1023
  br i1 %1024, label %1025, label %1036

1025:                                             ; preds = %1019
  %1026 = zext i32 %1021 to i64
  br label %1031

1027:                                             ; preds = %1031
  %1028 = add nuw nsw i64 %1032, 1
  %1029 = trunc i64 %1028 to i32
  %1030 = icmp eq i32 %1023, %1029
  br i1 %1030, label %1036, label %1031, !llvm.loop !141

1031:                                             ; preds = %1027, %1025
  %1032 = phi i64 [ %1026, %1025 ], [ %1028, %1027 ]
  %1033 = getelementptr inbounds nuw %struct.Thread, ptr %251, i64 %1032
  tail call void %1005(ptr noundef %1033) #18
  %1034 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  %1035 = icmp eq i32 %1034, 0
  br i1 %1035, label %1027, label %103

1036:                                             ; preds = %1027, %1019
  %1037 = add nuw nsw i64 %1010, 1
  %1038 = icmp eq i64 %1037, %91
  br i1 %1038, label %1042, label %1009, !llvm.loop !142

1039:                                             ; preds = %998, %1004
  %1040 = phi i32 [ %1006, %1004 ], [ %999, %998 ]
  %1041 = icmp eq i32 %1040, 0
  br i1 %1041, label %1042, label %103

1042:                                             ; preds = %1036, %1039
  %1043 = load ptr, ptr @L, align 8, !tbaa !9
  %1044 = getelementptr inbounds nuw i8, ptr %1043, i64 16
  %1045 = load i64, ptr %1044, align 8, !tbaa !90
  br i1 %90, label %1183, label %1046

1046:                                             ; preds = %1042
  %1047 = load i1, ptr @tracing, align 4
  %1048 = getelementptr inbounds nuw i8, ptr %1043, i64 240
  %1049 = load ptr, ptr %1048, align 8, !tbaa !89
  %1050 = shl i64 %1045, 7
  %1051 = icmp sgt i64 %1045, 0
  %1052 = getelementptr inbounds nuw i8, ptr %1043, i64 32
  %1053 = getelementptr inbounds nuw i8, ptr %1043, i64 248
  %1054 = getelementptr inbounds nuw i8, ptr %1043, i64 256
  %1055 = getelementptr inbounds nuw i8, ptr %1043, i64 312
  %1056 = getelementptr inbounds nuw i8, ptr %1043, i64 272
  %1057 = getelementptr inbounds nuw i8, ptr %1043, i64 288
  %1058 = getelementptr inbounds nuw i8, ptr %1043, i64 264
  %1059 = getelementptr inbounds nuw i8, ptr %1043, i64 280
  %1060 = getelementptr inbounds nuw i8, ptr %1043, i64 88
  %1061 = getelementptr inbounds nuw i8, ptr %1043, i64 232
  %1062 = getelementptr inbounds nuw i8, ptr %1043, i64 448
  %1063 = getelementptr inbounds nuw i8, ptr %1043, i64 452
  %1064 = getelementptr inbounds nuw i8, ptr %1043, i64 456
  %1065 = load i32, ptr @block_index, align 4
  %1066 = getelementptr inbounds nuw i8, ptr %1043, i64 464
  %1067 = getelementptr inbounds nuw i8, ptr %1043, i64 468
  br label %1068

1068:                                             ; preds = %1151, %1046
  %1069 = phi i64 [ 0, %1046 ], [ %1152, %1151 ]
  %1070 = mul i64 %1050, %1069
  %1071 = getelementptr inbounds i8, ptr %1049, i64 %1070
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %2, i8 0, i64 256, i1 false)
  br i1 %1051, label %1072, label %1079

1072:                                             ; preds = %1068
  %1073 = load ptr, ptr %1052, align 8, !tbaa !143
  %1074 = load ptr, ptr %1053, align 8, !tbaa !144
  %1075 = load ptr, ptr %1054, align 8, !tbaa !145
  br label %1083

1076:                                             ; preds = %1123
  %1077 = load i64, ptr %1057, align 8, !tbaa !146
  %1078 = icmp sgt i64 %1100, %1077
  br i1 %1078, label %1127, label %1146

1079:                                             ; preds = %1068
  %1080 = load i64, ptr %1057, align 8, !tbaa !146
  %1081 = icmp slt i64 %1080, 0
  br i1 %1081, label %1082, label %1146

1082:                                             ; preds = %1079
  store i64 0, ptr %1057, align 8, !tbaa !146
  br label %1146

1083:                                             ; preds = %1123, %1072
  %1084 = phi i64 [ 0, %1072 ], [ %1124, %1123 ]
  %1085 = phi i64 [ 0, %1072 ], [ %1100, %1123 ]
  %1086 = phi ptr [ %1071, %1072 ], [ %1125, %1123 ]
  %1087 = getelementptr inbounds nuw i32, ptr %1073, i64 %1084
  %1088 = load i32, ptr %1087, align 4, !tbaa !5
  %1089 = zext i32 %1088 to i64
  br label %1101

1090:                                             ; preds = %1101
  %1091 = zext i32 %1107 to i64
  %1092 = getelementptr inbounds nuw i64, ptr %1074, i64 %1084
  %1093 = load i64, ptr %1092, align 8, !tbaa !48
  %1094 = add nsw i64 %1093, %1091
  store i64 %1094, ptr %1092, align 8, !tbaa !48
  %1095 = zext i32 %1108 to i64
  %1096 = getelementptr inbounds nuw i64, ptr %1075, i64 %1084
  %1097 = load i64, ptr %1096, align 8, !tbaa !48
  %1098 = add nsw i64 %1097, %1095
  store i64 %1098, ptr %1096, align 8, !tbaa !48
  %1099 = mul nuw nsw i64 %1091, %1089
  %1100 = add nuw nsw i64 %1099, %1085
  br i1 %1047, label %1116, label %1123

1101:                                             ; preds = %1101, %1083
  %1102 = phi i64 [ 0, %1083 ], [ %1114, %1101 ]
  %1103 = phi i32 [ 0, %1083 ], [ %1108, %1101 ]
  %1104 = phi i32 [ 0, %1083 ], [ %1107, %1101 ]
  %1105 = getelementptr inbounds nuw i32, ptr %1086, i64 %1102
  %1106 = load i32, ptr %1105, align 4, !tbaa !5
  %1107 = tail call i32 @llvm.umax.i32(i32 %1106, i32 %1104)
  %1108 = add i32 %1106, %1103
  %1109 = zext i32 %1106 to i64
  %1110 = mul nuw i64 %1109, %1089
  %1111 = getelementptr inbounds nuw i64, ptr %2, i64 %1102
  %1112 = load i64, ptr %1111, align 8, !tbaa !48
  %1113 = add i64 %1110, %1112
  store i64 %1113, ptr %1111, align 8, !tbaa !48
  %1114 = add nuw nsw i64 %1102, 1
  %1115 = icmp eq i64 %1114, 32
  br i1 %1115, label %1090, label %1101, !llvm.loop !147

1116:                                             ; preds = %1090
  %1117 = load i64, ptr %1055, align 8, !tbaa !40
  %1118 = tail call i64 @llvm.smin.i64(i64 %1117, i64 %1091)
  %1119 = load ptr, ptr %1056, align 8, !tbaa !148
  %1120 = getelementptr inbounds nuw i64, ptr %1119, i64 %1084
  %1121 = load i64, ptr %1120, align 8, !tbaa !48
  %1122 = add nsw i64 %1121, %1118
  store i64 %1122, ptr %1120, align 8, !tbaa !48
  br label %1123

1123:                                             ; preds = %1116, %1090
  %1124 = add nuw nsw i64 %1084, 1
  %1125 = getelementptr inbounds nuw i8, ptr %1086, i64 128
  %1126 = icmp eq i64 %1124, %1045
  br i1 %1126, label %1076, label %1083, !llvm.loop !149

1127:                                             ; preds = %1076
  store i64 %1100, ptr %1057, align 8, !tbaa !146
  %1128 = load ptr, ptr %1058, align 8, !tbaa !150
  br label %1129

1129:                                             ; preds = %1132, %1127
  %1130 = phi i64 [ 0, %1127 ], [ %1135, %1132 ]
  %1131 = phi ptr [ %1071, %1127 ], [ %1136, %1132 ]
  br label %1138

1132:                                             ; preds = %1138
  %1133 = zext i32 %1143 to i64
  %1134 = getelementptr inbounds nuw i64, ptr %1128, i64 %1130
  store i64 %1133, ptr %1134, align 8, !tbaa !48
  %1135 = add nuw nsw i64 %1130, 1
  %1136 = getelementptr inbounds nuw i8, ptr %1131, i64 128
  %1137 = icmp eq i64 %1135, %1045
  br i1 %1137, label %1146, label %1129, !llvm.loop !151

1138:                                             ; preds = %1138, %1129
  %1139 = phi i64 [ 0, %1129 ], [ %1144, %1138 ]
  %1140 = phi i32 [ 0, %1129 ], [ %1143, %1138 ]
  %1141 = getelementptr inbounds nuw i32, ptr %1131, i64 %1139
  %1142 = load i32, ptr %1141, align 4, !tbaa !5
  %1143 = tail call i32 @llvm.umax.i32(i32 %1142, i32 %1140)
  %1144 = add nuw nsw i64 %1139, 1
  %1145 = icmp eq i64 %1144, 32
  br i1 %1145, label %1132, label %1138, !llvm.loop !152

1146:                                             ; preds = %1132, %1082, %1079, %1076
  %1147 = load i64, ptr %1060, align 8, !tbaa !100
  %1148 = load i64, ptr %1059, align 8, !tbaa !153
  %1149 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1150 = shl nuw i64 %1069, 12
  br label %1154

1151:                                             ; preds = %1177
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #18
  %1152 = add nuw nsw i64 %1069, 1
  %1153 = icmp eq i64 %1152, %91
  br i1 %1153, label %1181, label %1068, !llvm.loop !154

1154:                                             ; preds = %1177, %1146
  %1155 = phi i64 [ 0, %1146 ], [ %1179, %1177 ]
  %1156 = phi i64 [ %1148, %1146 ], [ %1163, %1177 ]
  %1157 = phi i32 [ %1149, %1146 ], [ %1178, %1177 ]
  %1158 = getelementptr inbounds nuw i64, ptr %2, i64 %1155
  %1159 = load i64, ptr %1158, align 8, !tbaa !48
  %1160 = icmp sgt i64 %1159, %1156
  br i1 %1160, label %1161, label %1162

1161:                                             ; preds = %1154
  store i64 %1159, ptr %1059, align 8, !tbaa !153
  br label %1162

1162:                                             ; preds = %1161, %1154
  %1163 = phi i64 [ %1159, %1161 ], [ %1156, %1154 ]
  %1164 = icmp sgt i64 %1159, %1147
  br i1 %1164, label %1165, label %1177

1165:                                             ; preds = %1162
  %1166 = load ptr, ptr %1061, align 8, !tbaa !88
  %1167 = getelementptr inbounds nuw %struct.Thread, ptr %1166, i64 %1155
  %1168 = getelementptr inbounds nuw i8, ptr %1167, i64 %1150
  %1169 = icmp eq i32 %1157, 0
  br i1 %1169, label %1170, label %1177

1170:                                             ; preds = %1165
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !54
  store i32 4, ptr %1062, align 8, !tbaa !56
  store i32 -1, ptr %1063, align 4, !tbaa !57
  store i32 -1, ptr %1064, align 8, !tbaa !58
  store i32 %1065, ptr %1066, align 8, !tbaa !59
  %1171 = icmp eq ptr %1166, null
  br i1 %1171, label %1175, label %1172

1172:                                             ; preds = %1170
  %1173 = getelementptr inbounds nuw i8, ptr %1168, i64 104
  %1174 = load i32, ptr %1173, align 8, !tbaa !37
  br label %1175

1175:                                             ; preds = %1172, %1170
  %1176 = phi i32 [ %1174, %1172 ], [ 0, %1170 ]
  store i32 %1176, ptr %1067, align 4, !tbaa !61
  br label %1177

1177:                                             ; preds = %1175, %1165, %1162
  %1178 = phi i32 [ 1, %1175 ], [ %1157, %1165 ], [ %1157, %1162 ]
  %1179 = add nuw nsw i64 %1155, 1
  %1180 = icmp eq i64 %1179, 32
  br i1 %1180, label %1151, label %1154, !llvm.loop !155

1181:                                             ; preds = %1151
  %1182 = icmp eq i32 %1178, 0
  br label %1183

1183:                                             ; preds = %1181, %1042
  %1184 = phi i1 [ %1182, %1181 ], [ true, %1042 ]
  %1185 = add nuw nsw i64 %105, 1
  %1186 = icmp samesign ult i64 %1185, %26
  %1187 = select i1 %1186, i1 %1184, i1 false
  br i1 %1187, label %104, label %103, !llvm.loop !156
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #8

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define float @gevo_add_f(float noundef %0, float noundef %1, i32 noundef %2) #9 {
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
define float @gevo_mul_f(float noundef %0, float noundef %1, i32 noundef %2) #9 {
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
define float @gevo_fma_f(float noundef %0, float noundef %1, float noundef %2, i32 noundef %3) #9 {
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
declare float @llvm.fma.f32(float, float, float) #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define float @gevo_div_f(float noundef %0, float noundef %1, i32 noundef %2) #9 {
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
define float @gevo_rcp_f(float noundef %0, i32 noundef %1) #9 {
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
define noundef float @gevo_sqrt_f(float noundef %0, i32 noundef %1) #9 {
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
declare float @llvm.sqrt.f32(float) #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define double @gevo_add_d(double noundef %0, double noundef %1, i32 noundef %2) #9 {
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
define double @gevo_mul_d(double noundef %0, double noundef %1, i32 noundef %2) #9 {
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
declare double @llvm.fma.f64(double, double, double) #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define double @gevo_fma_d(double noundef %0, double noundef %1, double noundef %2, i32 noundef %3) #9 {
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
define double @gevo_div_d(double noundef %0, double noundef %1, i32 noundef %2) #9 {
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
define double @gevo_rcp_d(double noundef %0, i32 noundef %1) #9 {
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
define noundef double @gevo_sqrt_d(double noundef %0, i32 noundef %1) #9 {
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
declare double @llvm.sqrt.f64(double) #10

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define i32 @gevo_prmt(i32 noundef %0, i32 noundef %1, i32 noundef %2) #11 {
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
  br i1 %30, label %8, label %9, !llvm.loop !157
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define i32 @gevo_dp4a(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #11 {
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
  br i1 %27, label %9, label %10, !llvm.loop !158
}

; Function Attrs: nofree norecurse nosync nounwind memory(none) uwtable
define i32 @gevo_dp2a(i32 noundef %0, i32 noundef %1, i32 noundef %2, i32 noundef %3, i32 noundef %4) #11 {
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
  br i1 %15, label %13, label %12, !llvm.loop !159
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define half @__truncsfhf2(float noundef %0) #9 {
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
define half @__truncdfhf2(double noundef %0) #9 {
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
define float @__extendhfsf2(half noundef %0) #9 {
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
define bfloat @__truncsfbf2(float noundef %0) #9 {
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
define bfloat @__truncdfbf2(double noundef %0) #9 {
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
define float @gevo_div_full_f(float noundef %0, float noundef %1) #12 {
  %3 = tail call fastcc float @quotient(float noundef %0, float noundef %1, i32 noundef 2)
  ret float %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc float @quotient(float noundef %0, float noundef %1, i32 noundef range(i32 1, 3) %2) unnamed_addr #13 {
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
define float @gevo_rcp_approx_f(float noundef %0) #12 {
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
define internal fastcc float @around(double noundef %0, double noundef %1, double noundef %2) unnamed_addr #14 {
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
define float @gevo_div_approx_f(float noundef %0, float noundef %1) #12 {
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
declare float @llvm.copysign.f32(float, float) #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_sqrt_approx_f(float noundef %0) #12 {
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
define float @gevo_rsqrt_approx_f(float noundef %0) #12 {
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
define float @gevo_ex2_approx_f(float noundef %0) #12 {
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
declare double @llvm.exp2.f64(double) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.trunc.f32(float) #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_lg2_approx_f(float noundef %0) #12 {
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
declare double @llvm.log2.f64(double) #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_sin_approx_f(float noundef %0) #12 {
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
declare double @llvm.sin.f64(double) #10

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc float @periodic(float noundef %0, double noundef %1, i32 noundef range(i32 8, 10) %2) unnamed_addr #13 {
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
define float @gevo_cos_approx_f(float noundef %0) #12 {
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
declare double @llvm.cos.f64(double) #10

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_tanh_approx_f(float noundef %0) #12 {
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
declare double @llvm.tanh.f64(double) #15

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 65536) i32 @gevo_ex2_approx_h(i32 noundef %0) #12 {
  %2 = trunc i32 %0 to i16
  %3 = tail call fastcc zeroext i16 @power_16(i16 noundef zeroext %2, i32 noundef 11, double noundef 0x3F5125FBEE250000, i64 42949672965)
  %4 = zext i16 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc zeroext i16 @power_16(i16 noundef zeroext %0, i32 noundef range(i32 11, 13) %1, double noundef %2, i64 range(i64 30064771080, 42949672966) %3) unnamed_addr #13 {
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
define range(i32 0, 65536) i32 @gevo_ex2_approx_b(i32 noundef %0) #12 {
  %2 = trunc i32 %0 to i16
  %3 = tail call fastcc zeroext i16 @power_16(i16 noundef zeroext %2, i32 noundef 12, double noundef 7.812500e-03, i64 30064771080)
  %4 = zext i16 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 65536) i32 @gevo_tanh_approx_h(i32 noundef %0) #12 {
  %2 = trunc i32 %0 to i16
  %3 = tail call fastcc zeroext i16 @tanh_16(i16 noundef zeroext %2, i32 noundef 13, double noundef 0x3F40251353750000, i64 42949672965)
  %4 = zext i16 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc zeroext i16 @tanh_16(i16 noundef zeroext %0, i32 noundef range(i32 13, 15) %1, double noundef %2, i64 range(i64 30064771080, 42949672966) %3) unnamed_addr #13 {
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
define range(i32 0, 65536) i32 @gevo_tanh_approx_b(i32 noundef %0) #12 {
  %2 = trunc i32 %0 to i16
  %3 = tail call fastcc zeroext i16 @tanh_16(i16 noundef zeroext %2, i32 noundef 14, double noundef 3.906250e-03, i64 30064771080)
  %4 = zext i16 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define double @gevo_rcp_gross_d(double noundef %0) #12 {
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
define internal fastcc double @gross(double noundef %0, i32 noundef range(i32 15, 17) %1, double noundef %2) unnamed_addr #13 {
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
define double @gevo_rsqrt_gross_d(double noundef %0) #12 {
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
define double @gevo_rsqrt_approx_d(double noundef %0) #12 {
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
define internal fastcc i64 @hash(i32 noundef range(i32 1, 18) %0, i64 noundef %1, i64 noundef range(i64 0, 4294967296) %2) unnamed_addr #16 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8360), align 8, !tbaa !160
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

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i64 @gevo_sectors(ptr noundef readonly captures(none) %0, i64 noundef returned %1, i64 noundef %2, ptr noundef writeonly captures(none) %3) #0 {
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
  store i64 %111, ptr %15, align 8, !tbaa !48
  %16 = add nuw nsw i64 %12, 1
  %17 = getelementptr inbounds nuw i8, ptr %11, i64 256
  %18 = icmp eq i64 %16, %1
  br i1 %18, label %13, label %10, !llvm.loop !161

19:                                               ; preds = %10, %109
  %20 = phi i64 [ 0, %10 ], [ %112, %109 ]
  %21 = phi i64 [ 0, %10 ], [ %111, %109 ]
  %22 = phi i64 [ 0, %10 ], [ %110, %109 ]
  %23 = getelementptr inbounds nuw i64, ptr %11, i64 %20
  %24 = load i64, ptr %23, align 8, !tbaa !48
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
  %44 = load i64, ptr %43, align 8, !tbaa !48
  %45 = icmp eq i64 %44, %32
  br i1 %45, label %54, label %38, !llvm.loop !162

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
  store i64 %32, ptr %53, align 8, !tbaa !48
  br label %54

54:                                               ; preds = %41, %36, %46, %48, %50
  %55 = phi i64 [ %51, %50 ], [ %32, %48 ], [ %30, %36 ], [ %30, %46 ], [ %30, %41 ]
  %56 = phi i64 [ %52, %50 ], [ %29, %48 ], [ %29, %36 ], [ %29, %46 ], [ %29, %41 ]
  %57 = add nuw nsw i64 %28, 32
  %58 = icmp slt i64 %57, %2
  br i1 %58, label %27, label %109, !llvm.loop !163

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
  %72 = load i64, ptr %71, align 8, !tbaa !48
  %73 = icmp eq i64 %72, %60
  br i1 %73, label %82, label %66, !llvm.loop !162

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
  store i64 %60, ptr %81, align 8, !tbaa !48
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
  %99 = load i64, ptr %98, align 8, !tbaa !48
  %100 = icmp eq i64 %99, %87
  br i1 %100, label %109, label %93, !llvm.loop !162

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
  store i64 %87, ptr %108, align 8, !tbaa !48
  br label %109

109:                                              ; preds = %96, %54, %105, %103, %101, %91, %82, %19
  %110 = phi i64 [ %22, %19 ], [ %83, %101 ], [ %83, %82 ], [ %106, %105 ], [ %87, %103 ], [ %83, %91 ], [ %55, %54 ], [ %83, %96 ]
  %111 = phi i64 [ %21, %19 ], [ %84, %101 ], [ %84, %82 ], [ %107, %105 ], [ %84, %103 ], [ %84, %91 ], [ %56, %54 ], [ %84, %96 ]
  %112 = add nuw nsw i64 %20, 1
  %113 = icmp eq i64 %112, 32
  br i1 %113, label %14, label %19, !llvm.loop !164
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i64 @gevo_distinct(ptr noundef readonly captures(none) %0, i64 noundef returned %1, i64 noundef %2, ptr noundef writeonly captures(none) %3) #0 {
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
  store i64 %47, ptr %11, align 8, !tbaa !48
  %12 = add nuw nsw i64 %7, 1
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 256
  %14 = icmp eq i64 %12, %1
  br i1 %14, label %9, label %6, !llvm.loop !165

15:                                               ; preds = %6, %45
  %16 = phi i64 [ 0, %6 ], [ %48, %45 ]
  %17 = phi i64 [ 0, %6 ], [ %47, %45 ]
  %18 = phi i64 [ 0, %6 ], [ %46, %45 ]
  %19 = getelementptr inbounds nuw i64, ptr %8, i64 %16
  %20 = load i64, ptr %19, align 8, !tbaa !48
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
  %35 = load i64, ptr %34, align 8, !tbaa !48
  %36 = icmp eq i64 %35, %23
  br i1 %36, label %45, label %29, !llvm.loop !162

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
  store i64 %23, ptr %44, align 8, !tbaa !48
  br label %45

45:                                               ; preds = %32, %41, %39, %37, %27, %15
  %46 = phi i64 [ %18, %15 ], [ %42, %41 ], [ %23, %39 ], [ %18, %27 ], [ %18, %37 ], [ %18, %32 ]
  %47 = phi i64 [ %17, %15 ], [ %43, %41 ], [ %17, %39 ], [ %17, %27 ], [ %17, %37 ], [ %17, %32 ]
  %48 = add nuw nsw i64 %16, 1
  %49 = icmp eq i64 %48, 32
  br i1 %49, label %10, label %15, !llvm.loop !166
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define noundef i64 @gevo_wavefronts(ptr noundef readonly captures(none) %0, i64 noundef returned %1, i64 noundef %2, ptr noundef writeonly captures(none) %3) #0 {
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
  store i64 %18, ptr %19, align 8, !tbaa !48
  %20 = add nuw nsw i64 %15, 1
  %21 = getelementptr inbounds nuw i8, ptr %14, i64 256
  %22 = icmp eq i64 %20, %1
  br i1 %22, label %16, label %13, !llvm.loop !167

23:                                               ; preds = %30, %13
  %24 = phi i64 [ %11, %13 ], [ %33, %30 ]
  %25 = phi i64 [ 0, %13 ], [ %28, %30 ]
  %26 = phi i64 [ 0, %13 ], [ %86, %30 ]
  %27 = phi i64 [ 0, %13 ], [ %32, %30 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #18
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  %28 = add nuw nsw i64 %25, 1
  %29 = mul nuw nsw i64 %25, %11
  br label %35

30:                                               ; preds = %84
  %31 = zext i32 %87 to i64
  %32 = add nuw nsw i64 %27, %31
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #18
  %33 = add nuw nsw i64 %24, %11
  %34 = icmp eq i64 %28, %8
  br i1 %34, label %17, label %23, !llvm.loop !168

35:                                               ; preds = %23, %84
  %36 = phi i64 [ %89, %84 ], [ %29, %23 ]
  %37 = phi i64 [ %88, %84 ], [ 0, %23 ]
  %38 = phi i32 [ %87, %84 ], [ 0, %23 ]
  %39 = phi i64 [ %86, %84 ], [ %26, %23 ]
  %40 = phi i64 [ %85, %84 ], [ 0, %23 ]
  %41 = getelementptr inbounds nuw i64, ptr %14, i64 %36
  %42 = load i64, ptr %41, align 8, !tbaa !48
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
  %63 = load i64, ptr %62, align 8, !tbaa !48
  %64 = icmp eq i64 %63, %51
  br i1 %64, label %78, label %57, !llvm.loop !162

65:                                               ; preds = %57
  %66 = icmp slt i64 %48, 16384
  br i1 %66, label %69, label %78

67:                                               ; preds = %53
  %68 = icmp slt i64 %48, 16384
  br i1 %68, label %69, label %78

69:                                               ; preds = %65, %67, %46
  %70 = phi i64 [ %50, %65 ], [ %51, %67 ], [ %51, %46 ]
  %71 = getelementptr inbounds i64, ptr @pieces, i64 %48
  store i64 %51, ptr %71, align 8, !tbaa !48
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
  br i1 %83, label %84, label %46, !llvm.loop !169

84:                                               ; preds = %78, %35
  %85 = phi i64 [ %40, %35 ], [ %80, %78 ]
  %86 = phi i64 [ %39, %35 ], [ 1, %78 ]
  %87 = phi i32 [ %38, %35 ], [ %81, %78 ]
  %88 = phi i64 [ %37, %35 ], [ %79, %78 ]
  %89 = add nuw nsw i64 %36, 1
  %90 = icmp eq i64 %89, %24
  br i1 %90, label %30, label %35, !llvm.loop !170
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define noundef i64 @gevo_steps(ptr noundef readonly captures(none) %0, i64 noundef returned %1, ptr noundef writeonly captures(none) %2) #4 {
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
  %14 = load i64, ptr %13, align 8, !tbaa !48
  %15 = icmp sgt i64 %14, -1
  br label %21

16:                                               ; preds = %24
  %17 = getelementptr inbounds nuw i64, ptr %2, i64 %6
  store i64 %26, ptr %17, align 8, !tbaa !48
  %18 = add nuw nsw i64 %6, 1
  %19 = getelementptr inbounds nuw i8, ptr %7, i64 256
  %20 = icmp eq i64 %18, %1
  br i1 %20, label %8, label %5, !llvm.loop !171

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
  br i1 %29, label %16, label %9, !llvm.loop !172

30:                                               ; preds = %21
  %31 = getelementptr inbounds nuw i64, ptr %7, i64 %22
  %32 = load i64, ptr %31, align 8, !tbaa !48
  %33 = icmp eq i64 %32, %14
  %34 = zext i1 %33 to i64
  %35 = add nuw nsw i64 %23, %34
  %36 = add nuw nsw i64 %22, 1
  %37 = icmp eq i64 %36, %11
  br i1 %37, label %24, label %21, !llvm.loop !173
}

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define i64 @gevo_mark(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef captures(none) %2) #4 {
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
  %14 = load i64, ptr %13, align 8, !tbaa !48
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %23, label %16

16:                                               ; preds = %10
  %17 = lshr i64 %14, 5
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !31
  %20 = icmp eq i8 %19, 0
  %21 = zext i1 %20 to i64
  %22 = add nsw i64 %11, %21
  store i8 1, ptr %18, align 1, !tbaa !31
  br label %23

23:                                               ; preds = %10, %16
  %24 = phi i64 [ %11, %10 ], [ %22, %16 ]
  %25 = add nuw nsw i64 %12, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %8, label %10, !llvm.loop !174
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.maxnum.f32(float, float) #10

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #10

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc zeroext i16 @around_16(double noundef %0, double noundef %1, double noundef %2, i64 range(i64 30064771072, 47244640256) %3) unnamed_addr #14 {
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
declare double @llvm.copysign.f64(double, double) #10

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.fshl.i64(i64, i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umin.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umin.i32(i32, i32) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.umax.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f64(double, i32 immarg) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smin.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i64 @llvm.smax.i64(i64, i64) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.umax.i32(i32, i32) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.is.fpclass.f32(float, i32 immarg) #17

; Function Attrs: nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.fabs.f32(float) #17

attributes #0 = { nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #3 = { nofree noinline norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #4 = { nofree norecurse nosync nounwind memory(argmem: readwrite) }
attributes #5 = { mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) }
attributes #6 = { mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #7 = { nounwind }
attributes #8 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #9 = { mustprogress nofree norecurse nosync nounwind willreturn memory(none) }
attributes #10 = { mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #11 = { nofree norecurse nosync nounwind memory(none) }
attributes #12 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #13 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #14 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) }
attributes #15 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #16 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #17 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #18 = { nounwind }


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
!12 = !{!"", !10, i64 0, !13, i64 8, !13, i64 16, !13, i64 24, !14, i64 32, !10, i64 40, !7, i64 48, !7, i64 60, !15, i64 72, !14, i64 80, !13, i64 88, !16, i64 96, !13, i64 104, !16, i64 112, !16, i64 120, !13, i64 128, !13, i64 136, !13, i64 144, !13, i64 152, !13, i64 160, !13, i64 168, !13, i64 176, !13, i64 184, !13, i64 192, !13, i64 200, !13, i64 208, !16, i64 216, !13, i64 224, !10, i64 232, !14, i64 240, !15, i64 248, !15, i64 256, !15, i64 264, !15, i64 272, !13, i64 280, !13, i64 288, !15, i64 296, !13, i64 304, !13, i64 312, !13, i64 320, !13, i64 328, !14, i64 336, !14, i64 344, !14, i64 352, !14, i64 360, !15, i64 368, !16, i64 376, !13, i64 384, !13, i64 392, !13, i64 400, !13, i64 408, !10, i64 416, !10, i64 424, !14, i64 432, !6, i64 440, !6, i64 444, !17, i64 448, !13, i64 496}
!13 = !{!"long long", !7, i64 0}
!14 = !{!"p1 int", !10, i64 0}
!15 = !{!"p1 long long", !10, i64 0}
!16 = !{!"p1 omnipotent char", !10, i64 0}
!17 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !13, i64 32, !13, i64 40}
!18 = !{!19, !6, i64 8}
!19 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!20 = !{!19, !6, i64 0}
!21 = !{!19, !6, i64 4}
!22 = !{!12, !16, i64 96}
!23 = !{!12, !13, i64 128}
!24 = !{!12, !13, i64 144}
!25 = !{!12, !13, i64 152}
!26 = !{!12, !13, i64 168}
!27 = !{!12, !13, i64 176}
!28 = !{!12, !13, i64 184}
!29 = !{!12, !13, i64 192}
!30 = !{!12, !16, i64 376}
!31 = !{!7, !7, i64 0}
!32 = !{!12, !13, i64 384}
!33 = distinct !{!33, !34, !35}
!34 = !{!"llvm.loop.mustprogress"}
!35 = !{!"llvm.loop.unroll.disable"}
!36 = !{!12, !14, i64 344}
!37 = !{!38, !6, i64 104}
!38 = !{!"", !7, i64 0, !6, i64 12, !6, i64 16, !6, i64 20, !13, i64 24, !14, i64 32, !16, i64 40, !10, i64 48, !6, i64 56, !6, i64 60, !13, i64 64, !13, i64 72, !13, i64 80, !13, i64 88, !13, i64 96, !6, i64 104, !7, i64 108}
!39 = !{!12, !13, i64 24}
!40 = !{!12, !13, i64 312}
!41 = !{!12, !14, i64 336}
!42 = !{!38, !6, i64 16}
!43 = !{!12, !13, i64 328}
!44 = !{!12, !13, i64 320}
!45 = !{!12, !14, i64 352}
!46 = !{!12, !14, i64 360}
!47 = !{!12, !15, i64 368}
!48 = !{!13, !13, i64 0}
!49 = !{!12, !13, i64 160}
!50 = !{!38, !6, i64 12}
!51 = !{!12, !13, i64 392}
!52 = !{!12, !13, i64 104}
!53 = !{!12, !16, i64 112}
!54 = !{!55, !6, i64 156}
!55 = !{!"", !7, i64 0, !7, i64 12, !7, i64 24, !6, i64 36, !7, i64 40, !7, i64 88, !6, i64 152, !6, i64 156, !13, i64 160, !7, i64 168, !13, i64 8360}
!56 = !{!12, !6, i64 448}
!57 = !{!12, !6, i64 452}
!58 = !{!12, !6, i64 456}
!59 = !{!12, !6, i64 464}
!60 = !{!12, !16, i64 120}
!61 = !{!12, !6, i64 468}
!62 = !{!12, !13, i64 480}
!63 = !{!12, !13, i64 488}
!64 = !{!12, !6, i64 460}
!65 = !{!12, !13, i64 400}
!66 = !{!12, !6, i64 440}
!67 = !{!12, !14, i64 432}
!68 = !{!12, !13, i64 408}
!69 = !{!70, !6, i64 0}
!70 = !{!"", !71, i64 0, !71, i64 16, !71, i64 32, !71, i64 48, !71, i64 64}
!71 = !{!"", !6, i64 0, !6, i64 4, !72, i64 8, !72, i64 10, !6, i64 12}
!72 = !{!"short", !7, i64 0}
!73 = !{!12, !6, i64 444}
!74 = distinct !{!74, !34, !35}
!75 = !{!12, !6, i64 472}
!76 = !{!12, !6, i64 476}
!77 = !{!72, !72, i64 0}
!78 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 2, !77, i64 10, i64 2, !77, i64 12, i64 4, !5}
!79 = distinct !{!79, !34, !35}
!80 = distinct !{!80, !34, !35}
!81 = !{!38, !13, i64 24}
!82 = distinct !{!82, !34, !35}
!83 = distinct !{!83, !34, !35}
!84 = !{!12, !13, i64 496}
!85 = !{!12, !13, i64 224}
!86 = !{!12, !16, i64 216}
!87 = !{!38, !10, i64 48}
!88 = !{!12, !10, i64 232}
!89 = !{!12, !14, i64 240}
!90 = !{!12, !13, i64 16}
!91 = !{!38, !14, i64 32}
!92 = !{!38, !16, i64 40}
!93 = distinct !{!93, !34, !35}
!94 = distinct !{!94, !34, !35}
!95 = !{!12, !15, i64 72}
!96 = !{!12, !13, i64 304}
!97 = !{!12, !15, i64 296}
!98 = distinct !{!98, !34, !35}
!99 = distinct !{!99, !34, !35}
!100 = !{!12, !13, i64 88}
!101 = !{!12, !13, i64 208}
!102 = !{!12, !13, i64 136}
!103 = !{!38, !6, i64 20}
!104 = distinct !{!104, !34, !35}
!105 = distinct !{!105, !34, !35}
!106 = !{!12, !13, i64 8}
!107 = distinct !{!107, !34, !35}
!108 = !{!12, !14, i64 80}
!109 = distinct !{!109, !34, !35}
!110 = distinct !{!110, !34, !35}
!111 = !{!38, !6, i64 60}
!112 = !{!38, !13, i64 80}
!113 = !{!38, !6, i64 56}
!114 = distinct !{!114, !34, !35}
!115 = !{!38, !13, i64 64}
!116 = distinct !{!116, !34, !35}
!117 = !{!38, !13, i64 72}
!118 = !{!38, !13, i64 88}
!119 = !{!38, !13, i64 96}
!120 = distinct !{!120, !34, !35}
!121 = distinct !{!121, !34, !35}
!122 = distinct !{!122, !34, !35}
!123 = distinct !{!123, !34, !35}
!124 = distinct !{!124, !34, !35}
!125 = distinct !{!125, !34, !35}
!126 = distinct !{!126, !34, !35}
!127 = distinct !{!127, !34, !35}
!128 = distinct !{!128, !34, !35}
!129 = distinct !{!129, !34, !35}
!130 = distinct !{!130, !34, !35}
!131 = distinct !{!131, !34, !35}
!132 = distinct !{!132, !34, !35}
!133 = distinct !{!133, !34, !35}
!134 = distinct !{!134, !34, !35}
!135 = distinct !{!135, !34, !35}
!136 = distinct !{!136, !34, !35}
!137 = distinct !{!137, !34, !35}
!138 = distinct !{!138, !34, !35}
!139 = distinct !{!139, !35}
!140 = !{!12, !10, i64 0}
!141 = distinct !{!141, !34, !35}
!142 = distinct !{!142, !34, !35}
!143 = !{!12, !14, i64 32}
!144 = !{!12, !15, i64 248}
!145 = !{!12, !15, i64 256}
!146 = !{!12, !13, i64 288}
!147 = distinct !{!147, !34, !35}
!148 = !{!12, !15, i64 272}
!149 = distinct !{!149, !34, !35}
!150 = !{!12, !15, i64 264}
!151 = distinct !{!151, !34, !35}
!152 = distinct !{!152, !34, !35}
!153 = !{!12, !13, i64 280}
!154 = distinct !{!154, !34, !35}
!155 = distinct !{!155, !34, !35}
!156 = distinct !{!156, !34, !35}
!157 = distinct !{!157, !34, !35}
!158 = distinct !{!158, !34, !35}
!159 = distinct !{!159, !34, !35}
!160 = !{!55, !13, i64 8360}
!161 = distinct !{!161, !34, !35}
!162 = distinct !{!162, !34, !35}
!163 = distinct !{!163, !34, !35}
!164 = distinct !{!164, !34, !35}
!165 = distinct !{!165, !34, !35}
!166 = distinct !{!166, !34, !35}
!167 = distinct !{!167, !34, !35}
!168 = distinct !{!168, !34, !35}
!169 = distinct !{!169, !34, !35}
!170 = distinct !{!170, !34, !35}
!171 = distinct !{!171, !34, !35}
!172 = distinct !{!172, !34, !35}
!173 = distinct !{!173, !34, !35}
!174 = distinct !{!174, !34, !35}
