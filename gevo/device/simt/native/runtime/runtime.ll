; Made from runtime.c by scripts/build_simt_runtime.py; do not edit.

%struct.State = type { [3 x i32], [3 x i32], [3 x i32], i32, [6 x i64], [8 x i64], i32, i32, i64, [8192 x i8], i64, ptr, [4 x [6 x i64]], i64 }
%struct.Order = type { ptr, ptr }
%struct.Block = type { i32, i32, i32, i32, i32, i32, i32, i32, ptr, [16 x i32], [16 x i32], [16 x %struct.Pair], %struct.Order, ptr }
%struct.Pair = type { %struct.Order, %struct.Order }
%struct.Site = type { i32, i32, i32, i32, i32, i32 }
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
@reuse_time = internal unnamed_addr global i64 0, align 8
@pieces = internal unnamed_addr global [16384 x i64] zeroinitializer, align 16
@reuse_last = internal unnamed_addr global [131072 x i64] zeroinitializer, align 16
@reuse_sector = internal unnamed_addr global [131072 x i64] zeroinitializer, align 16
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
@reuse_tree = internal unnamed_addr global [32769 x i32] zeroinitializer, align 16

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
  br i1 %13, label %195, label %14

14:                                               ; preds = %3
  %15 = load i32, ptr %9, align 4, !tbaa !24
  %16 = sext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !25
  %19 = sext i32 %18 to i64
  %20 = and i32 %11, 3
  %21 = icmp ne i32 %20, 0
  %22 = zext i1 %21 to i32
  %23 = tail call fastcc i32 @check(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %16, i64 noundef %19, i32 noundef %22)
  %24 = icmp eq i32 %23, 0
  br i1 %24, label %195, label %25

25:                                               ; preds = %14
  %26 = ptrtoint ptr %2 to i64
  %27 = load ptr, ptr @L, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 104
  %29 = load ptr, ptr %28, align 8, !tbaa !26
  %30 = ptrtoint ptr %29 to i64
  %31 = sub i64 %26, %30
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %33 = load ptr, ptr %32, align 8, !tbaa !27
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 28
  %35 = load i32, ptr %34, align 4, !tbaa !30
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %39, label %37

37:                                               ; preds = %25
  tail call fastcc void @trace(ptr noundef nonnull %0, i32 noundef %1, i64 noundef %31, i64 noundef %16, i32 noundef %11)
  %38 = load ptr, ptr @L, align 8, !tbaa !9
  br label %39

39:                                               ; preds = %37, %25
  %40 = phi ptr [ %38, %37 ], [ %27, %25 ]
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 488
  %42 = load i64, ptr %41, align 8, !tbaa !33
  %43 = icmp eq i64 %42, 0
  br i1 %43, label %80, label %44

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %46 = load i32, ptr %45, align 4, !tbaa !34
  %47 = sext i32 %46 to i64
  %48 = and i32 %11, 4
  %49 = icmp eq i32 %48, 0
  %50 = select i1 %21, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 88), ptr null
  %51 = select i1 %49, ptr null, ptr %50
  tail call fastcc void @observed_access(ptr noundef nonnull %0, i32 noundef %1, i64 noundef %31, i64 noundef %16, i32 noundef %11, i64 noundef %47, ptr noundef %51)
  %52 = load ptr, ptr @L, align 8, !tbaa !9
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 488
  %54 = load i64, ptr %53, align 8, !tbaa !33
  %55 = icmp eq i64 %54, 0
  %56 = icmp eq i32 %48, 0
  %57 = or i1 %55, %56
  br i1 %57, label %80, label %58

58:                                               ; preds = %44
  %59 = getelementptr inbounds nuw i8, ptr %52, i64 632
  %60 = load i64, ptr %59, align 8, !tbaa !35
  br i1 %21, label %86, label %61

61:                                               ; preds = %58
  %62 = icmp ne i64 %60, 0
  %63 = icmp ult i32 %15, 9
  %64 = and i1 %63, %62
  %65 = icmp eq i32 %15, 0
  %66 = or i1 %64, %65
  br i1 %66, label %191, label %67

67:                                               ; preds = %61
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 16
  %69 = load i32, ptr %68, align 4, !tbaa !34
  br label %70

70:                                               ; preds = %67, %70
  %71 = phi i32 [ %69, %67 ], [ %76, %70 ]
  %72 = phi i64 [ 0, %67 ], [ %78, %70 ]
  %73 = add i64 %72, %31
  %74 = sext i32 %71 to i64
  %75 = tail call fastcc ptr @read_location(ptr noundef nonnull %0, i64 noundef %73, i64 noundef %74, i32 noundef %11, i32 noundef 0)
  %76 = load i32, ptr %68, align 4, !tbaa !34
  %77 = sext i32 %76 to i64
  %78 = add i64 %72, %77
  %79 = icmp ult i64 %78, %16
  br i1 %79, label %70, label %191, !llvm.loop !36

80:                                               ; preds = %39, %44
  %81 = phi ptr [ %52, %44 ], [ %40, %39 ]
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 632
  %83 = load i64, ptr %82, align 8, !tbaa !35
  %84 = icmp ne i64 %83, 0
  %85 = and i1 %21, %84
  br i1 %85, label %88, label %191

86:                                               ; preds = %58
  %87 = icmp eq i64 %60, 0
  br i1 %87, label %191, label %88

88:                                               ; preds = %80, %86
  %89 = phi ptr [ %81, %80 ], [ %52, %86 ]
  %90 = icmp eq i32 %20, 2
  %91 = icmp ult i32 %15, 9
  %92 = and i1 %90, %91
  br i1 %92, label %93, label %152

93:                                               ; preds = %88
  %94 = getelementptr inbounds nuw i8, ptr %89, i64 104
  %95 = load ptr, ptr %94, align 8, !tbaa !26
  %96 = getelementptr inbounds nuw i8, ptr %95, i64 %31
  %97 = icmp eq i32 %15, 0
  br i1 %97, label %108, label %101

98:                                               ; preds = %101
  %99 = add nuw nsw i64 %102, 1
  %100 = icmp eq i64 %99, %16
  br i1 %100, label %108, label %101, !llvm.loop !39

101:                                              ; preds = %93, %98
  %102 = phi i64 [ %99, %98 ], [ 0, %93 ]
  %103 = getelementptr inbounds nuw i8, ptr %96, i64 %102
  %104 = load i8, ptr %103, align 1, !tbaa !40
  %105 = getelementptr inbounds nuw i8, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 88), i64 %102
  %106 = load i8, ptr %105, align 1, !tbaa !40
  %107 = icmp eq i8 %104, %106
  br i1 %107, label %98, label %152

108:                                              ; preds = %98, %93
  call void @llvm.lifetime.start.p0(ptr nonnull %4)
  store i64 0, ptr %4, align 8, !tbaa !41
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %4, ptr nonnull align 8 getelementptr inbounds nuw (i8, ptr @gevo_state, i64 88), i64 range(i64 -2147483648, 2147483648) %16, i1 false)
  %109 = load i64, ptr %4, align 8, !tbaa !41
  %110 = load ptr, ptr @turns, align 8, !tbaa !9
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %112 = load i32, ptr %111, align 4, !tbaa !42
  %113 = zext i32 %112 to i64
  %114 = getelementptr inbounds nuw %struct.Turn, ptr %110, i64 %113
  %115 = getelementptr inbounds nuw i8, ptr %114, i64 24
  br label %116

116:                                              ; preds = %138, %108
  %117 = phi i64 [ 0, %108 ], [ %139, %138 ]
  %118 = getelementptr inbounds nuw %struct.anon.0, ptr %115, i64 %117
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 16
  %120 = load i32, ptr %119, align 8, !tbaa !43
  %121 = icmp eq i32 %120, %1
  br i1 %121, label %122, label %138

122:                                              ; preds = %116
  %123 = load i64, ptr %118, align 8, !tbaa !45
  %124 = icmp eq i64 %123, %31
  br i1 %124, label %125, label %138

125:                                              ; preds = %122
  %126 = getelementptr inbounds nuw i8, ptr %118, i64 8
  %127 = load i64, ptr %126, align 8, !tbaa !46
  %128 = icmp eq i64 %127, %109
  br i1 %128, label %129, label %138

129:                                              ; preds = %125
  %130 = getelementptr inbounds nuw i8, ptr %114, i64 8
  %131 = load i32, ptr %130, align 8, !tbaa !47
  %132 = add i32 %131, 1
  store i32 %132, ptr %130, align 8, !tbaa !47
  %133 = lshr i64 %31, 2
  %134 = and i64 %133, 1023
  %135 = getelementptr inbounds nuw i32, ptr @watches, i64 %134
  %136 = load i32, ptr %135, align 4, !tbaa !5
  %137 = getelementptr inbounds nuw i8, ptr %114, i64 12
  store i32 %136, ptr %137, align 4, !tbaa !49
  br label %151

138:                                              ; preds = %125, %122, %116
  %139 = add nuw nsw i64 %117, 1
  %140 = icmp eq i64 %139, 4
  br i1 %140, label %141, label %116, !llvm.loop !50

141:                                              ; preds = %138
  %142 = getelementptr inbounds nuw i8, ptr %114, i64 16
  %143 = load i32, ptr %142, align 8, !tbaa !51
  %144 = add i32 %143, 1
  store i32 %144, ptr %142, align 8, !tbaa !51
  %145 = and i32 %143, 3
  %146 = zext nneg i32 %145 to i64
  %147 = getelementptr inbounds nuw %struct.anon.0, ptr %115, i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 16
  store i32 %1, ptr %148, align 8, !tbaa !43
  store i64 %31, ptr %147, align 8, !tbaa !45
  %149 = getelementptr inbounds nuw i8, ptr %147, i64 8
  store i64 %109, ptr %149, align 8, !tbaa !46
  %150 = getelementptr inbounds nuw i8, ptr %114, i64 8
  store i32 0, ptr %150, align 8, !tbaa !47
  br label %151

151:                                              ; preds = %141, %129
  call void @llvm.lifetime.end.p0(ptr nonnull %4)
  br label %191

152:                                              ; preds = %101, %88
  %153 = load ptr, ptr @turns, align 8, !tbaa !9
  %154 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %155 = load i32, ptr %154, align 4, !tbaa !42
  %156 = zext i32 %155 to i64
  %157 = getelementptr inbounds nuw %struct.Turn, ptr %153, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 8
  store i32 0, ptr %158, align 8, !tbaa !47
  %159 = getelementptr inbounds nuw i8, ptr %89, i64 136
  %160 = load i64, ptr %159, align 8, !tbaa !52
  %161 = icmp ult i64 %31, %160
  br i1 %161, label %166, label %162

162:                                              ; preds = %152
  %163 = getelementptr inbounds nuw i8, ptr %89, i64 152
  %164 = load i64, ptr %163, align 8, !tbaa !53
  %165 = icmp ult i64 %31, %164
  br i1 %165, label %174, label %166

166:                                              ; preds = %162, %152
  %167 = getelementptr inbounds nuw i8, ptr %89, i64 160
  %168 = load i64, ptr %167, align 8, !tbaa !54
  %169 = icmp ult i64 %31, %168
  br i1 %169, label %174, label %170

170:                                              ; preds = %166
  %171 = getelementptr inbounds nuw i8, ptr %89, i64 176
  %172 = load i64, ptr %171, align 8, !tbaa !55
  %173 = icmp ult i64 %31, %172
  br i1 %173, label %191, label %174

174:                                              ; preds = %170, %166, %162
  %175 = tail call i64 @llvm.umin.i64(i64 range(i64 -2147483648, 2147483648) %16, i64 4096)
  %176 = add i64 %31, %175
  %177 = and i64 %31, -4
  %178 = icmp ult i64 %177, %176
  br i1 %178, label %182, label %179

179:                                              ; preds = %182, %174
  %180 = load i64, ptr @progress, align 8, !tbaa !41
  %181 = add i64 %180, 1
  store i64 %181, ptr @progress, align 8, !tbaa !41
  br label %191

182:                                              ; preds = %174, %182
  %183 = phi i64 [ %189, %182 ], [ %177, %174 ]
  %184 = lshr exact i64 %183, 2
  %185 = and i64 %184, 1023
  %186 = getelementptr inbounds nuw i32, ptr @watches, i64 %185
  %187 = load i32, ptr %186, align 4, !tbaa !5
  %188 = add i32 %187, 1
  store i32 %188, ptr %186, align 4, !tbaa !5
  %189 = add i64 %183, 4
  %190 = icmp ult i64 %189, %176
  br i1 %190, label %182, label %179, !llvm.loop !56

191:                                              ; preds = %70, %61, %179, %170, %151, %86, %80
  %192 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %193 = icmp eq i32 %192, %12
  %194 = zext i1 %193 to i32
  br label %195

195:                                              ; preds = %191, %14, %3
  %196 = phi i32 [ 1, %3 ], [ %194, %191 ], [ 0, %14 ]
  ret i32 %196
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc range(i32 0, 2) i32 @check(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef range(i64 -2147483648, 4294967296) %4, i32 noundef %5) unnamed_addr #2 {
  %7 = ptrtoint ptr %2 to i64
  %8 = load ptr, ptr @L, align 8, !tbaa !9
  %9 = getelementptr inbounds nuw i8, ptr %8, i64 104
  %10 = load ptr, ptr %9, align 8, !tbaa !26
  %11 = ptrtoint ptr %10 to i64
  %12 = sub i64 %7, %11
  %13 = getelementptr inbounds nuw i8, ptr %8, i64 40
  %14 = load ptr, ptr %13, align 8, !tbaa !11
  %15 = sext i32 %1 to i64
  %16 = getelementptr inbounds %struct.Site, ptr %14, i64 %15
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 20
  %18 = load i32, ptr %17, align 4, !tbaa !57
  %19 = getelementptr inbounds nuw i8, ptr %8, i64 112
  %20 = load i64, ptr %19, align 8, !tbaa !58
  %21 = icmp uge i64 %12, %20
  %22 = sub nuw i64 %20, %12
  %23 = icmp ugt i64 %3, %22
  %24 = select i1 %21, i1 true, i1 %23
  br i1 %24, label %135, label %25

25:                                               ; preds = %6
  %26 = getelementptr inbounds nuw i8, ptr %8, i64 120
  %27 = load ptr, ptr %26, align 8, !tbaa !59
  br label %28

28:                                               ; preds = %32, %25
  %29 = phi i64 [ %3, %25 ], [ %43, %32 ]
  %30 = phi i64 [ %12, %25 ], [ %42, %32 ]
  %31 = icmp eq i64 %29, 0
  br i1 %31, label %44, label %32

32:                                               ; preds = %28
  %33 = and i64 %30, 3
  %34 = sub nuw nsw i64 4, %33
  %35 = tail call i64 @llvm.umin.i64(i64 %34, i64 %29)
  %36 = lshr i64 %30, 2
  %37 = getelementptr inbounds nuw i8, ptr %27, i64 %36
  %38 = load i8, ptr %37, align 1, !tbaa !40
  %39 = zext i8 %38 to i64
  %40 = add nuw nsw i64 %35, %33
  %41 = icmp samesign ugt i64 %40, %39
  %42 = add i64 %35, %30
  %43 = sub i64 %29, %35
  br i1 %41, label %135, label %28

44:                                               ; preds = %28
  %45 = icmp eq i32 %18, 0
  %46 = getelementptr inbounds nuw i8, ptr %8, i64 136
  %47 = load i64, ptr %46, align 8, !tbaa !52
  br i1 %45, label %74, label %48

48:                                               ; preds = %44
  %49 = icmp ult i64 %12, %47
  br i1 %49, label %54, label %50

50:                                               ; preds = %48
  %51 = getelementptr inbounds nuw i8, ptr %8, i64 152
  %52 = load i64, ptr %51, align 8, !tbaa !53
  %53 = icmp ult i64 %12, %52
  br i1 %53, label %71, label %54

54:                                               ; preds = %50, %48
  %55 = getelementptr inbounds nuw i8, ptr %8, i64 160
  %56 = load i64, ptr %55, align 8, !tbaa !54
  %57 = icmp ult i64 %12, %56
  br i1 %57, label %62, label %58

58:                                               ; preds = %54
  %59 = getelementptr inbounds nuw i8, ptr %8, i64 176
  %60 = load i64, ptr %59, align 8, !tbaa !55
  %61 = icmp ult i64 %12, %60
  br i1 %61, label %71, label %62

62:                                               ; preds = %58, %54
  %63 = getelementptr inbounds nuw i8, ptr %8, i64 184
  %64 = load i64, ptr %63, align 8, !tbaa !60
  %65 = icmp ult i64 %12, %64
  br i1 %65, label %70, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw i8, ptr %8, i64 192
  %68 = load i64, ptr %67, align 8, !tbaa !61
  %69 = icmp ult i64 %12, %68
  br i1 %69, label %71, label %70

70:                                               ; preds = %66, %62
  br label %71

71:                                               ; preds = %50, %58, %66, %70
  %72 = phi i32 [ 1, %70 ], [ 3, %50 ], [ 5, %58 ], [ 4, %66 ]
  %73 = icmp eq i32 %72, %18
  br i1 %73, label %74, label %135

74:                                               ; preds = %44, %71
  %75 = icmp ult i64 %12, %47
  br i1 %75, label %80, label %76

76:                                               ; preds = %74
  %77 = getelementptr inbounds nuw i8, ptr %8, i64 152
  %78 = load i64, ptr %77, align 8, !tbaa !53
  %79 = icmp ult i64 %12, %78
  br i1 %79, label %110, label %80

80:                                               ; preds = %76, %74
  %81 = getelementptr inbounds nuw i8, ptr %8, i64 160
  %82 = load i64, ptr %81, align 8, !tbaa !54
  %83 = icmp ult i64 %12, %82
  br i1 %83, label %110, label %84

84:                                               ; preds = %80
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 176
  %86 = load i64, ptr %85, align 8, !tbaa !55
  %87 = icmp ult i64 %12, %86
  br i1 %87, label %88, label %110

88:                                               ; preds = %84
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %90 = load ptr, ptr %89, align 8, !tbaa !62
  %91 = ptrtoint ptr %90 to i64
  %92 = sub i64 %7, %91
  %93 = getelementptr inbounds nuw i8, ptr %8, i64 168
  %94 = load i64, ptr %93, align 8, !tbaa !63
  %95 = icmp ult i64 %92, %94
  br i1 %95, label %110, label %96

96:                                               ; preds = %88
  %97 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %99, label %135

99:                                               ; preds = %96
  %100 = add i64 %82, %11
  %101 = sub i64 %7, %100
  %102 = udiv i64 %101, %94
  %103 = trunc i64 %102 to i32
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %105 = load ptr, ptr %104, align 8, !tbaa !27
  %106 = getelementptr inbounds nuw i8, ptr %105, i64 12
  %107 = load i32, ptr %106, align 4, !tbaa !64
  %108 = urem i32 %103, %107
  %109 = getelementptr inbounds nuw i8, ptr %8, i64 740
  store i32 %108, ptr %109, align 4, !tbaa !65
  br label %135

110:                                              ; preds = %80, %84, %76, %88
  %111 = add nsw i64 %4, -1
  %112 = and i64 %12, %111
  %113 = icmp eq i64 %112, 0
  br i1 %113, label %114, label %135

114:                                              ; preds = %110
  %115 = icmp eq i32 %5, 0
  br i1 %115, label %137, label %116

116:                                              ; preds = %114
  %117 = getelementptr inbounds nuw i8, ptr %8, i64 128
  %118 = load ptr, ptr %117, align 8, !tbaa !66
  br label %119

119:                                              ; preds = %123, %116
  %120 = phi i64 [ %3, %116 ], [ %134, %123 ]
  %121 = phi i64 [ %12, %116 ], [ %133, %123 ]
  %122 = icmp eq i64 %120, 0
  br i1 %122, label %137, label %123

123:                                              ; preds = %119
  %124 = and i64 %121, 3
  %125 = sub nuw nsw i64 4, %124
  %126 = tail call i64 @llvm.umin.i64(i64 %125, i64 %120)
  %127 = lshr i64 %121, 2
  %128 = getelementptr inbounds nuw i8, ptr %118, i64 %127
  %129 = load i8, ptr %128, align 1, !tbaa !40
  %130 = zext i8 %129 to i64
  %131 = add nuw nsw i64 %126, %124
  %132 = icmp samesign ugt i64 %131, %130
  %133 = add i64 %126, %121
  %134 = sub i64 %120, %126
  br i1 %132, label %135, label %119

135:                                              ; preds = %32, %123, %110, %99, %96, %6, %71
  %136 = phi i32 [ 2, %110 ], [ 16, %99 ], [ 1, %6 ], [ 3, %123 ], [ 1, %71 ], [ 16, %96 ], [ 1, %32 ]
  tail call fastcc void @raise_access(ptr noundef %0, i32 noundef %136, i32 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %5)
  br label %137

137:                                              ; preds = %119, %135, %114
  %138 = phi i32 [ 1, %114 ], [ 0, %135 ], [ 1, %119 ]
  ret i32 %138
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @trace(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef range(i64 -2147483648, 4294967296) %3, i32 noundef %4) unnamed_addr #2 {
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %8 = load i64, ptr %7, align 8, !tbaa !52
  %9 = icmp ult i64 %2, %8
  br i1 %9, label %14, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !53
  %13 = icmp ult i64 %2, %12
  br i1 %13, label %30, label %14

14:                                               ; preds = %10, %5
  %15 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %16 = load i64, ptr %15, align 8, !tbaa !54
  %17 = icmp ult i64 %2, %16
  br i1 %17, label %22, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %6, i64 176
  %20 = load i64, ptr %19, align 8, !tbaa !55
  %21 = icmp ult i64 %2, %20
  br i1 %21, label %30, label %22

22:                                               ; preds = %18, %14
  %23 = getelementptr inbounds nuw i8, ptr %6, i64 184
  %24 = load i64, ptr %23, align 8, !tbaa !60
  %25 = icmp ult i64 %2, %24
  br i1 %25, label %40, label %26

26:                                               ; preds = %22
  %27 = getelementptr inbounds nuw i8, ptr %6, i64 192
  %28 = load i64, ptr %27, align 8, !tbaa !61
  %29 = icmp ult i64 %2, %28
  br i1 %29, label %30, label %40

30:                                               ; preds = %10, %18, %26
  %31 = phi i32 [ 4, %26 ], [ 5, %18 ], [ 3, %10 ]
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %33 = load ptr, ptr %32, align 8, !tbaa !27
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 12
  %35 = load i32, ptr %34, align 4, !tbaa !64
  %36 = getelementptr inbounds nuw i8, ptr %33, i64 28
  %37 = load i32, ptr %36, align 4, !tbaa !30
  %38 = add i32 %37, -1
  %39 = zext i32 %38 to i64
  br label %82

40:                                               ; preds = %26, %22
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %42 = load ptr, ptr %41, align 8, !tbaa !27
  %43 = getelementptr inbounds nuw i8, ptr %42, i64 12
  %44 = load i32, ptr %43, align 4, !tbaa !64
  %45 = getelementptr inbounds nuw i8, ptr %42, i64 28
  %46 = load i32, ptr %45, align 4, !tbaa !30
  %47 = add i32 %46, -1
  %48 = zext i32 %47 to i64
  %49 = and i32 %4, 3
  %50 = icmp eq i32 %49, 0
  %51 = select i1 %50, i64 464, i64 472
  %52 = getelementptr inbounds nuw i8, ptr %6, i64 %51
  %53 = load ptr, ptr %52, align 8, !tbaa !67
  %54 = getelementptr inbounds nuw i8, ptr %6, i64 480
  %55 = load i64, ptr %54, align 8, !tbaa !68
  %56 = mul i64 %55, %48
  %57 = getelementptr inbounds nuw i8, ptr %53, i64 %56
  %58 = getelementptr inbounds nuw i8, ptr %6, i64 200
  %59 = load i64, ptr %58, align 8, !tbaa !69
  %60 = sub i64 %2, %59
  %61 = lshr i64 %60, 5
  %62 = add i64 %3, %2
  %63 = xor i64 %59, -1
  %64 = add i64 %62, %63
  %65 = lshr i64 %64, 5
  %66 = icmp samesign ugt i64 %61, %65
  br i1 %66, label %82, label %67

67:                                               ; preds = %40, %67
  %68 = phi i64 [ %76, %67 ], [ %61, %40 ]
  %69 = trunc i64 %68 to i8
  %70 = and i8 %69, 7
  %71 = shl nuw i8 1, %70
  %72 = lshr i64 %68, 3
  %73 = getelementptr inbounds nuw i8, ptr %57, i64 %72
  %74 = load i8, ptr %73, align 1, !tbaa !40
  %75 = or i8 %74, %71
  store i8 %75, ptr %73, align 1, !tbaa !40
  %76 = add nuw nsw i64 %68, 1
  %77 = load i64, ptr %58, align 8, !tbaa !69
  %78 = xor i64 %77, -1
  %79 = add i64 %62, %78
  %80 = lshr i64 %79, 5
  %81 = icmp samesign ult i64 %68, %80
  br i1 %81, label %67, label %82, !llvm.loop !70

82:                                               ; preds = %67, %30, %40
  %83 = phi i64 [ %39, %30 ], [ %48, %40 ], [ %48, %67 ]
  %84 = phi i32 [ %38, %30 ], [ %47, %40 ], [ %47, %67 ]
  %85 = phi i32 [ %35, %30 ], [ %44, %40 ], [ %44, %67 ]
  %86 = phi i32 [ %31, %30 ], [ 1, %40 ], [ 1, %67 ]
  %87 = zext i32 %85 to i64
  %88 = add nuw nsw i64 %87, 31
  %89 = lshr i64 %88, 5
  %90 = getelementptr inbounds nuw i8, ptr %6, i64 344
  %91 = load i64, ptr %90, align 8, !tbaa !71
  %92 = icmp sgt i64 %91, %83
  br i1 %92, label %93, label %279

93:                                               ; preds = %82
  %94 = getelementptr inbounds nuw i8, ptr %6, i64 424
  %95 = load ptr, ptr %94, align 8, !tbaa !72
  %96 = mul nuw i64 %83, %87
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %98 = load i32, ptr %97, align 8, !tbaa !73
  %99 = zext i32 %98 to i64
  %100 = add nuw i64 %96, %99
  %101 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %102 = load i64, ptr %101, align 8, !tbaa !74
  %103 = mul i64 %100, %102
  %104 = zext i32 %1 to i64
  %105 = getelementptr i32, ptr %95, i64 %103
  %106 = getelementptr i32, ptr %105, i64 %104
  %107 = load i32, ptr %106, align 4, !tbaa !5
  %108 = add i32 %107, 1
  store i32 %108, ptr %106, align 4, !tbaa !5
  %109 = zext i32 %107 to i64
  %110 = getelementptr inbounds nuw i8, ptr %6, i64 392
  %111 = load ptr, ptr %110, align 8, !tbaa !75
  %112 = getelementptr inbounds nuw i64, ptr %111, i64 %83
  %113 = load i64, ptr %112, align 8, !tbaa !41
  %114 = icmp sgt i64 %113, %109
  br i1 %114, label %115, label %279

115:                                              ; preds = %93
  %116 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %117 = load i32, ptr %116, align 8, !tbaa !76
  %118 = zext i32 %117 to i64
  %119 = mul i64 %102, %118
  %120 = getelementptr inbounds nuw i8, ptr %6, i64 408
  %121 = load ptr, ptr %120, align 8, !tbaa !77
  %122 = mul nuw nsw i64 %89, %83
  %123 = mul i64 %122, %102
  %124 = getelementptr i32, ptr %121, i64 %123
  %125 = getelementptr i32, ptr %124, i64 %119
  %126 = getelementptr i32, ptr %125, i64 %104
  %127 = getelementptr inbounds nuw i8, ptr %6, i64 416
  %128 = load ptr, ptr %127, align 8, !tbaa !78
  %129 = getelementptr inbounds nuw i8, ptr %6, i64 368
  %130 = load i64, ptr %129, align 8, !tbaa !79
  %131 = mul i64 %130, %83
  %132 = getelementptr inbounds nuw i32, ptr %128, i64 %131
  %133 = getelementptr inbounds nuw i8, ptr %6, i64 400
  %134 = load ptr, ptr %133, align 8, !tbaa !80
  %135 = getelementptr inbounds nuw i64, ptr %134, i64 %83
  %136 = load i32, ptr %126, align 4, !tbaa !5
  %137 = icmp eq i32 %136, 0
  br i1 %137, label %138, label %199

138:                                              ; preds = %115
  %139 = icmp samesign ugt i64 %113, 4
  br i1 %139, label %140, label %184

140:                                              ; preds = %138
  %141 = getelementptr inbounds nuw i8, ptr %6, i64 360
  %142 = getelementptr inbounds nuw i8, ptr %6, i64 440
  br label %143

143:                                              ; preds = %162, %140
  %144 = phi i64 [ %113, %140 ], [ %151, %162 ]
  %145 = load i64, ptr %135, align 8, !tbaa !41
  %146 = add nsw i64 %145, 1
  %147 = mul nsw i64 %146, %144
  %148 = load i64, ptr %141, align 8, !tbaa !81
  %149 = icmp sgt i64 %147, %148
  br i1 %149, label %150, label %184

150:                                              ; preds = %143
  %151 = lshr i64 %144, 1
  %152 = icmp sgt i64 %145, 0
  br i1 %152, label %153, label %162

153:                                              ; preds = %150
  %154 = shl nuw i64 %151, 2
  br label %155

155:                                              ; preds = %164, %153
  %156 = phi i64 [ 0, %153 ], [ %168, %164 ]
  %157 = load i64, ptr %112, align 8, !tbaa !41
  %158 = icmp slt i64 %151, %157
  %159 = mul nsw i64 %157, %156
  br i1 %158, label %160, label %164

160:                                              ; preds = %155
  %161 = getelementptr i32, ptr %132, i64 %159
  br label %171

162:                                              ; preds = %164, %150
  store i64 %151, ptr %112, align 8, !tbaa !41
  %163 = icmp ugt i64 %144, 9
  br i1 %163, label %143, label %184, !llvm.loop !82

164:                                              ; preds = %181, %155
  %165 = mul nuw nsw i64 %156, %151
  %166 = getelementptr inbounds nuw i32, ptr %132, i64 %165
  %167 = getelementptr inbounds i32, ptr %132, i64 %159
  tail call void @llvm.memmove.p0.p0.i64(ptr align 4 %166, ptr align 4 %167, i64 %154, i1 false)
  %168 = add nuw nsw i64 %156, 1
  %169 = load i64, ptr %135, align 8, !tbaa !41
  %170 = icmp slt i64 %168, %169
  br i1 %170, label %155, label %162, !llvm.loop !83

171:                                              ; preds = %181, %160
  %172 = phi i64 [ %151, %160 ], [ %182, %181 ]
  %173 = getelementptr i32, ptr %161, i64 %172
  %174 = load i32, ptr %173, align 4, !tbaa !5
  %175 = icmp eq i32 %174, 0
  br i1 %175, label %181, label %176

176:                                              ; preds = %171
  %177 = load ptr, ptr %142, align 8, !tbaa !84
  %178 = sext i32 %174 to i64
  %179 = getelementptr i32, ptr %177, i64 %178
  %180 = getelementptr i8, ptr %179, i64 -4
  store i32 -1, ptr %180, align 4, !tbaa !5
  br label %181

181:                                              ; preds = %176, %171
  %182 = add nuw nsw i64 %172, 1
  %183 = icmp eq i64 %182, %157
  br i1 %183, label %164, label %171, !llvm.loop !85

184:                                              ; preds = %143, %162, %138
  %185 = load i64, ptr %135, align 8, !tbaa !41
  %186 = add nsw i64 %185, 1
  store i64 %186, ptr %135, align 8, !tbaa !41
  %187 = trunc i64 %186 to i32
  store i32 %187, ptr %126, align 4, !tbaa !5
  %188 = shl i64 %185, 32
  %189 = ashr exact i64 %188, 32
  %190 = load i64, ptr %112, align 8, !tbaa !41
  %191 = mul nsw i64 %190, %189
  %192 = getelementptr inbounds i32, ptr %132, i64 %191
  %193 = shl i64 %190, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %192, i8 0, i64 %193, i1 false)
  %194 = load i32, ptr %126, align 4, !tbaa !5
  %195 = load ptr, ptr %110, align 8, !tbaa !75
  %196 = getelementptr inbounds nuw i64, ptr %195, i64 %83
  %197 = load i64, ptr %196, align 8, !tbaa !41
  %198 = icmp sgt i64 %197, %109
  br i1 %198, label %199, label %279

199:                                              ; preds = %115, %184
  %200 = phi i32 [ %194, %184 ], [ %136, %115 ]
  %201 = load i64, ptr %112, align 8, !tbaa !41
  %202 = add nsw i32 %200, -1
  %203 = sext i32 %202 to i64
  %204 = mul nsw i64 %201, %203
  %205 = getelementptr inbounds i32, ptr %132, i64 %204
  %206 = getelementptr inbounds nuw i32, ptr %205, i64 %109
  %207 = load i32, ptr %206, align 4, !tbaa !5
  %208 = icmp eq i32 %207, 0
  br i1 %208, label %209, label %246

209:                                              ; preds = %199
  %210 = getelementptr inbounds nuw i8, ptr %6, i64 384
  %211 = load i64, ptr %210, align 8, !tbaa !86
  %212 = getelementptr inbounds nuw i8, ptr %6, i64 376
  %213 = load i64, ptr %212, align 8, !tbaa !87
  %214 = icmp eq i64 %211, %213
  br i1 %214, label %279, label %215

215:                                              ; preds = %209
  %216 = add nsw i64 %211, 1
  store i64 %216, ptr %210, align 8, !tbaa !86
  %217 = trunc i64 %216 to i32
  store i32 %217, ptr %206, align 4, !tbaa !5
  %218 = getelementptr inbounds nuw i8, ptr %6, i64 432
  %219 = load ptr, ptr %218, align 8, !tbaa !88
  %220 = shl i64 %211, 32
  %221 = ashr exact i64 %220, 30
  %222 = getelementptr inbounds i8, ptr %219, i64 %221
  store i32 %1, ptr %222, align 4, !tbaa !5
  %223 = getelementptr inbounds nuw i8, ptr %6, i64 440
  %224 = load ptr, ptr %223, align 8, !tbaa !84
  %225 = load i32, ptr %206, align 4, !tbaa !5
  %226 = sext i32 %225 to i64
  %227 = getelementptr i32, ptr %224, i64 %226
  %228 = getelementptr i8, ptr %227, i64 -4
  store i32 %86, ptr %228, align 4, !tbaa !5
  %229 = load i32, ptr %116, align 8, !tbaa !76
  %230 = trunc nuw nsw i64 %89 to i32
  %231 = mul i32 %84, %230
  %232 = add i32 %229, %231
  %233 = getelementptr inbounds nuw i8, ptr %6, i64 448
  %234 = load ptr, ptr %233, align 8, !tbaa !89
  %235 = load i32, ptr %206, align 4, !tbaa !5
  %236 = sext i32 %235 to i64
  %237 = getelementptr i32, ptr %234, i64 %236
  %238 = getelementptr i8, ptr %237, i64 -4
  store i32 %232, ptr %238, align 4, !tbaa !5
  %239 = getelementptr inbounds nuw i8, ptr %6, i64 456
  %240 = load ptr, ptr %239, align 8, !tbaa !90
  %241 = load i32, ptr %206, align 4, !tbaa !5
  %242 = add nsw i32 %241, -1
  %243 = sext i32 %242 to i64
  %244 = shl nsw i64 %243, 8
  %245 = getelementptr i8, ptr %240, i64 %244
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(256) %245, i8 -1, i64 256, i1 false), !tbaa !41
  br label %246

246:                                              ; preds = %215, %199
  %247 = phi i32 [ %241, %215 ], [ %207, %199 ]
  switch i32 %86, label %263 [
    i32 3, label %248
    i32 5, label %250
    i32 4, label %260
  ]

248:                                              ; preds = %246
  %249 = load i64, ptr %7, align 8, !tbaa !52
  br label %266

250:                                              ; preds = %246
  %251 = getelementptr inbounds nuw i8, ptr %6, i64 160
  %252 = load i64, ptr %251, align 8, !tbaa !54
  %253 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %254 = load i32, ptr %253, align 4, !tbaa !42
  %255 = zext i32 %254 to i64
  %256 = getelementptr inbounds nuw i8, ptr %6, i64 168
  %257 = load i64, ptr %256, align 8, !tbaa !63
  %258 = mul i64 %257, %255
  %259 = add i64 %258, %252
  br label %266

260:                                              ; preds = %246
  %261 = getelementptr inbounds nuw i8, ptr %6, i64 184
  %262 = load i64, ptr %261, align 8, !tbaa !60
  br label %266

263:                                              ; preds = %246
  %264 = getelementptr inbounds nuw i8, ptr %6, i64 200
  %265 = load i64, ptr %264, align 8, !tbaa !69
  br label %266

266:                                              ; preds = %250, %263, %260, %248
  %267 = phi i64 [ %249, %248 ], [ %259, %250 ], [ %262, %260 ], [ %265, %263 ]
  %268 = sub i64 %2, %267
  %269 = getelementptr inbounds nuw i8, ptr %6, i64 456
  %270 = load ptr, ptr %269, align 8, !tbaa !90
  %271 = add nsw i32 %247, -1
  %272 = sext i32 %271 to i64
  %273 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %274 = load i32, ptr %273, align 4, !tbaa !91
  %275 = zext i32 %274 to i64
  %276 = shl nsw i64 %272, 8
  %277 = getelementptr i8, ptr %270, i64 %276
  %278 = getelementptr i64, ptr %277, i64 %275
  store i64 %268, ptr %278, align 8, !tbaa !41
  br label %279

279:                                              ; preds = %93, %266, %209, %184, %82
  ret void
}

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
  br i1 %13, label %398, label %14

14:                                               ; preds = %7
  %15 = and i32 %4, 3
  %16 = icmp ne i32 %15, 0
  %17 = icmp ne ptr %6, null
  %18 = and i1 %16, %17
  %19 = icmp ne i64 %3, 0
  %20 = and i1 %18, %19
  br i1 %20, label %21, label %398

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
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 16
  %33 = trunc i32 %4 to i16
  %34 = lshr i16 %33, 3
  %35 = and i16 %34, 1
  %36 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %37 = icmp eq i16 %35, 0
  %38 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %39 = getelementptr inbounds nuw i8, ptr %10, i64 120
  %40 = getelementptr inbounds nuw i8, ptr %11, i64 196
  %41 = and i32 %4, 32
  %42 = icmp eq i32 %41, 0
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 296
  %44 = getelementptr inbounds nuw i8, ptr %10, i64 312
  br label %45

45:                                               ; preds = %21, %395
  %46 = phi i64 [ 0, %21 ], [ %396, %395 ]
  %47 = add i64 %46, %2
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 %46
  %49 = load ptr, ptr @L, align 8, !tbaa !9
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 136
  %51 = load i64, ptr %50, align 8, !tbaa !52
  %52 = icmp ult i64 %47, %51
  br i1 %52, label %62, label %53

53:                                               ; preds = %45
  %54 = getelementptr inbounds nuw i8, ptr %49, i64 152
  %55 = load i64, ptr %54, align 8, !tbaa !53
  %56 = icmp ult i64 %47, %55
  br i1 %56, label %57, label %62

57:                                               ; preds = %53
  %58 = load ptr, ptr @tracks, align 8, !tbaa !9
  %59 = load i32, ptr %22, align 4, !tbaa !42
  %60 = zext i32 %59 to i64
  %61 = getelementptr inbounds nuw %struct.Track, ptr %58, i64 %60
  br label %87

62:                                               ; preds = %53, %45
  %63 = getelementptr inbounds nuw i8, ptr %49, i64 160
  %64 = load i64, ptr %63, align 8, !tbaa !54
  %65 = icmp ult i64 %47, %64
  br i1 %65, label %70, label %66

66:                                               ; preds = %62
  %67 = getelementptr inbounds nuw i8, ptr %49, i64 176
  %68 = load i64, ptr %67, align 8, !tbaa !55
  %69 = icmp ult i64 %47, %68
  br i1 %69, label %395, label %70

70:                                               ; preds = %66, %62
  %71 = getelementptr inbounds nuw i8, ptr %49, i64 184
  %72 = load i64, ptr %71, align 8, !tbaa !60
  %73 = icmp ult i64 %47, %72
  br i1 %73, label %78, label %74

74:                                               ; preds = %70
  %75 = getelementptr inbounds nuw i8, ptr %49, i64 192
  %76 = load i64, ptr %75, align 8, !tbaa !61
  %77 = icmp ult i64 %47, %76
  br i1 %77, label %395, label %78

78:                                               ; preds = %74, %70
  %79 = load ptr, ptr @tracks, align 8, !tbaa !9
  %80 = load i32, ptr %22, align 4, !tbaa !42
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw %struct.Track, ptr %79, i64 %81
  br i1 %52, label %95, label %83

83:                                               ; preds = %78
  %84 = getelementptr inbounds nuw i8, ptr %49, i64 152
  %85 = load i64, ptr %84, align 8, !tbaa !53
  %86 = icmp ult i64 %47, %85
  br i1 %86, label %87, label %95

87:                                               ; preds = %83, %57
  %88 = phi ptr [ %61, %57 ], [ %82, %83 ]
  %89 = load ptr, ptr %23, align 8, !tbaa !27
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %91 = load i32, ptr %90, align 4, !tbaa !92
  %92 = zext i32 %91 to i64
  %93 = shl nuw i64 %92, 32
  %94 = or i64 %93, %47
  br label %95

95:                                               ; preds = %87, %83, %78
  %96 = phi ptr [ %88, %87 ], [ %82, %83 ], [ %82, %78 ]
  %97 = phi i64 [ %94, %87 ], [ %47, %83 ], [ %47, %78 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i64 0, ptr %8, align 8, !tbaa !41
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  store i64 0, ptr %9, align 8, !tbaa !41
  %98 = lshr i64 %97, 2
  %99 = lshr i64 %97, 14
  %100 = xor i64 %98, %99
  %101 = and i64 %100, 4095
  %102 = getelementptr inbounds nuw ptr, ptr @locations, i64 %101
  %103 = load ptr, ptr %102, align 8, !tbaa !93
  %104 = icmp eq ptr %103, null
  br i1 %104, label %117, label %105

105:                                              ; preds = %95, %114
  %106 = phi ptr [ %115, %114 ], [ %103, %95 ]
  %107 = getelementptr inbounds nuw i8, ptr %106, i64 8
  %108 = load i64, ptr %107, align 8, !tbaa !95
  %109 = icmp eq i64 %108, %97
  br i1 %109, label %110, label %114

110:                                              ; preds = %105
  %111 = getelementptr inbounds nuw i8, ptr %106, i64 16
  %112 = load i64, ptr %111, align 8, !tbaa !97
  %113 = icmp eq i64 %112, %5
  br i1 %113, label %199, label %114

114:                                              ; preds = %110, %105
  %115 = load ptr, ptr %106, align 8, !tbaa !93
  %116 = icmp eq ptr %115, null
  br i1 %116, label %117, label %105, !llvm.loop !98

117:                                              ; preds = %114, %95
  %118 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !99
  %119 = icmp eq ptr %118, null
  br i1 %119, label %122, label %120

120:                                              ; preds = %117
  %121 = load ptr, ptr %118, align 8, !tbaa !101
  store ptr %121, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !99
  br label %128

122:                                              ; preds = %117
  %123 = getelementptr inbounds nuw i8, ptr %49, i64 528
  %124 = load ptr, ptr %123, align 8, !tbaa !103
  %125 = load i64, ptr @pool_used, align 8, !tbaa !41
  %126 = getelementptr inbounds nuw i8, ptr %124, i64 %125
  %127 = add i64 %125, 2048
  store i64 %127, ptr @pool_used, align 8, !tbaa !41
  br label %128

128:                                              ; preds = %122, %120
  %129 = phi ptr [ %118, %120 ], [ %126, %122 ]
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(1416) %129, i8 0, i64 1416, i1 false)
  %130 = getelementptr inbounds nuw i8, ptr %129, i64 8
  store i64 %97, ptr %130, align 8, !tbaa !95
  %131 = getelementptr inbounds nuw i8, ptr %129, i64 16
  store i64 %5, ptr %131, align 8, !tbaa !97
  %132 = load ptr, ptr %102, align 8, !tbaa !93
  store ptr %132, ptr %129, align 8, !tbaa !104
  store ptr %129, ptr %102, align 8, !tbaa !93
  %133 = and i64 %97, 4294967295
  %134 = load i64, ptr %50, align 8, !tbaa !52
  %135 = icmp ult i64 %133, %134
  br i1 %135, label %140, label %136

136:                                              ; preds = %128
  %137 = getelementptr inbounds nuw i8, ptr %49, i64 152
  %138 = load i64, ptr %137, align 8, !tbaa !53
  %139 = icmp ult i64 %133, %138
  br i1 %139, label %166, label %140

140:                                              ; preds = %136, %128
  %141 = getelementptr inbounds nuw i8, ptr %49, i64 160
  %142 = load i64, ptr %141, align 8, !tbaa !54
  %143 = icmp ult i64 %133, %142
  br i1 %143, label %148, label %144

144:                                              ; preds = %140
  %145 = getelementptr inbounds nuw i8, ptr %49, i64 176
  %146 = load i64, ptr %145, align 8, !tbaa !55
  %147 = icmp ult i64 %133, %146
  br i1 %147, label %166, label %148

148:                                              ; preds = %144, %140
  %149 = getelementptr inbounds nuw i8, ptr %49, i64 184
  %150 = load i64, ptr %149, align 8, !tbaa !60
  %151 = icmp ult i64 %133, %150
  br i1 %151, label %156, label %152

152:                                              ; preds = %148
  %153 = getelementptr inbounds nuw i8, ptr %49, i64 192
  %154 = load i64, ptr %153, align 8, !tbaa !61
  %155 = icmp ult i64 %133, %154
  br i1 %155, label %166, label %156

156:                                              ; preds = %152, %148
  %157 = getelementptr inbounds nuw i8, ptr %49, i64 496
  %158 = load i64, ptr %157, align 8, !tbaa !105
  %159 = getelementptr inbounds nuw i8, ptr %49, i64 504
  %160 = load ptr, ptr %159, align 8, !tbaa !106
  %161 = getelementptr inbounds nuw i8, ptr %49, i64 200
  %162 = load i64, ptr %161, align 8, !tbaa !69
  %163 = sub i64 %133, %162
  %164 = udiv i64 %163, %158
  %165 = getelementptr inbounds nuw %struct.Cell, ptr %160, i64 %164
  br label %182

166:                                              ; preds = %152, %144, %136
  %167 = getelementptr inbounds nuw i8, ptr %49, i64 496
  %168 = load i64, ptr %167, align 8, !tbaa !105
  %169 = getelementptr inbounds nuw i8, ptr %49, i64 512
  %170 = load ptr, ptr %169, align 8, !tbaa !107
  %171 = load ptr, ptr %23, align 8, !tbaa !27
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 8
  %173 = load i32, ptr %172, align 8, !tbaa !108
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds nuw i8, ptr %49, i64 520
  %176 = load i64, ptr %175, align 8, !tbaa !109
  %177 = mul i64 %176, %174
  %178 = sub i64 %133, %134
  %179 = udiv i64 %178, %168
  %180 = getelementptr %struct.Cell, ptr %170, i64 %177
  %181 = getelementptr %struct.Cell, ptr %180, i64 %179
  br label %182

182:                                              ; preds = %166, %156
  %183 = phi i64 [ %158, %156 ], [ %168, %166 ]
  %184 = phi ptr [ %165, %156 ], [ %181, %166 ]
  br i1 %25, label %192, label %185

185:                                              ; preds = %182, %185
  %186 = phi i64 [ %190, %185 ], [ 0, %182 ]
  %187 = phi ptr [ %188, %185 ], [ %184, %182 ]
  %188 = getelementptr inbounds nuw i8, ptr %187, i64 64
  %189 = getelementptr inbounds nuw i8, ptr %187, i64 62
  store i16 1, ptr %189, align 2, !tbaa !110
  %190 = add i64 %186, %183
  %191 = icmp ult i64 %190, %5
  br i1 %191, label %185, label %192, !llvm.loop !113

192:                                              ; preds = %185, %182
  %193 = getelementptr inbounds nuw i8, ptr %129, i64 24
  store i32 1, ptr %193, align 8, !tbaa !114
  %194 = getelementptr inbounds nuw i8, ptr %129, i64 32
  %195 = getelementptr inbounds nuw i8, ptr %49, i64 104
  %196 = load ptr, ptr %195, align 8, !tbaa !26
  %197 = getelementptr inbounds nuw i8, ptr %196, i64 %133
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %194, ptr align 1 %197, i64 %24, i1 false)
  %198 = getelementptr inbounds nuw i8, ptr %129, i64 52
  store i16 1, ptr %198, align 4, !tbaa !115
  br label %204

199:                                              ; preds = %110
  %200 = getelementptr inbounds nuw i8, ptr %106, i64 24
  %201 = load i32, ptr %200, align 8, !tbaa !114
  %202 = add i32 %201, -1
  %203 = zext i32 %202 to i64
  br label %204

204:                                              ; preds = %199, %192
  %205 = phi i64 [ %203, %199 ], [ 0, %192 ]
  %206 = phi ptr [ %106, %199 ], [ %129, %192 ]
  %207 = getelementptr i8, ptr %206, i64 32
  %208 = getelementptr inbounds nuw i8, ptr %206, i64 24
  %209 = getelementptr inbounds nuw %struct.Version, ptr %207, i64 %205
  %210 = getelementptr inbounds nuw i8, ptr %49, i64 104
  %211 = load ptr, ptr %210, align 8, !tbaa !26
  %212 = getelementptr inbounds nuw i8, ptr %211, i64 %47
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %8, ptr align 1 %212, i64 %24, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 8 %9, ptr nonnull readonly align 1 %48, i64 %24, i1 false)
  br i1 %26, label %213, label %283

213:                                              ; preds = %204
  tail call fastcc void @observe(ptr noundef %96, ptr noundef nonnull %209, i32 noundef %4)
  %214 = getelementptr inbounds nuw i8, ptr %209, i64 24
  %215 = load i32, ptr %214, align 8, !tbaa !118
  %216 = icmp eq i32 %215, 0
  br i1 %216, label %217, label %220

217:                                              ; preds = %213
  %218 = getelementptr inbounds nuw i8, ptr %96, i64 196
  %219 = load i32, ptr %218, align 4, !tbaa !119
  br label %255

220:                                              ; preds = %213
  %221 = getelementptr inbounds nuw i8, ptr %209, i64 32
  %222 = getelementptr inbounds nuw i8, ptr %96, i64 196
  %223 = load i32, ptr %222, align 4, !tbaa !119
  %224 = getelementptr inbounds nuw i8, ptr %96, i64 200
  %225 = getelementptr inbounds nuw i8, ptr %96, i64 204
  %226 = zext i32 %215 to i64
  br label %227

227:                                              ; preds = %244, %220
  %228 = phi i64 [ 0, %220 ], [ %245, %244 ]
  %229 = getelementptr inbounds nuw %struct.anon, ptr %221, i64 %228
  %230 = load i32, ptr %229, align 4, !tbaa !121
  %231 = icmp eq i32 %230, %223
  br i1 %231, label %232, label %244

232:                                              ; preds = %227
  %233 = getelementptr inbounds nuw i8, ptr %229, i64 8
  %234 = load i16, ptr %233, align 4, !tbaa !123
  %235 = zext i16 %234 to i32
  %236 = load i32, ptr %224, align 8, !tbaa !124
  %237 = icmp eq i32 %236, %235
  br i1 %237, label %238, label %244

238:                                              ; preds = %232
  %239 = getelementptr inbounds nuw i8, ptr %229, i64 10
  %240 = load i16, ptr %239, align 2, !tbaa !125
  %241 = zext i16 %240 to i32
  %242 = load i32, ptr %225, align 4, !tbaa !126
  %243 = icmp eq i32 %242, %241
  br i1 %243, label %247, label %244

244:                                              ; preds = %238, %232, %227
  %245 = add nuw nsw i64 %228, 1
  %246 = icmp eq i64 %245, %226
  br i1 %246, label %251, label %227, !llvm.loop !127

247:                                              ; preds = %238
  %248 = getelementptr inbounds nuw i8, ptr %96, i64 192
  %249 = load i32, ptr %248, align 8, !tbaa !128
  %250 = getelementptr inbounds nuw i8, ptr %229, i64 4
  store i32 %249, ptr %250, align 4, !tbaa !129
  br label %268

251:                                              ; preds = %244
  %252 = icmp eq i32 %215, 6
  br i1 %252, label %253, label %255

253:                                              ; preds = %251
  %254 = getelementptr inbounds nuw i8, ptr %209, i64 28
  store i32 1, ptr %254, align 4, !tbaa !130
  br label %268

255:                                              ; preds = %251, %217
  %256 = phi i64 [ 0, %217 ], [ %226, %251 ]
  %257 = phi i32 [ %219, %217 ], [ %223, %251 ]
  %258 = add i32 %215, 1
  store i32 %258, ptr %214, align 8, !tbaa !118
  %259 = getelementptr inbounds nuw i8, ptr %209, i64 32
  %260 = getelementptr inbounds nuw %struct.anon, ptr %259, i64 %256
  store i32 %257, ptr %260, align 4, !tbaa !121
  %261 = getelementptr inbounds nuw i8, ptr %96, i64 192
  %262 = load i32, ptr %261, align 8, !tbaa !128
  %263 = getelementptr inbounds nuw i8, ptr %260, i64 4
  store i32 %262, ptr %263, align 4, !tbaa !129
  %264 = getelementptr inbounds nuw i8, ptr %96, i64 200
  %265 = getelementptr inbounds nuw i8, ptr %260, i64 8
  %266 = load <2 x i32>, ptr %264, align 8, !tbaa !5
  %267 = trunc <2 x i32> %266 to <2 x i16>
  store <2 x i16> %267, ptr %265, align 4, !tbaa !131
  br label %268

268:                                              ; preds = %255, %253, %247
  %269 = phi i32 [ %223, %247 ], [ %223, %253 ], [ %257, %255 ]
  br i1 %28, label %274, label %270

270:                                              ; preds = %268
  %271 = load i64, ptr %8, align 8, !tbaa !41
  %272 = load i64, ptr %9, align 8, !tbaa !41
  %273 = icmp eq i64 %271, %272
  br i1 %273, label %394, label %274

274:                                              ; preds = %270, %268
  %275 = getelementptr inbounds nuw i8, ptr %209, i64 8
  %276 = load i32, ptr %275, align 8, !tbaa !132
  %277 = icmp eq i32 %276, %269
  br i1 %277, label %283, label %278

278:                                              ; preds = %274
  %279 = getelementptr inbounds nuw i8, ptr %209, i64 20
  %280 = load i16, ptr %279, align 4, !tbaa !115
  %281 = icmp ne i16 %280, 0
  %282 = and i1 %30, %281
  br label %283

283:                                              ; preds = %278, %274, %204
  %284 = phi i1 [ false, %204 ], [ true, %274 ], [ %282, %278 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #23
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(320) %31, i8 0, i64 320, i1 false)
  %285 = load i64, ptr %9, align 8, !tbaa !41
  store i64 %285, ptr %10, align 8, !tbaa !133
  %286 = getelementptr inbounds nuw i8, ptr %96, i64 196
  %287 = getelementptr inbounds nuw i8, ptr %96, i64 192
  %288 = load <2 x i32>, ptr %287, align 8, !tbaa !5
  %289 = shufflevector <2 x i32> %288, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %289, ptr %31, align 8, !tbaa !5
  %290 = getelementptr inbounds nuw i8, ptr %96, i64 200
  %291 = getelementptr inbounds nuw i8, ptr %96, i64 204
  %292 = load <2 x i32>, ptr %290, align 8, !tbaa !5
  %293 = trunc <2 x i32> %292 to <2 x i16>
  store <2 x i16> %293, ptr %32, align 8, !tbaa !131
  store i16 %35, ptr %36, align 4, !tbaa !115
  br i1 %284, label %294, label %329

294:                                              ; preds = %283
  br i1 %37, label %298, label %295

295:                                              ; preds = %294
  %296 = getelementptr inbounds nuw i8, ptr %209, i64 104
  call fastcc void @order_set(ptr noundef nonnull %38, ptr noundef nonnull readonly %296)
  %297 = getelementptr inbounds nuw i8, ptr %209, i64 120
  call fastcc void @order_set(ptr noundef nonnull %39, ptr noundef nonnull readonly %297)
  br label %298

298:                                              ; preds = %295, %294
  %299 = getelementptr inbounds nuw i8, ptr %209, i64 22
  %300 = load i16, ptr %299, align 2, !tbaa !134
  %301 = icmp eq i16 %300, 0
  br i1 %301, label %304, label %302

302:                                              ; preds = %298
  %303 = getelementptr inbounds nuw i8, ptr %209, i64 136
  br label %307

304:                                              ; preds = %322, %298
  %305 = load i16, ptr %36, align 4, !tbaa !115
  %306 = icmp eq i16 %305, 0
  br i1 %306, label %327, label %329

307:                                              ; preds = %322, %302
  %308 = phi i16 [ %300, %302 ], [ %323, %322 ]
  %309 = phi i64 [ 0, %302 ], [ %324, %322 ]
  %310 = load i16, ptr %36, align 4, !tbaa !115
  %311 = icmp eq i16 %310, 0
  br i1 %311, label %312, label %317

312:                                              ; preds = %307
  %313 = getelementptr inbounds nuw %struct.Group, ptr %303, i64 %309
  %314 = load i32, ptr %313, align 8, !tbaa !135
  %315 = load i32, ptr %286, align 4, !tbaa !119
  %316 = icmp eq i32 %314, %315
  br i1 %316, label %317, label %322

317:                                              ; preds = %312, %307
  call void @llvm.lifetime.start.p0(ptr nonnull %11) #23
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(216) %11, i8 0, i64 216, i1 false)
  %318 = getelementptr inbounds nuw %struct.Group, ptr %303, i64 %309
  %319 = load i32, ptr %318, align 8, !tbaa !135
  store i32 %319, ptr %40, align 4, !tbaa !119
  %320 = getelementptr inbounds nuw i8, ptr %318, i64 8
  call fastcc void @offer(ptr noundef %10, ptr noundef nonnull %11, ptr noundef nonnull %320, ptr noundef null)
  call void @llvm.lifetime.end.p0(ptr nonnull %11) #23
  %321 = load i16, ptr %299, align 2, !tbaa !134
  br label %322

322:                                              ; preds = %317, %312
  %323 = phi i16 [ %308, %312 ], [ %321, %317 ]
  %324 = add nuw nsw i64 %309, 1
  %325 = zext i16 %323 to i64
  %326 = icmp samesign ult i64 %324, %325
  br i1 %326, label %307, label %304, !llvm.loop !137

327:                                              ; preds = %304
  %328 = getelementptr inbounds nuw i8, ptr %209, i64 104
  call fastcc void @offer(ptr noundef %10, ptr noundef %96, ptr noundef nonnull %328, ptr noundef null)
  br label %329

329:                                              ; preds = %327, %304, %283
  br i1 %42, label %350, label %330

330:                                              ; preds = %329
  %331 = load i32, ptr %290, align 8, !tbaa !124
  %332 = load i32, ptr %291, align 4, !tbaa !126
  %333 = shl nuw i32 1, %332
  %334 = load i32, ptr %287, align 8, !tbaa !128
  tail call fastcc void @pair_set_lanes(ptr noundef %96, i32 noundef %331, i32 noundef %333, i32 noundef %334)
  %335 = load i32, ptr %287, align 8, !tbaa !128
  %336 = add i32 %335, 1
  store i32 %336, ptr %287, align 8, !tbaa !128
  %337 = getelementptr inbounds nuw i8, ptr %206, i64 1352
  tail call fastcc void @order_set(ptr noundef nonnull %337, ptr noundef readonly %96)
  %338 = getelementptr inbounds nuw i8, ptr %206, i64 1368
  %339 = getelementptr inbounds nuw i8, ptr %96, i64 16
  tail call fastcc void @order_set(ptr noundef nonnull %338, ptr noundef nonnull readonly %339)
  %340 = load i16, ptr %36, align 4, !tbaa !115
  %341 = icmp eq i16 %340, 0
  %342 = getelementptr inbounds nuw i8, ptr %206, i64 1384
  br i1 %341, label %345, label %343

343:                                              ; preds = %330
  tail call fastcc void @order_set(ptr noundef nonnull %342, ptr noundef nonnull readonly %96)
  %344 = getelementptr inbounds nuw i8, ptr %206, i64 1400
  tail call fastcc void @order_set(ptr noundef nonnull %344, ptr noundef nonnull readonly %339)
  br label %346

345:                                              ; preds = %330
  tail call fastcc void @pair_drop(ptr noundef nonnull %342)
  br label %346

346:                                              ; preds = %345, %343
  %347 = getelementptr inbounds nuw i8, ptr %206, i64 1344
  store ptr %96, ptr %347, align 8, !tbaa !138
  %348 = load i32, ptr %286, align 4, !tbaa !119
  %349 = getelementptr inbounds nuw i8, ptr %206, i64 28
  store i32 %348, ptr %349, align 4, !tbaa !139
  br label %369

350:                                              ; preds = %329
  %351 = getelementptr inbounds nuw i8, ptr %206, i64 1344
  %352 = load ptr, ptr %351, align 8, !tbaa !138
  br i1 %26, label %361, label %353

353:                                              ; preds = %350
  %354 = icmp eq ptr %352, %96
  br i1 %354, label %355, label %360

355:                                              ; preds = %353
  %356 = getelementptr inbounds nuw i8, ptr %206, i64 28
  %357 = load i32, ptr %356, align 4, !tbaa !139
  %358 = load i32, ptr %286, align 4, !tbaa !119
  %359 = icmp eq i32 %357, %358
  br i1 %359, label %369, label %360

360:                                              ; preds = %355, %353
  store ptr null, ptr %351, align 8, !tbaa !138
  br label %361

361:                                              ; preds = %360, %350
  %362 = phi ptr [ null, %360 ], [ %352, %350 ]
  %363 = icmp eq ptr %362, %96
  br i1 %363, label %364, label %375

364:                                              ; preds = %361
  %365 = getelementptr inbounds nuw i8, ptr %206, i64 28
  %366 = load i32, ptr %365, align 4, !tbaa !139
  %367 = load i32, ptr %286, align 4, !tbaa !119
  %368 = icmp eq i32 %366, %367
  br i1 %368, label %369, label %375

369:                                              ; preds = %346, %355, %364
  %370 = getelementptr inbounds nuw i8, ptr %206, i64 1352
  %371 = load i16, ptr %36, align 4, !tbaa !115
  %372 = icmp eq i16 %371, 0
  %373 = getelementptr inbounds nuw i8, ptr %206, i64 1384
  %374 = select i1 %372, ptr null, ptr %373
  call fastcc void @offer(ptr noundef %10, ptr noundef nonnull %96, ptr noundef nonnull %370, ptr noundef %374)
  br label %375

375:                                              ; preds = %369, %364, %361
  %376 = getelementptr inbounds nuw i8, ptr %96, i64 32
  %377 = load i16, ptr %36, align 4, !tbaa !115
  %378 = icmp eq i16 %377, 0
  %379 = getelementptr inbounds nuw i8, ptr %96, i64 64
  %380 = select i1 %378, ptr null, ptr %379
  call fastcc void @offer(ptr noundef %10, ptr noundef %96, ptr noundef nonnull %376, ptr noundef %380)
  %381 = getelementptr inbounds nuw i8, ptr %96, i64 160
  call fastcc void @order_set(ptr noundef nonnull %43, ptr noundef nonnull %381)
  %382 = getelementptr inbounds nuw i8, ptr %96, i64 176
  call fastcc void @order_set(ptr noundef nonnull %44, ptr noundef nonnull %382)
  %383 = load i32, ptr %208, align 8, !tbaa !114
  %384 = icmp eq i32 %383, 4
  br i1 %384, label %385, label %389

385:                                              ; preds = %375
  tail call fastcc void @drop_version(ptr noundef nonnull %207)
  %386 = getelementptr i8, ptr %206, i64 360
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(984) %207, ptr noundef nonnull align 8 dereferenceable(984) %386, i64 984, i1 false)
  %387 = load i32, ptr %208, align 8, !tbaa !114
  %388 = add i32 %387, -1
  br label %389

389:                                              ; preds = %385, %375
  %390 = phi i32 [ %388, %385 ], [ %383, %375 ]
  %391 = add i32 %390, 1
  store i32 %391, ptr %208, align 8, !tbaa !114
  %392 = zext i32 %390 to i64
  %393 = getelementptr inbounds nuw %struct.Version, ptr %207, i64 %392
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(328) %393, ptr noundef nonnull align 8 dereferenceable(328) %10, i64 328, i1 false), !tbaa.struct !140
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #23
  br label %394

394:                                              ; preds = %389, %270
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  br label %395

395:                                              ; preds = %66, %74, %394
  %396 = add i64 %46, %5
  %397 = icmp ult i64 %396, %3
  br i1 %397, label %45, label %398, !llvm.loop !141

398:                                              ; preds = %395, %14, %7
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc noundef ptr @read_location(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef range(i64 -2147483648, 2147483648) %2, i32 noundef %3, i32 noundef range(i32 0, 2) %4) unnamed_addr #2 {
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 136
  %8 = load i64, ptr %7, align 8, !tbaa !52
  %9 = icmp ult i64 %1, %8
  br i1 %9, label %22, label %10

10:                                               ; preds = %5
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 152
  %12 = load i64, ptr %11, align 8, !tbaa !53
  %13 = icmp ult i64 %1, %12
  br i1 %13, label %14, label %22

14:                                               ; preds = %10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %16 = load ptr, ptr %15, align 8, !tbaa !27
  %17 = getelementptr inbounds nuw i8, ptr %16, i64 4
  %18 = load i32, ptr %17, align 4, !tbaa !92
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
  %29 = load ptr, ptr %28, align 8, !tbaa !93
  %30 = icmp eq ptr %29, null
  br i1 %30, label %324, label %31

31:                                               ; preds = %22, %40
  %32 = phi ptr [ %41, %40 ], [ %29, %22 ]
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 8
  %34 = load i64, ptr %33, align 8, !tbaa !95
  %35 = icmp eq i64 %34, %23
  br i1 %35, label %36, label %40

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %32, i64 16
  %38 = load i64, ptr %37, align 8, !tbaa !97
  %39 = icmp eq i64 %38, %2
  br i1 %39, label %43, label %40

40:                                               ; preds = %36, %31
  %41 = load ptr, ptr %32, align 8, !tbaa !93
  %42 = icmp eq ptr %41, null
  br i1 %42, label %324, label %31, !llvm.loop !98

43:                                               ; preds = %36
  %44 = load ptr, ptr @tracks, align 8, !tbaa !9
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %46 = load i32, ptr %45, align 4, !tbaa !42
  %47 = zext i32 %46 to i64
  %48 = getelementptr inbounds nuw %struct.Track, ptr %44, i64 %47
  %49 = getelementptr inbounds nuw i8, ptr %32, i64 24
  %50 = load i32, ptr %49, align 8, !tbaa !114
  %51 = add i32 %50, -1
  %52 = icmp ne i32 %4, 0
  %53 = icmp ne i32 %51, 0
  %54 = select i1 %52, i1 %53, i1 false
  br i1 %54, label %55, label %263

55:                                               ; preds = %43
  %56 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %57 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %58 = getelementptr inbounds nuw i8, ptr %48, i64 196
  %59 = load i32, ptr %58, align 4, !tbaa !119
  %60 = getelementptr inbounds nuw i8, ptr %48, i64 200
  %61 = getelementptr inbounds nuw i8, ptr %48, i64 204
  %62 = getelementptr inbounds nuw i8, ptr %6, i64 624
  %63 = getelementptr inbounds nuw i8, ptr %48, i64 24
  br label %64

64:                                               ; preds = %55, %235
  %65 = phi i32 [ %236, %235 ], [ %51, %55 ]
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds nuw %struct.Version, ptr %56, i64 %66
  %68 = getelementptr inbounds nuw i8, ptr %67, i64 8
  %69 = load i32, ptr %68, align 8, !tbaa !132
  %70 = getelementptr inbounds nuw i8, ptr %67, i64 16
  %71 = load i16, ptr %70, align 8, !tbaa !142
  %72 = getelementptr inbounds nuw i8, ptr %67, i64 18
  %73 = load i16, ptr %72, align 2, !tbaa !143
  %74 = zext i16 %73 to i32
  %75 = getelementptr inbounds nuw i8, ptr %67, i64 12
  %76 = load i32, ptr %75, align 4, !tbaa !144
  %77 = icmp eq i32 %69, %59
  br i1 %77, label %78, label %85

78:                                               ; preds = %64
  %79 = zext i16 %71 to i32
  %80 = load i32, ptr %60, align 8, !tbaa !124
  %81 = icmp eq i32 %80, %79
  br i1 %81, label %82, label %85

82:                                               ; preds = %78
  %83 = load i32, ptr %61, align 4, !tbaa !126
  %84 = icmp eq i32 %83, %74
  br i1 %84, label %238, label %85

85:                                               ; preds = %82, %78, %64
  %86 = load i32, ptr %62, align 8, !tbaa !145
  %87 = icmp ugt i32 %69, %86
  br i1 %87, label %88, label %238

88:                                               ; preds = %85
  %89 = load ptr, ptr %57, align 8, !tbaa !146
  %90 = icmp eq ptr %89, null
  br i1 %90, label %144, label %91

91:                                               ; preds = %88
  %92 = getelementptr inbounds nuw i8, ptr %89, i64 4
  %93 = load i32, ptr %92, align 4, !tbaa !5
  %94 = icmp eq i32 %93, %69
  br i1 %94, label %130, label %95

95:                                               ; preds = %91
  %96 = load ptr, ptr %63, align 8, !tbaa !147
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
  br i1 %118, label %104, label %119, !llvm.loop !148

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
  %136 = load ptr, ptr %135, align 8, !tbaa !149
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
  %146 = load i32, ptr %145, align 4, !tbaa !130
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %148, label %238

148:                                              ; preds = %144
  %149 = getelementptr inbounds nuw i8, ptr %67, i64 24
  %150 = load i32, ptr %149, align 8, !tbaa !118
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
  %160 = load i32, ptr %159, align 4, !tbaa !121
  %161 = getelementptr inbounds nuw i8, ptr %159, i64 8
  %162 = load i16, ptr %161, align 4, !tbaa !123
  %163 = getelementptr inbounds nuw i8, ptr %159, i64 10
  %164 = load i16, ptr %163, align 2, !tbaa !125
  %165 = zext i16 %164 to i32
  %166 = getelementptr inbounds nuw i8, ptr %159, i64 4
  %167 = load i32, ptr %166, align 4, !tbaa !129
  %168 = icmp eq i32 %160, %59
  br i1 %168, label %169, label %177

169:                                              ; preds = %157
  %170 = zext i16 %162 to i32
  %171 = load i32, ptr %60, align 8, !tbaa !124
  %172 = icmp eq i32 %171, %170
  br i1 %172, label %173, label %177

173:                                              ; preds = %169
  %174 = load i32, ptr %61, align 4, !tbaa !126
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
  %184 = load ptr, ptr %63, align 8, !tbaa !147
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
  br i1 %206, label %192, label %207, !llvm.loop !148

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
  %224 = load ptr, ptr %223, align 8, !tbaa !149
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
  br i1 %234, label %235, label %157, !llvm.loop !151

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
  %244 = load i64, ptr @random_state, align 8, !tbaa !41
  %245 = add i64 %244, -7046029254386353131
  store i64 %245, ptr @random_state, align 8, !tbaa !41
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
  %261 = load i32, ptr %260, align 4, !tbaa !152
  %262 = add i32 %261, 1
  br label %263

263:                                              ; preds = %43, %238, %242, %259
  %264 = phi i32 [ %257, %259 ], [ %257, %242 ], [ %51, %238 ], [ %51, %43 ]
  %265 = phi i32 [ %262, %259 ], [ 0, %242 ], [ 0, %238 ], [ 0, %43 ]
  %266 = getelementptr inbounds nuw i8, ptr %48, i64 212
  store i32 %265, ptr %266, align 4, !tbaa !152
  %267 = getelementptr inbounds nuw i8, ptr %32, i64 32
  %268 = zext i32 %264 to i64
  %269 = getelementptr inbounds nuw %struct.Version, ptr %267, i64 %268
  tail call fastcc void @observe(ptr noundef %48, ptr noundef nonnull %269, i32 noundef %3)
  %270 = getelementptr inbounds nuw i8, ptr %269, i64 24
  %271 = load i32, ptr %270, align 8, !tbaa !118
  %272 = icmp eq i32 %271, 0
  br i1 %272, label %273, label %276

273:                                              ; preds = %263
  %274 = getelementptr inbounds nuw i8, ptr %48, i64 196
  %275 = load i32, ptr %274, align 4, !tbaa !119
  br label %311

276:                                              ; preds = %263
  %277 = getelementptr inbounds nuw i8, ptr %269, i64 32
  %278 = getelementptr inbounds nuw i8, ptr %48, i64 196
  %279 = load i32, ptr %278, align 4, !tbaa !119
  %280 = getelementptr inbounds nuw i8, ptr %48, i64 200
  %281 = getelementptr inbounds nuw i8, ptr %48, i64 204
  %282 = zext i32 %271 to i64
  br label %283

283:                                              ; preds = %300, %276
  %284 = phi i64 [ 0, %276 ], [ %301, %300 ]
  %285 = getelementptr inbounds nuw %struct.anon, ptr %277, i64 %284
  %286 = load i32, ptr %285, align 4, !tbaa !121
  %287 = icmp eq i32 %286, %279
  br i1 %287, label %288, label %300

288:                                              ; preds = %283
  %289 = getelementptr inbounds nuw i8, ptr %285, i64 8
  %290 = load i16, ptr %289, align 4, !tbaa !123
  %291 = zext i16 %290 to i32
  %292 = load i32, ptr %280, align 8, !tbaa !124
  %293 = icmp eq i32 %292, %291
  br i1 %293, label %294, label %300

294:                                              ; preds = %288
  %295 = getelementptr inbounds nuw i8, ptr %285, i64 10
  %296 = load i16, ptr %295, align 2, !tbaa !125
  %297 = zext i16 %296 to i32
  %298 = load i32, ptr %281, align 4, !tbaa !126
  %299 = icmp eq i32 %298, %297
  br i1 %299, label %303, label %300

300:                                              ; preds = %294, %288, %283
  %301 = add nuw nsw i64 %284, 1
  %302 = icmp eq i64 %301, %282
  br i1 %302, label %307, label %283, !llvm.loop !127

303:                                              ; preds = %294
  %304 = getelementptr inbounds nuw i8, ptr %48, i64 192
  %305 = load i32, ptr %304, align 8, !tbaa !128
  %306 = getelementptr inbounds nuw i8, ptr %285, i64 4
  store i32 %305, ptr %306, align 4, !tbaa !129
  br label %324

307:                                              ; preds = %300
  %308 = icmp eq i32 %271, 6
  br i1 %308, label %309, label %311

309:                                              ; preds = %307
  %310 = getelementptr inbounds nuw i8, ptr %269, i64 28
  store i32 1, ptr %310, align 4, !tbaa !130
  br label %324

311:                                              ; preds = %273, %307
  %312 = phi i64 [ 0, %273 ], [ %282, %307 ]
  %313 = phi i32 [ %275, %273 ], [ %279, %307 ]
  %314 = add i32 %271, 1
  store i32 %314, ptr %270, align 8, !tbaa !118
  %315 = getelementptr inbounds nuw i8, ptr %269, i64 32
  %316 = getelementptr inbounds nuw %struct.anon, ptr %315, i64 %312
  store i32 %313, ptr %316, align 4, !tbaa !121
  %317 = getelementptr inbounds nuw i8, ptr %48, i64 192
  %318 = load i32, ptr %317, align 8, !tbaa !128
  %319 = getelementptr inbounds nuw i8, ptr %316, i64 4
  store i32 %318, ptr %319, align 4, !tbaa !129
  %320 = getelementptr inbounds nuw i8, ptr %48, i64 200
  %321 = getelementptr inbounds nuw i8, ptr %316, i64 8
  %322 = load <2 x i32>, ptr %320, align 8, !tbaa !5
  %323 = trunc <2 x i32> %322 to <2 x i16>
  store <2 x i16> %323, ptr %321, align 4, !tbaa !131
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
  store i64 -1, ptr %10, align 8, !tbaa !153
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
  %14 = tail call fastcc i32 @check(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %10, i64 noundef %13, i32 noundef 1)
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %22

16:                                               ; preds = %3
  %17 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %18 = icmp eq i32 %17, 0
  br i1 %18, label %21, label %19

19:                                               ; preds = %16
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i64 -1, ptr %20, align 8, !tbaa !153
  br label %21

21:                                               ; preds = %16, %19
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 256 dereferenceable(256) @nowhere, i8 0, i64 256, i1 false)
  br label %22

22:                                               ; preds = %3, %21
  %23 = phi ptr [ @nowhere, %21 ], [ %2, %3 ]
  ret ptr %23
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_4(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 56), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -69210048
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 62)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %15 = load ptr, ptr %14, align 8, !tbaa !59
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 17302512
  %17 = and i64 %13, 4611686018427387903
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 4
  br i1 %20, label %23, label %21

21:                                               ; preds = %3
  %22 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %23

23:                                               ; preds = %3, %21
  %24 = phi ptr [ %22, %21 ], [ %2, %3 ]
  ret ptr %24
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_8(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 64), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -69210048
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 61)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %15 = load ptr, ptr %14, align 8, !tbaa !59
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 17302512
  %17 = shl i64 %13, 1
  %18 = and i64 %17, 4611686018427387902
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = load i16, ptr %19, align 1
  %21 = icmp eq i16 %20, 1028
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %24

24:                                               ; preds = %3, %22
  %25 = phi ptr [ %23, %22 ], [ %2, %3 ]
  ret ptr %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_16(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 72), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -69210048
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 60)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %15 = load ptr, ptr %14, align 8, !tbaa !59
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 17302512
  %17 = shl i64 %13, 2
  %18 = and i64 %17, 4611686018427387900
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 1
  %21 = icmp eq i32 %20, 67372036
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %24

24:                                               ; preds = %3, %22
  %25 = phi ptr [ %23, %22 ], [ %2, %3 ]
  ret ptr %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_4(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 56), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -69210048
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 62)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 17302512
  %17 = and i64 %13, 4611686018427387903
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 4
  br i1 %20, label %23, label %21

21:                                               ; preds = %3
  %22 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %23

23:                                               ; preds = %3, %21
  %24 = phi ptr [ %22, %21 ], [ %2, %3 ]
  ret ptr %24
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_8(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 64), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -69210048
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 61)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 17302512
  %17 = shl i64 %13, 1
  %18 = and i64 %17, 4611686018427387902
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = load i16, ptr %19, align 1
  %21 = icmp eq i16 %20, 1028
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %24

24:                                               ; preds = %3, %22
  %25 = phi ptr [ %23, %22 ], [ %2, %3 ]
  ret ptr %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_16(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 72), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -69210048
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 60)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 17302512
  %17 = shl i64 %13, 2
  %18 = and i64 %17, 4611686018427387900
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 1
  %21 = icmp eq i32 %20, 67372036
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %24

24:                                               ; preds = %3, %22
  %25 = phi ptr [ %23, %22 ], [ %2, %3 ]
  ret ptr %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_4_global(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8392), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -134217664
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 62)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %15 = load ptr, ptr %14, align 8, !tbaa !59
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 33554416
  %17 = and i64 %13, 4611686018427387903
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 4
  br i1 %20, label %23, label %21

21:                                               ; preds = %3
  %22 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %23

23:                                               ; preds = %3, %21
  %24 = phi ptr [ %22, %21 ], [ %2, %3 ]
  ret ptr %24
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_8_global(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8400), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -134217664
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 61)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %15 = load ptr, ptr %14, align 8, !tbaa !59
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 33554416
  %17 = shl i64 %13, 1
  %18 = and i64 %17, 4611686018427387902
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = load i16, ptr %19, align 1
  %21 = icmp eq i16 %20, 1028
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %24

24:                                               ; preds = %3, %22
  %25 = phi ptr [ %23, %22 ], [ %2, %3 ]
  ret ptr %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_16_global(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8408), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -134217664
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 60)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %15 = load ptr, ptr %14, align 8, !tbaa !59
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 33554416
  %17 = shl i64 %13, 2
  %18 = and i64 %17, 4611686018427387900
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 1
  %21 = icmp eq i32 %20, 67372036
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %24

24:                                               ; preds = %3, %22
  %25 = phi ptr [ %23, %22 ], [ %2, %3 ]
  ret ptr %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_4_global(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8392), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -134217664
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 62)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 33554416
  %17 = and i64 %13, 4611686018427387903
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 4
  br i1 %20, label %23, label %21

21:                                               ; preds = %3
  %22 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %23

23:                                               ; preds = %3, %21
  %24 = phi ptr [ %22, %21 ], [ %2, %3 ]
  ret ptr %24
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_8_global(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8400), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -134217664
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 61)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 33554416
  %17 = shl i64 %13, 1
  %18 = and i64 %17, 4611686018427387902
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = load i16, ptr %19, align 1
  %21 = icmp eq i16 %20, 1028
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %24

24:                                               ; preds = %3, %22
  %25 = phi ptr [ %23, %22 ], [ %2, %3 ]
  ret ptr %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_16_global(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8408), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -134217664
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 60)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 33554416
  %17 = shl i64 %13, 2
  %18 = and i64 %17, 4611686018427387900
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 1
  %21 = icmp eq i32 %20, 67372036
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %24

24:                                               ; preds = %3, %22
  %25 = phi ptr [ %23, %22 ], [ %2, %3 ]
  ret ptr %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_4_shared(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8440), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -70254528
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 62)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %15 = load ptr, ptr %14, align 8, !tbaa !59
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 17563632
  %17 = and i64 %13, 4611686018427387903
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 4
  br i1 %20, label %23, label %21

21:                                               ; preds = %3
  %22 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %23

23:                                               ; preds = %3, %21
  %24 = phi ptr [ %22, %21 ], [ %2, %3 ]
  ret ptr %24
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_8_shared(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8448), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -70254528
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 61)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %15 = load ptr, ptr %14, align 8, !tbaa !59
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 17563632
  %17 = shl i64 %13, 1
  %18 = and i64 %17, 4611686018427387902
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = load i16, ptr %19, align 1
  %21 = icmp eq i16 %20, 1028
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %24

24:                                               ; preds = %3, %22
  %25 = phi ptr [ %23, %22 ], [ %2, %3 ]
  ret ptr %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_load_16_shared(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8456), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -70254528
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 60)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 120
  %15 = load ptr, ptr %14, align 8, !tbaa !59
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 17563632
  %17 = shl i64 %13, 2
  %18 = and i64 %17, 4611686018427387900
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 1
  %21 = icmp eq i32 %20, 67372036
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %24

24:                                               ; preds = %3, %22
  %25 = phi ptr [ %23, %22 ], [ %2, %3 ]
  ret ptr %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_4_shared(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8440), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -70254528
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 62)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 17563632
  %17 = and i64 %13, 4611686018427387903
  %18 = getelementptr inbounds nuw i8, ptr %16, i64 %17
  %19 = load i8, ptr %18, align 1
  %20 = icmp eq i8 %19, 4
  br i1 %20, label %23, label %21

21:                                               ; preds = %3
  %22 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %23

23:                                               ; preds = %3, %21
  %24 = phi ptr [ %22, %21 ], [ %2, %3 ]
  ret ptr %24
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_8_shared(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8448), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -70254528
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 61)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 17563632
  %17 = shl i64 %13, 1
  %18 = and i64 %17, 4611686018427387902
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = load i16, ptr %19, align 1
  %21 = icmp eq i16 %20, 1028
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %24

24:                                               ; preds = %3, %22
  %25 = phi ptr [ %23, %22 ], [ %2, %3 ]
  ret ptr %25
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define noundef ptr @gevo_store_16_shared(ptr noundef captures(address_is_null) %0, i32 noundef %1, ptr noundef %2) #0 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8456), align 8, !tbaa !41
  %5 = ptrtoint ptr %2 to i64
  %6 = load ptr, ptr @L, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %8 = load ptr, ptr %7, align 8, !tbaa !26
  %9 = ptrtoint ptr %8 to i64
  %10 = sub i64 %5, %9
  %11 = add i64 %10, -70254528
  %12 = tail call i64 @llvm.fshl.i64(i64 %11, i64 %11, i64 60)
  %13 = tail call i64 @llvm.umin.i64(i64 %12, i64 %4)
  %14 = getelementptr inbounds nuw i8, ptr %6, i64 128
  %15 = load ptr, ptr %14, align 8, !tbaa !66
  %16 = getelementptr inbounds nuw i8, ptr %15, i64 17563632
  %17 = shl i64 %13, 2
  %18 = and i64 %17, 4611686018427387900
  %19 = getelementptr inbounds nuw i8, ptr %16, i64 %18
  %20 = load i32, ptr %19, align 1
  %21 = icmp eq i32 %20, 67372036
  br i1 %21, label %24, label %22

22:                                               ; preds = %3
  %23 = tail call fastcc ptr @slow(ptr noundef %0, i32 noundef %1, ptr noundef %2)
  br label %24

24:                                               ; preds = %3, %22
  %25 = phi ptr [ %23, %22 ], [ %2, %3 ]
  ret ptr %25
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
  %19 = tail call fastcc i32 @check(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %10, i64 noundef %13, i32 noundef %18)
  ret i32 %19
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @gevo_range(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i32 noundef %4) #0 {
  %6 = icmp eq i64 %3, 0
  br i1 %6, label %69, label %7

7:                                                ; preds = %5
  %8 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %9 = tail call fastcc i32 @check(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %3, i64 noundef 1, i32 noundef %4)
  %10 = icmp eq i32 %9, 0
  br i1 %10, label %69, label %11

11:                                               ; preds = %7
  %12 = ptrtoint ptr %2 to i64
  %13 = load ptr, ptr @L, align 8, !tbaa !9
  %14 = getelementptr inbounds nuw i8, ptr %13, i64 104
  %15 = load ptr, ptr %14, align 8, !tbaa !26
  %16 = ptrtoint ptr %15 to i64
  %17 = sub i64 %12, %16
  %18 = getelementptr inbounds nuw i8, ptr %13, i64 488
  %19 = load i64, ptr %18, align 8, !tbaa !33
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %25, label %21

21:                                               ; preds = %11
  %22 = icmp ne i32 %4, 0
  %23 = zext i1 %22 to i32
  tail call fastcc void @detect(ptr noundef readonly %0, i32 noundef %1, i64 noundef %17, i64 noundef %3, i32 noundef %23, i64 noundef 1, ptr noundef null)
  tail call fastcc void @look_at_contents(ptr noundef readonly %0, i32 noundef %1, i64 noundef %17, i64 noundef %3, i32 noundef %23)
  %24 = load ptr, ptr @L, align 8, !tbaa !9
  br label %25

25:                                               ; preds = %21, %11
  %26 = phi ptr [ %24, %21 ], [ %13, %11 ]
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 632
  %28 = load i64, ptr %27, align 8, !tbaa !35
  %29 = icmp ne i64 %28, 0
  %30 = icmp ne i32 %4, 0
  %31 = and i1 %30, %29
  br i1 %31, label %32, label %65

32:                                               ; preds = %25
  %33 = getelementptr inbounds nuw i8, ptr %26, i64 136
  %34 = load i64, ptr %33, align 8, !tbaa !52
  %35 = icmp ult i64 %17, %34
  br i1 %35, label %40, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %26, i64 152
  %38 = load i64, ptr %37, align 8, !tbaa !53
  %39 = icmp ult i64 %17, %38
  br i1 %39, label %48, label %40

40:                                               ; preds = %36, %32
  %41 = getelementptr inbounds nuw i8, ptr %26, i64 160
  %42 = load i64, ptr %41, align 8, !tbaa !54
  %43 = icmp ult i64 %17, %42
  br i1 %43, label %48, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %26, i64 176
  %46 = load i64, ptr %45, align 8, !tbaa !55
  %47 = icmp ult i64 %17, %46
  br i1 %47, label %65, label %48

48:                                               ; preds = %44, %40, %36
  %49 = tail call i64 @llvm.umin.i64(i64 %3, i64 4096)
  %50 = add i64 %17, %49
  %51 = and i64 %17, -4
  %52 = icmp ult i64 %51, %50
  br i1 %52, label %56, label %53

53:                                               ; preds = %56, %48
  %54 = load i64, ptr @progress, align 8, !tbaa !41
  %55 = add i64 %54, 1
  store i64 %55, ptr @progress, align 8, !tbaa !41
  br label %65

56:                                               ; preds = %48, %56
  %57 = phi i64 [ %63, %56 ], [ %51, %48 ]
  %58 = lshr exact i64 %57, 2
  %59 = and i64 %58, 1023
  %60 = getelementptr inbounds nuw i32, ptr @watches, i64 %59
  %61 = load i32, ptr %60, align 4, !tbaa !5
  %62 = add i32 %61, 1
  store i32 %62, ptr %60, align 4, !tbaa !5
  %63 = add i64 %57, 4
  %64 = icmp ult i64 %63, %50
  br i1 %64, label %56, label %53, !llvm.loop !56

65:                                               ; preds = %53, %44, %25
  %66 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %67 = icmp eq i32 %66, %8
  %68 = zext i1 %67 to i32
  br label %69

69:                                               ; preds = %65, %7, %5
  %70 = phi i32 [ 1, %5 ], [ %68, %65 ], [ 0, %7 ]
  ret i32 %70
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i64 @gevo_strong_load(ptr noundef readonly captures(none) %0, i32 noundef %1, ptr noundef %2, i64 noundef %3) #2 {
  %5 = load ptr, ptr @L, align 8, !tbaa !9
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 40
  %7 = load ptr, ptr %6, align 8, !tbaa !11
  %8 = sext i32 %1 to i64
  %9 = getelementptr inbounds %struct.Site, ptr %7, i64 %8
  %10 = ptrtoint ptr %2 to i64
  %11 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %12 = load ptr, ptr %11, align 8, !tbaa !26
  %13 = ptrtoint ptr %12 to i64
  %14 = sub i64 %10, %13
  %15 = icmp eq ptr %2, @nowhere
  br i1 %15, label %102, label %16

16:                                               ; preds = %4
  %17 = getelementptr inbounds nuw i8, ptr %5, i64 488
  %18 = load i64, ptr %17, align 8, !tbaa !33
  %19 = icmp eq i64 %18, 0
  br i1 %19, label %59, label %20

20:                                               ; preds = %16
  %21 = getelementptr inbounds nuw i8, ptr %5, i64 672
  %22 = load i64, ptr %21, align 8, !tbaa !154
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %47, label %24

24:                                               ; preds = %20
  %25 = load ptr, ptr @tracks, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %27 = load i32, ptr %26, align 4, !tbaa !42
  %28 = zext i32 %27 to i64
  %29 = getelementptr inbounds nuw %struct.Track, ptr %25, i64 %28
  %30 = getelementptr inbounds nuw i8, ptr %29, i64 212
  %31 = load i32, ptr %30, align 4, !tbaa !152
  %32 = icmp ult i32 %31, 3
  br i1 %32, label %33, label %47

33:                                               ; preds = %24
  %34 = load i64, ptr @random_state, align 8, !tbaa !41
  %35 = add i64 %34, -7046029254386353131
  store i64 %35, ptr @random_state, align 8, !tbaa !41
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
  %58 = load i64, ptr %53, align 8, !tbaa !133
  br label %59

59:                                               ; preds = %47, %57, %16
  %60 = phi i64 [ %3, %16 ], [ %58, %57 ], [ %3, %47 ]
  %61 = load ptr, ptr @turns, align 8, !tbaa !9
  %62 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %63 = load i32, ptr %62, align 4, !tbaa !42
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds nuw %struct.Turn, ptr %61, i64 %64
  %66 = getelementptr inbounds nuw i8, ptr %65, i64 24
  br label %67

67:                                               ; preds = %89, %59
  %68 = phi i64 [ 0, %59 ], [ %90, %89 ]
  %69 = getelementptr inbounds nuw %struct.anon.0, ptr %66, i64 %68
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 16
  %71 = load i32, ptr %70, align 8, !tbaa !43
  %72 = icmp eq i32 %71, %1
  br i1 %72, label %73, label %89

73:                                               ; preds = %67
  %74 = load i64, ptr %69, align 8, !tbaa !45
  %75 = icmp eq i64 %74, %14
  br i1 %75, label %76, label %89

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %69, i64 8
  %78 = load i64, ptr %77, align 8, !tbaa !46
  %79 = icmp eq i64 %78, %60
  br i1 %79, label %80, label %89

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %65, i64 8
  %82 = load i32, ptr %81, align 8, !tbaa !47
  %83 = add i32 %82, 1
  store i32 %83, ptr %81, align 8, !tbaa !47
  %84 = lshr i64 %14, 2
  %85 = and i64 %84, 1023
  %86 = getelementptr inbounds nuw i32, ptr @watches, i64 %85
  %87 = load i32, ptr %86, align 4, !tbaa !5
  %88 = getelementptr inbounds nuw i8, ptr %65, i64 12
  store i32 %87, ptr %88, align 4, !tbaa !49
  br label %102

89:                                               ; preds = %76, %73, %67
  %90 = add nuw nsw i64 %68, 1
  %91 = icmp eq i64 %90, 4
  br i1 %91, label %92, label %67, !llvm.loop !50

92:                                               ; preds = %89
  %93 = getelementptr inbounds nuw i8, ptr %65, i64 16
  %94 = load i32, ptr %93, align 8, !tbaa !51
  %95 = add i32 %94, 1
  store i32 %95, ptr %93, align 8, !tbaa !51
  %96 = and i32 %94, 3
  %97 = zext nneg i32 %96 to i64
  %98 = getelementptr inbounds nuw %struct.anon.0, ptr %66, i64 %97
  %99 = getelementptr inbounds nuw i8, ptr %98, i64 16
  store i32 %1, ptr %99, align 8, !tbaa !43
  store i64 %14, ptr %98, align 8, !tbaa !45
  %100 = getelementptr inbounds nuw i8, ptr %98, i64 8
  store i64 %60, ptr %100, align 8, !tbaa !46
  %101 = getelementptr inbounds nuw i8, ptr %65, i64 8
  store i32 0, ptr %101, align 8, !tbaa !47
  br label %102

102:                                              ; preds = %92, %80, %4
  %103 = phi i64 [ %3, %4 ], [ %60, %80 ], [ %60, %92 ]
  ret i64 %103
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @gevo_fence(ptr noundef readonly captures(none) %0, i32 noundef %1) #2 {
  %3 = alloca %struct.Pair, align 8
  %4 = load ptr, ptr @L, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 488
  %6 = load i64, ptr %5, align 8, !tbaa !33
  %7 = icmp eq i64 %6, 0
  br i1 %7, label %276, label %8

8:                                                ; preds = %2
  %9 = load ptr, ptr @tracks, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %11 = load i32, ptr %10, align 4, !tbaa !42
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
  %21 = load ptr, ptr %13, align 8, !tbaa !146
  %22 = load ptr, ptr %20, align 8, !tbaa !146
  %23 = icmp eq ptr %21, %22
  br i1 %23, label %24, label %42

24:                                               ; preds = %18
  %25 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %26 = load ptr, ptr %25, align 8, !tbaa !147
  %27 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %28 = load ptr, ptr %27, align 8, !tbaa !147
  %29 = icmp eq ptr %26, %28
  br i1 %29, label %30, label %42

30:                                               ; preds = %24
  %31 = getelementptr inbounds nuw i8, ptr %13, i64 112
  %32 = load ptr, ptr %19, align 8, !tbaa !146
  %33 = load ptr, ptr %31, align 8, !tbaa !146
  %34 = icmp eq ptr %32, %33
  br i1 %34, label %35, label %42

35:                                               ; preds = %30
  %36 = getelementptr inbounds nuw i8, ptr %13, i64 104
  %37 = load ptr, ptr %36, align 8, !tbaa !147
  %38 = getelementptr inbounds nuw i8, ptr %13, i64 120
  %39 = load ptr, ptr %38, align 8, !tbaa !147
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
  %48 = load ptr, ptr %13, align 8, !tbaa !146
  %49 = load ptr, ptr %20, align 8, !tbaa !146
  %50 = icmp eq ptr %48, %49
  br i1 %50, label %51, label %69

51:                                               ; preds = %46
  %52 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %53 = load ptr, ptr %52, align 8, !tbaa !147
  %54 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %55 = load ptr, ptr %54, align 8, !tbaa !147
  %56 = icmp eq ptr %53, %55
  br i1 %56, label %57, label %69

57:                                               ; preds = %51
  %58 = getelementptr inbounds nuw i8, ptr %13, i64 144
  %59 = load ptr, ptr %47, align 8, !tbaa !146
  %60 = load ptr, ptr %58, align 8, !tbaa !146
  %61 = icmp eq ptr %59, %60
  br i1 %61, label %62, label %69

62:                                               ; preds = %57
  %63 = getelementptr inbounds nuw i8, ptr %13, i64 136
  %64 = load ptr, ptr %63, align 8, !tbaa !147
  %65 = getelementptr inbounds nuw i8, ptr %13, i64 152
  %66 = load ptr, ptr %65, align 8, !tbaa !147
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
  %74 = load i32, ptr %73, align 8, !tbaa !155
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
  %89 = load i32, ptr %88, align 8, !tbaa !156
  %90 = load i32, ptr %81, align 4, !tbaa !119
  %91 = icmp eq i32 %89, %90
  br i1 %91, label %92, label %105

92:                                               ; preds = %84
  %93 = getelementptr inbounds nuw i8, ptr %88, i64 16
  %94 = load i8, ptr %93, align 8, !tbaa !160
  %95 = zext i8 %94 to i32
  %96 = load i32, ptr %82, align 8, !tbaa !124
  %97 = icmp eq i32 %96, %95
  br i1 %97, label %98, label %105

98:                                               ; preds = %92
  %99 = load i32, ptr %83, align 4, !tbaa !126
  %100 = shl nuw i32 1, %99
  %101 = xor i32 %100, -1
  %102 = getelementptr inbounds nuw i8, ptr %88, i64 20
  %103 = load i32, ptr %102, align 4, !tbaa !161
  %104 = and i32 %103, %101
  store i32 %104, ptr %102, align 4, !tbaa !161
  br label %105

105:                                              ; preds = %98, %92, %84
  %106 = getelementptr inbounds nuw i8, ptr %88, i64 20
  %107 = load i32, ptr %106, align 4, !tbaa !161
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %88, ptr noundef nonnull align 8 dereferenceable(96) %114, i64 96, i1 false), !tbaa.struct !162
  br label %115

115:                                              ; preds = %111, %109
  %116 = phi i32 [ %86, %109 ], [ %112, %111 ]
  %117 = phi i32 [ %110, %109 ], [ %85, %111 ]
  %118 = icmp ult i32 %117, %116
  br i1 %118, label %84, label %119, !llvm.loop !163

119:                                              ; preds = %115, %76
  store i32 0, ptr %73, align 8, !tbaa !155
  br label %120

120:                                              ; preds = %119, %72
  %121 = getelementptr inbounds nuw i8, ptr %13, i64 196
  %122 = load i32, ptr %121, align 4, !tbaa !119
  %123 = getelementptr inbounds nuw i8, ptr %13, i64 200
  %124 = load i32, ptr %123, align 8, !tbaa !124
  %125 = load ptr, ptr @L, align 8, !tbaa !9
  %126 = getelementptr inbounds nuw i8, ptr %125, i64 60
  %127 = load i32, ptr %126, align 4, !tbaa !5
  %128 = getelementptr inbounds nuw i8, ptr %125, i64 64
  %129 = load i32, ptr %128, align 4, !tbaa !5
  %130 = mul i32 %129, %127
  %131 = getelementptr inbounds nuw i8, ptr %125, i64 68
  %132 = load i32, ptr %131, align 4, !tbaa !5
  %133 = mul i32 %130, %132
  %134 = load ptr, ptr @acquired, align 8, !tbaa !164
  %135 = getelementptr inbounds nuw i8, ptr %125, i64 624
  %136 = load i32, ptr %135, align 8, !tbaa !145
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
  %147 = load ptr, ptr %146, align 8, !tbaa !167
  %148 = icmp eq ptr %147, null
  br i1 %148, label %149, label %163

149:                                              ; preds = %120
  %150 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 56), align 8, !tbaa !99
  %151 = icmp eq ptr %150, null
  br i1 %151, label %154, label %152

152:                                              ; preds = %149
  %153 = load ptr, ptr %150, align 8, !tbaa !101
  store ptr %153, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 56), align 8, !tbaa !99
  br label %160

154:                                              ; preds = %149
  %155 = getelementptr inbounds nuw i8, ptr %125, i64 528
  %156 = load ptr, ptr %155, align 8, !tbaa !103
  %157 = load i64, ptr @pool_used, align 8, !tbaa !41
  %158 = getelementptr inbounds nuw i8, ptr %156, i64 %157
  %159 = add i64 %157, 128
  store i64 %159, ptr @pool_used, align 8, !tbaa !41
  br label %160

160:                                              ; preds = %154, %152
  %161 = phi ptr [ %150, %152 ], [ %158, %154 ]
  store ptr %161, ptr %146, align 8, !tbaa !167
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(128) %161, i8 0, i64 128, i1 false)
  %162 = load ptr, ptr %146, align 8, !tbaa !167
  br label %163

163:                                              ; preds = %160, %120
  %164 = phi ptr [ %162, %160 ], [ %147, %120 ]
  %165 = getelementptr inbounds nuw i8, ptr %13, i64 192
  %166 = load i32, ptr %165, align 8, !tbaa !128
  %167 = getelementptr inbounds nuw i8, ptr %13, i64 204
  %168 = load i32, ptr %167, align 4, !tbaa !126
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw i32, ptr %164, i64 %169
  store i32 %166, ptr %170, align 4, !tbaa !5
  br label %171

171:                                              ; preds = %163, %8
  %172 = and i32 %1, 512
  %173 = icmp eq i32 %172, 0
  br i1 %173, label %236, label %174

174:                                              ; preds = %171
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #23
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
  %180 = load ptr, ptr %13, align 8, !tbaa !146
  %181 = load ptr, ptr %179, align 8, !tbaa !146
  %182 = icmp eq ptr %180, %181
  br i1 %182, label %183, label %200

183:                                              ; preds = %176
  %184 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %185 = load ptr, ptr %184, align 8, !tbaa !147
  %186 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %187 = load ptr, ptr %186, align 8, !tbaa !147
  %188 = icmp eq ptr %185, %187
  br i1 %188, label %189, label %200

189:                                              ; preds = %183
  %190 = load ptr, ptr %3, align 8, !tbaa !146
  %191 = load ptr, ptr %178, align 8, !tbaa !146
  %192 = icmp eq ptr %190, %191
  br i1 %192, label %193, label %200

193:                                              ; preds = %189
  %194 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %195 = load ptr, ptr %194, align 8, !tbaa !147
  %196 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %197 = load ptr, ptr %196, align 8, !tbaa !147
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
  %204 = load ptr, ptr %203, align 8, !tbaa !27
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 680
  tail call fastcc void @order_join(ptr noundef nonnull %179, ptr noundef nonnull %205)
  tail call fastcc void @order_join(ptr noundef nonnull %179, ptr noundef nonnull @device_fences)
  br label %235

206:                                              ; preds = %174
  %207 = getelementptr inbounds nuw i8, ptr %3, i64 16
  call fastcc void @order_set(ptr noundef nonnull %207, ptr noundef nonnull %3)
  %208 = getelementptr inbounds nuw i8, ptr %13, i64 16
  %209 = load ptr, ptr %13, align 8, !tbaa !146
  %210 = load ptr, ptr %208, align 8, !tbaa !146
  %211 = icmp eq ptr %209, %210
  br i1 %211, label %212, label %229

212:                                              ; preds = %206
  %213 = getelementptr inbounds nuw i8, ptr %13, i64 8
  %214 = load ptr, ptr %213, align 8, !tbaa !147
  %215 = getelementptr inbounds nuw i8, ptr %13, i64 24
  %216 = load ptr, ptr %215, align 8, !tbaa !147
  %217 = icmp eq ptr %214, %216
  br i1 %217, label %218, label %229

218:                                              ; preds = %212
  %219 = load ptr, ptr %3, align 8, !tbaa !146
  %220 = load ptr, ptr %207, align 8, !tbaa !146
  %221 = icmp eq ptr %219, %220
  br i1 %221, label %222, label %229

222:                                              ; preds = %218
  %223 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %224 = load ptr, ptr %223, align 8, !tbaa !147
  %225 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %226 = load ptr, ptr %225, align 8, !tbaa !147
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
  %233 = load ptr, ptr %232, align 8, !tbaa !27
  %234 = getelementptr inbounds nuw i8, ptr %233, i64 680
  tail call fastcc void @order_join(ptr noundef nonnull %208, ptr noundef nonnull %234)
  br label %235

235:                                              ; preds = %231, %202
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #23
  br label %236

236:                                              ; preds = %235, %171
  %237 = getelementptr inbounds nuw i8, ptr %13, i64 200
  %238 = load i32, ptr %237, align 8, !tbaa !124
  %239 = getelementptr inbounds nuw i8, ptr %13, i64 204
  %240 = load i32, ptr %239, align 4, !tbaa !126
  %241 = shl nuw i32 1, %240
  %242 = getelementptr inbounds nuw i8, ptr %13, i64 192
  %243 = load i32, ptr %242, align 8, !tbaa !128
  tail call fastcc void @pair_set_lanes(ptr noundef %13, i32 noundef %238, i32 noundef %241, i32 noundef %243)
  %244 = load i32, ptr %242, align 8, !tbaa !128
  %245 = add i32 %244, 1
  store i32 %245, ptr %242, align 8, !tbaa !128
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
  %256 = load ptr, ptr %255, align 8, !tbaa !27
  %257 = getelementptr inbounds nuw i8, ptr %256, i64 680
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
  %263 = load ptr, ptr %262, align 8, !tbaa !27
  %264 = getelementptr inbounds nuw i8, ptr %263, i64 680
  tail call fastcc void @order_join(ptr noundef nonnull %264, ptr noundef nonnull %251)
  br label %270

265:                                              ; preds = %252
  %266 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %267 = load ptr, ptr %266, align 8, !tbaa !27
  %268 = getelementptr inbounds nuw i8, ptr %267, i64 680
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
  %4 = getelementptr inbounds nuw i8, ptr %3, i64 568
  %5 = load ptr, ptr %4, align 8, !tbaa !168
  %6 = icmp eq ptr %5, null
  br i1 %6, label %27, label %7

7:                                                ; preds = %2
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 104
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
  %20 = load ptr, ptr %4, align 8, !tbaa !168
  %21 = lshr i64 %16, 3
  %22 = getelementptr inbounds nuw i8, ptr %20, i64 %21
  %23 = load i8, ptr %22, align 1, !tbaa !40
  %24 = or i8 %23, %19
  store i8 %24, ptr %22, align 1, !tbaa !40
  %25 = add nuw i64 %16, 1
  %26 = icmp eq i64 %25, %13
  br i1 %26, label %27, label %15, !llvm.loop !169

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
  %11 = load i8, ptr %10, align 1, !tbaa !40
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 %9
  store i8 %11, ptr %12, align 1, !tbaa !40
  %13 = add nuw i64 %9, 1
  %14 = icmp eq i64 %13, %2
  br i1 %14, label %22, label %8, !llvm.loop !170

15:                                               ; preds = %6, %15
  %16 = phi i64 [ %17, %15 ], [ %2, %6 ]
  %17 = add i64 %16, -1
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !40
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 %17
  store i8 %19, ptr %20, align 1, !tbaa !40
  %21 = icmp eq i64 %17, 0
  br i1 %21, label %22, label %15, !llvm.loop !171

22:                                               ; preds = %15, %8, %6, %7
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: write) uwtable
define void @gevo_set(ptr noundef writeonly captures(none) %0, i32 noundef %1, i64 noundef %2) #6 {
  %4 = icmp eq i64 %2, 0
  br i1 %4, label %7, label %5

5:                                                ; preds = %3
  %6 = trunc i32 %1 to i8
  tail call void @llvm.memset.p0.i64(ptr align 1 %0, i8 %6, i64 %2, i1 false), !tbaa !40
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
  %8 = getelementptr inbounds nuw i8, ptr %7, i64 712
  store i32 %2, ptr %8, align 8, !tbaa !172
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 716
  store i32 %1, ptr %9, align 4, !tbaa !173
  %10 = getelementptr inbounds nuw i8, ptr %7, i64 720
  store i32 -1, ptr %10, align 8, !tbaa !174
  %11 = icmp eq ptr %0, null
  br i1 %11, label %18, label %12

12:                                               ; preds = %6
  %13 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %14 = load ptr, ptr %13, align 8, !tbaa !27
  %15 = load i32, ptr %14, align 8, !tbaa !175
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %17 = load i32, ptr %16, align 8, !tbaa !73
  br label %18

18:                                               ; preds = %12, %6
  %19 = phi i32 [ %15, %12 ], [ 0, %6 ]
  %20 = phi i32 [ %17, %12 ], [ 0, %6 ]
  %21 = getelementptr inbounds nuw i8, ptr %7, i64 728
  store i32 %19, ptr %21, align 8, !tbaa !176
  %22 = getelementptr inbounds nuw i8, ptr %7, i64 732
  store i32 %20, ptr %22, align 4, !tbaa !177
  br label %23

23:                                               ; preds = %3, %18
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 2) i32 @gevo_async(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, ptr noundef %2, i32 noundef %3, ptr noundef %4, i32 noundef %5, i32 noundef %6) #0 {
  %8 = tail call i32 @llvm.umin.i32(i32 %6, i32 %5)
  %9 = zext i32 %5 to i64
  %10 = tail call fastcc i32 @check(ptr noundef %0, i32 noundef %1, ptr noundef %2, i64 noundef %9, i64 noundef %9, i32 noundef 1)
  %11 = icmp eq i32 %10, 0
  br i1 %11, label %150, label %12

12:                                               ; preds = %7
  %13 = icmp eq i32 %8, 0
  br i1 %13, label %31, label %14

14:                                               ; preds = %12
  %15 = zext i32 %8 to i64
  %16 = tail call fastcc i32 @check(ptr noundef %0, i32 noundef %3, ptr noundef %4, i64 noundef %15, i64 noundef %9, i32 noundef 0)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %150, label %18

18:                                               ; preds = %14
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %20 = load ptr, ptr %19, align 8, !tbaa !27
  %21 = getelementptr inbounds nuw i8, ptr %20, i64 28
  %22 = load i32, ptr %21, align 4, !tbaa !30
  %23 = icmp eq i32 %22, 0
  br i1 %23, label %31, label %24

24:                                               ; preds = %18
  %25 = load ptr, ptr @L, align 8, !tbaa !9
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 104
  %27 = load ptr, ptr %26, align 8, !tbaa !26
  %28 = ptrtoint ptr %4 to i64
  %29 = ptrtoint ptr %27 to i64
  %30 = sub i64 %28, %29
  tail call fastcc void @trace(ptr noundef nonnull %0, i32 noundef %3, i64 noundef %30, i64 noundef %9, i32 noundef 0)
  br label %31

31:                                               ; preds = %12, %24, %18
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %33 = load ptr, ptr %32, align 8, !tbaa !27
  %34 = getelementptr inbounds nuw i8, ptr %33, i64 28
  %35 = load i32, ptr %34, align 4, !tbaa !30
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %44, label %37

37:                                               ; preds = %31
  %38 = load ptr, ptr @L, align 8, !tbaa !9
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 104
  %40 = load ptr, ptr %39, align 8, !tbaa !26
  %41 = ptrtoint ptr %2 to i64
  %42 = ptrtoint ptr %40 to i64
  %43 = sub i64 %41, %42
  tail call fastcc void @trace(ptr noundef nonnull %0, i32 noundef %1, i64 noundef %43, i64 noundef %9, i32 noundef 1)
  br label %44

44:                                               ; preds = %37, %31
  %45 = load ptr, ptr @queues, align 8, !tbaa !9
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %47 = load i32, ptr %46, align 4, !tbaa !42
  %48 = zext i32 %47 to i64
  %49 = getelementptr inbounds nuw %struct.Queue, ptr %45, i64 %48
  %50 = load i32, ptr @free_copy, align 4, !tbaa !5
  %51 = icmp eq i32 %50, -1
  br i1 %51, label %58, label %52

52:                                               ; preds = %44
  %53 = load ptr, ptr @copies, align 8, !tbaa !9
  %54 = sext i32 %50 to i64
  %55 = getelementptr inbounds %struct.Copy, ptr %53, i64 %54
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 36
  %57 = load i32, ptr %56, align 4, !tbaa !178
  store i32 %57, ptr @free_copy, align 4, !tbaa !5
  br label %79

58:                                               ; preds = %44
  %59 = load i32, ptr @n_copies, align 4, !tbaa !5
  %60 = icmp slt i32 %59, 65536
  br i1 %60, label %61, label %65

61:                                               ; preds = %58
  %62 = add nsw i32 %59, 1
  store i32 %62, ptr @n_copies, align 4, !tbaa !5
  %63 = load ptr, ptr @copies, align 8, !tbaa !9
  %64 = sext i32 %59 to i64
  br label %79

65:                                               ; preds = %58
  %66 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %150

68:                                               ; preds = %65
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %69 = load ptr, ptr @L, align 8, !tbaa !9
  %70 = getelementptr inbounds nuw i8, ptr %69, i64 712
  store i32 14, ptr %70, align 8, !tbaa !172
  %71 = getelementptr inbounds nuw i8, ptr %69, i64 716
  store i32 -1, ptr %71, align 4, !tbaa !173
  %72 = getelementptr inbounds nuw i8, ptr %69, i64 720
  store i32 -1, ptr %72, align 8, !tbaa !174
  %73 = load ptr, ptr %32, align 8, !tbaa !27
  %74 = load i32, ptr %73, align 8, !tbaa !175
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %76 = load i32, ptr %75, align 8, !tbaa !73
  %77 = getelementptr inbounds nuw i8, ptr %69, i64 728
  store i32 %74, ptr %77, align 8, !tbaa !176
  %78 = getelementptr inbounds nuw i8, ptr %69, i64 732
  store i32 %76, ptr %78, align 4, !tbaa !177
  br label %150

79:                                               ; preds = %61, %52
  %80 = phi i64 [ %64, %61 ], [ %54, %52 ]
  %81 = phi ptr [ %63, %61 ], [ %53, %52 ]
  %82 = phi i32 [ %59, %61 ], [ %50, %52 ]
  %83 = getelementptr inbounds %struct.Copy, ptr %81, i64 %80
  %84 = getelementptr inbounds nuw i8, ptr %49, i64 8
  %85 = load i32, ptr %84, align 4, !tbaa !180
  store ptr %2, ptr %83, align 8, !tbaa !67
  %86 = getelementptr inbounds nuw i8, ptr %83, i64 8
  store ptr %4, ptr %86, align 8, !tbaa !67
  %87 = getelementptr inbounds nuw i8, ptr %83, i64 16
  store i32 %5, ptr %87, align 8, !tbaa !5
  %88 = getelementptr inbounds nuw i8, ptr %83, i64 20
  store i32 %8, ptr %88, align 4, !tbaa !5
  %89 = getelementptr inbounds nuw i8, ptr %83, i64 24
  store i32 %1, ptr %89, align 8, !tbaa !5
  %90 = getelementptr inbounds nuw i8, ptr %83, i64 28
  store i32 %3, ptr %90, align 4, !tbaa !5
  %91 = getelementptr inbounds nuw i8, ptr %83, i64 32
  store i32 %85, ptr %91, align 8, !tbaa !5
  %92 = getelementptr inbounds nuw i8, ptr %83, i64 36
  store i32 -1, ptr %92, align 4, !tbaa !5
  %93 = getelementptr inbounds nuw i8, ptr %83, i64 40
  store i32 0, ptr %93, align 8, !tbaa !5
  %94 = getelementptr inbounds nuw i8, ptr %83, i64 44
  store i32 0, ptr %94, align 4, !tbaa !5
  %95 = getelementptr inbounds nuw i8, ptr %49, i64 4
  %96 = load i32, ptr %95, align 4, !tbaa !182
  %97 = icmp eq i32 %96, -1
  br i1 %97, label %98, label %99

98:                                               ; preds = %79
  store i32 %82, ptr %49, align 4, !tbaa !183
  br label %103

99:                                               ; preds = %79
  %100 = sext i32 %96 to i64
  %101 = getelementptr inbounds %struct.Copy, ptr %81, i64 %100
  %102 = getelementptr inbounds nuw i8, ptr %101, i64 36
  store i32 %82, ptr %102, align 4, !tbaa !178
  br label %103

103:                                              ; preds = %99, %98
  store i32 %82, ptr %95, align 4, !tbaa !182
  %104 = load ptr, ptr @L, align 8, !tbaa !9
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 488
  %106 = load i64, ptr %105, align 8, !tbaa !33
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %125, label %108

108:                                              ; preds = %103
  br i1 %13, label %117, label %109

109:                                              ; preds = %108
  %110 = getelementptr inbounds nuw i8, ptr %104, i64 104
  %111 = load ptr, ptr %110, align 8, !tbaa !26
  %112 = ptrtoint ptr %4 to i64
  %113 = ptrtoint ptr %111 to i64
  %114 = sub i64 %112, %113
  %115 = zext i32 %8 to i64
  tail call fastcc void @detect(ptr noundef nonnull %0, i32 noundef %3, i64 noundef %114, i64 noundef %115, i32 noundef 128, i64 noundef %115, ptr noundef null)
  %116 = load ptr, ptr @L, align 8, !tbaa !9
  br label %117

117:                                              ; preds = %109, %108
  %118 = phi ptr [ %116, %109 ], [ %104, %108 ]
  %119 = getelementptr inbounds nuw i8, ptr %118, i64 104
  %120 = load ptr, ptr %119, align 8, !tbaa !26
  %121 = ptrtoint ptr %2 to i64
  %122 = ptrtoint ptr %120 to i64
  %123 = sub i64 %121, %122
  tail call fastcc void @detect(ptr noundef nonnull %0, i32 noundef %1, i64 noundef %123, i64 noundef %9, i32 noundef 129, i64 noundef %9, ptr noundef null)
  %124 = load ptr, ptr @L, align 8, !tbaa !9
  br label %125

125:                                              ; preds = %117, %103
  %126 = phi ptr [ %124, %117 ], [ %104, %103 ]
  %127 = getelementptr inbounds nuw i8, ptr %126, i64 632
  %128 = load i64, ptr %127, align 8, !tbaa !35
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %150, label %130

130:                                              ; preds = %125
  %131 = getelementptr inbounds nuw i8, ptr %126, i64 656
  %132 = load i64, ptr %131, align 8, !tbaa !184
  %133 = icmp sgt i64 %132, 1
  br i1 %133, label %134, label %150

134:                                              ; preds = %130
  %135 = load i64, ptr @random_state, align 8, !tbaa !41
  %136 = add i64 %135, -7046029254386353131
  store i64 %136, ptr @random_state, align 8, !tbaa !41
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
  br i1 %146, label %150, label %147

147:                                              ; preds = %134
  %148 = load ptr, ptr @copies, align 8, !tbaa !9
  %149 = getelementptr inbounds %struct.Copy, ptr %148, i64 %80
  tail call fastcc void @perform_copy(ptr noundef %149)
  br label %150

150:                                              ; preds = %68, %65, %147, %134, %130, %125, %14, %7
  %151 = phi i32 [ 0, %14 ], [ 0, %7 ], [ 1, %125 ], [ 1, %147 ], [ 1, %134 ], [ 1, %130 ], [ 0, %65 ], [ 0, %68 ]
  ret i32 %151
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @detect(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4, i64 noundef range(i64 -2147483648, 4294967296) %5, ptr noundef readonly captures(address_is_null) %6) unnamed_addr #0 {
  %8 = alloca %struct.Rec, align 8
  %9 = load ptr, ptr @L, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 136
  %11 = load i64, ptr %10, align 8, !tbaa !52
  %12 = icmp ult i64 %2, %11
  br i1 %12, label %17, label %13

13:                                               ; preds = %7
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %15 = load i64, ptr %14, align 8, !tbaa !53
  %16 = icmp ult i64 %2, %15
  br i1 %16, label %33, label %17

17:                                               ; preds = %13, %7
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %19 = load i64, ptr %18, align 8, !tbaa !54
  %20 = icmp ult i64 %2, %19
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %23 = load i64, ptr %22, align 8, !tbaa !55
  %24 = icmp ult i64 %2, %23
  br i1 %24, label %843, label %25

25:                                               ; preds = %21, %17
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %27 = load i64, ptr %26, align 8, !tbaa !60
  %28 = icmp ult i64 %2, %27
  br i1 %28, label %33, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %31 = load i64, ptr %30, align 8, !tbaa !61
  %32 = icmp ult i64 %2, %31
  br i1 %32, label %843, label %33

33:                                               ; preds = %25, %29, %13
  %34 = phi i1 [ false, %13 ], [ true, %29 ], [ true, %25 ]
  %35 = phi i1 [ true, %13 ], [ false, %29 ], [ false, %25 ]
  %36 = and i32 %4, 3
  %37 = icmp eq i32 %36, 0
  br i1 %37, label %38, label %45

38:                                               ; preds = %33
  %39 = getelementptr inbounds nuw i8, ptr %9, i64 128
  %40 = load ptr, ptr %39, align 8, !tbaa !66
  %41 = lshr i64 %2, 2
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 %41
  %43 = load i8, ptr %42, align 1, !tbaa !40
  %44 = icmp eq i8 %43, 0
  br i1 %44, label %843, label %45

45:                                               ; preds = %38, %33
  %46 = load i64, ptr @pool_used, align 8, !tbaa !41
  %47 = add i64 %46, 33554432
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 536
  %49 = load i64, ptr %48, align 8, !tbaa !185
  %50 = icmp ugt i64 %47, %49
  br i1 %50, label %51, label %70

51:                                               ; preds = %45
  %52 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %53 = icmp eq i32 %52, 0
  br i1 %53, label %54, label %843

54:                                               ; preds = %51
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %55 = getelementptr inbounds nuw i8, ptr %9, i64 712
  store i32 14, ptr %55, align 8, !tbaa !172
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 716
  store i32 -1, ptr %56, align 4, !tbaa !173
  %57 = getelementptr inbounds nuw i8, ptr %9, i64 720
  store i32 -1, ptr %57, align 8, !tbaa !174
  %58 = icmp eq ptr %0, null
  br i1 %58, label %65, label %59

59:                                               ; preds = %54
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %61 = load ptr, ptr %60, align 8, !tbaa !27
  %62 = load i32, ptr %61, align 8, !tbaa !175
  %63 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %64 = load i32, ptr %63, align 8, !tbaa !73
  br label %65

65:                                               ; preds = %59, %54
  %66 = phi i32 [ %62, %59 ], [ 0, %54 ]
  %67 = phi i32 [ %64, %59 ], [ 0, %54 ]
  %68 = getelementptr inbounds nuw i8, ptr %9, i64 728
  store i32 %66, ptr %68, align 8, !tbaa !176
  %69 = getelementptr inbounds nuw i8, ptr %9, i64 732
  store i32 %67, ptr %69, align 4, !tbaa !177
  br label %843

70:                                               ; preds = %45
  %71 = getelementptr inbounds nuw i8, ptr %9, i64 496
  %72 = load i64, ptr %71, align 8, !tbaa !105
  %73 = load ptr, ptr @tracks, align 8, !tbaa !9
  %74 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %75 = load i32, ptr %74, align 4, !tbaa !42
  %76 = zext i32 %75 to i64
  %77 = getelementptr inbounds nuw %struct.Track, ptr %73, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 196
  %79 = load i32, ptr %78, align 4, !tbaa !119
  %80 = getelementptr inbounds nuw i8, ptr %77, i64 192
  %81 = load i32, ptr %80, align 8, !tbaa !128
  %82 = getelementptr inbounds nuw i8, ptr %77, i64 204
  %83 = load i32, ptr %82, align 4, !tbaa !126
  %84 = getelementptr inbounds nuw i8, ptr %77, i64 200
  %85 = load i32, ptr %84, align 8, !tbaa !124
  br label %86

86:                                               ; preds = %86, %70
  %87 = phi i32 [ 0, %70 ], [ %91, %86 ]
  %88 = shl i32 2, %87
  %89 = zext i32 %88 to i64
  %90 = icmp ult i64 %5, %89
  %91 = add i32 %87, 1
  br i1 %90, label %92, label %86, !llvm.loop !186

92:                                               ; preds = %86
  %93 = shl nuw i32 1, %83
  %94 = trunc i32 %1 to i16
  %95 = trunc i32 %85 to i8
  %96 = trunc i32 %87 to i8
  br i1 %34, label %97, label %107

97:                                               ; preds = %92
  %98 = getelementptr inbounds nuw i8, ptr %9, i64 504
  %99 = load ptr, ptr %98, align 8, !tbaa !106
  %100 = getelementptr inbounds nuw i8, ptr %9, i64 200
  %101 = load i64, ptr %100, align 8, !tbaa !69
  %102 = sub i64 %2, %101
  %103 = udiv i64 %102, %72
  %104 = getelementptr inbounds nuw %struct.Cell, ptr %99, i64 %103
  %105 = sub i64 0, %72
  %106 = and i64 %2, %105
  br label %124

107:                                              ; preds = %92
  %108 = getelementptr inbounds nuw i8, ptr %9, i64 512
  %109 = load ptr, ptr %108, align 8, !tbaa !107
  %110 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %111 = load ptr, ptr %110, align 8, !tbaa !27
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %113 = load i32, ptr %112, align 8, !tbaa !108
  %114 = zext i32 %113 to i64
  %115 = getelementptr inbounds nuw i8, ptr %9, i64 520
  %116 = load i64, ptr %115, align 8, !tbaa !109
  %117 = mul i64 %116, %114
  %118 = sub i64 %2, %11
  %119 = udiv i64 %118, %72
  %120 = getelementptr %struct.Cell, ptr %109, i64 %117
  %121 = getelementptr %struct.Cell, ptr %120, i64 %119
  %122 = sub i64 0, %72
  %123 = and i64 %2, %122
  br i1 %35, label %130, label %124

124:                                              ; preds = %97, %107
  %125 = phi i64 [ %106, %97 ], [ %123, %107 ]
  %126 = phi ptr [ %104, %97 ], [ %121, %107 ]
  %127 = getelementptr inbounds nuw i8, ptr %9, i64 624
  %128 = load i32, ptr %127, align 8, !tbaa !145
  %129 = add i32 %128, 1
  br label %130

130:                                              ; preds = %107, %124
  %131 = phi i64 [ %125, %124 ], [ %123, %107 ]
  %132 = phi ptr [ %126, %124 ], [ %121, %107 ]
  %133 = phi i32 [ %129, %124 ], [ %79, %107 ]
  %134 = getelementptr inbounds nuw i8, ptr %132, i64 56
  %135 = load i32, ptr %134, align 8, !tbaa !187
  %136 = icmp eq i32 %135, %133
  br i1 %136, label %167, label %137

137:                                              ; preds = %130
  %138 = getelementptr inbounds nuw i8, ptr %132, i64 40
  %139 = getelementptr inbounds nuw i8, ptr %9, i64 624
  br label %141

140:                                              ; preds = %165
  store i32 %133, ptr %134, align 8, !tbaa !187
  br label %167

141:                                              ; preds = %165, %137
  %142 = phi i1 [ true, %137 ], [ false, %165 ]
  %143 = phi i64 [ 0, %137 ], [ 1, %165 ]
  %144 = getelementptr inbounds nuw ptr, ptr %138, i64 %143
  %145 = load ptr, ptr %144, align 8, !tbaa !9
  %146 = icmp eq ptr %145, null
  br i1 %146, label %165, label %147

147:                                              ; preds = %141
  %148 = load i32, ptr %139, align 8, !tbaa !145
  %149 = icmp ugt i32 %135, %148
  br i1 %149, label %150, label %165

150:                                              ; preds = %147
  %151 = getelementptr inbounds nuw i8, ptr %145, i64 4
  %152 = load i32, ptr %151, align 4, !tbaa !5
  %153 = zext i32 %152 to i64
  %154 = mul nuw nsw i64 %153, 20
  %155 = add nuw nsw i64 %154, 12
  br label %156

156:                                              ; preds = %156, %150
  %157 = phi i32 [ 4, %150 ], [ %161, %156 ]
  %158 = zext nneg i32 %157 to i64
  %159 = shl nuw i64 1, %158
  %160 = icmp ult i64 %159, %155
  %161 = add i32 %157, 1
  br i1 %160, label %156, label %162, !llvm.loop !188

162:                                              ; preds = %156
  %163 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %158
  %164 = load ptr, ptr %163, align 8, !tbaa !99
  store ptr %164, ptr %145, align 8, !tbaa !101
  store ptr %145, ptr %163, align 8, !tbaa !99
  br label %165

165:                                              ; preds = %162, %147, %141
  store ptr null, ptr %144, align 8, !tbaa !9
  %166 = getelementptr inbounds nuw %struct.Rec, ptr %132, i64 %143
  store i32 0, ptr %166, align 4, !tbaa !189
  br i1 %142, label %141, label %140, !llvm.loop !190

167:                                              ; preds = %130, %140
  %168 = and i32 %4, 4
  %169 = icmp eq i32 %168, 0
  %170 = or i1 %169, %37
  br i1 %170, label %226, label %171

171:                                              ; preds = %167
  %172 = getelementptr inbounds nuw i8, ptr %77, i64 32
  %173 = load ptr, ptr %172, align 8, !tbaa !191
  %174 = icmp eq ptr %173, null
  %175 = getelementptr inbounds nuw i8, ptr %77, i64 64
  %176 = load ptr, ptr %175, align 8, !tbaa !191
  %177 = icmp eq ptr %176, null
  %178 = and i1 %174, %177
  br i1 %178, label %221, label %179

179:                                              ; preds = %171
  %180 = getelementptr inbounds nuw i8, ptr %132, i64 40
  br label %181

181:                                              ; preds = %220, %179
  %182 = phi i1 [ true, %179 ], [ false, %220 ]
  %183 = phi i64 [ 0, %179 ], [ 1, %220 ]
  %184 = getelementptr inbounds nuw ptr, ptr %180, i64 %183
  %185 = load ptr, ptr %184, align 8, !tbaa !9
  %186 = icmp eq ptr %185, null
  %187 = getelementptr inbounds nuw i8, ptr %185, i64 12
  %188 = getelementptr inbounds nuw %struct.Rec, ptr %132, i64 %183
  br label %189

189:                                              ; preds = %218, %181
  %190 = phi i32 [ 0, %181 ], [ %219, %218 ]
  br i1 %186, label %193, label %191

191:                                              ; preds = %189
  %192 = load i32, ptr %185, align 4, !tbaa !5
  br label %193

193:                                              ; preds = %191, %189
  %194 = phi i32 [ %192, %191 ], [ 0, %189 ]
  %195 = icmp ugt i32 %190, %194
  br i1 %195, label %220, label %196

196:                                              ; preds = %193
  %197 = icmp eq i32 %190, 0
  %198 = add i32 %190, -1
  %199 = zext i32 %198 to i64
  %200 = getelementptr inbounds nuw %struct.Rec, ptr %187, i64 %199
  %201 = select i1 %197, ptr %188, ptr %200
  %202 = load i32, ptr %201, align 4, !tbaa !189
  %203 = icmp eq i32 %202, %79
  br i1 %203, label %204, label %218

204:                                              ; preds = %196
  %205 = getelementptr inbounds nuw i8, ptr %201, i64 16
  %206 = load i8, ptr %205, align 4, !tbaa !192
  %207 = zext i8 %206 to i32
  %208 = icmp eq i32 %85, %207
  br i1 %208, label %209, label %218

209:                                              ; preds = %204
  %210 = getelementptr inbounds nuw i8, ptr %201, i64 8
  %211 = load i32, ptr %210, align 4, !tbaa !193
  %212 = and i32 %211, %93
  %213 = icmp eq i32 %212, 0
  br i1 %213, label %218, label %214

214:                                              ; preds = %209
  %215 = getelementptr inbounds nuw i8, ptr %201, i64 4
  %216 = load i32, ptr %215, align 4, !tbaa !194
  %217 = icmp eq i32 %216, %81
  br i1 %217, label %226, label %218

218:                                              ; preds = %214, %209, %204, %196
  %219 = add i32 %190, 1
  br label %189, !llvm.loop !195

220:                                              ; preds = %193
  br i1 %182, label %181, label %221, !llvm.loop !196

221:                                              ; preds = %220, %171
  %222 = select i1 %174, i32 0, i32 4096
  %223 = select i1 %177, i32 0, i32 8192
  %224 = or disjoint i32 %223, %222
  %225 = or i32 %224, %4
  br label %226

226:                                              ; preds = %214, %221, %167
  %227 = phi i32 [ %4, %167 ], [ %225, %221 ], [ %4, %214 ]
  %228 = trunc i32 %227 to i16
  %229 = add i64 %3, %2
  %230 = icmp ult i64 %131, %229
  br i1 %230, label %231, label %843

231:                                              ; preds = %226
  %232 = icmp eq ptr %6, null
  %233 = icmp eq i64 %72, 0
  %234 = xor i1 %169, true
  %235 = or i1 %37, %234
  %236 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %237 = getelementptr inbounds nuw i8, ptr %8, i64 4
  %238 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %239 = getelementptr inbounds nuw i8, ptr %8, i64 12
  %240 = getelementptr inbounds nuw i8, ptr %8, i64 14
  %241 = getelementptr inbounds nuw i8, ptr %8, i64 16
  %242 = getelementptr inbounds nuw i8, ptr %8, i64 17
  %243 = getelementptr inbounds nuw i8, ptr %8, i64 18
  %244 = and i32 %227, 3
  %245 = icmp ne i32 %244, 0
  %246 = xor i1 %245, true
  %247 = and i16 %228, 14
  %248 = icmp eq i16 %247, 14
  %249 = zext i1 %246 to i64
  %250 = and i16 %228, 3
  %251 = icmp eq i16 %250, 0
  %252 = and i32 %227, 4
  %253 = icmp eq i32 %252, 0
  %254 = icmp ne i32 %244, 2
  %255 = zext i1 %245 to i64
  br label %256

256:                                              ; preds = %231, %839
  %257 = phi i64 [ %131, %231 ], [ %840, %839 ]
  %258 = phi ptr [ %132, %231 ], [ %841, %839 ]
  br i1 %232, label %276, label %259

259:                                              ; preds = %256
  %260 = load ptr, ptr @L, align 8, !tbaa !9
  %261 = getelementptr inbounds nuw i8, ptr %260, i64 104
  %262 = load ptr, ptr %261, align 8, !tbaa !26
  %263 = getelementptr inbounds nuw i8, ptr %262, i64 %257
  %264 = sub i64 %257, %131
  %265 = getelementptr inbounds nuw i8, ptr %6, i64 %264
  br i1 %233, label %276, label %269

266:                                              ; preds = %269
  %267 = add nuw i64 %270, 1
  %268 = icmp eq i64 %267, %72
  br i1 %268, label %276, label %269, !llvm.loop !39

269:                                              ; preds = %259, %266
  %270 = phi i64 [ %267, %266 ], [ 0, %259 ]
  %271 = getelementptr inbounds nuw i8, ptr %263, i64 %270
  %272 = load i8, ptr %271, align 1, !tbaa !40
  %273 = getelementptr inbounds nuw i8, ptr %265, i64 %270
  %274 = load i8, ptr %273, align 1, !tbaa !40
  %275 = icmp ne i8 %272, %274
  br i1 %275, label %276, label %266

276:                                              ; preds = %269, %266, %259, %256
  %277 = phi i1 [ true, %256 ], [ false, %259 ], [ %275, %266 ], [ %275, %269 ]
  %278 = phi i32 [ 0, %256 ], [ 1, %259 ], [ 0, %269 ], [ 1, %266 ]
  br i1 %235, label %344, label %279

279:                                              ; preds = %276
  %280 = getelementptr inbounds nuw i8, ptr %258, i64 62
  %281 = load i16, ptr %280, align 2, !tbaa !110
  %282 = icmp eq i16 %281, 0
  br i1 %282, label %344, label %283

283:                                              ; preds = %279
  %284 = load ptr, ptr @L, align 8, !tbaa !9
  %285 = getelementptr inbounds nuw i8, ptr %284, i64 136
  %286 = load i64, ptr %285, align 8, !tbaa !52
  %287 = icmp ult i64 %257, %286
  br i1 %287, label %299, label %288

288:                                              ; preds = %283
  %289 = getelementptr inbounds nuw i8, ptr %284, i64 152
  %290 = load i64, ptr %289, align 8, !tbaa !53
  %291 = icmp ult i64 %257, %290
  br i1 %291, label %292, label %299

292:                                              ; preds = %288
  %293 = load ptr, ptr %236, align 8, !tbaa !27
  %294 = getelementptr inbounds nuw i8, ptr %293, i64 4
  %295 = load i32, ptr %294, align 4, !tbaa !92
  %296 = zext i32 %295 to i64
  %297 = shl nuw i64 %296, 32
  %298 = or i64 %297, %257
  br label %299

299:                                              ; preds = %292, %288, %283
  %300 = phi i64 [ %298, %292 ], [ %257, %288 ], [ %257, %283 ]
  br label %301

301:                                              ; preds = %341, %299
  %302 = phi i64 [ 1, %299 ], [ %342, %341 ]
  %303 = sub nsw i64 0, %302
  %304 = and i64 %300, %303
  %305 = lshr i64 %304, 2
  %306 = lshr i64 %304, 14
  %307 = xor i64 %305, %306
  %308 = and i64 %307, 4095
  %309 = getelementptr inbounds nuw ptr, ptr @locations, i64 %308
  %310 = load ptr, ptr %309, align 8, !tbaa !93
  %311 = icmp eq ptr %310, null
  br i1 %311, label %341, label %312

312:                                              ; preds = %301, %338
  %313 = phi ptr [ %339, %338 ], [ %310, %301 ]
  %314 = phi ptr [ %313, %338 ], [ %309, %301 ]
  %315 = getelementptr inbounds nuw i8, ptr %313, i64 8
  %316 = load i64, ptr %315, align 8, !tbaa !95
  %317 = icmp eq i64 %316, %304
  br i1 %317, label %318, label %338

318:                                              ; preds = %312
  %319 = getelementptr inbounds nuw i8, ptr %313, i64 16
  %320 = load i64, ptr %319, align 8, !tbaa !97
  %321 = icmp eq i64 %320, %302
  br i1 %321, label %322, label %338

322:                                              ; preds = %318
  %323 = getelementptr inbounds nuw i8, ptr %313, i64 24
  %324 = load i32, ptr %323, align 8, !tbaa !114
  %325 = icmp eq i32 %324, 0
  br i1 %325, label %328, label %326

326:                                              ; preds = %322
  %327 = getelementptr inbounds nuw i8, ptr %313, i64 32
  br label %331

328:                                              ; preds = %331, %322
  %329 = load ptr, ptr %313, align 8, !tbaa !104
  store ptr %329, ptr %314, align 8, !tbaa !93
  %330 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !99
  store ptr %330, ptr %313, align 8, !tbaa !101
  store ptr %313, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 88), align 8, !tbaa !99
  br label %341

331:                                              ; preds = %331, %326
  %332 = phi i64 [ 0, %326 ], [ %334, %331 ]
  %333 = getelementptr inbounds nuw %struct.Version, ptr %327, i64 %332
  tail call fastcc void @drop_version(ptr noundef nonnull %333)
  %334 = add nuw nsw i64 %332, 1
  %335 = load i32, ptr %323, align 8, !tbaa !114
  %336 = zext i32 %335 to i64
  %337 = icmp samesign ult i64 %334, %336
  br i1 %337, label %331, label %328, !llvm.loop !197

338:                                              ; preds = %318, %312
  %339 = load ptr, ptr %313, align 8, !tbaa !93
  %340 = icmp eq ptr %339, null
  br i1 %340, label %341, label %312, !llvm.loop !198

341:                                              ; preds = %338, %328, %301
  %342 = shl nuw nsw i64 %302, 1
  %343 = icmp samesign ult i64 %302, 9
  br i1 %343, label %301, label %344, !llvm.loop !199

344:                                              ; preds = %341, %276, %279
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  store i32 %79, ptr %8, align 8
  store i32 %81, ptr %237, align 4
  store i32 %93, ptr %238, align 8
  store i16 %94, ptr %239, align 4
  store i16 %228, ptr %240, align 2
  store i8 %95, ptr %241, align 8
  store i8 %96, ptr %242, align 1
  store i16 0, ptr %243, align 2
  %345 = load ptr, ptr @tracks, align 8, !tbaa !9
  %346 = load i32, ptr %74, align 4, !tbaa !42
  %347 = zext i32 %346 to i64
  %348 = getelementptr inbounds nuw %struct.Track, ptr %345, i64 %347
  %349 = getelementptr inbounds nuw i8, ptr %258, i64 56
  %350 = load i32, ptr %349, align 8, !tbaa !187
  %351 = icmp eq i32 %350, %133
  br i1 %351, label %383, label %352

352:                                              ; preds = %344
  %353 = getelementptr inbounds nuw i8, ptr %258, i64 40
  %354 = load ptr, ptr @L, align 8
  %355 = getelementptr inbounds nuw i8, ptr %354, i64 624
  br label %357

356:                                              ; preds = %381
  store i32 %133, ptr %349, align 8, !tbaa !187
  br label %383

357:                                              ; preds = %381, %352
  %358 = phi i1 [ true, %352 ], [ false, %381 ]
  %359 = phi i64 [ 0, %352 ], [ 1, %381 ]
  %360 = getelementptr inbounds nuw ptr, ptr %353, i64 %359
  %361 = load ptr, ptr %360, align 8, !tbaa !9
  %362 = icmp eq ptr %361, null
  br i1 %362, label %381, label %363

363:                                              ; preds = %357
  %364 = load i32, ptr %355, align 8, !tbaa !145
  %365 = icmp ugt i32 %350, %364
  br i1 %365, label %366, label %381

366:                                              ; preds = %363
  %367 = getelementptr inbounds nuw i8, ptr %361, i64 4
  %368 = load i32, ptr %367, align 4, !tbaa !5
  %369 = zext i32 %368 to i64
  %370 = mul nuw nsw i64 %369, 20
  %371 = add nuw nsw i64 %370, 12
  br label %372

372:                                              ; preds = %372, %366
  %373 = phi i32 [ 4, %366 ], [ %377, %372 ]
  %374 = zext nneg i32 %373 to i64
  %375 = shl nuw i64 1, %374
  %376 = icmp ult i64 %375, %371
  %377 = add i32 %373, 1
  br i1 %376, label %372, label %378, !llvm.loop !188

378:                                              ; preds = %372
  %379 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %374
  %380 = load ptr, ptr %379, align 8, !tbaa !99
  store ptr %380, ptr %361, align 8, !tbaa !101
  store ptr %361, ptr %379, align 8, !tbaa !99
  br label %381

381:                                              ; preds = %378, %363, %357
  store ptr null, ptr %360, align 8, !tbaa !9
  %382 = getelementptr inbounds nuw %struct.Rec, ptr %258, i64 %359
  store i32 0, ptr %382, align 4, !tbaa !189
  br i1 %358, label %357, label %356, !llvm.loop !190

383:                                              ; preds = %356, %344
  %384 = getelementptr inbounds nuw i8, ptr %258, i64 60
  %385 = load i16, ptr %384, align 4, !tbaa !200
  store i16 %385, ptr %243, align 2, !tbaa !201
  %386 = getelementptr inbounds nuw i8, ptr %258, i64 40
  br label %388

387:                                              ; preds = %415
  br i1 %245, label %418, label %509

388:                                              ; preds = %415, %383
  %389 = phi i64 [ 1, %383 ], [ %416, %415 ]
  %390 = getelementptr inbounds nuw %struct.Rec, ptr %258, i64 %389
  %391 = load i32, ptr %390, align 4, !tbaa !189
  %392 = icmp eq i32 %391, 0
  br i1 %392, label %394, label %393

393:                                              ; preds = %388
  call fastcc void @check_pair(ptr noundef readonly %0, ptr noundef nonnull %258, ptr noundef nonnull %390, ptr noundef nonnull align 8 %8, i64 noundef %257, i32 noundef range(i32 0, 2) %278)
  br label %394

394:                                              ; preds = %393, %388
  %395 = getelementptr inbounds nuw ptr, ptr %386, i64 %389
  %396 = load ptr, ptr %395, align 8, !tbaa !9
  %397 = icmp eq ptr %396, null
  br i1 %397, label %415, label %398

398:                                              ; preds = %394
  %399 = getelementptr inbounds nuw i8, ptr %396, i64 8
  %400 = load i8, ptr %399, align 4, !tbaa !40
  %401 = icmp eq i8 %400, %96
  %402 = select i1 %401, i1 %248, i1 false
  br i1 %402, label %415, label %403

403:                                              ; preds = %398
  %404 = load i32, ptr %396, align 4, !tbaa !5
  %405 = icmp eq i32 %404, 0
  br i1 %405, label %415, label %406

406:                                              ; preds = %403
  %407 = getelementptr inbounds nuw i8, ptr %396, i64 12
  br label %408

408:                                              ; preds = %408, %406
  %409 = phi i64 [ 0, %406 ], [ %411, %408 ]
  %410 = getelementptr inbounds nuw %struct.Rec, ptr %407, i64 %409
  call fastcc void @check_pair(ptr noundef readonly %0, ptr noundef nonnull readonly %258, ptr noundef nonnull %410, ptr noundef nonnull readonly align 8 %8, i64 noundef %257, i32 noundef range(i32 0, 2) %278)
  %411 = add nuw nsw i64 %409, 1
  %412 = load i32, ptr %396, align 4, !tbaa !5
  %413 = zext i32 %412 to i64
  %414 = icmp samesign ult i64 %411, %413
  br i1 %414, label %408, label %415, !llvm.loop !202

415:                                              ; preds = %408, %403, %398, %394
  %416 = add nsw i64 %389, -1
  %417 = icmp samesign ugt i64 %389, %249
  br i1 %417, label %388, label %387, !llvm.loop !203

418:                                              ; preds = %387
  %419 = load ptr, ptr %386, align 8, !tbaa !9
  %420 = icmp eq ptr %419, null
  br i1 %420, label %470, label %421

421:                                              ; preds = %418
  %422 = getelementptr inbounds nuw i8, ptr %419, i64 12
  %423 = load i32, ptr %419, align 4, !tbaa !5
  %424 = zext i32 %423 to i64
  %425 = icmp eq i32 %423, 0
  br i1 %425, label %468, label %426

426:                                              ; preds = %421, %464
  %427 = phi i32 [ %465, %464 ], [ 0, %421 ]
  %428 = phi i64 [ %466, %464 ], [ 0, %421 ]
  %429 = getelementptr inbounds nuw %struct.Rec, ptr %422, i64 %428
  %430 = getelementptr inbounds nuw i8, ptr %429, i64 14
  %431 = load i16, ptr %430, align 2, !tbaa !204
  %432 = and i16 %431, 192
  %433 = icmp eq i16 %432, 0
  %434 = icmp eq i16 %431, %228
  %435 = select i1 %433, i1 true, i1 %434
  br i1 %435, label %436, label %460

436:                                              ; preds = %426
  %437 = zext i16 %431 to i32
  %438 = and i32 %437, 3
  %439 = icmp ne i32 %438, 0
  %440 = select i1 %439, i1 %251, i1 false
  br i1 %440, label %460, label %441

441:                                              ; preds = %436
  br i1 %253, label %457, label %442

442:                                              ; preds = %441
  %443 = and i32 %437, 4
  %444 = icmp eq i32 %443, 0
  br i1 %444, label %460, label %445

445:                                              ; preds = %442
  %446 = getelementptr inbounds nuw i8, ptr %429, i64 17
  %447 = load i8, ptr %446, align 1, !tbaa !205
  %448 = icmp eq i8 %447, %96
  br i1 %448, label %449, label %460

449:                                              ; preds = %445
  %450 = and i32 %437, 8
  %451 = xor i32 %450, 8
  %452 = and i32 %451, %227
  %453 = icmp eq i32 %452, 0
  %454 = icmp eq i32 %438, 2
  %455 = or i1 %254, %454
  %456 = select i1 %453, i1 %455, i1 false
  br i1 %456, label %457, label %460

457:                                              ; preds = %449, %441
  %458 = tail call fastcc i32 @unordered_in(ptr noundef readonly %348, ptr noundef readonly %348, ptr noundef nonnull readonly %429)
  %459 = icmp eq i32 %458, 0
  br i1 %459, label %464, label %460

460:                                              ; preds = %457, %449, %445, %442, %436, %426
  %461 = add i32 %427, 1
  %462 = zext i32 %427 to i64
  %463 = getelementptr inbounds nuw %struct.Rec, ptr %422, i64 %462
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %463, ptr noundef nonnull align 4 dereferenceable(20) %429, i64 20, i1 false), !tbaa.struct !206
  br label %464

464:                                              ; preds = %460, %457
  %465 = phi i32 [ %427, %457 ], [ %461, %460 ]
  %466 = add nuw nsw i64 %428, 1
  %467 = icmp eq i64 %466, %424
  br i1 %467, label %468, label %426

468:                                              ; preds = %464, %421
  %469 = phi i32 [ 0, %421 ], [ %465, %464 ]
  store i32 %469, ptr %419, align 4, !tbaa !5
  br label %470

470:                                              ; preds = %468, %418
  %471 = load i32, ptr %258, align 8, !tbaa !189
  %472 = icmp eq i32 %471, 0
  br i1 %472, label %505, label %473

473:                                              ; preds = %470
  %474 = getelementptr inbounds nuw i8, ptr %258, i64 14
  %475 = load i16, ptr %474, align 2, !tbaa !204
  %476 = and i16 %475, 192
  %477 = icmp eq i16 %476, 0
  %478 = icmp eq i16 %475, %228
  %479 = select i1 %477, i1 true, i1 %478
  br i1 %479, label %480, label %505

480:                                              ; preds = %473
  %481 = zext i16 %475 to i32
  %482 = and i32 %481, 3
  %483 = icmp ne i32 %482, 0
  %484 = select i1 %483, i1 %251, i1 false
  br i1 %484, label %505, label %485

485:                                              ; preds = %480
  br i1 %253, label %501, label %486

486:                                              ; preds = %485
  %487 = and i32 %481, 4
  %488 = icmp eq i32 %487, 0
  br i1 %488, label %505, label %489

489:                                              ; preds = %486
  %490 = getelementptr inbounds nuw i8, ptr %258, i64 17
  %491 = load i8, ptr %490, align 1, !tbaa !205
  %492 = icmp eq i8 %491, %96
  br i1 %492, label %493, label %505

493:                                              ; preds = %489
  %494 = and i32 %481, 8
  %495 = xor i32 %494, 8
  %496 = and i32 %495, %227
  %497 = icmp eq i32 %496, 0
  %498 = icmp eq i32 %482, 2
  %499 = or i1 %254, %498
  %500 = select i1 %497, i1 %499, i1 false
  br i1 %500, label %501, label %505

501:                                              ; preds = %493, %485
  %502 = tail call fastcc i32 @unordered_in(ptr noundef readonly %348, ptr noundef readonly %348, ptr noundef nonnull readonly %258)
  %503 = icmp eq i32 %502, 0
  br i1 %503, label %504, label %505

504:                                              ; preds = %501
  store i32 0, ptr %258, align 8, !tbaa !189
  br label %505

505:                                              ; preds = %504, %501, %493, %489, %486, %480, %473, %470
  br i1 %277, label %506, label %509

506:                                              ; preds = %505
  %507 = load i16, ptr %384, align 4, !tbaa !200
  %508 = add i16 %507, 1
  store i16 %508, ptr %384, align 4, !tbaa !200
  br label %509

509:                                              ; preds = %506, %505, %387
  %510 = getelementptr inbounds nuw %struct.Rec, ptr %258, i64 %255
  %511 = load i32, ptr %510, align 4, !tbaa !189
  %512 = icmp eq i32 %511, 0
  br i1 %512, label %513, label %514

513:                                              ; preds = %509
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %510, ptr noundef nonnull readonly align 8 dereferenceable(20) %8, i64 20, i1 false), !tbaa.struct !206
  br label %839

514:                                              ; preds = %509
  %515 = icmp eq i32 %511, %79
  br i1 %515, label %516, label %544

516:                                              ; preds = %514
  %517 = getelementptr inbounds nuw i8, ptr %510, i64 16
  %518 = load i8, ptr %517, align 4, !tbaa !192
  %519 = icmp eq i8 %518, %95
  br i1 %519, label %520, label %544

520:                                              ; preds = %516
  %521 = getelementptr inbounds nuw i8, ptr %510, i64 4
  %522 = load i32, ptr %521, align 4, !tbaa !194
  %523 = icmp eq i32 %522, %81
  br i1 %523, label %524, label %544

524:                                              ; preds = %520
  %525 = getelementptr inbounds nuw i8, ptr %510, i64 12
  %526 = load i16, ptr %525, align 4, !tbaa !207
  %527 = icmp eq i16 %526, %94
  br i1 %527, label %528, label %544

528:                                              ; preds = %524
  %529 = getelementptr inbounds nuw i8, ptr %510, i64 14
  %530 = load i16, ptr %529, align 2, !tbaa !204
  %531 = icmp eq i16 %530, %228
  br i1 %531, label %532, label %544

532:                                              ; preds = %528
  %533 = getelementptr inbounds nuw i8, ptr %510, i64 18
  %534 = load i16, ptr %533, align 2, !tbaa !201
  %535 = icmp eq i16 %534, %385
  br i1 %535, label %536, label %544

536:                                              ; preds = %532
  %537 = getelementptr inbounds nuw i8, ptr %510, i64 17
  %538 = load i8, ptr %537, align 1, !tbaa !205
  %539 = icmp eq i8 %538, %96
  br i1 %539, label %540, label %544

540:                                              ; preds = %536
  %541 = getelementptr inbounds nuw i8, ptr %510, i64 8
  %542 = load i32, ptr %541, align 4, !tbaa !193
  %543 = or i32 %542, %93
  store i32 %543, ptr %541, align 4, !tbaa !193
  br label %839

544:                                              ; preds = %536, %532, %528, %524, %520, %516, %514
  %545 = getelementptr inbounds nuw i8, ptr %510, i64 14
  %546 = load i16, ptr %545, align 2, !tbaa !204
  %547 = and i16 %546, 192
  %548 = icmp eq i16 %547, 0
  %549 = icmp eq i16 %546, %228
  %550 = select i1 %548, i1 true, i1 %549
  br i1 %550, label %551, label %575

551:                                              ; preds = %544
  %552 = zext i16 %546 to i32
  %553 = and i32 %552, 3
  %554 = icmp ne i32 %553, 0
  %555 = select i1 %554, i1 %251, i1 false
  br i1 %555, label %575, label %556

556:                                              ; preds = %551
  br i1 %253, label %572, label %557

557:                                              ; preds = %556
  %558 = and i32 %552, 4
  %559 = icmp eq i32 %558, 0
  br i1 %559, label %575, label %560

560:                                              ; preds = %557
  %561 = getelementptr inbounds nuw i8, ptr %510, i64 17
  %562 = load i8, ptr %561, align 1, !tbaa !205
  %563 = icmp eq i8 %562, %96
  br i1 %563, label %564, label %575

564:                                              ; preds = %560
  %565 = and i32 %552, 8
  %566 = xor i32 %565, 8
  %567 = and i32 %566, %227
  %568 = icmp eq i32 %567, 0
  %569 = icmp eq i32 %553, 2
  %570 = or i1 %254, %569
  %571 = select i1 %568, i1 %570, i1 false
  br i1 %571, label %572, label %575

572:                                              ; preds = %564, %556
  %573 = tail call fastcc i32 @unordered_in(ptr noundef readonly %348, ptr noundef readonly %348, ptr noundef nonnull readonly %510)
  %574 = icmp eq i32 %573, 0
  br i1 %574, label %838, label %575

575:                                              ; preds = %572, %564, %560, %557, %551, %544
  %576 = getelementptr inbounds nuw ptr, ptr %386, i64 %255
  %577 = load ptr, ptr %576, align 8, !tbaa !9
  %578 = icmp eq ptr %577, null
  br i1 %578, label %768, label %579

579:                                              ; preds = %575
  %580 = load i32, ptr %577, align 4, !tbaa !5
  %581 = tail call i32 @llvm.umin.i32(i32 %580, i32 32)
  %582 = getelementptr inbounds nuw i8, ptr %577, i64 12
  %583 = getelementptr inbounds nuw i8, ptr %510, i64 16
  %584 = getelementptr inbounds nuw i8, ptr %510, i64 4
  %585 = getelementptr inbounds nuw i8, ptr %510, i64 12
  %586 = getelementptr inbounds nuw i8, ptr %510, i64 18
  %587 = getelementptr inbounds nuw i8, ptr %510, i64 17
  %588 = zext nneg i32 %581 to i64
  %589 = icmp eq i32 %580, 0
  br i1 %589, label %641, label %590

590:                                              ; preds = %579, %634
  %591 = phi i64 [ %635, %634 ], [ 0, %579 ]
  %592 = trunc nuw nsw i64 %591 to i32
  %593 = xor i32 %592, -1
  %594 = add i32 %580, %593
  %595 = zext i32 %594 to i64
  %596 = getelementptr inbounds nuw %struct.Rec, ptr %582, i64 %595
  %597 = load i32, ptr %596, align 4, !tbaa !189
  %598 = icmp eq i32 %597, %511
  br i1 %598, label %599, label %634

599:                                              ; preds = %590
  %600 = getelementptr inbounds nuw i8, ptr %596, i64 16
  %601 = load i8, ptr %600, align 4, !tbaa !192
  %602 = load i8, ptr %583, align 4, !tbaa !192
  %603 = icmp eq i8 %601, %602
  br i1 %603, label %604, label %634

604:                                              ; preds = %599
  %605 = getelementptr inbounds nuw i8, ptr %596, i64 4
  %606 = load i32, ptr %605, align 4, !tbaa !194
  %607 = load i32, ptr %584, align 4, !tbaa !194
  %608 = icmp eq i32 %606, %607
  br i1 %608, label %609, label %634

609:                                              ; preds = %604
  %610 = getelementptr inbounds nuw i8, ptr %596, i64 12
  %611 = load i16, ptr %610, align 4, !tbaa !207
  %612 = load i16, ptr %585, align 4, !tbaa !207
  %613 = icmp eq i16 %611, %612
  br i1 %613, label %614, label %634

614:                                              ; preds = %609
  %615 = getelementptr inbounds nuw i8, ptr %596, i64 14
  %616 = load i16, ptr %615, align 2, !tbaa !204
  %617 = icmp eq i16 %616, %546
  br i1 %617, label %618, label %634

618:                                              ; preds = %614
  %619 = getelementptr inbounds nuw i8, ptr %596, i64 18
  %620 = load i16, ptr %619, align 2, !tbaa !201
  %621 = load i16, ptr %586, align 2, !tbaa !201
  %622 = icmp eq i16 %620, %621
  br i1 %622, label %623, label %634

623:                                              ; preds = %618
  %624 = getelementptr inbounds nuw i8, ptr %596, i64 17
  %625 = load i8, ptr %624, align 1, !tbaa !205
  %626 = load i8, ptr %587, align 1, !tbaa !205
  %627 = icmp eq i8 %625, %626
  br i1 %627, label %628, label %634

628:                                              ; preds = %623
  %629 = getelementptr inbounds nuw i8, ptr %510, i64 8
  %630 = load i32, ptr %629, align 4, !tbaa !193
  %631 = getelementptr inbounds nuw i8, ptr %596, i64 8
  %632 = load i32, ptr %631, align 4, !tbaa !193
  %633 = or i32 %632, %630
  store i32 %633, ptr %631, align 4, !tbaa !193
  br label %838

634:                                              ; preds = %623, %618, %614, %609, %604, %599, %590
  %635 = add nuw nsw i64 %591, 1
  %636 = icmp eq i64 %635, %588
  br i1 %636, label %637, label %590

637:                                              ; preds = %634
  %638 = getelementptr inbounds nuw i8, ptr %577, i64 4
  %639 = load i32, ptr %638, align 4, !tbaa !5
  %640 = icmp eq i32 %580, %639
  br i1 %640, label %645, label %820

641:                                              ; preds = %579
  %642 = getelementptr inbounds nuw i8, ptr %577, i64 4
  %643 = load i32, ptr %642, align 4, !tbaa !5
  %644 = icmp eq i32 %643, 0
  br i1 %644, label %704, label %820

645:                                              ; preds = %637
  %646 = zext i32 %580 to i64
  br label %647

647:                                              ; preds = %694, %645
  %648 = phi i32 [ %695, %694 ], [ 0, %645 ]
  %649 = phi i64 [ %696, %694 ], [ 0, %645 ]
  %650 = getelementptr inbounds nuw %struct.Rec, ptr %582, i64 %649
  %651 = getelementptr inbounds nuw i8, ptr %650, i64 14
  %652 = load i16, ptr %651, align 2, !tbaa !204
  %653 = and i16 %652, 192
  %654 = icmp eq i16 %653, 0
  %655 = load i16, ptr %545, align 2, !tbaa !204
  %656 = icmp eq i16 %652, %655
  %657 = select i1 %654, i1 true, i1 %656
  br i1 %657, label %658, label %690

658:                                              ; preds = %647
  %659 = zext i16 %652 to i32
  %660 = and i32 %659, 3
  %661 = icmp ne i32 %660, 0
  %662 = and i16 %655, 3
  %663 = icmp eq i16 %662, 0
  %664 = select i1 %661, i1 %663, i1 false
  br i1 %664, label %690, label %665

665:                                              ; preds = %658
  %666 = zext i16 %655 to i32
  %667 = and i32 %666, 4
  %668 = icmp eq i32 %667, 0
  br i1 %668, label %687, label %669

669:                                              ; preds = %665
  %670 = and i32 %659, 4
  %671 = icmp eq i32 %670, 0
  br i1 %671, label %690, label %672

672:                                              ; preds = %669
  %673 = getelementptr inbounds nuw i8, ptr %650, i64 17
  %674 = load i8, ptr %673, align 1, !tbaa !205
  %675 = load i8, ptr %587, align 1, !tbaa !205
  %676 = icmp eq i8 %674, %675
  br i1 %676, label %677, label %690

677:                                              ; preds = %672
  %678 = and i32 %659, 8
  %679 = xor i32 %678, 8
  %680 = and i32 %679, %666
  %681 = icmp eq i32 %680, 0
  br i1 %681, label %682, label %690

682:                                              ; preds = %677
  %683 = and i32 %666, 3
  %684 = icmp ne i32 %683, 2
  %685 = icmp eq i32 %660, 2
  %686 = or i1 %685, %684
  br i1 %686, label %687, label %690

687:                                              ; preds = %682, %665
  %688 = tail call fastcc i32 @unordered_in(ptr noundef readonly %348, ptr noundef readonly %348, ptr noundef nonnull readonly %650)
  %689 = icmp eq i32 %688, 0
  br i1 %689, label %694, label %690

690:                                              ; preds = %687, %682, %677, %672, %669, %658, %647
  %691 = add i32 %648, 1
  %692 = zext i32 %648 to i64
  %693 = getelementptr inbounds nuw %struct.Rec, ptr %582, i64 %692
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %693, ptr noundef nonnull align 4 dereferenceable(20) %650, i64 20, i1 false), !tbaa.struct !206
  br label %694

694:                                              ; preds = %690, %687
  %695 = phi i32 [ %648, %687 ], [ %691, %690 ]
  %696 = add nuw nsw i64 %649, 1
  %697 = icmp eq i64 %696, %646
  br i1 %697, label %698, label %647

698:                                              ; preds = %694
  store i32 %695, ptr %577, align 4, !tbaa !5
  %699 = zext i32 %695 to i64
  %700 = load ptr, ptr @L, align 8, !tbaa !9
  %701 = getelementptr inbounds nuw i8, ptr %700, i64 616
  %702 = load i64, ptr %701, align 8, !tbaa !208
  %703 = icmp slt i64 %702, %699
  br i1 %703, label %709, label %761

704:                                              ; preds = %641
  %705 = load ptr, ptr @L, align 8, !tbaa !9
  %706 = getelementptr inbounds nuw i8, ptr %705, i64 616
  %707 = load i64, ptr %706, align 8, !tbaa !208
  %708 = icmp slt i64 %707, 0
  br i1 %708, label %758, label %820

709:                                              ; preds = %698
  %710 = icmp eq i32 %695, 0
  br i1 %710, label %758, label %711

711:                                              ; preds = %709, %752
  %712 = phi i64 [ %754, %752 ], [ 0, %709 ]
  %713 = phi i32 [ %753, %752 ], [ 0, %709 ]
  %714 = getelementptr inbounds nuw %struct.Rec, ptr %582, i64 %712
  %715 = load i32, ptr %714, align 4, !tbaa !5
  %716 = getelementptr inbounds nuw i8, ptr %714, i64 4
  %717 = load i32, ptr %716, align 4, !tbaa !5
  %718 = getelementptr inbounds nuw i8, ptr %714, i64 8
  %719 = getelementptr inbounds nuw i8, ptr %714, i64 14
  %720 = load i16, ptr %719, align 2, !tbaa !131
  %721 = getelementptr inbounds nuw i8, ptr %714, i64 16
  %722 = load i32, ptr %721, align 4
  %723 = or i16 %720, 16384
  %724 = icmp eq i32 %713, 0
  br i1 %724, label %739, label %725

725:                                              ; preds = %711
  %726 = zext i32 %713 to i64
  br label %727

727:                                              ; preds = %737, %725
  %728 = phi i64 [ %726, %725 ], [ %729, %737 ]
  %729 = add nsw i64 %728, -1
  %730 = getelementptr inbounds nuw %struct.Rec, ptr %582, i64 %729
  %731 = load i32, ptr %730, align 4, !tbaa !189
  %732 = icmp eq i32 %731, %715
  br i1 %732, label %733, label %737

733:                                              ; preds = %727
  %734 = getelementptr inbounds nuw i8, ptr %730, i64 14
  %735 = load i16, ptr %734, align 2, !tbaa !204
  %736 = icmp eq i16 %735, %723
  br i1 %736, label %747, label %737

737:                                              ; preds = %733, %727
  %738 = icmp eq i64 %729, 0
  br i1 %738, label %739, label %727, !llvm.loop !209

739:                                              ; preds = %737, %711
  %740 = phi i64 [ 0, %711 ], [ %726, %737 ]
  %741 = add i32 %713, 1
  %742 = getelementptr inbounds nuw %struct.Rec, ptr %582, i64 %740
  store i32 %715, ptr %742, align 4, !tbaa !5
  %743 = getelementptr inbounds nuw i8, ptr %742, i64 4
  store i32 %717, ptr %743, align 4, !tbaa !5
  %744 = getelementptr inbounds nuw i8, ptr %742, i64 8
  tail call void @llvm.memmove.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(6) %744, ptr noundef nonnull align 4 dereferenceable(6) %718, i64 6, i1 false)
  %745 = getelementptr inbounds nuw i8, ptr %742, i64 14
  store i16 %723, ptr %745, align 2, !tbaa !131
  %746 = getelementptr inbounds nuw i8, ptr %742, i64 16
  store i32 %722, ptr %746, align 4
  br label %752

747:                                              ; preds = %733
  %748 = getelementptr inbounds nuw i8, ptr %730, i64 4
  %749 = load i32, ptr %748, align 4, !tbaa !194
  %750 = icmp ugt i32 %717, %749
  br i1 %750, label %751, label %752

751:                                              ; preds = %747
  store i32 %717, ptr %748, align 4, !tbaa !194
  br label %752

752:                                              ; preds = %751, %747, %739
  %753 = phi i32 [ %713, %751 ], [ %713, %747 ], [ %741, %739 ]
  %754 = add nuw nsw i64 %712, 1
  %755 = icmp eq i64 %754, %699
  br i1 %755, label %756, label %711, !llvm.loop !210

756:                                              ; preds = %752
  %757 = load i32, ptr %638, align 4, !tbaa !5
  br label %758

758:                                              ; preds = %756, %709, %704
  %759 = phi i32 [ %580, %709 ], [ %757, %756 ], [ 0, %704 ]
  %760 = phi i32 [ 0, %709 ], [ %753, %756 ], [ 0, %704 ]
  store i32 %760, ptr %577, align 4, !tbaa !5
  br label %761

761:                                              ; preds = %758, %698
  %762 = phi i32 [ %580, %698 ], [ %759, %758 ]
  %763 = phi i32 [ %695, %698 ], [ %760, %758 ]
  %764 = lshr i32 %762, 1
  %765 = icmp ugt i32 %763, %764
  br i1 %765, label %766, label %820

766:                                              ; preds = %761
  %767 = shl i32 %762, 1
  br label %768

768:                                              ; preds = %766, %575
  %769 = phi i32 [ %767, %766 ], [ 6, %575 ]
  %770 = zext i32 %769 to i64
  %771 = mul nuw nsw i64 %770, 20
  %772 = add nuw nsw i64 %771, 12
  br label %773

773:                                              ; preds = %773, %768
  %774 = phi i32 [ 4, %768 ], [ %778, %773 ]
  %775 = zext nneg i32 %774 to i64
  %776 = shl nuw i64 1, %775
  %777 = icmp ult i64 %776, %772
  %778 = add i32 %774, 1
  br i1 %777, label %773, label %779, !llvm.loop !188

779:                                              ; preds = %773
  %780 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %775
  %781 = load ptr, ptr %780, align 8, !tbaa !99
  %782 = icmp eq ptr %781, null
  br i1 %782, label %785, label %783

783:                                              ; preds = %779
  %784 = load ptr, ptr %781, align 8, !tbaa !101
  store ptr %784, ptr %780, align 8, !tbaa !99
  br label %792

785:                                              ; preds = %779
  %786 = load ptr, ptr @L, align 8, !tbaa !9
  %787 = getelementptr inbounds nuw i8, ptr %786, i64 528
  %788 = load ptr, ptr %787, align 8, !tbaa !103
  %789 = load i64, ptr @pool_used, align 8, !tbaa !41
  %790 = getelementptr inbounds nuw i8, ptr %788, i64 %789
  %791 = add i64 %789, %776
  store i64 %791, ptr @pool_used, align 8, !tbaa !41
  br label %792

792:                                              ; preds = %785, %783
  %793 = phi ptr [ %781, %783 ], [ %790, %785 ]
  store i32 0, ptr %793, align 4, !tbaa !5
  %794 = getelementptr inbounds nuw i8, ptr %510, i64 17
  %795 = load i8, ptr %794, align 1, !tbaa !205
  %796 = getelementptr inbounds nuw i8, ptr %793, i64 8
  store i8 %795, ptr %796, align 4, !tbaa !40
  br i1 %578, label %817, label %797

797:                                              ; preds = %792
  %798 = load i32, ptr %577, align 4, !tbaa !5
  %799 = zext i32 %798 to i64
  %800 = mul nuw nsw i64 %799, 20
  %801 = add nuw nsw i64 %800, 12
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(1) %793, ptr noundef nonnull align 4 dereferenceable(1) %577, i64 %801, i1 false)
  %802 = getelementptr inbounds nuw i8, ptr %577, i64 4
  %803 = load i32, ptr %802, align 4, !tbaa !5
  %804 = zext i32 %803 to i64
  %805 = mul nuw nsw i64 %804, 20
  %806 = add nuw nsw i64 %805, 12
  br label %807

807:                                              ; preds = %807, %797
  %808 = phi i32 [ 4, %797 ], [ %812, %807 ]
  %809 = zext nneg i32 %808 to i64
  %810 = shl nuw i64 1, %809
  %811 = icmp ult i64 %810, %806
  %812 = add i32 %808, 1
  br i1 %811, label %807, label %813, !llvm.loop !188

813:                                              ; preds = %807
  %814 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %809
  %815 = load ptr, ptr %814, align 8, !tbaa !99
  store ptr %815, ptr %577, align 8, !tbaa !101
  store ptr %577, ptr %814, align 8, !tbaa !99
  %816 = load i32, ptr %793, align 4, !tbaa !5
  br label %817

817:                                              ; preds = %813, %792
  %818 = phi i32 [ %816, %813 ], [ 0, %792 ]
  %819 = getelementptr inbounds nuw i8, ptr %793, i64 4
  store i32 %769, ptr %819, align 4, !tbaa !5
  store ptr %793, ptr %576, align 8, !tbaa !9
  br label %820

820:                                              ; preds = %817, %761, %704, %641, %637
  %821 = phi i32 [ %580, %637 ], [ %818, %817 ], [ %763, %761 ], [ 0, %704 ], [ 0, %641 ]
  %822 = phi ptr [ %577, %637 ], [ %793, %817 ], [ %577, %761 ], [ %577, %704 ], [ %577, %641 ]
  %823 = getelementptr inbounds nuw i8, ptr %822, i64 12
  %824 = add i32 %821, 1
  store i32 %824, ptr %822, align 4, !tbaa !5
  %825 = zext i32 %821 to i64
  %826 = getelementptr inbounds nuw %struct.Rec, ptr %823, i64 %825
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %826, ptr noundef nonnull readonly align 4 dereferenceable(20) %510, i64 20, i1 false), !tbaa.struct !206
  %827 = load i16, ptr %545, align 2, !tbaa !204
  %828 = and i16 %827, 14
  %829 = icmp eq i16 %828, 14
  br i1 %829, label %830, label %836

830:                                              ; preds = %820
  %831 = getelementptr inbounds nuw i8, ptr %510, i64 17
  %832 = load i8, ptr %831, align 1, !tbaa !205
  %833 = getelementptr inbounds nuw i8, ptr %822, i64 8
  %834 = load i8, ptr %833, align 4, !tbaa !40
  %835 = icmp eq i8 %832, %834
  br i1 %835, label %838, label %836

836:                                              ; preds = %830, %820
  %837 = getelementptr inbounds nuw i8, ptr %822, i64 8
  store i8 -1, ptr %837, align 4, !tbaa !40
  br label %838

838:                                              ; preds = %836, %830, %628, %572
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %510, ptr noundef nonnull readonly align 8 dereferenceable(20) %8, i64 20, i1 false), !tbaa.struct !206
  br label %839

839:                                              ; preds = %513, %540, %838
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  %840 = add i64 %257, %72
  %841 = getelementptr inbounds nuw i8, ptr %258, i64 64
  %842 = icmp ult i64 %840, %229
  br i1 %842, label %256, label %843, !llvm.loop !211

843:                                              ; preds = %839, %226, %29, %21, %65, %51, %38
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @perform_copy(ptr noundef captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %3 = load i32, ptr %2, align 8, !tbaa !212
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %5, label %76

5:                                                ; preds = %1
  store i32 1, ptr %2, align 8, !tbaa !212
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %7 = load i32, ptr %6, align 8, !tbaa !213
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
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 632
  %19 = load i64, ptr %18, align 8, !tbaa !35
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %76, label %38

21:                                               ; preds = %9, %30
  %22 = phi i64 [ 0, %9 ], [ %34, %30 ]
  %23 = load i32, ptr %10, align 4, !tbaa !214
  %24 = zext i32 %23 to i64
  %25 = icmp samesign ult i64 %22, %24
  br i1 %25, label %26, label %30

26:                                               ; preds = %21
  %27 = load ptr, ptr %11, align 8, !tbaa !215
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 %22
  %29 = load i8, ptr %28, align 1, !tbaa !40
  br label %30

30:                                               ; preds = %21, %26
  %31 = phi i8 [ %29, %26 ], [ 0, %21 ]
  %32 = load ptr, ptr %0, align 8, !tbaa !216
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 %22
  store i8 %31, ptr %33, align 1, !tbaa !40
  %34 = add nuw nsw i64 %22, 1
  %35 = load i32, ptr %6, align 8, !tbaa !213
  %36 = zext i32 %35 to i64
  %37 = icmp samesign ult i64 %34, %36
  br i1 %37, label %21, label %12, !llvm.loop !217

38:                                               ; preds = %15
  %39 = load ptr, ptr %0, align 8, !tbaa !216
  %40 = getelementptr inbounds nuw i8, ptr %17, i64 104
  %41 = load ptr, ptr %40, align 8, !tbaa !26
  %42 = ptrtoint ptr %39 to i64
  %43 = ptrtoint ptr %41 to i64
  %44 = sub i64 %42, %43
  %45 = getelementptr inbounds nuw i8, ptr %17, i64 136
  %46 = load i64, ptr %45, align 8, !tbaa !52
  %47 = icmp ult i64 %44, %46
  br i1 %47, label %52, label %48

48:                                               ; preds = %38
  %49 = getelementptr inbounds nuw i8, ptr %17, i64 152
  %50 = load i64, ptr %49, align 8, !tbaa !53
  %51 = icmp ult i64 %44, %50
  br i1 %51, label %60, label %52

52:                                               ; preds = %48, %38
  %53 = getelementptr inbounds nuw i8, ptr %17, i64 160
  %54 = load i64, ptr %53, align 8, !tbaa !54
  %55 = icmp ult i64 %44, %54
  br i1 %55, label %60, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %17, i64 176
  %58 = load i64, ptr %57, align 8, !tbaa !55
  %59 = icmp ult i64 %44, %58
  br i1 %59, label %76, label %60

60:                                               ; preds = %56, %52, %48
  %61 = add i64 %44, %16
  %62 = and i64 %44, -4
  %63 = icmp ult i64 %62, %61
  br i1 %63, label %67, label %64

64:                                               ; preds = %67, %60
  %65 = load i64, ptr @progress, align 8, !tbaa !41
  %66 = add i64 %65, 1
  store i64 %66, ptr @progress, align 8, !tbaa !41
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
  br i1 %75, label %67, label %64, !llvm.loop !56

76:                                               ; preds = %64, %56, %1, %15
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @gevo_async_commit(ptr noundef readonly captures(none) %0) #7 {
  %2 = load ptr, ptr @queues, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %4 = load i32, ptr %3, align 4, !tbaa !42
  %5 = zext i32 %4 to i64
  %6 = getelementptr inbounds nuw %struct.Queue, ptr %2, i64 %5
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %8 = load i32, ptr %7, align 4, !tbaa !180
  %9 = add i32 %8, 1
  store i32 %9, ptr %7, align 4, !tbaa !180
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, target_mem0: none, target_mem1: none) uwtable
define void @gevo_async_wait(ptr noundef readonly captures(address_is_null) %0, i32 noundef %1) #0 {
  %3 = load ptr, ptr @queues, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %5 = load i32, ptr %4, align 4, !tbaa !42
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.Queue, ptr %3, i64 %6
  %8 = icmp slt i32 %1, 0
  %9 = getelementptr inbounds nuw i8, ptr %7, i64 8
  %10 = load i32, ptr %9, align 4, !tbaa !180
  br i1 %8, label %11, label %13

11:                                               ; preds = %2
  %12 = add i32 %10, 1
  store i32 %12, ptr %9, align 4, !tbaa !180
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
  %5 = load i32, ptr %4, align 4, !tbaa !42
  %6 = zext i32 %5 to i64
  %7 = getelementptr inbounds nuw %struct.Queue, ptr %3, i64 %6
  %8 = load i32, ptr %7, align 4, !tbaa !183
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
  %18 = load i32, ptr %17, align 8, !tbaa !218
  %19 = icmp ult i32 %18, %1
  br i1 %19, label %20, label %66

20:                                               ; preds = %12
  tail call fastcc void @perform_copy(ptr noundef nonnull %16)
  %21 = load ptr, ptr @L, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 488
  %23 = load i64, ptr %22, align 8, !tbaa !33
  %24 = icmp eq i64 %23, 0
  br i1 %24, label %57, label %25

25:                                               ; preds = %20
  %26 = load ptr, ptr %16, align 8, !tbaa !216
  %27 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %28 = load ptr, ptr %27, align 8, !tbaa !26
  %29 = ptrtoint ptr %26 to i64
  %30 = ptrtoint ptr %28 to i64
  %31 = sub i64 %29, %30
  %32 = getelementptr inbounds nuw i8, ptr %16, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !215
  %34 = ptrtoint ptr %33 to i64
  %35 = sub i64 %34, %30
  %36 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %37 = load i32, ptr %36, align 8, !tbaa !213
  %38 = zext i32 %37 to i64
  tail call fastcc void @settle_pending(ptr noundef readonly %0, i64 noundef %31, i64 noundef %38)
  %39 = getelementptr inbounds nuw i8, ptr %16, i64 20
  %40 = load i32, ptr %39, align 4, !tbaa !214
  %41 = zext i32 %40 to i64
  tail call fastcc void @settle_pending(ptr noundef readonly %0, i64 noundef %35, i64 noundef %41)
  %42 = load i32, ptr %39, align 4, !tbaa !214
  %43 = icmp eq i32 %42, 0
  br i1 %43, label %48, label %44

44:                                               ; preds = %25
  %45 = getelementptr inbounds nuw i8, ptr %16, i64 28
  %46 = load i32, ptr %45, align 4, !tbaa !219
  %47 = zext i32 %42 to i64
  tail call fastcc void @detect(ptr noundef readonly %0, i32 noundef %46, i64 noundef %35, i64 noundef %47, i32 noundef 0, i64 noundef %47, ptr noundef null)
  br label %48

48:                                               ; preds = %44, %25
  %49 = getelementptr inbounds nuw i8, ptr %16, i64 24
  %50 = load i32, ptr %49, align 8, !tbaa !220
  %51 = load i32, ptr %36, align 8, !tbaa !213
  %52 = zext i32 %51 to i64
  tail call fastcc void @detect(ptr noundef readonly %0, i32 noundef %50, i64 noundef %31, i64 noundef %52, i32 noundef 1, i64 noundef %52, ptr noundef null)
  %53 = load i32, ptr %49, align 8, !tbaa !220
  %54 = load i32, ptr %36, align 8, !tbaa !213
  %55 = zext i32 %54 to i64
  tail call fastcc void @look_at_contents(ptr noundef readonly %0, i32 noundef %53, i64 noundef %31, i64 noundef %55, i32 noundef 1)
  %56 = load ptr, ptr @copies, align 8, !tbaa !9
  br label %57

57:                                               ; preds = %20, %48
  %58 = phi ptr [ %13, %20 ], [ %56, %48 ]
  %59 = getelementptr inbounds %struct.Copy, ptr %58, i64 %15
  %60 = getelementptr inbounds nuw i8, ptr %59, i64 36
  %61 = load i32, ptr %60, align 4, !tbaa !178
  store i32 %61, ptr %7, align 4, !tbaa !183
  %62 = load i32, ptr @free_copy, align 4, !tbaa !5
  store i32 %62, ptr %60, align 4, !tbaa !178
  store i32 %14, ptr @free_copy, align 4, !tbaa !5
  %63 = icmp eq i32 %61, -1
  br i1 %63, label %64, label %12, !llvm.loop !221

64:                                               ; preds = %57, %2
  %65 = getelementptr inbounds nuw i8, ptr %7, i64 4
  store i32 -1, ptr %65, align 4, !tbaa !182
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
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 760
  %11 = load i64, ptr %10, align 8, !tbaa !222
  %12 = icmp ugt i64 %8, %11
  br i1 %12, label %13, label %14

13:                                               ; preds = %3
  store i64 %8, ptr %10, align 8, !tbaa !222
  br label %14

14:                                               ; preds = %13, %3
  %15 = load ptr, ptr @free_frames, align 8, !tbaa !67
  %16 = icmp eq ptr %15, null
  br i1 %16, label %20, label %17

17:                                               ; preds = %14
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %15, ptr %18, align 8, !tbaa !223
  %19 = load i64, ptr %15, align 1
  store i64 %19, ptr @free_frames, align 8
  br label %53

20:                                               ; preds = %14
  %21 = icmp ugt i64 %2, 4096
  br i1 %21, label %28, label %22

22:                                               ; preds = %20
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 232
  %24 = load i64, ptr %23, align 8, !tbaa !224
  %25 = load i64, ptr @frames_used, align 8, !tbaa !41
  %26 = sub i64 %24, %25
  %27 = icmp ugt i64 %8, %26
  br i1 %27, label %28, label %47

28:                                               ; preds = %22, %20
  %29 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %30 = icmp eq i32 %29, 0
  br i1 %30, label %31, label %53

31:                                               ; preds = %28
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %32 = getelementptr inbounds nuw i8, ptr %9, i64 712
  store i32 10, ptr %32, align 8, !tbaa !172
  %33 = getelementptr inbounds nuw i8, ptr %9, i64 716
  store i32 -1, ptr %33, align 4, !tbaa !173
  %34 = getelementptr inbounds nuw i8, ptr %9, i64 720
  store i32 -1, ptr %34, align 8, !tbaa !174
  %35 = icmp eq ptr %0, null
  br i1 %35, label %42, label %36

36:                                               ; preds = %31
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %38 = load ptr, ptr %37, align 8, !tbaa !27
  %39 = load i32, ptr %38, align 8, !tbaa !175
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %41 = load i32, ptr %40, align 8, !tbaa !73
  br label %42

42:                                               ; preds = %36, %31
  %43 = phi i32 [ %39, %36 ], [ 0, %31 ]
  %44 = phi i32 [ %41, %36 ], [ 0, %31 ]
  %45 = getelementptr inbounds nuw i8, ptr %9, i64 728
  store i32 %43, ptr %45, align 8, !tbaa !176
  %46 = getelementptr inbounds nuw i8, ptr %9, i64 732
  store i32 %44, ptr %46, align 4, !tbaa !177
  br label %53

47:                                               ; preds = %22
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 224
  %49 = load ptr, ptr %48, align 8, !tbaa !225
  %50 = getelementptr inbounds nuw i8, ptr %49, i64 %25
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 48
  store ptr %50, ptr %51, align 8, !tbaa !223
  %52 = add i64 %25, %8
  store i64 %52, ptr @frames_used, align 8, !tbaa !41
  br label %53

53:                                               ; preds = %42, %28, %47, %17
  %54 = phi ptr [ %15, %17 ], [ %50, %47 ], [ null, %28 ], [ null, %42 ]
  ret ptr %54
}

; Function Attrs: nounwind uwtable
define void @gevo_arrive(ptr noundef readonly captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) #8 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %6 = load ptr, ptr %5, align 8, !tbaa !27
  %7 = icmp ult i32 %2, 16
  %8 = icmp ne i32 %3, 0
  %9 = and i1 %7, %8
  %10 = and i32 %3, 31
  %11 = icmp eq i32 %10, 0
  %12 = and i1 %9, %11
  br i1 %12, label %26, label %13

13:                                               ; preds = %4
  %14 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %15 = icmp eq i32 %14, 0
  br i1 %15, label %16, label %118

16:                                               ; preds = %13
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %17 = load ptr, ptr @L, align 8, !tbaa !9
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 712
  store i32 11, ptr %18, align 8, !tbaa !172
  %19 = getelementptr inbounds nuw i8, ptr %17, i64 716
  store i32 %1, ptr %19, align 4, !tbaa !173
  %20 = getelementptr inbounds nuw i8, ptr %17, i64 720
  store i32 -1, ptr %20, align 8, !tbaa !174
  %21 = load i32, ptr %6, align 8, !tbaa !175
  %22 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %23 = load i32, ptr %22, align 8, !tbaa !73
  %24 = getelementptr inbounds nuw i8, ptr %17, i64 728
  store i32 %21, ptr %24, align 8, !tbaa !176
  %25 = getelementptr inbounds nuw i8, ptr %17, i64 732
  store i32 %23, ptr %25, align 4, !tbaa !177
  br label %118

26:                                               ; preds = %4
  %27 = load ptr, ptr @L, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %27, i64 488
  %29 = load i64, ptr %28, align 8, !tbaa !33
  %30 = icmp eq i64 %29, 0
  br i1 %30, label %31, label %33

31:                                               ; preds = %26
  %32 = zext nneg i32 %2 to i64
  br label %76

33:                                               ; preds = %26
  %34 = load ptr, ptr @tracks, align 8, !tbaa !9
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %36 = load i32, ptr %35, align 4, !tbaa !42
  %37 = zext i32 %36 to i64
  %38 = getelementptr inbounds nuw %struct.Track, ptr %34, i64 %37
  %39 = getelementptr inbounds nuw i8, ptr %38, i64 200
  %40 = load i32, ptr %39, align 8, !tbaa !124
  %41 = getelementptr inbounds nuw i8, ptr %38, i64 204
  %42 = load i32, ptr %41, align 4, !tbaa !126
  %43 = shl nuw i32 1, %42
  %44 = getelementptr inbounds nuw i8, ptr %38, i64 192
  %45 = load i32, ptr %44, align 8, !tbaa !128
  tail call fastcc void @pair_set_lanes(ptr noundef %38, i32 noundef %40, i32 noundef %43, i32 noundef %45)
  %46 = load i32, ptr %44, align 8, !tbaa !128
  %47 = add i32 %46, 1
  store i32 %47, ptr %44, align 8, !tbaa !128
  %48 = getelementptr inbounds nuw i8, ptr %6, i64 168
  %49 = zext nneg i32 %2 to i64
  %50 = getelementptr inbounds nuw %struct.Pair, ptr %48, i64 %49
  %51 = getelementptr inbounds nuw i8, ptr %50, i64 16
  %52 = load ptr, ptr %50, align 8, !tbaa !146
  %53 = load ptr, ptr %51, align 8, !tbaa !146
  %54 = icmp eq ptr %52, %53
  br i1 %54, label %55, label %73

55:                                               ; preds = %33
  %56 = getelementptr inbounds nuw i8, ptr %50, i64 8
  %57 = load ptr, ptr %56, align 8, !tbaa !147
  %58 = getelementptr inbounds nuw i8, ptr %50, i64 24
  %59 = load ptr, ptr %58, align 8, !tbaa !147
  %60 = icmp eq ptr %57, %59
  br i1 %60, label %61, label %73

61:                                               ; preds = %55
  %62 = getelementptr inbounds nuw i8, ptr %38, i64 16
  %63 = load ptr, ptr %38, align 8, !tbaa !146
  %64 = load ptr, ptr %62, align 8, !tbaa !146
  %65 = icmp eq ptr %63, %64
  br i1 %65, label %66, label %73

66:                                               ; preds = %61
  %67 = getelementptr inbounds nuw i8, ptr %38, i64 8
  %68 = load ptr, ptr %67, align 8, !tbaa !147
  %69 = getelementptr inbounds nuw i8, ptr %38, i64 24
  %70 = load ptr, ptr %69, align 8, !tbaa !147
  %71 = icmp eq ptr %68, %70
  tail call fastcc void @order_join(ptr noundef nonnull %50, ptr noundef nonnull readonly %38)
  br i1 %71, label %72, label %74

72:                                               ; preds = %66
  tail call fastcc void @order_set(ptr noundef nonnull %51, ptr noundef nonnull %50)
  br label %76

73:                                               ; preds = %61, %55, %33
  tail call fastcc void @order_join(ptr noundef nonnull %50, ptr noundef nonnull readonly %38)
  br label %74

74:                                               ; preds = %73, %66
  %75 = getelementptr inbounds nuw i8, ptr %38, i64 16
  tail call fastcc void @order_join(ptr noundef nonnull %51, ptr noundef nonnull readonly %75)
  br label %76

76:                                               ; preds = %31, %74, %72
  %77 = phi i64 [ %32, %31 ], [ %49, %74 ], [ %49, %72 ]
  %78 = getelementptr inbounds nuw i8, ptr %6, i64 104
  %79 = getelementptr inbounds nuw i32, ptr %78, i64 %77
  %80 = load i32, ptr %79, align 4, !tbaa !5
  %81 = add i32 %80, 1
  store i32 %81, ptr %79, align 4, !tbaa !5
  %82 = getelementptr inbounds nuw i8, ptr %6, i64 12
  %83 = load i32, ptr %82, align 4, !tbaa !64
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %118, label %85

85:                                               ; preds = %76
  %86 = getelementptr inbounds nuw i8, ptr %6, i64 32
  %87 = load ptr, ptr %86, align 8, !tbaa !226
  %88 = zext i32 %83 to i64
  br label %89

89:                                               ; preds = %85, %115
  %90 = phi i64 [ 0, %85 ], [ %116, %115 ]
  %91 = getelementptr inbounds nuw %struct.Thread, ptr %87, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %91, i64 20
  %93 = load i32, ptr %92, align 4, !tbaa !227
  %94 = icmp eq i32 %93, 1
  br i1 %94, label %95, label %115

95:                                               ; preds = %89
  %96 = getelementptr inbounds nuw i8, ptr %91, i64 64
  %97 = load i64, ptr %96, align 8, !tbaa !228
  %98 = icmp eq i64 %97, %77
  br i1 %98, label %99, label %115

99:                                               ; preds = %95
  %100 = getelementptr inbounds nuw i8, ptr %91, i64 72
  %101 = load i64, ptr %100, align 8, !tbaa !229
  %102 = icmp eq i64 %101, 0
  %103 = getelementptr inbounds nuw i8, ptr %6, i64 40
  %104 = getelementptr inbounds nuw i32, ptr %103, i64 %77
  %105 = load i32, ptr %104, align 4, !tbaa !5
  br i1 %102, label %110, label %106

106:                                              ; preds = %99
  %107 = add i32 %81, %105
  %108 = zext i32 %107 to i64
  %109 = icmp ugt i64 %101, %108
  br i1 %109, label %118, label %114

110:                                              ; preds = %99
  %111 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %112 = load i32, ptr %111, align 8, !tbaa !230
  %113 = icmp eq i32 %105, %112
  br i1 %113, label %114, label %118

114:                                              ; preds = %106, %110
  tail call fastcc void @release_barrier(ptr noundef nonnull %6, i64 noundef %77)
  br label %118

115:                                              ; preds = %89, %95
  %116 = add nuw nsw i64 %90, 1
  %117 = icmp eq i64 %116, %88
  br i1 %117, label %118, label %89, !llvm.loop !231

118:                                              ; preds = %115, %106, %76, %16, %13, %114, %110
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 0, 2) i32 @at_barrier(ptr noundef readonly captures(none) %0, i64 noundef %1) #9 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %4 = load i32, ptr %3, align 4, !tbaa !227
  %5 = icmp eq i32 %4, 1
  br i1 %5, label %6, label %11

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %8 = load i64, ptr %7, align 8, !tbaa !228
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
  %4 = load i32, ptr %3, align 4, !tbaa !64
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %78, label %6

6:                                                ; preds = %2
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 32
  br label %10

8:                                                ; preds = %34, %68, %10
  %9 = icmp ult i32 %13, %4
  br i1 %9, label %10, label %78, !llvm.loop !232

10:                                               ; preds = %8, %6
  %11 = phi i32 [ 0, %6 ], [ %13, %8 ]
  %12 = zext i32 %11 to i64
  %13 = add i32 %11, 32
  %14 = tail call i32 @llvm.umin.i32(i32 %13, i32 %4)
  %15 = icmp ult i32 %11, %14
  br i1 %15, label %16, label %8

16:                                               ; preds = %10
  %17 = load ptr, ptr %7, align 8, !tbaa !226
  %18 = zext i32 %14 to i64
  br label %19

19:                                               ; preds = %34, %16
  %20 = phi i64 [ %12, %16 ], [ %35, %34 ]
  %21 = getelementptr inbounds nuw %struct.Thread, ptr %17, i64 %20
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 20
  %23 = load i32, ptr %22, align 4, !tbaa !227
  %24 = icmp eq i32 %23, 1
  br i1 %24, label %25, label %34

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 64
  %27 = load i64, ptr %26, align 8, !tbaa !228
  %28 = icmp eq i64 %27, %1
  br i1 %28, label %29, label %34

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 60
  %31 = load i32, ptr %30, align 4, !tbaa !233
  %32 = and i32 %31, 128
  %33 = icmp eq i32 %32, 0
  br i1 %33, label %37, label %34

34:                                               ; preds = %29, %25, %19
  %35 = add nuw nsw i64 %20, 1
  %36 = icmp samesign ult i64 %35, %18
  br i1 %36, label %19, label %8, !llvm.loop !234

37:                                               ; preds = %29
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 56
  br label %39

39:                                               ; preds = %68, %37
  %40 = phi i64 [ %12, %37 ], [ %69, %68 ]
  %41 = getelementptr inbounds nuw %struct.Thread, ptr %17, i64 %40
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 20
  %43 = load i32, ptr %42, align 4, !tbaa !227
  switch i32 %43, label %53 [
    i32 3, label %68
    i32 1, label %44
  ]

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw i8, ptr %41, i64 64
  %46 = load i64, ptr %45, align 8, !tbaa !228
  %47 = icmp eq i64 %46, %1
  br i1 %47, label %48, label %53

48:                                               ; preds = %44
  %49 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %50 = load i32, ptr %49, align 8, !tbaa !235
  %51 = load i32, ptr %38, align 8, !tbaa !235
  %52 = icmp eq i32 %50, %51
  br i1 %52, label %68, label %53

53:                                               ; preds = %48, %44, %39
  %54 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %55 = icmp eq i32 %54, 0
  %56 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %55, label %57, label %71

57:                                               ; preds = %53
  %58 = load i32, ptr %38, align 8, !tbaa !235
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %59 = getelementptr inbounds nuw i8, ptr %56, i64 712
  store i32 6, ptr %59, align 8, !tbaa !172
  %60 = getelementptr inbounds nuw i8, ptr %56, i64 716
  store i32 %58, ptr %60, align 4, !tbaa !173
  %61 = getelementptr inbounds nuw i8, ptr %21, i64 112
  %62 = load ptr, ptr %61, align 8, !tbaa !27
  %63 = load i32, ptr %62, align 8, !tbaa !175
  %64 = getelementptr inbounds nuw i8, ptr %21, i64 104
  %65 = load i32, ptr %64, align 8, !tbaa !73
  %66 = getelementptr inbounds nuw i8, ptr %56, i64 728
  store i32 %63, ptr %66, align 8, !tbaa !176
  %67 = getelementptr inbounds nuw i8, ptr %56, i64 732
  store i32 %65, ptr %67, align 4, !tbaa !177
  br label %71

68:                                               ; preds = %48, %39
  %69 = add nuw nsw i64 %40, 1
  %70 = icmp samesign ult i64 %69, %18
  br i1 %70, label %39, label %8, !llvm.loop !236

71:                                               ; preds = %53, %57
  %72 = getelementptr inbounds nuw i8, ptr %41, i64 56
  %73 = load i32, ptr %72, align 8, !tbaa !235
  %74 = getelementptr inbounds nuw i8, ptr %56, i64 720
  store i32 %73, ptr %74, align 8, !tbaa !174
  %75 = getelementptr inbounds nuw i8, ptr %41, i64 104
  %76 = load i32, ptr %75, align 8, !tbaa !73
  %77 = getelementptr inbounds nuw i8, ptr %56, i64 740
  store i32 %76, ptr %77, align 4, !tbaa !65
  br label %168

78:                                               ; preds = %8, %2
  %79 = load i32, ptr @releases, align 4, !tbaa !5
  %80 = add i32 %79, 1
  store i32 %80, ptr @releases, align 4, !tbaa !5
  %81 = load ptr, ptr @L, align 8, !tbaa !9
  %82 = getelementptr inbounds nuw i8, ptr %81, i64 488
  %83 = load i64, ptr %82, align 8, !tbaa !33
  %84 = icmp eq i64 %83, 0
  br i1 %84, label %96, label %85

85:                                               ; preds = %78
  %86 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %87 = load ptr, ptr %86, align 8, !tbaa !226
  %88 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %89 = getelementptr inbounds nuw i32, ptr %88, i64 %1
  %90 = load i32, ptr %89, align 4, !tbaa !5
  %91 = icmp eq i32 %90, 0
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %93 = getelementptr inbounds nuw %struct.Pair, ptr %92, i64 %1
  %94 = select i1 %91, ptr null, ptr %93
  tail call fastcc void @meet(ptr noundef %87, i32 noundef %4, ptr noundef nonnull @at_barrier, i64 noundef %1, ptr noundef %94)
  %95 = load i32, ptr %3, align 4, !tbaa !64
  br label %96

96:                                               ; preds = %85, %78
  %97 = phi i32 [ %95, %85 ], [ %4, %78 ]
  %98 = icmp eq i32 %97, 0
  br i1 %98, label %134, label %99

99:                                               ; preds = %96
  %100 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %101 = load ptr, ptr %100, align 8, !tbaa !226
  %102 = zext i32 %97 to i64
  br label %109

103:                                              ; preds = %129
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %105 = load ptr, ptr %104, align 8, !tbaa !226
  %106 = icmp ne i32 %131, 0
  %107 = zext i1 %106 to i32
  %108 = zext i32 %97 to i64
  br label %145

109:                                              ; preds = %99, %129
  %110 = phi i64 [ 0, %99 ], [ %132, %129 ]
  %111 = phi i32 [ 0, %99 ], [ %131, %129 ]
  %112 = phi i32 [ 1, %99 ], [ %130, %129 ]
  %113 = getelementptr inbounds nuw %struct.Thread, ptr %101, i64 %110
  %114 = getelementptr inbounds nuw i8, ptr %113, i64 20
  %115 = load i32, ptr %114, align 4, !tbaa !227
  %116 = icmp eq i32 %115, 1
  br i1 %116, label %117, label %129

117:                                              ; preds = %109
  %118 = getelementptr inbounds nuw i8, ptr %113, i64 64
  %119 = load i64, ptr %118, align 8, !tbaa !228
  %120 = icmp eq i64 %119, %1
  br i1 %120, label %121, label %129

121:                                              ; preds = %117
  %122 = getelementptr inbounds nuw i8, ptr %113, i64 80
  %123 = load i64, ptr %122, align 8, !tbaa !237
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
  br i1 %133, label %103, label %109, !llvm.loop !238

134:                                              ; preds = %165, %96
  %135 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %136 = getelementptr inbounds nuw i32, ptr %135, i64 %1
  %137 = load i32, ptr %136, align 4, !tbaa !5
  %138 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %139 = load i32, ptr %138, align 4, !tbaa !239
  %140 = sub i32 %139, %137
  store i32 %140, ptr %138, align 4, !tbaa !239
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %142 = getelementptr inbounds nuw i32, ptr %141, i64 %1
  store i32 0, ptr %142, align 4, !tbaa !5
  store i32 0, ptr %136, align 4, !tbaa !5
  %143 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %144 = getelementptr inbounds nuw %struct.Pair, ptr %143, i64 %1
  tail call fastcc void @pair_drop(ptr noundef nonnull %144)
  br label %168

145:                                              ; preds = %103, %165
  %146 = phi i64 [ 0, %103 ], [ %166, %165 ]
  %147 = getelementptr inbounds nuw %struct.Thread, ptr %105, i64 %146
  %148 = getelementptr inbounds nuw i8, ptr %147, i64 60
  %149 = load i32, ptr %148, align 4, !tbaa !233
  %150 = and i32 %149, -129
  %151 = getelementptr inbounds nuw i8, ptr %147, i64 20
  %152 = load i32, ptr %151, align 4, !tbaa !227
  %153 = icmp eq i32 %152, 1
  br i1 %153, label %154, label %165

154:                                              ; preds = %145
  %155 = getelementptr inbounds nuw i8, ptr %147, i64 64
  %156 = load i64, ptr %155, align 8, !tbaa !228
  %157 = icmp eq i64 %156, %1
  br i1 %157, label %158, label %165

158:                                              ; preds = %154
  %159 = icmp eq i32 %150, 2
  %160 = icmp eq i32 %150, 3
  %161 = select i1 %160, i32 %130, i32 %107
  %162 = select i1 %159, i32 %131, i32 %161
  %163 = zext i32 %162 to i64
  %164 = getelementptr inbounds nuw i8, ptr %147, i64 88
  store i64 %163, ptr %164, align 8, !tbaa !240
  store i32 0, ptr %151, align 4, !tbaa !227
  br label %165

165:                                              ; preds = %145, %154, %158
  %166 = add nuw nsw i64 %146, 1
  %167 = icmp eq i64 %166, %108
  br i1 %167, label %134, label %145, !llvm.loop !241

168:                                              ; preds = %71, %134
  ret void
}

; Function Attrs: nounwind uwtable
define void @gevo_launch(ptr noundef %0) #8 {
  store ptr %0, ptr @L, align 8, !tbaa !9
  store i32 0, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 60
  %3 = load i32, ptr %2, align 4, !tbaa !5
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 64
  %5 = load i32, ptr %4, align 4, !tbaa !5
  %6 = mul i32 %5, %3
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 68
  %8 = load i32, ptr %7, align 4, !tbaa !5
  %9 = mul i32 %6, %8
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 80
  %11 = load i64, ptr %10, align 8, !tbaa !242
  %12 = icmp eq i64 %11, 0
  br i1 %12, label %13, label %25

13:                                               ; preds = %1
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %15 = load i32, ptr %14, align 8, !tbaa !5
  %16 = zext i32 %15 to i64
  %17 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %18 = load i32, ptr %17, align 4, !tbaa !5
  %19 = zext i32 %18 to i64
  %20 = mul nuw nsw i64 %19, %16
  %21 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %22 = load i32, ptr %21, align 8, !tbaa !5
  %23 = zext i32 %22 to i64
  %24 = mul nuw nsw i64 %20, %23
  br label %25

25:                                               ; preds = %1, %13
  %26 = phi i64 [ %24, %13 ], [ %11, %1 ]
  %27 = zext i32 %9 to i64
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 640
  %29 = load i64, ptr %28, align 8, !tbaa !243
  %30 = mul i64 %29, %27
  %31 = getelementptr inbounds nuw i8, ptr %0, i64 648
  %32 = load ptr, ptr %31, align 8, !tbaa !244
  store ptr %32, ptr @tracks, align 8, !tbaa !9
  %33 = getelementptr inbounds nuw %struct.Track, ptr %32, i64 %30
  store ptr %33, ptr @turns, align 8, !tbaa !9
  %34 = getelementptr inbounds nuw %struct.Turn, ptr %33, i64 %30
  store ptr %34, ptr @ready, align 8, !tbaa !245
  %35 = getelementptr inbounds nuw ptr, ptr %34, i64 %30
  store ptr %35, ptr @parked, align 8, !tbaa !245
  %36 = getelementptr inbounds nuw ptr, ptr %35, i64 %30
  store ptr %36, ptr @queues, align 8, !tbaa !9
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 696
  %38 = load ptr, ptr %37, align 8, !tbaa !246
  store ptr %38, ptr @copies, align 8, !tbaa !9
  store i32 0, ptr @n_copies, align 4, !tbaa !5
  store i32 -1, ptr @free_copy, align 4, !tbaa !5
  %39 = and i64 %29, 4294967295
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %58, label %41

41:                                               ; preds = %25
  %42 = getelementptr inbounds nuw i8, ptr %0, i64 248
  %43 = load ptr, ptr %42, align 8, !tbaa !247
  %44 = add i32 %9, 31
  %45 = and i32 %44, -32
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %47 = load i64, ptr %46, align 8, !tbaa !248
  %48 = zext i32 %45 to i64
  %49 = mul i64 %47, %48
  %50 = icmp eq i32 %9, 0
  %51 = getelementptr inbounds nuw i8, ptr %0, i64 240
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 628
  %53 = shl i64 %47, 7
  %54 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 160
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 168
  %57 = and i64 %29, 4294967295
  br label %60

58:                                               ; preds = %116, %25
  %59 = getelementptr inbounds nuw i8, ptr %0, i64 48
  br label %123

60:                                               ; preds = %41, %116
  %61 = phi i64 [ 0, %41 ], [ %117, %116 ]
  %62 = mul i64 %49, %61
  %63 = getelementptr inbounds nuw i32, ptr %43, i64 %62
  br i1 %50, label %116, label %64

64:                                               ; preds = %60
  %65 = load ptr, ptr %51, align 8, !tbaa !249
  %66 = mul nuw i64 %61, %27
  %67 = getelementptr inbounds nuw %struct.Thread, ptr %65, i64 %66
  %68 = trunc nuw i64 %61 to i32
  %69 = mul i32 %9, %68
  %70 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %61
  %71 = load ptr, ptr %54, align 8, !tbaa !26
  %72 = load i64, ptr %55, align 8, !tbaa !54
  %73 = getelementptr inbounds nuw i8, ptr %71, i64 %72
  %74 = load i64, ptr %56, align 8, !tbaa !63
  br label %75

75:                                               ; preds = %75, %64
  %76 = phi i64 [ 0, %64 ], [ %114, %75 ]
  %77 = getelementptr inbounds nuw %struct.Thread, ptr %67, i64 %76
  %78 = load i32, ptr %2, align 4, !tbaa !5
  %79 = trunc nuw i64 %76 to i32
  %80 = urem i32 %79, %78
  store i32 %80, ptr %77, align 8, !tbaa !5
  %81 = load i32, ptr %2, align 4, !tbaa !5
  %82 = udiv i32 %79, %81
  %83 = load i32, ptr %4, align 4, !tbaa !5
  %84 = urem i32 %82, %83
  %85 = getelementptr inbounds nuw i8, ptr %77, i64 4
  store i32 %84, ptr %85, align 4, !tbaa !5
  %86 = load i32, ptr %2, align 4, !tbaa !5
  %87 = udiv i32 %79, %86
  %88 = load i32, ptr %4, align 4, !tbaa !5
  %89 = udiv i32 %87, %88
  %90 = getelementptr inbounds nuw i8, ptr %77, i64 8
  store i32 %89, ptr %90, align 8, !tbaa !5
  %91 = and i32 %79, 31
  %92 = getelementptr inbounds nuw i8, ptr %77, i64 12
  store i32 %91, ptr %92, align 4, !tbaa !91
  %93 = lshr i32 %79, 5
  %94 = getelementptr inbounds nuw i8, ptr %77, i64 16
  store i32 %93, ptr %94, align 8, !tbaa !76
  %95 = load i32, ptr %52, align 4, !tbaa !250
  %96 = mul i32 %95, 7
  %97 = add i32 %96, %93
  %98 = and i32 %97, 63
  %99 = getelementptr inbounds nuw i8, ptr %77, i64 120
  store i32 %98, ptr %99, align 8, !tbaa !251
  %100 = getelementptr inbounds nuw i8, ptr %77, i64 104
  store i32 %79, ptr %100, align 8, !tbaa !73
  %101 = add i32 %69, %79
  %102 = getelementptr inbounds nuw i8, ptr %77, i64 108
  store i32 %101, ptr %102, align 4, !tbaa !42
  %103 = getelementptr inbounds nuw i8, ptr %77, i64 112
  store ptr %70, ptr %103, align 8, !tbaa !27
  %104 = zext nneg i32 %93 to i64
  %105 = mul i64 %53, %104
  %106 = getelementptr inbounds nuw i8, ptr %63, i64 %105
  %107 = and i64 %76, 31
  %108 = getelementptr inbounds nuw i32, ptr %106, i64 %107
  %109 = getelementptr inbounds nuw i8, ptr %77, i64 32
  store ptr %108, ptr %109, align 8, !tbaa !252
  %110 = zext i32 %101 to i64
  %111 = mul i64 %74, %110
  %112 = getelementptr inbounds nuw i8, ptr %73, i64 %111
  %113 = getelementptr inbounds nuw i8, ptr %77, i64 40
  store ptr %112, ptr %113, align 8, !tbaa !62
  %114 = add nuw nsw i64 %76, 1
  %115 = icmp eq i64 %114, %27
  br i1 %115, label %116, label %75, !llvm.loop !253

116:                                              ; preds = %75, %60
  %117 = add nuw nsw i64 %61, 1
  %118 = icmp eq i64 %117, %57
  br i1 %118, label %58, label %60, !llvm.loop !254

119:                                              ; preds = %123
  %120 = getelementptr inbounds nuw i8, ptr %0, i64 488
  %121 = load i64, ptr %120, align 8, !tbaa !33
  %122 = icmp eq i64 %121, 0
  br i1 %122, label %171, label %133

123:                                              ; preds = %58, %123
  %124 = phi i64 [ 0, %58 ], [ %131, %123 ]
  %125 = getelementptr inbounds nuw i32, ptr %2, i64 %124
  %126 = load i32, ptr %125, align 4, !tbaa !5
  %127 = getelementptr inbounds nuw i32, ptr @gevo_state, i64 %124
  store i32 %126, ptr %127, align 4, !tbaa !5
  %128 = getelementptr inbounds nuw i32, ptr %59, i64 %124
  %129 = load i32, ptr %128, align 4, !tbaa !5
  %130 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 12), i64 %124
  store i32 %129, ptr %130, align 4, !tbaa !5
  %131 = add nuw nsw i64 %124, 1
  %132 = icmp eq i64 %131, 3
  br i1 %132, label %119, label %123, !llvm.loop !255

133:                                              ; preds = %119
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(320) @free_parts, i8 0, i64 320, i1 false), !tbaa !99
  store i64 0, ptr @pool_used, align 8, !tbaa !41
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32768) @locations, i8 0, i64 32768, i1 false)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) @device_fences, i8 0, i64 16, i1 false)
  store i32 0, ptr @max_doubts, align 4, !tbaa !5
  store i32 0, ptr @n_doubts, align 4, !tbaa !5
  %134 = load i32, ptr %2, align 4, !tbaa !5
  %135 = load i32, ptr %4, align 4, !tbaa !5
  %136 = mul i32 %135, %134
  %137 = load i32, ptr %7, align 4, !tbaa !5
  %138 = mul i32 %136, %137
  %139 = load i32, ptr %59, align 8, !tbaa !5
  %140 = zext i32 %139 to i64
  %141 = getelementptr inbounds nuw i8, ptr %0, i64 52
  %142 = load i32, ptr %141, align 4, !tbaa !5
  %143 = zext i32 %142 to i64
  %144 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %145 = load i32, ptr %144, align 8, !tbaa !5
  %146 = zext i32 %145 to i64
  %147 = add i32 %138, 31
  %148 = lshr i32 %147, 5
  %149 = zext nneg i32 %148 to i64
  %150 = shl nuw nsw i64 %140, 3
  %151 = mul i64 %150, %143
  %152 = mul i64 %151, %146
  %153 = mul i64 %152, %149
  br label %154

154:                                              ; preds = %154, %133
  %155 = phi i32 [ 4, %133 ], [ %159, %154 ]
  %156 = zext nneg i32 %155 to i64
  %157 = shl nuw i64 1, %156
  %158 = icmp ult i64 %157, %153
  %159 = add i32 %155, 1
  br i1 %158, label %154, label %160, !llvm.loop !188

160:                                              ; preds = %154
  %161 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %156
  %162 = load ptr, ptr %161, align 8, !tbaa !99
  %163 = icmp eq ptr %162, null
  br i1 %163, label %166, label %164

164:                                              ; preds = %160
  %165 = load ptr, ptr %162, align 8, !tbaa !101
  store ptr %165, ptr %161, align 8, !tbaa !99
  br label %169

166:                                              ; preds = %160
  %167 = getelementptr inbounds nuw i8, ptr %0, i64 528
  %168 = load ptr, ptr %167, align 8, !tbaa !103
  store i64 %157, ptr @pool_used, align 8, !tbaa !41
  br label %169

169:                                              ; preds = %164, %166
  %170 = phi ptr [ %162, %164 ], [ %168, %166 ]
  store ptr %170, ptr @acquired, align 8, !tbaa !164
  tail call void @llvm.memset.p0.i64(ptr align 8 %170, i8 0, i64 %153, i1 false)
  br label %171

171:                                              ; preds = %169, %119
  %172 = getelementptr inbounds nuw i8, ptr %0, i64 632
  %173 = load i64, ptr %172, align 8, !tbaa !35
  %174 = icmp eq i64 %173, 0
  br i1 %174, label %1565, label %175

175:                                              ; preds = %171
  %176 = getelementptr inbounds nuw i8, ptr %0, i64 664
  %177 = load i64, ptr %176, align 8, !tbaa !256
  %178 = mul i64 %177, 7146057691288625177
  %179 = add i64 %178, 1
  store i64 %179, ptr @random_state, align 8, !tbaa !41
  %180 = and i64 %177, 3
  %181 = getelementptr inbounds nuw i8, ptr @run_scheduled.inclinations, i64 %180
  %182 = load i8, ptr %181, align 1, !tbaa !40
  %183 = zext i8 %182 to i32
  store i32 %183, ptr @inclination, align 4, !tbaa !5
  %184 = getelementptr inbounds nuw i8, ptr %0, i64 656
  %185 = load i64, ptr %184, align 8, !tbaa !184
  %186 = icmp eq i64 %185, 3
  br i1 %186, label %187, label %200

187:                                              ; preds = %175
  %188 = add i64 %178, -7046029254386353130
  store i64 %188, ptr @random_state, align 8, !tbaa !41
  %189 = lshr i64 %188, 30
  %190 = xor i64 %189, %188
  %191 = mul i64 %190, -4658895280553007687
  %192 = lshr i64 %191, 27
  %193 = xor i64 %192, %191
  %194 = mul i64 %193, -7723592293110705685
  %195 = lshr i64 %194, 31
  %196 = xor i64 %195, %194
  %197 = urem i64 %196, 10
  %198 = trunc nuw nsw i64 %197 to i32
  %199 = shl nuw nsw i32 16, %198
  store i32 %199, ptr @inclination, align 4, !tbaa !5
  br label %200

200:                                              ; preds = %187, %175
  store i32 0, ptr @in_flight, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  store i32 0, ptr @n_ready, align 4, !tbaa !5
  store ptr null, ptr @let_go, align 8, !tbaa !9
  store ptr null, ptr @held, align 8, !tbaa !9
  store i32 0, ptr @holds, align 4, !tbaa !5
  store ptr null, ptr @running, align 8, !tbaa !257
  store i64 0, ptr @frames_used, align 8, !tbaa !41
  store ptr null, ptr @free_frames, align 8, !tbaa !67
  store i64 0, ptr @progress, align 8, !tbaa !41
  store i64 0, ptr @patience, align 8, !tbaa !41
  store i64 0, ptr @woken_at, align 8, !tbaa !41
  store i64 0, ptr @next_block, align 8, !tbaa !41
  %201 = load i64, ptr %28, align 8, !tbaa !243
  %202 = and i64 %201, 4294967295
  %203 = icmp eq i64 %202, 0
  br i1 %203, label %204, label %207

204:                                              ; preds = %207, %200
  %205 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %206 = icmp eq i32 %205, 0
  br i1 %206, label %213, label %1869

207:                                              ; preds = %200, %207
  %208 = phi i64 [ %211, %207 ], [ 0, %200 ]
  %209 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %208
  %210 = getelementptr inbounds nuw i8, ptr %209, i64 16
  store i32 0, ptr %210, align 16, !tbaa !230
  %211 = add nuw nsw i64 %208, 1
  %212 = icmp eq i64 %211, %202
  br i1 %212, label %204, label %207, !llvm.loop !258

213:                                              ; preds = %204, %1560
  %214 = phi i32 [ %1563, %1560 ], [ 1, %204 ]
  %215 = phi ptr [ %1561, %1560 ], [ null, %204 ]
  %216 = load i64, ptr @next_block, align 8, !tbaa !41
  %217 = icmp slt i64 %216, %26
  br i1 %217, label %218, label %361

218:                                              ; preds = %213
  %219 = load ptr, ptr @L, align 8, !tbaa !9
  %220 = getelementptr inbounds nuw i8, ptr %219, i64 64
  %221 = load i32, ptr %220, align 4, !tbaa !5
  %222 = getelementptr inbounds nuw i8, ptr %219, i64 60
  %223 = load i32, ptr %222, align 4, !tbaa !5
  %224 = mul i32 %223, %221
  %225 = getelementptr inbounds nuw i8, ptr %219, i64 68
  %226 = load i32, ptr %225, align 4, !tbaa !5
  %227 = mul i32 %224, %226
  %228 = zext i32 %227 to i64
  %229 = icmp eq i32 %227, 0
  %230 = load i32, ptr @in_flight, align 4, !tbaa !5
  br label %235

231:                                              ; preds = %354
  store i32 %322, ptr @n_ready, align 4, !tbaa !5
  br label %232

232:                                              ; preds = %269, %231
  %233 = load i64, ptr @next_block, align 8, !tbaa !41
  %234 = icmp slt i64 %233, %26
  br i1 %234, label %235, label %357, !llvm.loop !259

235:                                              ; preds = %232, %218
  %236 = phi i32 [ %230, %218 ], [ %272, %232 ]
  %237 = phi i64 [ %216, %218 ], [ %233, %232 ]
  %238 = zext i32 %236 to i64
  %239 = load ptr, ptr @L, align 8, !tbaa !9
  %240 = getelementptr inbounds nuw i8, ptr %239, i64 640
  %241 = load i64, ptr %240, align 8, !tbaa !243
  %242 = icmp sgt i64 %241, %238
  br i1 %242, label %243, label %357

243:                                              ; preds = %235
  %244 = getelementptr inbounds nuw i8, ptr %239, i64 8
  %245 = load i64, ptr %244, align 8, !tbaa !260
  %246 = icmp ne i64 %245, 0
  %247 = icmp ne i32 %236, 0
  %248 = and i1 %247, %246
  br i1 %248, label %249, label %260

249:                                              ; preds = %243
  %250 = getelementptr inbounds nuw i8, ptr %239, i64 760
  %251 = load i64, ptr %250, align 8, !tbaa !222
  %252 = icmp eq i64 %251, 0
  br i1 %252, label %357, label %253

253:                                              ; preds = %249
  %254 = load i64, ptr @frames_used, align 8, !tbaa !41
  %255 = mul i64 %251, %228
  %256 = add i64 %254, %255
  %257 = getelementptr inbounds nuw i8, ptr %239, i64 232
  %258 = load i64, ptr %257, align 8, !tbaa !224
  %259 = icmp ugt i64 %256, %258
  br i1 %259, label %357, label %260

260:                                              ; preds = %253, %243
  br label %261

261:                                              ; preds = %260, %261
  %262 = phi i32 [ %268, %261 ], [ 0, %260 ]
  %263 = zext i32 %262 to i64
  %264 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %263
  %265 = getelementptr inbounds nuw i8, ptr %264, i64 16
  %266 = load i32, ptr %265, align 16, !tbaa !230
  %267 = icmp eq i32 %266, 0
  %268 = add i32 %262, 1
  br i1 %267, label %269, label %261, !llvm.loop !261

269:                                              ; preds = %261
  %270 = add nsw i64 %237, 1
  store i64 %270, ptr @next_block, align 8, !tbaa !41
  tail call fastcc void @start_block(ptr noundef nonnull %264, i32 noundef %262, i64 noundef %237)
  %271 = load i32, ptr @in_flight, align 4, !tbaa !5
  %272 = add i32 %271, 1
  store i32 %272, ptr @in_flight, align 4, !tbaa !5
  %273 = load i64, ptr @progress, align 8, !tbaa !41
  %274 = add i64 %273, 1
  store i64 %274, ptr @progress, align 8, !tbaa !41
  br i1 %229, label %232, label %275

275:                                              ; preds = %269
  %276 = load i32, ptr @n_ready, align 4
  %277 = load i64, ptr @random_state, align 8
  %278 = load ptr, ptr @turns, align 8, !tbaa !9
  %279 = getelementptr inbounds nuw i8, ptr %264, i64 32
  %280 = trunc i64 %237 to i32
  %281 = load ptr, ptr @L, align 8, !tbaa !9
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 656
  %283 = shl i32 %280, 10
  %284 = load ptr, ptr @ready, align 8, !tbaa !245
  br label %285

285:                                              ; preds = %354, %275
  %286 = phi i64 [ 0, %275 ], [ %355, %354 ]
  %287 = phi i64 [ %277, %275 ], [ %317, %354 ]
  %288 = phi i32 [ %276, %275 ], [ %322, %354 ]
  %289 = load ptr, ptr %279, align 8, !tbaa !226
  %290 = getelementptr inbounds nuw %struct.Thread, ptr %289, i64 %286
  %291 = getelementptr inbounds nuw i8, ptr %290, i64 108
  %292 = load i32, ptr %291, align 4, !tbaa !42
  %293 = zext i32 %292 to i64
  %294 = getelementptr inbounds nuw %struct.Turn, ptr %278, i64 %293
  %295 = load i64, ptr %282, align 8, !tbaa !184
  switch i64 %295, label %316 [
    i64 0, label %296
    i64 1, label %300
    i64 3, label %305
  ]

296:                                              ; preds = %285
  %297 = getelementptr inbounds nuw i8, ptr %290, i64 104
  %298 = load i32, ptr %297, align 8, !tbaa !73
  %299 = add i32 %298, %283
  br label %316

300:                                              ; preds = %285
  %301 = getelementptr inbounds nuw i8, ptr %290, i64 104
  %302 = load i32, ptr %301, align 8, !tbaa !73
  %303 = add i32 %302, %283
  %304 = xor i32 %303, -1
  br label %316

305:                                              ; preds = %285
  %306 = add i64 %287, -7046029254386353131
  store i64 %306, ptr @random_state, align 8, !tbaa !41
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
  %320 = load ptr, ptr %279, align 8, !tbaa !226
  %321 = getelementptr inbounds nuw %struct.Thread, ptr %320, i64 %286
  %322 = add i32 %288, 1
  %323 = getelementptr inbounds nuw i8, ptr %321, i64 108
  %324 = load i32, ptr %323, align 4, !tbaa !42
  %325 = zext i32 %324 to i64
  %326 = getelementptr inbounds nuw %struct.Turn, ptr %278, i64 %325
  %327 = getelementptr inbounds nuw i8, ptr %326, i64 4
  store i32 1, ptr %327, align 4, !tbaa !262
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
  %342 = load i32, ptr %341, align 4, !tbaa !42
  %343 = zext i32 %342 to i64
  %344 = getelementptr inbounds nuw %struct.Turn, ptr %278, i64 %343
  %345 = load i32, ptr %344, align 8, !tbaa !263
  %346 = getelementptr inbounds nuw i8, ptr %340, i64 108
  %347 = load i32, ptr %346, align 4, !tbaa !42
  %348 = zext i32 %347 to i64
  %349 = getelementptr inbounds nuw %struct.Turn, ptr %278, i64 %348
  %350 = load i32, ptr %349, align 8, !tbaa !263
  %351 = icmp ult i32 %345, %350
  br i1 %351, label %352, label %354

352:                                              ; preds = %331
  store ptr %335, ptr %339, align 8, !tbaa !9
  store ptr %340, ptr %334, align 8, !tbaa !9
  %353 = icmp eq i32 %337, 0
  br i1 %353, label %354, label %331, !llvm.loop !264

354:                                              ; preds = %352, %331, %316
  %355 = add nuw nsw i64 %286, 1
  %356 = icmp eq i64 %355, %228
  br i1 %356, label %231, label %285, !llvm.loop !265

357:                                              ; preds = %253, %249, %235, %232
  %358 = phi i64 [ %237, %253 ], [ %237, %249 ], [ %237, %235 ], [ %233, %232 ]
  %359 = icmp slt i64 %358, %26
  %360 = select i1 %359, i32 13, i32 12
  br label %361

361:                                              ; preds = %357, %213
  %362 = phi i32 [ %360, %357 ], [ 12, %213 ]
  %363 = and i32 %214, 255
  %364 = icmp eq i32 %363, 0
  br i1 %364, label %365, label %440

365:                                              ; preds = %361
  %366 = load i32, ptr @n_parked, align 4, !tbaa !5
  %367 = icmp eq i32 %366, 0
  br i1 %367, label %438, label %368

368:                                              ; preds = %365
  %369 = load i32, ptr @n_ready, align 4
  %370 = load ptr, ptr @parked, align 8, !tbaa !245
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
  %381 = load i32, ptr %380, align 4, !tbaa !42
  %382 = zext i32 %381 to i64
  %383 = getelementptr inbounds nuw %struct.Turn, ptr %371, i64 %382
  %384 = getelementptr inbounds nuw i8, ptr %383, i64 24
  %385 = getelementptr inbounds nuw i8, ptr %383, i64 16
  %386 = load i32, ptr %385, align 8, !tbaa !51
  %387 = add i32 %386, 3
  %388 = and i32 %387, 3
  %389 = zext nneg i32 %388 to i64
  %390 = getelementptr inbounds nuw %struct.anon.0, ptr %384, i64 %389
  %391 = load i64, ptr %390, align 8, !tbaa !45
  %392 = lshr i64 %391, 2
  %393 = and i64 %392, 1023
  %394 = getelementptr inbounds nuw i32, ptr @watches, i64 %393
  %395 = load i32, ptr %394, align 4, !tbaa !5
  %396 = getelementptr inbounds nuw i8, ptr %383, i64 12
  %397 = load i32, ptr %396, align 4, !tbaa !49
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
  store i32 0, ptr %404, align 8, !tbaa !47
  %405 = add i32 %377, 1
  store i32 %405, ptr @n_ready, align 4, !tbaa !5
  %406 = getelementptr inbounds nuw i8, ptr %383, i64 4
  store i32 1, ptr %406, align 4, !tbaa !262
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
  %421 = load i32, ptr %420, align 4, !tbaa !42
  %422 = zext i32 %421 to i64
  %423 = getelementptr inbounds nuw %struct.Turn, ptr %371, i64 %422
  %424 = load i32, ptr %423, align 8, !tbaa !263
  %425 = getelementptr inbounds nuw i8, ptr %419, i64 108
  %426 = load i32, ptr %425, align 4, !tbaa !42
  %427 = zext i32 %426 to i64
  %428 = getelementptr inbounds nuw %struct.Turn, ptr %371, i64 %427
  %429 = load i32, ptr %428, align 8, !tbaa !263
  %430 = icmp ult i32 %424, %429
  br i1 %430, label %431, label %433

431:                                              ; preds = %410
  store ptr %414, ptr %418, align 8, !tbaa !9
  store ptr %419, ptr %413, align 8, !tbaa !9
  %432 = icmp eq i32 %416, 0
  br i1 %432, label %433, label %410, !llvm.loop !264

433:                                              ; preds = %431, %410, %403, %399
  %434 = phi i32 [ %377, %399 ], [ 1, %403 ], [ %405, %410 ], [ %405, %431 ]
  %435 = phi i32 [ %400, %399 ], [ %376, %403 ], [ %376, %410 ], [ %376, %431 ]
  %436 = add nuw nsw i64 %375, 1
  %437 = icmp eq i64 %436, %373
  br i1 %437, label %438, label %374, !llvm.loop !266

438:                                              ; preds = %433, %365
  %439 = phi i32 [ 0, %365 ], [ %435, %433 ]
  store i32 %439, ptr @n_parked, align 4, !tbaa !5
  br label %440

440:                                              ; preds = %438, %361
  %441 = icmp ne ptr %215, null
  %442 = load i32, ptr @n_ready, align 4
  %443 = icmp ne i32 %442, 0
  %444 = select i1 %441, i1 true, i1 %443
  br i1 %444, label %845, label %445

445:                                              ; preds = %440
  %446 = load i32, ptr @n_parked, align 4, !tbaa !5
  %447 = icmp ne i32 %446, 0
  br i1 %447, label %448, label %556

448:                                              ; preds = %445
  %449 = load i64, ptr @woken_at, align 8, !tbaa !41
  %450 = load i64, ptr @progress, align 8, !tbaa !41
  %451 = icmp eq i64 %449, %450
  br i1 %451, label %498, label %452

452:                                              ; preds = %448
  store i64 %450, ptr @woken_at, align 8, !tbaa !41
  store i64 0, ptr @patience, align 8, !tbaa !41
  %453 = load ptr, ptr @parked, align 8, !tbaa !245
  %454 = load ptr, ptr @turns, align 8, !tbaa !9
  %455 = load ptr, ptr @ready, align 8
  %456 = zext i32 %446 to i64
  br label %457

457:                                              ; preds = %495, %452
  %458 = phi i64 [ 0, %452 ], [ %466, %495 ]
  %459 = getelementptr inbounds nuw ptr, ptr %453, i64 %458
  %460 = load ptr, ptr %459, align 8, !tbaa !9
  %461 = getelementptr inbounds nuw i8, ptr %460, i64 108
  %462 = load i32, ptr %461, align 4, !tbaa !42
  %463 = zext i32 %462 to i64
  %464 = getelementptr inbounds nuw %struct.Turn, ptr %454, i64 %463
  %465 = getelementptr inbounds nuw i8, ptr %464, i64 8
  store i32 0, ptr %465, align 8, !tbaa !47
  %466 = add nuw nsw i64 %458, 1
  %467 = getelementptr inbounds nuw i8, ptr %464, i64 4
  store i32 1, ptr %467, align 4, !tbaa !262
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
  %483 = load i32, ptr %482, align 4, !tbaa !42
  %484 = zext i32 %483 to i64
  %485 = getelementptr inbounds nuw %struct.Turn, ptr %454, i64 %484
  %486 = load i32, ptr %485, align 8, !tbaa !263
  %487 = getelementptr inbounds nuw i8, ptr %481, i64 108
  %488 = load i32, ptr %487, align 4, !tbaa !42
  %489 = zext i32 %488 to i64
  %490 = getelementptr inbounds nuw %struct.Turn, ptr %454, i64 %489
  %491 = load i32, ptr %490, align 8, !tbaa !263
  %492 = icmp ult i32 %486, %491
  br i1 %492, label %493, label %495

493:                                              ; preds = %472
  store ptr %476, ptr %480, align 8, !tbaa !9
  store ptr %481, ptr %475, align 8, !tbaa !9
  %494 = icmp eq i32 %478, 0
  br i1 %494, label %495, label %472, !llvm.loop !264

495:                                              ; preds = %493, %472, %457
  %496 = icmp eq i64 %466, %456
  br i1 %496, label %497, label %457, !llvm.loop !266

497:                                              ; preds = %495
  store i32 %446, ptr @n_ready, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  br label %1560

498:                                              ; preds = %448
  %499 = load ptr, ptr @held, align 8, !tbaa !9
  %500 = icmp eq ptr %499, null
  br i1 %500, label %575, label %501

501:                                              ; preds = %498
  %502 = load i64, ptr @patience, align 8, !tbaa !41
  %503 = load i32, ptr @holds, align 4, !tbaa !5
  %504 = icmp ult i32 %503, 3
  %505 = select i1 %504, i64 32768, i64 512
  %506 = icmp ult i64 %502, %505
  %507 = load ptr, ptr @turns, align 8, !tbaa !9
  %508 = load ptr, ptr @ready, align 8, !tbaa !245
  br i1 %506, label %509, label %563

509:                                              ; preds = %501
  %510 = shl i32 %446, 2
  %511 = zext i32 %510 to i64
  %512 = add nuw nsw i64 %502, %511
  store i64 %512, ptr @patience, align 8, !tbaa !41
  %513 = load ptr, ptr @parked, align 8, !tbaa !245
  %514 = zext i32 %446 to i64
  br label %515

515:                                              ; preds = %553, %509
  %516 = phi i64 [ 0, %509 ], [ %524, %553 ]
  %517 = getelementptr inbounds nuw ptr, ptr %513, i64 %516
  %518 = load ptr, ptr %517, align 8, !tbaa !9
  %519 = getelementptr inbounds nuw i8, ptr %518, i64 108
  %520 = load i32, ptr %519, align 4, !tbaa !42
  %521 = zext i32 %520 to i64
  %522 = getelementptr inbounds nuw %struct.Turn, ptr %507, i64 %521
  %523 = getelementptr inbounds nuw i8, ptr %522, i64 8
  store i32 0, ptr %523, align 8, !tbaa !47
  %524 = add nuw nsw i64 %516, 1
  %525 = getelementptr inbounds nuw i8, ptr %522, i64 4
  store i32 1, ptr %525, align 4, !tbaa !262
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
  %541 = load i32, ptr %540, align 4, !tbaa !42
  %542 = zext i32 %541 to i64
  %543 = getelementptr inbounds nuw %struct.Turn, ptr %507, i64 %542
  %544 = load i32, ptr %543, align 8, !tbaa !263
  %545 = getelementptr inbounds nuw i8, ptr %539, i64 108
  %546 = load i32, ptr %545, align 4, !tbaa !42
  %547 = zext i32 %546 to i64
  %548 = getelementptr inbounds nuw %struct.Turn, ptr %507, i64 %547
  %549 = load i32, ptr %548, align 8, !tbaa !263
  %550 = icmp ult i32 %544, %549
  br i1 %550, label %551, label %553

551:                                              ; preds = %530
  store ptr %534, ptr %538, align 8, !tbaa !9
  store ptr %539, ptr %533, align 8, !tbaa !9
  %552 = icmp eq i32 %536, 0
  br i1 %552, label %553, label %530, !llvm.loop !264

553:                                              ; preds = %551, %530, %515
  %554 = icmp eq i64 %524, %514
  br i1 %554, label %555, label %515, !llvm.loop !266

555:                                              ; preds = %553
  store i32 %446, ptr @n_ready, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  br label %1560

556:                                              ; preds = %445
  %557 = load ptr, ptr @held, align 8, !tbaa !9
  %558 = icmp eq ptr %557, null
  br i1 %558, label %575, label %559

559:                                              ; preds = %556
  %560 = load i32, ptr @holds, align 4, !tbaa !5
  %561 = load ptr, ptr @turns, align 8, !tbaa !9
  %562 = load ptr, ptr @ready, align 8, !tbaa !245
  br label %563

563:                                              ; preds = %559, %501
  %564 = phi ptr [ %562, %559 ], [ %508, %501 ]
  %565 = phi ptr [ %561, %559 ], [ %507, %501 ]
  %566 = phi i32 [ %560, %559 ], [ %503, %501 ]
  %567 = phi ptr [ %557, %559 ], [ %499, %501 ]
  %568 = phi i32 [ 0, %559 ], [ 1, %501 ]
  store i64 0, ptr @patience, align 8, !tbaa !41
  store ptr %567, ptr @let_go, align 8, !tbaa !9
  store ptr null, ptr @held, align 8, !tbaa !9
  %569 = add i32 %568, %566
  store i32 %569, ptr @holds, align 4, !tbaa !5
  store i32 1, ptr @n_ready, align 4, !tbaa !5
  %570 = getelementptr inbounds nuw i8, ptr %567, i64 108
  %571 = load i32, ptr %570, align 4, !tbaa !42
  %572 = zext i32 %571 to i64
  %573 = getelementptr inbounds nuw %struct.Turn, ptr %565, i64 %572
  %574 = getelementptr inbounds nuw i8, ptr %573, i64 4
  store i32 1, ptr %574, align 4, !tbaa !262
  store ptr %567, ptr %564, align 8, !tbaa !9
  br label %1560

575:                                              ; preds = %556, %498
  %576 = load ptr, ptr @L, align 8, !tbaa !9
  %577 = getelementptr inbounds nuw i8, ptr %576, i64 640
  %578 = load i64, ptr %577, align 8, !tbaa !243
  %579 = and i64 %578, 4294967295
  %580 = icmp eq i64 %579, 0
  br i1 %580, label %762, label %581

581:                                              ; preds = %575, %759
  %582 = phi i64 [ %760, %759 ], [ 0, %575 ]
  %583 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %582
  %584 = getelementptr inbounds nuw i8, ptr %583, i64 16
  %585 = load i32, ptr %584, align 16, !tbaa !230
  %586 = icmp eq i32 %585, 0
  br i1 %586, label %759, label %587

587:                                              ; preds = %581
  %588 = getelementptr inbounds nuw i8, ptr %583, i64 12
  %589 = load i32, ptr %588, align 4, !tbaa !64
  %590 = getelementptr inbounds nuw i8, ptr %583, i64 32
  %591 = zext i32 %589 to i64
  %592 = icmp eq i32 %589, 0
  br i1 %592, label %759, label %593

593:                                              ; preds = %587
  %594 = load ptr, ptr %590, align 16, !tbaa !226
  br label %595

595:                                              ; preds = %756, %593
  %596 = phi i64 [ 0, %593 ], [ %757, %756 ]
  %597 = getelementptr inbounds nuw %struct.Thread, ptr %594, i64 %596
  %598 = getelementptr inbounds nuw i8, ptr %597, i64 20
  %599 = load i32, ptr %598, align 4, !tbaa !227
  %600 = icmp eq i32 %599, 2
  br i1 %600, label %601, label %756

601:                                              ; preds = %595
  %602 = getelementptr inbounds nuw i8, ptr %597, i64 60
  %603 = load i32, ptr %602, align 4, !tbaa !233
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
  %626 = load i32, ptr %625, align 4, !tbaa !227
  %627 = icmp eq i32 %626, 2
  br i1 %627, label %628, label %651

628:                                              ; preds = %621
  %629 = getelementptr inbounds nuw i8, ptr %624, i64 80
  %630 = load i64, ptr %629, align 8, !tbaa !237
  %631 = trunc i64 %630 to i32
  %632 = load i64, ptr %617, align 8, !tbaa !237
  %633 = trunc i64 %632 to i32
  %634 = icmp eq i32 %631, %633
  br i1 %634, label %635, label %651

635:                                              ; preds = %628
  %636 = getelementptr inbounds nuw i8, ptr %624, i64 56
  %637 = load i32, ptr %636, align 8, !tbaa !235
  %638 = load i32, ptr %618, align 8, !tbaa !235
  %639 = icmp eq i32 %637, %638
  br i1 %639, label %647, label %640

640:                                              ; preds = %635
  %641 = getelementptr inbounds nuw i8, ptr %624, i64 60
  %642 = load i32, ptr %641, align 4, !tbaa !233
  %643 = icmp eq i32 %642, 41
  br i1 %643, label %644, label %651

644:                                              ; preds = %640
  %645 = load i32, ptr %619, align 4, !tbaa !233
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
  br i1 %654, label %655, label %621, !llvm.loop !267

655:                                              ; preds = %651, %605
  %656 = phi i32 [ 0, %605 ], [ %652, %651 ]
  %657 = getelementptr inbounds nuw i8, ptr %576, i64 656
  %658 = load i64, ptr %657, align 8, !tbaa !184
  %659 = icmp eq i64 %658, 0
  br i1 %659, label %675, label %660

660:                                              ; preds = %655
  %661 = load i64, ptr @random_state, align 8, !tbaa !41
  %662 = add i64 %661, -7046029254386353131
  store i64 %662, ptr @random_state, align 8, !tbaa !41
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
  %677 = getelementptr inbounds nuw i8, ptr %576, i64 704
  %678 = load i64, ptr %677, align 8, !tbaa !268
  %679 = add nsw i64 %678, 1
  store i64 %679, ptr %677, align 8, !tbaa !268
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
  store i64 %680, ptr %689, align 8, !tbaa !240
  br label %690

690:                                              ; preds = %687, %681
  %691 = add nuw nsw i64 %682, 1
  %692 = icmp eq i64 %691, 32
  br i1 %692, label %693, label %681, !llvm.loop !269

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
  store i32 0, ptr %701, align 4, !tbaa !227
  br label %702

702:                                              ; preds = %699, %693
  %703 = add nuw nsw i64 %694, 1
  %704 = icmp eq i64 %703, 32
  br i1 %704, label %705, label %693, !llvm.loop !270

705:                                              ; preds = %702
  %706 = load ptr, ptr @turns, align 8
  %707 = load ptr, ptr @ready, align 8
  br label %708

708:                                              ; preds = %752, %705
  %709 = phi i64 [ 0, %705 ], [ %754, %752 ]
  %710 = phi i32 [ 0, %705 ], [ %753, %752 ]
  %711 = load ptr, ptr %590, align 8, !tbaa !226
  %712 = getelementptr inbounds nuw %struct.Thread, ptr %711, i64 %709
  %713 = getelementptr inbounds nuw i8, ptr %712, i64 20
  %714 = load i32, ptr %713, align 4, !tbaa !227
  %715 = icmp eq i32 %714, 0
  br i1 %715, label %716, label %752

716:                                              ; preds = %708
  %717 = getelementptr inbounds nuw i8, ptr %712, i64 108
  %718 = load i32, ptr %717, align 4, !tbaa !42
  %719 = zext i32 %718 to i64
  %720 = getelementptr inbounds nuw %struct.Turn, ptr %706, i64 %719
  %721 = getelementptr inbounds nuw i8, ptr %720, i64 4
  %722 = load i32, ptr %721, align 4, !tbaa !262
  %723 = icmp eq i32 %722, 0
  br i1 %723, label %724, label %752

724:                                              ; preds = %716
  %725 = add i32 %710, 1
  store i32 %725, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %721, align 4, !tbaa !262
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
  %740 = load i32, ptr %739, align 4, !tbaa !42
  %741 = zext i32 %740 to i64
  %742 = getelementptr inbounds nuw %struct.Turn, ptr %706, i64 %741
  %743 = load i32, ptr %742, align 8, !tbaa !263
  %744 = getelementptr inbounds nuw i8, ptr %738, i64 108
  %745 = load i32, ptr %744, align 4, !tbaa !42
  %746 = zext i32 %745 to i64
  %747 = getelementptr inbounds nuw %struct.Turn, ptr %706, i64 %746
  %748 = load i32, ptr %747, align 8, !tbaa !263
  %749 = icmp ult i32 %743, %748
  br i1 %749, label %750, label %752

750:                                              ; preds = %729
  store ptr %733, ptr %737, align 8, !tbaa !9
  store ptr %738, ptr %732, align 8, !tbaa !9
  %751 = icmp eq i32 %735, 0
  br i1 %751, label %752, label %729, !llvm.loop !264

752:                                              ; preds = %750, %729, %724, %716, %708
  %753 = phi i32 [ %710, %716 ], [ 1, %724 ], [ %710, %708 ], [ %725, %729 ], [ %725, %750 ]
  %754 = add nuw nsw i64 %709, 1
  %755 = icmp eq i64 %754, %591
  br i1 %755, label %1560, label %708, !llvm.loop !271

756:                                              ; preds = %601, %595
  %757 = add nuw nsw i64 %596, 1
  %758 = icmp eq i64 %757, %591
  br i1 %758, label %759, label %595

759:                                              ; preds = %756, %587, %581
  %760 = add nuw nsw i64 %582, 1
  %761 = icmp eq i64 %760, %579
  br i1 %761, label %762, label %581, !llvm.loop !272

762:                                              ; preds = %759, %575
  %763 = load i64, ptr @patience, align 8
  %764 = icmp ult i64 %763, 2097152
  %765 = select i1 %447, i1 %764, i1 false
  br i1 %765, label %766, label %815

766:                                              ; preds = %762
  %767 = shl i32 %446, 2
  %768 = zext i32 %767 to i64
  %769 = add nuw nsw i64 %763, %768
  store i64 %769, ptr @patience, align 8, !tbaa !41
  %770 = load ptr, ptr @parked, align 8, !tbaa !245
  %771 = load ptr, ptr @turns, align 8, !tbaa !9
  %772 = load ptr, ptr @ready, align 8
  %773 = zext i32 %446 to i64
  br label %774

774:                                              ; preds = %812, %766
  %775 = phi i64 [ 0, %766 ], [ %783, %812 ]
  %776 = getelementptr inbounds nuw ptr, ptr %770, i64 %775
  %777 = load ptr, ptr %776, align 8, !tbaa !9
  %778 = getelementptr inbounds nuw i8, ptr %777, i64 108
  %779 = load i32, ptr %778, align 4, !tbaa !42
  %780 = zext i32 %779 to i64
  %781 = getelementptr inbounds nuw %struct.Turn, ptr %771, i64 %780
  %782 = getelementptr inbounds nuw i8, ptr %781, i64 8
  store i32 0, ptr %782, align 8, !tbaa !47
  %783 = add nuw nsw i64 %775, 1
  %784 = getelementptr inbounds nuw i8, ptr %781, i64 4
  store i32 1, ptr %784, align 4, !tbaa !262
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
  %800 = load i32, ptr %799, align 4, !tbaa !42
  %801 = zext i32 %800 to i64
  %802 = getelementptr inbounds nuw %struct.Turn, ptr %771, i64 %801
  %803 = load i32, ptr %802, align 8, !tbaa !263
  %804 = getelementptr inbounds nuw i8, ptr %798, i64 108
  %805 = load i32, ptr %804, align 4, !tbaa !42
  %806 = zext i32 %805 to i64
  %807 = getelementptr inbounds nuw %struct.Turn, ptr %771, i64 %806
  %808 = load i32, ptr %807, align 8, !tbaa !263
  %809 = icmp ult i32 %803, %808
  br i1 %809, label %810, label %812

810:                                              ; preds = %789
  store ptr %793, ptr %797, align 8, !tbaa !9
  store ptr %798, ptr %792, align 8, !tbaa !9
  %811 = icmp eq i32 %795, 0
  br i1 %811, label %812, label %789, !llvm.loop !264

812:                                              ; preds = %810, %789, %774
  %813 = icmp eq i64 %783, %773
  br i1 %813, label %814, label %774, !llvm.loop !266

814:                                              ; preds = %812
  store i32 %446, ptr @n_ready, align 4, !tbaa !5
  store i32 0, ptr @n_parked, align 4, !tbaa !5
  br label %1560

815:                                              ; preds = %762
  br i1 %447, label %817, label %816

816:                                              ; preds = %815
  br i1 %580, label %1869, label %838

817:                                              ; preds = %815
  %818 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %819 = icmp eq i32 %818, 0
  br i1 %819, label %820, label %1869

820:                                              ; preds = %817
  %821 = load ptr, ptr @parked, align 8, !tbaa !245
  %822 = load ptr, ptr %821, align 8, !tbaa !9
  %823 = getelementptr inbounds nuw i8, ptr %822, i64 56
  %824 = load i32, ptr %823, align 8, !tbaa !235
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %825 = getelementptr inbounds nuw i8, ptr %576, i64 712
  store i32 %362, ptr %825, align 8, !tbaa !172
  %826 = getelementptr inbounds nuw i8, ptr %576, i64 716
  store i32 %824, ptr %826, align 4, !tbaa !173
  %827 = getelementptr inbounds nuw i8, ptr %576, i64 720
  store i32 -1, ptr %827, align 8, !tbaa !174
  %828 = getelementptr inbounds nuw i8, ptr %822, i64 112
  %829 = load ptr, ptr %828, align 8, !tbaa !27
  %830 = load i32, ptr %829, align 8, !tbaa !175
  %831 = getelementptr inbounds nuw i8, ptr %822, i64 104
  %832 = load i32, ptr %831, align 8, !tbaa !73
  %833 = getelementptr inbounds nuw i8, ptr %576, i64 728
  store i32 %830, ptr %833, align 8, !tbaa !176
  %834 = getelementptr inbounds nuw i8, ptr %576, i64 732
  store i32 %832, ptr %834, align 4, !tbaa !177
  br label %1869

835:                                              ; preds = %838
  %836 = add nuw nsw i64 %839, 1
  %837 = icmp eq i64 %836, %579
  br i1 %837, label %1869, label %838, !llvm.loop !273

838:                                              ; preds = %816, %835
  %839 = phi i64 [ %836, %835 ], [ 0, %816 ]
  %840 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %839
  %841 = getelementptr inbounds nuw i8, ptr %840, i64 16
  %842 = load i32, ptr %841, align 16, !tbaa !230
  %843 = icmp eq i32 %842, 0
  br i1 %843, label %835, label %844

844:                                              ; preds = %838
  tail call fastcc void @raise_stuck(ptr noundef nonnull %840)
  br label %1869

845:                                              ; preds = %440
  %846 = icmp eq ptr %215, null
  %847 = load i32, ptr @choose.run, align 4
  %848 = add i32 %847, 1
  %849 = select i1 %846, i32 0, i32 %848
  store i32 %849, ptr @choose.run, align 4, !tbaa !5
  %850 = load ptr, ptr @L, align 8, !tbaa !9
  %851 = getelementptr inbounds nuw i8, ptr %850, i64 656
  %852 = load i64, ptr %851, align 8, !tbaa !184
  %853 = icmp sgt i64 %852, 1
  %854 = icmp ne i64 %852, 3
  %855 = and i1 %853, %854
  br i1 %855, label %1053, label %856

856:                                              ; preds = %845
  br i1 %846, label %921, label %857

857:                                              ; preds = %856
  %858 = load ptr, ptr @turns, align 8, !tbaa !9
  %859 = getelementptr inbounds nuw i8, ptr %215, i64 108
  %860 = load i32, ptr %859, align 4, !tbaa !42
  %861 = zext i32 %860 to i64
  %862 = getelementptr inbounds nuw %struct.Turn, ptr %858, i64 %861
  br i1 %854, label %891, label %863

863:                                              ; preds = %857
  %864 = load i32, ptr @inclination, align 4, !tbaa !5
  %865 = load i64, ptr @random_state, align 8, !tbaa !41
  %866 = add i64 %865, -7046029254386353131
  store i64 %866, ptr @random_state, align 8, !tbaa !41
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
  store i64 %879, ptr @random_state, align 8, !tbaa !41
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
  store i32 %890, ptr %862, align 8, !tbaa !263
  br label %891

891:                                              ; preds = %878, %863, %857
  %892 = add i32 %442, 1
  store i32 %892, ptr @n_ready, align 4, !tbaa !5
  %893 = getelementptr inbounds nuw i8, ptr %862, i64 4
  store i32 1, ptr %893, align 4, !tbaa !262
  %894 = load ptr, ptr @ready, align 8, !tbaa !245
  %895 = zext i32 %442 to i64
  %896 = getelementptr inbounds nuw ptr, ptr %894, i64 %895
  store ptr %215, ptr %896, align 8, !tbaa !9
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
  %909 = load i32, ptr %908, align 4, !tbaa !42
  %910 = zext i32 %909 to i64
  %911 = getelementptr inbounds nuw %struct.Turn, ptr %858, i64 %910
  %912 = load i32, ptr %911, align 8, !tbaa !263
  %913 = getelementptr inbounds nuw i8, ptr %907, i64 108
  %914 = load i32, ptr %913, align 4, !tbaa !42
  %915 = zext i32 %914 to i64
  %916 = getelementptr inbounds nuw %struct.Turn, ptr %858, i64 %915
  %917 = load i32, ptr %916, align 8, !tbaa !263
  %918 = icmp ult i32 %912, %917
  br i1 %918, label %919, label %921

919:                                              ; preds = %898
  store ptr %902, ptr %906, align 8, !tbaa !9
  store ptr %907, ptr %901, align 8, !tbaa !9
  %920 = icmp eq i32 %904, 0
  br i1 %920, label %921, label %898, !llvm.loop !264

921:                                              ; preds = %919, %898, %891, %856
  %922 = phi i32 [ %442, %856 ], [ 1, %891 ], [ %892, %898 ], [ %892, %919 ]
  %923 = icmp ult i32 %849, 4096
  br i1 %923, label %924, label %976

924:                                              ; preds = %921
  %925 = load ptr, ptr @ready, align 8, !tbaa !245
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
  %951 = load i32, ptr %950, align 4, !tbaa !42
  %952 = zext i32 %951 to i64
  %953 = getelementptr inbounds nuw %struct.Turn, ptr %931, i64 %952
  %954 = load i32, ptr %953, align 8, !tbaa !263
  %955 = getelementptr inbounds nuw i8, ptr %949, i64 108
  %956 = load i32, ptr %955, align 4, !tbaa !42
  %957 = zext i32 %956 to i64
  %958 = getelementptr inbounds nuw %struct.Turn, ptr %931, i64 %957
  %959 = load i32, ptr %958, align 8, !tbaa !263
  %960 = icmp ult i32 %954, %959
  %961 = trunc nuw i64 %943 to i32
  %962 = select i1 %960, i32 %961, i32 %944
  %963 = add nuw nsw i64 %943, 1
  %964 = icmp samesign ult i64 %943, %939
  %965 = icmp samesign ult i64 %963, %928
  %966 = and i1 %964, %965
  br i1 %966, label %942, label %940, !llvm.loop !274

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
  %977 = load ptr, ptr @ready, align 8, !tbaa !245
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
  %1003 = load i32, ptr %1002, align 4, !tbaa !42
  %1004 = zext i32 %1003 to i64
  %1005 = getelementptr inbounds nuw %struct.Turn, ptr %983, i64 %1004
  %1006 = load i32, ptr %1005, align 8, !tbaa !263
  %1007 = getelementptr inbounds nuw i8, ptr %1001, i64 108
  %1008 = load i32, ptr %1007, align 4, !tbaa !42
  %1009 = zext i32 %1008 to i64
  %1010 = getelementptr inbounds nuw %struct.Turn, ptr %983, i64 %1009
  %1011 = load i32, ptr %1010, align 8, !tbaa !263
  %1012 = icmp ult i32 %1006, %1011
  %1013 = trunc nuw i64 %995 to i32
  %1014 = select i1 %1012, i32 %1013, i32 %996
  %1015 = add nuw nsw i64 %995, 1
  %1016 = icmp samesign ult i64 %995, %991
  %1017 = icmp samesign ult i64 %1015, %980
  %1018 = and i1 %1016, %1017
  br i1 %1018, label %994, label %992, !llvm.loop !274

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
  %1031 = load i64, ptr @random_state, align 8, !tbaa !41
  %1032 = add i64 %1031, -7046029254386353131
  store i64 %1032, ptr @random_state, align 8, !tbaa !41
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
  %1045 = load i32, ptr %1044, align 4, !tbaa !42
  %1046 = zext i32 %1045 to i64
  %1047 = getelementptr inbounds nuw %struct.Turn, ptr %983, i64 %1046
  %1048 = load i32, ptr %1047, align 8, !tbaa !263
  %1049 = getelementptr inbounds nuw i8, ptr %978, i64 108
  %1050 = load i32, ptr %1049, align 4, !tbaa !42
  %1051 = zext i32 %1050 to i64
  %1052 = getelementptr inbounds nuw %struct.Turn, ptr %983, i64 %1051
  store i32 %1048, ptr %1052, align 8, !tbaa !263
  store ptr %978, ptr %1042, align 8, !tbaa !9
  br label %1127

1053:                                             ; preds = %845
  %1054 = load i64, ptr @random_state, align 8, !tbaa !41
  br i1 %846, label %1055, label %1057

1055:                                             ; preds = %1053
  %1056 = load ptr, ptr @ready, align 8, !tbaa !245
  br label %1106

1057:                                             ; preds = %1053
  %1058 = load i32, ptr @inclination, align 4, !tbaa !5
  %1059 = add i64 %1054, -7046029254386353131
  store i64 %1059, ptr @random_state, align 8, !tbaa !41
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
  %1074 = getelementptr inbounds nuw i8, ptr %215, i64 108
  %1075 = load i32, ptr %1074, align 4, !tbaa !42
  %1076 = zext i32 %1075 to i64
  %1077 = getelementptr inbounds nuw %struct.Turn, ptr %1073, i64 %1076
  %1078 = getelementptr inbounds nuw i8, ptr %1077, i64 4
  store i32 1, ptr %1078, align 4, !tbaa !262
  %1079 = load ptr, ptr @ready, align 8, !tbaa !245
  %1080 = zext i32 %442 to i64
  %1081 = getelementptr inbounds nuw ptr, ptr %1079, i64 %1080
  store ptr %215, ptr %1081, align 8, !tbaa !9
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
  %1094 = load i32, ptr %1093, align 4, !tbaa !42
  %1095 = zext i32 %1094 to i64
  %1096 = getelementptr inbounds nuw %struct.Turn, ptr %1073, i64 %1095
  %1097 = load i32, ptr %1096, align 8, !tbaa !263
  %1098 = getelementptr inbounds nuw i8, ptr %1092, i64 108
  %1099 = load i32, ptr %1098, align 4, !tbaa !42
  %1100 = zext i32 %1099 to i64
  %1101 = getelementptr inbounds nuw %struct.Turn, ptr %1073, i64 %1100
  %1102 = load i32, ptr %1101, align 8, !tbaa !263
  %1103 = icmp ult i32 %1097, %1102
  br i1 %1103, label %1104, label %1106

1104:                                             ; preds = %1083
  store ptr %1087, ptr %1091, align 8, !tbaa !9
  store ptr %1092, ptr %1086, align 8, !tbaa !9
  %1105 = icmp eq i32 %1089, 0
  br i1 %1105, label %1106, label %1083, !llvm.loop !264

1106:                                             ; preds = %1104, %1083, %1071, %1055
  %1107 = phi ptr [ %1056, %1055 ], [ %1079, %1071 ], [ %1079, %1083 ], [ %1079, %1104 ]
  %1108 = phi i64 [ %1054, %1055 ], [ %1059, %1071 ], [ %1059, %1083 ], [ %1059, %1104 ]
  %1109 = phi i32 [ %442, %1055 ], [ 1, %1071 ], [ %1072, %1083 ], [ %1072, %1104 ]
  %1110 = add i64 %1108, -7046029254386353131
  store i64 %1110, ptr @random_state, align 8, !tbaa !41
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
  %1128 = phi ptr [ %215, %1057 ], [ %1122, %1106 ], [ %978, %1028 ], [ %1043, %1030 ], [ %926, %924 ], [ %926, %940 ], [ %926, %967 ]
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
  %1138 = load i32, ptr %1137, align 4, !tbaa !227
  %1139 = icmp eq i32 %1138, 4
  br i1 %1139, label %1140, label %1161

1140:                                             ; preds = %1136
  %1141 = getelementptr inbounds nuw i8, ptr %1128, i64 56
  %1142 = load i32, ptr %1141, align 8, !tbaa !235
  %1143 = zext i32 %1142 to i64
  %1144 = getelementptr inbounds nuw i8, ptr %850, i64 680
  %1145 = load i64, ptr %1144, align 8, !tbaa !275
  %1146 = icmp eq i64 %1145, %1143
  br i1 %1146, label %1147, label %1161

1147:                                             ; preds = %1140
  %1148 = load i64, ptr @random_state, align 8, !tbaa !41
  %1149 = add i64 %1148, -7046029254386353131
  store i64 %1149, ptr @random_state, align 8, !tbaa !41
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
  br label %1560

1161:                                             ; preds = %1147, %1140, %1136, %1127
  br i1 %1134, label %1162, label %1163

1162:                                             ; preds = %1161
  store ptr null, ptr @let_go, align 8, !tbaa !9
  br label %1163

1163:                                             ; preds = %1162, %1161
  %1164 = getelementptr inbounds nuw i8, ptr %1128, i64 112
  %1165 = load ptr, ptr %1164, align 8, !tbaa !27
  %1166 = load ptr, ptr @turns, align 8, !tbaa !9
  %1167 = getelementptr inbounds nuw i8, ptr %1128, i64 108
  %1168 = load i32, ptr %1167, align 4, !tbaa !42
  %1169 = zext i32 %1168 to i64
  %1170 = getelementptr inbounds nuw %struct.Turn, ptr %1166, i64 %1169
  tail call fastcc void @make_running(ptr noundef %1165)
  %1171 = getelementptr inbounds nuw i8, ptr %1170, i64 4
  store i32 0, ptr %1171, align 4, !tbaa !262
  %1172 = load i32, ptr @releases, align 4, !tbaa !5
  %1173 = getelementptr inbounds nuw i8, ptr %1128, i64 20
  store i32 0, ptr %1173, align 4, !tbaa !227
  %1174 = getelementptr inbounds nuw i8, ptr %1128, i64 48
  %1175 = load ptr, ptr %1174, align 8, !tbaa !223
  %1176 = icmp eq ptr %1175, null
  %1177 = load ptr, ptr @L, align 8
  %1178 = select i1 %1176, ptr %1177, ptr %1175
  %1179 = select i1 %1176, ptr %1128, ptr %1175
  %1180 = load ptr, ptr %1178, align 8, !tbaa !9
  tail call void %1180(ptr noundef nonnull %1179) #23
  %1181 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1182 = icmp eq i32 %1181, 0
  br i1 %1182, label %1183, label %1869

1183:                                             ; preds = %1163
  %1184 = load ptr, ptr @L, align 8, !tbaa !9
  %1185 = getelementptr inbounds nuw i8, ptr %1184, i64 8
  %1186 = load i64, ptr %1185, align 8, !tbaa !260
  %1187 = icmp eq i64 %1186, 0
  br i1 %1187, label %1188, label %1189

1188:                                             ; preds = %1183
  store i32 3, ptr %1173, align 4, !tbaa !227
  br label %1189

1189:                                             ; preds = %1188, %1183
  %1190 = load i32, ptr @releases, align 4, !tbaa !5
  %1191 = icmp eq i32 %1190, %1172
  br i1 %1191, label %1250, label %1192

1192:                                             ; preds = %1189
  %1193 = getelementptr inbounds nuw i8, ptr %1165, i64 12
  %1194 = load i32, ptr %1193, align 4, !tbaa !64
  %1195 = icmp eq i32 %1194, 0
  br i1 %1195, label %1250, label %1196

1196:                                             ; preds = %1192
  %1197 = load i32, ptr @n_ready, align 4
  %1198 = getelementptr inbounds nuw i8, ptr %1165, i64 32
  %1199 = load ptr, ptr @turns, align 8
  %1200 = load ptr, ptr @ready, align 8
  %1201 = zext i32 %1194 to i64
  br label %1202

1202:                                             ; preds = %1246, %1196
  %1203 = phi i64 [ 0, %1196 ], [ %1248, %1246 ]
  %1204 = phi i32 [ %1197, %1196 ], [ %1247, %1246 ]
  %1205 = load ptr, ptr %1198, align 8, !tbaa !226
  %1206 = getelementptr inbounds nuw %struct.Thread, ptr %1205, i64 %1203
  %1207 = getelementptr inbounds nuw i8, ptr %1206, i64 20
  %1208 = load i32, ptr %1207, align 4, !tbaa !227
  %1209 = icmp eq i32 %1208, 0
  br i1 %1209, label %1210, label %1246

1210:                                             ; preds = %1202
  %1211 = getelementptr inbounds nuw i8, ptr %1206, i64 108
  %1212 = load i32, ptr %1211, align 4, !tbaa !42
  %1213 = zext i32 %1212 to i64
  %1214 = getelementptr inbounds nuw %struct.Turn, ptr %1199, i64 %1213
  %1215 = getelementptr inbounds nuw i8, ptr %1214, i64 4
  %1216 = load i32, ptr %1215, align 4, !tbaa !262
  %1217 = icmp eq i32 %1216, 0
  br i1 %1217, label %1218, label %1246

1218:                                             ; preds = %1210
  %1219 = add i32 %1204, 1
  store i32 %1219, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1215, align 4, !tbaa !262
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
  %1234 = load i32, ptr %1233, align 4, !tbaa !42
  %1235 = zext i32 %1234 to i64
  %1236 = getelementptr inbounds nuw %struct.Turn, ptr %1199, i64 %1235
  %1237 = load i32, ptr %1236, align 8, !tbaa !263
  %1238 = getelementptr inbounds nuw i8, ptr %1232, i64 108
  %1239 = load i32, ptr %1238, align 4, !tbaa !42
  %1240 = zext i32 %1239 to i64
  %1241 = getelementptr inbounds nuw %struct.Turn, ptr %1199, i64 %1240
  %1242 = load i32, ptr %1241, align 8, !tbaa !263
  %1243 = icmp ult i32 %1237, %1242
  br i1 %1243, label %1244, label %1246

1244:                                             ; preds = %1223
  store ptr %1227, ptr %1231, align 8, !tbaa !9
  store ptr %1232, ptr %1226, align 8, !tbaa !9
  %1245 = icmp eq i32 %1229, 0
  br i1 %1245, label %1246, label %1223, !llvm.loop !264

1246:                                             ; preds = %1244, %1223, %1218, %1210, %1202
  %1247 = phi i32 [ %1204, %1210 ], [ 1, %1218 ], [ %1204, %1202 ], [ %1219, %1223 ], [ %1219, %1244 ]
  %1248 = add nuw nsw i64 %1203, 1
  %1249 = icmp eq i64 %1248, %1201
  br i1 %1249, label %1250, label %1202, !llvm.loop !271

1250:                                             ; preds = %1246, %1192, %1189
  %1251 = load i32, ptr %1173, align 4, !tbaa !227
  %1252 = icmp eq i32 %1251, 4
  br i1 %1252, label %1253, label %1266

1253:                                             ; preds = %1250
  %1254 = getelementptr inbounds nuw i8, ptr %1184, i64 704
  %1255 = load i64, ptr %1254, align 8, !tbaa !268
  %1256 = add nsw i64 %1255, 1
  store i64 %1256, ptr %1254, align 8, !tbaa !268
  store i32 1, ptr %1171, align 4, !tbaa !262
  %1257 = getelementptr inbounds nuw i8, ptr %1170, i64 8
  %1258 = load i32, ptr %1257, align 8, !tbaa !47
  %1259 = icmp ult i32 %1258, 4
  br i1 %1259, label %1560, label %1260

1260:                                             ; preds = %1253
  %1261 = load ptr, ptr @parked, align 8, !tbaa !245
  %1262 = load i32, ptr @n_parked, align 4, !tbaa !5
  %1263 = add i32 %1262, 1
  store i32 %1263, ptr @n_parked, align 4, !tbaa !5
  %1264 = zext i32 %1262 to i64
  %1265 = getelementptr inbounds nuw ptr, ptr %1261, i64 %1264
  store ptr %1128, ptr %1265, align 8, !tbaa !9
  br label %1560

1266:                                             ; preds = %1250
  %1267 = getelementptr inbounds nuw i8, ptr %1170, i64 8
  store i32 0, ptr %1267, align 8, !tbaa !47
  switch i32 %1251, label %1560 [
    i32 3, label %1268
    i32 1, label %1384
    i32 2, label %1484
  ]

1268:                                             ; preds = %1266
  %1269 = load ptr, ptr %1164, align 8, !tbaa !27
  %1270 = getelementptr inbounds nuw i8, ptr %1269, i64 32
  %1271 = load ptr, ptr %1270, align 8, !tbaa !226
  %1272 = getelementptr inbounds nuw i8, ptr %1128, i64 16
  %1273 = load i32, ptr %1272, align 8, !tbaa !76
  %1274 = shl i32 %1273, 5
  %1275 = zext i32 %1274 to i64
  %1276 = getelementptr inbounds nuw %struct.Thread, ptr %1271, i64 %1275
  %1277 = getelementptr inbounds nuw i8, ptr %1269, i64 12
  %1278 = load i32, ptr %1277, align 4, !tbaa !64
  %1279 = sub i32 %1278, %1274
  %1280 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1279, i32 32)
  %1281 = load ptr, ptr %1174, align 8, !tbaa !223
  %1282 = icmp eq ptr %1281, null
  br i1 %1282, label %1286, label %1283

1283:                                             ; preds = %1268
  %1284 = load i64, ptr @free_frames, align 8
  store i64 %1284, ptr %1281, align 1
  %1285 = load ptr, ptr %1174, align 8, !tbaa !223
  store ptr %1285, ptr @free_frames, align 8, !tbaa !67
  store ptr null, ptr %1174, align 8, !tbaa !223
  br label %1286

1286:                                             ; preds = %1283, %1268
  %1287 = load i64, ptr @progress, align 8, !tbaa !41
  %1288 = add i64 %1287, 1
  store i64 %1288, ptr @progress, align 8, !tbaa !41
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
  br i1 %1296, label %1317, label %1560

1297:                                             ; preds = %1312, %1293
  %1298 = phi i64 [ 0, %1293 ], [ %1314, %1312 ]
  %1299 = getelementptr inbounds nuw %struct.Thread, ptr %1276, i64 %1298
  %1300 = getelementptr inbounds nuw i8, ptr %1299, i64 20
  %1301 = load i32, ptr %1300, align 4, !tbaa !227
  %1302 = icmp eq i32 %1301, 2
  br i1 %1302, label %1303, label %1312

1303:                                             ; preds = %1297
  %1304 = getelementptr inbounds nuw i8, ptr %1299, i64 60
  %1305 = load i32, ptr %1304, align 4, !tbaa !233
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
  br i1 %1316, label %1297, label %1295, !llvm.loop !276

1317:                                             ; preds = %1295
  %1318 = load i32, ptr %1277, align 4, !tbaa !64
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
  %1328 = load ptr, ptr %1270, align 8, !tbaa !226
  %1329 = getelementptr inbounds nuw %struct.Thread, ptr %1328, i64 %1326
  %1330 = getelementptr inbounds nuw i8, ptr %1329, i64 20
  %1331 = load i32, ptr %1330, align 4, !tbaa !227
  %1332 = icmp eq i32 %1331, 0
  br i1 %1332, label %1333, label %1369

1333:                                             ; preds = %1325
  %1334 = getelementptr inbounds nuw i8, ptr %1329, i64 108
  %1335 = load i32, ptr %1334, align 4, !tbaa !42
  %1336 = zext i32 %1335 to i64
  %1337 = getelementptr inbounds nuw %struct.Turn, ptr %1322, i64 %1336
  %1338 = getelementptr inbounds nuw i8, ptr %1337, i64 4
  %1339 = load i32, ptr %1338, align 4, !tbaa !262
  %1340 = icmp eq i32 %1339, 0
  br i1 %1340, label %1341, label %1369

1341:                                             ; preds = %1333
  %1342 = add i32 %1327, 1
  store i32 %1342, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1338, align 4, !tbaa !262
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
  %1357 = load i32, ptr %1356, align 4, !tbaa !42
  %1358 = zext i32 %1357 to i64
  %1359 = getelementptr inbounds nuw %struct.Turn, ptr %1322, i64 %1358
  %1360 = load i32, ptr %1359, align 8, !tbaa !263
  %1361 = getelementptr inbounds nuw i8, ptr %1355, i64 108
  %1362 = load i32, ptr %1361, align 4, !tbaa !42
  %1363 = zext i32 %1362 to i64
  %1364 = getelementptr inbounds nuw %struct.Turn, ptr %1322, i64 %1363
  %1365 = load i32, ptr %1364, align 8, !tbaa !263
  %1366 = icmp ult i32 %1360, %1365
  br i1 %1366, label %1367, label %1369

1367:                                             ; preds = %1346
  store ptr %1350, ptr %1354, align 8, !tbaa !9
  store ptr %1355, ptr %1349, align 8, !tbaa !9
  %1368 = icmp eq i32 %1352, 0
  br i1 %1368, label %1369, label %1346, !llvm.loop !264

1369:                                             ; preds = %1367, %1346, %1341, %1333, %1325
  %1370 = phi i32 [ %1327, %1333 ], [ 1, %1341 ], [ %1327, %1325 ], [ %1342, %1346 ], [ %1342, %1367 ]
  %1371 = add nuw nsw i64 %1326, 1
  %1372 = icmp eq i64 %1371, %1324
  br i1 %1372, label %1373, label %1325, !llvm.loop !271

1373:                                             ; preds = %1369, %1317
  %1374 = getelementptr inbounds nuw i8, ptr %1269, i64 16
  %1375 = load i32, ptr %1374, align 8, !tbaa !230
  %1376 = icmp eq i32 %1375, 0
  br i1 %1376, label %1377, label %1560

1377:                                             ; preds = %1373
  tail call fastcc void @end_block(ptr noundef nonnull %1269)
  %1378 = load ptr, ptr @running, align 8, !tbaa !257
  %1379 = icmp eq ptr %1378, %1269
  br i1 %1379, label %1380, label %1381

1380:                                             ; preds = %1377
  store ptr null, ptr @running, align 8, !tbaa !257
  br label %1381

1381:                                             ; preds = %1380, %1377
  %1382 = load i32, ptr @in_flight, align 4, !tbaa !5
  %1383 = add i32 %1382, -1
  store i32 %1383, ptr @in_flight, align 4, !tbaa !5
  br label %1560

1384:                                             ; preds = %1266
  %1385 = load ptr, ptr %1164, align 8, !tbaa !27
  %1386 = getelementptr inbounds nuw i8, ptr %1128, i64 64
  %1387 = load i64, ptr %1386, align 8, !tbaa !228
  %1388 = icmp ugt i64 %1387, 15
  br i1 %1388, label %1394, label %1389

1389:                                             ; preds = %1384
  %1390 = getelementptr inbounds nuw i8, ptr %1128, i64 72
  %1391 = load i64, ptr %1390, align 8, !tbaa !229
  %1392 = and i64 %1391, 31
  %1393 = icmp eq i64 %1392, 0
  br i1 %1393, label %1405, label %1394

1394:                                             ; preds = %1389, %1384
  %1395 = getelementptr inbounds nuw i8, ptr %1128, i64 56
  %1396 = load i32, ptr %1395, align 8, !tbaa !235
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1397 = getelementptr inbounds nuw i8, ptr %1184, i64 712
  store i32 11, ptr %1397, align 8, !tbaa !172
  %1398 = getelementptr inbounds nuw i8, ptr %1184, i64 716
  store i32 %1396, ptr %1398, align 4, !tbaa !173
  %1399 = getelementptr inbounds nuw i8, ptr %1184, i64 720
  store i32 -1, ptr %1399, align 8, !tbaa !174
  %1400 = load i32, ptr %1385, align 8, !tbaa !175
  %1401 = getelementptr inbounds nuw i8, ptr %1128, i64 104
  %1402 = load i32, ptr %1401, align 8, !tbaa !73
  %1403 = getelementptr inbounds nuw i8, ptr %1184, i64 728
  store i32 %1400, ptr %1403, align 8, !tbaa !176
  %1404 = getelementptr inbounds nuw i8, ptr %1184, i64 732
  store i32 %1402, ptr %1404, align 4, !tbaa !177
  br label %1426

1405:                                             ; preds = %1389
  %1406 = getelementptr inbounds nuw i8, ptr %1385, i64 40
  %1407 = getelementptr inbounds nuw i32, ptr %1406, i64 %1387
  %1408 = load i32, ptr %1407, align 4, !tbaa !5
  %1409 = add i32 %1408, 1
  store i32 %1409, ptr %1407, align 4, !tbaa !5
  %1410 = getelementptr inbounds nuw i8, ptr %1385, i64 20
  %1411 = load i32, ptr %1410, align 4, !tbaa !239
  %1412 = add i32 %1411, 1
  store i32 %1412, ptr %1410, align 4, !tbaa !239
  %1413 = icmp eq i64 %1391, 0
  br i1 %1413, label %1421, label %1414

1414:                                             ; preds = %1405
  %1415 = getelementptr inbounds nuw i8, ptr %1385, i64 104
  %1416 = getelementptr inbounds nuw i32, ptr %1415, i64 %1387
  %1417 = load i32, ptr %1416, align 4, !tbaa !5
  %1418 = add i32 %1417, %1409
  %1419 = zext i32 %1418 to i64
  %1420 = icmp ugt i64 %1391, %1419
  br i1 %1420, label %1426, label %1425

1421:                                             ; preds = %1405
  %1422 = getelementptr inbounds nuw i8, ptr %1385, i64 16
  %1423 = load i32, ptr %1422, align 8, !tbaa !230
  %1424 = icmp eq i32 %1409, %1423
  br i1 %1424, label %1425, label %1426

1425:                                             ; preds = %1421, %1414
  tail call fastcc void @release_barrier(ptr noundef nonnull %1385, i64 noundef %1387)
  br label %1426

1426:                                             ; preds = %1425, %1421, %1414, %1394
  %1427 = getelementptr inbounds nuw i8, ptr %1165, i64 12
  %1428 = load i32, ptr %1427, align 4, !tbaa !64
  %1429 = icmp eq i32 %1428, 0
  br i1 %1429, label %1560, label %1430

1430:                                             ; preds = %1426
  %1431 = load i32, ptr @n_ready, align 4
  %1432 = getelementptr inbounds nuw i8, ptr %1165, i64 32
  %1433 = load ptr, ptr @turns, align 8
  %1434 = load ptr, ptr @ready, align 8
  %1435 = zext i32 %1428 to i64
  br label %1436

1436:                                             ; preds = %1480, %1430
  %1437 = phi i64 [ 0, %1430 ], [ %1482, %1480 ]
  %1438 = phi i32 [ %1431, %1430 ], [ %1481, %1480 ]
  %1439 = load ptr, ptr %1432, align 8, !tbaa !226
  %1440 = getelementptr inbounds nuw %struct.Thread, ptr %1439, i64 %1437
  %1441 = getelementptr inbounds nuw i8, ptr %1440, i64 20
  %1442 = load i32, ptr %1441, align 4, !tbaa !227
  %1443 = icmp eq i32 %1442, 0
  br i1 %1443, label %1444, label %1480

1444:                                             ; preds = %1436
  %1445 = getelementptr inbounds nuw i8, ptr %1440, i64 108
  %1446 = load i32, ptr %1445, align 4, !tbaa !42
  %1447 = zext i32 %1446 to i64
  %1448 = getelementptr inbounds nuw %struct.Turn, ptr %1433, i64 %1447
  %1449 = getelementptr inbounds nuw i8, ptr %1448, i64 4
  %1450 = load i32, ptr %1449, align 4, !tbaa !262
  %1451 = icmp eq i32 %1450, 0
  br i1 %1451, label %1452, label %1480

1452:                                             ; preds = %1444
  %1453 = add i32 %1438, 1
  store i32 %1453, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1449, align 4, !tbaa !262
  %1454 = zext i32 %1438 to i64
  %1455 = getelementptr inbounds nuw ptr, ptr %1434, i64 %1454
  store ptr %1440, ptr %1455, align 8, !tbaa !9
  %1456 = icmp eq i32 %1438, 0
  br i1 %1456, label %1480, label %1457

1457:                                             ; preds = %1452, %1478
  %1458 = phi i32 [ %1463, %1478 ], [ %1438, %1452 ]
  %1459 = zext i32 %1458 to i64
  %1460 = getelementptr inbounds nuw ptr, ptr %1434, i64 %1459
  %1461 = load ptr, ptr %1460, align 8, !tbaa !9
  %1462 = add i32 %1458, -1
  %1463 = lshr i32 %1462, 1
  %1464 = zext nneg i32 %1463 to i64
  %1465 = getelementptr inbounds nuw ptr, ptr %1434, i64 %1464
  %1466 = load ptr, ptr %1465, align 8, !tbaa !9
  %1467 = getelementptr inbounds nuw i8, ptr %1461, i64 108
  %1468 = load i32, ptr %1467, align 4, !tbaa !42
  %1469 = zext i32 %1468 to i64
  %1470 = getelementptr inbounds nuw %struct.Turn, ptr %1433, i64 %1469
  %1471 = load i32, ptr %1470, align 8, !tbaa !263
  %1472 = getelementptr inbounds nuw i8, ptr %1466, i64 108
  %1473 = load i32, ptr %1472, align 4, !tbaa !42
  %1474 = zext i32 %1473 to i64
  %1475 = getelementptr inbounds nuw %struct.Turn, ptr %1433, i64 %1474
  %1476 = load i32, ptr %1475, align 8, !tbaa !263
  %1477 = icmp ult i32 %1471, %1476
  br i1 %1477, label %1478, label %1480

1478:                                             ; preds = %1457
  store ptr %1461, ptr %1465, align 8, !tbaa !9
  store ptr %1466, ptr %1460, align 8, !tbaa !9
  %1479 = icmp eq i32 %1463, 0
  br i1 %1479, label %1480, label %1457, !llvm.loop !264

1480:                                             ; preds = %1478, %1457, %1452, %1444, %1436
  %1481 = phi i32 [ %1438, %1444 ], [ 1, %1452 ], [ %1438, %1436 ], [ %1453, %1457 ], [ %1453, %1478 ]
  %1482 = add nuw nsw i64 %1437, 1
  %1483 = icmp eq i64 %1482, %1435
  br i1 %1483, label %1560, label %1436, !llvm.loop !271

1484:                                             ; preds = %1266
  %1485 = getelementptr inbounds nuw i8, ptr %1128, i64 60
  %1486 = load i32, ptr %1485, align 4, !tbaa !233
  %1487 = icmp eq i32 %1486, 40
  br i1 %1487, label %1560, label %1488

1488:                                             ; preds = %1484
  %1489 = getelementptr inbounds nuw i8, ptr %1165, i64 32
  %1490 = load ptr, ptr %1489, align 8, !tbaa !226
  %1491 = getelementptr inbounds nuw i8, ptr %1128, i64 16
  %1492 = load i32, ptr %1491, align 8, !tbaa !76
  %1493 = shl i32 %1492, 5
  %1494 = zext i32 %1493 to i64
  %1495 = getelementptr inbounds nuw %struct.Thread, ptr %1490, i64 %1494
  %1496 = getelementptr inbounds nuw i8, ptr %1165, i64 12
  %1497 = load i32, ptr %1496, align 4, !tbaa !64
  %1498 = sub i32 %1497, %1493
  %1499 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1498, i32 32)
  %1500 = getelementptr inbounds nuw i8, ptr %1128, i64 12
  %1501 = load i32, ptr %1500, align 4, !tbaa !91
  %1502 = tail call fastcc i32 @try_lane(ptr noundef %1495, i32 noundef %1499, i32 noundef %1501)
  %1503 = icmp eq i32 %1502, 0
  br i1 %1503, label %1560, label %1504

1504:                                             ; preds = %1488
  %1505 = load i32, ptr %1496, align 4, !tbaa !64
  %1506 = icmp eq i32 %1505, 0
  br i1 %1506, label %1560, label %1507

1507:                                             ; preds = %1504
  %1508 = load i32, ptr @n_ready, align 4
  %1509 = load ptr, ptr @turns, align 8
  %1510 = load ptr, ptr @ready, align 8
  %1511 = zext i32 %1505 to i64
  br label %1512

1512:                                             ; preds = %1556, %1507
  %1513 = phi i64 [ 0, %1507 ], [ %1558, %1556 ]
  %1514 = phi i32 [ %1508, %1507 ], [ %1557, %1556 ]
  %1515 = load ptr, ptr %1489, align 8, !tbaa !226
  %1516 = getelementptr inbounds nuw %struct.Thread, ptr %1515, i64 %1513
  %1517 = getelementptr inbounds nuw i8, ptr %1516, i64 20
  %1518 = load i32, ptr %1517, align 4, !tbaa !227
  %1519 = icmp eq i32 %1518, 0
  br i1 %1519, label %1520, label %1556

1520:                                             ; preds = %1512
  %1521 = getelementptr inbounds nuw i8, ptr %1516, i64 108
  %1522 = load i32, ptr %1521, align 4, !tbaa !42
  %1523 = zext i32 %1522 to i64
  %1524 = getelementptr inbounds nuw %struct.Turn, ptr %1509, i64 %1523
  %1525 = getelementptr inbounds nuw i8, ptr %1524, i64 4
  %1526 = load i32, ptr %1525, align 4, !tbaa !262
  %1527 = icmp eq i32 %1526, 0
  br i1 %1527, label %1528, label %1556

1528:                                             ; preds = %1520
  %1529 = add i32 %1514, 1
  store i32 %1529, ptr @n_ready, align 4, !tbaa !5
  store i32 1, ptr %1525, align 4, !tbaa !262
  %1530 = zext i32 %1514 to i64
  %1531 = getelementptr inbounds nuw ptr, ptr %1510, i64 %1530
  store ptr %1516, ptr %1531, align 8, !tbaa !9
  %1532 = icmp eq i32 %1514, 0
  br i1 %1532, label %1556, label %1533

1533:                                             ; preds = %1528, %1554
  %1534 = phi i32 [ %1539, %1554 ], [ %1514, %1528 ]
  %1535 = zext i32 %1534 to i64
  %1536 = getelementptr inbounds nuw ptr, ptr %1510, i64 %1535
  %1537 = load ptr, ptr %1536, align 8, !tbaa !9
  %1538 = add i32 %1534, -1
  %1539 = lshr i32 %1538, 1
  %1540 = zext nneg i32 %1539 to i64
  %1541 = getelementptr inbounds nuw ptr, ptr %1510, i64 %1540
  %1542 = load ptr, ptr %1541, align 8, !tbaa !9
  %1543 = getelementptr inbounds nuw i8, ptr %1537, i64 108
  %1544 = load i32, ptr %1543, align 4, !tbaa !42
  %1545 = zext i32 %1544 to i64
  %1546 = getelementptr inbounds nuw %struct.Turn, ptr %1509, i64 %1545
  %1547 = load i32, ptr %1546, align 8, !tbaa !263
  %1548 = getelementptr inbounds nuw i8, ptr %1542, i64 108
  %1549 = load i32, ptr %1548, align 4, !tbaa !42
  %1550 = zext i32 %1549 to i64
  %1551 = getelementptr inbounds nuw %struct.Turn, ptr %1509, i64 %1550
  %1552 = load i32, ptr %1551, align 8, !tbaa !263
  %1553 = icmp ult i32 %1547, %1552
  br i1 %1553, label %1554, label %1556

1554:                                             ; preds = %1533
  store ptr %1537, ptr %1541, align 8, !tbaa !9
  store ptr %1542, ptr %1536, align 8, !tbaa !9
  %1555 = icmp eq i32 %1539, 0
  br i1 %1555, label %1556, label %1533, !llvm.loop !264

1556:                                             ; preds = %1554, %1533, %1528, %1520, %1512
  %1557 = phi i32 [ %1514, %1520 ], [ 1, %1528 ], [ %1514, %1512 ], [ %1529, %1533 ], [ %1529, %1554 ]
  %1558 = add nuw nsw i64 %1513, 1
  %1559 = icmp eq i64 %1558, %1511
  br i1 %1559, label %1560, label %1512, !llvm.loop !271

1560:                                             ; preds = %752, %1556, %1480, %1504, %1488, %1484, %1426, %1381, %1373, %1295, %1266, %1260, %1253, %1160, %814, %563, %555, %497
  %1561 = phi ptr [ null, %1480 ], [ null, %1504 ], [ null, %1426 ], [ null, %1373 ], [ null, %1295 ], [ null, %1484 ], [ null, %1556 ], [ null, %1488 ], [ null, %1381 ], [ null, %1266 ], [ null, %1260 ], [ %1128, %1253 ], [ null, %1160 ], [ null, %555 ], [ null, %497 ], [ null, %563 ], [ null, %814 ], [ null, %752 ]
  %1562 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1563 = add i32 %214, 1
  %1564 = icmp eq i32 %1562, 0
  br i1 %1564, label %213, label %1869, !llvm.loop !277

1565:                                             ; preds = %171
  %1566 = icmp sgt i64 %26, 0
  %1567 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1568 = icmp eq i32 %1567, 0
  %1569 = select i1 %1566, i1 %1568, i1 false
  br i1 %1569, label %1570, label %1869

1570:                                             ; preds = %1565, %1863
  %1571 = phi i64 [ %1864, %1863 ], [ 0, %1565 ]
  tail call fastcc void @start_block(ptr noundef nonnull @blocks, i32 noundef 0, i64 noundef %1571)
  store i64 0, ptr @frames_used, align 8, !tbaa !41
  store ptr null, ptr @free_frames, align 8, !tbaa !67
  store ptr null, ptr @running, align 8, !tbaa !257
  tail call fastcc void @make_running(ptr noundef nonnull @blocks)
  %1572 = load ptr, ptr @L, align 8, !tbaa !9
  %1573 = getelementptr inbounds nuw i8, ptr %1572, i64 8
  %1574 = load i64, ptr %1573, align 8, !tbaa !260
  %1575 = icmp eq i64 %1574, 0
  br i1 %1575, label %1814, label %1576

1576:                                             ; preds = %1570
  %1577 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 16), align 16
  %1578 = icmp eq i32 %1577, 0
  %1579 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1580 = icmp ne i32 %1579, 0
  %1581 = select i1 %1578, i1 true, i1 %1580
  br i1 %1581, label %1808, label %1582

1582:                                             ; preds = %1576
  %1583 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !64
  %1584 = add i32 %1583, 31
  %1585 = lshr i32 %1584, 5
  %1586 = load i32, ptr @releases, align 4, !tbaa !5
  %1587 = icmp eq i32 %1585, 0
  %1588 = zext nneg i32 %1585 to i64
  br label %1598

1589:                                             ; preds = %1601
  %1590 = load i32, ptr @releases, align 4, !tbaa !5
  %1591 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 16), align 16
  br label %1592

1592:                                             ; preds = %1598, %1589
  %1593 = phi i32 [ %1591, %1589 ], [ %1599, %1598 ]
  %1594 = phi i32 [ %1590, %1589 ], [ %1600, %1598 ]
  %1595 = icmp eq i32 %1600, %1594
  %1596 = icmp eq i32 %1593, 0
  %1597 = select i1 %1595, i1 true, i1 %1596
  br i1 %1597, label %1808, label %1598

1598:                                             ; preds = %1592, %1582
  %1599 = phi i32 [ %1577, %1582 ], [ %1593, %1592 ]
  %1600 = phi i32 [ %1586, %1582 ], [ %1594, %1592 ]
  br i1 %1587, label %1592, label %1604

1601:                                             ; preds = %1805, %1614
  %1602 = add nuw nsw i64 %1605, 1
  %1603 = icmp eq i64 %1602, %1588
  br i1 %1603, label %1589, label %1604, !llvm.loop !278

1604:                                             ; preds = %1598, %1601
  %1605 = phi i64 [ %1602, %1601 ], [ 0, %1598 ]
  %1606 = load ptr, ptr @L, align 8, !tbaa !9
  %1607 = getelementptr inbounds nuw i8, ptr %1606, i64 88
  %1608 = load ptr, ptr %1607, align 8, !tbaa !279
  %1609 = icmp eq ptr %1608, null
  %1610 = trunc nuw nsw i64 %1605 to i32
  br i1 %1609, label %1614, label %1611

1611:                                             ; preds = %1604
  %1612 = getelementptr inbounds nuw i32, ptr %1608, i64 %1605
  %1613 = load i32, ptr %1612, align 4, !tbaa !5
  br label %1614

1614:                                             ; preds = %1611, %1604
  %1615 = phi i32 [ %1613, %1611 ], [ %1610, %1604 ]
  %1616 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 32), align 16, !tbaa !226
  %1617 = shl i32 %1615, 5
  %1618 = zext i32 %1617 to i64
  %1619 = getelementptr inbounds nuw %struct.Thread, ptr %1616, i64 %1618
  %1620 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !64
  %1621 = sub i32 %1620, %1617
  %1622 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %1621, i32 32)
  %1623 = icmp eq i32 %1620, %1617
  br i1 %1623, label %1601, label %1624

1624:                                             ; preds = %1614
  %1625 = zext nneg i32 %1622 to i64
  br label %1626

1626:                                             ; preds = %1697, %1624
  %1627 = phi i64 [ 0, %1624 ], [ %1698, %1697 ]
  %1628 = phi i32 [ 0, %1624 ], [ %1699, %1697 ]
  %1629 = getelementptr inbounds nuw %struct.Thread, ptr %1619, i64 %1627
  %1630 = getelementptr inbounds nuw i8, ptr %1629, i64 20
  %1631 = load i32, ptr %1630, align 4, !tbaa !227
  %1632 = icmp eq i32 %1631, 0
  br i1 %1632, label %1633, label %1690

1633:                                             ; preds = %1626
  %1634 = getelementptr inbounds nuw i8, ptr %1629, i64 48
  %1635 = load ptr, ptr %1634, align 8, !tbaa !223
  %1636 = icmp eq ptr %1635, null
  %1637 = load ptr, ptr @L, align 8
  %1638 = select i1 %1636, ptr %1637, ptr %1635
  %1639 = select i1 %1636, ptr %1629, ptr %1635
  %1640 = load ptr, ptr %1638, align 8, !tbaa !9
  tail call void %1640(ptr noundef nonnull %1639) #23
  %1641 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1642 = icmp eq i32 %1641, 0
  br i1 %1642, label %1643, label %1863

1643:                                             ; preds = %1633
  %1644 = load i32, ptr %1630, align 4, !tbaa !227
  switch i32 %1644, label %1690 [
    i32 1, label %1645
    i32 3, label %1689
  ]

1645:                                             ; preds = %1643
  %1646 = getelementptr inbounds nuw i8, ptr %1629, i64 112
  %1647 = load ptr, ptr %1646, align 8, !tbaa !27
  %1648 = getelementptr inbounds nuw i8, ptr %1629, i64 64
  %1649 = load i64, ptr %1648, align 8, !tbaa !228
  %1650 = icmp ugt i64 %1649, 15
  br i1 %1650, label %1656, label %1651

1651:                                             ; preds = %1645
  %1652 = getelementptr inbounds nuw i8, ptr %1629, i64 72
  %1653 = load i64, ptr %1652, align 8, !tbaa !229
  %1654 = and i64 %1653, 31
  %1655 = icmp eq i64 %1654, 0
  br i1 %1655, label %1668, label %1656

1656:                                             ; preds = %1651, %1645
  %1657 = getelementptr inbounds nuw i8, ptr %1629, i64 56
  %1658 = load i32, ptr %1657, align 8, !tbaa !235
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1659 = load ptr, ptr @L, align 8, !tbaa !9
  %1660 = getelementptr inbounds nuw i8, ptr %1659, i64 712
  store i32 11, ptr %1660, align 8, !tbaa !172
  %1661 = getelementptr inbounds nuw i8, ptr %1659, i64 716
  store i32 %1658, ptr %1661, align 4, !tbaa !173
  %1662 = getelementptr inbounds nuw i8, ptr %1659, i64 720
  store i32 -1, ptr %1662, align 8, !tbaa !174
  %1663 = load i32, ptr %1647, align 8, !tbaa !175
  %1664 = getelementptr inbounds nuw i8, ptr %1629, i64 104
  %1665 = load i32, ptr %1664, align 8, !tbaa !73
  %1666 = getelementptr inbounds nuw i8, ptr %1659, i64 728
  store i32 %1663, ptr %1666, align 8, !tbaa !176
  %1667 = getelementptr inbounds nuw i8, ptr %1659, i64 732
  store i32 %1665, ptr %1667, align 4, !tbaa !177
  br label %1690

1668:                                             ; preds = %1651
  %1669 = getelementptr inbounds nuw i8, ptr %1647, i64 40
  %1670 = getelementptr inbounds nuw i32, ptr %1669, i64 %1649
  %1671 = load i32, ptr %1670, align 4, !tbaa !5
  %1672 = add i32 %1671, 1
  store i32 %1672, ptr %1670, align 4, !tbaa !5
  %1673 = getelementptr inbounds nuw i8, ptr %1647, i64 20
  %1674 = load i32, ptr %1673, align 4, !tbaa !239
  %1675 = add i32 %1674, 1
  store i32 %1675, ptr %1673, align 4, !tbaa !239
  %1676 = icmp eq i64 %1653, 0
  br i1 %1676, label %1684, label %1677

1677:                                             ; preds = %1668
  %1678 = getelementptr inbounds nuw i8, ptr %1647, i64 104
  %1679 = getelementptr inbounds nuw i32, ptr %1678, i64 %1649
  %1680 = load i32, ptr %1679, align 4, !tbaa !5
  %1681 = add i32 %1680, %1672
  %1682 = zext i32 %1681 to i64
  %1683 = icmp ugt i64 %1653, %1682
  br i1 %1683, label %1690, label %1688

1684:                                             ; preds = %1668
  %1685 = getelementptr inbounds nuw i8, ptr %1647, i64 16
  %1686 = load i32, ptr %1685, align 8, !tbaa !230
  %1687 = icmp eq i32 %1672, %1686
  br i1 %1687, label %1688, label %1690

1688:                                             ; preds = %1684, %1677
  tail call fastcc void @release_barrier(ptr noundef nonnull %1647, i64 noundef %1649)
  br label %1690

1689:                                             ; preds = %1643
  tail call fastcc void @leave(ptr noundef nonnull %1629)
  br label %1690

1690:                                             ; preds = %1689, %1688, %1684, %1677, %1656, %1643, %1626
  %1691 = load i32, ptr %1630, align 4, !tbaa !227
  %1692 = icmp eq i32 %1691, 2
  %1693 = zext i1 %1692 to i32
  %1694 = add i32 %1628, %1693
  %1695 = add nuw nsw i64 %1627, 1
  %1696 = icmp eq i64 %1695, %1625
  br i1 %1696, label %1700, label %1697

1697:                                             ; preds = %1804, %1798, %1690
  %1698 = phi i64 [ %1695, %1690 ], [ 0, %1798 ], [ 0, %1804 ]
  %1699 = phi i32 [ %1694, %1690 ], [ 0, %1798 ], [ 0, %1804 ]
  br label %1626, !llvm.loop !280

1700:                                             ; preds = %1690
  %1701 = icmp eq i32 %1694, 0
  %1702 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  br i1 %1701, label %1805, label %1703

1703:                                             ; preds = %1700
  %1704 = icmp eq i32 %1702, 0
  br i1 %1704, label %1708, label %1863

1705:                                             ; preds = %1727
  %1706 = icmp eq i32 %1731, 0
  %1707 = select i1 %1730, i1 %1706, i1 false
  br i1 %1707, label %1735, label %1804

1708:                                             ; preds = %1703, %1727
  %1709 = phi i32 [ %1728, %1727 ], [ 0, %1703 ]
  %1710 = phi i32 [ %1729, %1727 ], [ 0, %1703 ]
  %1711 = phi i64 [ %1732, %1727 ], [ 0, %1703 ]
  %1712 = phi i32 [ %1731, %1727 ], [ 0, %1703 ]
  %1713 = getelementptr inbounds nuw %struct.Thread, ptr %1619, i64 %1711
  %1714 = getelementptr inbounds nuw i8, ptr %1713, i64 20
  %1715 = load i32, ptr %1714, align 4, !tbaa !227
  %1716 = icmp eq i32 %1715, 2
  br i1 %1716, label %1717, label %1727

1717:                                             ; preds = %1708
  %1718 = getelementptr inbounds nuw i8, ptr %1713, i64 60
  %1719 = load i32, ptr %1718, align 4, !tbaa !233
  %1720 = icmp eq i32 %1719, 40
  br i1 %1720, label %1727, label %1721

1721:                                             ; preds = %1717
  %1722 = trunc nuw i64 %1711 to i32
  %1723 = tail call fastcc i32 @try_lane(ptr noundef nonnull %1619, i32 noundef %1622, i32 noundef %1722)
  %1724 = or i32 %1723, %1712
  %1725 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1726 = icmp eq i32 %1725, 0
  br label %1727

1727:                                             ; preds = %1721, %1717, %1708
  %1728 = phi i32 [ %1725, %1721 ], [ %1709, %1717 ], [ %1709, %1708 ]
  %1729 = phi i32 [ %1725, %1721 ], [ %1710, %1717 ], [ %1710, %1708 ]
  %1730 = phi i1 [ %1726, %1721 ], [ true, %1717 ], [ true, %1708 ]
  %1731 = phi i32 [ %1724, %1721 ], [ %1712, %1717 ], [ %1712, %1708 ]
  %1732 = add nuw nsw i64 %1711, 1
  %1733 = icmp samesign ult i64 %1732, %1625
  %1734 = select i1 %1733, i1 %1730, i1 false
  br i1 %1734, label %1708, label %1705, !llvm.loop !281

1735:                                             ; preds = %1705, %1801
  %1736 = phi i64 [ %1802, %1801 ], [ 0, %1705 ]
  %1737 = getelementptr inbounds nuw %struct.Thread, ptr %1619, i64 %1736
  %1738 = getelementptr inbounds nuw i8, ptr %1737, i64 20
  %1739 = load i32, ptr %1738, align 4, !tbaa !227
  %1740 = icmp eq i32 %1739, 2
  br i1 %1740, label %1741, label %1801

1741:                                             ; preds = %1735
  %1742 = getelementptr inbounds nuw i8, ptr %1737, i64 60
  %1743 = load i32, ptr %1742, align 4, !tbaa !233
  %1744 = icmp eq i32 %1743, 40
  br i1 %1744, label %1745, label %1801

1745:                                             ; preds = %1741
  %1746 = getelementptr inbounds nuw i8, ptr %1737, i64 80
  %1747 = getelementptr inbounds nuw i8, ptr %1737, i64 56
  br label %1748

1748:                                             ; preds = %1771, %1745
  %1749 = phi i64 [ 0, %1745 ], [ %1773, %1771 ]
  %1750 = phi i32 [ 0, %1745 ], [ %1772, %1771 ]
  %1751 = getelementptr inbounds nuw %struct.Thread, ptr %1619, i64 %1749
  %1752 = getelementptr inbounds nuw i8, ptr %1751, i64 20
  %1753 = load i32, ptr %1752, align 4, !tbaa !227
  %1754 = icmp eq i32 %1753, 2
  br i1 %1754, label %1755, label %1771

1755:                                             ; preds = %1748
  %1756 = getelementptr inbounds nuw i8, ptr %1751, i64 80
  %1757 = load i64, ptr %1756, align 8, !tbaa !237
  %1758 = trunc i64 %1757 to i32
  %1759 = load i64, ptr %1746, align 8, !tbaa !237
  %1760 = trunc i64 %1759 to i32
  %1761 = icmp eq i32 %1758, %1760
  br i1 %1761, label %1762, label %1771

1762:                                             ; preds = %1755
  %1763 = getelementptr inbounds nuw i8, ptr %1751, i64 56
  %1764 = load i32, ptr %1763, align 8, !tbaa !235
  %1765 = load i32, ptr %1747, align 8, !tbaa !235
  %1766 = icmp eq i32 %1764, %1765
  br i1 %1766, label %1767, label %1771

1767:                                             ; preds = %1762
  %1768 = trunc nuw i64 %1749 to i32
  %1769 = shl nuw i32 1, %1768
  %1770 = or i32 %1769, %1750
  br label %1771

1771:                                             ; preds = %1767, %1762, %1755, %1748
  %1772 = phi i32 [ %1750, %1748 ], [ %1750, %1755 ], [ %1770, %1767 ], [ %1750, %1762 ]
  %1773 = add nuw nsw i64 %1749, 1
  %1774 = icmp eq i64 %1773, %1625
  br i1 %1774, label %1775, label %1748, !llvm.loop !267

1775:                                             ; preds = %1771
  %1776 = zext i32 %1772 to i64
  br label %1777

1777:                                             ; preds = %1786, %1775
  %1778 = phi i64 [ 0, %1775 ], [ %1787, %1786 ]
  %1779 = trunc nuw nsw i64 %1778 to i32
  %1780 = shl nuw i32 1, %1779
  %1781 = and i32 %1780, %1772
  %1782 = icmp eq i32 %1781, 0
  br i1 %1782, label %1786, label %1783

1783:                                             ; preds = %1777
  %1784 = getelementptr inbounds nuw %struct.Thread, ptr %1619, i64 %1778
  %1785 = getelementptr inbounds nuw i8, ptr %1784, i64 88
  store i64 %1776, ptr %1785, align 8, !tbaa !240
  br label %1786

1786:                                             ; preds = %1783, %1777
  %1787 = add nuw nsw i64 %1778, 1
  %1788 = icmp eq i64 %1787, 32
  br i1 %1788, label %1789, label %1777, !llvm.loop !269

1789:                                             ; preds = %1786, %1798
  %1790 = phi i64 [ %1799, %1798 ], [ 0, %1786 ]
  %1791 = trunc nuw nsw i64 %1790 to i32
  %1792 = shl nuw i32 1, %1791
  %1793 = and i32 %1792, %1772
  %1794 = icmp eq i32 %1793, 0
  br i1 %1794, label %1798, label %1795

1795:                                             ; preds = %1789
  %1796 = getelementptr inbounds nuw %struct.Thread, ptr %1619, i64 %1790
  %1797 = getelementptr inbounds nuw i8, ptr %1796, i64 20
  store i32 0, ptr %1797, align 4, !tbaa !227
  br label %1798

1798:                                             ; preds = %1795, %1789
  %1799 = add nuw nsw i64 %1790, 1
  %1800 = icmp eq i64 %1799, 32
  br i1 %1800, label %1697, label %1789, !llvm.loop !270

1801:                                             ; preds = %1741, %1735
  %1802 = add nuw nsw i64 %1736, 1
  %1803 = icmp eq i64 %1802, %1625
  br i1 %1803, label %1805, label %1735, !llvm.loop !282

1804:                                             ; preds = %1705
  br i1 %1730, label %1697, label %1805, !llvm.loop !280

1805:                                             ; preds = %1804, %1700, %1801
  %1806 = phi i32 [ %1729, %1801 ], [ %1728, %1804 ], [ %1702, %1700 ]
  %1807 = icmp eq i32 %1806, 0
  br i1 %1807, label %1601, label %1863, !llvm.loop !283

1808:                                             ; preds = %1592, %1576
  %1809 = phi i1 [ %1578, %1576 ], [ %1596, %1592 ]
  %1810 = phi i32 [ %1579, %1576 ], [ 0, %1592 ]
  %1811 = icmp ne i32 %1810, 0
  %1812 = select i1 %1809, i1 true, i1 %1811
  br i1 %1812, label %1863, label %1813

1813:                                             ; preds = %1808
  tail call fastcc void @raise_stuck(ptr noundef nonnull @blocks)
  br label %1863

1814:                                             ; preds = %1570
  %1815 = load ptr, ptr %1572, align 8, !tbaa !284
  %1816 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4, !tbaa !64
  %1817 = add i32 %1816, -1
  %1818 = icmp ult i32 %1817, -32
  %1819 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1820 = icmp eq i32 %1819, 0
  %1821 = select i1 %1818, i1 %1820, i1 false
  br i1 %1821, label %1822, label %1863

1822:                                             ; preds = %1814, %1856
  %1823 = phi i32 [ %1857, %1856 ], [ %1816, %1814 ]
  %1824 = phi i64 [ %1858, %1856 ], [ 0, %1814 ]
  %1825 = load ptr, ptr @L, align 8, !tbaa !9
  %1826 = getelementptr inbounds nuw i8, ptr %1825, i64 88
  %1827 = load ptr, ptr %1826, align 8, !tbaa !279
  %1828 = icmp eq ptr %1827, null
  %1829 = trunc nuw nsw i64 %1824 to i32
  br i1 %1828, label %1833, label %1830

1830:                                             ; preds = %1822
  %1831 = getelementptr inbounds nuw i32, ptr %1827, i64 %1824
  %1832 = load i32, ptr %1831, align 4, !tbaa !5
  br label %1833

1833:                                             ; preds = %1830, %1822
  %1834 = phi i32 [ %1832, %1830 ], [ %1829, %1822 ]
  %1835 = shl i32 %1834, 5
  %1836 = icmp ne i32 %1835, -32
  %1837 = icmp ult i32 %1835, %1823
  %1838 = and i1 %1836, %1837
  br i1 %1838, label %1839, label %1856

1839:                                             ; preds = %1833
  %1840 = add nuw i32 %1835, 32
  %1841 = zext i32 %1835 to i64
  %1842 = zext i32 %1840 to i64
  br label %1850

1843:                                             ; preds = %1850
  %1844 = add nuw nsw i64 %1851, 1
  %1845 = icmp samesign ult i64 %1844, %1842
  %1846 = load i32, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 12), align 4
  %1847 = zext i32 %1846 to i64
  %1848 = icmp samesign ult i64 %1844, %1847
  %1849 = select i1 %1845, i1 %1848, i1 false
  br i1 %1849, label %1850, label %1856, !llvm.loop !285

1850:                                             ; preds = %1843, %1839
  %1851 = phi i64 [ %1841, %1839 ], [ %1844, %1843 ]
  %1852 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @blocks, i64 32), align 16, !tbaa !226
  %1853 = getelementptr inbounds nuw %struct.Thread, ptr %1852, i64 %1851
  tail call void %1815(ptr noundef %1853) #23
  %1854 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %1855 = icmp eq i32 %1854, 0
  br i1 %1855, label %1843, label %1863

1856:                                             ; preds = %1843, %1833
  %1857 = phi i32 [ %1823, %1833 ], [ %1846, %1843 ]
  %1858 = add nuw nsw i64 %1824, 1
  %1859 = add i32 %1857, 31
  %1860 = lshr i32 %1859, 5
  %1861 = zext nneg i32 %1860 to i64
  %1862 = icmp samesign ult i64 %1858, %1861
  br i1 %1862, label %1822, label %1863, !llvm.loop !286

1863:                                             ; preds = %1856, %1805, %1850, %1703, %1633, %1814, %1813, %1808
  tail call fastcc void @end_block(ptr noundef nonnull @blocks)
  %1864 = add nuw nsw i64 %1571, 1
  %1865 = icmp slt i64 %1864, %26
  %1866 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %1867 = icmp eq i32 %1866, 0
  %1868 = select i1 %1865, i1 %1867, i1 false
  br i1 %1868, label %1570, label %1869, !llvm.loop !287

1869:                                             ; preds = %1560, %1163, %835, %1863, %1565, %844, %820, %817, %816, %204
  %1870 = load ptr, ptr @L, align 8, !tbaa !9
  %1871 = getelementptr inbounds nuw i8, ptr %1870, i64 488
  %1872 = load i64, ptr %1871, align 8, !tbaa !33
  %1873 = icmp eq i64 %1872, 0
  br i1 %1873, label %1887, label %1874

1874:                                             ; preds = %1869
  %1875 = load i32, ptr @n_doubts, align 4, !tbaa !5
  %1876 = icmp eq i32 %1875, 0
  br i1 %1876, label %1886, label %1877

1877:                                             ; preds = %1874, %1877
  %1878 = phi i64 [ %1882, %1877 ], [ 0, %1874 ]
  %1879 = load ptr, ptr @doubts, align 8, !tbaa !9
  %1880 = getelementptr inbounds nuw %struct.Doubt, ptr %1879, i64 %1878
  %1881 = getelementptr inbounds nuw i8, ptr %1880, i64 32
  tail call fastcc void @report(ptr noundef nonnull byval(%struct.Found) align 8 %1881)
  %1882 = add nuw nsw i64 %1878, 1
  %1883 = load i32, ptr @n_doubts, align 4, !tbaa !5
  %1884 = zext i32 %1883 to i64
  %1885 = icmp samesign ult i64 %1882, %1884
  br i1 %1885, label %1877, label %1886, !llvm.loop !288

1886:                                             ; preds = %1877, %1874
  store i32 0, ptr @n_doubts, align 4, !tbaa !5
  br label %1887

1887:                                             ; preds = %1886, %1869
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
  br i1 %30, label %8, label %9, !llvm.loop !289
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
  br i1 %27, label %9, label %10, !llvm.loop !290
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
  br i1 %15, label %13, label %12, !llvm.loop !291
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define half @__truncsfhf2(float noundef %0) #10 {
  %2 = fpext float %0 to double
  %3 = tail call fastcc zeroext i16 @narrow(double noundef %2, i32 noundef 5, i32 noundef 10)
  %4 = bitcast i16 %3 to half
  ret half %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc zeroext i16 @narrow(double noundef %0, i32 noundef %1, i32 noundef range(i32 7, 11) %2) unnamed_addr #13 {
  %4 = bitcast double %0 to i64
  %5 = and i64 %4, 4503599627370495
  %6 = add nsw i32 %1, -1
  %7 = shl nsw i32 -1, %6
  %8 = xor i32 %7, -1
  %9 = zext nneg i32 %8 to i64
  %10 = lshr i64 %4, 52
  %11 = and i64 %10, 2047
  %12 = add nsw i64 %11, -1023
  %13 = add nsw i64 %12, %9
  %14 = zext nneg i32 %1 to i64
  %15 = shl nsw i64 -1, %14
  %16 = xor i64 %15, -1
  %17 = zext nneg i32 %2 to i64
  %18 = shl i64 %16, %17
  %19 = lshr i64 %4, 48
  %20 = and i64 %19, 32768
  switch i64 %11, label %29 [
    i64 2047, label %21
    i64 0, label %62
  ]

21:                                               ; preds = %3
  %22 = icmp eq i64 %5, 0
  %23 = add nsw i32 %2, -1
  %24 = zext nneg i32 %23 to i64
  %25 = shl nuw nsw i64 1, %24
  %26 = select i1 %22, i64 0, i64 %25
  %27 = or i64 %20, %26
  %28 = or i64 %27, %18
  br label %62

29:                                               ; preds = %3
  %30 = sub nuw nsw i32 52, %2
  %31 = zext nneg i32 %30 to i64
  %32 = icmp slt i64 %13, 1
  %33 = add nuw nsw i64 %31, 1
  %34 = sub nsw i64 %33, %13
  %35 = select i1 %32, i64 %34, i64 %31
  %36 = icmp sgt i64 %35, 60
  br i1 %36, label %62, label %37

37:                                               ; preds = %29
  %38 = or disjoint i64 %5, 4503599627370496
  %39 = lshr i64 %38, %35
  %40 = shl nsw i64 -1, %35
  %41 = xor i64 %40, -1
  %42 = and i64 %38, %41
  %43 = add nsw i64 %35, -1
  %44 = shl nuw nsw i64 1, %43
  %45 = icmp samesign ugt i64 %42, %44
  br i1 %45, label %51, label %46

46:                                               ; preds = %37
  %47 = icmp ne i64 %42, %44
  %48 = and i64 %39, 1
  %49 = icmp eq i64 %48, 0
  %50 = select i1 %47, i1 true, i1 %49
  br i1 %50, label %53, label %51

51:                                               ; preds = %46, %37
  %52 = add nuw nsw i64 %39, 1
  br label %53

53:                                               ; preds = %51, %46
  %54 = phi i64 [ %52, %51 ], [ %39, %46 ]
  %55 = icmp sgt i64 %13, 0
  %56 = add nsw i64 %13, -1
  %57 = shl nuw nsw i64 %56, %17
  %58 = select i1 %55, i64 %57, i64 0
  %59 = add nuw nsw i64 %54, %58
  %60 = tail call i64 @llvm.umin.i64(i64 %59, i64 %18)
  %61 = or i64 %60, %20
  br label %62

62:                                               ; preds = %3, %53, %29, %21
  %63 = phi i64 [ %28, %21 ], [ %61, %53 ], [ %20, %3 ], [ %20, %29 ]
  %64 = trunc i64 %63 to i16
  ret i16 %64
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define half @__truncdfhf2(double noundef %0) #10 {
  %2 = tail call fastcc zeroext i16 @narrow(double noundef %0, i32 noundef 5, i32 noundef 10)
  %3 = bitcast i16 %2 to half
  ret half %3
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
define range(i32 0, 65536) i32 @gevo_brain_of_double(double noundef %0) #10 {
  %2 = fcmp uno double %0, 0.000000e+00
  br i1 %2, label %6, label %3

3:                                                ; preds = %1
  %4 = tail call fastcc zeroext i16 @narrow(double noundef %0, i32 noundef 8, i32 noundef 7)
  %5 = zext i16 %4 to i32
  br label %6

6:                                                ; preds = %1, %3
  %7 = phi i32 [ %5, %3 ], [ 32767, %1 ]
  ret i32 %7
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i32 0, 65536) i32 @gevo_brain_of_signed(i64 noundef %0) #10 {
  %2 = add i64 %0, -9007199254740993
  %3 = icmp ult i64 %2, -18014398509481985
  br i1 %3, label %4, label %10

4:                                                ; preds = %1
  %5 = and i64 %0, 2047
  %6 = icmp eq i64 %5, 0
  %7 = and i64 %0, -4096
  %8 = or disjoint i64 %7, 2048
  %9 = select i1 %6, i64 %0, i64 %8
  br label %10

10:                                               ; preds = %1, %4
  %11 = phi i64 [ %9, %4 ], [ %0, %1 ]
  %12 = sitofp i64 %11 to double
  %13 = tail call fastcc zeroext i16 @narrow(double noundef %12, i32 noundef 8, i32 noundef 7)
  %14 = zext i16 %13 to i32
  ret i32 %14
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i32 0, 65536) i32 @gevo_brain_of_unsigned(i64 noundef %0) #10 {
  %2 = icmp ugt i64 %0, 9007199254740992
  br i1 %2, label %3, label %9

3:                                                ; preds = %1
  %4 = and i64 %0, 2047
  %5 = icmp eq i64 %4, 0
  %6 = and i64 %0, -4096
  %7 = or disjoint i64 %6, 2048
  %8 = select i1 %5, i64 %0, i64 %7
  br label %9

9:                                                ; preds = %1, %3
  %10 = phi i64 [ %8, %3 ], [ %0, %1 ]
  %11 = uitofp i64 %10 to double
  %12 = tail call fastcc zeroext i16 @narrow(double noundef %11, i32 noundef 8, i32 noundef 7)
  %13 = zext i16 %12 to i32
  ret i32 %13
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i32 0, 65536) i32 @gevo_fma_brain(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
  %4 = shl i32 %0, 16
  %5 = bitcast i32 %4 to float
  %6 = fpext float %5 to double
  %7 = shl i32 %1, 16
  %8 = bitcast i32 %7 to float
  %9 = fpext float %8 to double
  %10 = fmul double %6, %9
  %11 = shl i32 %2, 16
  %12 = bitcast i32 %11 to float
  %13 = fpext float %12 to double
  %14 = tail call fastcc double @sum_to_odd(double noundef %10, double noundef %13)
  %15 = fcmp uno double %14, 0.000000e+00
  br i1 %15, label %19, label %16

16:                                               ; preds = %3
  %17 = tail call fastcc zeroext i16 @narrow(double noundef %14, i32 noundef 8, i32 noundef 7)
  %18 = zext i16 %17 to i32
  br label %19

19:                                               ; preds = %3, %16
  %20 = phi i32 [ %18, %16 ], [ 32767, %3 ]
  ret i32 %20
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc double @sum_to_odd(double noundef %0, double noundef %1) unnamed_addr #13 {
  %3 = fadd double %0, %1
  %4 = fsub double %3, %0
  %5 = fsub double %3, %4
  %6 = fsub double %0, %5
  %7 = fsub double %1, %4
  %8 = fadd double %7, %6
  %9 = bitcast double %3 to i64
  %10 = fcmp one double %8, 0.000000e+00
  %11 = and i64 %9, 1
  %12 = icmp eq i64 %11, 0
  %13 = and i1 %12, %10
  br i1 %13, label %14, label %22

14:                                               ; preds = %2
  %15 = fcmp ogt double %8, 0.000000e+00
  %16 = fcmp ule double %3, 0.000000e+00
  %17 = xor i1 %16, %15
  %18 = or disjoint i64 %9, 1
  %19 = add i64 %9, -1
  %20 = select i1 %17, i64 %18, i64 %19
  %21 = bitcast i64 %20 to double
  br label %22

22:                                               ; preds = %2, %14
  %23 = phi double [ %21, %14 ], [ %3, %2 ]
  ret double %23
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(none) uwtable
define range(i32 0, 65536) i32 @gevo_fma_half(i32 noundef %0, i32 noundef %1, i32 noundef %2) #10 {
  %4 = shl i32 %0, 16
  %5 = and i32 %4, -2147483648
  %6 = lshr i32 %0, 10
  %7 = and i32 %6, 31
  %8 = and i32 %0, 1023
  switch i32 %7, label %15 [
    i32 31, label %9
    i32 0, label %22
  ]

9:                                                ; preds = %3
  %10 = shl i32 %0, 13
  %11 = and i32 %10, 8380416
  %12 = or disjoint i32 %11, %5
  %13 = or disjoint i32 %12, 2139095040
  %14 = bitcast i32 %13 to float
  br label %29

15:                                               ; preds = %3
  %16 = shl nuw nsw i32 %7, 23
  %17 = add nuw nsw i32 %16, 939524096
  %18 = shl nuw nsw i32 %8, 13
  %19 = or disjoint i32 %17, %18
  %20 = or disjoint i32 %19, %5
  %21 = bitcast i32 %20 to float
  br label %29

22:                                               ; preds = %3
  %23 = uitofp nneg i32 %8 to float
  %24 = fmul float %23, 0x3E70000000000000
  %25 = fneg float %24
  %26 = and i32 %0, 32768
  %27 = icmp eq i32 %26, 0
  %28 = select i1 %27, float %24, float %25
  br label %29

29:                                               ; preds = %9, %15, %22
  %30 = phi float [ %14, %9 ], [ %21, %15 ], [ %28, %22 ]
  %31 = fpext float %30 to double
  %32 = shl i32 %1, 16
  %33 = and i32 %32, -2147483648
  %34 = lshr i32 %1, 10
  %35 = and i32 %34, 31
  %36 = and i32 %1, 1023
  switch i32 %35, label %43 [
    i32 31, label %37
    i32 0, label %50
  ]

37:                                               ; preds = %29
  %38 = shl i32 %1, 13
  %39 = and i32 %38, 8380416
  %40 = or disjoint i32 %39, %33
  %41 = or disjoint i32 %40, 2139095040
  %42 = bitcast i32 %41 to float
  br label %57

43:                                               ; preds = %29
  %44 = shl nuw nsw i32 %35, 23
  %45 = add nuw nsw i32 %44, 939524096
  %46 = shl nuw nsw i32 %36, 13
  %47 = or disjoint i32 %45, %46
  %48 = or disjoint i32 %47, %33
  %49 = bitcast i32 %48 to float
  br label %57

50:                                               ; preds = %29
  %51 = uitofp nneg i32 %36 to float
  %52 = fmul float %51, 0x3E70000000000000
  %53 = fneg float %52
  %54 = and i32 %1, 32768
  %55 = icmp eq i32 %54, 0
  %56 = select i1 %55, float %52, float %53
  br label %57

57:                                               ; preds = %37, %43, %50
  %58 = phi float [ %42, %37 ], [ %49, %43 ], [ %56, %50 ]
  %59 = fpext float %58 to double
  %60 = fmul double %31, %59
  %61 = shl i32 %2, 16
  %62 = and i32 %61, -2147483648
  %63 = lshr i32 %2, 10
  %64 = and i32 %63, 31
  %65 = and i32 %2, 1023
  switch i32 %64, label %72 [
    i32 31, label %66
    i32 0, label %79
  ]

66:                                               ; preds = %57
  %67 = shl i32 %2, 13
  %68 = and i32 %67, 8380416
  %69 = or disjoint i32 %68, %62
  %70 = or disjoint i32 %69, 2139095040
  %71 = bitcast i32 %70 to float
  br label %86

72:                                               ; preds = %57
  %73 = shl nuw nsw i32 %64, 23
  %74 = add nuw nsw i32 %73, 939524096
  %75 = shl nuw nsw i32 %65, 13
  %76 = or disjoint i32 %74, %75
  %77 = or disjoint i32 %76, %62
  %78 = bitcast i32 %77 to float
  br label %86

79:                                               ; preds = %57
  %80 = uitofp nneg i32 %65 to float
  %81 = fmul float %80, 0x3E70000000000000
  %82 = fneg float %81
  %83 = and i32 %2, 32768
  %84 = icmp eq i32 %83, 0
  %85 = select i1 %84, float %81, float %82
  br label %86

86:                                               ; preds = %66, %72, %79
  %87 = phi float [ %71, %66 ], [ %78, %72 ], [ %85, %79 ]
  %88 = fpext float %87 to double
  %89 = tail call fastcc double @sum_to_odd(double noundef %60, double noundef %88)
  %90 = fcmp uno double %89, 0.000000e+00
  br i1 %90, label %94, label %91

91:                                               ; preds = %86
  %92 = tail call fastcc zeroext i16 @narrow(double noundef %89, i32 noundef 5, i32 noundef 10)
  %93 = zext i16 %92 to i32
  br label %94

94:                                               ; preds = %86, %91
  %95 = phi i32 [ %93, %91 ], [ 32767, %86 ]
  ret i32 %95
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_div_full_f(float noundef %0, float noundef %1) #14 {
  %3 = tail call fastcc float @quotient(float noundef %0, float noundef %1, i32 noundef 2)
  ret float %3
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc float @quotient(float noundef %0, float noundef %1, i32 noundef range(i32 1, 3) %2) unnamed_addr #15 {
  %4 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 408)
  br i1 %4, label %5, label %7

5:                                                ; preds = %3
  %6 = tail call i1 @llvm.is.fpclass.f32(float %1, i32 408)
  br i1 %6, label %9, label %7

7:                                                ; preds = %5, %3
  %8 = fdiv float %0, %1
  br label %35

9:                                                ; preds = %5
  %10 = fpext float %0 to double
  %11 = fpext float %1 to double
  %12 = fdiv double %10, %11
  %13 = bitcast double %11 to i64
  %14 = and i64 %13, 4503599627370495
  %15 = icmp eq i64 %14, 0
  br i1 %15, label %16, label %18

16:                                               ; preds = %9
  %17 = fptrunc double %12 to float
  br label %35

18:                                               ; preds = %9
  %19 = bitcast double %12 to i64
  %20 = lshr i64 %19, 52
  %21 = and i64 %20, 2047
  %22 = tail call i64 @llvm.umax.i64(i64 %21, i64 897)
  %23 = shl nuw nsw i64 %22, 52
  %24 = add nsw i64 %23, -103582791429521408
  %25 = bitcast i64 %24 to double
  %26 = fmul double %25, 2.000000e+00
  %27 = bitcast float %0 to i32
  %28 = zext i32 %27 to i64
  %29 = bitcast float %1 to i32
  %30 = zext i32 %29 to i64
  %31 = tail call fastcc i64 @hash(i32 noundef range(i32 1, 15) %2, i64 noundef range(i64 0, 4294967296) %28, i64 noundef range(i64 0, 4294967296) %30)
  %32 = sitofp i64 %31 to double
  %33 = fmul double %32, 0x3C00000000000000
  %34 = tail call fastcc float @around(double noundef %12, double noundef %26, double noundef %33)
  br label %35

35:                                               ; preds = %16, %18, %7
  %36 = phi float [ %8, %7 ], [ %17, %16 ], [ %34, %18 ]
  ret float %36
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_rcp_approx_f(float noundef %0) #14 {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 408)
  br i1 %2, label %5, label %3

3:                                                ; preds = %1
  %4 = fdiv float 1.000000e+00, %0
  br label %27

5:                                                ; preds = %1
  %6 = fpext float %0 to double
  %7 = fdiv double 1.000000e+00, %6
  %8 = bitcast double %6 to i64
  %9 = and i64 %8, 4503599627370495
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %5
  %12 = fptrunc double %7 to float
  br label %27

13:                                               ; preds = %5
  %14 = bitcast double %7 to i64
  %15 = lshr i64 %14, 52
  %16 = and i64 %15, 2047
  %17 = tail call i64 @llvm.umax.i64(i64 %16, i64 897)
  %18 = shl nuw nsw i64 %17, 52
  %19 = add nsw i64 %18, -103582791429521408
  %20 = bitcast i64 %19 to double
  %21 = bitcast float %0 to i32
  %22 = zext i32 %21 to i64
  %23 = tail call fastcc i64 @hash(i32 noundef 3, i64 noundef range(i64 0, 4294967296) %22, i64 noundef 0)
  %24 = sitofp i64 %23 to double
  %25 = fmul double %24, 0x3C00000000000000
  %26 = tail call fastcc float @around(double noundef %7, double noundef %20, double noundef %25)
  br label %27

27:                                               ; preds = %11, %13, %3
  %28 = phi float [ %4, %3 ], [ %12, %11 ], [ %26, %13 ]
  ret float %28
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc float @around(double noundef %0, double noundef %1, double noundef %2) unnamed_addr #13 {
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
define float @gevo_div_approx_f(float noundef %0, float noundef %1) #14 {
  %3 = fpext float %1 to double
  %4 = tail call noundef double @llvm.fabs.f64(double %3)
  %5 = fcmp ogt double %4, 0x47D0000000000000
  %6 = fcmp ole double %4, 0x47EFFFFFE0000000
  %7 = and i1 %5, %6
  br i1 %7, label %8, label %11

8:                                                ; preds = %2
  %9 = tail call float @llvm.copysign.f32(float 0.000000e+00, float %1)
  %10 = fmul float %0, %9
  br label %45

11:                                               ; preds = %2
  %12 = fcmp olt double %4, 0x3810000000000000
  %13 = fcmp one float %1, 0.000000e+00
  %14 = and i1 %13, %12
  br i1 %14, label %15, label %43

15:                                               ; preds = %11
  %16 = tail call i1 @llvm.is.fpclass.f32(float %1, i32 408)
  br i1 %16, label %19, label %17

17:                                               ; preds = %15
  %18 = fdiv float 1.000000e+00, %1
  br label %40

19:                                               ; preds = %15
  %20 = fdiv double 1.000000e+00, %3
  %21 = bitcast double %3 to i64
  %22 = and i64 %21, 4503599627370495
  %23 = icmp eq i64 %22, 0
  br i1 %23, label %24, label %26

24:                                               ; preds = %19
  %25 = fptrunc double %20 to float
  br label %40

26:                                               ; preds = %19
  %27 = bitcast double %20 to i64
  %28 = lshr i64 %27, 52
  %29 = and i64 %28, 2047
  %30 = tail call i64 @llvm.umax.i64(i64 %29, i64 897)
  %31 = shl nuw nsw i64 %30, 52
  %32 = add nsw i64 %31, -103582791429521408
  %33 = bitcast i64 %32 to double
  %34 = bitcast float %1 to i32
  %35 = zext i32 %34 to i64
  %36 = tail call fastcc i64 @hash(i32 noundef 3, i64 noundef range(i64 0, 4294967296) %35, i64 noundef 0)
  %37 = sitofp i64 %36 to double
  %38 = fmul double %37, 0x3C00000000000000
  %39 = tail call fastcc float @around(double noundef %20, double noundef %33, double noundef %38)
  br label %40

40:                                               ; preds = %17, %24, %26
  %41 = phi float [ %18, %17 ], [ %25, %24 ], [ %39, %26 ]
  %42 = fmul float %0, %41
  br label %45

43:                                               ; preds = %11
  %44 = tail call fastcc float @quotient(float noundef %0, float noundef %1, i32 noundef 1)
  br label %45

45:                                               ; preds = %43, %40, %8
  %46 = phi float [ %10, %8 ], [ %42, %40 ], [ %44, %43 ]
  ret float %46
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.copysign.f32(float, float) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_sqrt_approx_f(float noundef %0) #14 {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 639)
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call float @llvm.sqrt.f32(float %0)
  br label %25

5:                                                ; preds = %1
  %6 = fpext float %0 to double
  %7 = tail call double @llvm.sqrt.f64(double %6)
  %8 = bitcast double %6 to i64
  %9 = and i64 %8, 4503599627370495
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %17

11:                                               ; preds = %5
  %12 = bitcast double %7 to i64
  %13 = and i64 %12, 4503599627370495
  %14 = icmp eq i64 %13, 0
  br i1 %14, label %15, label %17

15:                                               ; preds = %11
  %16 = fptrunc double %7 to float
  br label %25

17:                                               ; preds = %11, %5
  %18 = fmul double %7, 0x3E80000000000000
  %19 = bitcast float %0 to i32
  %20 = zext nneg i32 %19 to i64
  %21 = tail call fastcc i64 @hash(i32 noundef 4, i64 noundef range(i64 0, 4294967296) %20, i64 noundef 0)
  %22 = sitofp i64 %21 to double
  %23 = fmul double %22, 0x3C00000000000000
  %24 = tail call fastcc float @around(double noundef %7, double noundef %18, double noundef %23)
  br label %25

25:                                               ; preds = %15, %17, %3
  %26 = phi float [ %4, %3 ], [ %16, %15 ], [ %24, %17 ]
  ret float %26
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_rsqrt_approx_f(float noundef %0) #14 {
  %2 = fcmp oeq float %0, 0.000000e+00
  br i1 %2, label %3, label %5

3:                                                ; preds = %1
  %4 = tail call float @llvm.copysign.f32(float 0x7FF0000000000000, float %0)
  br label %31

5:                                                ; preds = %1
  %6 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 543)
  br i1 %6, label %7, label %10

7:                                                ; preds = %5
  %8 = tail call float @llvm.sqrt.f32(float %0)
  %9 = fdiv float 1.000000e+00, %8
  br label %31

10:                                               ; preds = %5
  %11 = fpext float %0 to double
  %12 = tail call double @llvm.sqrt.f64(double %11)
  %13 = fdiv double 1.000000e+00, %12
  %14 = bitcast double %11 to i64
  %15 = and i64 %14, 4503599627370495
  %16 = icmp eq i64 %15, 0
  br i1 %16, label %17, label %23

17:                                               ; preds = %10
  %18 = bitcast double %13 to i64
  %19 = and i64 %18, 4503599627370495
  %20 = icmp eq i64 %19, 0
  br i1 %20, label %21, label %23

21:                                               ; preds = %17
  %22 = fptrunc double %13 to float
  br label %31

23:                                               ; preds = %17, %10
  %24 = fmul double %13, 0x3E8125FBEE250000
  %25 = bitcast float %0 to i32
  %26 = zext nneg i32 %25 to i64
  %27 = tail call fastcc i64 @hash(i32 noundef 5, i64 noundef range(i64 0, 4294967296) %26, i64 noundef 0)
  %28 = sitofp i64 %27 to double
  %29 = fmul double %28, 0x3C00000000000000
  %30 = tail call fastcc float @around(double noundef %13, double noundef %24, double noundef %29)
  br label %31

31:                                               ; preds = %21, %23, %7, %3
  %32 = phi float [ %4, %3 ], [ %9, %7 ], [ %22, %21 ], [ %30, %23 ]
  ret float %32
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_ex2_approx_f(float noundef %0) #14 {
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
define float @gevo_lg2_approx_f(float noundef %0) #14 {
  %2 = tail call i1 @llvm.is.fpclass.f32(float %0, i32 639)
  %3 = fpext float %0 to double
  %4 = tail call double @llvm.log2.f64(double %3)
  br i1 %2, label %5, label %7

5:                                                ; preds = %1
  %6 = fptrunc double %4 to float
  br label %26

7:                                                ; preds = %1
  %8 = bitcast double %3 to i64
  %9 = and i64 %8, 4503599627370495
  %10 = icmp eq i64 %9, 0
  br i1 %10, label %11, label %13

11:                                               ; preds = %7
  %12 = fptrunc double %4 to float
  br label %26

13:                                               ; preds = %7
  %14 = fcmp ogt float %0, 5.000000e-01
  %15 = fcmp olt float %0, 2.000000e+00
  %16 = and i1 %14, %15
  %17 = tail call double @llvm.fabs.f64(double %4)
  %18 = fmul double %17, 0x3E90000000000000
  %19 = select i1 %16, double 0x3E90000000000000, double %18
  %20 = bitcast float %0 to i32
  %21 = zext nneg i32 %20 to i64
  %22 = tail call fastcc i64 @hash(i32 noundef 7, i64 noundef range(i64 0, 4294967296) %21, i64 noundef 0)
  %23 = sitofp i64 %22 to double
  %24 = fmul double %23, 0x3C00000000000000
  %25 = tail call fastcc float @around(double noundef %4, double noundef %19, double noundef %24)
  br label %26

26:                                               ; preds = %11, %13, %5
  %27 = phi float [ %6, %5 ], [ %12, %11 ], [ %25, %13 ]
  ret float %27
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.log2.f64(double) #11

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_sin_approx_f(float noundef %0) #14 {
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
define internal fastcc float @periodic(float noundef %0, double noundef %1, i32 noundef range(i32 8, 10) %2) unnamed_addr #15 {
  %4 = tail call float @llvm.fabs.f32(float %0)
  %5 = fpext float %4 to double
  %6 = fcmp ugt double %5, 0x401921FB54442D18
  br i1 %6, label %11, label %7

7:                                                ; preds = %3
  %8 = fptrunc double %1 to float
  %9 = tail call float @llvm.fabs.f32(float %8)
  %10 = fcmp oeq float %9, 1.000000e+00
  br i1 %10, label %30, label %16

11:                                               ; preds = %3
  %12 = fcmp ogt double %5, 0x4073A28C59D5433B
  br i1 %12, label %13, label %16

13:                                               ; preds = %11
  %14 = fdiv double %5, 0x4073A28C59D5433B
  %15 = fmul double %14, 0x3F03B2C47BFF0000
  br label %16

16:                                               ; preds = %7, %11, %13
  %17 = phi double [ 0x3F03B2C47BFF0000, %11 ], [ %15, %13 ], [ 0x3EA6A09E667F0000, %7 ]
  %18 = fcmp olt double %17, 2.000000e+00
  %19 = select i1 %18, double %17, double 2.000000e+00
  %20 = bitcast float %0 to i32
  %21 = zext i32 %20 to i64
  %22 = tail call fastcc i64 @hash(i32 noundef range(i32 1, 15) %2, i64 noundef range(i64 0, 4294967296) %21, i64 noundef 0)
  %23 = sitofp i64 %22 to double
  %24 = fmul double %23, 0x3C00000000000000
  %25 = tail call fastcc float @around(double noundef %1, double noundef %19, double noundef %24)
  %26 = fcmp ogt float %25, 1.000000e+00
  %27 = fcmp olt float %25, -1.000000e+00
  %28 = select i1 %27, float -1.000000e+00, float %25
  %29 = select i1 %26, float 1.000000e+00, float %28
  br label %30

30:                                               ; preds = %7, %16
  %31 = phi float [ %29, %16 ], [ %8, %7 ]
  ret float %31
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define float @gevo_cos_approx_f(float noundef %0) #14 {
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
define float @gevo_tanh_approx_f(float noundef %0) #14 {
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
define range(i32 0, 65536) i32 @gevo_ex2_approx_h(i32 noundef %0) #14 {
  %2 = trunc i32 %0 to i16
  %3 = tail call fastcc zeroext i16 @power_16(i16 noundef zeroext %2, i32 noundef 11, double noundef 0x3F5125FBEE250000, i64 42949672965)
  %4 = zext i16 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc zeroext i16 @power_16(i16 noundef zeroext %0, i32 noundef range(i32 11, 13) %1, double noundef %2, i64 range(i64 30064771080, 42949672966) %3) unnamed_addr #15 {
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
  %42 = tail call fastcc zeroext i16 @narrow(double noundef %41, i32 noundef %5, i32 noundef %7)
  %43 = and i32 %10, 32767
  %44 = icmp eq i32 %43, 0
  br i1 %44, label %65, label %45

45:                                               ; preds = %38
  %46 = shl nsw i32 -1, %5
  %47 = xor i32 %46, -1
  %48 = shl i32 %47, %7
  %49 = and i32 %48, %10
  %50 = icmp eq i32 %49, %48
  br i1 %50, label %65, label %51

51:                                               ; preds = %45
  %52 = zext i16 %42 to i32
  %53 = and i32 %52, 32767
  %54 = icmp eq i32 %53, 0
  %55 = and i32 %48, %52
  %56 = icmp eq i32 %55, %48
  %57 = or i1 %54, %56
  br i1 %57, label %65, label %58

58:                                               ; preds = %51
  %59 = fmul double %2, %41
  %60 = zext i16 %0 to i64
  %61 = tail call fastcc i64 @hash(i32 noundef range(i32 1, 15) %1, i64 noundef range(i64 0, 4294967296) %60, i64 noundef 0)
  %62 = sitofp i64 %61 to double
  %63 = fmul double %62, 0x3C00000000000000
  %64 = tail call fastcc zeroext i16 @around_16(double noundef %41, double noundef %59, double noundef %63, i64 %3)
  br label %65

65:                                               ; preds = %51, %38, %45, %58
  %66 = phi i16 [ %64, %58 ], [ %42, %51 ], [ %42, %45 ], [ %42, %38 ]
  ret i16 %66
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 65536) i32 @gevo_ex2_approx_b(i32 noundef %0) #14 {
  %2 = trunc i32 %0 to i16
  %3 = tail call fastcc zeroext i16 @power_16(i16 noundef zeroext %2, i32 noundef 12, double noundef 7.812500e-03, i64 30064771080)
  %4 = zext i16 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 65536) i32 @gevo_tanh_approx_h(i32 noundef %0) #14 {
  %2 = trunc i32 %0 to i16
  %3 = tail call fastcc zeroext i16 @tanh_16(i16 noundef zeroext %2, i32 noundef 13, double noundef 0x3F40251353750000, i64 42949672965)
  %4 = zext i16 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc zeroext i16 @tanh_16(i16 noundef zeroext %0, i32 noundef range(i32 13, 15) %1, double noundef %2, i64 range(i64 30064771080, 42949672966) %3) unnamed_addr #15 {
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
  br i1 %49, label %50, label %52

50:                                               ; preds = %38, %44
  %51 = tail call fastcc zeroext i16 @narrow(double noundef %41, i32 noundef %5, i32 noundef %7)
  br label %64

52:                                               ; preds = %44
  %53 = zext i16 %0 to i64
  %54 = tail call fastcc i64 @hash(i32 noundef range(i32 1, 15) %1, i64 noundef range(i64 0, 4294967296) %53, i64 noundef 0)
  %55 = sitofp i64 %54 to double
  %56 = fmul double %55, 0x3C00000000000000
  %57 = tail call fastcc zeroext i16 @around_16(double noundef %41, double noundef %2, double noundef %56, i64 %3)
  %58 = tail call fastcc zeroext i16 @narrow(double noundef 1.000000e+00, i32 noundef %5, i32 noundef %7)
  %59 = and i16 %57, 32767
  %60 = icmp ugt i16 %59, %58
  %61 = and i16 %57, -32768
  %62 = or i16 %61, %58
  %63 = select i1 %60, i16 %62, i16 %57
  br label %64

64:                                               ; preds = %52, %50
  %65 = phi i16 [ %51, %50 ], [ %63, %52 ]
  ret i16 %65
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i32 0, 65536) i32 @gevo_tanh_approx_b(i32 noundef %0) #14 {
  %2 = trunc i32 %0 to i16
  %3 = tail call fastcc zeroext i16 @tanh_16(i16 noundef zeroext %2, i32 noundef 14, double noundef 3.906250e-03, i64 30064771080)
  %4 = zext i16 %3 to i32
  ret i32 %4
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define double @gevo_rcp_gross_d(double noundef %0) #14 {
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
define internal fastcc double @gross(double noundef %0, i32 noundef range(i32 15, 17) %1, double noundef %2) unnamed_addr #15 {
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
define double @gevo_rsqrt_gross_d(double noundef %0) #14 {
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
define double @gevo_rsqrt_approx_d(double noundef %0) #14 {
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
  br label %57

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
  %23 = bitcast double %20 to i64
  %24 = and i64 %23, 4503599627370495
  %25 = icmp eq i64 %24, 0
  br i1 %25, label %26, label %30

26:                                               ; preds = %12
  %27 = bitcast double %22 to i64
  %28 = and i64 %27, 4503599627370495
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %54, label %30

30:                                               ; preds = %26, %12
  %31 = fmul double %22, 5.000000e-01
  %32 = fneg double %22
  %33 = fmul double %22, %32
  %34 = tail call double @llvm.fma.f64(double %22, double %22, double %33)
  %35 = tail call double @llvm.fma.f64(double %33, double %20, double 1.000000e+00)
  %36 = fmul double %20, %34
  %37 = fsub double %35, %36
  %38 = fmul double %31, %37
  %39 = fadd double %22, %38
  %40 = tail call fastcc i64 @hash(i32 noundef 17, i64 noundef %2, i64 noundef 0)
  %41 = and i64 %40, 1
  %42 = icmp eq i64 %41, 0
  br i1 %42, label %54, label %43

43:                                               ; preds = %30
  %44 = bitcast double %39 to i64
  %45 = fneg double %39
  %46 = fmul double %39, %45
  %47 = tail call double @llvm.fma.f64(double %39, double %39, double %46)
  %48 = tail call double @llvm.fma.f64(double %46, double %20, double 1.000000e+00)
  %49 = fmul double %20, %47
  %50 = fcmp ogt double %48, %49
  %51 = select i1 %50, i64 1, i64 -1
  %52 = add i64 %51, %44
  %53 = bitcast i64 %52 to double
  br label %54

54:                                               ; preds = %30, %43, %26
  %55 = phi double [ %22, %26 ], [ %53, %43 ], [ %39, %30 ]
  %56 = fmul double %19, %55
  br label %57

57:                                               ; preds = %54, %8
  %58 = phi double [ %11, %8 ], [ %56, %54 ]
  ret double %58
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i64 @hash(i32 noundef range(i32 1, 18) %0, i64 noundef %1, i64 noundef range(i64 0, 4294967296) %2) unnamed_addr #17 {
  %4 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8360), align 8, !tbaa !292
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
  %4 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8368), align 8, !tbaa !293
  %5 = zext i32 %0 to i64
  %6 = getelementptr inbounds nuw %struct.Decision, ptr %4, i64 %5
  %7 = zext i32 %1 to i64
  %8 = getelementptr inbounds nuw i64, ptr %6, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !41
  %10 = add i64 %9, 1
  store i64 %10, ptr %8, align 8, !tbaa !41
  %11 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %12 = getelementptr inbounds nuw double, ptr %11, i64 %7
  %13 = load double, ptr %12, align 8, !tbaa !294
  %14 = fcmp olt double %2, %13
  br i1 %14, label %15, label %16

15:                                               ; preds = %3
  store double %2, ptr %12, align 8, !tbaa !294
  br label %16

16:                                               ; preds = %15, %3
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define void @gevo_value(i32 noundef %0, i64 noundef %1) #7 {
  %3 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8368), align 8, !tbaa !293
  %4 = zext i32 %0 to i64
  %5 = getelementptr inbounds nuw %struct.Decision, ptr %3, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 8
  %7 = load i64, ptr %6, align 8, !tbaa !41
  %8 = icmp eq i64 %7, 0
  br i1 %8, label %9, label %10

9:                                                ; preds = %2
  store i64 %1, ptr %5, align 8, !tbaa !41
  br label %17

10:                                               ; preds = %2
  %11 = load i64, ptr %5, align 8, !tbaa !41
  %12 = icmp eq i64 %11, %1
  br i1 %12, label %17, label %13

13:                                               ; preds = %10
  %14 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %15 = load i64, ptr %14, align 8, !tbaa !41
  %16 = add i64 %15, 1
  store i64 %16, ptr %14, align 8, !tbaa !41
  br label %17

17:                                               ; preds = %10, %13, %9
  %18 = add i64 %7, 1
  store i64 %18, ptr %6, align 8, !tbaa !41
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i64 @gevo_sectors(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, ptr noundef writeonly captures(address_is_null) %3) #2 {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %15

6:                                                ; preds = %4
  %7 = icmp sgt i64 %2, 32
  %8 = icmp sgt i64 %2, 1
  %9 = add i64 %2, -1
  %10 = icmp eq ptr %3, null
  br label %11

11:                                               ; preds = %6, %116
  %12 = phi ptr [ %0, %6 ], [ %118, %116 ]
  %13 = phi i64 [ 0, %6 ], [ %117, %116 ]
  %14 = phi i64 [ 0, %6 ], [ %18, %116 ]
  br label %19

15:                                               ; preds = %116, %4
  %16 = phi i64 [ 0, %4 ], [ %18, %116 ]
  ret i64 %16

17:                                               ; preds = %109
  %18 = add nsw i64 %111, %14
  br i1 %10, label %116, label %114

19:                                               ; preds = %11, %109
  %20 = phi i64 [ 0, %11 ], [ %112, %109 ]
  %21 = phi i64 [ 0, %11 ], [ %111, %109 ]
  %22 = phi i64 [ 0, %11 ], [ %110, %109 ]
  %23 = getelementptr inbounds nuw i64, ptr %12, i64 %20
  %24 = load i64, ptr %23, align 8, !tbaa !41
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
  %44 = load i64, ptr %43, align 8, !tbaa !41
  %45 = icmp eq i64 %44, %32
  br i1 %45, label %54, label %38, !llvm.loop !296

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
  store i64 %32, ptr %53, align 8, !tbaa !41
  br label %54

54:                                               ; preds = %41, %36, %46, %48, %50
  %55 = phi i64 [ %51, %50 ], [ %32, %48 ], [ %30, %36 ], [ %30, %46 ], [ %30, %41 ]
  %56 = phi i64 [ %52, %50 ], [ %29, %48 ], [ %29, %36 ], [ %29, %46 ], [ %29, %41 ]
  %57 = add nuw nsw i64 %28, 32
  %58 = icmp slt i64 %57, %2
  br i1 %58, label %27, label %109, !llvm.loop !297

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
  %72 = load i64, ptr %71, align 8, !tbaa !41
  %73 = icmp eq i64 %72, %60
  br i1 %73, label %82, label %66, !llvm.loop !296

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
  store i64 %60, ptr %81, align 8, !tbaa !41
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
  %99 = load i64, ptr %98, align 8, !tbaa !41
  %100 = icmp eq i64 %99, %87
  br i1 %100, label %109, label %93, !llvm.loop !296

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
  store i64 %87, ptr %108, align 8, !tbaa !41
  br label %109

109:                                              ; preds = %96, %54, %105, %103, %101, %91, %82, %19
  %110 = phi i64 [ %22, %19 ], [ %83, %101 ], [ %83, %82 ], [ %106, %105 ], [ %87, %103 ], [ %83, %91 ], [ %55, %54 ], [ %83, %96 ]
  %111 = phi i64 [ %21, %19 ], [ %84, %101 ], [ %84, %82 ], [ %107, %105 ], [ %84, %103 ], [ %84, %91 ], [ %56, %54 ], [ %84, %96 ]
  %112 = add nuw nsw i64 %20, 1
  %113 = icmp eq i64 %112, 32
  br i1 %113, label %17, label %19, !llvm.loop !298

114:                                              ; preds = %17
  %115 = getelementptr inbounds nuw i64, ptr %3, i64 %13
  store i64 %111, ptr %115, align 8, !tbaa !41
  br label %116

116:                                              ; preds = %114, %17
  %117 = add nuw nsw i64 %13, 1
  %118 = getelementptr inbounds nuw i8, ptr %12, i64 256
  %119 = icmp eq i64 %117, %1
  br i1 %119, label %15, label %11, !llvm.loop !299
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i64 @gevo_distinct(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, ptr noundef writeonly captures(address_is_null) %3) #2 {
  %5 = icmp sgt i64 %1, 0
  br i1 %5, label %6, label %12

6:                                                ; preds = %4
  %7 = icmp eq ptr %3, null
  br label %8

8:                                                ; preds = %6, %53
  %9 = phi i64 [ 0, %6 ], [ %54, %53 ]
  %10 = phi i64 [ 0, %6 ], [ %15, %53 ]
  %11 = phi ptr [ %0, %6 ], [ %55, %53 ]
  br label %16

12:                                               ; preds = %53, %4
  %13 = phi i64 [ 0, %4 ], [ %15, %53 ]
  ret i64 %13

14:                                               ; preds = %46
  %15 = add nsw i64 %48, %10
  br i1 %7, label %53, label %51

16:                                               ; preds = %8, %46
  %17 = phi i64 [ 0, %8 ], [ %49, %46 ]
  %18 = phi i64 [ 0, %8 ], [ %48, %46 ]
  %19 = phi i64 [ 0, %8 ], [ %47, %46 ]
  %20 = getelementptr inbounds nuw i64, ptr %11, i64 %17
  %21 = load i64, ptr %20, align 8, !tbaa !41
  %22 = icmp sgt i64 %21, -1
  br i1 %22, label %23, label %46

23:                                               ; preds = %16
  %24 = sdiv i64 %21, %2
  %25 = icmp eq i64 %18, 0
  br i1 %25, label %42, label %26

26:                                               ; preds = %23
  %27 = icmp sgt i64 %24, %19
  br i1 %27, label %40, label %28

28:                                               ; preds = %26
  %29 = icmp eq i64 %24, %19
  br i1 %29, label %46, label %30

30:                                               ; preds = %28, %33
  %31 = phi i64 [ %34, %33 ], [ %18, %28 ]
  %32 = icmp sgt i64 %31, 0
  br i1 %32, label %33, label %38

33:                                               ; preds = %30
  %34 = add nsw i64 %31, -1
  %35 = getelementptr inbounds nuw i64, ptr @pieces, i64 %34
  %36 = load i64, ptr %35, align 8, !tbaa !41
  %37 = icmp eq i64 %36, %24
  br i1 %37, label %46, label %30, !llvm.loop !296

38:                                               ; preds = %30
  %39 = icmp slt i64 %18, 16384
  br i1 %39, label %42, label %46

40:                                               ; preds = %26
  %41 = icmp slt i64 %18, 16384
  br i1 %41, label %42, label %46

42:                                               ; preds = %23, %40, %38
  %43 = phi i64 [ %19, %38 ], [ %24, %40 ], [ %24, %23 ]
  %44 = add nsw i64 %18, 1
  %45 = getelementptr inbounds i64, ptr @pieces, i64 %18
  store i64 %24, ptr %45, align 8, !tbaa !41
  br label %46

46:                                               ; preds = %33, %42, %40, %38, %28, %16
  %47 = phi i64 [ %19, %16 ], [ %43, %42 ], [ %24, %40 ], [ %19, %28 ], [ %19, %38 ], [ %19, %33 ]
  %48 = phi i64 [ %18, %16 ], [ %44, %42 ], [ %18, %40 ], [ %18, %28 ], [ %18, %38 ], [ %18, %33 ]
  %49 = add nuw nsw i64 %17, 1
  %50 = icmp eq i64 %49, 32
  br i1 %50, label %14, label %16, !llvm.loop !300

51:                                               ; preds = %14
  %52 = getelementptr inbounds nuw i64, ptr %3, i64 %9
  store i64 %48, ptr %52, align 8, !tbaa !41
  br label %53

53:                                               ; preds = %51, %14
  %54 = add nuw nsw i64 %9, 1
  %55 = getelementptr inbounds nuw i8, ptr %11, i64 256
  %56 = icmp eq i64 %54, %1
  br i1 %56, label %12, label %8, !llvm.loop !301
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i64 @gevo_lines(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, ptr noundef writeonly captures(address_is_null) %3) #2 {
  %5 = sdiv i64 %2, 4
  %6 = tail call i64 @llvm.smax.i64(i64 %5, i64 1)
  %7 = tail call range(i64 1, 33) i64 @llvm.umin.i64(i64 %6, i64 32)
  %8 = trunc nuw nsw i64 %7 to i8
  %9 = udiv i8 32, %8
  %10 = zext nneg i8 %9 to i64
  %11 = icmp sgt i64 %1, 0
  br i1 %11, label %12, label %19

12:                                               ; preds = %4
  %13 = add i64 %2, -1
  %14 = icmp eq ptr %3, null
  br label %15

15:                                               ; preds = %12, %81
  %16 = phi i64 [ 0, %12 ], [ %82, %81 ]
  %17 = phi i64 [ 0, %12 ], [ %27, %81 ]
  %18 = phi ptr [ %0, %12 ], [ %83, %81 ]
  br label %21

19:                                               ; preds = %81, %4
  %20 = phi i64 [ 0, %4 ], [ %27, %81 ]
  ret i64 %20

21:                                               ; preds = %28, %15
  %22 = phi i64 [ %10, %15 ], [ %31, %28 ]
  %23 = phi i64 [ 0, %15 ], [ %25, %28 ]
  %24 = phi i64 [ 0, %15 ], [ %29, %28 ]
  %25 = add nuw nsw i64 %23, %10
  br label %32

26:                                               ; preds = %28
  %27 = add nsw i64 %29, %17
  br i1 %14, label %81, label %79

28:                                               ; preds = %74
  %29 = add nsw i64 %76, %24
  %30 = icmp samesign ult i64 %25, 32
  %31 = add nuw nsw i64 %22, %10
  br i1 %30, label %21, label %26, !llvm.loop !302

32:                                               ; preds = %21, %74
  %33 = phi i64 [ %77, %74 ], [ %23, %21 ]
  %34 = phi i64 [ %76, %74 ], [ 0, %21 ]
  %35 = phi i64 [ %75, %74 ], [ 0, %21 ]
  %36 = getelementptr inbounds nuw i64, ptr %18, i64 %33
  %37 = load i64, ptr %36, align 8, !tbaa !41
  %38 = icmp slt i64 %37, 0
  br i1 %38, label %74, label %39

39:                                               ; preds = %32
  %40 = lshr i64 %37, 7
  %41 = add i64 %13, %37
  %42 = sdiv i64 %41, 128
  %43 = icmp sgt i64 %40, %42
  br i1 %43, label %74, label %44

44:                                               ; preds = %39, %69
  %45 = phi i64 [ %72, %69 ], [ %40, %39 ]
  %46 = phi i64 [ %71, %69 ], [ %34, %39 ]
  %47 = phi i64 [ %70, %69 ], [ %35, %39 ]
  %48 = icmp eq i64 %46, 0
  br i1 %48, label %65, label %49

49:                                               ; preds = %44
  %50 = icmp sgt i64 %45, %47
  br i1 %50, label %63, label %51

51:                                               ; preds = %49
  %52 = icmp eq i64 %45, %47
  br i1 %52, label %69, label %53

53:                                               ; preds = %51, %56
  %54 = phi i64 [ %57, %56 ], [ %46, %51 ]
  %55 = icmp sgt i64 %54, 0
  br i1 %55, label %56, label %61

56:                                               ; preds = %53
  %57 = add nsw i64 %54, -1
  %58 = getelementptr inbounds nuw i64, ptr @pieces, i64 %57
  %59 = load i64, ptr %58, align 8, !tbaa !41
  %60 = icmp eq i64 %59, %45
  br i1 %60, label %69, label %53, !llvm.loop !296

61:                                               ; preds = %53
  %62 = icmp slt i64 %46, 16384
  br i1 %62, label %65, label %69

63:                                               ; preds = %49
  %64 = icmp slt i64 %46, 16384
  br i1 %64, label %65, label %69

65:                                               ; preds = %44, %63, %61
  %66 = phi i64 [ %47, %61 ], [ %45, %63 ], [ %45, %44 ]
  %67 = add nsw i64 %46, 1
  %68 = getelementptr inbounds i64, ptr @pieces, i64 %46
  store i64 %45, ptr %68, align 8, !tbaa !41
  br label %69

69:                                               ; preds = %56, %51, %61, %63, %65
  %70 = phi i64 [ %66, %65 ], [ %45, %63 ], [ %45, %51 ], [ %47, %61 ], [ %47, %56 ]
  %71 = phi i64 [ %67, %65 ], [ %46, %63 ], [ %46, %51 ], [ %46, %61 ], [ %46, %56 ]
  %72 = add nuw nsw i64 %45, 1
  %73 = icmp slt i64 %45, %42
  br i1 %73, label %44, label %74, !llvm.loop !303

74:                                               ; preds = %69, %39, %32
  %75 = phi i64 [ %35, %32 ], [ %35, %39 ], [ %70, %69 ]
  %76 = phi i64 [ %34, %32 ], [ %34, %39 ], [ %71, %69 ]
  %77 = add nuw nsw i64 %33, 1
  %78 = icmp eq i64 %77, %22
  br i1 %78, label %28, label %32, !llvm.loop !304

79:                                               ; preds = %26
  %80 = getelementptr inbounds nuw i64, ptr %3, i64 %16
  store i64 %29, ptr %80, align 8, !tbaa !41
  br label %81

81:                                               ; preds = %79, %26
  %82 = add nuw nsw i64 %16, 1
  %83 = getelementptr inbounds nuw i8, ptr %18, i64 256
  %84 = icmp eq i64 %82, %1
  br i1 %84, label %19, label %15, !llvm.loop !305
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define i64 @gevo_wavefronts(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef %2, ptr noundef writeonly captures(address_is_null) %3) #2 {
  %5 = alloca [32 x i32], align 16
  %6 = icmp sgt i64 %2, 7
  %7 = sdiv i64 %2, 4
  %8 = select i1 %6, i64 %7, i64 1
  %9 = tail call i64 @llvm.smax.i64(i64 %7, i64 1)
  %10 = tail call range(i64 1, 33) i64 @llvm.umin.i64(i64 %9, i64 32)
  %11 = trunc nuw nsw i64 %10 to i8
  %12 = udiv i8 32, %11
  %13 = zext nneg i8 %12 to i64
  %14 = icmp sgt i64 %1, 0
  br i1 %14, label %15, label %22

15:                                               ; preds = %4
  %16 = icmp sgt i64 %8, 0
  %17 = icmp eq ptr %3, null
  br label %18

18:                                               ; preds = %15, %98
  %19 = phi ptr [ %0, %15 ], [ %100, %98 ]
  %20 = phi i64 [ 0, %15 ], [ %26, %98 ]
  %21 = phi i64 [ 0, %15 ], [ %99, %98 ]
  br label %27

22:                                               ; preds = %98, %4
  %23 = phi i64 [ 0, %4 ], [ %26, %98 ]
  ret i64 %23

24:                                               ; preds = %34
  %25 = tail call i64 @llvm.smax.i64(i64 %36, i64 %91)
  %26 = add nuw nsw i64 %25, %20
  br i1 %17, label %98, label %96

27:                                               ; preds = %34, %18
  %28 = phi i64 [ %13, %18 ], [ %37, %34 ]
  %29 = phi i64 [ 0, %18 ], [ %32, %34 ]
  %30 = phi i64 [ 0, %18 ], [ %91, %34 ]
  %31 = phi i64 [ 0, %18 ], [ %36, %34 ]
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #23
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(128) %5, i8 0, i64 128, i1 false)
  %32 = add nuw nsw i64 %29, 1
  %33 = mul nuw nsw i64 %29, %13
  br label %39

34:                                               ; preds = %89
  %35 = zext i32 %92 to i64
  %36 = add nuw nsw i64 %31, %35
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #23
  %37 = add nuw nsw i64 %28, %13
  %38 = icmp eq i64 %32, %10
  br i1 %38, label %24, label %27, !llvm.loop !306

39:                                               ; preds = %27, %89
  %40 = phi i64 [ %94, %89 ], [ %33, %27 ]
  %41 = phi i64 [ %93, %89 ], [ 0, %27 ]
  %42 = phi i32 [ %92, %89 ], [ 0, %27 ]
  %43 = phi i64 [ %91, %89 ], [ %30, %27 ]
  %44 = phi i64 [ %90, %89 ], [ 0, %27 ]
  %45 = getelementptr inbounds nuw i64, ptr %19, i64 %40
  %46 = load i64, ptr %45, align 8, !tbaa !41
  %47 = icmp slt i64 %46, 0
  br i1 %47, label %89, label %48

48:                                               ; preds = %39
  br i1 %16, label %49, label %89

49:                                               ; preds = %48
  %50 = lshr i64 %46, 2
  br label %51

51:                                               ; preds = %49, %83
  %52 = phi i64 [ 0, %49 ], [ %87, %83 ]
  %53 = phi i64 [ %41, %49 ], [ %84, %83 ]
  %54 = phi i32 [ %42, %49 ], [ %86, %83 ]
  %55 = phi i64 [ %44, %49 ], [ %85, %83 ]
  %56 = add nuw nsw i64 %52, %50
  %57 = icmp eq i64 %53, 0
  br i1 %57, label %74, label %58

58:                                               ; preds = %51
  %59 = icmp sgt i64 %56, %55
  br i1 %59, label %72, label %60

60:                                               ; preds = %58
  %61 = icmp eq i64 %56, %55
  br i1 %61, label %83, label %62

62:                                               ; preds = %60, %65
  %63 = phi i64 [ %66, %65 ], [ %53, %60 ]
  %64 = icmp sgt i64 %63, 0
  br i1 %64, label %65, label %70

65:                                               ; preds = %62
  %66 = add nsw i64 %63, -1
  %67 = getelementptr inbounds nuw i64, ptr @pieces, i64 %66
  %68 = load i64, ptr %67, align 8, !tbaa !41
  %69 = icmp eq i64 %68, %56
  br i1 %69, label %83, label %62, !llvm.loop !296

70:                                               ; preds = %62
  %71 = icmp slt i64 %53, 16384
  br i1 %71, label %74, label %83

72:                                               ; preds = %58
  %73 = icmp slt i64 %53, 16384
  br i1 %73, label %74, label %83

74:                                               ; preds = %70, %72, %51
  %75 = phi i64 [ %55, %70 ], [ %56, %72 ], [ %56, %51 ]
  %76 = getelementptr inbounds i64, ptr @pieces, i64 %53
  store i64 %56, ptr %76, align 8, !tbaa !41
  %77 = add nsw i64 %53, 1
  %78 = and i64 %56, 31
  %79 = getelementptr inbounds nuw i32, ptr %5, i64 %78
  %80 = load i32, ptr %79, align 4, !tbaa !5
  %81 = add i32 %80, 1
  store i32 %81, ptr %79, align 4, !tbaa !5
  %82 = tail call i32 @llvm.umax.i32(i32 %81, i32 %54)
  br label %83

83:                                               ; preds = %65, %72, %60, %70, %74
  %84 = phi i64 [ %53, %72 ], [ %77, %74 ], [ %53, %70 ], [ %53, %60 ], [ %53, %65 ]
  %85 = phi i64 [ %56, %72 ], [ %75, %74 ], [ %55, %70 ], [ %55, %60 ], [ %55, %65 ]
  %86 = phi i32 [ %54, %72 ], [ %82, %74 ], [ %54, %70 ], [ %54, %60 ], [ %54, %65 ]
  %87 = add nuw nsw i64 %52, 1
  %88 = icmp eq i64 %87, %8
  br i1 %88, label %89, label %51, !llvm.loop !307

89:                                               ; preds = %83, %48, %39
  %90 = phi i64 [ %44, %39 ], [ %44, %48 ], [ %85, %83 ]
  %91 = phi i64 [ %43, %39 ], [ 1, %48 ], [ 1, %83 ]
  %92 = phi i32 [ %42, %39 ], [ %42, %48 ], [ %86, %83 ]
  %93 = phi i64 [ %41, %39 ], [ %41, %48 ], [ %84, %83 ]
  %94 = add nuw nsw i64 %40, 1
  %95 = icmp eq i64 %94, %28
  br i1 %95, label %34, label %39, !llvm.loop !308

96:                                               ; preds = %24
  %97 = getelementptr inbounds nuw i64, ptr %3, i64 %21
  store i64 %25, ptr %97, align 8, !tbaa !41
  br label %98

98:                                               ; preds = %96, %24
  %99 = add nuw nsw i64 %21, 1
  %100 = getelementptr inbounds nuw i8, ptr %19, i64 256
  %101 = icmp eq i64 %99, %1
  br i1 %101, label %22, label %18, !llvm.loop !309
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: write)
declare void @llvm.memset.p0.i64(ptr writeonly captures(none), i8, i64, i1 immarg) #18

; Function Attrs: nofree norecurse nosync nounwind memory(argmem: readwrite) uwtable
define range(i64 0, -9223372036854775808) i64 @gevo_steps(ptr noundef readonly captures(none) %0, i64 noundef %1, ptr noundef writeonly captures(address_is_null) %2) #5 {
  %4 = icmp sgt i64 %1, 0
  br i1 %4, label %5, label %11

5:                                                ; preds = %3
  %6 = icmp eq ptr %2, null
  br label %7

7:                                                ; preds = %5, %41
  %8 = phi i64 [ 0, %5 ], [ %42, %41 ]
  %9 = phi i64 [ 0, %5 ], [ %21, %41 ]
  %10 = phi ptr [ %0, %5 ], [ %43, %41 ]
  br label %13

11:                                               ; preds = %41, %3
  %12 = phi i64 [ 0, %3 ], [ %21, %41 ]
  ret i64 %12

13:                                               ; preds = %7, %25
  %14 = phi i64 [ 0, %7 ], [ %28, %25 ]
  %15 = phi i64 [ 1, %7 ], [ %29, %25 ]
  %16 = phi i64 [ 0, %7 ], [ %27, %25 ]
  %17 = getelementptr inbounds nuw i64, ptr %10, i64 %14
  %18 = load i64, ptr %17, align 8, !tbaa !41
  %19 = icmp sgt i64 %18, -1
  br label %22

20:                                               ; preds = %25
  %21 = add nuw nsw i64 %27, %9
  br i1 %6, label %41, label %39

22:                                               ; preds = %13, %31
  %23 = phi i64 [ 0, %13 ], [ %37, %31 ]
  %24 = phi i64 [ 0, %13 ], [ %36, %31 ]
  br i1 %19, label %31, label %25

25:                                               ; preds = %31, %22
  %26 = phi i64 [ %36, %31 ], [ 0, %22 ]
  %27 = tail call i64 @llvm.smax.i64(i64 %26, i64 %16)
  %28 = add nuw nsw i64 %14, 1
  %29 = add nuw nsw i64 %15, 1
  %30 = icmp eq i64 %28, 32
  br i1 %30, label %20, label %13, !llvm.loop !310

31:                                               ; preds = %22
  %32 = getelementptr inbounds nuw i64, ptr %10, i64 %23
  %33 = load i64, ptr %32, align 8, !tbaa !41
  %34 = icmp eq i64 %33, %18
  %35 = zext i1 %34 to i64
  %36 = add nuw nsw i64 %24, %35
  %37 = add nuw nsw i64 %23, 1
  %38 = icmp eq i64 %37, %15
  br i1 %38, label %25, label %22, !llvm.loop !311

39:                                               ; preds = %20
  %40 = getelementptr inbounds nuw i64, ptr %2, i64 %8
  store i64 %27, ptr %40, align 8, !tbaa !41
  br label %41

41:                                               ; preds = %39, %20
  %42 = add nuw nsw i64 %8, 1
  %43 = getelementptr inbounds nuw i8, ptr %10, i64 256
  %44 = icmp eq i64 %42, %1
  br i1 %44, label %11, label %7, !llvm.loop !312
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
  %14 = load i64, ptr %13, align 8, !tbaa !41
  %15 = icmp slt i64 %14, 0
  br i1 %15, label %23, label %16

16:                                               ; preds = %10
  %17 = lshr i64 %14, 5
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 %17
  %19 = load i8, ptr %18, align 1, !tbaa !40
  %20 = icmp eq i8 %19, 0
  %21 = zext i1 %20 to i64
  %22 = add nsw i64 %11, %21
  store i8 1, ptr %18, align 1, !tbaa !40
  br label %23

23:                                               ; preds = %10, %16
  %24 = phi i64 [ %11, %10 ], [ %22, %16 ]
  %25 = add nuw nsw i64 %12, 1
  %26 = icmp eq i64 %25, %7
  br i1 %26, label %8, label %10, !llvm.loop !313
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define range(i64 -2147483648, 2147483648) i64 @gevo_reuse(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, i64 noundef %2, ptr noundef captures(none) %3) #2 {
  %5 = load i64, ptr @reuse_time, align 8, !tbaa !41
  %6 = icmp sgt i64 %2, 0
  br i1 %6, label %12, label %9

7:                                                ; preds = %58
  %8 = sext i32 %59 to i64
  br label %9

9:                                                ; preds = %7, %4
  %10 = phi i64 [ 0, %4 ], [ %8, %7 ]
  %11 = add nsw i64 %5, %10
  store i64 %11, ptr @reuse_time, align 8, !tbaa !41
  ret i64 %10

12:                                               ; preds = %4, %58
  %13 = phi i32 [ %59, %58 ], [ 0, %4 ]
  %14 = phi i64 [ %60, %58 ], [ 0, %4 ]
  %15 = getelementptr inbounds nuw i64, ptr %1, i64 %14
  %16 = load i64, ptr %15, align 8, !tbaa !41
  %17 = shl nsw i64 %16, 8
  %18 = getelementptr inbounds i8, ptr %0, i64 %17
  br label %23

19:                                               ; preds = %53
  %20 = icmp sgt i64 %55, 0
  br i1 %20, label %21, label %58

21:                                               ; preds = %19
  %22 = sext i32 %13 to i64
  br label %64

23:                                               ; preds = %12, %53
  %24 = phi i64 [ 0, %12 ], [ %56, %53 ]
  %25 = phi i64 [ 0, %12 ], [ %55, %53 ]
  %26 = phi i64 [ 0, %12 ], [ %54, %53 ]
  %27 = getelementptr inbounds nuw i64, ptr %18, i64 %24
  %28 = load i64, ptr %27, align 8, !tbaa !41
  %29 = icmp sgt i64 %28, -1
  br i1 %29, label %30, label %53

30:                                               ; preds = %23
  %31 = lshr i64 %28, 5
  %32 = icmp eq i64 %25, 0
  br i1 %32, label %49, label %33

33:                                               ; preds = %30
  %34 = icmp sgt i64 %31, %26
  br i1 %34, label %47, label %35

35:                                               ; preds = %33
  %36 = icmp eq i64 %31, %26
  br i1 %36, label %53, label %37

37:                                               ; preds = %35, %40
  %38 = phi i64 [ %41, %40 ], [ %25, %35 ]
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %45

40:                                               ; preds = %37
  %41 = add nsw i64 %38, -1
  %42 = getelementptr inbounds nuw i64, ptr @pieces, i64 %41
  %43 = load i64, ptr %42, align 8, !tbaa !41
  %44 = icmp eq i64 %43, %31
  br i1 %44, label %53, label %37, !llvm.loop !296

45:                                               ; preds = %37
  %46 = icmp slt i64 %25, 16384
  br i1 %46, label %49, label %53

47:                                               ; preds = %33
  %48 = icmp slt i64 %25, 16384
  br i1 %48, label %49, label %53

49:                                               ; preds = %30, %47, %45
  %50 = phi i64 [ %26, %45 ], [ %31, %47 ], [ %31, %30 ]
  %51 = add nsw i64 %25, 1
  %52 = getelementptr inbounds i64, ptr @pieces, i64 %25
  store i64 %31, ptr %52, align 8, !tbaa !41
  br label %53

53:                                               ; preds = %40, %49, %47, %45, %35, %23
  %54 = phi i64 [ %26, %23 ], [ %50, %49 ], [ %31, %47 ], [ %26, %35 ], [ %26, %45 ], [ %26, %40 ]
  %55 = phi i64 [ %25, %23 ], [ %51, %49 ], [ %25, %47 ], [ %25, %35 ], [ %25, %45 ], [ %25, %40 ]
  %56 = add nuw nsw i64 %24, 1
  %57 = icmp eq i64 %56, 32
  br i1 %57, label %19, label %23, !llvm.loop !314

58:                                               ; preds = %181, %19
  %59 = phi i32 [ %13, %19 ], [ %152, %181 ]
  %60 = add nuw nsw i64 %14, 1
  %61 = icmp slt i64 %60, %2
  %62 = icmp slt i32 %59, 32768
  %63 = select i1 %61, i1 %62, i1 false
  br i1 %63, label %12, label %7, !llvm.loop !315

64:                                               ; preds = %21, %181
  %65 = phi i64 [ %22, %21 ], [ %151, %181 ]
  %66 = phi i64 [ 0, %21 ], [ %187, %181 ]
  %67 = getelementptr inbounds nuw i64, ptr @pieces, i64 %66
  %68 = load i64, ptr %67, align 8, !tbaa !41
  %69 = mul i64 %68, -7046029254386353131
  %70 = lshr i64 %69, 47
  %71 = getelementptr inbounds nuw i64, ptr @reuse_last, i64 %70
  %72 = load i64, ptr %71, align 8, !tbaa !41
  %73 = icmp sgt i64 %72, %5
  br i1 %73, label %74, label %148

74:                                               ; preds = %64
  %75 = getelementptr inbounds nuw i64, ptr @reuse_sector, i64 %70
  %76 = load i64, ptr %75, align 8, !tbaa !41
  %77 = icmp eq i64 %76, %68
  br i1 %77, label %89, label %82

78:                                               ; preds = %82
  %79 = getelementptr inbounds nuw i64, ptr @reuse_sector, i64 %85
  %80 = load i64, ptr %79, align 8, !tbaa !41
  %81 = icmp eq i64 %80, %68
  br i1 %81, label %89, label %82, !llvm.loop !316

82:                                               ; preds = %74, %78
  %83 = phi i64 [ %85, %78 ], [ %70, %74 ]
  %84 = add nuw nsw i64 %83, 1
  %85 = and i64 %84, 131071
  %86 = getelementptr inbounds nuw i64, ptr @reuse_last, i64 %85
  %87 = load i64, ptr %86, align 8, !tbaa !41
  %88 = icmp sgt i64 %87, %5
  br i1 %88, label %78, label %148, !llvm.loop !316

89:                                               ; preds = %78, %74
  %90 = phi i64 [ %72, %74 ], [ %87, %78 ]
  %91 = phi ptr [ %71, %74 ], [ %86, %78 ]
  %92 = phi i64 [ %70, %74 ], [ %85, %78 ]
  %93 = sub nsw i64 %90, %5
  %94 = trunc i64 %93 to i32
  %95 = icmp sgt i64 %65, 0
  br i1 %95, label %96, label %108

96:                                               ; preds = %89
  %97 = trunc nsw i64 %65 to i32
  br label %98

98:                                               ; preds = %96, %98
  %99 = phi i32 [ %104, %98 ], [ 0, %96 ]
  %100 = phi i32 [ %106, %98 ], [ %97, %96 ]
  %101 = zext nneg i32 %100 to i64
  %102 = getelementptr inbounds nuw i32, ptr @reuse_tree, i64 %101
  %103 = load i32, ptr %102, align 4, !tbaa !5
  %104 = add nsw i32 %103, %99
  %105 = add nuw i32 %100, 2147483647
  %106 = and i32 %105, %100
  %107 = icmp eq i32 %106, 0
  br i1 %107, label %108, label %98, !llvm.loop !317

108:                                              ; preds = %98, %89
  %109 = phi i32 [ 0, %89 ], [ %104, %98 ]
  %110 = icmp sgt i32 %94, 0
  br i1 %110, label %111, label %121

111:                                              ; preds = %108, %111
  %112 = phi i32 [ %117, %111 ], [ 0, %108 ]
  %113 = phi i32 [ %119, %111 ], [ %94, %108 ]
  %114 = zext nneg i32 %113 to i64
  %115 = getelementptr inbounds nuw i32, ptr @reuse_tree, i64 %114
  %116 = load i32, ptr %115, align 4, !tbaa !5
  %117 = add nsw i32 %116, %112
  %118 = add nuw i32 %113, 2147483647
  %119 = and i32 %118, %113
  %120 = icmp eq i32 %119, 0
  br i1 %120, label %121, label %111, !llvm.loop !317

121:                                              ; preds = %111, %108
  %122 = phi i32 [ 0, %108 ], [ %117, %111 ]
  %123 = sub nsw i32 %109, %122
  br label %124

124:                                              ; preds = %124, %121
  %125 = phi i32 [ 0, %121 ], [ %126, %124 ]
  %126 = add nuw nsw i32 %125, 1
  %127 = ashr i32 %123, %126
  %128 = icmp eq i32 %127, 0
  br i1 %128, label %129, label %124, !llvm.loop !318

129:                                              ; preds = %124
  %130 = zext nneg i32 %125 to i64
  %131 = getelementptr inbounds nuw i64, ptr %3, i64 %130
  %132 = load i64, ptr %131, align 8, !tbaa !41
  %133 = add nsw i64 %132, 1
  store i64 %133, ptr %131, align 8, !tbaa !41
  %134 = shl i64 %93, 32
  %135 = ashr exact i64 %134, 32
  %136 = icmp slt i64 %65, %135
  br i1 %136, label %148, label %137

137:                                              ; preds = %129, %137
  %138 = phi i32 [ %145, %137 ], [ %94, %129 ]
  %139 = sext i32 %138 to i64
  %140 = getelementptr inbounds i32, ptr @reuse_tree, i64 %139
  %141 = load i32, ptr %140, align 4, !tbaa !5
  %142 = add nsw i32 %141, -1
  store i32 %142, ptr %140, align 4, !tbaa !5
  %143 = sub nsw i32 0, %138
  %144 = and i32 %138, %143
  %145 = add nsw i32 %144, %138
  %146 = sext i32 %145 to i64
  %147 = icmp slt i64 %65, %146
  br i1 %147, label %148, label %137, !llvm.loop !319

148:                                              ; preds = %82, %137, %64, %129
  %149 = phi i64 [ %92, %137 ], [ %92, %129 ], [ %70, %64 ], [ %85, %82 ]
  %150 = phi ptr [ %91, %137 ], [ %91, %129 ], [ %71, %64 ], [ %86, %82 ]
  %151 = add nsw i64 %65, 1
  %152 = trunc i64 %151 to i32
  %153 = icmp sgt i64 %65, 0
  %154 = trunc nsw i64 %65 to i32
  br i1 %153, label %155, label %167

155:                                              ; preds = %148, %155
  %156 = phi i32 [ %161, %155 ], [ 0, %148 ]
  %157 = phi i32 [ %163, %155 ], [ %154, %148 ]
  %158 = zext nneg i32 %157 to i64
  %159 = getelementptr inbounds nuw i32, ptr @reuse_tree, i64 %158
  %160 = load i32, ptr %159, align 4, !tbaa !5
  %161 = add nsw i32 %160, %156
  %162 = add nuw i32 %157, 2147483647
  %163 = and i32 %162, %157
  %164 = icmp eq i32 %163, 0
  br i1 %164, label %165, label %155, !llvm.loop !317

165:                                              ; preds = %155
  %166 = add nsw i32 %161, 1
  br label %167

167:                                              ; preds = %148, %165
  %168 = phi i32 [ %166, %165 ], [ 1, %148 ]
  %169 = and i32 %154, %152
  %170 = icmp sgt i32 %169, 0
  br i1 %170, label %171, label %181

171:                                              ; preds = %167, %171
  %172 = phi i32 [ %177, %171 ], [ 0, %167 ]
  %173 = phi i32 [ %179, %171 ], [ %169, %167 ]
  %174 = zext nneg i32 %173 to i64
  %175 = getelementptr inbounds nuw i32, ptr @reuse_tree, i64 %174
  %176 = load i32, ptr %175, align 4, !tbaa !5
  %177 = add nsw i32 %176, %172
  %178 = add nuw i32 %173, 2147483647
  %179 = and i32 %178, %173
  %180 = icmp eq i32 %179, 0
  br i1 %180, label %181, label %171, !llvm.loop !317

181:                                              ; preds = %171, %167
  %182 = phi i32 [ 0, %167 ], [ %177, %171 ]
  %183 = sub i32 %168, %182
  %184 = getelementptr inbounds i32, ptr @reuse_tree, i64 %151
  store i32 %183, ptr %184, align 4, !tbaa !5
  %185 = getelementptr inbounds nuw i64, ptr @reuse_sector, i64 %149
  store i64 %68, ptr %185, align 8, !tbaa !41
  %186 = add nsw i64 %5, %151
  store i64 %186, ptr %150, align 8, !tbaa !41
  %187 = add nuw nsw i64 %66, 1
  %188 = icmp slt i64 %187, %55
  %189 = icmp slt i64 %65, 32767
  %190 = select i1 %188, i1 %189, i1 false
  br i1 %190, label %64, label %58, !llvm.loop !320
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @raise_access(ptr noundef readonly captures(address_is_null) %0, i32 noundef range(i32 1, 17) %1, i32 noundef %2, ptr noundef %3, i64 noundef %4, i32 noundef %5) unnamed_addr #2 {
  %7 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %8 = icmp eq i32 %7, 0
  br i1 %8, label %9, label %129

9:                                                ; preds = %6
  %10 = load ptr, ptr @L, align 8, !tbaa !9
  %11 = getelementptr inbounds nuw i8, ptr %10, i64 608
  %12 = load i64, ptr %11, align 8, !tbaa !321
  %13 = icmp eq i64 %12, 0
  br i1 %13, label %105, label %14

14:                                               ; preds = %9
  %15 = ptrtoint ptr %3 to i64
  %16 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %17 = load ptr, ptr %16, align 8, !tbaa !26
  %18 = ptrtoint ptr %17 to i64
  %19 = sub i64 %15, %18
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %21 = load ptr, ptr %20, align 8, !tbaa !27
  %22 = load i32, ptr %21, align 8, !tbaa !175
  %23 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %24 = load i32, ptr %23, align 8, !tbaa !73
  %25 = add i64 %19, %4
  %26 = getelementptr inbounds nuw i8, ptr %10, i64 600
  %27 = load i64, ptr %26, align 8, !tbaa !322
  %28 = and i64 %27, 256
  %29 = icmp eq i64 %28, 0
  br i1 %29, label %36, label %30

30:                                               ; preds = %14
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %31 = getelementptr inbounds nuw i8, ptr %10, i64 712
  store i32 15, ptr %31, align 8, !tbaa !172
  %32 = getelementptr inbounds nuw i8, ptr %10, i64 716
  store i32 -1, ptr %32, align 4, !tbaa !173
  %33 = getelementptr inbounds nuw i8, ptr %10, i64 720
  store i32 -1, ptr %33, align 8, !tbaa !174
  %34 = getelementptr inbounds nuw i8, ptr %10, i64 728
  store i32 0, ptr %34, align 8, !tbaa !176
  %35 = getelementptr inbounds nuw i8, ptr %10, i64 732
  store i32 0, ptr %35, align 4, !tbaa !177
  br label %36

36:                                               ; preds = %30, %14
  %37 = getelementptr inbounds nuw i8, ptr %10, i64 584
  %38 = load i64, ptr %37, align 8, !tbaa !323
  %39 = icmp sgt i64 %38, 0
  br i1 %39, label %40, label %84

40:                                               ; preds = %36
  %41 = getelementptr inbounds nuw i8, ptr %10, i64 576
  %42 = load ptr, ptr %41, align 8, !tbaa !324
  br label %43

43:                                               ; preds = %81, %40
  %44 = phi i64 [ 0, %40 ], [ %82, %81 ]
  %45 = getelementptr inbounds nuw %struct.Found, ptr %42, i64 %44
  %46 = load i32, ptr %45, align 8, !tbaa !325
  %47 = icmp eq i32 %46, 8
  br i1 %47, label %48, label %81

48:                                               ; preds = %43
  %49 = getelementptr inbounds nuw i8, ptr %45, i64 4
  %50 = load i32, ptr %49, align 4, !tbaa !326
  %51 = icmp eq i32 %50, %2
  br i1 %51, label %52, label %81

52:                                               ; preds = %48
  %53 = getelementptr inbounds nuw i8, ptr %45, i64 8
  %54 = load i32, ptr %53, align 8, !tbaa !327
  %55 = icmp eq i32 %54, -1
  br i1 %55, label %56, label %81

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %45, i64 20
  %58 = load i32, ptr %57, align 4, !tbaa !328
  %59 = icmp eq i32 %58, 0
  br i1 %59, label %60, label %81

60:                                               ; preds = %56
  %61 = getelementptr inbounds nuw i8, ptr %45, i64 12
  %62 = load i32, ptr %61, align 4, !tbaa !329
  %63 = icmp eq i32 %62, 0
  br i1 %63, label %64, label %81

64:                                               ; preds = %60
  %65 = getelementptr inbounds nuw i8, ptr %45, i64 16
  %66 = load i32, ptr %65, align 8, !tbaa !330
  %67 = icmp eq i32 %66, %1
  br i1 %67, label %68, label %81

68:                                               ; preds = %64
  %69 = getelementptr inbounds nuw i8, ptr %45, i64 56
  %70 = load i64, ptr %69, align 8, !tbaa !331
  %71 = add i64 %70, 1
  store i64 %71, ptr %69, align 8, !tbaa !331
  %72 = getelementptr inbounds nuw i8, ptr %45, i64 40
  %73 = load i64, ptr %72, align 8, !tbaa !332
  %74 = icmp ult i64 %19, %73
  br i1 %74, label %75, label %76

75:                                               ; preds = %68
  store i64 %19, ptr %72, align 8, !tbaa !332
  br label %76

76:                                               ; preds = %75, %68
  %77 = getelementptr inbounds nuw i8, ptr %45, i64 48
  %78 = load i64, ptr %77, align 8, !tbaa !333
  %79 = icmp ugt i64 %25, %78
  br i1 %79, label %80, label %129

80:                                               ; preds = %76
  store i64 %25, ptr %77, align 8, !tbaa !333
  br label %129

81:                                               ; preds = %64, %60, %56, %52, %48, %43
  %82 = add nuw nsw i64 %44, 1
  %83 = icmp eq i64 %82, %38
  br i1 %83, label %84, label %43, !llvm.loop !334

84:                                               ; preds = %81, %36
  %85 = getelementptr inbounds nuw i8, ptr %10, i64 592
  %86 = load i64, ptr %85, align 8, !tbaa !335
  %87 = icmp slt i64 %38, %86
  br i1 %87, label %88, label %129

88:                                               ; preds = %84
  %89 = getelementptr inbounds nuw i8, ptr %10, i64 576
  %90 = load ptr, ptr %89, align 8, !tbaa !324
  %91 = add nsw i64 %38, 1
  store i64 %91, ptr %37, align 8, !tbaa !323
  %92 = getelementptr inbounds %struct.Found, ptr %90, i64 %38
  store i32 8, ptr %92, align 8, !tbaa !5
  %93 = getelementptr inbounds nuw i8, ptr %92, i64 4
  store i32 %2, ptr %93, align 4, !tbaa !5
  %94 = getelementptr inbounds nuw i8, ptr %92, i64 8
  store i32 -1, ptr %94, align 8, !tbaa !5
  %95 = getelementptr inbounds nuw i8, ptr %92, i64 12
  store i32 0, ptr %95, align 4, !tbaa !5
  %96 = getelementptr inbounds nuw i8, ptr %92, i64 16
  store i32 %1, ptr %96, align 8, !tbaa !5
  %97 = getelementptr inbounds nuw i8, ptr %92, i64 20
  store i32 0, ptr %97, align 4, !tbaa !5
  %98 = getelementptr inbounds nuw i8, ptr %92, i64 24
  store i32 %22, ptr %98, align 8, !tbaa !5
  %99 = getelementptr inbounds nuw i8, ptr %92, i64 28
  store i32 %24, ptr %99, align 4, !tbaa !5
  %100 = getelementptr inbounds nuw i8, ptr %92, i64 32
  store i32 0, ptr %100, align 8, !tbaa !5
  %101 = getelementptr inbounds nuw i8, ptr %92, i64 36
  store i32 0, ptr %101, align 4, !tbaa !5
  %102 = getelementptr inbounds nuw i8, ptr %92, i64 40
  store i64 %19, ptr %102, align 8, !tbaa !41
  %103 = getelementptr inbounds nuw i8, ptr %92, i64 48
  store i64 %25, ptr %103, align 8, !tbaa !41
  %104 = getelementptr inbounds nuw i8, ptr %92, i64 56
  store i64 1, ptr %104, align 8, !tbaa !41
  br label %129

105:                                              ; preds = %9
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %106 = getelementptr inbounds nuw i8, ptr %10, i64 712
  store i32 %1, ptr %106, align 8, !tbaa !172
  %107 = getelementptr inbounds nuw i8, ptr %10, i64 716
  store i32 %2, ptr %107, align 4, !tbaa !173
  %108 = getelementptr inbounds nuw i8, ptr %10, i64 720
  store i32 -1, ptr %108, align 8, !tbaa !174
  %109 = icmp eq ptr %0, null
  br i1 %109, label %116, label %110

110:                                              ; preds = %105
  %111 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %112 = load ptr, ptr %111, align 8, !tbaa !27
  %113 = load i32, ptr %112, align 8, !tbaa !175
  %114 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %115 = load i32, ptr %114, align 8, !tbaa !73
  br label %116

116:                                              ; preds = %105, %110
  %117 = phi i32 [ %113, %110 ], [ 0, %105 ]
  %118 = phi i32 [ %115, %110 ], [ 0, %105 ]
  %119 = getelementptr inbounds nuw i8, ptr %10, i64 728
  store i32 %117, ptr %119, align 8, !tbaa !176
  %120 = getelementptr inbounds nuw i8, ptr %10, i64 732
  store i32 %118, ptr %120, align 4, !tbaa !177
  %121 = ptrtoint ptr %3 to i64
  %122 = getelementptr inbounds nuw i8, ptr %10, i64 104
  %123 = load ptr, ptr %122, align 8, !tbaa !26
  %124 = ptrtoint ptr %123 to i64
  %125 = sub i64 %121, %124
  %126 = getelementptr inbounds nuw i8, ptr %10, i64 744
  store i64 %125, ptr %126, align 8, !tbaa !336
  %127 = getelementptr inbounds nuw i8, ptr %10, i64 752
  store i64 %4, ptr %127, align 8, !tbaa !337
  %128 = getelementptr inbounds nuw i8, ptr %10, i64 724
  store i32 %5, ptr %128, align 4, !tbaa !338
  br label %129

129:                                              ; preds = %88, %84, %80, %76, %6, %116
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @report(ptr noundef readonly byval(%struct.Found) align 8 captures(none) %0) unnamed_addr #2 {
  %2 = load ptr, ptr @L, align 8, !tbaa !9
  %3 = getelementptr inbounds nuw i8, ptr %2, i64 600
  %4 = load i64, ptr %3, align 8, !tbaa !322
  %5 = load i32, ptr %0, align 8, !tbaa !325
  %6 = zext nneg i32 %5 to i64
  %7 = shl nuw i64 1, %6
  %8 = and i64 %7, %4
  %9 = icmp ne i64 %8, 0
  %10 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %11 = icmp eq i32 %10, 0
  %12 = select i1 %9, i1 %11, i1 false
  br i1 %12, label %13, label %19

13:                                               ; preds = %1
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %14 = getelementptr inbounds nuw i8, ptr %2, i64 712
  store i32 15, ptr %14, align 8, !tbaa !172
  %15 = getelementptr inbounds nuw i8, ptr %2, i64 716
  store i32 -1, ptr %15, align 4, !tbaa !173
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 720
  store i32 -1, ptr %16, align 8, !tbaa !174
  %17 = getelementptr inbounds nuw i8, ptr %2, i64 728
  store i32 0, ptr %17, align 8, !tbaa !176
  %18 = getelementptr inbounds nuw i8, ptr %2, i64 732
  store i32 0, ptr %18, align 4, !tbaa !177
  br label %19

19:                                               ; preds = %13, %1
  %20 = getelementptr inbounds nuw i8, ptr %2, i64 584
  %21 = load i64, ptr %20, align 8, !tbaa !323
  %22 = icmp sgt i64 %21, 0
  br i1 %22, label %23, label %85

23:                                               ; preds = %19
  %24 = getelementptr inbounds nuw i8, ptr %2, i64 576
  %25 = load ptr, ptr %24, align 8, !tbaa !324
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 4
  %27 = load i32, ptr %26, align 4
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %29 = load i32, ptr %28, align 8
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %31 = load i32, ptr %30, align 4
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %33 = load i32, ptr %32, align 4
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %35 = load i32, ptr %34, align 8
  %36 = icmp eq i32 %5, 8
  br label %37

37:                                               ; preds = %23, %82
  %38 = phi i64 [ 0, %23 ], [ %83, %82 ]
  %39 = getelementptr inbounds nuw %struct.Found, ptr %25, i64 %38
  %40 = load i32, ptr %39, align 8, !tbaa !325
  %41 = icmp eq i32 %40, %5
  br i1 %41, label %42, label %82

42:                                               ; preds = %37
  %43 = getelementptr inbounds nuw i8, ptr %39, i64 4
  %44 = load i32, ptr %43, align 4, !tbaa !326
  %45 = icmp eq i32 %44, %27
  br i1 %45, label %46, label %82

46:                                               ; preds = %42
  %47 = getelementptr inbounds nuw i8, ptr %39, i64 8
  %48 = load i32, ptr %47, align 8, !tbaa !327
  %49 = icmp eq i32 %48, %29
  br i1 %49, label %50, label %82

50:                                               ; preds = %46
  %51 = getelementptr inbounds nuw i8, ptr %39, i64 20
  %52 = load i32, ptr %51, align 4, !tbaa !328
  %53 = icmp eq i32 %52, %31
  br i1 %53, label %54, label %82

54:                                               ; preds = %50
  %55 = getelementptr inbounds nuw i8, ptr %39, i64 12
  %56 = load i32, ptr %55, align 4, !tbaa !329
  %57 = icmp eq i32 %56, %33
  br i1 %57, label %58, label %82

58:                                               ; preds = %54
  br i1 %36, label %59, label %63

59:                                               ; preds = %58
  %60 = getelementptr inbounds nuw i8, ptr %39, i64 16
  %61 = load i32, ptr %60, align 8, !tbaa !330
  %62 = icmp eq i32 %61, %35
  br i1 %62, label %63, label %82

63:                                               ; preds = %59, %58
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 56
  %65 = load i64, ptr %64, align 8, !tbaa !331
  %66 = getelementptr inbounds nuw i8, ptr %39, i64 56
  %67 = load i64, ptr %66, align 8, !tbaa !331
  %68 = add i64 %67, %65
  store i64 %68, ptr %66, align 8, !tbaa !331
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 40
  %70 = load i64, ptr %69, align 8, !tbaa !332
  %71 = getelementptr inbounds nuw i8, ptr %39, i64 40
  %72 = load i64, ptr %71, align 8, !tbaa !332
  %73 = icmp ult i64 %70, %72
  br i1 %73, label %74, label %75

74:                                               ; preds = %63
  store i64 %70, ptr %71, align 8, !tbaa !332
  br label %75

75:                                               ; preds = %74, %63
  %76 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %77 = load i64, ptr %76, align 8, !tbaa !333
  %78 = getelementptr inbounds nuw i8, ptr %39, i64 48
  %79 = load i64, ptr %78, align 8, !tbaa !333
  %80 = icmp ugt i64 %77, %79
  br i1 %80, label %81, label %94

81:                                               ; preds = %75
  store i64 %77, ptr %78, align 8, !tbaa !333
  br label %94

82:                                               ; preds = %37, %59, %54, %50, %46, %42
  %83 = add nuw nsw i64 %38, 1
  %84 = icmp eq i64 %83, %21
  br i1 %84, label %85, label %37, !llvm.loop !334

85:                                               ; preds = %82, %19
  %86 = getelementptr inbounds nuw i8, ptr %2, i64 592
  %87 = load i64, ptr %86, align 8, !tbaa !335
  %88 = icmp slt i64 %21, %87
  br i1 %88, label %89, label %94

89:                                               ; preds = %85
  %90 = getelementptr inbounds nuw i8, ptr %2, i64 576
  %91 = load ptr, ptr %90, align 8, !tbaa !324
  %92 = add nsw i64 %21, 1
  store i64 %92, ptr %20, align 8, !tbaa !323
  %93 = getelementptr inbounds %struct.Found, ptr %91, i64 %21
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %93, ptr noundef nonnull align 8 dereferenceable(64) %0, i64 64, i1 false), !tbaa.struct !339
  br label %94

94:                                               ; preds = %75, %81, %89, %85
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memmove.p0.p0.i64(ptr writeonly captures(none), ptr readonly captures(none), i64, i1 immarg) #4

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @look_at_contents(ptr noundef readonly captures(none) %0, i32 noundef %1, i64 noundef %2, i64 noundef %3, i32 noundef %4) unnamed_addr #2 {
  %6 = and i32 %4, 3
  %7 = icmp ne i32 %6, 1
  %8 = icmp eq i32 %6, 0
  %9 = load ptr, ptr @L, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 568
  %11 = load ptr, ptr %10, align 8, !tbaa !168
  %12 = icmp eq ptr %11, null
  br i1 %12, label %153, label %13

13:                                               ; preds = %5
  %14 = add i64 %3, %2
  %15 = icmp ult i64 %2, %14
  br i1 %15, label %18, label %153

16:                                               ; preds = %39
  %17 = icmp eq i32 %40, 0
  br i1 %17, label %43, label %153

18:                                               ; preds = %13, %39
  %19 = phi i32 [ %40, %39 ], [ 1, %13 ]
  %20 = phi i64 [ %41, %39 ], [ %2, %13 ]
  %21 = load ptr, ptr %10, align 8, !tbaa !168
  %22 = lshr i64 %20, 3
  br i1 %7, label %23, label %31

23:                                               ; preds = %18
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 %22
  %25 = load i8, ptr %24, align 1, !tbaa !40
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
  %37 = load i8, ptr %36, align 1, !tbaa !40
  %38 = or i8 %37, %35
  store i8 %38, ptr %36, align 1, !tbaa !40
  br label %39

39:                                               ; preds = %23, %31
  %40 = phi i32 [ %30, %23 ], [ %32, %31 ]
  %41 = add nuw i64 %20, 1
  %42 = icmp eq i64 %41, %14
  br i1 %42, label %16, label %18, !llvm.loop !340

43:                                               ; preds = %16
  %44 = getelementptr inbounds nuw i8, ptr %9, i64 136
  %45 = load i64, ptr %44, align 8, !tbaa !52, !noalias !341
  %46 = icmp ult i64 %2, %45
  br i1 %46, label %51, label %47

47:                                               ; preds = %43
  %48 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %49 = load i64, ptr %48, align 8, !tbaa !53, !noalias !341
  %50 = icmp ult i64 %2, %49
  br i1 %50, label %68, label %51

51:                                               ; preds = %47, %43
  %52 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %53 = load i64, ptr %52, align 8, !tbaa !54, !noalias !341
  %54 = icmp ult i64 %2, %53
  br i1 %54, label %59, label %55

55:                                               ; preds = %51
  %56 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %57 = load i64, ptr %56, align 8, !tbaa !55, !noalias !341
  %58 = icmp ult i64 %2, %57
  br i1 %58, label %68, label %59

59:                                               ; preds = %55, %51
  %60 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %61 = load i64, ptr %60, align 8, !tbaa !60, !noalias !341
  %62 = icmp ult i64 %2, %61
  br i1 %62, label %67, label %63

63:                                               ; preds = %59
  %64 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %65 = load i64, ptr %64, align 8, !tbaa !61, !noalias !341
  %66 = icmp ult i64 %2, %65
  br i1 %66, label %68, label %67

67:                                               ; preds = %63, %59
  br label %68

68:                                               ; preds = %47, %55, %63, %67
  %69 = phi i32 [ 1, %67 ], [ 3, %47 ], [ 5, %55 ], [ 4, %63 ]
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %71 = load ptr, ptr %70, align 8, !tbaa !27, !noalias !341
  %72 = load i32, ptr %71, align 8, !tbaa !175, !noalias !341
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %74 = load i32, ptr %73, align 8, !tbaa !73, !noalias !341
  %75 = getelementptr inbounds nuw i8, ptr %9, i64 600
  %76 = load i64, ptr %75, align 8, !tbaa !322
  %77 = and i64 %76, 64
  %78 = icmp ne i64 %77, 0
  %79 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %80 = icmp eq i32 %79, 0
  %81 = select i1 %78, i1 %80, i1 false
  br i1 %81, label %82, label %88

82:                                               ; preds = %68
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %83 = getelementptr inbounds nuw i8, ptr %9, i64 712
  store i32 15, ptr %83, align 8, !tbaa !172
  %84 = getelementptr inbounds nuw i8, ptr %9, i64 716
  store i32 -1, ptr %84, align 4, !tbaa !173
  %85 = getelementptr inbounds nuw i8, ptr %9, i64 720
  store i32 -1, ptr %85, align 8, !tbaa !174
  %86 = getelementptr inbounds nuw i8, ptr %9, i64 728
  store i32 0, ptr %86, align 8, !tbaa !176
  %87 = getelementptr inbounds nuw i8, ptr %9, i64 732
  store i32 0, ptr %87, align 4, !tbaa !177
  br label %88

88:                                               ; preds = %82, %68
  %89 = getelementptr inbounds nuw i8, ptr %9, i64 584
  %90 = load i64, ptr %89, align 8, !tbaa !323
  %91 = icmp sgt i64 %90, 0
  br i1 %91, label %92, label %132

92:                                               ; preds = %88
  %93 = getelementptr inbounds nuw i8, ptr %9, i64 576
  %94 = load ptr, ptr %93, align 8, !tbaa !324
  br label %95

95:                                               ; preds = %129, %92
  %96 = phi i64 [ 0, %92 ], [ %130, %129 ]
  %97 = getelementptr inbounds nuw %struct.Found, ptr %94, i64 %96
  %98 = load i32, ptr %97, align 8, !tbaa !325
  %99 = icmp eq i32 %98, 6
  br i1 %99, label %100, label %129

100:                                              ; preds = %95
  %101 = getelementptr inbounds nuw i8, ptr %97, i64 4
  %102 = load i32, ptr %101, align 4, !tbaa !326
  %103 = icmp eq i32 %102, %1
  br i1 %103, label %104, label %129

104:                                              ; preds = %100
  %105 = getelementptr inbounds nuw i8, ptr %97, i64 8
  %106 = load i32, ptr %105, align 8, !tbaa !327
  %107 = icmp eq i32 %106, -1
  br i1 %107, label %108, label %129

108:                                              ; preds = %104
  %109 = getelementptr inbounds nuw i8, ptr %97, i64 20
  %110 = load i32, ptr %109, align 4, !tbaa !328
  %111 = icmp eq i32 %110, %69
  br i1 %111, label %112, label %129

112:                                              ; preds = %108
  %113 = getelementptr inbounds nuw i8, ptr %97, i64 12
  %114 = load i32, ptr %113, align 4, !tbaa !329
  %115 = icmp eq i32 %114, 0
  br i1 %115, label %116, label %129

116:                                              ; preds = %112
  %117 = getelementptr inbounds nuw i8, ptr %97, i64 56
  %118 = load i64, ptr %117, align 8, !tbaa !331
  %119 = add i64 %118, 1
  store i64 %119, ptr %117, align 8, !tbaa !331
  %120 = getelementptr inbounds nuw i8, ptr %97, i64 40
  %121 = load i64, ptr %120, align 8, !tbaa !332
  %122 = icmp ult i64 %2, %121
  br i1 %122, label %123, label %124

123:                                              ; preds = %116
  store i64 %2, ptr %120, align 8, !tbaa !332
  br label %124

124:                                              ; preds = %123, %116
  %125 = getelementptr inbounds nuw i8, ptr %97, i64 48
  %126 = load i64, ptr %125, align 8, !tbaa !333
  %127 = icmp ugt i64 %14, %126
  br i1 %127, label %128, label %153

128:                                              ; preds = %124
  store i64 %14, ptr %125, align 8, !tbaa !333
  br label %153

129:                                              ; preds = %112, %108, %104, %100, %95
  %130 = add nuw nsw i64 %96, 1
  %131 = icmp eq i64 %130, %90
  br i1 %131, label %132, label %95, !llvm.loop !334

132:                                              ; preds = %129, %88
  %133 = getelementptr inbounds nuw i8, ptr %9, i64 592
  %134 = load i64, ptr %133, align 8, !tbaa !335
  %135 = icmp slt i64 %90, %134
  br i1 %135, label %136, label %153

136:                                              ; preds = %132
  %137 = getelementptr inbounds nuw i8, ptr %9, i64 576
  %138 = load ptr, ptr %137, align 8, !tbaa !324
  %139 = add nsw i64 %90, 1
  store i64 %139, ptr %89, align 8, !tbaa !323
  %140 = getelementptr inbounds %struct.Found, ptr %138, i64 %90
  store i32 6, ptr %140, align 8, !tbaa !5
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 4
  store i32 %1, ptr %141, align 4, !tbaa !5
  %142 = getelementptr inbounds nuw i8, ptr %140, i64 8
  store i32 -1, ptr %142, align 8, !tbaa !5
  %143 = getelementptr inbounds nuw i8, ptr %140, i64 12
  store i32 0, ptr %143, align 4, !tbaa !5
  %144 = getelementptr inbounds nuw i8, ptr %140, i64 16
  store i32 0, ptr %144, align 8, !tbaa !5
  %145 = getelementptr inbounds nuw i8, ptr %140, i64 20
  store i32 %69, ptr %145, align 4, !tbaa !5
  %146 = getelementptr inbounds nuw i8, ptr %140, i64 24
  store i32 %72, ptr %146, align 8, !tbaa !5
  %147 = getelementptr inbounds nuw i8, ptr %140, i64 28
  store i32 %74, ptr %147, align 4, !tbaa !5
  %148 = getelementptr inbounds nuw i8, ptr %140, i64 32
  store i32 0, ptr %148, align 8, !tbaa !5
  %149 = getelementptr inbounds nuw i8, ptr %140, i64 36
  store i32 0, ptr %149, align 4, !tbaa !5
  %150 = getelementptr inbounds nuw i8, ptr %140, i64 40
  store i64 %2, ptr %150, align 8, !tbaa !41
  %151 = getelementptr inbounds nuw i8, ptr %140, i64 48
  store i64 %14, ptr %151, align 8, !tbaa !41
  %152 = getelementptr inbounds nuw i8, ptr %140, i64 56
  store i64 1, ptr %152, align 8, !tbaa !41
  br label %153

153:                                              ; preds = %13, %136, %132, %128, %124, %16, %5
  %154 = getelementptr inbounds nuw i8, ptr %9, i64 544
  %155 = load ptr, ptr %154, align 8, !tbaa !344
  %156 = icmp eq ptr %155, null
  br i1 %156, label %305, label %157

157:                                              ; preds = %153
  %158 = getelementptr inbounds nuw i8, ptr %9, i64 200
  %159 = load i64, ptr %158, align 8, !tbaa !69
  %160 = icmp ult i64 %2, %159
  br i1 %160, label %305, label %161

161:                                              ; preds = %157
  %162 = getelementptr inbounds nuw i8, ptr %9, i64 552
  %163 = load i64, ptr %162, align 8, !tbaa !345
  %164 = icmp ult i64 %2, %163
  br i1 %164, label %165, label %305

165:                                              ; preds = %161
  %166 = sub i64 %2, %159
  %167 = lshr i64 %166, 2
  %168 = add i64 %3, %2
  %169 = xor i64 %159, -1
  %170 = add i64 %168, %169
  %171 = lshr i64 %170, 2
  %172 = icmp samesign ugt i64 %167, %171
  br i1 %172, label %305, label %173

173:                                              ; preds = %165
  %174 = getelementptr inbounds nuw i8, ptr %9, i64 560
  %175 = getelementptr inbounds nuw i8, ptr %9, i64 136
  %176 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %177 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %178 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %179 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %180 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %181 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %182 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %183 = getelementptr inbounds nuw i8, ptr %9, i64 600
  %184 = getelementptr inbounds nuw i8, ptr %9, i64 712
  %185 = getelementptr inbounds nuw i8, ptr %9, i64 716
  %186 = getelementptr inbounds nuw i8, ptr %9, i64 720
  %187 = getelementptr inbounds nuw i8, ptr %9, i64 728
  %188 = getelementptr inbounds nuw i8, ptr %9, i64 732
  %189 = getelementptr inbounds nuw i8, ptr %9, i64 584
  %190 = getelementptr inbounds nuw i8, ptr %9, i64 576
  %191 = getelementptr inbounds nuw i8, ptr %9, i64 592
  br label %192

192:                                              ; preds = %173, %298
  %193 = phi i64 [ %167, %173 ], [ %299, %298 ]
  %194 = getelementptr inbounds nuw i32, ptr %155, i64 %193
  %195 = load i32, ptr %194, align 4, !tbaa !5
  %196 = icmp ne i32 %195, 0
  %197 = select i1 %7, i1 %196, i1 false
  br i1 %197, label %198, label %294

198:                                              ; preds = %192
  %199 = zext i32 %195 to i64
  %200 = load i64, ptr %174, align 8, !tbaa !346
  %201 = icmp eq i64 %200, %199
  br i1 %201, label %294, label %202

202:                                              ; preds = %198
  %203 = load i64, ptr %175, align 8, !tbaa !52, !noalias !347
  %204 = icmp ult i64 %2, %203
  br i1 %204, label %208, label %205

205:                                              ; preds = %202
  %206 = load i64, ptr %176, align 8, !tbaa !53, !noalias !347
  %207 = icmp ult i64 %2, %206
  br i1 %207, label %221, label %208

208:                                              ; preds = %205, %202
  %209 = load i64, ptr %177, align 8, !tbaa !54, !noalias !347
  %210 = icmp ult i64 %2, %209
  br i1 %210, label %214, label %211

211:                                              ; preds = %208
  %212 = load i64, ptr %178, align 8, !tbaa !55, !noalias !347
  %213 = icmp ult i64 %2, %212
  br i1 %213, label %221, label %214

214:                                              ; preds = %211, %208
  %215 = load i64, ptr %179, align 8, !tbaa !60, !noalias !347
  %216 = icmp ult i64 %2, %215
  br i1 %216, label %220, label %217

217:                                              ; preds = %214
  %218 = load i64, ptr %180, align 8, !tbaa !61, !noalias !347
  %219 = icmp ult i64 %2, %218
  br i1 %219, label %221, label %220

220:                                              ; preds = %217, %214
  br label %221

221:                                              ; preds = %205, %211, %217, %220
  %222 = phi i32 [ 1, %220 ], [ 3, %205 ], [ 5, %211 ], [ 4, %217 ]
  %223 = load ptr, ptr %181, align 8, !tbaa !27, !noalias !347
  %224 = load i32, ptr %223, align 8, !tbaa !175, !noalias !347
  %225 = load i32, ptr %182, align 8, !tbaa !73, !noalias !347
  %226 = load i64, ptr %183, align 8, !tbaa !322
  %227 = and i64 %226, 128
  %228 = icmp ne i64 %227, 0
  %229 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %230 = icmp eq i32 %229, 0
  %231 = select i1 %228, i1 %230, i1 false
  br i1 %231, label %232, label %233

232:                                              ; preds = %221
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  store i32 15, ptr %184, align 8, !tbaa !172
  store i32 -1, ptr %185, align 4, !tbaa !173
  store i32 -1, ptr %186, align 8, !tbaa !174
  store i32 0, ptr %187, align 8, !tbaa !176
  store i32 0, ptr %188, align 4, !tbaa !177
  br label %233

233:                                              ; preds = %232, %221
  %234 = load i64, ptr %189, align 8, !tbaa !323
  %235 = icmp sgt i64 %234, 0
  br i1 %235, label %236, label %275

236:                                              ; preds = %233
  %237 = load ptr, ptr %190, align 8, !tbaa !324
  br label %238

238:                                              ; preds = %272, %236
  %239 = phi i64 [ 0, %236 ], [ %273, %272 ]
  %240 = getelementptr inbounds nuw %struct.Found, ptr %237, i64 %239
  %241 = load i32, ptr %240, align 8, !tbaa !325
  %242 = icmp eq i32 %241, 7
  br i1 %242, label %243, label %272

243:                                              ; preds = %238
  %244 = getelementptr inbounds nuw i8, ptr %240, i64 4
  %245 = load i32, ptr %244, align 4, !tbaa !326
  %246 = icmp eq i32 %245, %1
  br i1 %246, label %247, label %272

247:                                              ; preds = %243
  %248 = getelementptr inbounds nuw i8, ptr %240, i64 8
  %249 = load i32, ptr %248, align 8, !tbaa !327
  %250 = icmp eq i32 %249, -1
  br i1 %250, label %251, label %272

251:                                              ; preds = %247
  %252 = getelementptr inbounds nuw i8, ptr %240, i64 20
  %253 = load i32, ptr %252, align 4, !tbaa !328
  %254 = icmp eq i32 %253, %222
  br i1 %254, label %255, label %272

255:                                              ; preds = %251
  %256 = getelementptr inbounds nuw i8, ptr %240, i64 12
  %257 = load i32, ptr %256, align 4, !tbaa !329
  %258 = icmp eq i32 %257, 0
  br i1 %258, label %259, label %272

259:                                              ; preds = %255
  %260 = getelementptr inbounds nuw i8, ptr %240, i64 56
  %261 = load i64, ptr %260, align 8, !tbaa !331
  %262 = add i64 %261, 1
  store i64 %262, ptr %260, align 8, !tbaa !331
  %263 = getelementptr inbounds nuw i8, ptr %240, i64 40
  %264 = load i64, ptr %263, align 8, !tbaa !332
  %265 = icmp ult i64 %2, %264
  br i1 %265, label %266, label %267

266:                                              ; preds = %259
  store i64 %2, ptr %263, align 8, !tbaa !332
  br label %267

267:                                              ; preds = %266, %259
  %268 = getelementptr inbounds nuw i8, ptr %240, i64 48
  %269 = load i64, ptr %268, align 8, !tbaa !333
  %270 = icmp ugt i64 %168, %269
  br i1 %270, label %271, label %294

271:                                              ; preds = %267
  store i64 %168, ptr %268, align 8, !tbaa !333
  br label %294

272:                                              ; preds = %255, %251, %247, %243, %238
  %273 = add nuw nsw i64 %239, 1
  %274 = icmp eq i64 %273, %234
  br i1 %274, label %275, label %238, !llvm.loop !334

275:                                              ; preds = %272, %233
  %276 = load i64, ptr %191, align 8, !tbaa !335
  %277 = icmp slt i64 %234, %276
  br i1 %277, label %278, label %294

278:                                              ; preds = %275
  %279 = load ptr, ptr %190, align 8, !tbaa !324
  %280 = add nsw i64 %234, 1
  store i64 %280, ptr %189, align 8, !tbaa !323
  %281 = getelementptr inbounds %struct.Found, ptr %279, i64 %234
  store i32 7, ptr %281, align 8, !tbaa !5
  %282 = getelementptr inbounds nuw i8, ptr %281, i64 4
  store i32 %1, ptr %282, align 4, !tbaa !5
  %283 = getelementptr inbounds nuw i8, ptr %281, i64 8
  store i32 -1, ptr %283, align 8, !tbaa !5
  %284 = getelementptr inbounds nuw i8, ptr %281, i64 12
  store i32 0, ptr %284, align 4, !tbaa !5
  %285 = getelementptr inbounds nuw i8, ptr %281, i64 16
  store i32 0, ptr %285, align 8, !tbaa !5
  %286 = getelementptr inbounds nuw i8, ptr %281, i64 20
  store i32 %222, ptr %286, align 4, !tbaa !5
  %287 = getelementptr inbounds nuw i8, ptr %281, i64 24
  store i32 %224, ptr %287, align 8, !tbaa !5
  %288 = getelementptr inbounds nuw i8, ptr %281, i64 28
  store i32 %225, ptr %288, align 4, !tbaa !5
  %289 = getelementptr inbounds nuw i8, ptr %281, i64 32
  store i32 0, ptr %289, align 8, !tbaa !5
  %290 = getelementptr inbounds nuw i8, ptr %281, i64 36
  store i32 0, ptr %290, align 4, !tbaa !5
  %291 = getelementptr inbounds nuw i8, ptr %281, i64 40
  store i64 %2, ptr %291, align 8, !tbaa !41
  %292 = getelementptr inbounds nuw i8, ptr %281, i64 48
  store i64 %168, ptr %292, align 8, !tbaa !41
  %293 = getelementptr inbounds nuw i8, ptr %281, i64 56
  store i64 1, ptr %293, align 8, !tbaa !41
  br label %294

294:                                              ; preds = %278, %275, %271, %267, %198, %192
  br i1 %8, label %298, label %295

295:                                              ; preds = %294
  %296 = load i64, ptr %174, align 8, !tbaa !346
  %297 = trunc i64 %296 to i32
  store i32 %297, ptr %194, align 4, !tbaa !5
  br label %298

298:                                              ; preds = %295, %294
  %299 = add nuw nsw i64 %193, 1
  %300 = load i64, ptr %158, align 8, !tbaa !69
  %301 = xor i64 %300, -1
  %302 = add i64 %168, %301
  %303 = lshr i64 %302, 2
  %304 = icmp samesign ult i64 %193, %303
  br i1 %304, label %192, label %305, !llvm.loop !350

305:                                              ; preds = %298, %165, %161, %157, %153
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @observe(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1, i32 noundef %2) unnamed_addr #2 {
  %4 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %5 = load i32, ptr %4, align 8, !tbaa !132
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 196
  %7 = load i32, ptr %6, align 4, !tbaa !119
  %8 = icmp eq i32 %5, %7
  br i1 %8, label %16, label %9

9:                                                ; preds = %3
  %10 = getelementptr inbounds nuw i8, ptr %1, i64 20
  %11 = load i16, ptr %10, align 4, !tbaa !115
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
  %23 = load i16, ptr %22, align 2, !tbaa !134
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
  %36 = load ptr, ptr %35, align 8, !tbaa !351
  %37 = icmp eq ptr %36, null
  br i1 %37, label %102, label %73

38:                                               ; preds = %25, %68
  %39 = phi i64 [ 0, %25 ], [ %69, %68 ]
  %40 = getelementptr inbounds nuw %struct.Group, ptr %28, i64 %39
  %41 = load i32, ptr %40, align 8, !tbaa !135
  %42 = load i32, ptr %6, align 4, !tbaa !119
  %43 = icmp eq i32 %41, %42
  br i1 %43, label %44, label %68

44:                                               ; preds = %38
  %45 = getelementptr inbounds nuw i8, ptr %40, i64 8
  %46 = load ptr, ptr %30, align 8, !tbaa !146
  %47 = load ptr, ptr %31, align 8, !tbaa !146
  %48 = icmp eq ptr %46, %47
  br i1 %48, label %49, label %65

49:                                               ; preds = %44
  %50 = load ptr, ptr %32, align 8, !tbaa !147
  %51 = load ptr, ptr %33, align 8, !tbaa !147
  %52 = icmp eq ptr %50, %51
  br i1 %52, label %53, label %65

53:                                               ; preds = %49
  %54 = getelementptr inbounds nuw i8, ptr %40, i64 24
  %55 = load ptr, ptr %45, align 8, !tbaa !146
  %56 = load ptr, ptr %54, align 8, !tbaa !146
  %57 = icmp eq ptr %55, %56
  br i1 %57, label %58, label %65

58:                                               ; preds = %53
  %59 = getelementptr inbounds nuw i8, ptr %40, i64 16
  %60 = load ptr, ptr %59, align 8, !tbaa !147
  %61 = getelementptr inbounds nuw i8, ptr %40, i64 32
  %62 = load ptr, ptr %61, align 8, !tbaa !147
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
  %70 = load i16, ptr %22, align 2, !tbaa !134
  %71 = zext i16 %70 to i64
  %72 = icmp samesign ult i64 %69, %71
  br i1 %72, label %38, label %34, !llvm.loop !352

73:                                               ; preds = %34
  %74 = and i32 %2, 24
  %75 = icmp eq i32 %74, 24
  %76 = select i1 %75, i64 0, i64 128
  %77 = getelementptr inbounds nuw i8, ptr %0, i64 %76
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 16
  %79 = load ptr, ptr %77, align 8, !tbaa !146
  %80 = load ptr, ptr %78, align 8, !tbaa !146
  %81 = icmp eq ptr %79, %80
  br i1 %81, label %82, label %99

82:                                               ; preds = %73
  %83 = getelementptr inbounds nuw i8, ptr %77, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !147
  %85 = getelementptr inbounds nuw i8, ptr %77, i64 24
  %86 = load ptr, ptr %85, align 8, !tbaa !147
  %87 = icmp eq ptr %84, %86
  br i1 %87, label %88, label %99

88:                                               ; preds = %82
  %89 = getelementptr inbounds nuw i8, ptr %1, i64 120
  %90 = load ptr, ptr %89, align 8, !tbaa !146
  %91 = icmp eq ptr %36, %90
  br i1 %91, label %92, label %99

92:                                               ; preds = %88
  %93 = getelementptr inbounds nuw i8, ptr %1, i64 112
  %94 = load ptr, ptr %93, align 8, !tbaa !147
  %95 = getelementptr inbounds nuw i8, ptr %1, i64 128
  %96 = load ptr, ptr %95, align 8, !tbaa !147
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
  %7 = load ptr, ptr %3, align 8, !tbaa !191
  %8 = icmp eq ptr %7, null
  br i1 %8, label %35, label %9

9:                                                ; preds = %6
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 120
  %12 = load ptr, ptr %10, align 8, !tbaa !146
  %13 = load ptr, ptr %11, align 8, !tbaa !146
  %14 = icmp eq ptr %12, %13
  br i1 %14, label %15, label %32

15:                                               ; preds = %9
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %17 = load ptr, ptr %16, align 8, !tbaa !147
  %18 = getelementptr inbounds nuw i8, ptr %0, i64 128
  %19 = load ptr, ptr %18, align 8, !tbaa !147
  %20 = icmp eq ptr %17, %19
  br i1 %20, label %21, label %32

21:                                               ; preds = %15
  %22 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %23 = load ptr, ptr %22, align 8, !tbaa !146
  %24 = icmp eq ptr %7, %23
  br i1 %24, label %25, label %32

25:                                               ; preds = %21
  %26 = getelementptr inbounds nuw i8, ptr %3, i64 8
  %27 = load ptr, ptr %26, align 8, !tbaa !147
  %28 = getelementptr inbounds nuw i8, ptr %3, i64 24
  %29 = load ptr, ptr %28, align 8, !tbaa !147
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
  %38 = load ptr, ptr %2, align 8, !tbaa !191
  %39 = icmp eq ptr %38, null
  br i1 %39, label %103, label %40

40:                                               ; preds = %37
  %41 = getelementptr inbounds nuw i8, ptr %0, i64 22
  %42 = load i16, ptr %41, align 2, !tbaa !134
  %43 = icmp eq i16 %42, 0
  br i1 %43, label %91, label %44

44:                                               ; preds = %40
  %45 = getelementptr inbounds nuw i8, ptr %0, i64 136
  %46 = getelementptr inbounds nuw i8, ptr %1, i64 196
  %47 = load i32, ptr %46, align 4, !tbaa !119
  %48 = zext i16 %42 to i64
  br label %52

49:                                               ; preds = %52
  %50 = add nuw nsw i64 %53, 1
  %51 = icmp eq i64 %50, %48
  br i1 %51, label %83, label %52, !llvm.loop !353

52:                                               ; preds = %44, %49
  %53 = phi i64 [ 0, %44 ], [ %50, %49 ]
  %54 = getelementptr inbounds nuw %struct.Group, ptr %45, i64 %53
  %55 = load i32, ptr %54, align 8, !tbaa !135
  %56 = icmp eq i32 %55, %47
  br i1 %56, label %57, label %49

57:                                               ; preds = %52
  %58 = getelementptr inbounds nuw i8, ptr %54, i64 8
  %59 = getelementptr inbounds nuw i8, ptr %54, i64 24
  %60 = load ptr, ptr %58, align 8, !tbaa !146
  %61 = load ptr, ptr %59, align 8, !tbaa !146
  %62 = icmp eq ptr %60, %61
  br i1 %62, label %63, label %80

63:                                               ; preds = %57
  %64 = getelementptr inbounds nuw i8, ptr %54, i64 16
  %65 = load ptr, ptr %64, align 8, !tbaa !147
  %66 = getelementptr inbounds nuw i8, ptr %54, i64 32
  %67 = load ptr, ptr %66, align 8, !tbaa !147
  %68 = icmp eq ptr %65, %67
  br i1 %68, label %69, label %80

69:                                               ; preds = %63
  %70 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %71 = load ptr, ptr %70, align 8, !tbaa !146
  %72 = icmp eq ptr %38, %71
  br i1 %72, label %73, label %80

73:                                               ; preds = %69
  %74 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %75 = load ptr, ptr %74, align 8, !tbaa !147
  %76 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %77 = load ptr, ptr %76, align 8, !tbaa !147
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
  %97 = getelementptr inbounds nuw i8, ptr %1, i64 196
  %98 = load i32, ptr %97, align 4, !tbaa !119
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
  %2 = load ptr, ptr %0, align 8, !tbaa !146
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
  br i1 %23, label %19, label %25, !llvm.loop !188

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %21
  %27 = load ptr, ptr %26, align 8, !tbaa !99
  store ptr %27, ptr %2, align 8, !tbaa !101
  store ptr %2, ptr %26, align 8, !tbaa !99
  br label %46

28:                                               ; preds = %40, %12
  %29 = phi i64 [ 0, %12 ], [ %42, %40 ]
  %30 = phi ptr [ %13, %12 ], [ %41, %40 ]
  %31 = getelementptr inbounds nuw %struct.WarpClock, ptr %2, i64 %29
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %33 = load ptr, ptr %32, align 8, !tbaa !149
  %34 = icmp eq ptr %33, null
  br i1 %34, label %40, label %35

35:                                               ; preds = %28
  %36 = load i32, ptr %33, align 4, !tbaa !354
  %37 = add i32 %36, -1
  store i32 %37, ptr %33, align 4, !tbaa !354
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %30, ptr %33, align 8, !tbaa !101
  store ptr %33, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %40

40:                                               ; preds = %39, %35, %28
  %41 = phi ptr [ %30, %28 ], [ %30, %35 ], [ %33, %39 ]
  %42 = add nuw nsw i64 %29, 1
  %43 = load i32, ptr %9, align 8, !tbaa !5
  %44 = zext i32 %43 to i64
  %45 = icmp samesign ult i64 %42, %44
  br i1 %45, label %28, label %14, !llvm.loop !356

46:                                               ; preds = %1, %4, %25
  %47 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %48 = load ptr, ptr %47, align 8, !tbaa !147
  tail call fastcc void @drop_others(ptr noundef %48)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %0, i8 0, i64 16, i1 false)
  %49 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %50 = load ptr, ptr %49, align 8, !tbaa !146
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
  br i1 %71, label %67, label %73, !llvm.loop !188

73:                                               ; preds = %67
  %74 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %69
  %75 = load ptr, ptr %74, align 8, !tbaa !99
  store ptr %75, ptr %50, align 8, !tbaa !101
  store ptr %50, ptr %74, align 8, !tbaa !99
  br label %94

76:                                               ; preds = %88, %60
  %77 = phi i64 [ 0, %60 ], [ %90, %88 ]
  %78 = phi ptr [ %61, %60 ], [ %89, %88 ]
  %79 = getelementptr inbounds nuw %struct.WarpClock, ptr %50, i64 %77
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 24
  %81 = load ptr, ptr %80, align 8, !tbaa !149
  %82 = icmp eq ptr %81, null
  br i1 %82, label %88, label %83

83:                                               ; preds = %76
  %84 = load i32, ptr %81, align 4, !tbaa !354
  %85 = add i32 %84, -1
  store i32 %85, ptr %81, align 4, !tbaa !354
  %86 = icmp eq i32 %85, 0
  br i1 %86, label %87, label %88

87:                                               ; preds = %83
  store ptr %78, ptr %81, align 8, !tbaa !101
  store ptr %81, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %88

88:                                               ; preds = %87, %83, %76
  %89 = phi ptr [ %78, %76 ], [ %78, %83 ], [ %81, %87 ]
  %90 = add nuw nsw i64 %77, 1
  %91 = load i32, ptr %57, align 8, !tbaa !5
  %92 = zext i32 %91 to i64
  %93 = icmp samesign ult i64 %90, %92
  br i1 %93, label %76, label %62, !llvm.loop !356

94:                                               ; preds = %46, %52, %73
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %96 = load ptr, ptr %95, align 8, !tbaa !147
  tail call fastcc void @drop_others(ptr noundef %96)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %49, i8 0, i64 16, i1 false)
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @order_set(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #2 {
  %3 = load ptr, ptr %0, align 8, !tbaa !9
  %4 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %5 = load ptr, ptr %4, align 8, !tbaa !9
  %6 = load ptr, ptr %1, align 8, !tbaa !146
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %2
  %9 = load i32, ptr %6, align 8, !tbaa !5
  %10 = add i32 %9, 1
  store i32 %10, ptr %6, align 8, !tbaa !5
  br label %11

11:                                               ; preds = %2, %8
  store ptr %6, ptr %0, align 8, !tbaa !146
  %12 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %13 = load ptr, ptr %12, align 8, !tbaa !147
  %14 = icmp eq ptr %13, null
  br i1 %14, label %18, label %15

15:                                               ; preds = %11
  %16 = load i32, ptr %13, align 8, !tbaa !5
  %17 = add i32 %16, 1
  store i32 %17, ptr %13, align 8, !tbaa !5
  br label %18

18:                                               ; preds = %11, %15
  store ptr %13, ptr %4, align 8, !tbaa !147
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
  br i1 %39, label %35, label %41, !llvm.loop !188

41:                                               ; preds = %35
  %42 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %37
  %43 = load ptr, ptr %42, align 8, !tbaa !99
  store ptr %43, ptr %3, align 8, !tbaa !101
  store ptr %3, ptr %42, align 8, !tbaa !99
  br label %62

44:                                               ; preds = %56, %28
  %45 = phi i64 [ 0, %28 ], [ %58, %56 ]
  %46 = phi ptr [ %29, %28 ], [ %57, %56 ]
  %47 = getelementptr inbounds nuw %struct.WarpClock, ptr %3, i64 %45
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 24
  %49 = load ptr, ptr %48, align 8, !tbaa !149
  %50 = icmp eq ptr %49, null
  br i1 %50, label %56, label %51

51:                                               ; preds = %44
  %52 = load i32, ptr %49, align 4, !tbaa !354
  %53 = add i32 %52, -1
  store i32 %53, ptr %49, align 4, !tbaa !354
  %54 = icmp eq i32 %53, 0
  br i1 %54, label %55, label %56

55:                                               ; preds = %51
  store ptr %46, ptr %49, align 8, !tbaa !101
  store ptr %49, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %56

56:                                               ; preds = %55, %51, %44
  %57 = phi ptr [ %46, %44 ], [ %46, %51 ], [ %49, %55 ]
  %58 = add nuw nsw i64 %45, 1
  %59 = load i32, ptr %25, align 8, !tbaa !5
  %60 = zext i32 %59 to i64
  %61 = icmp samesign ult i64 %58, %60
  br i1 %61, label %44, label %30, !llvm.loop !356

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
  %6 = load i16, ptr %5, align 2, !tbaa !134
  %7 = icmp eq i16 %6, 0
  br i1 %7, label %59, label %60

8:                                                ; preds = %1, %56
  %9 = phi i1 [ true, %1 ], [ false, %56 ]
  %10 = phi i64 [ 0, %1 ], [ 1, %56 ]
  %11 = getelementptr inbounds nuw %struct.Order, ptr %3, i64 %10
  %12 = load ptr, ptr %11, align 8, !tbaa !146
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
  br i1 %33, label %29, label %35, !llvm.loop !188

35:                                               ; preds = %29
  %36 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %31
  %37 = load ptr, ptr %36, align 8, !tbaa !99
  store ptr %37, ptr %12, align 8, !tbaa !101
  store ptr %12, ptr %36, align 8, !tbaa !99
  br label %56

38:                                               ; preds = %50, %22
  %39 = phi i64 [ 0, %22 ], [ %52, %50 ]
  %40 = phi ptr [ %23, %22 ], [ %51, %50 ]
  %41 = getelementptr inbounds nuw %struct.WarpClock, ptr %12, i64 %39
  %42 = getelementptr inbounds nuw i8, ptr %41, i64 24
  %43 = load ptr, ptr %42, align 8, !tbaa !149
  %44 = icmp eq ptr %43, null
  br i1 %44, label %50, label %45

45:                                               ; preds = %38
  %46 = load i32, ptr %43, align 4, !tbaa !354
  %47 = add i32 %46, -1
  store i32 %47, ptr %43, align 4, !tbaa !354
  %48 = icmp eq i32 %47, 0
  br i1 %48, label %49, label %50

49:                                               ; preds = %45
  store ptr %40, ptr %43, align 8, !tbaa !101
  store ptr %43, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %50

50:                                               ; preds = %49, %45, %38
  %51 = phi ptr [ %40, %38 ], [ %40, %45 ], [ %43, %49 ]
  %52 = add nuw nsw i64 %39, 1
  %53 = load i32, ptr %19, align 8, !tbaa !5
  %54 = zext i32 %53 to i64
  %55 = icmp samesign ult i64 %52, %54
  br i1 %55, label %38, label %24, !llvm.loop !356

56:                                               ; preds = %8, %14, %35
  %57 = getelementptr inbounds nuw i8, ptr %11, i64 8
  %58 = load ptr, ptr %57, align 8, !tbaa !147
  tail call fastcc void @drop_others(ptr noundef %58)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %11, i8 0, i64 16, i1 false)
  br i1 %9, label %8, label %4, !llvm.loop !357

59:                                               ; preds = %60, %4
  store i16 0, ptr %5, align 2, !tbaa !134
  ret void

60:                                               ; preds = %4, %60
  %61 = phi i64 [ %64, %60 ], [ 0, %4 ]
  %62 = getelementptr inbounds nuw %struct.Group, ptr %0, i64 %61
  %63 = getelementptr inbounds nuw i8, ptr %62, i64 144
  tail call fastcc void @pair_drop(ptr noundef nonnull %63)
  %64 = add nuw nsw i64 %61, 1
  %65 = load i16, ptr %5, align 2, !tbaa !134
  %66 = zext i16 %65 to i64
  %67 = icmp samesign ult i64 %64, %66
  br i1 %67, label %60, label %59, !llvm.loop !358
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @order_join(ptr noundef captures(none) %0, ptr noundef readonly captures(none) %1) unnamed_addr #2 {
  %3 = load ptr, ptr %1, align 8, !tbaa !146
  %4 = icmp eq ptr %3, null
  br i1 %4, label %93, label %5

5:                                                ; preds = %2
  %6 = load ptr, ptr %0, align 8, !tbaa !146
  %7 = icmp eq ptr %6, %3
  br i1 %7, label %8, label %14

8:                                                ; preds = %5
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %10 = load ptr, ptr %9, align 8, !tbaa !147
  %11 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %12 = load ptr, ptr %11, align 8, !tbaa !147
  %13 = icmp eq ptr %10, %12
  br i1 %13, label %93, label %14

14:                                               ; preds = %8, %5
  %15 = icmp eq ptr %6, null
  br i1 %15, label %16, label %27

16:                                               ; preds = %14
  %17 = load i32, ptr %3, align 8, !tbaa !5
  %18 = add i32 %17, 1
  store i32 %18, ptr %3, align 8, !tbaa !5
  store ptr %3, ptr %0, align 8, !tbaa !146
  %19 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %20 = load ptr, ptr %19, align 8, !tbaa !147
  %21 = icmp eq ptr %20, null
  br i1 %21, label %25, label %22

22:                                               ; preds = %16
  %23 = load i32, ptr %20, align 8, !tbaa !5
  %24 = add i32 %23, 1
  store i32 %24, ptr %20, align 8, !tbaa !5
  br label %25

25:                                               ; preds = %16, %22
  %26 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store ptr %20, ptr %26, align 8, !tbaa !147
  br label %93

27:                                               ; preds = %14
  %28 = getelementptr inbounds nuw i8, ptr %1, i64 8
  %29 = load ptr, ptr %28, align 8, !tbaa !147
  %30 = icmp eq ptr %29, null
  br i1 %30, label %91, label %31

31:                                               ; preds = %27
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %33 = load ptr, ptr %32, align 8, !tbaa !147
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
  br i1 %57, label %43, label %58, !llvm.loop !148

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
  store ptr %29, ptr %32, align 8, !tbaa !147
  br label %91

77:                                               ; preds = %73, %77
  %78 = phi i64 [ %83, %77 ], [ 0, %73 ]
  %79 = phi ptr [ %84, %77 ], [ %29, %73 ]
  %80 = getelementptr inbounds nuw i8, ptr %79, i64 8
  %81 = getelementptr inbounds nuw ptr, ptr %80, i64 %78
  %82 = load ptr, ptr %81, align 8, !tbaa !9
  tail call fastcc void @order_add(ptr noundef nonnull %0, ptr noundef %82)
  %83 = add nuw nsw i64 %78, 1
  %84 = load ptr, ptr %28, align 8, !tbaa !147
  %85 = getelementptr inbounds nuw i8, ptr %84, i64 4
  %86 = load i32, ptr %85, align 4, !tbaa !5
  %87 = zext i32 %86 to i64
  %88 = icmp samesign ult i64 %83, %87
  br i1 %88, label %77, label %89, !llvm.loop !359

89:                                               ; preds = %77
  %90 = load ptr, ptr %1, align 8, !tbaa !146
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
  %4 = load ptr, ptr %0, align 8, !tbaa !146
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
  store ptr %1, ptr %0, align 8, !tbaa !146
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
  %21 = load ptr, ptr %20, align 8, !tbaa !147
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
  br i1 %43, label %29, label %44, !llvm.loop !148

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
  br i1 %68, label %64, label %70, !llvm.loop !188

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %66
  %72 = load ptr, ptr %71, align 8, !tbaa !99
  %73 = icmp eq ptr %72, null
  br i1 %73, label %76, label %74

74:                                               ; preds = %70
  %75 = load ptr, ptr %72, align 8, !tbaa !101
  store ptr %75, ptr %71, align 8, !tbaa !99
  br label %83

76:                                               ; preds = %70
  %77 = load ptr, ptr @L, align 8, !tbaa !9
  %78 = getelementptr inbounds nuw i8, ptr %77, i64 528
  %79 = load ptr, ptr %78, align 8, !tbaa !103
  %80 = load i64, ptr @pool_used, align 8, !tbaa !41
  %81 = getelementptr inbounds nuw i8, ptr %79, i64 %80
  %82 = add i64 %80, %67
  store i64 %82, ptr @pool_used, align 8, !tbaa !41
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
  store ptr %84, ptr %20, align 8, !tbaa !147
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
  br i1 %106, label %107, label %92, !llvm.loop !360

107:                                              ; preds = %100
  tail call fastcc void @drop_others(ptr noundef nonnull %21)
  store ptr %84, ptr %20, align 8, !tbaa !147
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
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #23
  %116 = load i32, ptr %53, align 8, !tbaa !5
  %117 = add i32 %116, 1
  store i32 %117, ptr %53, align 8, !tbaa !5
  store ptr %53, ptr %3, align 8, !tbaa !9
  call fastcc void @own_join(ptr noundef nonnull %3, ptr noundef nonnull %1)
  %118 = load ptr, ptr %3, align 8, !tbaa !9
  %119 = load ptr, ptr %20, align 8, !tbaa !147
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
  br i1 %137, label %133, label %139, !llvm.loop !188

139:                                              ; preds = %133
  %140 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %135
  %141 = load ptr, ptr %140, align 8, !tbaa !99
  %142 = icmp eq ptr %141, null
  br i1 %142, label %145, label %143

143:                                              ; preds = %139
  %144 = load ptr, ptr %141, align 8, !tbaa !101
  store ptr %144, ptr %140, align 8, !tbaa !99
  br label %152

145:                                              ; preds = %139
  %146 = load ptr, ptr @L, align 8, !tbaa !9
  %147 = getelementptr inbounds nuw i8, ptr %146, i64 528
  %148 = load ptr, ptr %147, align 8, !tbaa !103
  %149 = load i64, ptr @pool_used, align 8, !tbaa !41
  %150 = getelementptr inbounds nuw i8, ptr %148, i64 %149
  %151 = add i64 %149, %136
  store i64 %151, ptr @pool_used, align 8, !tbaa !41
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
  br i1 %170, label %158, label %159, !llvm.loop !360

171:                                              ; preds = %124, %158
  %172 = phi ptr [ %153, %158 ], [ %119, %124 ]
  store ptr %172, ptr %20, align 8, !tbaa !147
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
  br i1 %196, label %192, label %198, !llvm.loop !188

198:                                              ; preds = %192
  %199 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %194
  %200 = load ptr, ptr %199, align 8, !tbaa !99
  store ptr %200, ptr %175, align 8, !tbaa !101
  store ptr %175, ptr %199, align 8, !tbaa !99
  br label %219

201:                                              ; preds = %213, %185
  %202 = phi i64 [ 0, %185 ], [ %215, %213 ]
  %203 = phi ptr [ %186, %185 ], [ %214, %213 ]
  %204 = getelementptr inbounds nuw %struct.WarpClock, ptr %175, i64 %202
  %205 = getelementptr inbounds nuw i8, ptr %204, i64 24
  %206 = load ptr, ptr %205, align 8, !tbaa !149
  %207 = icmp eq ptr %206, null
  br i1 %207, label %213, label %208

208:                                              ; preds = %201
  %209 = load i32, ptr %206, align 4, !tbaa !354
  %210 = add i32 %209, -1
  store i32 %210, ptr %206, align 4, !tbaa !354
  %211 = icmp eq i32 %210, 0
  br i1 %211, label %212, label %213

212:                                              ; preds = %208
  store ptr %203, ptr %206, align 8, !tbaa !101
  store ptr %206, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %213

213:                                              ; preds = %212, %208, %201
  %214 = phi ptr [ %203, %201 ], [ %203, %208 ], [ %206, %212 ]
  %215 = add nuw nsw i64 %202, 1
  %216 = load i32, ptr %182, align 8, !tbaa !5
  %217 = zext i32 %216 to i64
  %218 = icmp samesign ult i64 %215, %217
  br i1 %218, label %201, label %187, !llvm.loop !356

219:                                              ; preds = %171, %177, %198
  store ptr %118, ptr %174, align 8, !tbaa !9
  br label %221

220:                                              ; preds = %115
  tail call fastcc void @drop_own(ptr noundef %118)
  br label %221

221:                                              ; preds = %220, %219
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #23
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
  %23 = load ptr, ptr %22, align 8, !tbaa !149
  %24 = getelementptr inbounds nuw i8, ptr %21, i64 8
  %25 = load ptr, ptr %24, align 8, !tbaa !149
  %26 = icmp eq ptr %23, %25
  br i1 %26, label %27, label %33

27:                                               ; preds = %17
  %28 = icmp eq ptr %23, null
  br i1 %28, label %29, label %56

29:                                               ; preds = %27
  %30 = load i32, ptr %20, align 8, !tbaa !361
  %31 = load i32, ptr %21, align 8, !tbaa !361
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
  br i1 %55, label %38, label %40, !llvm.loop !362

56:                                               ; preds = %27, %29, %38
  %57 = phi i32 [ %39, %38 ], [ 3, %29 ], [ 3, %27 ]
  %58 = and i32 %57, %19
  %59 = add nuw nsw i64 %18, 1
  %60 = icmp eq i64 %59, %13
  br i1 %60, label %14, label %17, !llvm.loop !363

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
  br i1 %83, label %79, label %103, !llvm.loop !188

85:                                               ; preds = %97, %72
  %86 = phi i64 [ 0, %72 ], [ %99, %97 ]
  %87 = phi ptr [ %73, %72 ], [ %98, %97 ]
  %88 = getelementptr inbounds nuw %struct.WarpClock, ptr %4, i64 %86
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 24
  %90 = load ptr, ptr %89, align 8, !tbaa !149
  %91 = icmp eq ptr %90, null
  br i1 %91, label %97, label %92

92:                                               ; preds = %85
  %93 = load i32, ptr %90, align 4, !tbaa !354
  %94 = add i32 %93, -1
  store i32 %94, ptr %90, align 4, !tbaa !354
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %96, label %97

96:                                               ; preds = %92
  store ptr %87, ptr %90, align 8, !tbaa !101
  store ptr %90, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %97

97:                                               ; preds = %96, %92, %85
  %98 = phi ptr [ %87, %85 ], [ %87, %92 ], [ %90, %96 ]
  %99 = add nuw nsw i64 %86, 1
  %100 = load i32, ptr %69, align 8, !tbaa !5
  %101 = zext i32 %100 to i64
  %102 = icmp samesign ult i64 %99, %101
  br i1 %102, label %85, label %74, !llvm.loop !356

103:                                              ; preds = %79
  %104 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %81
  %105 = load ptr, ptr %104, align 8, !tbaa !99
  store ptr %105, ptr %4, align 8, !tbaa !101
  store ptr %4, ptr %104, align 8, !tbaa !99
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
  br i1 %123, label %119, label %125, !llvm.loop !188

125:                                              ; preds = %119
  %126 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %121
  %127 = load ptr, ptr %126, align 8, !tbaa !99
  %128 = icmp eq ptr %127, null
  br i1 %128, label %131, label %129

129:                                              ; preds = %125
  %130 = load ptr, ptr %127, align 8, !tbaa !101
  store ptr %130, ptr %126, align 8, !tbaa !99
  br label %138

131:                                              ; preds = %125
  %132 = load ptr, ptr @L, align 8, !tbaa !9
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 528
  %134 = load ptr, ptr %133, align 8, !tbaa !103
  %135 = load i64, ptr @pool_used, align 8, !tbaa !41
  %136 = getelementptr inbounds nuw i8, ptr %134, i64 %135
  %137 = add i64 %135, %122
  store i64 %137, ptr @pool_used, align 8, !tbaa !41
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
  %152 = load ptr, ptr %151, align 8, !tbaa !149
  %153 = icmp eq ptr %152, null
  br i1 %153, label %158, label %154

154:                                              ; preds = %147
  %155 = load i32, ptr %152, align 4, !tbaa !354
  %156 = add i32 %155, 1
  store i32 %156, ptr %152, align 4, !tbaa !354
  %157 = load i32, ptr %114, align 8, !tbaa !5
  br label %158

158:                                              ; preds = %154, %147
  %159 = phi i32 [ %148, %147 ], [ %157, %154 ]
  %160 = add nuw nsw i64 %149, 1
  %161 = zext i32 %159 to i64
  %162 = icmp samesign ult i64 %160, %161
  br i1 %162, label %147, label %142, !llvm.loop !364

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
  %176 = load ptr, ptr %175, align 8, !tbaa !149
  %177 = getelementptr inbounds nuw i8, ptr %174, i64 8
  %178 = load ptr, ptr %177, align 8, !tbaa !149
  %179 = icmp eq ptr %176, %178
  br i1 %179, label %180, label %186

180:                                              ; preds = %170
  %181 = icmp eq ptr %176, null
  br i1 %181, label %182, label %293

182:                                              ; preds = %180
  %183 = load i32, ptr %173, align 8, !tbaa !361
  %184 = load i32, ptr %174, align 8, !tbaa !361
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
  br i1 %206, label %207, label %191, !llvm.loop !362

207:                                              ; preds = %191
  %208 = icmp eq i32 %204, 0
  br i1 %208, label %209, label %293

209:                                              ; preds = %207
  %210 = icmp eq i32 %202, 0
  br i1 %210, label %224, label %211

211:                                              ; preds = %209
  br i1 %187, label %218, label %212

212:                                              ; preds = %211
  %213 = load i32, ptr %176, align 4, !tbaa !354
  %214 = add i32 %213, -1
  store i32 %214, ptr %176, align 4, !tbaa !354
  %215 = icmp eq i32 %214, 0
  br i1 %215, label %216, label %218

216:                                              ; preds = %212
  %217 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  store ptr %217, ptr %176, align 8, !tbaa !101
  store ptr %176, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %218

218:                                              ; preds = %211, %212, %216
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %173, ptr noundef nonnull align 8 dereferenceable(16) %174, i64 16, i1 false), !tbaa.struct !365
  %219 = load ptr, ptr %175, align 8, !tbaa !149
  %220 = icmp eq ptr %219, null
  br i1 %220, label %293, label %221

221:                                              ; preds = %218
  %222 = load i32, ptr %219, align 4, !tbaa !354
  %223 = add i32 %222, 1
  store i32 %223, ptr %219, align 4, !tbaa !354
  br label %293

224:                                              ; preds = %209
  call void @llvm.lifetime.start.p0(ptr nonnull %3) #23
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
  br i1 %237, label %227, label %229, !llvm.loop !366

238:                                              ; preds = %227
  store i32 %226, ptr %173, align 8, !tbaa !361
  br label %271

239:                                              ; preds = %227
  br i1 %187, label %244, label %240

240:                                              ; preds = %239
  %241 = load i32, ptr %176, align 4, !tbaa !354
  %242 = icmp eq i32 %241, 1
  br i1 %242, label %243, label %244

243:                                              ; preds = %240
  store i32 2, ptr %176, align 4, !tbaa !354
  br label %260

244:                                              ; preds = %240, %239
  %245 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  %246 = icmp eq ptr %245, null
  br i1 %246, label %249, label %247

247:                                              ; preds = %244
  %248 = load ptr, ptr %245, align 8, !tbaa !101
  store ptr %248, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %255

249:                                              ; preds = %244
  %250 = load ptr, ptr @L, align 8, !tbaa !9
  %251 = getelementptr inbounds nuw i8, ptr %250, i64 528
  %252 = load ptr, ptr %251, align 8, !tbaa !103
  %253 = getelementptr inbounds nuw i8, ptr %252, i64 %172
  %254 = add i64 %172, 256
  store i64 %254, ptr @pool_used, align 8, !tbaa !41
  br label %255

255:                                              ; preds = %249, %247
  %256 = phi i64 [ %254, %249 ], [ %172, %247 ]
  %257 = phi ptr [ %253, %249 ], [ %245, %247 ]
  %258 = icmp eq ptr %257, %176
  br i1 %258, label %260, label %259

259:                                              ; preds = %255
  store i32 1, ptr %257, align 4, !tbaa !354
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
  br i1 %270, label %271, label %264, !llvm.loop !367

271:                                              ; preds = %264, %238
  %272 = phi i64 [ %172, %238 ], [ %261, %264 ]
  %273 = phi ptr [ null, %238 ], [ %262, %264 ]
  store ptr %273, ptr %175, align 8, !tbaa !149
  br i1 %187, label %280, label %274

274:                                              ; preds = %271
  %275 = load i32, ptr %176, align 4, !tbaa !354
  %276 = add i32 %275, -1
  store i32 %276, ptr %176, align 4, !tbaa !354
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %280

278:                                              ; preds = %274
  %279 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  store ptr %279, ptr %176, align 8, !tbaa !101
  store ptr %176, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %280

280:                                              ; preds = %271, %274, %278
  call void @llvm.lifetime.end.p0(ptr nonnull %3) #23
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
  br i1 %292, label %225, label %281, !llvm.loop !368

293:                                              ; preds = %180, %182, %221, %218, %207, %280
  %294 = phi i64 [ %172, %180 ], [ %172, %182 ], [ %172, %221 ], [ %172, %218 ], [ %172, %207 ], [ %272, %280 ]
  %295 = add nuw nsw i64 %171, 1
  %296 = load i32, ptr %7, align 8, !tbaa !5
  %297 = zext i32 %296 to i64
  %298 = icmp samesign ult i64 %295, %297
  br i1 %298, label %170, label %299, !llvm.loop !369

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
  br i1 %23, label %19, label %25, !llvm.loop !188

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %21
  %27 = load ptr, ptr %26, align 8, !tbaa !99
  store ptr %27, ptr %0, align 8, !tbaa !101
  store ptr %0, ptr %26, align 8, !tbaa !99
  br label %46

28:                                               ; preds = %11, %40
  %29 = phi i64 [ 0, %11 ], [ %42, %40 ]
  %30 = phi ptr [ %12, %11 ], [ %41, %40 ]
  %31 = getelementptr inbounds nuw %struct.WarpClock, ptr %0, i64 %29
  %32 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %33 = load ptr, ptr %32, align 8, !tbaa !149
  %34 = icmp eq ptr %33, null
  br i1 %34, label %40, label %35

35:                                               ; preds = %28
  %36 = load i32, ptr %33, align 4, !tbaa !354
  %37 = add i32 %36, -1
  store i32 %37, ptr %33, align 4, !tbaa !354
  %38 = icmp eq i32 %37, 0
  br i1 %38, label %39, label %40

39:                                               ; preds = %35
  store ptr %30, ptr %33, align 8, !tbaa !101
  store ptr %33, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %40

40:                                               ; preds = %28, %35, %39
  %41 = phi ptr [ %30, %28 ], [ %30, %35 ], [ %33, %39 ]
  %42 = add nuw nsw i64 %29, 1
  %43 = load i32, ptr %8, align 8, !tbaa !5
  %44 = zext i32 %43 to i64
  %45 = icmp samesign ult i64 %42, %44
  br i1 %45, label %28, label %13, !llvm.loop !356

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
  br i1 %23, label %19, label %25, !llvm.loop !188

25:                                               ; preds = %19
  %26 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %21
  %27 = load ptr, ptr %26, align 8, !tbaa !99
  store ptr %27, ptr %0, align 8, !tbaa !101
  store ptr %0, ptr %26, align 8, !tbaa !99
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
  br i1 %52, label %48, label %54, !llvm.loop !188

54:                                               ; preds = %48
  %55 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %50
  %56 = load ptr, ptr %55, align 8, !tbaa !99
  store ptr %56, ptr %31, align 8, !tbaa !101
  store ptr %31, ptr %55, align 8, !tbaa !99
  br label %75

57:                                               ; preds = %69, %41
  %58 = phi i64 [ 0, %41 ], [ %71, %69 ]
  %59 = phi ptr [ %42, %41 ], [ %70, %69 ]
  %60 = getelementptr inbounds nuw %struct.WarpClock, ptr %31, i64 %58
  %61 = getelementptr inbounds nuw i8, ptr %60, i64 24
  %62 = load ptr, ptr %61, align 8, !tbaa !149
  %63 = icmp eq ptr %62, null
  br i1 %63, label %69, label %64

64:                                               ; preds = %57
  %65 = load i32, ptr %62, align 4, !tbaa !354
  %66 = add i32 %65, -1
  store i32 %66, ptr %62, align 4, !tbaa !354
  %67 = icmp eq i32 %66, 0
  br i1 %67, label %68, label %69

68:                                               ; preds = %64
  store ptr %59, ptr %62, align 8, !tbaa !101
  store ptr %62, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %69

69:                                               ; preds = %68, %64, %57
  %70 = phi ptr [ %59, %57 ], [ %59, %64 ], [ %62, %68 ]
  %71 = add nuw nsw i64 %58, 1
  %72 = load i32, ptr %38, align 8, !tbaa !5
  %73 = zext i32 %72 to i64
  %74 = icmp samesign ult i64 %71, %73
  br i1 %74, label %57, label %43, !llvm.loop !356

75:                                               ; preds = %28, %33, %54
  %76 = add nuw nsw i64 %29, 1
  %77 = load i32, ptr %8, align 4, !tbaa !5
  %78 = zext i32 %77 to i64
  %79 = icmp samesign ult i64 %76, %78
  br i1 %79, label %28, label %13, !llvm.loop !370

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
  %13 = load i32, ptr %12, align 4, !tbaa !42
  %14 = zext i32 %13 to i64
  %15 = getelementptr inbounds nuw %struct.Track, ptr %11, i64 %14
  %16 = getelementptr inbounds nuw i8, ptr %2, i64 14
  %17 = load i16, ptr %16, align 2, !tbaa !204
  %18 = and i16 %17, 3
  %19 = icmp eq i16 %18, 0
  br i1 %19, label %20, label %25

20:                                               ; preds = %6
  %21 = getelementptr inbounds nuw i8, ptr %3, i64 14
  %22 = load i16, ptr %21, align 2, !tbaa !204
  %23 = and i16 %22, 3
  %24 = icmp eq i16 %23, 0
  br i1 %24, label %1068, label %25

25:                                               ; preds = %20, %6
  %26 = load i32, ptr %2, align 4, !tbaa !189
  %27 = getelementptr inbounds nuw i8, ptr %15, i64 196
  %28 = load i32, ptr %27, align 4, !tbaa !119
  %29 = icmp eq i32 %26, %28
  br i1 %29, label %30, label %45

30:                                               ; preds = %25
  %31 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %32 = load i8, ptr %31, align 4, !tbaa !192
  %33 = zext i8 %32 to i32
  %34 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %35 = load i32, ptr %34, align 8, !tbaa !124
  %36 = icmp eq i32 %35, %33
  br i1 %36, label %37, label %45

37:                                               ; preds = %30
  %38 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %39 = load i32, ptr %38, align 4, !tbaa !193
  %40 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %41 = load i32, ptr %40, align 4, !tbaa !126
  %42 = shl nuw i32 1, %41
  %43 = and i32 %42, %39
  %44 = icmp eq i32 %43, 0
  br label %45

45:                                               ; preds = %25, %30, %37
  %46 = phi i1 [ true, %30 ], [ true, %25 ], [ %44, %37 ]
  %47 = getelementptr inbounds nuw i8, ptr %3, i64 14
  %48 = load i16, ptr %47, align 2, !tbaa !204
  %49 = or i16 %48, %17
  %50 = and i16 %49, 64
  %51 = icmp eq i16 %50, 0
  br i1 %51, label %203, label %52

52:                                               ; preds = %45
  %53 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %54 = load i16, ptr %53, align 4, !tbaa !207
  %55 = zext i16 %54 to i32
  br i1 %46, label %60, label %56

56:                                               ; preds = %52
  %57 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %58 = load i32, ptr %57, align 4, !tbaa !126
  %59 = shl nuw i32 1, %58
  br label %63

60:                                               ; preds = %52
  %61 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %62 = load i32, ptr %61, align 4, !tbaa !193
  br label %63

63:                                               ; preds = %60, %56
  %64 = phi i32 [ %59, %56 ], [ %62, %60 ]
  %65 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %66 = load i16, ptr %65, align 4, !tbaa !207, !noalias !371
  %67 = zext i16 %66 to i32
  %68 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !371
  %69 = getelementptr inbounds nuw i8, ptr %68, i64 136
  %70 = load i64, ptr %69, align 8, !tbaa !52, !noalias !371
  %71 = icmp ult i64 %4, %70
  br i1 %71, label %76, label %72

72:                                               ; preds = %63
  %73 = getelementptr inbounds nuw i8, ptr %68, i64 152
  %74 = load i64, ptr %73, align 8, !tbaa !53, !noalias !371
  %75 = icmp ult i64 %4, %74
  br i1 %75, label %93, label %76

76:                                               ; preds = %72, %63
  %77 = getelementptr inbounds nuw i8, ptr %68, i64 160
  %78 = load i64, ptr %77, align 8, !tbaa !54, !noalias !371
  %79 = icmp ult i64 %4, %78
  br i1 %79, label %84, label %80

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %68, i64 176
  %82 = load i64, ptr %81, align 8, !tbaa !55, !noalias !371
  %83 = icmp ult i64 %4, %82
  br i1 %83, label %93, label %84

84:                                               ; preds = %80, %76
  %85 = getelementptr inbounds nuw i8, ptr %68, i64 184
  %86 = load i64, ptr %85, align 8, !tbaa !60, !noalias !371
  %87 = icmp ult i64 %4, %86
  br i1 %87, label %92, label %88

88:                                               ; preds = %84
  %89 = getelementptr inbounds nuw i8, ptr %68, i64 192
  %90 = load i64, ptr %89, align 8, !tbaa !61, !noalias !371
  %91 = icmp ult i64 %4, %90
  br i1 %91, label %93, label %92

92:                                               ; preds = %88, %84
  br label %93

93:                                               ; preds = %92, %88, %80, %72
  %94 = phi i32 [ 1, %92 ], [ 3, %72 ], [ 5, %80 ], [ 4, %88 ]
  %95 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %96 = load ptr, ptr %95, align 8, !tbaa !27, !noalias !371
  %97 = load i32, ptr %96, align 8, !tbaa !175, !noalias !371
  %98 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %99 = load i32, ptr %98, align 8, !tbaa !73, !noalias !371
  %100 = getelementptr inbounds nuw i8, ptr %68, i64 624
  %101 = load i32, ptr %100, align 8, !tbaa !145, !noalias !371
  %102 = xor i32 %101, -1
  %103 = add i32 %26, %102
  %104 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %105 = load i8, ptr %104, align 4, !tbaa !192, !noalias !371
  %106 = zext i8 %105 to i32
  %107 = shl nuw nsw i32 %106, 5
  %108 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %64, i1 true)
  %109 = or disjoint i32 %107, %108
  %110 = getelementptr inbounds nuw i8, ptr %68, i64 496
  %111 = load i64, ptr %110, align 8, !tbaa !105, !noalias !371
  %112 = add i64 %111, %4
  br i1 %29, label %113, label %123

113:                                              ; preds = %93
  %114 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %115 = load i32, ptr %114, align 8, !tbaa !124, !noalias !371
  %116 = icmp eq i32 %115, %106
  br i1 %116, label %117, label %123

117:                                              ; preds = %113
  %118 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %119 = load i32, ptr %118, align 4, !tbaa !126, !noalias !371
  %120 = shl nuw i32 1, %119
  %121 = icmp eq i32 %64, %120
  %122 = select i1 %121, i32 4, i32 1
  br label %123

123:                                              ; preds = %93, %113, %117
  %124 = phi i32 [ 3, %93 ], [ %122, %117 ], [ 2, %113 ]
  %125 = getelementptr inbounds nuw i8, ptr %68, i64 600
  %126 = load i64, ptr %125, align 8, !tbaa !322
  %127 = and i64 %126, 16
  %128 = icmp ne i64 %127, 0
  %129 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %130 = icmp eq i32 %129, 0
  %131 = select i1 %128, i1 %130, i1 false
  br i1 %131, label %132, label %138

132:                                              ; preds = %123
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %133 = getelementptr inbounds nuw i8, ptr %68, i64 712
  store i32 15, ptr %133, align 8, !tbaa !172
  %134 = getelementptr inbounds nuw i8, ptr %68, i64 716
  store i32 -1, ptr %134, align 4, !tbaa !173
  %135 = getelementptr inbounds nuw i8, ptr %68, i64 720
  store i32 -1, ptr %135, align 8, !tbaa !174
  %136 = getelementptr inbounds nuw i8, ptr %68, i64 728
  store i32 0, ptr %136, align 8, !tbaa !176
  %137 = getelementptr inbounds nuw i8, ptr %68, i64 732
  store i32 0, ptr %137, align 4, !tbaa !177
  br label %138

138:                                              ; preds = %132, %123
  %139 = getelementptr inbounds nuw i8, ptr %68, i64 584
  %140 = load i64, ptr %139, align 8, !tbaa !323
  %141 = icmp sgt i64 %140, 0
  br i1 %141, label %142, label %182

142:                                              ; preds = %138
  %143 = getelementptr inbounds nuw i8, ptr %68, i64 576
  %144 = load ptr, ptr %143, align 8, !tbaa !324
  br label %145

145:                                              ; preds = %179, %142
  %146 = phi i64 [ 0, %142 ], [ %180, %179 ]
  %147 = getelementptr inbounds nuw %struct.Found, ptr %144, i64 %146
  %148 = load i32, ptr %147, align 8, !tbaa !325
  %149 = icmp eq i32 %148, 4
  br i1 %149, label %150, label %179

150:                                              ; preds = %145
  %151 = getelementptr inbounds nuw i8, ptr %147, i64 4
  %152 = load i32, ptr %151, align 4, !tbaa !326
  %153 = icmp eq i32 %152, %55
  br i1 %153, label %154, label %179

154:                                              ; preds = %150
  %155 = getelementptr inbounds nuw i8, ptr %147, i64 8
  %156 = load i32, ptr %155, align 8, !tbaa !327
  %157 = icmp eq i32 %156, %67
  br i1 %157, label %158, label %179

158:                                              ; preds = %154
  %159 = getelementptr inbounds nuw i8, ptr %147, i64 20
  %160 = load i32, ptr %159, align 4, !tbaa !328
  %161 = icmp eq i32 %160, %94
  br i1 %161, label %162, label %179

162:                                              ; preds = %158
  %163 = getelementptr inbounds nuw i8, ptr %147, i64 12
  %164 = load i32, ptr %163, align 4, !tbaa !329
  %165 = icmp eq i32 %164, %124
  br i1 %165, label %166, label %179

166:                                              ; preds = %162
  %167 = getelementptr inbounds nuw i8, ptr %147, i64 56
  %168 = load i64, ptr %167, align 8, !tbaa !331
  %169 = add i64 %168, 1
  store i64 %169, ptr %167, align 8, !tbaa !331
  %170 = getelementptr inbounds nuw i8, ptr %147, i64 40
  %171 = load i64, ptr %170, align 8, !tbaa !332
  %172 = icmp ult i64 %4, %171
  br i1 %172, label %173, label %174

173:                                              ; preds = %166
  store i64 %4, ptr %170, align 8, !tbaa !332
  br label %174

174:                                              ; preds = %173, %166
  %175 = getelementptr inbounds nuw i8, ptr %147, i64 48
  %176 = load i64, ptr %175, align 8, !tbaa !333
  %177 = icmp ugt i64 %112, %176
  br i1 %177, label %178, label %1068

178:                                              ; preds = %174
  store i64 %112, ptr %175, align 8, !tbaa !333
  br label %1068

179:                                              ; preds = %162, %158, %154, %150, %145
  %180 = add nuw nsw i64 %146, 1
  %181 = icmp eq i64 %180, %140
  br i1 %181, label %182, label %145, !llvm.loop !334

182:                                              ; preds = %179, %138
  %183 = getelementptr inbounds nuw i8, ptr %68, i64 592
  %184 = load i64, ptr %183, align 8, !tbaa !335
  %185 = icmp slt i64 %140, %184
  br i1 %185, label %186, label %1068

186:                                              ; preds = %182
  %187 = getelementptr inbounds nuw i8, ptr %68, i64 576
  %188 = load ptr, ptr %187, align 8, !tbaa !324
  %189 = add nsw i64 %140, 1
  store i64 %189, ptr %139, align 8, !tbaa !323
  %190 = getelementptr inbounds %struct.Found, ptr %188, i64 %140
  store i32 4, ptr %190, align 8, !tbaa !5
  %191 = getelementptr inbounds nuw i8, ptr %190, i64 4
  store i32 %55, ptr %191, align 4, !tbaa !5
  %192 = getelementptr inbounds nuw i8, ptr %190, i64 8
  store i32 %67, ptr %192, align 8, !tbaa !5
  %193 = getelementptr inbounds nuw i8, ptr %190, i64 12
  store i32 %124, ptr %193, align 4, !tbaa !5
  %194 = getelementptr inbounds nuw i8, ptr %190, i64 16
  store i32 0, ptr %194, align 8, !tbaa !5
  %195 = getelementptr inbounds nuw i8, ptr %190, i64 20
  store i32 %94, ptr %195, align 4, !tbaa !5
  %196 = getelementptr inbounds nuw i8, ptr %190, i64 24
  store i32 %97, ptr %196, align 8, !tbaa !5
  %197 = getelementptr inbounds nuw i8, ptr %190, i64 28
  store i32 %99, ptr %197, align 4, !tbaa !5
  %198 = getelementptr inbounds nuw i8, ptr %190, i64 32
  store i32 %103, ptr %198, align 8, !tbaa !5
  %199 = getelementptr inbounds nuw i8, ptr %190, i64 36
  store i32 %109, ptr %199, align 4, !tbaa !5
  %200 = getelementptr inbounds nuw i8, ptr %190, i64 40
  store i64 %4, ptr %200, align 8, !tbaa !41
  %201 = getelementptr inbounds nuw i8, ptr %190, i64 48
  store i64 %112, ptr %201, align 8, !tbaa !41
  %202 = getelementptr inbounds nuw i8, ptr %190, i64 56
  store i64 1, ptr %202, align 8, !tbaa !41
  br label %1068

203:                                              ; preds = %45
  %204 = and i16 %17, 128
  %205 = icmp eq i16 %204, 0
  br i1 %205, label %357, label %206

206:                                              ; preds = %203
  %207 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %208 = load i16, ptr %207, align 4, !tbaa !207
  %209 = zext i16 %208 to i32
  br i1 %46, label %214, label %210

210:                                              ; preds = %206
  %211 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %212 = load i32, ptr %211, align 4, !tbaa !126
  %213 = shl nuw i32 1, %212
  br label %217

214:                                              ; preds = %206
  %215 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %216 = load i32, ptr %215, align 4, !tbaa !193
  br label %217

217:                                              ; preds = %214, %210
  %218 = phi i32 [ %213, %210 ], [ %216, %214 ]
  %219 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %220 = load i16, ptr %219, align 4, !tbaa !207, !noalias !374
  %221 = zext i16 %220 to i32
  %222 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !374
  %223 = getelementptr inbounds nuw i8, ptr %222, i64 136
  %224 = load i64, ptr %223, align 8, !tbaa !52, !noalias !374
  %225 = icmp ult i64 %4, %224
  br i1 %225, label %230, label %226

226:                                              ; preds = %217
  %227 = getelementptr inbounds nuw i8, ptr %222, i64 152
  %228 = load i64, ptr %227, align 8, !tbaa !53, !noalias !374
  %229 = icmp ult i64 %4, %228
  br i1 %229, label %247, label %230

230:                                              ; preds = %226, %217
  %231 = getelementptr inbounds nuw i8, ptr %222, i64 160
  %232 = load i64, ptr %231, align 8, !tbaa !54, !noalias !374
  %233 = icmp ult i64 %4, %232
  br i1 %233, label %238, label %234

234:                                              ; preds = %230
  %235 = getelementptr inbounds nuw i8, ptr %222, i64 176
  %236 = load i64, ptr %235, align 8, !tbaa !55, !noalias !374
  %237 = icmp ult i64 %4, %236
  br i1 %237, label %247, label %238

238:                                              ; preds = %234, %230
  %239 = getelementptr inbounds nuw i8, ptr %222, i64 184
  %240 = load i64, ptr %239, align 8, !tbaa !60, !noalias !374
  %241 = icmp ult i64 %4, %240
  br i1 %241, label %246, label %242

242:                                              ; preds = %238
  %243 = getelementptr inbounds nuw i8, ptr %222, i64 192
  %244 = load i64, ptr %243, align 8, !tbaa !61, !noalias !374
  %245 = icmp ult i64 %4, %244
  br i1 %245, label %247, label %246

246:                                              ; preds = %242, %238
  br label %247

247:                                              ; preds = %246, %242, %234, %226
  %248 = phi i32 [ 1, %246 ], [ 3, %226 ], [ 5, %234 ], [ 4, %242 ]
  %249 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %250 = load ptr, ptr %249, align 8, !tbaa !27, !noalias !374
  %251 = load i32, ptr %250, align 8, !tbaa !175, !noalias !374
  %252 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %253 = load i32, ptr %252, align 8, !tbaa !73, !noalias !374
  %254 = getelementptr inbounds nuw i8, ptr %222, i64 624
  %255 = load i32, ptr %254, align 8, !tbaa !145, !noalias !374
  %256 = xor i32 %255, -1
  %257 = add i32 %26, %256
  %258 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %259 = load i8, ptr %258, align 4, !tbaa !192, !noalias !374
  %260 = zext i8 %259 to i32
  %261 = shl nuw nsw i32 %260, 5
  %262 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %218, i1 true)
  %263 = or disjoint i32 %261, %262
  %264 = getelementptr inbounds nuw i8, ptr %222, i64 496
  %265 = load i64, ptr %264, align 8, !tbaa !105, !noalias !374
  %266 = add i64 %265, %4
  br i1 %29, label %267, label %277

267:                                              ; preds = %247
  %268 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %269 = load i32, ptr %268, align 8, !tbaa !124, !noalias !374
  %270 = icmp eq i32 %269, %260
  br i1 %270, label %271, label %277

271:                                              ; preds = %267
  %272 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %273 = load i32, ptr %272, align 4, !tbaa !126, !noalias !374
  %274 = shl nuw i32 1, %273
  %275 = icmp eq i32 %218, %274
  %276 = select i1 %275, i32 4, i32 1
  br label %277

277:                                              ; preds = %247, %267, %271
  %278 = phi i32 [ 3, %247 ], [ %276, %271 ], [ 2, %267 ]
  %279 = getelementptr inbounds nuw i8, ptr %222, i64 600
  %280 = load i64, ptr %279, align 8, !tbaa !322
  %281 = and i64 %280, 2
  %282 = icmp ne i64 %281, 0
  %283 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %284 = icmp eq i32 %283, 0
  %285 = select i1 %282, i1 %284, i1 false
  br i1 %285, label %286, label %292

286:                                              ; preds = %277
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %287 = getelementptr inbounds nuw i8, ptr %222, i64 712
  store i32 15, ptr %287, align 8, !tbaa !172
  %288 = getelementptr inbounds nuw i8, ptr %222, i64 716
  store i32 -1, ptr %288, align 4, !tbaa !173
  %289 = getelementptr inbounds nuw i8, ptr %222, i64 720
  store i32 -1, ptr %289, align 8, !tbaa !174
  %290 = getelementptr inbounds nuw i8, ptr %222, i64 728
  store i32 0, ptr %290, align 8, !tbaa !176
  %291 = getelementptr inbounds nuw i8, ptr %222, i64 732
  store i32 0, ptr %291, align 4, !tbaa !177
  br label %292

292:                                              ; preds = %286, %277
  %293 = getelementptr inbounds nuw i8, ptr %222, i64 584
  %294 = load i64, ptr %293, align 8, !tbaa !323
  %295 = icmp sgt i64 %294, 0
  br i1 %295, label %296, label %336

296:                                              ; preds = %292
  %297 = getelementptr inbounds nuw i8, ptr %222, i64 576
  %298 = load ptr, ptr %297, align 8, !tbaa !324
  br label %299

299:                                              ; preds = %333, %296
  %300 = phi i64 [ 0, %296 ], [ %334, %333 ]
  %301 = getelementptr inbounds nuw %struct.Found, ptr %298, i64 %300
  %302 = load i32, ptr %301, align 8, !tbaa !325
  %303 = icmp eq i32 %302, 1
  br i1 %303, label %304, label %333

304:                                              ; preds = %299
  %305 = getelementptr inbounds nuw i8, ptr %301, i64 4
  %306 = load i32, ptr %305, align 4, !tbaa !326
  %307 = icmp eq i32 %306, %209
  br i1 %307, label %308, label %333

308:                                              ; preds = %304
  %309 = getelementptr inbounds nuw i8, ptr %301, i64 8
  %310 = load i32, ptr %309, align 8, !tbaa !327
  %311 = icmp eq i32 %310, %221
  br i1 %311, label %312, label %333

312:                                              ; preds = %308
  %313 = getelementptr inbounds nuw i8, ptr %301, i64 20
  %314 = load i32, ptr %313, align 4, !tbaa !328
  %315 = icmp eq i32 %314, %248
  br i1 %315, label %316, label %333

316:                                              ; preds = %312
  %317 = getelementptr inbounds nuw i8, ptr %301, i64 12
  %318 = load i32, ptr %317, align 4, !tbaa !329
  %319 = icmp eq i32 %318, %278
  br i1 %319, label %320, label %333

320:                                              ; preds = %316
  %321 = getelementptr inbounds nuw i8, ptr %301, i64 56
  %322 = load i64, ptr %321, align 8, !tbaa !331
  %323 = add i64 %322, 1
  store i64 %323, ptr %321, align 8, !tbaa !331
  %324 = getelementptr inbounds nuw i8, ptr %301, i64 40
  %325 = load i64, ptr %324, align 8, !tbaa !332
  %326 = icmp ult i64 %4, %325
  br i1 %326, label %327, label %328

327:                                              ; preds = %320
  store i64 %4, ptr %324, align 8, !tbaa !332
  br label %328

328:                                              ; preds = %327, %320
  %329 = getelementptr inbounds nuw i8, ptr %301, i64 48
  %330 = load i64, ptr %329, align 8, !tbaa !333
  %331 = icmp ugt i64 %266, %330
  br i1 %331, label %332, label %1068

332:                                              ; preds = %328
  store i64 %266, ptr %329, align 8, !tbaa !333
  br label %1068

333:                                              ; preds = %316, %312, %308, %304, %299
  %334 = add nuw nsw i64 %300, 1
  %335 = icmp eq i64 %334, %294
  br i1 %335, label %336, label %299, !llvm.loop !334

336:                                              ; preds = %333, %292
  %337 = getelementptr inbounds nuw i8, ptr %222, i64 592
  %338 = load i64, ptr %337, align 8, !tbaa !335
  %339 = icmp slt i64 %294, %338
  br i1 %339, label %340, label %1068

340:                                              ; preds = %336
  %341 = getelementptr inbounds nuw i8, ptr %222, i64 576
  %342 = load ptr, ptr %341, align 8, !tbaa !324
  %343 = add nsw i64 %294, 1
  store i64 %343, ptr %293, align 8, !tbaa !323
  %344 = getelementptr inbounds %struct.Found, ptr %342, i64 %294
  store i32 1, ptr %344, align 8, !tbaa !5
  %345 = getelementptr inbounds nuw i8, ptr %344, i64 4
  store i32 %209, ptr %345, align 4, !tbaa !5
  %346 = getelementptr inbounds nuw i8, ptr %344, i64 8
  store i32 %221, ptr %346, align 8, !tbaa !5
  %347 = getelementptr inbounds nuw i8, ptr %344, i64 12
  store i32 %278, ptr %347, align 4, !tbaa !5
  %348 = getelementptr inbounds nuw i8, ptr %344, i64 16
  store i32 8, ptr %348, align 8, !tbaa !5
  %349 = getelementptr inbounds nuw i8, ptr %344, i64 20
  store i32 %248, ptr %349, align 4, !tbaa !5
  %350 = getelementptr inbounds nuw i8, ptr %344, i64 24
  store i32 %251, ptr %350, align 8, !tbaa !5
  %351 = getelementptr inbounds nuw i8, ptr %344, i64 28
  store i32 %253, ptr %351, align 4, !tbaa !5
  %352 = getelementptr inbounds nuw i8, ptr %344, i64 32
  store i32 %257, ptr %352, align 8, !tbaa !5
  %353 = getelementptr inbounds nuw i8, ptr %344, i64 36
  store i32 %263, ptr %353, align 4, !tbaa !5
  %354 = getelementptr inbounds nuw i8, ptr %344, i64 40
  store i64 %4, ptr %354, align 8, !tbaa !41
  %355 = getelementptr inbounds nuw i8, ptr %344, i64 48
  store i64 %266, ptr %355, align 8, !tbaa !41
  %356 = getelementptr inbounds nuw i8, ptr %344, i64 56
  store i64 1, ptr %356, align 8, !tbaa !41
  br label %1068

357:                                              ; preds = %203
  %358 = tail call fastcc i32 @unordered_in(ptr noundef nonnull %15, ptr noundef nonnull %15, ptr noundef nonnull %2)
  %359 = icmp eq i32 %358, 0
  br i1 %359, label %1068, label %360

360:                                              ; preds = %357
  %361 = and i16 %17, 4
  %362 = and i16 %361, %48
  %363 = icmp eq i16 %362, 0
  br i1 %363, label %908, label %364

364:                                              ; preds = %360
  call void @llvm.lifetime.start.p0(ptr nonnull %7)
  call void @llvm.lifetime.start.p0(ptr nonnull %8)
  call void @llvm.lifetime.start.p0(ptr nonnull %9)
  %365 = zext i1 %29 to i32
  %366 = getelementptr inbounds nuw i8, ptr %2, i64 17
  %367 = load i8, ptr %366, align 1, !tbaa !205
  %368 = getelementptr inbounds nuw i8, ptr %3, i64 17
  %369 = load i8, ptr %368, align 1, !tbaa !205
  %370 = icmp ne i8 %367, %369
  %371 = or i1 %29, %370
  br i1 %371, label %378, label %372

372:                                              ; preds = %364
  %373 = and i16 %17, 8
  %374 = and i16 %373, %48
  %375 = icmp eq i16 %374, 0
  %376 = and i16 %48, 3
  %377 = icmp eq i16 %376, 1
  br i1 %375, label %381, label %554

378:                                              ; preds = %364
  %379 = and i16 %48, 3
  %380 = icmp eq i16 %379, 1
  br i1 %370, label %381, label %554

381:                                              ; preds = %378, %372
  %382 = phi i1 [ %377, %372 ], [ %380, %378 ]
  br i1 %382, label %383, label %385

383:                                              ; preds = %381
  %384 = select i1 %370, i32 4, i32 1
  br label %408

385:                                              ; preds = %381
  %386 = getelementptr inbounds nuw i8, ptr %15, i64 96
  br label %387

387:                                              ; preds = %398, %385
  %388 = phi i1 [ true, %385 ], [ false, %398 ]
  %389 = phi i64 [ 0, %385 ], [ 1, %398 ]
  %390 = phi i32 [ %358, %385 ], [ %399, %398 ]
  %391 = getelementptr inbounds nuw %struct.Pair, ptr %386, i64 %389
  %392 = load ptr, ptr %391, align 8, !tbaa !191
  %393 = icmp eq ptr %392, null
  br i1 %393, label %398, label %394

394:                                              ; preds = %387
  %395 = tail call fastcc i32 @unordered_in(ptr noundef nonnull readonly %391, ptr noundef nonnull readonly %15, ptr noundef nonnull readonly %2)
  %396 = and i32 %395, %390
  %397 = freeze i32 %396
  br label %398

398:                                              ; preds = %394, %387
  %399 = phi i32 [ %397, %394 ], [ %390, %387 ]
  %400 = icmp ne i32 %399, 0
  %401 = select i1 %388, i1 %400, i1 false
  br i1 %401, label %387, label %402, !llvm.loop !377

402:                                              ; preds = %398
  %403 = icmp eq i32 %399, 0
  br i1 %403, label %404, label %406

404:                                              ; preds = %402
  %405 = select i1 %370, i32 6, i32 3
  br label %408

406:                                              ; preds = %402
  %407 = select i1 %370, i32 4, i32 1
  br label %408

408:                                              ; preds = %406, %404, %383
  %409 = phi i32 [ %384, %383 ], [ %407, %406 ], [ %405, %404 ]
  %410 = phi i32 [ 1, %383 ], [ 1, %406 ], [ 3, %404 ]
  %411 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %412 = load i16, ptr %411, align 4, !tbaa !207
  %413 = zext i16 %412 to i32
  %414 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %415 = load i16, ptr %414, align 4, !tbaa !207, !noalias !378
  %416 = zext i16 %415 to i32
  %417 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !378
  %418 = getelementptr inbounds nuw i8, ptr %417, i64 136
  %419 = load i64, ptr %418, align 8, !tbaa !52, !noalias !378
  %420 = icmp ult i64 %4, %419
  br i1 %420, label %425, label %421

421:                                              ; preds = %408
  %422 = getelementptr inbounds nuw i8, ptr %417, i64 152
  %423 = load i64, ptr %422, align 8, !tbaa !53, !noalias !378
  %424 = icmp ult i64 %4, %423
  br i1 %424, label %442, label %425

425:                                              ; preds = %421, %408
  %426 = getelementptr inbounds nuw i8, ptr %417, i64 160
  %427 = load i64, ptr %426, align 8, !tbaa !54, !noalias !378
  %428 = icmp ult i64 %4, %427
  br i1 %428, label %433, label %429

429:                                              ; preds = %425
  %430 = getelementptr inbounds nuw i8, ptr %417, i64 176
  %431 = load i64, ptr %430, align 8, !tbaa !55, !noalias !378
  %432 = icmp ult i64 %4, %431
  br i1 %432, label %442, label %433

433:                                              ; preds = %429, %425
  %434 = getelementptr inbounds nuw i8, ptr %417, i64 184
  %435 = load i64, ptr %434, align 8, !tbaa !60, !noalias !378
  %436 = icmp ult i64 %4, %435
  br i1 %436, label %441, label %437

437:                                              ; preds = %433
  %438 = getelementptr inbounds nuw i8, ptr %417, i64 192
  %439 = load i64, ptr %438, align 8, !tbaa !61, !noalias !378
  %440 = icmp ult i64 %4, %439
  br i1 %440, label %442, label %441

441:                                              ; preds = %437, %433
  br label %442

442:                                              ; preds = %441, %437, %429, %421
  %443 = phi i32 [ 1, %441 ], [ 3, %421 ], [ 5, %429 ], [ 4, %437 ]
  %444 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %445 = load ptr, ptr %444, align 8, !tbaa !27, !noalias !378
  %446 = load i32, ptr %445, align 8, !tbaa !175, !noalias !378
  %447 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %448 = load i32, ptr %447, align 8, !tbaa !73, !noalias !378
  %449 = getelementptr inbounds nuw i8, ptr %417, i64 624
  %450 = load i32, ptr %449, align 8, !tbaa !145, !noalias !378
  %451 = xor i32 %450, -1
  %452 = add i32 %26, %451
  %453 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %454 = load i8, ptr %453, align 4, !tbaa !192, !noalias !378
  %455 = zext i8 %454 to i32
  %456 = shl nuw nsw i32 %455, 5
  %457 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 range(i32 1, 0) %358, i1 true)
  %458 = or disjoint i32 %456, %457
  %459 = getelementptr inbounds nuw i8, ptr %417, i64 496
  %460 = load i64, ptr %459, align 8, !tbaa !105, !noalias !378
  %461 = add i64 %460, %4
  br i1 %29, label %462, label %472

462:                                              ; preds = %442
  %463 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %464 = load i32, ptr %463, align 8, !tbaa !124, !noalias !378
  %465 = icmp eq i32 %464, %455
  br i1 %465, label %466, label %472

466:                                              ; preds = %462
  %467 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %468 = load i32, ptr %467, align 4, !tbaa !126, !noalias !378
  %469 = shl nuw i32 1, %468
  %470 = icmp eq i32 %358, %469
  %471 = select i1 %470, i32 4, i32 1
  br label %472

472:                                              ; preds = %466, %462, %442
  %473 = phi i32 [ 3, %442 ], [ %471, %466 ], [ 2, %462 ]
  %474 = getelementptr inbounds nuw i8, ptr %417, i64 600
  %475 = load i64, ptr %474, align 8, !tbaa !322
  %476 = zext nneg i32 %410 to i64
  %477 = shl nuw nsw i64 1, %476
  %478 = and i64 %475, %477
  %479 = icmp ne i64 %478, 0
  %480 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %481 = icmp eq i32 %480, 0
  %482 = select i1 %479, i1 %481, i1 false
  br i1 %482, label %483, label %489

483:                                              ; preds = %472
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %484 = getelementptr inbounds nuw i8, ptr %417, i64 712
  store i32 15, ptr %484, align 8, !tbaa !172
  %485 = getelementptr inbounds nuw i8, ptr %417, i64 716
  store i32 -1, ptr %485, align 4, !tbaa !173
  %486 = getelementptr inbounds nuw i8, ptr %417, i64 720
  store i32 -1, ptr %486, align 8, !tbaa !174
  %487 = getelementptr inbounds nuw i8, ptr %417, i64 728
  store i32 0, ptr %487, align 8, !tbaa !176
  %488 = getelementptr inbounds nuw i8, ptr %417, i64 732
  store i32 0, ptr %488, align 4, !tbaa !177
  br label %489

489:                                              ; preds = %483, %472
  %490 = getelementptr inbounds nuw i8, ptr %417, i64 584
  %491 = load i64, ptr %490, align 8, !tbaa !323
  %492 = icmp sgt i64 %491, 0
  br i1 %492, label %493, label %533

493:                                              ; preds = %489
  %494 = getelementptr inbounds nuw i8, ptr %417, i64 576
  %495 = load ptr, ptr %494, align 8, !tbaa !324
  br label %496

496:                                              ; preds = %530, %493
  %497 = phi i64 [ 0, %493 ], [ %531, %530 ]
  %498 = getelementptr inbounds nuw %struct.Found, ptr %495, i64 %497
  %499 = load i32, ptr %498, align 8, !tbaa !325
  %500 = icmp eq i32 %499, %410
  br i1 %500, label %501, label %530

501:                                              ; preds = %496
  %502 = getelementptr inbounds nuw i8, ptr %498, i64 4
  %503 = load i32, ptr %502, align 4, !tbaa !326
  %504 = icmp eq i32 %503, %413
  br i1 %504, label %505, label %530

505:                                              ; preds = %501
  %506 = getelementptr inbounds nuw i8, ptr %498, i64 8
  %507 = load i32, ptr %506, align 8, !tbaa !327
  %508 = icmp eq i32 %507, %416
  br i1 %508, label %509, label %530

509:                                              ; preds = %505
  %510 = getelementptr inbounds nuw i8, ptr %498, i64 20
  %511 = load i32, ptr %510, align 4, !tbaa !328
  %512 = icmp eq i32 %511, %443
  br i1 %512, label %513, label %530

513:                                              ; preds = %509
  %514 = getelementptr inbounds nuw i8, ptr %498, i64 12
  %515 = load i32, ptr %514, align 4, !tbaa !329
  %516 = icmp eq i32 %515, %473
  br i1 %516, label %517, label %530

517:                                              ; preds = %513
  %518 = getelementptr inbounds nuw i8, ptr %498, i64 56
  %519 = load i64, ptr %518, align 8, !tbaa !331
  %520 = add i64 %519, 1
  store i64 %520, ptr %518, align 8, !tbaa !331
  %521 = getelementptr inbounds nuw i8, ptr %498, i64 40
  %522 = load i64, ptr %521, align 8, !tbaa !332
  %523 = icmp ult i64 %4, %522
  br i1 %523, label %524, label %525

524:                                              ; preds = %517
  store i64 %4, ptr %521, align 8, !tbaa !332
  br label %525

525:                                              ; preds = %524, %517
  %526 = getelementptr inbounds nuw i8, ptr %498, i64 48
  %527 = load i64, ptr %526, align 8, !tbaa !333
  %528 = icmp ugt i64 %461, %527
  br i1 %528, label %529, label %907

529:                                              ; preds = %525
  store i64 %461, ptr %526, align 8, !tbaa !333
  br label %907

530:                                              ; preds = %513, %509, %505, %501, %496
  %531 = add nuw nsw i64 %497, 1
  %532 = icmp eq i64 %531, %491
  br i1 %532, label %533, label %496, !llvm.loop !334

533:                                              ; preds = %530, %489
  %534 = getelementptr inbounds nuw i8, ptr %417, i64 592
  %535 = load i64, ptr %534, align 8, !tbaa !335
  %536 = icmp slt i64 %491, %535
  br i1 %536, label %537, label %907

537:                                              ; preds = %533
  %538 = getelementptr inbounds nuw i8, ptr %417, i64 576
  %539 = load ptr, ptr %538, align 8, !tbaa !324
  %540 = add nsw i64 %491, 1
  store i64 %540, ptr %490, align 8, !tbaa !323
  %541 = getelementptr inbounds %struct.Found, ptr %539, i64 %491
  store i32 %410, ptr %541, align 8, !tbaa !5
  %542 = getelementptr inbounds nuw i8, ptr %541, i64 4
  store i32 %413, ptr %542, align 4, !tbaa !5
  %543 = getelementptr inbounds nuw i8, ptr %541, i64 8
  store i32 %416, ptr %543, align 8, !tbaa !5
  %544 = getelementptr inbounds nuw i8, ptr %541, i64 12
  store i32 %473, ptr %544, align 4, !tbaa !5
  %545 = getelementptr inbounds nuw i8, ptr %541, i64 16
  store i32 %409, ptr %545, align 8, !tbaa !5
  %546 = getelementptr inbounds nuw i8, ptr %541, i64 20
  store i32 %443, ptr %546, align 4, !tbaa !5
  %547 = getelementptr inbounds nuw i8, ptr %541, i64 24
  store i32 %446, ptr %547, align 8, !tbaa !5
  %548 = getelementptr inbounds nuw i8, ptr %541, i64 28
  store i32 %448, ptr %548, align 4, !tbaa !5
  %549 = getelementptr inbounds nuw i8, ptr %541, i64 32
  store i32 %452, ptr %549, align 8, !tbaa !5
  %550 = getelementptr inbounds nuw i8, ptr %541, i64 36
  store i32 %458, ptr %550, align 4, !tbaa !5
  %551 = getelementptr inbounds nuw i8, ptr %541, i64 40
  store i64 %4, ptr %551, align 8, !tbaa !41
  %552 = getelementptr inbounds nuw i8, ptr %541, i64 48
  store i64 %461, ptr %552, align 8, !tbaa !41
  %553 = getelementptr inbounds nuw i8, ptr %541, i64 56
  store i64 1, ptr %553, align 8, !tbaa !41
  br label %907

554:                                              ; preds = %378, %372
  %555 = phi i1 [ %377, %372 ], [ %380, %378 ]
  %556 = phi i16 [ %376, %372 ], [ %379, %378 ]
  %557 = icmp eq i16 %18, 2
  %558 = icmp eq i16 %556, 2
  %559 = and i1 %557, %558
  br i1 %559, label %907, label %560

560:                                              ; preds = %554
  br i1 %555, label %625, label %561

561:                                              ; preds = %560
  %562 = zext i16 %17 to i32
  %563 = and i32 %562, 3
  %564 = icmp eq i32 %563, 0
  br i1 %564, label %625, label %565

565:                                              ; preds = %561
  %566 = and i32 %562, 32
  %567 = icmp eq i32 %566, 0
  br i1 %567, label %572, label %568

568:                                              ; preds = %565
  %569 = and i32 %562, 8
  %570 = or disjoint i32 %569, %365
  %571 = icmp eq i32 %570, 0
  br i1 %571, label %572, label %584

572:                                              ; preds = %568, %565
  %573 = select i1 %29, i32 4096, i32 8192
  %574 = and i32 %573, %562
  %575 = icmp eq i32 %574, 0
  br i1 %575, label %576, label %584

576:                                              ; preds = %572
  %577 = zext i16 %48 to i32
  %578 = and i32 %577, 16
  %579 = icmp ne i32 %578, 0
  %580 = and i32 %577, 8
  %581 = or disjoint i32 %580, %365
  %582 = icmp ne i32 %581, 0
  %583 = select i1 %579, i1 %582, i1 false
  br label %584

584:                                              ; preds = %576, %572, %568
  %585 = phi i1 [ true, %572 ], [ %583, %576 ], [ true, %568 ]
  %586 = and i16 %48, 1024
  %587 = icmp ne i16 %586, 0
  %588 = select i1 %587, i1 %585, i1 false
  br i1 %588, label %907, label %589

589:                                              ; preds = %584
  %590 = getelementptr inbounds nuw i8, ptr %15, i64 96
  br label %591

591:                                              ; preds = %601, %589
  %592 = phi i1 [ true, %589 ], [ false, %601 ]
  %593 = phi i64 [ 0, %589 ], [ 1, %601 ]
  %594 = phi i32 [ %358, %589 ], [ %602, %601 ]
  %595 = getelementptr inbounds nuw %struct.Pair, ptr %590, i64 %593
  %596 = load ptr, ptr %595, align 8, !tbaa !191
  %597 = icmp eq ptr %596, null
  br i1 %597, label %601, label %598

598:                                              ; preds = %591
  %599 = tail call fastcc i32 @unordered_in(ptr noundef nonnull readonly %595, ptr noundef nonnull readonly %15, ptr noundef nonnull readonly %2)
  %600 = and i32 %599, %594
  br label %601

601:                                              ; preds = %598, %591
  %602 = phi i32 [ %600, %598 ], [ %594, %591 ]
  %603 = icmp ne i32 %602, 0
  %604 = select i1 %592, i1 %603, i1 false
  br i1 %604, label %591, label %605, !llvm.loop !377

605:                                              ; preds = %601
  %606 = icmp eq i32 %602, 0
  br i1 %606, label %607, label %611

607:                                              ; preds = %605
  %608 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %609 = load i16, ptr %608, align 4, !tbaa !207
  %610 = zext i16 %609 to i32
  call fastcc void @found_pair(ptr dead_on_unwind writable sret(%struct.Found) align 8 %7, i32 noundef 3, ptr noundef readonly %0, i32 noundef %610, i64 noundef %4, ptr noundef nonnull readonly %2, i32 noundef range(i32 1, 0) %358, i32 noundef 2)
  tail call fastcc void @report(ptr noundef nonnull byval(%struct.Found) align 8 %7)
  br label %907

611:                                              ; preds = %605
  %612 = and i16 %48, 1027
  %613 = icmp eq i16 %612, 1024
  br i1 %613, label %614, label %621

614:                                              ; preds = %611
  %615 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %616 = load i32, ptr %615, align 4, !tbaa !126
  %617 = shl nuw i32 1, %616
  %618 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %619 = load i16, ptr %618, align 4, !tbaa !207
  %620 = zext i16 %619 to i32
  call fastcc void @found_pair(ptr dead_on_unwind writable sret(%struct.Found) align 8 %8, i32 noundef 2, ptr noundef readonly %0, i32 noundef %620, i64 noundef %4, ptr noundef nonnull readonly %2, i32 noundef range(i32 1, 0) %358, i32 noundef 0)
  tail call fastcc void @doubt(ptr noundef readonly %3, i32 noundef %617, i64 noundef %4, ptr noundef nonnull byval(%struct.Found) align 8 %8)
  br label %907

621:                                              ; preds = %611
  %622 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %623 = load i16, ptr %622, align 4, !tbaa !207
  %624 = zext i16 %623 to i32
  call fastcc void @found_pair(ptr dead_on_unwind writable sret(%struct.Found) align 8 %9, i32 noundef 2, ptr noundef readonly %0, i32 noundef %624, i64 noundef %4, ptr noundef nonnull readonly %2, i32 noundef range(i32 1, 0) %358, i32 noundef 0)
  tail call fastcc void @report(ptr noundef nonnull byval(%struct.Found) align 8 %9)
  br label %907

625:                                              ; preds = %561, %560
  %626 = and i16 %17, 1024
  %627 = icmp eq i16 %626, 0
  br i1 %627, label %694, label %628

628:                                              ; preds = %625
  %629 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %630 = load i8, ptr %629, align 4, !tbaa !192
  %631 = load ptr, ptr @L, align 8, !tbaa !9
  %632 = getelementptr inbounds nuw i8, ptr %631, i64 60
  %633 = load i32, ptr %632, align 4, !tbaa !5
  %634 = getelementptr inbounds nuw i8, ptr %631, i64 64
  %635 = load i32, ptr %634, align 4, !tbaa !5
  %636 = mul i32 %635, %633
  %637 = getelementptr inbounds nuw i8, ptr %631, i64 68
  %638 = load i32, ptr %637, align 4, !tbaa !5
  %639 = mul i32 %636, %638
  %640 = load ptr, ptr @acquired, align 8, !tbaa !164
  %641 = getelementptr inbounds nuw i8, ptr %631, i64 624
  %642 = load i32, ptr %641, align 8, !tbaa !145
  %643 = xor i32 %642, -1
  %644 = add i32 %26, %643
  %645 = zext i32 %644 to i64
  %646 = add i32 %639, 31
  %647 = lshr i32 %646, 5
  %648 = zext nneg i32 %647 to i64
  %649 = mul nuw nsw i64 %645, %648
  %650 = zext i8 %630 to i64
  %651 = getelementptr inbounds nuw ptr, ptr %640, i64 %649
  %652 = getelementptr inbounds nuw ptr, ptr %651, i64 %650
  %653 = load ptr, ptr %652, align 8, !tbaa !167
  %654 = icmp eq ptr %653, null
  br i1 %654, label %673, label %655

655:                                              ; preds = %628
  %656 = getelementptr inbounds nuw i8, ptr %2, i64 4
  %657 = load i32, ptr %656, align 4, !tbaa !194
  br label %658

658:                                              ; preds = %658, %655
  %659 = phi i64 [ 0, %655 ], [ %669, %658 ]
  %660 = phi i32 [ %358, %655 ], [ %668, %658 ]
  %661 = getelementptr inbounds nuw i32, ptr %653, i64 %659
  %662 = load i32, ptr %661, align 4, !tbaa !5
  %663 = icmp ult i32 %662, %657
  %664 = trunc nuw nsw i64 %659 to i32
  %665 = shl nuw i32 1, %664
  %666 = xor i32 %665, -1
  %667 = select i1 %663, i32 -1, i32 %666
  %668 = and i32 %667, %660
  %669 = add nuw nsw i64 %659, 1
  %670 = icmp eq i64 %669, 32
  br i1 %670, label %671, label %658, !llvm.loop !381

671:                                              ; preds = %658
  %672 = icmp eq i32 %668, 0
  br i1 %672, label %907, label %673

673:                                              ; preds = %671, %628
  %674 = phi i32 [ %668, %671 ], [ %358, %628 ]
  %675 = zext i16 %48 to i32
  %676 = and i32 %675, 32
  %677 = icmp eq i32 %676, 0
  br i1 %677, label %682, label %678

678:                                              ; preds = %673
  %679 = and i32 %675, 8
  %680 = or disjoint i32 %679, %365
  %681 = icmp eq i32 %680, 0
  br i1 %681, label %682, label %907

682:                                              ; preds = %678, %673
  %683 = select i1 %29, i32 4096, i32 8192
  %684 = and i32 %683, %675
  %685 = icmp eq i32 %684, 0
  br i1 %685, label %686, label %907

686:                                              ; preds = %682
  %687 = zext i16 %17 to i32
  %688 = and i32 %687, 16
  %689 = icmp eq i32 %688, 0
  %690 = and i32 %687, 8
  %691 = or disjoint i32 %690, %365
  %692 = icmp eq i32 %691, 0
  %693 = select i1 %689, i1 true, i1 %692
  br i1 %693, label %694, label %907

694:                                              ; preds = %686, %625
  %695 = phi i32 [ %674, %686 ], [ %358, %625 ]
  br i1 %19, label %753, label %696

696:                                              ; preds = %694
  %697 = icmp eq i32 %5, 0
  br i1 %697, label %698, label %907

698:                                              ; preds = %696
  %699 = getelementptr inbounds nuw i8, ptr %1, i64 40
  %700 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %701 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %702 = getelementptr inbounds nuw i8, ptr %2, i64 18
  br label %703

703:                                              ; preds = %752, %698
  %704 = phi i1 [ true, %698 ], [ false, %752 ]
  %705 = phi i64 [ 0, %698 ], [ 1, %752 ]
  %706 = getelementptr inbounds nuw ptr, ptr %699, i64 %705
  %707 = load ptr, ptr %706, align 8, !tbaa !9
  %708 = icmp eq ptr %707, null
  %709 = getelementptr inbounds nuw i8, ptr %707, i64 12
  %710 = getelementptr inbounds nuw %struct.Rec, ptr %1, i64 %705
  br label %711

711:                                              ; preds = %750, %703
  %712 = phi i32 [ 0, %703 ], [ %751, %750 ]
  br i1 %708, label %715, label %713

713:                                              ; preds = %711
  %714 = load i32, ptr %707, align 4, !tbaa !5
  br label %715

715:                                              ; preds = %713, %711
  %716 = phi i32 [ %714, %713 ], [ 0, %711 ]
  %717 = icmp ugt i32 %712, %716
  br i1 %717, label %752, label %718

718:                                              ; preds = %715
  %719 = icmp eq i32 %712, 0
  %720 = add i32 %712, -1
  %721 = zext i32 %720 to i64
  %722 = getelementptr inbounds nuw %struct.Rec, ptr %709, i64 %721
  %723 = select i1 %719, ptr %710, ptr %722
  %724 = load i32, ptr %723, align 4, !tbaa !189
  %725 = icmp eq i32 %724, %28
  br i1 %725, label %726, label %750

726:                                              ; preds = %718
  %727 = getelementptr inbounds nuw i8, ptr %723, i64 16
  %728 = load i8, ptr %727, align 4, !tbaa !192
  %729 = zext i8 %728 to i32
  %730 = load i32, ptr %700, align 8, !tbaa !124
  %731 = icmp eq i32 %730, %729
  br i1 %731, label %732, label %750

732:                                              ; preds = %726
  %733 = getelementptr inbounds nuw i8, ptr %723, i64 8
  %734 = load i32, ptr %733, align 4, !tbaa !193
  %735 = load i32, ptr %701, align 4, !tbaa !126
  %736 = shl nuw i32 1, %735
  %737 = and i32 %736, %734
  %738 = icmp eq i32 %737, 0
  br i1 %738, label %750, label %739

739:                                              ; preds = %732
  %740 = getelementptr inbounds nuw i8, ptr %723, i64 14
  %741 = load i16, ptr %740, align 2, !tbaa !204
  %742 = and i16 %741, 4
  %743 = icmp eq i16 %742, 0
  br i1 %743, label %750, label %744

744:                                              ; preds = %739
  %745 = getelementptr inbounds nuw i8, ptr %723, i64 18
  %746 = load i16, ptr %745, align 2, !tbaa !201
  %747 = load i16, ptr %702, align 2, !tbaa !201
  %748 = sub i16 %747, %746
  %749 = icmp slt i16 %748, 0
  br i1 %749, label %907, label %750

750:                                              ; preds = %744, %739, %732, %726, %718
  %751 = add i32 %712, 1
  br label %711, !llvm.loop !382

752:                                              ; preds = %715
  br i1 %704, label %703, label %753, !llvm.loop !383

753:                                              ; preds = %752, %694
  call void @llvm.lifetime.start.p0(ptr nonnull %10) #23
  %754 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %755 = load i16, ptr %754, align 4, !tbaa !207
  %756 = zext i16 %755 to i32
  tail call void @llvm.experimental.noalias.scope.decl(metadata !384)
  store i32 2, ptr %10, align 8, !tbaa !325, !alias.scope !384
  %757 = getelementptr inbounds nuw i8, ptr %10, i64 4
  store i32 %756, ptr %757, align 4, !tbaa !326, !alias.scope !384
  %758 = getelementptr inbounds nuw i8, ptr %10, i64 8
  %759 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %760 = load i16, ptr %759, align 4, !tbaa !207, !noalias !384
  %761 = zext i16 %760 to i32
  store i32 %761, ptr %758, align 8, !tbaa !327, !alias.scope !384
  %762 = getelementptr inbounds nuw i8, ptr %10, i64 16
  store i32 0, ptr %762, align 8, !tbaa !330, !alias.scope !384
  %763 = getelementptr inbounds nuw i8, ptr %10, i64 20
  %764 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !384
  %765 = getelementptr inbounds nuw i8, ptr %764, i64 136
  %766 = load i64, ptr %765, align 8, !tbaa !52, !noalias !384
  %767 = icmp ult i64 %4, %766
  br i1 %767, label %772, label %768

768:                                              ; preds = %753
  %769 = getelementptr inbounds nuw i8, ptr %764, i64 152
  %770 = load i64, ptr %769, align 8, !tbaa !53, !noalias !384
  %771 = icmp ult i64 %4, %770
  br i1 %771, label %789, label %772

772:                                              ; preds = %768, %753
  %773 = getelementptr inbounds nuw i8, ptr %764, i64 160
  %774 = load i64, ptr %773, align 8, !tbaa !54, !noalias !384
  %775 = icmp ult i64 %4, %774
  br i1 %775, label %780, label %776

776:                                              ; preds = %772
  %777 = getelementptr inbounds nuw i8, ptr %764, i64 176
  %778 = load i64, ptr %777, align 8, !tbaa !55, !noalias !384
  %779 = icmp ult i64 %4, %778
  br i1 %779, label %789, label %780

780:                                              ; preds = %776, %772
  %781 = getelementptr inbounds nuw i8, ptr %764, i64 184
  %782 = load i64, ptr %781, align 8, !tbaa !60, !noalias !384
  %783 = icmp ult i64 %4, %782
  br i1 %783, label %788, label %784

784:                                              ; preds = %780
  %785 = getelementptr inbounds nuw i8, ptr %764, i64 192
  %786 = load i64, ptr %785, align 8, !tbaa !61, !noalias !384
  %787 = icmp ult i64 %4, %786
  br i1 %787, label %789, label %788

788:                                              ; preds = %784, %780
  br label %789

789:                                              ; preds = %788, %784, %776, %768
  %790 = phi i32 [ 1, %788 ], [ 3, %768 ], [ 5, %776 ], [ 4, %784 ]
  store i32 %790, ptr %763, align 4, !tbaa !328, !alias.scope !384
  %791 = getelementptr inbounds nuw i8, ptr %10, i64 24
  %792 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %793 = load ptr, ptr %792, align 8, !tbaa !27, !noalias !384
  %794 = load i32, ptr %793, align 8, !tbaa !175, !noalias !384
  store i32 %794, ptr %791, align 8, !tbaa !387, !alias.scope !384
  %795 = getelementptr inbounds nuw i8, ptr %10, i64 28
  %796 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %797 = load i32, ptr %796, align 8, !tbaa !73, !noalias !384
  store i32 %797, ptr %795, align 4, !tbaa !388, !alias.scope !384
  %798 = getelementptr inbounds nuw i8, ptr %10, i64 32
  %799 = getelementptr inbounds nuw i8, ptr %764, i64 624
  %800 = load i32, ptr %799, align 8, !tbaa !145, !noalias !384
  %801 = xor i32 %800, -1
  %802 = add i32 %26, %801
  store i32 %802, ptr %798, align 8, !tbaa !389, !alias.scope !384
  %803 = getelementptr inbounds nuw i8, ptr %10, i64 36
  %804 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %805 = load i8, ptr %804, align 4, !tbaa !192, !noalias !384
  %806 = zext i8 %805 to i32
  %807 = shl nuw nsw i32 %806, 5
  %808 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %695, i1 true)
  %809 = or disjoint i32 %807, %808
  store i32 %809, ptr %803, align 4, !tbaa !390, !alias.scope !384
  %810 = getelementptr inbounds nuw i8, ptr %10, i64 40
  store i64 %4, ptr %810, align 8, !tbaa !332, !alias.scope !384
  %811 = getelementptr inbounds nuw i8, ptr %10, i64 48
  %812 = getelementptr inbounds nuw i8, ptr %764, i64 496
  %813 = load i64, ptr %812, align 8, !tbaa !105, !noalias !384
  %814 = add i64 %813, %4
  store i64 %814, ptr %811, align 8, !tbaa !333, !alias.scope !384
  %815 = getelementptr inbounds nuw i8, ptr %10, i64 56
  store i64 1, ptr %815, align 8, !tbaa !331, !alias.scope !384
  br i1 %29, label %816, label %826

816:                                              ; preds = %789
  %817 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %818 = load i32, ptr %817, align 8, !tbaa !124, !noalias !384
  %819 = icmp eq i32 %818, %806
  br i1 %819, label %820, label %826

820:                                              ; preds = %816
  %821 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %822 = load i32, ptr %821, align 4, !tbaa !126, !noalias !384
  %823 = shl nuw i32 1, %822
  %824 = icmp eq i32 %695, %823
  %825 = select i1 %824, i32 4, i32 1
  br label %826

826:                                              ; preds = %820, %816, %789
  %827 = phi i32 [ 3, %789 ], [ %825, %820 ], [ 2, %816 ]
  %828 = getelementptr inbounds nuw i8, ptr %10, i64 12
  store i32 %827, ptr %828, align 4, !tbaa !329, !alias.scope !384
  br i1 %627, label %830, label %829

829:                                              ; preds = %826
  tail call fastcc void @doubt(ptr noundef nonnull readonly %2, i32 noundef %695, i64 noundef %4, ptr noundef nonnull byval(%struct.Found) align 8 %10)
  br label %906

830:                                              ; preds = %826
  %831 = getelementptr inbounds nuw i8, ptr %764, i64 600
  %832 = load i64, ptr %831, align 8, !tbaa !322
  %833 = and i64 %832, 4
  %834 = icmp ne i64 %833, 0
  %835 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %836 = icmp eq i32 %835, 0
  %837 = select i1 %834, i1 %836, i1 false
  br i1 %837, label %838, label %844

838:                                              ; preds = %830
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %839 = getelementptr inbounds nuw i8, ptr %764, i64 712
  store i32 15, ptr %839, align 8, !tbaa !172
  %840 = getelementptr inbounds nuw i8, ptr %764, i64 716
  store i32 -1, ptr %840, align 4, !tbaa !173
  %841 = getelementptr inbounds nuw i8, ptr %764, i64 720
  store i32 -1, ptr %841, align 8, !tbaa !174
  %842 = getelementptr inbounds nuw i8, ptr %764, i64 728
  store i32 0, ptr %842, align 8, !tbaa !176
  %843 = getelementptr inbounds nuw i8, ptr %764, i64 732
  store i32 0, ptr %843, align 4, !tbaa !177
  br label %844

844:                                              ; preds = %838, %830
  %845 = getelementptr inbounds nuw i8, ptr %764, i64 584
  %846 = load i64, ptr %845, align 8, !tbaa !323
  %847 = icmp sgt i64 %846, 0
  br i1 %847, label %848, label %888

848:                                              ; preds = %844
  %849 = getelementptr inbounds nuw i8, ptr %764, i64 576
  %850 = load ptr, ptr %849, align 8, !tbaa !324
  br label %851

851:                                              ; preds = %885, %848
  %852 = phi i64 [ 0, %848 ], [ %886, %885 ]
  %853 = getelementptr inbounds nuw %struct.Found, ptr %850, i64 %852
  %854 = load i32, ptr %853, align 8, !tbaa !325
  %855 = icmp eq i32 %854, 2
  br i1 %855, label %856, label %885

856:                                              ; preds = %851
  %857 = getelementptr inbounds nuw i8, ptr %853, i64 4
  %858 = load i32, ptr %857, align 4, !tbaa !326
  %859 = icmp eq i32 %858, %756
  br i1 %859, label %860, label %885

860:                                              ; preds = %856
  %861 = getelementptr inbounds nuw i8, ptr %853, i64 8
  %862 = load i32, ptr %861, align 8, !tbaa !327
  %863 = icmp eq i32 %862, %761
  br i1 %863, label %864, label %885

864:                                              ; preds = %860
  %865 = getelementptr inbounds nuw i8, ptr %853, i64 20
  %866 = load i32, ptr %865, align 4, !tbaa !328
  %867 = icmp eq i32 %866, %790
  br i1 %867, label %868, label %885

868:                                              ; preds = %864
  %869 = getelementptr inbounds nuw i8, ptr %853, i64 12
  %870 = load i32, ptr %869, align 4, !tbaa !329
  %871 = icmp eq i32 %870, %827
  br i1 %871, label %872, label %885

872:                                              ; preds = %868
  %873 = getelementptr inbounds nuw i8, ptr %853, i64 56
  %874 = load i64, ptr %873, align 8, !tbaa !331
  %875 = add i64 %874, 1
  store i64 %875, ptr %873, align 8, !tbaa !331
  %876 = getelementptr inbounds nuw i8, ptr %853, i64 40
  %877 = load i64, ptr %876, align 8, !tbaa !332
  %878 = icmp ult i64 %4, %877
  br i1 %878, label %879, label %880

879:                                              ; preds = %872
  store i64 %4, ptr %876, align 8, !tbaa !332
  br label %880

880:                                              ; preds = %879, %872
  %881 = getelementptr inbounds nuw i8, ptr %853, i64 48
  %882 = load i64, ptr %881, align 8, !tbaa !333
  %883 = icmp ugt i64 %814, %882
  br i1 %883, label %884, label %906

884:                                              ; preds = %880
  store i64 %814, ptr %881, align 8, !tbaa !333
  br label %906

885:                                              ; preds = %868, %864, %860, %856, %851
  %886 = add nuw nsw i64 %852, 1
  %887 = icmp eq i64 %886, %846
  br i1 %887, label %888, label %851, !llvm.loop !334

888:                                              ; preds = %885, %844
  %889 = getelementptr inbounds nuw i8, ptr %764, i64 592
  %890 = load i64, ptr %889, align 8, !tbaa !335
  %891 = icmp slt i64 %846, %890
  br i1 %891, label %892, label %906

892:                                              ; preds = %888
  %893 = getelementptr inbounds nuw i8, ptr %764, i64 576
  %894 = load ptr, ptr %893, align 8, !tbaa !324
  %895 = add nsw i64 %846, 1
  store i64 %895, ptr %845, align 8, !tbaa !323
  %896 = getelementptr inbounds %struct.Found, ptr %894, i64 %846
  store i32 2, ptr %896, align 8, !tbaa !5
  %897 = getelementptr inbounds nuw i8, ptr %896, i64 4
  store i32 %756, ptr %897, align 4, !tbaa !5
  %898 = getelementptr inbounds nuw i8, ptr %896, i64 8
  store i32 %761, ptr %898, align 8, !tbaa !5
  %899 = getelementptr inbounds nuw i8, ptr %896, i64 12
  store i32 %827, ptr %899, align 4, !tbaa !5
  %900 = getelementptr inbounds nuw i8, ptr %896, i64 16
  store i32 0, ptr %900, align 8, !tbaa !5
  %901 = getelementptr inbounds nuw i8, ptr %896, i64 20
  store i32 %790, ptr %901, align 4, !tbaa !5
  %902 = getelementptr inbounds nuw i8, ptr %896, i64 24
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %902, ptr noundef nonnull align 8 dereferenceable(16) %791, i64 16, i1 false)
  %903 = getelementptr inbounds nuw i8, ptr %896, i64 40
  store i64 %4, ptr %903, align 8, !tbaa !41
  %904 = getelementptr inbounds nuw i8, ptr %896, i64 48
  store i64 %814, ptr %904, align 8, !tbaa !41
  %905 = getelementptr inbounds nuw i8, ptr %896, i64 56
  store i64 1, ptr %905, align 8, !tbaa !41
  br label %906

906:                                              ; preds = %880, %884, %888, %892, %829
  call void @llvm.lifetime.end.p0(ptr nonnull %10) #23
  br label %907

907:                                              ; preds = %744, %525, %529, %533, %537, %554, %584, %607, %614, %621, %671, %678, %682, %686, %696, %906
  call void @llvm.lifetime.end.p0(ptr nonnull %7)
  call void @llvm.lifetime.end.p0(ptr nonnull %8)
  call void @llvm.lifetime.end.p0(ptr nonnull %9)
  br label %1068

908:                                              ; preds = %360
  %909 = getelementptr inbounds nuw i8, ptr %15, i64 96
  br label %910

910:                                              ; preds = %920, %908
  %911 = phi i1 [ true, %908 ], [ false, %920 ]
  %912 = phi i64 [ 0, %908 ], [ 1, %920 ]
  %913 = phi i32 [ %358, %908 ], [ %921, %920 ]
  %914 = getelementptr inbounds nuw %struct.Pair, ptr %909, i64 %912
  %915 = load ptr, ptr %914, align 8, !tbaa !191
  %916 = icmp eq ptr %915, null
  br i1 %916, label %920, label %917

917:                                              ; preds = %910
  %918 = tail call fastcc i32 @unordered_in(ptr noundef nonnull readonly %914, ptr noundef nonnull readonly %15, ptr noundef readonly %2)
  %919 = and i32 %918, %913
  br label %920

920:                                              ; preds = %917, %910
  %921 = phi i32 [ %919, %917 ], [ %913, %910 ]
  %922 = icmp ne i32 %921, 0
  %923 = select i1 %911, i1 %922, i1 false
  br i1 %923, label %910, label %924, !llvm.loop !377

924:                                              ; preds = %920
  %925 = icmp eq i32 %921, 0
  %926 = select i1 %925, i32 2, i32 0
  %927 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %928 = load i16, ptr %927, align 4, !tbaa !207
  %929 = zext i16 %928 to i32
  %930 = getelementptr inbounds nuw i8, ptr %2, i64 12
  %931 = load i16, ptr %930, align 4, !tbaa !207, !noalias !391
  %932 = zext i16 %931 to i32
  %933 = load ptr, ptr @L, align 8, !tbaa !9, !noalias !391
  %934 = getelementptr inbounds nuw i8, ptr %933, i64 136
  %935 = load i64, ptr %934, align 8, !tbaa !52, !noalias !391
  %936 = icmp ult i64 %4, %935
  br i1 %936, label %941, label %937

937:                                              ; preds = %924
  %938 = getelementptr inbounds nuw i8, ptr %933, i64 152
  %939 = load i64, ptr %938, align 8, !tbaa !53, !noalias !391
  %940 = icmp ult i64 %4, %939
  br i1 %940, label %958, label %941

941:                                              ; preds = %937, %924
  %942 = getelementptr inbounds nuw i8, ptr %933, i64 160
  %943 = load i64, ptr %942, align 8, !tbaa !54, !noalias !391
  %944 = icmp ult i64 %4, %943
  br i1 %944, label %949, label %945

945:                                              ; preds = %941
  %946 = getelementptr inbounds nuw i8, ptr %933, i64 176
  %947 = load i64, ptr %946, align 8, !tbaa !55, !noalias !391
  %948 = icmp ult i64 %4, %947
  br i1 %948, label %958, label %949

949:                                              ; preds = %945, %941
  %950 = getelementptr inbounds nuw i8, ptr %933, i64 184
  %951 = load i64, ptr %950, align 8, !tbaa !60, !noalias !391
  %952 = icmp ult i64 %4, %951
  br i1 %952, label %957, label %953

953:                                              ; preds = %949
  %954 = getelementptr inbounds nuw i8, ptr %933, i64 192
  %955 = load i64, ptr %954, align 8, !tbaa !61, !noalias !391
  %956 = icmp ult i64 %4, %955
  br i1 %956, label %958, label %957

957:                                              ; preds = %953, %949
  br label %958

958:                                              ; preds = %957, %953, %945, %937
  %959 = phi i32 [ 1, %957 ], [ 3, %937 ], [ 5, %945 ], [ 4, %953 ]
  %960 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %961 = load ptr, ptr %960, align 8, !tbaa !27, !noalias !391
  %962 = load i32, ptr %961, align 8, !tbaa !175, !noalias !391
  %963 = getelementptr inbounds nuw i8, ptr %0, i64 104
  %964 = load i32, ptr %963, align 8, !tbaa !73, !noalias !391
  %965 = getelementptr inbounds nuw i8, ptr %933, i64 624
  %966 = load i32, ptr %965, align 8, !tbaa !145, !noalias !391
  %967 = xor i32 %966, -1
  %968 = add i32 %26, %967
  %969 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %970 = load i8, ptr %969, align 4, !tbaa !192, !noalias !391
  %971 = zext i8 %970 to i32
  %972 = shl nuw nsw i32 %971, 5
  %973 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %358, i1 true)
  %974 = or disjoint i32 %972, %973
  %975 = getelementptr inbounds nuw i8, ptr %933, i64 496
  %976 = load i64, ptr %975, align 8, !tbaa !105, !noalias !391
  %977 = add i64 %976, %4
  br i1 %29, label %978, label %988

978:                                              ; preds = %958
  %979 = getelementptr inbounds nuw i8, ptr %15, i64 200
  %980 = load i32, ptr %979, align 8, !tbaa !124, !noalias !391
  %981 = icmp eq i32 %980, %971
  br i1 %981, label %982, label %988

982:                                              ; preds = %978
  %983 = getelementptr inbounds nuw i8, ptr %15, i64 204
  %984 = load i32, ptr %983, align 4, !tbaa !126, !noalias !391
  %985 = shl nuw i32 1, %984
  %986 = icmp eq i32 %358, %985
  %987 = select i1 %986, i32 4, i32 1
  br label %988

988:                                              ; preds = %958, %978, %982
  %989 = phi i32 [ 3, %958 ], [ %987, %982 ], [ 2, %978 ]
  %990 = getelementptr inbounds nuw i8, ptr %933, i64 600
  %991 = load i64, ptr %990, align 8, !tbaa !322
  %992 = and i64 %991, 2
  %993 = icmp ne i64 %992, 0
  %994 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %995 = icmp eq i32 %994, 0
  %996 = select i1 %993, i1 %995, i1 false
  br i1 %996, label %997, label %1003

997:                                              ; preds = %988
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %998 = getelementptr inbounds nuw i8, ptr %933, i64 712
  store i32 15, ptr %998, align 8, !tbaa !172
  %999 = getelementptr inbounds nuw i8, ptr %933, i64 716
  store i32 -1, ptr %999, align 4, !tbaa !173
  %1000 = getelementptr inbounds nuw i8, ptr %933, i64 720
  store i32 -1, ptr %1000, align 8, !tbaa !174
  %1001 = getelementptr inbounds nuw i8, ptr %933, i64 728
  store i32 0, ptr %1001, align 8, !tbaa !176
  %1002 = getelementptr inbounds nuw i8, ptr %933, i64 732
  store i32 0, ptr %1002, align 4, !tbaa !177
  br label %1003

1003:                                             ; preds = %997, %988
  %1004 = getelementptr inbounds nuw i8, ptr %933, i64 584
  %1005 = load i64, ptr %1004, align 8, !tbaa !323
  %1006 = icmp sgt i64 %1005, 0
  br i1 %1006, label %1007, label %1047

1007:                                             ; preds = %1003
  %1008 = getelementptr inbounds nuw i8, ptr %933, i64 576
  %1009 = load ptr, ptr %1008, align 8, !tbaa !324
  br label %1010

1010:                                             ; preds = %1044, %1007
  %1011 = phi i64 [ 0, %1007 ], [ %1045, %1044 ]
  %1012 = getelementptr inbounds nuw %struct.Found, ptr %1009, i64 %1011
  %1013 = load i32, ptr %1012, align 8, !tbaa !325
  %1014 = icmp eq i32 %1013, 1
  br i1 %1014, label %1015, label %1044

1015:                                             ; preds = %1010
  %1016 = getelementptr inbounds nuw i8, ptr %1012, i64 4
  %1017 = load i32, ptr %1016, align 4, !tbaa !326
  %1018 = icmp eq i32 %1017, %929
  br i1 %1018, label %1019, label %1044

1019:                                             ; preds = %1015
  %1020 = getelementptr inbounds nuw i8, ptr %1012, i64 8
  %1021 = load i32, ptr %1020, align 8, !tbaa !327
  %1022 = icmp eq i32 %1021, %932
  br i1 %1022, label %1023, label %1044

1023:                                             ; preds = %1019
  %1024 = getelementptr inbounds nuw i8, ptr %1012, i64 20
  %1025 = load i32, ptr %1024, align 4, !tbaa !328
  %1026 = icmp eq i32 %1025, %959
  br i1 %1026, label %1027, label %1044

1027:                                             ; preds = %1023
  %1028 = getelementptr inbounds nuw i8, ptr %1012, i64 12
  %1029 = load i32, ptr %1028, align 4, !tbaa !329
  %1030 = icmp eq i32 %1029, %989
  br i1 %1030, label %1031, label %1044

1031:                                             ; preds = %1027
  %1032 = getelementptr inbounds nuw i8, ptr %1012, i64 56
  %1033 = load i64, ptr %1032, align 8, !tbaa !331
  %1034 = add i64 %1033, 1
  store i64 %1034, ptr %1032, align 8, !tbaa !331
  %1035 = getelementptr inbounds nuw i8, ptr %1012, i64 40
  %1036 = load i64, ptr %1035, align 8, !tbaa !332
  %1037 = icmp ult i64 %4, %1036
  br i1 %1037, label %1038, label %1039

1038:                                             ; preds = %1031
  store i64 %4, ptr %1035, align 8, !tbaa !332
  br label %1039

1039:                                             ; preds = %1038, %1031
  %1040 = getelementptr inbounds nuw i8, ptr %1012, i64 48
  %1041 = load i64, ptr %1040, align 8, !tbaa !333
  %1042 = icmp ugt i64 %977, %1041
  br i1 %1042, label %1043, label %1068

1043:                                             ; preds = %1039
  store i64 %977, ptr %1040, align 8, !tbaa !333
  br label %1068

1044:                                             ; preds = %1027, %1023, %1019, %1015, %1010
  %1045 = add nuw nsw i64 %1011, 1
  %1046 = icmp eq i64 %1045, %1005
  br i1 %1046, label %1047, label %1010, !llvm.loop !334

1047:                                             ; preds = %1044, %1003
  %1048 = getelementptr inbounds nuw i8, ptr %933, i64 592
  %1049 = load i64, ptr %1048, align 8, !tbaa !335
  %1050 = icmp slt i64 %1005, %1049
  br i1 %1050, label %1051, label %1068

1051:                                             ; preds = %1047
  %1052 = getelementptr inbounds nuw i8, ptr %933, i64 576
  %1053 = load ptr, ptr %1052, align 8, !tbaa !324
  %1054 = add nsw i64 %1005, 1
  store i64 %1054, ptr %1004, align 8, !tbaa !323
  %1055 = getelementptr inbounds %struct.Found, ptr %1053, i64 %1005
  store i32 1, ptr %1055, align 8, !tbaa !5
  %1056 = getelementptr inbounds nuw i8, ptr %1055, i64 4
  store i32 %929, ptr %1056, align 4, !tbaa !5
  %1057 = getelementptr inbounds nuw i8, ptr %1055, i64 8
  store i32 %932, ptr %1057, align 8, !tbaa !5
  %1058 = getelementptr inbounds nuw i8, ptr %1055, i64 12
  store i32 %989, ptr %1058, align 4, !tbaa !5
  %1059 = getelementptr inbounds nuw i8, ptr %1055, i64 16
  store i32 %926, ptr %1059, align 8, !tbaa !5
  %1060 = getelementptr inbounds nuw i8, ptr %1055, i64 20
  store i32 %959, ptr %1060, align 4, !tbaa !5
  %1061 = getelementptr inbounds nuw i8, ptr %1055, i64 24
  store i32 %962, ptr %1061, align 8, !tbaa !5
  %1062 = getelementptr inbounds nuw i8, ptr %1055, i64 28
  store i32 %964, ptr %1062, align 4, !tbaa !5
  %1063 = getelementptr inbounds nuw i8, ptr %1055, i64 32
  store i32 %968, ptr %1063, align 8, !tbaa !5
  %1064 = getelementptr inbounds nuw i8, ptr %1055, i64 36
  store i32 %974, ptr %1064, align 4, !tbaa !5
  %1065 = getelementptr inbounds nuw i8, ptr %1055, i64 40
  store i64 %4, ptr %1065, align 8, !tbaa !41
  %1066 = getelementptr inbounds nuw i8, ptr %1055, i64 48
  store i64 %977, ptr %1066, align 8, !tbaa !41
  %1067 = getelementptr inbounds nuw i8, ptr %1055, i64 56
  store i64 1, ptr %1067, align 8, !tbaa !41
  br label %1068

1068:                                             ; preds = %1051, %1047, %1043, %1039, %340, %336, %332, %328, %186, %182, %178, %174, %907, %357, %20
  ret void
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @found_pair(ptr dead_on_unwind noalias nonnull writable writeonly sret(%struct.Found) align 8 captures(none) initializes((0, 64)) %0, i32 noundef range(i32 1, 5) %1, ptr noundef readonly captures(none) %2, i32 noundef range(i32 0, 65536) %3, i64 noundef %4, ptr noundef readonly captures(none) %5, i32 noundef %6, i32 noundef range(i32 0, 9) %7) unnamed_addr #19 {
  %9 = load ptr, ptr @tracks, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %2, i64 108
  %11 = load i32, ptr %10, align 4, !tbaa !42
  %12 = zext i32 %11 to i64
  %13 = getelementptr inbounds nuw %struct.Track, ptr %9, i64 %12
  store i32 %1, ptr %0, align 8, !tbaa !325
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 %3, ptr %14, align 4, !tbaa !326
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %16 = getelementptr inbounds nuw i8, ptr %5, i64 12
  %17 = load i16, ptr %16, align 4, !tbaa !207
  %18 = zext i16 %17 to i32
  store i32 %18, ptr %15, align 8, !tbaa !327
  %19 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %7, ptr %19, align 8, !tbaa !330
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 20
  %21 = load ptr, ptr @L, align 8, !tbaa !9
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 136
  %23 = load i64, ptr %22, align 8, !tbaa !52
  %24 = icmp ult i64 %4, %23
  br i1 %24, label %29, label %25

25:                                               ; preds = %8
  %26 = getelementptr inbounds nuw i8, ptr %21, i64 152
  %27 = load i64, ptr %26, align 8, !tbaa !53
  %28 = icmp ult i64 %4, %27
  br i1 %28, label %46, label %29

29:                                               ; preds = %25, %8
  %30 = getelementptr inbounds nuw i8, ptr %21, i64 160
  %31 = load i64, ptr %30, align 8, !tbaa !54
  %32 = icmp ult i64 %4, %31
  br i1 %32, label %37, label %33

33:                                               ; preds = %29
  %34 = getelementptr inbounds nuw i8, ptr %21, i64 176
  %35 = load i64, ptr %34, align 8, !tbaa !55
  %36 = icmp ult i64 %4, %35
  br i1 %36, label %46, label %37

37:                                               ; preds = %33, %29
  %38 = getelementptr inbounds nuw i8, ptr %21, i64 184
  %39 = load i64, ptr %38, align 8, !tbaa !60
  %40 = icmp ult i64 %4, %39
  br i1 %40, label %45, label %41

41:                                               ; preds = %37
  %42 = getelementptr inbounds nuw i8, ptr %21, i64 192
  %43 = load i64, ptr %42, align 8, !tbaa !61
  %44 = icmp ult i64 %4, %43
  br i1 %44, label %46, label %45

45:                                               ; preds = %41, %37
  br label %46

46:                                               ; preds = %25, %33, %41, %45
  %47 = phi i32 [ 1, %45 ], [ 3, %25 ], [ 5, %33 ], [ 4, %41 ]
  store i32 %47, ptr %20, align 4, !tbaa !328
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %49 = getelementptr inbounds nuw i8, ptr %2, i64 112
  %50 = load ptr, ptr %49, align 8, !tbaa !27
  %51 = load i32, ptr %50, align 8, !tbaa !175
  store i32 %51, ptr %48, align 8, !tbaa !387
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %53 = getelementptr inbounds nuw i8, ptr %2, i64 104
  %54 = load i32, ptr %53, align 8, !tbaa !73
  store i32 %54, ptr %52, align 4, !tbaa !388
  %55 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %56 = load i32, ptr %5, align 4, !tbaa !189
  %57 = getelementptr inbounds nuw i8, ptr %21, i64 624
  %58 = load i32, ptr %57, align 8, !tbaa !145
  %59 = xor i32 %58, -1
  %60 = add i32 %56, %59
  store i32 %60, ptr %55, align 8, !tbaa !389
  %61 = getelementptr inbounds nuw i8, ptr %0, i64 36
  %62 = getelementptr inbounds nuw i8, ptr %5, i64 16
  %63 = load i8, ptr %62, align 4, !tbaa !192
  %64 = zext i8 %63 to i32
  %65 = shl nuw nsw i32 %64, 5
  %66 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %6, i1 true)
  %67 = or disjoint i32 %65, %66
  store i32 %67, ptr %61, align 4, !tbaa !390
  %68 = getelementptr inbounds nuw i8, ptr %0, i64 40
  store i64 %4, ptr %68, align 8, !tbaa !332
  %69 = getelementptr inbounds nuw i8, ptr %0, i64 48
  %70 = getelementptr inbounds nuw i8, ptr %21, i64 496
  %71 = load i64, ptr %70, align 8, !tbaa !105
  %72 = add i64 %71, %4
  store i64 %72, ptr %69, align 8, !tbaa !333
  %73 = getelementptr inbounds nuw i8, ptr %0, i64 56
  store i64 1, ptr %73, align 8, !tbaa !331
  %74 = getelementptr inbounds nuw i8, ptr %13, i64 196
  %75 = load i32, ptr %74, align 4, !tbaa !119
  %76 = icmp eq i32 %56, %75
  br i1 %76, label %77, label %87

77:                                               ; preds = %46
  %78 = getelementptr inbounds nuw i8, ptr %13, i64 200
  %79 = load i32, ptr %78, align 8, !tbaa !124
  %80 = icmp eq i32 %79, %64
  br i1 %80, label %81, label %87

81:                                               ; preds = %77
  %82 = getelementptr inbounds nuw i8, ptr %13, i64 204
  %83 = load i32, ptr %82, align 4, !tbaa !126
  %84 = shl nuw i32 1, %83
  %85 = icmp eq i32 %6, %84
  %86 = select i1 %85, i32 4, i32 1
  br label %87

87:                                               ; preds = %81, %77, %46
  %88 = phi i32 [ 3, %46 ], [ %86, %81 ], [ 2, %77 ]
  %89 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %88, ptr %89, align 4, !tbaa !329
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc i32 @unordered_in(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef readonly captures(none) %2) unnamed_addr #20 {
  %4 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %5 = load i32, ptr %4, align 4, !tbaa !193
  %6 = load i32, ptr %2, align 4, !tbaa !189
  %7 = getelementptr inbounds nuw i8, ptr %1, i64 196
  %8 = load i32, ptr %7, align 4, !tbaa !119
  %9 = icmp eq i32 %6, %8
  br i1 %9, label %10, label %23

10:                                               ; preds = %3
  %11 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %12 = load i8, ptr %11, align 4, !tbaa !192
  %13 = zext i8 %12 to i32
  %14 = getelementptr inbounds nuw i8, ptr %1, i64 200
  %15 = load i32, ptr %14, align 8, !tbaa !124
  %16 = icmp eq i32 %15, %13
  br i1 %16, label %17, label %23

17:                                               ; preds = %10
  %18 = getelementptr inbounds nuw i8, ptr %1, i64 204
  %19 = load i32, ptr %18, align 4, !tbaa !126
  %20 = shl nuw i32 1, %19
  %21 = xor i32 %20, -1
  %22 = and i32 %5, %21
  br label %23

23:                                               ; preds = %17, %10, %3
  %24 = phi i32 [ %22, %17 ], [ %5, %10 ], [ %5, %3 ]
  %25 = load ptr, ptr %0, align 8, !tbaa !146
  %26 = getelementptr inbounds nuw i8, ptr %25, i64 4
  %27 = load i32, ptr %26, align 4, !tbaa !5
  %28 = icmp eq i32 %6, %27
  br i1 %28, label %65, label %29

29:                                               ; preds = %23
  %30 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %31 = load ptr, ptr %30, align 8, !tbaa !147
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
  br i1 %53, label %39, label %54, !llvm.loop !148

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
  %68 = load i16, ptr %67, align 2, !tbaa !204
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
  %78 = load i32, ptr %77, align 4, !tbaa !194
  br label %79

79:                                               ; preds = %75, %96
  %80 = phi i32 [ 0, %75 ], [ %97, %96 ]
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds nuw %struct.WarpClock, ptr %76, i64 %81
  %83 = getelementptr inbounds nuw i8, ptr %82, i64 8
  %84 = load ptr, ptr %83, align 8, !tbaa !149
  %85 = icmp eq ptr %84, null
  %86 = getelementptr inbounds nuw i8, ptr %84, i64 4
  br label %90

87:                                               ; preds = %90
  %88 = add nuw nsw i64 %91, 1
  %89 = icmp eq i64 %88, 32
  br i1 %89, label %96, label %90, !llvm.loop !394

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
  br i1 %98, label %134, label %79, !llvm.loop !395

99:                                               ; preds = %65
  %100 = getelementptr inbounds nuw i8, ptr %66, i64 16
  %101 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %102 = load i8, ptr %101, align 4, !tbaa !192
  %103 = zext i8 %102 to i64
  %104 = getelementptr inbounds nuw %struct.WarpClock, ptr %100, i64 %103
  %105 = getelementptr inbounds nuw i8, ptr %104, i64 8
  %106 = load ptr, ptr %105, align 8, !tbaa !149
  %107 = icmp eq ptr %106, null
  %108 = getelementptr inbounds nuw i8, ptr %2, i64 4
  br i1 %107, label %111, label %109

109:                                              ; preds = %99
  %110 = getelementptr inbounds nuw i8, ptr %106, i64 4
  br label %116

111:                                              ; preds = %99
  %112 = load i32, ptr %104, align 8, !tbaa !361
  %113 = load i32, ptr %108, align 4, !tbaa !194
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
  %126 = load i32, ptr %108, align 4, !tbaa !194
  %127 = icmp ult i32 %125, %126
  %128 = select i1 %127, i32 %120, i32 0
  %129 = or i32 %128, %118
  br label %130

130:                                              ; preds = %123, %116
  %131 = phi i32 [ %118, %116 ], [ %129, %123 ]
  %132 = add nuw nsw i64 %117, 1
  %133 = icmp eq i64 %132, 32
  br i1 %133, label %134, label %116, !llvm.loop !396

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
  %18 = load i64, ptr %17, align 8, !tbaa !397
  %19 = icmp eq i64 %18, %2
  br i1 %19, label %20, label %38

20:                                               ; preds = %14
  %21 = load i32, ptr %16, align 8, !tbaa !156
  %22 = load i32, ptr %0, align 4, !tbaa !189
  %23 = icmp eq i32 %21, %22
  br i1 %23, label %24, label %38

24:                                               ; preds = %20
  %25 = getelementptr inbounds nuw i8, ptr %16, i64 16
  %26 = load i8, ptr %25, align 8, !tbaa !160
  %27 = load i8, ptr %9, align 4, !tbaa !192
  %28 = icmp eq i8 %26, %27
  br i1 %28, label %29, label %38

29:                                               ; preds = %24
  %30 = getelementptr inbounds nuw i8, ptr %16, i64 12
  %31 = load i16, ptr %30, align 4, !tbaa !398
  %32 = load i16, ptr %10, align 4, !tbaa !207
  %33 = icmp eq i16 %31, %32
  br i1 %33, label %34, label %38

34:                                               ; preds = %29
  %35 = getelementptr inbounds nuw i8, ptr %16, i64 36
  %36 = load i32, ptr %35, align 4, !tbaa !399
  %37 = icmp eq i32 %36, %12
  br i1 %37, label %41, label %38

38:                                               ; preds = %29, %24, %20, %14, %34
  %39 = add nuw nsw i64 %15, 1
  %40 = icmp eq i64 %39, %13
  br i1 %40, label %43, label %14, !llvm.loop !400

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
  br i1 %57, label %53, label %59, !llvm.loop !188

59:                                               ; preds = %53
  %60 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %55
  %61 = load ptr, ptr %60, align 8, !tbaa !99
  %62 = icmp eq ptr %61, null
  br i1 %62, label %65, label %63

63:                                               ; preds = %59
  %64 = load ptr, ptr %61, align 8, !tbaa !101
  store ptr %64, ptr %60, align 8, !tbaa !99
  br label %72

65:                                               ; preds = %59
  %66 = load ptr, ptr @L, align 8, !tbaa !9
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 528
  %68 = load ptr, ptr %67, align 8, !tbaa !103
  %69 = load i64, ptr @pool_used, align 8, !tbaa !41
  %70 = getelementptr inbounds nuw i8, ptr %68, i64 %69
  %71 = add i64 %69, %56
  store i64 %71, ptr @pool_used, align 8, !tbaa !41
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
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(96) %80, ptr noundef nonnull align 8 dereferenceable(96) %81, i64 96, i1 false), !tbaa.struct !162
  %82 = add nuw nsw i64 %79, 1
  %83 = icmp eq i64 %82, %76
  br i1 %83, label %77, label %78, !llvm.loop !401

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
  br i1 %92, label %88, label %94, !llvm.loop !188

94:                                               ; preds = %88
  %95 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %90
  %96 = load ptr, ptr %95, align 8, !tbaa !99
  store ptr %96, ptr %85, align 8, !tbaa !101
  store ptr %85, ptr %95, align 8, !tbaa !99
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
  store i64 %2, ptr %106, align 8, !tbaa !41
  %107 = getelementptr inbounds nuw i8, ptr %104, i64 32
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 8 dereferenceable(64) %107, ptr noundef nonnull align 8 dereferenceable(64) %3, i64 64, i1 false)
  br label %114

108:                                              ; preds = %98
  %109 = zext i32 %44 to i64
  %110 = getelementptr inbounds nuw %struct.Doubt, ptr %100, i64 %109
  %111 = getelementptr inbounds nuw i8, ptr %110, i64 20
  %112 = load i32, ptr %111, align 4, !tbaa !161
  %113 = or i32 %112, %1
  store i32 %113, ptr %111, align 4, !tbaa !161
  br label %114

114:                                              ; preds = %108, %101
  %115 = load ptr, ptr @L, align 8
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 640
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
  %127 = load i64, ptr %116, align 8, !tbaa !243
  %128 = and i64 %127, 4294967295
  %129 = icmp eq i64 %128, 0
  br i1 %129, label %163, label %130

130:                                              ; preds = %126, %149
  %131 = phi i64 [ %150, %149 ], [ 0, %126 ]
  %132 = getelementptr inbounds nuw %struct.Block, ptr @blocks, i64 %131
  %133 = getelementptr inbounds nuw i8, ptr %132, i64 16
  %134 = load i32, ptr %133, align 16, !tbaa !230
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %149, label %136

136:                                              ; preds = %130
  %137 = getelementptr inbounds nuw i8, ptr %132, i64 4
  %138 = load i32, ptr %137, align 4, !tbaa !92
  %139 = load i32, ptr %0, align 4, !tbaa !189
  %140 = icmp eq i32 %138, %139
  br i1 %140, label %141, label %149

141:                                              ; preds = %136
  %142 = load i8, ptr %117, align 4, !tbaa !192
  %143 = zext i8 %142 to i32
  %144 = shl nuw nsw i32 %143, 5
  %145 = add nuw nsw i32 %144, %122
  %146 = getelementptr inbounds nuw i8, ptr %132, i64 12
  %147 = load i32, ptr %146, align 4, !tbaa !64
  %148 = icmp ult i32 %145, %147
  br i1 %148, label %152, label %149

149:                                              ; preds = %141, %136, %130
  %150 = add nuw nsw i64 %131, 1
  %151 = icmp eq i64 %150, %128
  br i1 %151, label %163, label %130, !llvm.loop !402

152:                                              ; preds = %141
  br i1 %119, label %163, label %153

153:                                              ; preds = %152
  %154 = getelementptr inbounds nuw i8, ptr %132, i64 32
  %155 = load ptr, ptr %154, align 8, !tbaa !226
  %156 = zext nneg i32 %145 to i64
  %157 = getelementptr inbounds nuw %struct.Thread, ptr %155, i64 %156
  %158 = getelementptr inbounds nuw i8, ptr %157, i64 108
  %159 = load i32, ptr %158, align 4, !tbaa !42
  %160 = zext i32 %159 to i64
  %161 = getelementptr inbounds nuw %struct.Track, ptr %118, i64 %160
  %162 = getelementptr inbounds nuw i8, ptr %161, i64 208
  store i32 1, ptr %162, align 8, !tbaa !155
  br label %163

163:                                              ; preds = %149, %126, %121, %153, %152
  %164 = add nuw nsw i32 %122, 1
  %165 = icmp eq i32 %164, 32
  br i1 %165, label %120, label %121, !llvm.loop !403
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @settle_pending(ptr noundef readonly captures(none) %0, i64 noundef %1, i64 noundef range(i64 0, 4294967296) %2) unnamed_addr #2 {
  %4 = load ptr, ptr @tracks, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %6 = load i32, ptr %5, align 4, !tbaa !42
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.Track, ptr %4, i64 %7
  %9 = load ptr, ptr @L, align 8, !tbaa !9
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 136
  %11 = load i64, ptr %10, align 8, !tbaa !52
  %12 = icmp ult i64 %1, %11
  br i1 %12, label %17, label %13

13:                                               ; preds = %3
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %15 = load i64, ptr %14, align 8, !tbaa !53
  %16 = icmp ult i64 %1, %15
  br i1 %16, label %37, label %17

17:                                               ; preds = %13, %3
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %19 = load i64, ptr %18, align 8, !tbaa !54
  %20 = icmp ult i64 %1, %19
  br i1 %20, label %25, label %21

21:                                               ; preds = %17
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %23 = load i64, ptr %22, align 8, !tbaa !55
  %24 = icmp ult i64 %1, %23
  br i1 %24, label %175, label %25

25:                                               ; preds = %21, %17
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %27 = load i64, ptr %26, align 8, !tbaa !60
  %28 = icmp ult i64 %1, %27
  br i1 %28, label %35, label %29

29:                                               ; preds = %25
  %30 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %31 = load i64, ptr %30, align 8, !tbaa !61
  %32 = icmp ult i64 %1, %31
  %33 = icmp eq i64 %2, 0
  %34 = or i1 %32, %33
  br i1 %34, label %175, label %60

35:                                               ; preds = %25
  %36 = icmp eq i64 %2, 0
  br i1 %36, label %175, label %60

37:                                               ; preds = %13
  %38 = icmp eq i64 %2, 0
  br i1 %38, label %175, label %39

39:                                               ; preds = %37
  %40 = getelementptr inbounds nuw i8, ptr %9, i64 496
  %41 = load i64, ptr %40, align 8, !tbaa !105
  %42 = sub i64 0, %41
  %43 = and i64 %1, %42
  %44 = getelementptr inbounds nuw i8, ptr %9, i64 512
  %45 = load ptr, ptr %44, align 8, !tbaa !107
  %46 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %47 = load ptr, ptr %46, align 8, !tbaa !27
  %48 = getelementptr inbounds nuw i8, ptr %47, i64 8
  %49 = load i32, ptr %48, align 8, !tbaa !108
  %50 = zext i32 %49 to i64
  %51 = getelementptr inbounds nuw i8, ptr %9, i64 520
  %52 = load i64, ptr %51, align 8, !tbaa !109
  %53 = mul i64 %52, %50
  %54 = sub i64 %43, %11
  %55 = udiv i64 %54, %41
  %56 = getelementptr %struct.Cell, ptr %45, i64 %53
  %57 = getelementptr %struct.Cell, ptr %56, i64 %55
  %58 = getelementptr inbounds nuw i8, ptr %8, i64 196
  %59 = load i32, ptr %58, align 4, !tbaa !119
  br label %75

60:                                               ; preds = %29, %35
  %61 = getelementptr inbounds nuw i8, ptr %9, i64 496
  %62 = load i64, ptr %61, align 8, !tbaa !105
  %63 = sub i64 0, %62
  %64 = and i64 %1, %63
  %65 = getelementptr inbounds nuw i8, ptr %9, i64 504
  %66 = load ptr, ptr %65, align 8, !tbaa !106
  %67 = getelementptr inbounds nuw i8, ptr %9, i64 200
  %68 = load i64, ptr %67, align 8, !tbaa !69
  %69 = sub i64 %64, %68
  %70 = udiv i64 %69, %62
  %71 = getelementptr inbounds nuw %struct.Cell, ptr %66, i64 %70
  %72 = getelementptr inbounds nuw i8, ptr %9, i64 624
  %73 = load i32, ptr %72, align 8, !tbaa !145
  %74 = add i32 %73, 1
  br label %75

75:                                               ; preds = %39, %60
  %76 = phi i64 [ %43, %39 ], [ %64, %60 ]
  %77 = phi i64 [ %41, %39 ], [ %62, %60 ]
  %78 = phi ptr [ %57, %39 ], [ %71, %60 ]
  %79 = phi i32 [ %59, %39 ], [ %74, %60 ]
  %80 = add i64 %2, %1
  %81 = icmp ult i64 %76, %80
  br i1 %81, label %82, label %175

82:                                               ; preds = %75
  %83 = getelementptr inbounds nuw i8, ptr %8, i64 196
  %84 = getelementptr inbounds nuw i8, ptr %8, i64 200
  %85 = getelementptr inbounds nuw i8, ptr %8, i64 204
  br label %86

86:                                               ; preds = %82, %96
  %87 = phi i64 [ %76, %82 ], [ %97, %96 ]
  %88 = phi ptr [ %78, %82 ], [ %98, %96 ]
  %89 = getelementptr inbounds nuw i8, ptr %88, i64 56
  %90 = getelementptr inbounds nuw i8, ptr %88, i64 40
  br label %91

91:                                               ; preds = %86, %174
  %92 = phi i1 [ true, %86 ], [ false, %174 ]
  %93 = phi i64 [ 0, %86 ], [ 1, %174 ]
  %94 = load i32, ptr %89, align 8, !tbaa !187
  %95 = icmp eq i32 %94, %79
  br i1 %95, label %100, label %96

96:                                               ; preds = %174, %91
  %97 = add i64 %87, %77
  %98 = getelementptr inbounds nuw i8, ptr %88, i64 64
  %99 = icmp ult i64 %97, %80
  br i1 %99, label %86, label %175, !llvm.loop !404

100:                                              ; preds = %91
  %101 = getelementptr inbounds nuw ptr, ptr %90, i64 %93
  %102 = load ptr, ptr %101, align 8, !tbaa !9
  %103 = icmp eq ptr %102, null
  br i1 %103, label %110, label %104

104:                                              ; preds = %100
  %105 = load i32, ptr %102, align 4, !tbaa !5
  %106 = icmp eq i32 %105, 0
  br i1 %106, label %110, label %107

107:                                              ; preds = %104
  %108 = getelementptr inbounds nuw i8, ptr %102, i64 12
  %109 = zext i32 %105 to i64
  br label %137

110:                                              ; preds = %171, %100, %104
  %111 = getelementptr inbounds nuw %struct.Rec, ptr %88, i64 %93
  %112 = getelementptr inbounds nuw i8, ptr %111, i64 14
  %113 = load i16, ptr %112, align 2, !tbaa !204
  %114 = and i16 %113, 128
  %115 = icmp eq i16 %114, 0
  br i1 %115, label %174, label %116

116:                                              ; preds = %110
  %117 = load i32, ptr %111, align 4, !tbaa !189
  %118 = load i32, ptr %83, align 4, !tbaa !119
  %119 = icmp eq i32 %117, %118
  br i1 %119, label %120, label %174

120:                                              ; preds = %116
  %121 = getelementptr inbounds nuw i8, ptr %111, i64 16
  %122 = load i8, ptr %121, align 4, !tbaa !192
  %123 = zext i8 %122 to i32
  %124 = load i32, ptr %84, align 8, !tbaa !124
  %125 = icmp eq i32 %124, %123
  br i1 %125, label %126, label %174

126:                                              ; preds = %120
  %127 = getelementptr inbounds nuw i8, ptr %111, i64 8
  %128 = load i32, ptr %127, align 4, !tbaa !193
  %129 = load i32, ptr %85, align 4, !tbaa !126
  %130 = shl nuw i32 1, %129
  %131 = and i32 %130, %128
  %132 = icmp eq i32 %131, 0
  br i1 %132, label %174, label %133

133:                                              ; preds = %126
  %134 = xor i32 %130, -1
  %135 = and i32 %128, %134
  store i32 %135, ptr %127, align 4, !tbaa !193
  %136 = icmp eq i32 %135, 0
  br i1 %136, label %173, label %174

137:                                              ; preds = %107, %171
  %138 = phi i64 [ %109, %107 ], [ %139, %171 ]
  %139 = add nsw i64 %138, -1
  %140 = getelementptr inbounds nuw %struct.Rec, ptr %108, i64 %139
  %141 = getelementptr inbounds nuw i8, ptr %140, i64 14
  %142 = load i16, ptr %141, align 2, !tbaa !204
  %143 = and i16 %142, 128
  %144 = icmp eq i16 %143, 0
  br i1 %144, label %171, label %145

145:                                              ; preds = %137
  %146 = load i32, ptr %140, align 4, !tbaa !189
  %147 = load i32, ptr %83, align 4, !tbaa !119
  %148 = icmp eq i32 %146, %147
  br i1 %148, label %149, label %171

149:                                              ; preds = %145
  %150 = getelementptr inbounds nuw i8, ptr %140, i64 16
  %151 = load i8, ptr %150, align 4, !tbaa !192
  %152 = zext i8 %151 to i32
  %153 = load i32, ptr %84, align 8, !tbaa !124
  %154 = icmp eq i32 %153, %152
  br i1 %154, label %155, label %171

155:                                              ; preds = %149
  %156 = getelementptr inbounds nuw i8, ptr %140, i64 8
  %157 = load i32, ptr %156, align 4, !tbaa !193
  %158 = load i32, ptr %85, align 4, !tbaa !126
  %159 = shl nuw i32 1, %158
  %160 = and i32 %159, %157
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %171, label %162

162:                                              ; preds = %155
  %163 = xor i32 %159, -1
  %164 = and i32 %157, %163
  store i32 %164, ptr %156, align 4, !tbaa !193
  %165 = icmp eq i32 %164, 0
  br i1 %165, label %166, label %171

166:                                              ; preds = %162
  %167 = load i32, ptr %102, align 4, !tbaa !5
  %168 = add i32 %167, -1
  store i32 %168, ptr %102, align 4, !tbaa !5
  %169 = zext i32 %168 to i64
  %170 = getelementptr inbounds nuw %struct.Rec, ptr %108, i64 %169
  tail call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(20) %140, ptr noundef nonnull align 4 dereferenceable(20) %170, i64 20, i1 false), !tbaa.struct !206
  br label %171

171:                                              ; preds = %145, %149, %137, %155, %166, %162
  %172 = icmp eq i64 %139, 0
  br i1 %172, label %110, label %137, !llvm.loop !405

173:                                              ; preds = %133
  store i32 0, ptr %111, align 4, !tbaa !189
  br label %174

174:                                              ; preds = %116, %120, %110, %126, %173, %133
  br i1 %92, label %91, label %96, !llvm.loop !406

175:                                              ; preds = %96, %37, %75, %29, %21, %35
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @pair_set_lanes(ptr noundef captures(none) %0, i32 noundef %1, i32 noundef %2, i32 noundef %3) unnamed_addr #2 {
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %6 = load ptr, ptr %0, align 8, !tbaa !146
  %7 = load ptr, ptr %5, align 8, !tbaa !146
  %8 = icmp eq ptr %6, %7
  br i1 %8, label %9, label %60

9:                                                ; preds = %4
  %10 = getelementptr inbounds nuw i8, ptr %0, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !147
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %13 = load ptr, ptr %12, align 8, !tbaa !147
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
  br i1 %36, label %32, label %38, !llvm.loop !188

38:                                               ; preds = %32
  %39 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %34
  %40 = load ptr, ptr %39, align 8, !tbaa !99
  store ptr %40, ptr %7, align 8, !tbaa !101
  store ptr %7, ptr %39, align 8, !tbaa !99
  br label %59

41:                                               ; preds = %53, %25
  %42 = phi i64 [ 0, %25 ], [ %55, %53 ]
  %43 = phi ptr [ %26, %25 ], [ %54, %53 ]
  %44 = getelementptr inbounds nuw %struct.WarpClock, ptr %7, i64 %42
  %45 = getelementptr inbounds nuw i8, ptr %44, i64 24
  %46 = load ptr, ptr %45, align 8, !tbaa !149
  %47 = icmp eq ptr %46, null
  br i1 %47, label %53, label %48

48:                                               ; preds = %41
  %49 = load i32, ptr %46, align 4, !tbaa !354
  %50 = add i32 %49, -1
  store i32 %50, ptr %46, align 4, !tbaa !354
  %51 = icmp eq i32 %50, 0
  br i1 %51, label %52, label %53

52:                                               ; preds = %48
  store ptr %43, ptr %46, align 8, !tbaa !101
  store ptr %46, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %53

53:                                               ; preds = %52, %48, %41
  %54 = phi ptr [ %43, %41 ], [ %43, %48 ], [ %46, %52 ]
  %55 = add nuw nsw i64 %42, 1
  %56 = load i32, ptr %22, align 8, !tbaa !5
  %57 = zext i32 %56 to i64
  %58 = icmp samesign ult i64 %55, %57
  br i1 %58, label %41, label %27, !llvm.loop !356

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
  call void @llvm.lifetime.start.p0(ptr nonnull %5) #23
  %6 = load ptr, ptr %0, align 8, !tbaa !9
  %7 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %8 = zext i32 %1 to i64
  %9 = getelementptr inbounds nuw %struct.WarpClock, ptr %7, i64 %8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 8
  %11 = load ptr, ptr %10, align 8, !tbaa !149
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
  br i1 %32, label %14, label %16, !llvm.loop !407

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
  br i1 %46, label %42, label %48, !llvm.loop !188

48:                                               ; preds = %42
  %49 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %44
  %50 = load ptr, ptr %49, align 8, !tbaa !99
  %51 = icmp eq ptr %50, null
  br i1 %51, label %54, label %52

52:                                               ; preds = %48
  %53 = load ptr, ptr %50, align 8, !tbaa !101
  store ptr %53, ptr %49, align 8, !tbaa !99
  br label %61

54:                                               ; preds = %48
  %55 = load ptr, ptr @L, align 8, !tbaa !9
  %56 = getelementptr inbounds nuw i8, ptr %55, i64 528
  %57 = load ptr, ptr %56, align 8, !tbaa !103
  %58 = load i64, ptr @pool_used, align 8, !tbaa !41
  %59 = getelementptr inbounds nuw i8, ptr %57, i64 %58
  %60 = add i64 %58, %45
  store i64 %60, ptr @pool_used, align 8, !tbaa !41
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
  %73 = load ptr, ptr %72, align 8, !tbaa !149
  %74 = icmp eq ptr %73, null
  br i1 %74, label %79, label %75

75:                                               ; preds = %68
  %76 = load i32, ptr %73, align 4, !tbaa !354
  %77 = add i32 %76, 1
  store i32 %77, ptr %73, align 4, !tbaa !354
  %78 = load i32, ptr %37, align 8, !tbaa !5
  br label %79

79:                                               ; preds = %75, %68
  %80 = phi i32 [ %69, %68 ], [ %78, %75 ]
  %81 = add nuw nsw i64 %70, 1
  %82 = zext i32 %80 to i64
  %83 = icmp samesign ult i64 %81, %82
  br i1 %83, label %68, label %65, !llvm.loop !364

84:                                               ; preds = %33, %65
  %85 = phi ptr [ %62, %65 ], [ %6, %33 ]
  store ptr %85, ptr %0, align 8, !tbaa !9
  %86 = load i32, ptr %5, align 16, !tbaa !5
  br label %93

87:                                               ; preds = %93
  %88 = getelementptr inbounds nuw i8, ptr %85, i64 16
  %89 = getelementptr inbounds nuw %struct.WarpClock, ptr %88, i64 %8
  %90 = getelementptr inbounds nuw i8, ptr %89, i64 8
  %91 = load ptr, ptr %90, align 8, !tbaa !149
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
  br i1 %101, label %87, label %93, !llvm.loop !366

102:                                              ; preds = %87
  store i32 %86, ptr %89, align 8, !tbaa !361
  br label %135

103:                                              ; preds = %87
  %104 = icmp eq ptr %91, null
  br i1 %104, label %109, label %105

105:                                              ; preds = %103
  %106 = load i32, ptr %91, align 4, !tbaa !354
  %107 = icmp eq i32 %106, 1
  br i1 %107, label %108, label %109

108:                                              ; preds = %105
  store i32 2, ptr %91, align 4, !tbaa !354
  br label %125

109:                                              ; preds = %105, %103
  %110 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  %111 = icmp eq ptr %110, null
  br i1 %111, label %114, label %112

112:                                              ; preds = %109
  %113 = load ptr, ptr %110, align 8, !tbaa !101
  store ptr %113, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %121

114:                                              ; preds = %109
  %115 = load ptr, ptr @L, align 8, !tbaa !9
  %116 = getelementptr inbounds nuw i8, ptr %115, i64 528
  %117 = load ptr, ptr %116, align 8, !tbaa !103
  %118 = load i64, ptr @pool_used, align 8, !tbaa !41
  %119 = getelementptr inbounds nuw i8, ptr %117, i64 %118
  %120 = add i64 %118, 256
  store i64 %120, ptr @pool_used, align 8, !tbaa !41
  br label %121

121:                                              ; preds = %114, %112
  %122 = phi ptr [ %119, %114 ], [ %110, %112 ]
  %123 = icmp eq ptr %122, %91
  br i1 %123, label %125, label %124

124:                                              ; preds = %121
  store i32 1, ptr %122, align 4, !tbaa !354
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
  br i1 %134, label %135, label %128, !llvm.loop !367

135:                                              ; preds = %128, %102
  %136 = phi ptr [ null, %102 ], [ %126, %128 ]
  store ptr %136, ptr %90, align 8, !tbaa !149
  %137 = icmp eq ptr %91, null
  br i1 %137, label %144, label %138

138:                                              ; preds = %135
  %139 = load i32, ptr %91, align 4, !tbaa !354
  %140 = add i32 %139, -1
  store i32 %140, ptr %91, align 4, !tbaa !354
  %141 = icmp eq i32 %140, 0
  br i1 %141, label %142, label %144

142:                                              ; preds = %138
  %143 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  store ptr %143, ptr %91, align 8, !tbaa !101
  store ptr %91, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %144

144:                                              ; preds = %142, %138, %135, %14
  call void @llvm.lifetime.end.p0(ptr nonnull %5) #23
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @meet(ptr noundef %0, i32 noundef %1, ptr noundef readonly captures(none) %2, i64 noundef %3, ptr noundef readonly captures(address_is_null) %4) unnamed_addr #8 {
  %6 = alloca %struct.Pair, align 8
  %7 = alloca [2 x %struct.Order], align 16
  %8 = alloca [32 x i32], align 16
  call void @llvm.lifetime.start.p0(ptr nonnull %6) #23
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %6, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %7) #23
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(32) %7, i8 0, i64 32, i1 false)
  call void @llvm.lifetime.start.p0(ptr nonnull %8) #23
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
  %18 = load ptr, ptr %6, align 8, !tbaa !191
  %19 = icmp eq ptr %18, null
  br i1 %19, label %185, label %73

20:                                               ; preds = %11, %69
  %21 = phi i64 [ 0, %11 ], [ %71, %69 ]
  %22 = phi i32 [ 0, %11 ], [ %70, %69 ]
  %23 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %21
  %24 = tail call i32 %2(ptr noundef %23, i64 noundef %3) #23, !callees !408
  %25 = icmp eq i32 %24, 0
  br i1 %25, label %69, label %26

26:                                               ; preds = %20
  %27 = load ptr, ptr @tracks, align 8, !tbaa !9
  %28 = getelementptr inbounds nuw i8, ptr %23, i64 108
  %29 = load i32, ptr %28, align 4, !tbaa !42
  %30 = zext i32 %29 to i64
  %31 = getelementptr inbounds nuw %struct.Track, ptr %27, i64 %30
  %32 = load ptr, ptr %6, align 8, !tbaa !146
  %33 = load ptr, ptr %12, align 8, !tbaa !146
  %34 = icmp eq ptr %32, %33
  br i1 %34, label %35, label %51

35:                                               ; preds = %26
  %36 = load ptr, ptr %13, align 8, !tbaa !147
  %37 = load ptr, ptr %14, align 8, !tbaa !147
  %38 = icmp eq ptr %36, %37
  br i1 %38, label %39, label %51

39:                                               ; preds = %35
  %40 = getelementptr inbounds nuw i8, ptr %31, i64 16
  %41 = load ptr, ptr %31, align 8, !tbaa !146
  %42 = load ptr, ptr %40, align 8, !tbaa !146
  %43 = icmp eq ptr %41, %42
  br i1 %43, label %44, label %51

44:                                               ; preds = %39
  %45 = getelementptr inbounds nuw i8, ptr %31, i64 8
  %46 = load ptr, ptr %45, align 8, !tbaa !147
  %47 = getelementptr inbounds nuw i8, ptr %31, i64 24
  %48 = load ptr, ptr %47, align 8, !tbaa !147
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
  %58 = load i32, ptr %57, align 8, !tbaa !128
  %59 = tail call i32 @llvm.umax.i32(i32 %58, i32 %22)
  %60 = getelementptr inbounds nuw i8, ptr %31, i64 204
  %61 = load i32, ptr %60, align 4, !tbaa !126
  %62 = shl nuw i32 1, %61
  %63 = getelementptr inbounds nuw i8, ptr %31, i64 200
  %64 = load i32, ptr %63, align 8, !tbaa !124
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
  br i1 %72, label %17, label %20, !llvm.loop !409

73:                                               ; preds = %17
  %74 = icmp eq ptr %4, null
  br i1 %74, label %75, label %76

75:                                               ; preds = %99, %97, %73
  br label %106

76:                                               ; preds = %73
  %77 = getelementptr inbounds nuw i8, ptr %6, i64 16
  %78 = load ptr, ptr %77, align 8, !tbaa !146
  %79 = icmp eq ptr %18, %78
  br i1 %79, label %80, label %98

80:                                               ; preds = %76
  %81 = getelementptr inbounds nuw i8, ptr %6, i64 8
  %82 = load ptr, ptr %81, align 8, !tbaa !147
  %83 = getelementptr inbounds nuw i8, ptr %6, i64 24
  %84 = load ptr, ptr %83, align 8, !tbaa !147
  %85 = icmp eq ptr %82, %84
  br i1 %85, label %86, label %98

86:                                               ; preds = %80
  %87 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %88 = load ptr, ptr %4, align 8, !tbaa !146
  %89 = load ptr, ptr %87, align 8, !tbaa !146
  %90 = icmp eq ptr %88, %89
  br i1 %90, label %91, label %98

91:                                               ; preds = %86
  %92 = getelementptr inbounds nuw i8, ptr %4, i64 8
  %93 = load ptr, ptr %92, align 8, !tbaa !147
  %94 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %95 = load ptr, ptr %94, align 8, !tbaa !147
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
  br i1 %115, label %101, label %106, !llvm.loop !410

116:                                              ; preds = %132
  call fastcc void @pair_drop(ptr noundef nonnull %6)
  br label %135

117:                                              ; preds = %101, %132
  %118 = phi i64 [ 0, %101 ], [ %133, %132 ]
  %119 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %118
  %120 = tail call i32 %2(ptr noundef %119, i64 noundef %3) #23, !callees !408
  %121 = icmp eq i32 %120, 0
  br i1 %121, label %132, label %122

122:                                              ; preds = %117
  %123 = load ptr, ptr @tracks, align 8, !tbaa !9
  %124 = getelementptr inbounds nuw i8, ptr %119, i64 108
  %125 = load i32, ptr %124, align 4, !tbaa !42
  %126 = zext i32 %125 to i64
  %127 = getelementptr inbounds nuw %struct.Track, ptr %123, i64 %126
  call fastcc void @order_set(ptr noundef %127, ptr noundef nonnull readonly %6)
  %128 = getelementptr inbounds nuw i8, ptr %127, i64 16
  call fastcc void @order_set(ptr noundef nonnull %128, ptr noundef nonnull readonly %102)
  %129 = getelementptr inbounds nuw i8, ptr %127, i64 192
  store i32 %103, ptr %129, align 8, !tbaa !128
  %130 = getelementptr inbounds nuw i8, ptr %127, i64 160
  call fastcc void @order_set(ptr noundef nonnull %130, ptr noundef nonnull %7)
  %131 = getelementptr inbounds nuw i8, ptr %127, i64 176
  call fastcc void @order_set(ptr noundef nonnull %131, ptr noundef nonnull %105)
  br label %132

132:                                              ; preds = %122, %117
  %133 = add nuw nsw i64 %118, 1
  %134 = icmp eq i64 %133, %104
  br i1 %134, label %116, label %117, !llvm.loop !411

135:                                              ; preds = %116, %182
  %136 = phi i1 [ true, %116 ], [ false, %182 ]
  %137 = phi ptr [ %7, %116 ], [ %10, %182 ]
  %138 = load ptr, ptr %137, align 16, !tbaa !146
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
  br i1 %159, label %155, label %161, !llvm.loop !188

161:                                              ; preds = %155
  %162 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %157
  %163 = load ptr, ptr %162, align 8, !tbaa !99
  store ptr %163, ptr %138, align 8, !tbaa !101
  store ptr %138, ptr %162, align 8, !tbaa !99
  br label %182

164:                                              ; preds = %176, %148
  %165 = phi i64 [ 0, %148 ], [ %178, %176 ]
  %166 = phi ptr [ %149, %148 ], [ %177, %176 ]
  %167 = getelementptr inbounds nuw %struct.WarpClock, ptr %138, i64 %165
  %168 = getelementptr inbounds nuw i8, ptr %167, i64 24
  %169 = load ptr, ptr %168, align 8, !tbaa !149
  %170 = icmp eq ptr %169, null
  br i1 %170, label %176, label %171

171:                                              ; preds = %164
  %172 = load i32, ptr %169, align 4, !tbaa !354
  %173 = add i32 %172, -1
  store i32 %173, ptr %169, align 4, !tbaa !354
  %174 = icmp eq i32 %173, 0
  br i1 %174, label %175, label %176

175:                                              ; preds = %171
  store ptr %166, ptr %169, align 8, !tbaa !101
  store ptr %169, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %176

176:                                              ; preds = %175, %171, %164
  %177 = phi ptr [ %166, %164 ], [ %166, %171 ], [ %169, %175 ]
  %178 = add nuw nsw i64 %165, 1
  %179 = load i32, ptr %145, align 8, !tbaa !5
  %180 = zext i32 %179 to i64
  %181 = icmp samesign ult i64 %178, %180
  br i1 %181, label %164, label %150, !llvm.loop !356

182:                                              ; preds = %135, %140, %161
  %183 = getelementptr inbounds nuw i8, ptr %137, i64 8
  %184 = load ptr, ptr %183, align 8, !tbaa !147
  tail call fastcc void @drop_others(ptr noundef %184)
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(16) %137, i8 0, i64 16, i1 false)
  br i1 %136, label %135, label %185, !llvm.loop !412

185:                                              ; preds = %182, %5, %17
  call void @llvm.lifetime.end.p0(ptr nonnull %8) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %7) #23
  call void @llvm.lifetime.end.p0(ptr nonnull %6) #23
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @start_block(ptr noundef captures(none) initializes((0, 704)) %0, i32 noundef %1, i64 noundef %2) unnamed_addr #2 {
  %4 = load ptr, ptr @L, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %4, i64 72
  %6 = load ptr, ptr %5, align 8, !tbaa !413
  %7 = icmp eq ptr %6, null
  br i1 %7, label %11, label %8

8:                                                ; preds = %3
  %9 = getelementptr inbounds i64, ptr %6, i64 %2
  %10 = load i64, ptr %9, align 8, !tbaa !41
  br label %11

11:                                               ; preds = %3, %8
  %12 = phi i64 [ %10, %8 ], [ %2, %3 ]
  %13 = getelementptr inbounds nuw i8, ptr %4, i64 60
  %14 = load i32, ptr %13, align 4, !tbaa !5
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 64
  %16 = load i32, ptr %15, align 4, !tbaa !5
  %17 = mul i32 %16, %14
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 68
  %19 = load i32, ptr %18, align 4, !tbaa !5
  %20 = mul i32 %17, %19
  %21 = getelementptr inbounds nuw i8, ptr %4, i64 248
  %22 = load ptr, ptr %21, align 8, !tbaa !247
  %23 = zext i32 %1 to i64
  %24 = add i32 %20, 31
  %25 = and i32 %24, -32
  %26 = getelementptr inbounds nuw i8, ptr %4, i64 16
  %27 = load i64, ptr %26, align 8, !tbaa !248
  %28 = zext i32 %25 to i64
  %29 = mul i64 %27, %23
  %30 = mul i64 %29, %28
  %31 = getelementptr inbounds nuw i32, ptr %22, i64 %30
  %32 = trunc i64 %12 to i32
  %33 = trunc i64 %2 to i32
  store i32 %32, ptr %0, align 8, !tbaa !5
  %34 = getelementptr inbounds nuw i8, ptr %0, i64 4
  store i32 0, ptr %34, align 4, !tbaa !5
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 8
  store i32 %1, ptr %35, align 8, !tbaa !5
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 12
  store i32 %20, ptr %36, align 4, !tbaa !5
  %37 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 %20, ptr %37, align 8, !tbaa !5
  %38 = getelementptr inbounds nuw i8, ptr %0, i64 20
  store i32 0, ptr %38, align 4, !tbaa !5
  %39 = getelementptr inbounds nuw i8, ptr %0, i64 24
  store i32 %33, ptr %39, align 8, !tbaa !5
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 28
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 4 dereferenceable(676) %40, i8 0, i64 676, i1 false)
  %41 = getelementptr inbounds nuw i8, ptr %4, i64 624
  %42 = load i32, ptr %41, align 8, !tbaa !145
  %43 = add i32 %32, 1
  %44 = add i32 %43, %42
  store i32 %44, ptr %34, align 4, !tbaa !92
  %45 = getelementptr inbounds nuw i8, ptr %4, i64 240
  %46 = load ptr, ptr %45, align 8, !tbaa !249
  %47 = zext i32 %20 to i64
  %48 = mul nuw i64 %47, %23
  %49 = getelementptr inbounds nuw %struct.Thread, ptr %46, i64 %48
  %50 = getelementptr inbounds nuw i8, ptr %0, i64 32
  store ptr %49, ptr %50, align 8, !tbaa !226
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 336
  %52 = load i64, ptr %51, align 8, !tbaa !414
  %53 = icmp sgt i64 %52, 0
  br i1 %53, label %54, label %68

54:                                               ; preds = %11
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 328
  %56 = load ptr, ptr %55, align 8, !tbaa !415
  br label %57

57:                                               ; preds = %62, %54
  %58 = phi i64 [ 0, %54 ], [ %63, %62 ]
  %59 = getelementptr inbounds nuw i64, ptr %56, i64 %58
  %60 = load i64, ptr %59, align 8, !tbaa !41
  %61 = icmp eq i64 %60, %12
  br i1 %61, label %65, label %62

62:                                               ; preds = %57
  %63 = add nuw nsw i64 %58, 1
  %64 = icmp eq i64 %63, %52
  br i1 %64, label %68, label %57, !llvm.loop !416

65:                                               ; preds = %57
  %66 = trunc i64 %58 to i32
  %67 = add i32 %66, 1
  br label %68

68:                                               ; preds = %62, %11, %65
  %69 = phi i32 [ %67, %65 ], [ 0, %11 ], [ 0, %62 ]
  store i32 %69, ptr %40, align 4, !tbaa !30
  %70 = getelementptr inbounds nuw i8, ptr %0, i64 168
  br label %75

71:                                               ; preds = %75
  %72 = getelementptr inbounds nuw i8, ptr %4, i64 640
  %73 = load i64, ptr %72, align 8, !tbaa !243
  %74 = icmp sgt i64 %73, 1
  br i1 %74, label %80, label %93

75:                                               ; preds = %68, %75
  %76 = phi i64 [ 0, %68 ], [ %78, %75 ]
  %77 = getelementptr inbounds nuw %struct.Pair, ptr %70, i64 %76
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(32) %77, i8 0, i64 32, i1 false)
  %78 = add nuw nsw i64 %76, 1
  %79 = icmp eq i64 %78, 16
  br i1 %79, label %71, label %75, !llvm.loop !417

80:                                               ; preds = %71
  %81 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %82 = load i64, ptr %81, align 8, !tbaa !418
  %83 = icmp eq i64 %82, 0
  br i1 %83, label %93, label %84

84:                                               ; preds = %80
  %85 = getelementptr inbounds nuw i8, ptr %4, i64 688
  %86 = load ptr, ptr %85, align 8, !tbaa !419
  %87 = add i64 %82, 7
  %88 = lshr i64 %87, 3
  %89 = add i64 %88, %82
  %90 = mul i64 %89, %23
  %91 = getelementptr inbounds nuw i8, ptr %86, i64 %90
  %92 = getelementptr inbounds nuw i8, ptr %0, i64 696
  store ptr %91, ptr %92, align 8, !tbaa !420
  br label %93

93:                                               ; preds = %84, %80, %71
  %94 = load i64, ptr %26, align 8, !tbaa !248
  %95 = shl nuw nsw i64 %28, 2
  %96 = mul i64 %95, %94
  tail call void @llvm.memset.p0.i64(ptr align 4 %31, i8 0, i64 %96, i1 false)
  %97 = icmp eq i32 %20, 0
  br i1 %97, label %103, label %98

98:                                               ; preds = %93
  %99 = load ptr, ptr %50, align 8, !tbaa !226
  %100 = getelementptr inbounds nuw i8, ptr %4, i64 96
  %101 = load i64, ptr %100, align 8, !tbaa !421
  %102 = load ptr, ptr @queues, align 8, !tbaa !9
  br label %107

103:                                              ; preds = %107, %93
  %104 = getelementptr inbounds nuw i8, ptr %0, i64 696
  %105 = load ptr, ptr %104, align 8, !tbaa !420
  %106 = icmp eq ptr %105, null
  br i1 %106, label %121, label %127

107:                                              ; preds = %98, %107
  %108 = phi i64 [ 0, %98 ], [ %119, %107 ]
  %109 = getelementptr inbounds nuw %struct.Thread, ptr %99, i64 %108
  %110 = getelementptr inbounds nuw i8, ptr %109, i64 20
  store i32 0, ptr %110, align 4, !tbaa !227
  %111 = getelementptr inbounds nuw i8, ptr %109, i64 24
  store i64 %101, ptr %111, align 8, !tbaa !153
  %112 = getelementptr inbounds nuw i8, ptr %109, i64 48
  store ptr null, ptr %112, align 8, !tbaa !223
  %113 = getelementptr inbounds nuw i8, ptr %109, i64 32
  %114 = load ptr, ptr %113, align 8, !tbaa !252
  store i32 1, ptr %114, align 4, !tbaa !5
  %115 = getelementptr inbounds nuw i8, ptr %109, i64 108
  %116 = load i32, ptr %115, align 4, !tbaa !42
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds nuw %struct.Queue, ptr %102, i64 %117
  store <4 x i32> <i32 -1, i32 -1, i32 0, i32 0>, ptr %118, align 4, !tbaa !5
  %119 = add nuw nsw i64 %108, 1
  %120 = icmp eq i64 %119, %47
  br i1 %120, label %103, label %107, !llvm.loop !422

121:                                              ; preds = %103
  %122 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %123 = load ptr, ptr %122, align 8, !tbaa !26
  %124 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %125 = load i64, ptr %124, align 8, !tbaa !52
  %126 = getelementptr inbounds nuw i8, ptr %123, i64 %125
  br label %127

127:                                              ; preds = %103, %121
  %128 = phi ptr [ %126, %121 ], [ %105, %103 ]
  %129 = getelementptr inbounds nuw i8, ptr %4, i64 216
  %130 = load i64, ptr %129, align 8, !tbaa !423
  %131 = icmp sgt i64 %130, -1
  br i1 %131, label %132, label %136

132:                                              ; preds = %127
  %133 = trunc i64 %130 to i8
  %134 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %135 = load i64, ptr %134, align 8, !tbaa !418
  tail call void @llvm.memset.p0.i64(ptr align 1 %128, i8 %133, i64 %135, i1 false)
  br label %165

136:                                              ; preds = %127
  %137 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %138 = load i64, ptr %137, align 8, !tbaa !418
  %139 = icmp ult i64 %138, 4
  br i1 %139, label %165, label %140

140:                                              ; preds = %136
  %141 = load i32, ptr %34, align 4, !tbaa !92
  %142 = zext i32 %141 to i64
  %143 = shl nuw i64 %142, 32
  br label %144

144:                                              ; preds = %162, %140
  %145 = phi i64 [ 4, %140 ], [ %163, %162 ]
  %146 = phi i64 [ 0, %140 ], [ %145, %162 ]
  %147 = xor i64 %146, %143
  %148 = lshr i64 %147, 30
  %149 = xor i64 %148, %147
  %150 = mul i64 %149, -4658895280553007687
  %151 = lshr i64 %150, 27
  %152 = xor i64 %151, %150
  %153 = mul i64 %152, -7723592293110705685
  %154 = lshr i64 %153, 31
  %155 = xor i64 %154, %153
  %156 = and i64 %155, 1
  %157 = icmp eq i64 %156, 0
  br i1 %157, label %162, label %158

158:                                              ; preds = %144
  %159 = lshr i64 %155, 32
  %160 = trunc nuw i64 %159 to i32
  %161 = getelementptr inbounds nuw i8, ptr %128, i64 %146
  store i32 %160, ptr %161, align 1
  br label %162

162:                                              ; preds = %158, %144
  %163 = add i64 %145, 4
  %164 = icmp ugt i64 %163, %138
  br i1 %164, label %165, label %144, !llvm.loop !424

165:                                              ; preds = %162, %136, %132
  %166 = getelementptr inbounds nuw i8, ptr %4, i64 568
  %167 = load ptr, ptr %166, align 8, !tbaa !168
  %168 = icmp eq ptr %167, null
  br i1 %168, label %188, label %169

169:                                              ; preds = %165
  %170 = load ptr, ptr %104, align 8, !tbaa !420
  %171 = icmp eq ptr %170, null
  br i1 %171, label %176, label %172

172:                                              ; preds = %169
  %173 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %174 = load i64, ptr %173, align 8, !tbaa !418
  %175 = getelementptr inbounds nuw i8, ptr %170, i64 %174
  br label %183

176:                                              ; preds = %169
  %177 = getelementptr inbounds nuw i8, ptr %4, i64 136
  %178 = load i64, ptr %177, align 8, !tbaa !52
  %179 = lshr i64 %178, 3
  %180 = getelementptr inbounds nuw i8, ptr %167, i64 %179
  %181 = getelementptr inbounds nuw i8, ptr %4, i64 144
  %182 = load i64, ptr %181, align 8, !tbaa !418
  br label %183

183:                                              ; preds = %176, %172
  %184 = phi i64 [ %174, %172 ], [ %182, %176 ]
  %185 = phi ptr [ %175, %172 ], [ %180, %176 ]
  %186 = add i64 %184, 7
  %187 = lshr i64 %186, 3
  tail call void @llvm.memset.p0.i64(ptr align 1 %185, i8 0, i64 %187, i1 false)
  br label %188

188:                                              ; preds = %183, %165
  %189 = getelementptr inbounds nuw i8, ptr %4, i64 168
  %190 = load i64, ptr %189, align 8, !tbaa !63
  %191 = icmp eq i64 %190, 0
  br i1 %191, label %217, label %192

192:                                              ; preds = %188
  %193 = load ptr, ptr %50, align 8, !tbaa !226
  %194 = getelementptr inbounds nuw i8, ptr %193, i64 40
  %195 = load ptr, ptr %194, align 8, !tbaa !62
  %196 = load i64, ptr %129, align 8, !tbaa !423
  %197 = trunc i64 %196 to i8
  %198 = mul i64 %190, %47
  tail call void @llvm.memset.p0.i64(ptr align 1 %195, i8 %197, i64 %198, i1 false)
  %199 = load i64, ptr %189, align 8, !tbaa !63
  %200 = icmp eq i64 %199, 0
  br i1 %200, label %217, label %201

201:                                              ; preds = %192
  %202 = load ptr, ptr %166, align 8, !tbaa !168
  %203 = icmp eq ptr %202, null
  br i1 %203, label %217, label %204

204:                                              ; preds = %201
  %205 = load ptr, ptr %50, align 8, !tbaa !226
  %206 = getelementptr inbounds nuw i8, ptr %205, i64 40
  %207 = load ptr, ptr %206, align 8, !tbaa !62
  %208 = getelementptr inbounds nuw i8, ptr %4, i64 104
  %209 = load ptr, ptr %208, align 8, !tbaa !26
  %210 = ptrtoint ptr %207 to i64
  %211 = ptrtoint ptr %209 to i64
  %212 = sub i64 %210, %211
  %213 = lshr i64 %212, 3
  %214 = getelementptr inbounds nuw i8, ptr %202, i64 %213
  %215 = mul i64 %199, %47
  %216 = lshr i64 %215, 3
  tail call void @llvm.memset.p0.i64(ptr nonnull align 1 %214, i8 0, i64 %216, i1 false)
  br label %217

217:                                              ; preds = %188, %204, %201, %192
  %218 = load i32, ptr %40, align 4, !tbaa !30
  %219 = icmp eq i32 %218, 0
  br i1 %219, label %258, label %220

220:                                              ; preds = %217
  %221 = zext i32 %218 to i64
  %222 = getelementptr inbounds nuw i8, ptr %4, i64 344
  %223 = load i64, ptr %222, align 8, !tbaa !71
  %224 = icmp slt i64 %223, %221
  br i1 %224, label %258, label %225

225:                                              ; preds = %220
  %226 = lshr i32 %24, 5
  %227 = zext nneg i32 %226 to i64
  %228 = getelementptr inbounds nuw i8, ptr %4, i64 24
  %229 = load i64, ptr %228, align 8, !tbaa !74
  %230 = mul i64 %229, %227
  %231 = getelementptr inbounds nuw i8, ptr %4, i64 408
  %232 = load ptr, ptr %231, align 8, !tbaa !77
  %233 = add i32 %218, -1
  %234 = zext i32 %233 to i64
  %235 = mul i64 %230, %234
  %236 = getelementptr inbounds nuw i32, ptr %232, i64 %235
  %237 = shl i64 %230, 2
  tail call void @llvm.memset.p0.i64(ptr align 4 %236, i8 0, i64 %237, i1 false)
  %238 = getelementptr inbounds nuw i8, ptr %4, i64 400
  %239 = load ptr, ptr %238, align 8, !tbaa !80
  %240 = load i32, ptr %40, align 4, !tbaa !30
  %241 = add i32 %240, -1
  %242 = zext i32 %241 to i64
  %243 = getelementptr inbounds nuw i64, ptr %239, i64 %242
  store i64 0, ptr %243, align 8, !tbaa !41
  %244 = getelementptr inbounds nuw i8, ptr %4, i64 352
  %245 = load i64, ptr %244, align 8, !tbaa !425
  %246 = getelementptr inbounds nuw i8, ptr %4, i64 392
  %247 = load ptr, ptr %246, align 8, !tbaa !75
  %248 = getelementptr inbounds nuw i64, ptr %247, i64 %242
  store i64 %245, ptr %248, align 8, !tbaa !41
  %249 = getelementptr inbounds nuw i8, ptr %4, i64 424
  %250 = load ptr, ptr %249, align 8, !tbaa !72
  %251 = mul i32 %241, %20
  %252 = zext i32 %251 to i64
  %253 = load i64, ptr %228, align 8, !tbaa !74
  %254 = mul i64 %253, %252
  %255 = getelementptr inbounds nuw i32, ptr %250, i64 %254
  %256 = shl nuw nsw i64 %47, 2
  %257 = mul i64 %256, %253
  tail call void @llvm.memset.p0.i64(ptr align 4 %255, i8 0, i64 %257, i1 false)
  br label %258

258:                                              ; preds = %225, %220, %217
  %259 = getelementptr inbounds nuw i8, ptr %4, i64 488
  %260 = load i64, ptr %259, align 8, !tbaa !33
  %261 = icmp eq i64 %260, 0
  br i1 %261, label %367, label %262

262:                                              ; preds = %258
  %263 = load i32, ptr %34, align 4, !tbaa !92
  %264 = load i32, ptr %36, align 4, !tbaa !64
  %265 = add i32 %264, 31
  %266 = lshr i32 %265, 5
  %267 = shl nuw nsw i32 %266, 4
  %268 = add nuw i32 %267, 16
  %269 = zext i32 %268 to i64
  br label %270

270:                                              ; preds = %270, %262
  %271 = phi i32 [ 4, %262 ], [ %275, %270 ]
  %272 = zext nneg i32 %271 to i64
  %273 = shl nuw i64 1, %272
  %274 = icmp ult i64 %273, %269
  %275 = add i32 %271, 1
  br i1 %274, label %270, label %276, !llvm.loop !188

276:                                              ; preds = %270
  %277 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %272
  %278 = load ptr, ptr %277, align 8, !tbaa !99
  %279 = icmp eq ptr %278, null
  br i1 %279, label %282, label %280

280:                                              ; preds = %276
  %281 = load ptr, ptr %278, align 8, !tbaa !101
  store ptr %281, ptr %277, align 8, !tbaa !99
  br label %288

282:                                              ; preds = %276
  %283 = getelementptr inbounds nuw i8, ptr %4, i64 528
  %284 = load ptr, ptr %283, align 8, !tbaa !103
  %285 = load i64, ptr @pool_used, align 8, !tbaa !41
  %286 = getelementptr inbounds nuw i8, ptr %284, i64 %285
  %287 = add i64 %285, %273
  store i64 %287, ptr @pool_used, align 8, !tbaa !41
  br label %288

288:                                              ; preds = %282, %280
  %289 = phi ptr [ %278, %280 ], [ %286, %282 ]
  store i32 1, ptr %289, align 8, !tbaa !5
  %290 = getelementptr inbounds nuw i8, ptr %289, i64 4
  store i32 %263, ptr %290, align 4, !tbaa !5
  %291 = getelementptr inbounds nuw i8, ptr %289, i64 8
  store i32 %266, ptr %291, align 8, !tbaa !5
  %292 = icmp eq i32 %266, 0
  br i1 %292, label %296, label %293

293:                                              ; preds = %288
  %294 = getelementptr inbounds nuw i8, ptr %289, i64 16
  %295 = zext nneg i32 %267 to i64
  tail call void @llvm.memset.p0.i64(ptr nonnull align 8 %294, i8 0, i64 %295, i1 false), !tbaa !40
  br label %296

296:                                              ; preds = %293, %288
  %297 = load i32, ptr %36, align 4, !tbaa !64
  %298 = icmp eq i32 %297, 0
  br i1 %298, label %299, label %300

299:                                              ; preds = %296
  store i32 0, ptr %289, align 8, !tbaa !5
  br label %307

300:                                              ; preds = %296
  %301 = load ptr, ptr @tracks, align 8, !tbaa !9
  br label %344

302:                                              ; preds = %344
  %303 = add i32 %360, 1
  store i32 %303, ptr %289, align 8, !tbaa !5
  %304 = icmp eq i32 %303, 0
  br i1 %304, label %305, label %367

305:                                              ; preds = %302
  %306 = load i32, ptr %291, align 8, !tbaa !5
  br label %307

307:                                              ; preds = %305, %299
  %308 = phi i32 [ %306, %305 ], [ %266, %299 ]
  %309 = icmp eq i32 %308, 0
  br i1 %309, label %315, label %310

310:                                              ; preds = %307
  %311 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %326

312:                                              ; preds = %338
  %313 = shl nuw nsw i64 %342, 4
  %314 = add nuw nsw i64 %313, 16
  br label %315

315:                                              ; preds = %312, %307
  %316 = phi i64 [ %314, %312 ], [ 16, %307 ]
  br label %317

317:                                              ; preds = %317, %315
  %318 = phi i32 [ 4, %315 ], [ %322, %317 ]
  %319 = zext nneg i32 %318 to i64
  %320 = shl nuw i64 1, %319
  %321 = icmp ult i64 %320, %316
  %322 = add i32 %318, 1
  br i1 %321, label %317, label %323, !llvm.loop !188

323:                                              ; preds = %317
  %324 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %319
  %325 = load ptr, ptr %324, align 8, !tbaa !99
  store ptr %325, ptr %289, align 8, !tbaa !101
  store ptr %289, ptr %324, align 8, !tbaa !99
  br label %367

326:                                              ; preds = %338, %310
  %327 = phi i64 [ 0, %310 ], [ %340, %338 ]
  %328 = phi ptr [ %311, %310 ], [ %339, %338 ]
  %329 = getelementptr inbounds nuw %struct.WarpClock, ptr %289, i64 %327
  %330 = getelementptr inbounds nuw i8, ptr %329, i64 24
  %331 = load ptr, ptr %330, align 8, !tbaa !149
  %332 = icmp eq ptr %331, null
  br i1 %332, label %338, label %333

333:                                              ; preds = %326
  %334 = load i32, ptr %331, align 4, !tbaa !354
  %335 = add i32 %334, -1
  store i32 %335, ptr %331, align 4, !tbaa !354
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %337, label %338

337:                                              ; preds = %333
  store ptr %328, ptr %331, align 8, !tbaa !101
  store ptr %331, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %338

338:                                              ; preds = %337, %333, %326
  %339 = phi ptr [ %328, %326 ], [ %328, %333 ], [ %331, %337 ]
  %340 = add nuw nsw i64 %327, 1
  %341 = load i32, ptr %291, align 8, !tbaa !5
  %342 = zext i32 %341 to i64
  %343 = icmp samesign ult i64 %340, %342
  br i1 %343, label %326, label %312, !llvm.loop !356

344:                                              ; preds = %344, %300
  %345 = phi i64 [ 0, %300 ], [ %363, %344 ]
  %346 = load ptr, ptr %50, align 8, !tbaa !226
  %347 = getelementptr inbounds nuw %struct.Thread, ptr %346, i64 %345
  %348 = getelementptr inbounds nuw i8, ptr %347, i64 108
  %349 = load i32, ptr %348, align 4, !tbaa !42
  %350 = zext i32 %349 to i64
  %351 = getelementptr inbounds nuw %struct.Track, ptr %301, i64 %350
  %352 = load i32, ptr %34, align 4, !tbaa !92
  %353 = getelementptr inbounds nuw i8, ptr %347, i64 12
  %354 = getelementptr inbounds nuw i8, ptr %351, i64 192
  %355 = getelementptr inbounds nuw i8, ptr %351, i64 196
  %356 = getelementptr inbounds nuw i8, ptr %351, i64 200
  %357 = load <2 x i32>, ptr %353, align 4, !tbaa !5
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(192) %351, i8 0, i64 192, i1 false)
  store i32 1, ptr %354, align 8, !tbaa !5
  store i32 %352, ptr %355, align 4, !tbaa !5
  %358 = shufflevector <2 x i32> %357, <2 x i32> poison, <2 x i32> <i32 1, i32 0>
  store <2 x i32> %358, ptr %356, align 8, !tbaa !5
  %359 = getelementptr inbounds nuw i8, ptr %351, i64 208
  store i64 0, ptr %359, align 8
  %360 = load i32, ptr %289, align 8, !tbaa !5
  store ptr %289, ptr %351, align 8, !tbaa !426
  %361 = add i32 %360, 2
  store i32 %361, ptr %289, align 8, !tbaa !5
  %362 = getelementptr inbounds nuw i8, ptr %351, i64 16
  store ptr %289, ptr %362, align 8, !tbaa !427
  %363 = add nuw nsw i64 %345, 1
  %364 = load i32, ptr %36, align 4, !tbaa !64
  %365 = zext i32 %364 to i64
  %366 = icmp samesign ult i64 %363, %365
  br i1 %366, label %344, label %302, !llvm.loop !428

367:                                              ; preds = %323, %302, %258
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @raise_stuck(ptr noundef readonly captures(none) %0) unnamed_addr #2 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %3 = load i32, ptr %2, align 4, !tbaa !64
  %4 = icmp eq i32 %3, 0
  br i1 %4, label %42, label %5

5:                                                ; preds = %1
  %6 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %7 = load ptr, ptr %6, align 8, !tbaa !226
  %8 = zext i32 %3 to i64
  br label %18

9:                                                ; preds = %18
  %10 = icmp eq ptr %29, null
  %11 = icmp eq ptr %33, null
  %12 = select i1 %11, ptr %37, ptr %33
  %13 = select i1 %10, ptr %12, ptr %29
  %14 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %15 = load ptr, ptr %14, align 8, !tbaa !226
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
  %25 = load i32, ptr %24, align 4, !tbaa !227
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
  br i1 %39, label %9, label %18, !llvm.loop !429

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
  %51 = load i32, ptr %50, align 8, !tbaa !235
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %52 = load ptr, ptr @L, align 8, !tbaa !9
  %53 = getelementptr inbounds nuw i8, ptr %52, i64 712
  store i32 %44, ptr %53, align 8, !tbaa !172
  %54 = getelementptr inbounds nuw i8, ptr %52, i64 716
  store i32 %51, ptr %54, align 4, !tbaa !173
  %55 = getelementptr inbounds nuw i8, ptr %52, i64 720
  store i32 -1, ptr %55, align 8, !tbaa !174
  %56 = getelementptr inbounds nuw i8, ptr %43, i64 112
  %57 = load ptr, ptr %56, align 8, !tbaa !27
  %58 = load i32, ptr %57, align 8, !tbaa !175
  %59 = getelementptr inbounds nuw i8, ptr %43, i64 104
  %60 = load i32, ptr %59, align 8, !tbaa !73
  %61 = getelementptr inbounds nuw i8, ptr %52, i64 728
  store i32 %58, ptr %61, align 8, !tbaa !176
  %62 = getelementptr inbounds nuw i8, ptr %52, i64 732
  store i32 %60, ptr %62, align 4, !tbaa !177
  br label %63

63:                                               ; preds = %42, %49
  br i1 %46, label %90, label %82

64:                                               ; preds = %9, %76
  %65 = phi i64 [ 0, %9 ], [ %78, %76 ]
  %66 = getelementptr inbounds nuw %struct.Thread, ptr %15, i64 %65
  %67 = getelementptr inbounds nuw i8, ptr %66, i64 20
  %68 = load i32, ptr %67, align 4, !tbaa !227
  %69 = icmp eq i32 %68, 3
  br i1 %69, label %76, label %70

70:                                               ; preds = %64
  %71 = getelementptr inbounds nuw i8, ptr %66, i64 56
  %72 = load i32, ptr %71, align 8, !tbaa !235
  %73 = load i32, ptr %16, align 8, !tbaa !235
  %74 = icmp eq i32 %72, %73
  %75 = select i1 %74, ptr null, ptr %66
  br label %76

76:                                               ; preds = %70, %64
  %77 = phi ptr [ null, %64 ], [ %75, %70 ]
  %78 = add nuw nsw i64 %65, 1
  %79 = icmp samesign ult i64 %78, %17
  %80 = icmp eq ptr %77, null
  %81 = select i1 %79, i1 %80, i1 false
  br i1 %81, label %64, label %40, !llvm.loop !430

82:                                               ; preds = %63
  %83 = getelementptr inbounds nuw i8, ptr %45, i64 56
  %84 = load i32, ptr %83, align 8, !tbaa !235
  %85 = load ptr, ptr @L, align 8, !tbaa !9
  %86 = getelementptr inbounds nuw i8, ptr %85, i64 720
  store i32 %84, ptr %86, align 8, !tbaa !174
  %87 = getelementptr inbounds nuw i8, ptr %45, i64 104
  %88 = load i32, ptr %87, align 8, !tbaa !73
  %89 = getelementptr inbounds nuw i8, ptr %85, i64 740
  store i32 %88, ptr %89, align 4, !tbaa !65
  br label %90

90:                                               ; preds = %63, %82
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc void @perform(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #8 {
  %4 = alloca [32 x i64], align 16
  %5 = and i32 %2, -4
  %6 = icmp eq i32 %5, 16
  br i1 %6, label %7, label %212

7:                                                ; preds = %3
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #23
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %4, i8 0, i64 256, i1 false)
  br label %27

8:                                                ; preds = %38
  %9 = load ptr, ptr @L, align 8
  %10 = getelementptr inbounds nuw i8, ptr %9, i64 488
  %11 = getelementptr inbounds nuw i8, ptr %9, i64 136
  %12 = getelementptr inbounds nuw i8, ptr %9, i64 152
  %13 = getelementptr inbounds nuw i8, ptr %9, i64 160
  %14 = getelementptr inbounds nuw i8, ptr %9, i64 176
  %15 = getelementptr inbounds nuw i8, ptr %9, i64 184
  %16 = getelementptr inbounds nuw i8, ptr %9, i64 192
  %17 = getelementptr inbounds nuw i8, ptr %9, i64 600
  %18 = getelementptr inbounds nuw i8, ptr %9, i64 712
  %19 = getelementptr inbounds nuw i8, ptr %9, i64 716
  %20 = getelementptr inbounds nuw i8, ptr %9, i64 720
  %21 = getelementptr inbounds nuw i8, ptr %9, i64 728
  %22 = getelementptr inbounds nuw i8, ptr %9, i64 732
  %23 = getelementptr inbounds nuw i8, ptr %9, i64 584
  %24 = getelementptr inbounds nuw i8, ptr %9, i64 576
  %25 = getelementptr inbounds nuw i8, ptr %9, i64 592
  %26 = getelementptr inbounds nuw i8, ptr %9, i64 628
  br label %41

27:                                               ; preds = %38, %7
  %28 = phi i64 [ 0, %7 ], [ %39, %38 ]
  %29 = trunc nuw nsw i64 %28 to i32
  %30 = shl nuw i32 1, %29
  %31 = and i32 %30, %1
  %32 = icmp eq i32 %31, 0
  br i1 %32, label %38, label %33

33:                                               ; preds = %27
  %34 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %28
  %35 = getelementptr inbounds nuw i8, ptr %34, i64 64
  %36 = load i64, ptr %35, align 8, !tbaa !228
  %37 = getelementptr inbounds nuw i64, ptr %4, i64 %28
  store i64 %36, ptr %37, align 8, !tbaa !41
  br label %38

38:                                               ; preds = %33, %27
  %39 = add nuw nsw i64 %28, 1
  %40 = icmp eq i64 %39, 32
  br i1 %40, label %8, label %27, !llvm.loop !431

41:                                               ; preds = %208, %8
  %42 = phi i64 [ 0, %8 ], [ %209, %208 ]
  %43 = trunc nuw nsw i64 %42 to i32
  %44 = shl nuw i32 1, %43
  %45 = and i32 %44, %1
  %46 = icmp eq i32 %45, 0
  br i1 %46, label %208, label %47

47:                                               ; preds = %41
  %48 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %42
  %49 = getelementptr inbounds nuw i8, ptr %48, i64 80
  %50 = load i64, ptr %49, align 8, !tbaa !237
  %51 = lshr i64 %50, 32
  %52 = trunc nuw i64 %51 to i32
  %53 = getelementptr inbounds nuw i8, ptr %48, i64 60
  %54 = load i32, ptr %53, align 4, !tbaa !233
  %55 = getelementptr inbounds nuw i8, ptr %48, i64 72
  %56 = load i64, ptr %55, align 8, !tbaa !229
  %57 = trunc i64 %56 to i32
  %58 = and i32 %57, 31
  %59 = and i32 %52, 31
  %60 = lshr i32 %52, 8
  %61 = and i32 %60, %43
  %62 = xor i32 %60, -1
  %63 = and i32 %59, %62
  %64 = or disjoint i32 %63, %61
  switch i32 %54, label %74 [
    i32 17, label %65
    i32 18, label %68
    i32 19, label %71
  ]

65:                                               ; preds = %47
  %66 = sub nsw i32 %43, %58
  %67 = icmp sge i32 %66, %64
  br label %78

68:                                               ; preds = %47
  %69 = add nuw nsw i32 %58, %43
  %70 = icmp samesign ule i32 %69, %64
  br label %78

71:                                               ; preds = %47
  %72 = xor i32 %58, %43
  %73 = icmp samesign ule i32 %72, %64
  br label %78

74:                                               ; preds = %47
  %75 = and i32 %58, %62
  %76 = or disjoint i32 %75, %61
  %77 = icmp samesign ule i32 %75, %63
  br label %78

78:                                               ; preds = %74, %71, %68, %65
  %79 = phi i1 [ %70, %68 ], [ %77, %74 ], [ %73, %71 ], [ %67, %65 ]
  %80 = phi i32 [ %69, %68 ], [ %76, %74 ], [ %72, %71 ], [ %66, %65 ]
  %81 = and i32 %80, 31
  %82 = select i1 %79, i32 %81, i32 %43
  %83 = shl nuw i32 1, %82
  %84 = and i32 %83, %1
  %85 = icmp eq i32 %84, 0
  br i1 %85, label %86, label %199

86:                                               ; preds = %78
  %87 = load i64, ptr %10, align 8, !tbaa !33
  %88 = icmp eq i64 %87, 0
  br i1 %88, label %183, label %89

89:                                               ; preds = %86
  %90 = getelementptr inbounds nuw i8, ptr %48, i64 56
  %91 = load i32, ptr %90, align 8, !tbaa !235
  %92 = load i64, ptr %11, align 8, !tbaa !52, !noalias !432
  %93 = icmp eq i64 %92, 0
  br i1 %93, label %94, label %97

94:                                               ; preds = %89
  %95 = load i64, ptr %12, align 8, !tbaa !53, !noalias !432
  %96 = icmp eq i64 %95, 0
  br i1 %96, label %97, label %110

97:                                               ; preds = %94, %89
  %98 = load i64, ptr %13, align 8, !tbaa !54, !noalias !432
  %99 = icmp eq i64 %98, 0
  br i1 %99, label %100, label %103

100:                                              ; preds = %97
  %101 = load i64, ptr %14, align 8, !tbaa !55, !noalias !432
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %103, label %110

103:                                              ; preds = %100, %97
  %104 = load i64, ptr %15, align 8, !tbaa !60, !noalias !432
  %105 = icmp eq i64 %104, 0
  br i1 %105, label %106, label %109

106:                                              ; preds = %103
  %107 = load i64, ptr %16, align 8, !tbaa !61, !noalias !432
  %108 = icmp eq i64 %107, 0
  br i1 %108, label %109, label %110

109:                                              ; preds = %106, %103
  br label %110

110:                                              ; preds = %109, %106, %100, %94
  %111 = phi i32 [ 1, %109 ], [ 3, %94 ], [ 5, %100 ], [ 4, %106 ]
  %112 = getelementptr inbounds nuw i8, ptr %48, i64 112
  %113 = load ptr, ptr %112, align 8, !tbaa !27, !noalias !432
  %114 = load i32, ptr %113, align 8, !tbaa !175, !noalias !432
  %115 = getelementptr inbounds nuw i8, ptr %48, i64 104
  %116 = load i32, ptr %115, align 8, !tbaa !73, !noalias !432
  %117 = getelementptr inbounds nuw i8, ptr %48, i64 16
  %118 = load i32, ptr %117, align 8, !tbaa !76
  %119 = shl i32 %118, 5
  %120 = add nuw nsw i32 %119, %82
  %121 = load i64, ptr %17, align 8, !tbaa !322
  %122 = and i64 %121, 32
  %123 = icmp ne i64 %122, 0
  %124 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  %125 = icmp eq i32 %124, 0
  %126 = select i1 %123, i1 %125, i1 false
  br i1 %126, label %127, label %128

127:                                              ; preds = %110
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  store i32 15, ptr %18, align 8, !tbaa !172
  store i32 -1, ptr %19, align 4, !tbaa !173
  store i32 -1, ptr %20, align 8, !tbaa !174
  store i32 0, ptr %21, align 8, !tbaa !176
  store i32 0, ptr %22, align 4, !tbaa !177
  br label %128

128:                                              ; preds = %127, %110
  %129 = load i64, ptr %23, align 8, !tbaa !323
  %130 = icmp sgt i64 %129, 0
  br i1 %130, label %131, label %165

131:                                              ; preds = %128
  %132 = load ptr, ptr %24, align 8, !tbaa !324
  br label %133

133:                                              ; preds = %162, %131
  %134 = phi i64 [ 0, %131 ], [ %163, %162 ]
  %135 = getelementptr inbounds nuw %struct.Found, ptr %132, i64 %134
  %136 = load i32, ptr %135, align 8, !tbaa !325
  %137 = icmp eq i32 %136, 5
  br i1 %137, label %138, label %162

138:                                              ; preds = %133
  %139 = getelementptr inbounds nuw i8, ptr %135, i64 4
  %140 = load i32, ptr %139, align 4, !tbaa !326
  %141 = icmp eq i32 %140, %91
  br i1 %141, label %142, label %162

142:                                              ; preds = %138
  %143 = getelementptr inbounds nuw i8, ptr %135, i64 8
  %144 = load i32, ptr %143, align 8, !tbaa !327
  %145 = icmp eq i32 %144, -1
  br i1 %145, label %146, label %162

146:                                              ; preds = %142
  %147 = getelementptr inbounds nuw i8, ptr %135, i64 20
  %148 = load i32, ptr %147, align 4, !tbaa !328
  %149 = icmp eq i32 %148, %111
  br i1 %149, label %150, label %162

150:                                              ; preds = %146
  %151 = getelementptr inbounds nuw i8, ptr %135, i64 12
  %152 = load i32, ptr %151, align 4, !tbaa !329
  %153 = icmp eq i32 %152, 0
  br i1 %153, label %154, label %162

154:                                              ; preds = %150
  %155 = getelementptr inbounds nuw i8, ptr %135, i64 56
  %156 = load i64, ptr %155, align 8, !tbaa !331
  %157 = add i64 %156, 1
  store i64 %157, ptr %155, align 8, !tbaa !331
  %158 = getelementptr inbounds nuw i8, ptr %135, i64 40
  %159 = load i64, ptr %158, align 8, !tbaa !332
  %160 = icmp eq i64 %159, 0
  br i1 %160, label %183, label %161

161:                                              ; preds = %154
  store i64 0, ptr %158, align 8, !tbaa !332
  br label %183

162:                                              ; preds = %150, %146, %142, %138, %133
  %163 = add nuw nsw i64 %134, 1
  %164 = icmp eq i64 %163, %129
  br i1 %164, label %165, label %133, !llvm.loop !334

165:                                              ; preds = %162, %128
  %166 = load i64, ptr %25, align 8, !tbaa !335
  %167 = icmp slt i64 %129, %166
  br i1 %167, label %168, label %183

168:                                              ; preds = %165
  %169 = load ptr, ptr %24, align 8, !tbaa !324
  %170 = add nsw i64 %129, 1
  store i64 %170, ptr %23, align 8, !tbaa !323
  %171 = getelementptr inbounds %struct.Found, ptr %169, i64 %129
  store i32 5, ptr %171, align 8, !tbaa !5
  %172 = getelementptr inbounds nuw i8, ptr %171, i64 4
  store i32 %91, ptr %172, align 4, !tbaa !5
  %173 = getelementptr inbounds nuw i8, ptr %171, i64 8
  store i32 -1, ptr %173, align 8, !tbaa !5
  %174 = getelementptr inbounds nuw i8, ptr %171, i64 12
  store i32 0, ptr %174, align 4, !tbaa !5
  %175 = getelementptr inbounds nuw i8, ptr %171, i64 16
  store i32 0, ptr %175, align 8, !tbaa !5
  %176 = getelementptr inbounds nuw i8, ptr %171, i64 20
  store i32 %111, ptr %176, align 4, !tbaa !5
  %177 = getelementptr inbounds nuw i8, ptr %171, i64 24
  store i32 %114, ptr %177, align 8, !tbaa !5
  %178 = getelementptr inbounds nuw i8, ptr %171, i64 28
  store i32 %116, ptr %178, align 4, !tbaa !5
  %179 = getelementptr inbounds nuw i8, ptr %171, i64 32
  store i32 0, ptr %179, align 8, !tbaa !5
  %180 = getelementptr inbounds nuw i8, ptr %171, i64 36
  store i32 %120, ptr %180, align 4, !tbaa !5
  %181 = getelementptr inbounds nuw i8, ptr %171, i64 40
  %182 = getelementptr inbounds nuw i8, ptr %171, i64 56
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %181, i8 0, i64 16, i1 false)
  store i64 1, ptr %182, align 8, !tbaa !41
  br label %183

183:                                              ; preds = %168, %165, %161, %154, %86
  %184 = getelementptr inbounds nuw i8, ptr %48, i64 108
  %185 = load i32, ptr %184, align 4, !tbaa !42
  %186 = load i32, ptr %26, align 4, !tbaa !250
  %187 = zext i32 %186 to i64
  %188 = shl nuw i64 %187, 32
  %189 = shl i32 %185, 5
  %190 = zext i32 %189 to i64
  %191 = zext nneg i32 %82 to i64
  %192 = add nuw nsw i64 %190, %191
  %193 = add nuw nsw i64 %192, %188
  %194 = mul i64 %193, -7046029254386353131
  %195 = lshr i64 %194, 29
  %196 = xor i64 %195, %194
  %197 = mul i64 %196, -4658895280553007687
  %198 = lshr i64 %197, 32
  br label %203

199:                                              ; preds = %78
  %200 = zext nneg i32 %82 to i64
  %201 = getelementptr inbounds nuw i64, ptr %4, i64 %200
  %202 = load i64, ptr %201, align 8, !tbaa !41
  br label %203

203:                                              ; preds = %199, %183
  %204 = phi i64 [ %202, %199 ], [ %198, %183 ]
  %205 = getelementptr inbounds nuw i8, ptr %48, i64 88
  store i64 %204, ptr %205, align 8, !tbaa !240
  %206 = zext i1 %79 to i64
  %207 = getelementptr inbounds nuw i8, ptr %48, i64 96
  store i64 %206, ptr %207, align 8, !tbaa !435
  br label %208

208:                                              ; preds = %203, %41
  %209 = add nuw nsw i64 %42, 1
  %210 = icmp eq i64 %209, 32
  br i1 %210, label %211, label %41, !llvm.loop !436

211:                                              ; preds = %208
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #23
  br label %458

212:                                              ; preds = %3
  %213 = icmp ugt i32 %2, 47
  br i1 %213, label %214, label %308

214:                                              ; preds = %212, %291
  %215 = phi i64 [ %294, %291 ], [ 0, %212 ]
  %216 = phi i32 [ %293, %291 ], [ 1, %212 ]
  %217 = phi i64 [ %292, %291 ], [ 0, %212 ]
  %218 = trunc nuw nsw i64 %215 to i32
  %219 = shl nuw i32 1, %218
  %220 = and i32 %219, %1
  %221 = icmp eq i32 %220, 0
  br i1 %221, label %291, label %222

222:                                              ; preds = %214
  %223 = icmp eq i32 %216, 0
  %224 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %215
  %225 = getelementptr inbounds nuw i8, ptr %224, i64 64
  %226 = load i64, ptr %225, align 8, !tbaa !228
  br i1 %223, label %227, label %291

227:                                              ; preds = %222
  switch i32 %2, label %272 [
    i32 48, label %228
    i32 49, label %231
    i32 50, label %236
    i32 51, label %241
    i32 52, label %246
    i32 53, label %251
    i32 54, label %253
    i32 55, label %255
    i32 56, label %257
  ]

228:                                              ; preds = %227
  %229 = add i64 %226, %217
  %230 = and i64 %229, 4294967295
  br label %291

231:                                              ; preds = %227
  %232 = trunc i64 %217 to i32
  %233 = trunc i64 %226 to i32
  %234 = icmp slt i32 %232, %233
  %235 = select i1 %234, i64 %217, i64 %226
  br label %291

236:                                              ; preds = %227
  %237 = trunc i64 %217 to i32
  %238 = trunc i64 %226 to i32
  %239 = icmp sgt i32 %237, %238
  %240 = select i1 %239, i64 %217, i64 %226
  br label %291

241:                                              ; preds = %227
  %242 = trunc i64 %217 to i32
  %243 = trunc i64 %226 to i32
  %244 = icmp ult i32 %242, %243
  %245 = select i1 %244, i64 %217, i64 %226
  br label %291

246:                                              ; preds = %227
  %247 = trunc i64 %217 to i32
  %248 = trunc i64 %226 to i32
  %249 = icmp ugt i32 %247, %248
  %250 = select i1 %249, i64 %217, i64 %226
  br label %291

251:                                              ; preds = %227
  %252 = and i64 %226, %217
  br label %291

253:                                              ; preds = %227
  %254 = or i64 %226, %217
  br label %291

255:                                              ; preds = %227
  %256 = xor i64 %226, %217
  br label %291

257:                                              ; preds = %227
  %258 = trunc i64 %217 to i32
  %259 = bitcast i32 %258 to float
  %260 = trunc i64 %226 to i32
  %261 = bitcast i32 %260 to float
  %262 = fcmp oeq float %259, %261
  br i1 %262, label %263, label %266

263:                                              ; preds = %257
  %264 = icmp slt i32 %258, 0
  %265 = select i1 %264, float %259, float %261
  br label %268

266:                                              ; preds = %257
  %267 = tail call float @llvm.minnum.f32(float %259, float %261)
  br label %268

268:                                              ; preds = %266, %263
  %269 = phi float [ %265, %263 ], [ %267, %266 ]
  %270 = bitcast float %269 to i32
  %271 = zext i32 %270 to i64
  br label %291

272:                                              ; preds = %227
  %273 = trunc i64 %217 to i32
  %274 = bitcast i32 %273 to float
  %275 = fneg float %274
  %276 = trunc i64 %226 to i32
  %277 = bitcast i32 %276 to float
  %278 = fneg float %277
  %279 = fcmp oeq float %274, %277
  br i1 %279, label %280, label %284

280:                                              ; preds = %272
  %281 = bitcast float %275 to i32
  %282 = icmp slt i32 %281, 0
  %283 = select i1 %282, float %275, float %278
  br label %286

284:                                              ; preds = %272
  %285 = tail call float @llvm.minnum.f32(float %275, float %278)
  br label %286

286:                                              ; preds = %284, %280
  %287 = phi float [ %283, %280 ], [ %285, %284 ]
  %288 = fneg float %287
  %289 = bitcast float %288 to i32
  %290 = zext i32 %289 to i64
  br label %291

291:                                              ; preds = %286, %268, %255, %253, %251, %246, %241, %236, %231, %228, %222, %214
  %292 = phi i64 [ %217, %214 ], [ %271, %268 ], [ %290, %286 ], [ %230, %228 ], [ %235, %231 ], [ %240, %236 ], [ %245, %241 ], [ %250, %246 ], [ %252, %251 ], [ %254, %253 ], [ %256, %255 ], [ %226, %222 ]
  %293 = phi i32 [ %216, %214 ], [ 0, %268 ], [ 0, %286 ], [ 0, %228 ], [ 0, %231 ], [ 0, %236 ], [ 0, %241 ], [ 0, %246 ], [ 0, %251 ], [ 0, %253 ], [ 0, %255 ], [ 0, %222 ]
  %294 = add nuw nsw i64 %215, 1
  %295 = icmp eq i64 %294, 32
  br i1 %295, label %296, label %214, !llvm.loop !437

296:                                              ; preds = %291, %305
  %297 = phi i64 [ %306, %305 ], [ 0, %291 ]
  %298 = trunc nuw nsw i64 %297 to i32
  %299 = shl nuw i32 1, %298
  %300 = and i32 %299, %1
  %301 = icmp eq i32 %300, 0
  br i1 %301, label %305, label %302

302:                                              ; preds = %296
  %303 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %297
  %304 = getelementptr inbounds nuw i8, ptr %303, i64 88
  store i64 %292, ptr %304, align 8, !tbaa !240
  br label %305

305:                                              ; preds = %302, %296
  %306 = add nuw nsw i64 %297, 1
  %307 = icmp eq i64 %306, 32
  br i1 %307, label %458, label %296, !llvm.loop !438

308:                                              ; preds = %212
  %309 = and i32 %2, 62
  %310 = icmp eq i32 %309, 32
  br i1 %310, label %311, label %352

311:                                              ; preds = %308
  %312 = icmp eq i32 %2, 32
  br label %313

313:                                              ; preds = %349, %311
  %314 = phi i64 [ 0, %311 ], [ %350, %349 ]
  %315 = trunc nuw nsw i64 %314 to i32
  %316 = shl nuw i32 1, %315
  %317 = and i32 %316, %1
  %318 = icmp eq i32 %317, 0
  br i1 %318, label %349, label %319

319:                                              ; preds = %313
  %320 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %314
  %321 = getelementptr inbounds nuw i8, ptr %320, i64 64
  br label %330

322:                                              ; preds = %345
  %323 = icmp eq i32 %346, %1
  %324 = select i1 %312, i1 true, i1 %323
  %325 = zext i32 %346 to i64
  %326 = select i1 %324, i64 %325, i64 0
  %327 = getelementptr inbounds nuw i8, ptr %320, i64 88
  store i64 %326, ptr %327, align 8, !tbaa !240
  %328 = zext i1 %323 to i64
  %329 = getelementptr inbounds nuw i8, ptr %320, i64 96
  store i64 %328, ptr %329, align 8, !tbaa !435
  br label %349

330:                                              ; preds = %345, %319
  %331 = phi i64 [ 0, %319 ], [ %347, %345 ]
  %332 = phi i32 [ 0, %319 ], [ %346, %345 ]
  %333 = trunc nuw nsw i64 %331 to i32
  %334 = shl nuw i32 1, %333
  %335 = and i32 %334, %1
  %336 = icmp eq i32 %335, 0
  br i1 %336, label %345, label %337

337:                                              ; preds = %330
  %338 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %331
  %339 = getelementptr inbounds nuw i8, ptr %338, i64 64
  %340 = load i64, ptr %339, align 8, !tbaa !228
  %341 = load i64, ptr %321, align 8, !tbaa !228
  %342 = icmp eq i64 %340, %341
  %343 = select i1 %342, i32 %334, i32 0
  %344 = or i32 %343, %332
  br label %345

345:                                              ; preds = %337, %330
  %346 = phi i32 [ %332, %330 ], [ %344, %337 ]
  %347 = add nuw nsw i64 %331, 1
  %348 = icmp eq i64 %347, 32
  br i1 %348, label %322, label %330, !llvm.loop !439

349:                                              ; preds = %322, %313
  %350 = add nuw nsw i64 %314, 1
  %351 = icmp eq i64 %350, 32
  br i1 %351, label %458, label %313, !llvm.loop !440

352:                                              ; preds = %308
  switch i32 %2, label %412 [
    i32 42, label %353
    i32 41, label %458
  ]

353:                                              ; preds = %352
  %354 = add i32 %1, -1
  %355 = and i32 %354, %1
  %356 = load i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8360), align 8, !tbaa !292
  %357 = trunc i64 %356 to i32
  %358 = icmp ne i32 %357, 0
  %359 = icmp ne i32 %355, 0
  %360 = and i1 %359, %358
  br i1 %360, label %361, label %392

361:                                              ; preds = %353
  %362 = and i32 %357, 1
  %363 = icmp eq i32 %362, 0
  br i1 %363, label %367, label %364

364:                                              ; preds = %361
  %365 = tail call range(i32 1, 32) i32 @llvm.ctpop.i32(i32 %355)
  %366 = add nsw i32 %365, -1
  br label %382

367:                                              ; preds = %361
  %368 = zext i32 %1 to i64
  %369 = xor i64 %356, %368
  %370 = lshr i64 %369, 30
  %371 = xor i64 %370, %369
  %372 = mul i64 %371, -4658895280553007687
  %373 = lshr i64 %372, 27
  %374 = xor i64 %373, %372
  %375 = mul i64 %374, -7723592293110705685
  %376 = lshr i64 %375, 31
  %377 = xor i64 %376, %375
  %378 = tail call range(i32 1, 32) i32 @llvm.ctpop.i32(i32 %355)
  %379 = zext nneg i32 %378 to i64
  %380 = urem i64 %377, %379
  %381 = trunc nuw nsw i64 %380 to i32
  br label %382

382:                                              ; preds = %367, %364
  %383 = phi i32 [ %366, %364 ], [ %381, %367 ]
  %384 = icmp eq i32 %383, 0
  br i1 %384, label %392, label %385

385:                                              ; preds = %382, %385
  %386 = phi i32 [ %388, %385 ], [ %383, %382 ]
  %387 = phi i32 [ %390, %385 ], [ %355, %382 ]
  %388 = add i32 %386, -1
  %389 = add i32 %387, -1
  %390 = and i32 %389, %387
  %391 = icmp eq i32 %388, 0
  br i1 %391, label %392, label %385, !llvm.loop !441

392:                                              ; preds = %385, %382, %353
  %393 = phi i32 [ %1, %353 ], [ %355, %382 ], [ %390, %385 ]
  %394 = tail call range(i32 0, 32) i32 @llvm.cttz.i32(i32 %393, i1 true)
  %395 = zext nneg i32 %394 to i64
  br label %396

396:                                              ; preds = %408, %392
  %397 = phi i64 [ 0, %392 ], [ %409, %408 ]
  %398 = trunc nuw nsw i64 %397 to i32
  %399 = shl nuw i32 1, %398
  %400 = and i32 %399, %1
  %401 = icmp eq i32 %400, 0
  br i1 %401, label %408, label %402

402:                                              ; preds = %396
  %403 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %397
  %404 = getelementptr inbounds nuw i8, ptr %403, i64 88
  store i64 %395, ptr %404, align 8, !tbaa !240
  %405 = icmp eq i64 %397, %395
  %406 = zext i1 %405 to i64
  %407 = getelementptr inbounds nuw i8, ptr %403, i64 96
  store i64 %406, ptr %407, align 8, !tbaa !435
  br label %408

408:                                              ; preds = %402, %396
  %409 = add nuw nsw i64 %397, 1
  %410 = icmp eq i64 %409, 32
  br i1 %410, label %458, label %396, !llvm.loop !442

411:                                              ; preds = %427
  switch i32 %2, label %442 [
    i32 24, label %431
    i32 25, label %434
    i32 26, label %437
    i32 27, label %443
  ]

412:                                              ; preds = %352, %427
  %413 = phi i64 [ %429, %427 ], [ 0, %352 ]
  %414 = phi i32 [ %428, %427 ], [ 0, %352 ]
  %415 = trunc nuw nsw i64 %413 to i32
  %416 = shl nuw i32 1, %415
  %417 = and i32 %416, %1
  %418 = icmp eq i32 %417, 0
  br i1 %418, label %427, label %419

419:                                              ; preds = %412
  %420 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %413
  %421 = getelementptr inbounds nuw i8, ptr %420, i64 64
  %422 = load i64, ptr %421, align 8, !tbaa !228
  %423 = and i64 %422, 1
  %424 = icmp eq i64 %423, 0
  %425 = select i1 %424, i32 0, i32 %416
  %426 = or i32 %425, %414
  br label %427

427:                                              ; preds = %419, %412
  %428 = phi i32 [ %414, %412 ], [ %426, %419 ]
  %429 = add nuw nsw i64 %413, 1
  %430 = icmp eq i64 %429, 32
  br i1 %430, label %411, label %412, !llvm.loop !443

431:                                              ; preds = %411
  %432 = icmp eq i32 %428, %1
  %433 = zext i1 %432 to i32
  br label %443

434:                                              ; preds = %411
  %435 = icmp ne i32 %428, 0
  %436 = zext i1 %435 to i32
  br label %443

437:                                              ; preds = %411
  %438 = icmp eq i32 %428, %1
  %439 = icmp eq i32 %428, 0
  %440 = or i1 %438, %439
  %441 = zext i1 %440 to i32
  br label %443

442:                                              ; preds = %411
  br label %443

443:                                              ; preds = %442, %437, %434, %431, %411
  %444 = phi i32 [ %433, %431 ], [ %436, %434 ], [ %441, %437 ], [ %1, %442 ], [ %428, %411 ]
  %445 = zext i32 %444 to i64
  br label %446

446:                                              ; preds = %455, %443
  %447 = phi i64 [ 0, %443 ], [ %456, %455 ]
  %448 = trunc nuw nsw i64 %447 to i32
  %449 = shl nuw i32 1, %448
  %450 = and i32 %449, %1
  %451 = icmp eq i32 %450, 0
  br i1 %451, label %455, label %452

452:                                              ; preds = %446
  %453 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %447
  %454 = getelementptr inbounds nuw i8, ptr %453, i64 88
  store i64 %445, ptr %454, align 8, !tbaa !240
  br label %455

455:                                              ; preds = %452, %446
  %456 = add nuw nsw i64 %447, 1
  %457 = icmp eq i64 %456, 32
  br i1 %457, label %458, label %446, !llvm.loop !269

458:                                              ; preds = %408, %455, %349, %305, %352, %211
  %459 = load ptr, ptr @L, align 8, !tbaa !9
  %460 = getelementptr inbounds nuw i8, ptr %459, i64 488
  %461 = load i64, ptr %460, align 8, !tbaa !33
  %462 = icmp ne i64 %461, 0
  %463 = icmp eq i32 %2, 41
  %464 = and i1 %463, %462
  br i1 %464, label %466, label %465

465:                                              ; preds = %466, %458
  br label %478

466:                                              ; preds = %458
  %467 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %468 = load ptr, ptr %467, align 8, !tbaa !27
  %469 = getelementptr inbounds nuw i8, ptr %0, i64 16
  %470 = load i32, ptr %469, align 8, !tbaa !76
  %471 = getelementptr inbounds nuw i8, ptr %468, i64 12
  %472 = load i32, ptr %471, align 4, !tbaa !64
  %473 = shl i32 %470, 5
  %474 = sub i32 %472, %473
  %475 = tail call range(i32 0, 33) i32 @llvm.umin.i32(i32 %474, i32 32)
  %476 = zext i32 %1 to i64
  tail call fastcc void @meet(ptr noundef %0, i32 noundef %475, ptr noundef nonnull @in_group, i64 noundef %476, ptr noundef null)
  br label %465

477:                                              ; preds = %487
  ret void

478:                                              ; preds = %465, %487
  %479 = phi i64 [ %488, %487 ], [ 0, %465 ]
  %480 = trunc nuw nsw i64 %479 to i32
  %481 = shl nuw i32 1, %480
  %482 = and i32 %481, %1
  %483 = icmp eq i32 %482, 0
  br i1 %483, label %487, label %484

484:                                              ; preds = %478
  %485 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %479
  %486 = getelementptr inbounds nuw i8, ptr %485, i64 20
  store i32 0, ptr %486, align 4, !tbaa !227
  br label %487

487:                                              ; preds = %478, %484
  %488 = add nuw nsw i64 %479, 1
  %489 = icmp eq i64 %488, 32
  br i1 %489, label %477, label %478, !llvm.loop !270
}

; Function Attrs: mustprogress nofree norecurse nosync nounwind willreturn memory(argmem: read) uwtable
define internal range(i32 0, 2) i32 @in_group(ptr noundef readonly captures(none) %0, i64 noundef %1) #9 {
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !91
  %5 = zext nneg i32 %4 to i64
  %6 = lshr i64 %1, %5
  %7 = trunc i64 %6 to i32
  %8 = and i32 %7, 1
  ret i32 %8
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare float @llvm.minnum.f32(float, float) #11

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare i32 @llvm.ctpop.i32(i32) #11

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @make_running(ptr noundef %0) unnamed_addr #2 {
  %2 = alloca [4 x i64], align 16
  %3 = load ptr, ptr @running, align 8, !tbaa !257
  %4 = icmp eq ptr %3, %0
  br i1 %4, label %132, label %5

5:                                                ; preds = %1
  %6 = icmp eq ptr %3, null
  br i1 %6, label %32, label %7

7:                                                ; preds = %5
  %8 = getelementptr inbounds nuw i8, ptr %3, i64 696
  %9 = load ptr, ptr %8, align 8, !tbaa !420
  %10 = icmp eq ptr %9, null
  br i1 %10, label %32, label %11

11:                                               ; preds = %7
  %12 = load ptr, ptr @L, align 8, !tbaa !9
  %13 = getelementptr inbounds nuw i8, ptr %12, i64 104
  %14 = load ptr, ptr %13, align 8, !tbaa !26
  %15 = getelementptr inbounds nuw i8, ptr %12, i64 136
  %16 = load i64, ptr %15, align 8, !tbaa !52
  %17 = getelementptr inbounds nuw i8, ptr %14, i64 %16
  %18 = getelementptr inbounds nuw i8, ptr %12, i64 144
  %19 = load i64, ptr %18, align 8, !tbaa !418
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %9, ptr align 1 %17, i64 %19, i1 false)
  %20 = getelementptr inbounds nuw i8, ptr %12, i64 568
  %21 = load ptr, ptr %20, align 8, !tbaa !168
  %22 = icmp eq ptr %21, null
  br i1 %22, label %32, label %23

23:                                               ; preds = %11
  %24 = load ptr, ptr %8, align 8, !tbaa !420
  %25 = load i64, ptr %18, align 8, !tbaa !418
  %26 = getelementptr inbounds nuw i8, ptr %24, i64 %25
  %27 = load i64, ptr %15, align 8, !tbaa !52
  %28 = lshr i64 %27, 3
  %29 = getelementptr inbounds nuw i8, ptr %21, i64 %28
  %30 = add i64 %25, 7
  %31 = lshr i64 %30, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %26, ptr nonnull align 1 %29, i64 %31, i1 false)
  br label %32

32:                                               ; preds = %11, %23, %7, %5
  store ptr %0, ptr @running, align 8, !tbaa !257
  %33 = icmp eq ptr %0, null
  br i1 %33, label %132, label %34

34:                                               ; preds = %32
  %35 = getelementptr inbounds nuw i8, ptr %0, i64 696
  %36 = load ptr, ptr %35, align 8, !tbaa !420
  %37 = icmp eq ptr %36, null
  %38 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %37, label %59, label %39

39:                                               ; preds = %34
  %40 = getelementptr inbounds nuw i8, ptr %38, i64 104
  %41 = load ptr, ptr %40, align 8, !tbaa !26
  %42 = getelementptr inbounds nuw i8, ptr %38, i64 136
  %43 = load i64, ptr %42, align 8, !tbaa !52
  %44 = getelementptr inbounds nuw i8, ptr %41, i64 %43
  %45 = getelementptr inbounds nuw i8, ptr %38, i64 144
  %46 = load i64, ptr %45, align 8, !tbaa !418
  tail call void @llvm.memcpy.p0.p0.i64(ptr align 1 %44, ptr nonnull align 1 %36, i64 %46, i1 false)
  %47 = getelementptr inbounds nuw i8, ptr %38, i64 568
  %48 = load ptr, ptr %47, align 8, !tbaa !168
  %49 = icmp eq ptr %48, null
  br i1 %49, label %59, label %50

50:                                               ; preds = %39
  %51 = load i64, ptr %42, align 8, !tbaa !52
  %52 = lshr i64 %51, 3
  %53 = getelementptr inbounds nuw i8, ptr %48, i64 %52
  %54 = load ptr, ptr %35, align 8, !tbaa !420
  %55 = load i64, ptr %45, align 8, !tbaa !418
  %56 = getelementptr inbounds nuw i8, ptr %54, i64 %55
  %57 = add i64 %55, 7
  %58 = lshr i64 %57, 3
  tail call void @llvm.memcpy.p0.p0.i64(ptr nonnull align 1 %53, ptr align 1 %56, i64 %58, i1 false)
  br label %59

59:                                               ; preds = %39, %50, %34
  %60 = load i32, ptr %0, align 8, !tbaa !175
  %61 = getelementptr inbounds nuw i8, ptr %38, i64 48
  %62 = load i32, ptr %61, align 8, !tbaa !5
  %63 = urem i32 %60, %62
  store i32 %63, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 24), align 8, !tbaa !5
  %64 = load i32, ptr %0, align 8, !tbaa !175
  %65 = udiv i32 %64, %62
  %66 = getelementptr inbounds nuw i8, ptr %38, i64 52
  %67 = load i32, ptr %66, align 4, !tbaa !5
  %68 = urem i32 %65, %67
  store i32 %68, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 28), align 4, !tbaa !5
  %69 = load i32, ptr %0, align 8, !tbaa !175
  %70 = udiv i32 %69, %62
  %71 = udiv i32 %70, %67
  store i32 %71, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 32), align 8, !tbaa !5
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #23
  %72 = getelementptr inbounds nuw i8, ptr %38, i64 208
  %73 = load i64, ptr %72, align 8, !tbaa !444
  %74 = getelementptr inbounds nuw i8, ptr %38, i64 200
  %75 = load i64, ptr %74, align 8, !tbaa !69
  %76 = sub i64 %73, %75
  store i64 %76, ptr %2, align 16, !tbaa !41
  %77 = getelementptr inbounds nuw i8, ptr %2, i64 8
  %78 = getelementptr inbounds nuw i8, ptr %38, i64 152
  %79 = load i64, ptr %78, align 8, !tbaa !53
  %80 = getelementptr inbounds nuw i8, ptr %38, i64 136
  %81 = load i64, ptr %80, align 8, !tbaa !52
  %82 = sub i64 %79, %81
  store i64 %82, ptr %77, align 8, !tbaa !41
  %83 = getelementptr inbounds nuw i8, ptr %2, i64 16
  %84 = getelementptr inbounds nuw i8, ptr %38, i64 192
  %85 = load i64, ptr %84, align 8, !tbaa !61
  %86 = getelementptr inbounds nuw i8, ptr %38, i64 184
  %87 = load i64, ptr %86, align 8, !tbaa !60
  %88 = sub i64 %85, %87
  store i64 %88, ptr %83, align 16, !tbaa !41
  %89 = getelementptr inbounds nuw i8, ptr %2, i64 24
  %90 = getelementptr inbounds nuw i8, ptr %38, i64 176
  %91 = load i64, ptr %90, align 8, !tbaa !55
  %92 = getelementptr inbounds nuw i8, ptr %38, i64 160
  %93 = load i64, ptr %92, align 8, !tbaa !54
  %94 = sub i64 %91, %93
  store i64 %94, ptr %89, align 8, !tbaa !41
  %95 = getelementptr inbounds nuw i8, ptr %38, i64 168
  %96 = load i64, ptr %95, align 8, !tbaa !63
  store i64 %96, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8568), align 8, !tbaa !445
  %97 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %98 = load i32, ptr %97, align 4, !tbaa !30
  %99 = icmp eq i32 %98, 0
  %100 = getelementptr inbounds nuw i8, ptr %38, i64 488
  %101 = getelementptr inbounds nuw i8, ptr %38, i64 112
  br label %103

102:                                              ; preds = %118
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #23
  br label %132

103:                                              ; preds = %59, %118
  %104 = phi i64 [ 0, %59 ], [ %119, %118 ]
  br i1 %99, label %105, label %113

105:                                              ; preds = %103
  %106 = load i64, ptr %100, align 8, !tbaa !33
  %107 = icmp eq i64 %106, 0
  br i1 %107, label %108, label %113

108:                                              ; preds = %105
  %109 = load i64, ptr %101, align 8, !tbaa !58
  %110 = load i64, ptr %86, align 8, !tbaa !60
  %111 = sub i64 %109, %110
  %112 = lshr i64 %111, %104
  br label %113

113:                                              ; preds = %103, %105, %108
  %114 = phi i1 [ false, %108 ], [ true, %105 ], [ true, %103 ]
  %115 = phi i64 [ %112, %108 ], [ 0, %105 ], [ 0, %103 ]
  %116 = getelementptr inbounds nuw i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 40), i64 %104
  store i64 %115, ptr %116, align 8, !tbaa !41
  %117 = getelementptr inbounds nuw i64, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 8376), i64 %104
  br label %121

118:                                              ; preds = %127
  %119 = add nuw nsw i64 %104, 1
  %120 = icmp eq i64 %119, 6
  br i1 %120, label %102, label %103, !llvm.loop !446

121:                                              ; preds = %113, %127
  %122 = phi i64 [ 0, %113 ], [ %130, %127 ]
  br i1 %114, label %127, label %123

123:                                              ; preds = %121
  %124 = getelementptr inbounds nuw i64, ptr %2, i64 %122
  %125 = load i64, ptr %124, align 8, !tbaa !41
  %126 = lshr i64 %125, %104
  br label %127

127:                                              ; preds = %121, %123
  %128 = phi i64 [ %126, %123 ], [ 0, %121 ]
  %129 = getelementptr inbounds nuw [6 x i64], ptr %117, i64 %122
  store i64 %128, ptr %129, align 8, !tbaa !41
  %130 = add nuw nsw i64 %122, 1
  %131 = icmp eq i64 %130, 4
  br i1 %131, label %118, label %121, !llvm.loop !447

132:                                              ; preds = %32, %1, %102
  ret void
}

; Function Attrs: nounwind uwtable
define internal fastcc noundef i32 @try_lane(ptr noundef %0, i32 noundef %1, i32 noundef %2) unnamed_addr #8 {
  %4 = zext i32 %2 to i64
  %5 = getelementptr inbounds nuw %struct.Thread, ptr %0, i64 %4
  %6 = getelementptr inbounds nuw i8, ptr %5, i64 80
  %7 = load i64, ptr %6, align 8, !tbaa !237
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
  %26 = load i32, ptr %25, align 4, !tbaa !227
  %27 = icmp eq i32 %26, 3
  %28 = trunc nuw i64 %22 to i32
  %29 = shl nuw i32 1, %28
  %30 = select i1 %27, i32 0, i32 %29
  %31 = or i32 %30, %23
  %32 = add nuw nsw i64 %22, 1
  %33 = icmp eq i64 %32, %11
  br i1 %33, label %16, label %21, !llvm.loop !448

34:                                               ; preds = %16, %12
  %35 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %36 = icmp eq i32 %35, 0
  br i1 %36, label %37, label %94

37:                                               ; preds = %34
  %38 = getelementptr inbounds nuw i8, ptr %5, i64 56
  %39 = load i32, ptr %38, align 8, !tbaa !235
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %40 = load ptr, ptr @L, align 8, !tbaa !9
  %41 = getelementptr inbounds nuw i8, ptr %40, i64 712
  store i32 8, ptr %41, align 8, !tbaa !172
  %42 = getelementptr inbounds nuw i8, ptr %40, i64 716
  store i32 %39, ptr %42, align 4, !tbaa !173
  %43 = getelementptr inbounds nuw i8, ptr %40, i64 720
  store i32 -1, ptr %43, align 8, !tbaa !174
  %44 = getelementptr inbounds nuw i8, ptr %5, i64 112
  %45 = load ptr, ptr %44, align 8, !tbaa !27
  %46 = load i32, ptr %45, align 8, !tbaa !175
  %47 = getelementptr inbounds nuw i8, ptr %5, i64 104
  %48 = load i32, ptr %47, align 8, !tbaa !73
  %49 = getelementptr inbounds nuw i8, ptr %40, i64 728
  store i32 %46, ptr %49, align 8, !tbaa !176
  %50 = getelementptr inbounds nuw i8, ptr %40, i64 732
  store i32 %48, ptr %50, align 4, !tbaa !177
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
  %60 = load i32, ptr %59, align 4, !tbaa !227
  %61 = icmp eq i32 %60, 2
  br i1 %61, label %62, label %83

62:                                               ; preds = %55
  %63 = getelementptr inbounds nuw i8, ptr %58, i64 80
  %64 = load i64, ptr %63, align 8, !tbaa !237
  %65 = trunc i64 %64 to i32
  %66 = icmp eq i32 %65, %8
  br i1 %66, label %67, label %83

67:                                               ; preds = %62
  %68 = getelementptr inbounds nuw i8, ptr %58, i64 56
  %69 = load i32, ptr %68, align 8, !tbaa !235
  %70 = load i32, ptr %52, align 8, !tbaa !235
  %71 = icmp eq i32 %69, %70
  br i1 %71, label %79, label %72

72:                                               ; preds = %67
  %73 = getelementptr inbounds nuw i8, ptr %58, i64 60
  %74 = load i32, ptr %73, align 4, !tbaa !233
  %75 = icmp eq i32 %74, 41
  br i1 %75, label %76, label %83

76:                                               ; preds = %72
  %77 = load i32, ptr %53, align 4, !tbaa !233
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
  br i1 %86, label %87, label %55, !llvm.loop !267

87:                                               ; preds = %83
  %88 = and i32 %84, %8
  %89 = icmp eq i32 %17, %88
  br i1 %89, label %90, label %94

90:                                               ; preds = %12, %87
  %91 = phi i32 [ %88, %87 ], [ 0, %12 ]
  %92 = getelementptr inbounds nuw i8, ptr %5, i64 60
  %93 = load i32, ptr %92, align 4, !tbaa !233
  tail call fastcc void @perform(ptr noundef nonnull %0, i32 noundef %91, i32 noundef %93)
  br label %94

94:                                               ; preds = %37, %34, %90, %87
  %95 = phi i32 [ 0, %87 ], [ %91, %90 ], [ 0, %34 ], [ 0, %37 ]
  ret i32 %95
}

; Function Attrs: nounwind uwtable
define internal fastcc void @leave(ptr noundef readonly captures(none) %0) unnamed_addr #8 {
  %2 = getelementptr inbounds nuw i8, ptr %0, i64 112
  %3 = load ptr, ptr %2, align 8, !tbaa !27
  %4 = load ptr, ptr @queues, align 8, !tbaa !9
  %5 = getelementptr inbounds nuw i8, ptr %0, i64 108
  %6 = load i32, ptr %5, align 4, !tbaa !42
  %7 = zext i32 %6 to i64
  %8 = getelementptr inbounds nuw %struct.Queue, ptr %4, i64 %7
  %9 = load i32, ptr %8, align 4, !tbaa !183
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
  %20 = load i32, ptr %19, align 4, !tbaa !178
  store i32 %20, ptr %8, align 4, !tbaa !183
  store i32 %16, ptr %19, align 4, !tbaa !178
  store i32 %15, ptr @free_copy, align 4, !tbaa !5
  %21 = icmp eq i32 %20, -1
  br i1 %21, label %22, label %14, !llvm.loop !449

22:                                               ; preds = %14, %1
  %23 = getelementptr inbounds nuw i8, ptr %8, i64 4
  store i32 -1, ptr %23, align 4, !tbaa !182
  %24 = getelementptr inbounds nuw i8, ptr %3, i64 16
  %25 = load i32, ptr %24, align 8, !tbaa !230
  %26 = add i32 %25, -1
  store i32 %26, ptr %24, align 8, !tbaa !230
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %65, label %28

28:                                               ; preds = %22
  %29 = getelementptr inbounds nuw i8, ptr %3, i64 20
  %30 = load i32, ptr %29, align 4, !tbaa !239
  %31 = icmp ult i32 %30, %26
  br i1 %31, label %65, label %32

32:                                               ; preds = %28
  %33 = getelementptr inbounds nuw i8, ptr %3, i64 12
  %34 = load i32, ptr %33, align 4, !tbaa !64
  %35 = icmp eq i32 %34, 0
  br i1 %35, label %65, label %36

36:                                               ; preds = %32
  %37 = getelementptr inbounds nuw i8, ptr %3, i64 32
  %38 = getelementptr inbounds nuw i8, ptr %3, i64 40
  br label %39

39:                                               ; preds = %36, %60
  %40 = phi i32 [ %34, %36 ], [ %61, %60 ]
  %41 = phi i64 [ 0, %36 ], [ %62, %60 ]
  %42 = load ptr, ptr %37, align 8, !tbaa !226
  %43 = getelementptr inbounds nuw %struct.Thread, ptr %42, i64 %41
  %44 = getelementptr inbounds nuw i8, ptr %43, i64 20
  %45 = load i32, ptr %44, align 4, !tbaa !227
  %46 = icmp eq i32 %45, 1
  br i1 %46, label %47, label %60

47:                                               ; preds = %39
  %48 = getelementptr inbounds nuw i8, ptr %43, i64 72
  %49 = load i64, ptr %48, align 8, !tbaa !229
  %50 = icmp eq i64 %49, 0
  br i1 %50, label %51, label %60

51:                                               ; preds = %47
  %52 = getelementptr inbounds nuw i8, ptr %43, i64 64
  %53 = load i64, ptr %52, align 8, !tbaa !228
  %54 = getelementptr inbounds nuw i32, ptr %38, i64 %53
  %55 = load i32, ptr %54, align 4, !tbaa !5
  %56 = load i32, ptr %24, align 8, !tbaa !230
  %57 = icmp eq i32 %55, %56
  br i1 %57, label %58, label %60

58:                                               ; preds = %51
  tail call fastcc void @release_barrier(ptr noundef nonnull %3, i64 noundef %53)
  %59 = load i32, ptr %33, align 4, !tbaa !64
  br label %60

60:                                               ; preds = %58, %51, %47, %39
  %61 = phi i32 [ %59, %58 ], [ %40, %51 ], [ %40, %47 ], [ %40, %39 ]
  %62 = add nuw nsw i64 %41, 1
  %63 = zext i32 %61 to i64
  %64 = icmp samesign ult i64 %62, %63
  br i1 %64, label %39, label %65, !llvm.loop !450

65:                                               ; preds = %60, %32, %22, %28
  ret void
}

; Function Attrs: nofree norecurse nosync nounwind memory(readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) uwtable
define internal fastcc void @end_block(ptr noundef captures(none) %0) unnamed_addr #2 {
  %2 = alloca [32 x i64], align 16
  %3 = getelementptr inbounds nuw i8, ptr %0, i64 12
  %4 = load i32, ptr %3, align 4, !tbaa !64
  %5 = icmp eq i32 %4, 0
  br i1 %5, label %11, label %6

6:                                                ; preds = %1
  %7 = load i32, ptr @free_copy, align 4
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %9 = load ptr, ptr @queues, align 8, !tbaa !9
  %10 = load ptr, ptr @copies, align 8
  br label %16

11:                                               ; preds = %38, %1
  %12 = phi i32 [ 0, %1 ], [ %39, %38 ]
  %13 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  %14 = icmp eq i32 %13, 0
  %15 = load ptr, ptr @L, align 8, !tbaa !9
  br i1 %14, label %45, label %230

16:                                               ; preds = %6, %38
  %17 = phi i32 [ %4, %6 ], [ %39, %38 ]
  %18 = phi i64 [ 0, %6 ], [ %42, %38 ]
  %19 = phi i32 [ %7, %6 ], [ %40, %38 ]
  %20 = load ptr, ptr %8, align 8, !tbaa !226
  %21 = getelementptr inbounds nuw %struct.Thread, ptr %20, i64 %18
  %22 = getelementptr inbounds nuw i8, ptr %21, i64 108
  %23 = load i32, ptr %22, align 4, !tbaa !42
  %24 = zext i32 %23 to i64
  %25 = getelementptr inbounds nuw %struct.Queue, ptr %9, i64 %24
  %26 = load i32, ptr %25, align 4, !tbaa !183
  %27 = icmp eq i32 %26, -1
  br i1 %27, label %38, label %28

28:                                               ; preds = %16, %28
  %29 = phi i32 [ %34, %28 ], [ %26, %16 ]
  %30 = phi i32 [ %29, %28 ], [ %19, %16 ]
  %31 = sext i32 %29 to i64
  %32 = getelementptr inbounds %struct.Copy, ptr %10, i64 %31
  tail call fastcc void @perform_copy(ptr noundef %32)
  %33 = getelementptr inbounds nuw i8, ptr %32, i64 36
  %34 = load i32, ptr %33, align 4, !tbaa !178
  store i32 %34, ptr %25, align 4, !tbaa !183
  store i32 %30, ptr %33, align 4, !tbaa !178
  store i32 %29, ptr @free_copy, align 4, !tbaa !5
  %35 = icmp eq i32 %34, -1
  br i1 %35, label %36, label %28, !llvm.loop !449

36:                                               ; preds = %28
  %37 = load i32, ptr %3, align 4, !tbaa !64
  br label %38

38:                                               ; preds = %36, %16
  %39 = phi i32 [ %17, %16 ], [ %37, %36 ]
  %40 = phi i32 [ %19, %16 ], [ %29, %36 ]
  %41 = getelementptr inbounds nuw i8, ptr %25, i64 4
  store i32 -1, ptr %41, align 4, !tbaa !182
  %42 = add nuw nsw i64 %18, 1
  %43 = zext i32 %39 to i64
  %44 = icmp samesign ult i64 %42, %43
  br i1 %44, label %16, label %11, !llvm.loop !451

45:                                               ; preds = %11
  %46 = getelementptr inbounds nuw i8, ptr %15, i64 16
  %47 = load i64, ptr %46, align 8, !tbaa !248
  %48 = getelementptr inbounds nuw i8, ptr %15, i64 256
  %49 = load ptr, ptr %48, align 8, !tbaa !452
  %50 = icmp eq ptr %49, null
  br i1 %50, label %59, label %51

51:                                               ; preds = %45
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %53 = load i32, ptr %52, align 8, !tbaa !453
  %54 = zext i32 %53 to i64
  %55 = getelementptr inbounds nuw i32, ptr %49, i64 %54
  %56 = load i32, ptr %55, align 4, !tbaa !5
  %57 = sext i32 %56 to i64
  %58 = mul nsw i64 %47, %57
  br label %59

59:                                               ; preds = %51, %45
  %60 = phi i64 [ %58, %51 ], [ 0, %45 ]
  %61 = getelementptr inbounds nuw i8, ptr %15, i64 280
  %62 = load ptr, ptr %61, align 8, !tbaa !454
  %63 = getelementptr inbounds i64, ptr %62, i64 %60
  %64 = getelementptr inbounds nuw i8, ptr %15, i64 288
  %65 = load ptr, ptr %64, align 8, !tbaa !455
  %66 = getelementptr inbounds i64, ptr %65, i64 %60
  %67 = add i32 %12, 31
  %68 = lshr i32 %67, 5
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %230, label %70

70:                                               ; preds = %59
  %71 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %72 = load ptr, ptr %71, align 8, !tbaa !226
  %73 = icmp sgt i64 %47, 0
  %74 = getelementptr inbounds nuw i8, ptr %15, i64 32
  %75 = getelementptr inbounds nuw i8, ptr %0, i64 28
  %76 = getelementptr inbounds nuw i8, ptr %15, i64 344
  %77 = getelementptr inbounds nuw i8, ptr %15, i64 392
  %78 = getelementptr inbounds nuw i8, ptr %15, i64 304
  %79 = getelementptr inbounds nuw i8, ptr %15, i64 264
  %80 = load ptr, ptr %79, align 8, !tbaa !456
  %81 = icmp eq ptr %80, null
  %82 = getelementptr inbounds nuw i8, ptr %0, i64 24
  %83 = getelementptr inbounds nuw i8, ptr %15, i64 272
  %84 = getelementptr inbounds nuw i8, ptr %15, i64 320
  %85 = getelementptr inbounds nuw i8, ptr %15, i64 296
  %86 = getelementptr inbounds nuw i8, ptr %15, i64 312
  %87 = getelementptr inbounds nuw i8, ptr %15, i64 96
  %88 = getelementptr inbounds nuw i8, ptr %15, i64 712
  %89 = getelementptr inbounds nuw i8, ptr %15, i64 716
  %90 = getelementptr inbounds nuw i8, ptr %15, i64 720
  %91 = icmp eq ptr %72, null
  %92 = getelementptr inbounds nuw i8, ptr %15, i64 728
  %93 = getelementptr inbounds nuw i8, ptr %15, i64 732
  %94 = zext i32 %12 to i64
  %95 = zext nneg i32 %68 to i64
  br label %96

96:                                               ; preds = %201, %70
  %97 = phi i64 [ 0, %70 ], [ %202, %201 ]
  %98 = shl nuw i64 %97, 5
  %99 = getelementptr inbounds nuw %struct.Thread, ptr %72, i64 %98
  %100 = getelementptr inbounds nuw i8, ptr %99, i64 32
  %101 = load ptr, ptr %100, align 8, !tbaa !252
  call void @llvm.lifetime.start.p0(ptr nonnull %2) #23
  call void @llvm.memset.p0.i64(ptr noundef nonnull align 16 dereferenceable(256) %2, i8 0, i64 256, i1 false)
  br i1 %73, label %102, label %109

102:                                              ; preds = %96
  %103 = load ptr, ptr %74, align 8, !tbaa !457
  %104 = load i32, ptr %75, align 4, !tbaa !30
  %105 = icmp eq i32 %104, 0
  %106 = zext i32 %104 to i64
  %107 = add i32 %104, -1
  %108 = zext i32 %107 to i64
  br label %111

109:                                              ; preds = %156, %96
  %110 = phi i64 [ 0, %96 ], [ %128, %156 ]
  br i1 %81, label %171, label %160

111:                                              ; preds = %156, %102
  %112 = phi i64 [ 0, %102 ], [ %157, %156 ]
  %113 = phi i64 [ 0, %102 ], [ %128, %156 ]
  %114 = phi ptr [ %101, %102 ], [ %158, %156 ]
  %115 = getelementptr inbounds nuw i32, ptr %103, i64 %112
  %116 = load i32, ptr %115, align 4, !tbaa !5
  %117 = zext i32 %116 to i64
  br label %129

118:                                              ; preds = %129
  %119 = zext i32 %135 to i64
  %120 = getelementptr inbounds nuw i64, ptr %63, i64 %112
  %121 = load i64, ptr %120, align 8, !tbaa !41
  %122 = add nsw i64 %121, %119
  store i64 %122, ptr %120, align 8, !tbaa !41
  %123 = zext i32 %136 to i64
  %124 = getelementptr inbounds nuw i64, ptr %66, i64 %112
  %125 = load i64, ptr %124, align 8, !tbaa !41
  %126 = add nsw i64 %125, %123
  store i64 %126, ptr %124, align 8, !tbaa !41
  %127 = mul nuw nsw i64 %119, %117
  %128 = add nuw nsw i64 %127, %113
  br i1 %105, label %156, label %144

129:                                              ; preds = %129, %111
  %130 = phi i64 [ 0, %111 ], [ %142, %129 ]
  %131 = phi i32 [ 0, %111 ], [ %136, %129 ]
  %132 = phi i32 [ 0, %111 ], [ %135, %129 ]
  %133 = getelementptr inbounds nuw i32, ptr %114, i64 %130
  %134 = load i32, ptr %133, align 4, !tbaa !5
  %135 = tail call i32 @llvm.umax.i32(i32 %134, i32 %132)
  %136 = add i32 %134, %131
  %137 = zext i32 %134 to i64
  %138 = mul nuw i64 %137, %117
  %139 = getelementptr inbounds nuw i64, ptr %2, i64 %130
  %140 = load i64, ptr %139, align 8, !tbaa !41
  %141 = add i64 %138, %140
  store i64 %141, ptr %139, align 8, !tbaa !41
  %142 = add nuw nsw i64 %130, 1
  %143 = icmp eq i64 %142, 32
  br i1 %143, label %118, label %129, !llvm.loop !458

144:                                              ; preds = %118
  %145 = load i64, ptr %76, align 8, !tbaa !71
  %146 = icmp slt i64 %145, %106
  br i1 %146, label %156, label %147

147:                                              ; preds = %144
  %148 = load ptr, ptr %77, align 8, !tbaa !75
  %149 = getelementptr inbounds nuw i64, ptr %148, i64 %108
  %150 = load i64, ptr %149, align 8, !tbaa !41
  %151 = tail call i64 @llvm.smin.i64(i64 %150, i64 %119)
  %152 = load ptr, ptr %78, align 8, !tbaa !459
  %153 = getelementptr inbounds nuw i64, ptr %152, i64 %112
  %154 = load i64, ptr %153, align 8, !tbaa !41
  %155 = add nsw i64 %154, %151
  store i64 %155, ptr %153, align 8, !tbaa !41
  br label %156

156:                                              ; preds = %147, %144, %118
  %157 = add nuw nsw i64 %112, 1
  %158 = getelementptr inbounds nuw i8, ptr %114, i64 128
  %159 = icmp eq i64 %157, %47
  br i1 %159, label %109, label %111, !llvm.loop !460

160:                                              ; preds = %109
  %161 = load i32, ptr %82, align 8, !tbaa !453
  %162 = zext i32 %161 to i64
  %163 = getelementptr inbounds nuw i64, ptr %80, i64 %162
  %164 = load i64, ptr %163, align 8, !tbaa !41
  %165 = add nsw i64 %164, %110
  store i64 %165, ptr %163, align 8, !tbaa !41
  %166 = load ptr, ptr %83, align 8, !tbaa !461
  %167 = getelementptr inbounds nuw i64, ptr %166, i64 %162
  %168 = load i64, ptr %167, align 8, !tbaa !41
  %169 = icmp sgt i64 %110, %168
  br i1 %169, label %170, label %171

170:                                              ; preds = %160
  store i64 %110, ptr %167, align 8, !tbaa !41
  br label %171

171:                                              ; preds = %170, %160, %109
  %172 = load i64, ptr %84, align 8, !tbaa !462
  %173 = icmp sgt i64 %110, %172
  br i1 %173, label %174, label %194

174:                                              ; preds = %171
  store i64 %110, ptr %84, align 8, !tbaa !462
  br i1 %73, label %175, label %194

175:                                              ; preds = %174
  %176 = load ptr, ptr %85, align 8, !tbaa !463
  br label %177

177:                                              ; preds = %180, %175
  %178 = phi i64 [ 0, %175 ], [ %183, %180 ]
  %179 = phi ptr [ %101, %175 ], [ %184, %180 ]
  br label %186

180:                                              ; preds = %186
  %181 = zext i32 %191 to i64
  %182 = getelementptr inbounds nuw i64, ptr %176, i64 %178
  store i64 %181, ptr %182, align 8, !tbaa !41
  %183 = add nuw nsw i64 %178, 1
  %184 = getelementptr inbounds nuw i8, ptr %179, i64 128
  %185 = icmp eq i64 %183, %47
  br i1 %185, label %194, label %177, !llvm.loop !464

186:                                              ; preds = %186, %177
  %187 = phi i64 [ 0, %177 ], [ %192, %186 ]
  %188 = phi i32 [ 0, %177 ], [ %191, %186 ]
  %189 = getelementptr inbounds nuw i32, ptr %179, i64 %187
  %190 = load i32, ptr %189, align 4, !tbaa !5
  %191 = tail call i32 @llvm.umax.i32(i32 %190, i32 %188)
  %192 = add nuw nsw i64 %187, 1
  %193 = icmp eq i64 %192, 32
  br i1 %193, label %180, label %186, !llvm.loop !465

194:                                              ; preds = %180, %174, %171
  %195 = load i32, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4
  br label %196

196:                                              ; preds = %226, %194
  %197 = phi i64 [ 0, %194 ], [ %228, %226 ]
  %198 = phi i32 [ %195, %194 ], [ %227, %226 ]
  %199 = or disjoint i64 %197, %98
  %200 = icmp samesign ult i64 %199, %94
  br i1 %200, label %204, label %201

201:                                              ; preds = %226, %196
  call void @llvm.lifetime.end.p0(ptr nonnull %2) #23
  %202 = add nuw nsw i64 %97, 1
  %203 = icmp eq i64 %202, %95
  br i1 %203, label %230, label %96, !llvm.loop !466

204:                                              ; preds = %196
  %205 = getelementptr inbounds nuw i64, ptr %2, i64 %197
  %206 = load i64, ptr %205, align 8, !tbaa !41
  %207 = load i64, ptr %86, align 8, !tbaa !467
  %208 = icmp sgt i64 %206, %207
  br i1 %208, label %209, label %210

209:                                              ; preds = %204
  store i64 %206, ptr %86, align 8, !tbaa !467
  br label %210

210:                                              ; preds = %209, %204
  %211 = load i64, ptr %87, align 8, !tbaa !421
  %212 = icmp sgt i64 %206, %211
  br i1 %212, label %213, label %226

213:                                              ; preds = %210
  %214 = getelementptr inbounds nuw %struct.Thread, ptr %72, i64 %199
  %215 = icmp eq i32 %198, 0
  br i1 %215, label %216, label %226

216:                                              ; preds = %213
  store i32 1, ptr getelementptr inbounds nuw (i8, ptr @gevo_state, i64 156), align 4, !tbaa !22
  store i32 4, ptr %88, align 8, !tbaa !172
  store i32 -1, ptr %89, align 4, !tbaa !173
  store i32 -1, ptr %90, align 8, !tbaa !174
  br i1 %91, label %223, label %217

217:                                              ; preds = %216
  %218 = getelementptr inbounds nuw i8, ptr %214, i64 112
  %219 = load ptr, ptr %218, align 8, !tbaa !27
  %220 = load i32, ptr %219, align 8, !tbaa !175
  %221 = getelementptr inbounds nuw i8, ptr %214, i64 104
  %222 = load i32, ptr %221, align 8, !tbaa !73
  br label %223

223:                                              ; preds = %217, %216
  %224 = phi i32 [ %220, %217 ], [ 0, %216 ]
  %225 = phi i32 [ %222, %217 ], [ 0, %216 ]
  store i32 %224, ptr %92, align 8, !tbaa !176
  store i32 %225, ptr %93, align 4, !tbaa !177
  br label %226

226:                                              ; preds = %223, %213, %210
  %227 = phi i32 [ 1, %223 ], [ %198, %213 ], [ %198, %210 ]
  %228 = add nuw nsw i64 %197, 1
  %229 = icmp eq i64 %228, 32
  br i1 %229, label %201, label %196, !llvm.loop !468

230:                                              ; preds = %201, %59, %11
  %231 = getelementptr inbounds nuw i8, ptr %15, i64 488
  %232 = load i64, ptr %231, align 8, !tbaa !33
  %233 = icmp eq i64 %232, 0
  br i1 %233, label %363, label %234

234:                                              ; preds = %230
  %235 = icmp eq i32 %12, 0
  br i1 %235, label %239, label %236

236:                                              ; preds = %234
  %237 = getelementptr inbounds nuw i8, ptr %0, i64 32
  %238 = load ptr, ptr @tracks, align 8, !tbaa !9
  br label %289

239:                                              ; preds = %300, %234
  %240 = getelementptr inbounds nuw i8, ptr %0, i64 680
  %241 = load ptr, ptr %240, align 8, !tbaa !146
  %242 = icmp eq ptr %241, null
  br i1 %242, label %285, label %243

243:                                              ; preds = %239
  %244 = load i32, ptr %241, align 8, !tbaa !5
  %245 = add i32 %244, -1
  store i32 %245, ptr %241, align 8, !tbaa !5
  %246 = icmp eq i32 %245, 0
  br i1 %246, label %247, label %285

247:                                              ; preds = %243
  %248 = getelementptr inbounds nuw i8, ptr %241, i64 8
  %249 = load i32, ptr %248, align 8, !tbaa !5
  %250 = icmp eq i32 %249, 0
  br i1 %250, label %256, label %251

251:                                              ; preds = %247
  %252 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %267

253:                                              ; preds = %279
  %254 = shl nuw nsw i64 %283, 4
  %255 = add nuw nsw i64 %254, 16
  br label %256

256:                                              ; preds = %253, %247
  %257 = phi i64 [ %255, %253 ], [ 16, %247 ]
  br label %258

258:                                              ; preds = %258, %256
  %259 = phi i32 [ 4, %256 ], [ %263, %258 ]
  %260 = zext nneg i32 %259 to i64
  %261 = shl nuw i64 1, %260
  %262 = icmp ult i64 %261, %257
  %263 = add i32 %259, 1
  br i1 %262, label %258, label %264, !llvm.loop !188

264:                                              ; preds = %258
  %265 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %260
  %266 = load ptr, ptr %265, align 8, !tbaa !99
  store ptr %266, ptr %241, align 8, !tbaa !101
  store ptr %241, ptr %265, align 8, !tbaa !99
  br label %285

267:                                              ; preds = %279, %251
  %268 = phi i64 [ 0, %251 ], [ %281, %279 ]
  %269 = phi ptr [ %252, %251 ], [ %280, %279 ]
  %270 = getelementptr inbounds nuw %struct.WarpClock, ptr %241, i64 %268
  %271 = getelementptr inbounds nuw i8, ptr %270, i64 24
  %272 = load ptr, ptr %271, align 8, !tbaa !149
  %273 = icmp eq ptr %272, null
  br i1 %273, label %279, label %274

274:                                              ; preds = %267
  %275 = load i32, ptr %272, align 4, !tbaa !354
  %276 = add i32 %275, -1
  store i32 %276, ptr %272, align 4, !tbaa !354
  %277 = icmp eq i32 %276, 0
  br i1 %277, label %278, label %279

278:                                              ; preds = %274
  store ptr %269, ptr %272, align 8, !tbaa !101
  store ptr %272, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %279

279:                                              ; preds = %278, %274, %267
  %280 = phi ptr [ %269, %267 ], [ %269, %274 ], [ %272, %278 ]
  %281 = add nuw nsw i64 %268, 1
  %282 = load i32, ptr %248, align 8, !tbaa !5
  %283 = zext i32 %282 to i64
  %284 = icmp samesign ult i64 %281, %283
  br i1 %284, label %267, label %253, !llvm.loop !356

285:                                              ; preds = %264, %243, %239
  %286 = getelementptr inbounds nuw i8, ptr %0, i64 688
  %287 = load ptr, ptr %286, align 8, !tbaa !147
  tail call fastcc void @drop_others(ptr noundef %287)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %240, i8 0, i64 16, i1 false)
  %288 = getelementptr inbounds nuw i8, ptr %0, i64 168
  br label %358

289:                                              ; preds = %300, %236
  %290 = phi i64 [ 0, %236 ], [ %301, %300 ]
  %291 = load ptr, ptr %237, align 8, !tbaa !226
  %292 = getelementptr inbounds nuw %struct.Thread, ptr %291, i64 %290
  %293 = getelementptr inbounds nuw i8, ptr %292, i64 108
  %294 = load i32, ptr %293, align 4, !tbaa !42
  %295 = zext i32 %294 to i64
  %296 = getelementptr inbounds nuw %struct.Track, ptr %238, i64 %295
  tail call fastcc void @pair_drop(ptr noundef %296)
  %297 = getelementptr inbounds nuw i8, ptr %296, i64 32
  %298 = getelementptr inbounds nuw i8, ptr %296, i64 96
  %299 = getelementptr inbounds nuw i8, ptr %296, i64 160
  br label %305

300:                                              ; preds = %355
  %301 = add nuw nsw i64 %290, 1
  %302 = load i32, ptr %3, align 4, !tbaa !64
  %303 = zext i32 %302 to i64
  %304 = icmp samesign ult i64 %301, %303
  br i1 %304, label %289, label %239, !llvm.loop !469

305:                                              ; preds = %355, %289
  %306 = phi i1 [ true, %289 ], [ false, %355 ]
  %307 = phi i64 [ 0, %289 ], [ 1, %355 ]
  %308 = getelementptr inbounds nuw %struct.Pair, ptr %297, i64 %307
  tail call fastcc void @pair_drop(ptr noundef nonnull %308)
  %309 = getelementptr inbounds nuw %struct.Pair, ptr %298, i64 %307
  tail call fastcc void @pair_drop(ptr noundef nonnull %309)
  %310 = getelementptr inbounds nuw %struct.Order, ptr %299, i64 %307
  %311 = load ptr, ptr %310, align 8, !tbaa !146
  %312 = icmp eq ptr %311, null
  br i1 %312, label %355, label %313

313:                                              ; preds = %305
  %314 = load i32, ptr %311, align 8, !tbaa !5
  %315 = add i32 %314, -1
  store i32 %315, ptr %311, align 8, !tbaa !5
  %316 = icmp eq i32 %315, 0
  br i1 %316, label %317, label %355

317:                                              ; preds = %313
  %318 = getelementptr inbounds nuw i8, ptr %311, i64 8
  %319 = load i32, ptr %318, align 8, !tbaa !5
  %320 = icmp eq i32 %319, 0
  br i1 %320, label %326, label %321

321:                                              ; preds = %317
  %322 = load ptr, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16
  br label %337

323:                                              ; preds = %349
  %324 = shl nuw nsw i64 %353, 4
  %325 = add nuw nsw i64 %324, 16
  br label %326

326:                                              ; preds = %323, %317
  %327 = phi i64 [ %325, %323 ], [ 16, %317 ]
  br label %328

328:                                              ; preds = %328, %326
  %329 = phi i32 [ 4, %326 ], [ %333, %328 ]
  %330 = zext nneg i32 %329 to i64
  %331 = shl nuw i64 1, %330
  %332 = icmp ult i64 %331, %327
  %333 = add i32 %329, 1
  br i1 %332, label %328, label %334, !llvm.loop !188

334:                                              ; preds = %328
  %335 = getelementptr inbounds nuw ptr, ptr @free_parts, i64 %330
  %336 = load ptr, ptr %335, align 8, !tbaa !99
  store ptr %336, ptr %311, align 8, !tbaa !101
  store ptr %311, ptr %335, align 8, !tbaa !99
  br label %355

337:                                              ; preds = %349, %321
  %338 = phi i64 [ 0, %321 ], [ %351, %349 ]
  %339 = phi ptr [ %322, %321 ], [ %350, %349 ]
  %340 = getelementptr inbounds nuw %struct.WarpClock, ptr %311, i64 %338
  %341 = getelementptr inbounds nuw i8, ptr %340, i64 24
  %342 = load ptr, ptr %341, align 8, !tbaa !149
  %343 = icmp eq ptr %342, null
  br i1 %343, label %349, label %344

344:                                              ; preds = %337
  %345 = load i32, ptr %342, align 4, !tbaa !354
  %346 = add i32 %345, -1
  store i32 %346, ptr %342, align 4, !tbaa !354
  %347 = icmp eq i32 %346, 0
  br i1 %347, label %348, label %349

348:                                              ; preds = %344
  store ptr %339, ptr %342, align 8, !tbaa !101
  store ptr %342, ptr getelementptr inbounds nuw (i8, ptr @free_parts, i64 64), align 16, !tbaa !99
  br label %349

349:                                              ; preds = %348, %344, %337
  %350 = phi ptr [ %339, %337 ], [ %339, %344 ], [ %342, %348 ]
  %351 = add nuw nsw i64 %338, 1
  %352 = load i32, ptr %318, align 8, !tbaa !5
  %353 = zext i32 %352 to i64
  %354 = icmp samesign ult i64 %351, %353
  br i1 %354, label %337, label %323, !llvm.loop !356

355:                                              ; preds = %334, %313, %305
  %356 = getelementptr inbounds nuw i8, ptr %310, i64 8
  %357 = load ptr, ptr %356, align 8, !tbaa !147
  tail call fastcc void @drop_others(ptr noundef %357)
  tail call void @llvm.memset.p0.i64(ptr noundef nonnull align 8 dereferenceable(16) %310, i8 0, i64 16, i1 false)
  br i1 %306, label %305, label %300, !llvm.loop !470

358:                                              ; preds = %358, %285
  %359 = phi i64 [ 0, %285 ], [ %361, %358 ]
  %360 = getelementptr inbounds nuw %struct.Pair, ptr %288, i64 %359
  tail call fastcc void @pair_drop(ptr noundef nonnull %360)
  %361 = add nuw nsw i64 %359, 1
  %362 = icmp eq i64 %361, 16
  br i1 %362, label %363, label %358, !llvm.loop !471

363:                                              ; preds = %358, %230
  %364 = getelementptr inbounds nuw i8, ptr %0, i64 16
  store i32 0, ptr %364, align 8, !tbaa !230
  ret void
}

; Function Attrs: mustprogress nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none)
declare double @llvm.fabs.f64(double) #11

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) uwtable
define internal fastcc zeroext i16 @around_16(double noundef %0, double noundef %1, double noundef %2, i64 range(i64 30064771072, 47244640256) %3) unnamed_addr #13 {
  %5 = trunc i64 %3 to i32
  %6 = lshr i64 %3, 32
  %7 = trunc nuw nsw i64 %6 to i32
  %8 = fmul double %1, %2
  %9 = fadd double %0, %8
  %10 = tail call fastcc zeroext i16 @narrow(double noundef %9, i32 noundef %5, i32 noundef %7)
  %11 = and i64 %3, 4294967295
  %12 = icmp eq i64 %11, 5
  %13 = zext i16 %10 to i32
  br i1 %12, label %14, label %38

14:                                               ; preds = %4
  %15 = sext i16 %10 to i32
  %16 = and i32 %15, -2147483648
  %17 = lshr i32 %13, 10
  %18 = and i32 %17, 31
  %19 = and i32 %13, 1023
  switch i32 %18, label %25 [
    i32 31, label %20
    i32 0, label %32
  ]

20:                                               ; preds = %14
  %21 = shl nuw nsw i32 %13, 13
  %22 = or disjoint i32 %16, %21
  %23 = or i32 %22, 2139095040
  %24 = bitcast i32 %23 to float
  br label %41

25:                                               ; preds = %14
  %26 = shl nuw nsw i32 %18, 23
  %27 = add nuw nsw i32 %26, 939524096
  %28 = shl nuw nsw i32 %19, 13
  %29 = or disjoint i32 %27, %28
  %30 = or disjoint i32 %29, %16
  %31 = bitcast i32 %30 to float
  br label %41

32:                                               ; preds = %14
  %33 = uitofp nneg i32 %19 to float
  %34 = fmul float %33, 0x3E70000000000000
  %35 = fneg float %34
  %36 = icmp slt i16 %10, 0
  %37 = select i1 %36, float %35, float %34
  br label %41

38:                                               ; preds = %4
  %39 = shl nuw i32 %13, 16
  %40 = bitcast i32 %39 to float
  br label %41

41:                                               ; preds = %20, %25, %32, %38
  %42 = phi float [ %40, %38 ], [ %24, %20 ], [ %31, %25 ], [ %37, %32 ]
  %43 = fpext float %42 to double
  %44 = fsub double %43, %0
  %45 = tail call noundef double @llvm.fabs.f64(double %44)
  %46 = fcmp ule double %45, %1
  %47 = and i16 %10, 32767
  %48 = icmp eq i16 %47, 0
  %49 = or i1 %48, %46
  br i1 %49, label %57, label %50

50:                                               ; preds = %41
  %51 = fcmp ogt float %42, 0.000000e+00
  %52 = fcmp ule double %0, %43
  %53 = xor i1 %51, %52
  %54 = select i1 %53, i16 1, i16 -1
  %55 = add i16 %54, %10
  %56 = zext i16 %55 to i32
  br label %57

57:                                               ; preds = %50, %41
  %58 = phi i32 [ %56, %50 ], [ %13, %41 ]
  %59 = phi i16 [ %55, %50 ], [ %10, %41 ]
  br i1 %12, label %60, label %84

60:                                               ; preds = %57
  %61 = sext i16 %59 to i32
  %62 = and i32 %61, -2147483648
  %63 = lshr i32 %58, 10
  %64 = and i32 %63, 31
  %65 = and i32 %58, 1023
  switch i32 %64, label %71 [
    i32 31, label %66
    i32 0, label %78
  ]

66:                                               ; preds = %60
  %67 = shl nuw nsw i32 %58, 13
  %68 = or disjoint i32 %62, %67
  %69 = or i32 %68, 2139095040
  %70 = bitcast i32 %69 to float
  br label %87

71:                                               ; preds = %60
  %72 = shl nuw nsw i32 %64, 23
  %73 = add nuw nsw i32 %72, 939524096
  %74 = shl nuw nsw i32 %65, 13
  %75 = or disjoint i32 %73, %74
  %76 = or disjoint i32 %75, %62
  %77 = bitcast i32 %76 to float
  br label %87

78:                                               ; preds = %60
  %79 = uitofp nneg i32 %65 to float
  %80 = fmul float %79, 0x3E70000000000000
  %81 = fneg float %80
  %82 = icmp slt i16 %59, 0
  %83 = select i1 %82, float %81, float %80
  br label %87

84:                                               ; preds = %57
  %85 = shl nuw i32 %58, 16
  %86 = bitcast i32 %85 to float
  br label %87

87:                                               ; preds = %66, %71, %78, %84
  %88 = phi float [ %86, %84 ], [ %70, %66 ], [ %77, %71 ], [ %83, %78 ]
  %89 = fpext float %88 to double
  %90 = fsub double %89, %0
  %91 = tail call noundef double @llvm.fabs.f64(double %90)
  %92 = fcmp ugt double %91, %1
  br i1 %92, label %93, label %95

93:                                               ; preds = %87
  %94 = tail call fastcc zeroext i16 @narrow(double noundef %0, i32 noundef %5, i32 noundef %7)
  br label %95

95:                                               ; preds = %87, %93
  %96 = phi i16 [ %94, %93 ], [ %59, %87 ]
  ret i16 %96
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

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite)
declare void @llvm.experimental.noalias.scope.decl(metadata) #22

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
attributes #13 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(none) }
attributes #14 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #15 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #16 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #17 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(read, argmem: none, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #18 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: write) }
attributes #19 = { mustprogress nofree norecurse nosync nounwind willreturn memory(read, argmem: readwrite, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #20 = { nofree norecurse nosync nounwind memory(read, inaccessiblemem: none, target_mem0: none, target_mem1: none) }
attributes #21 = { nocallback nocreateundeforpoison nofree nosync nounwind speculatable willreturn memory(none) }
attributes #22 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #23 = { nounwind }


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
!12 = !{!"", !10, i64 0, !13, i64 8, !13, i64 16, !13, i64 24, !14, i64 32, !10, i64 40, !7, i64 48, !7, i64 60, !15, i64 72, !13, i64 80, !14, i64 88, !13, i64 96, !16, i64 104, !13, i64 112, !16, i64 120, !16, i64 128, !13, i64 136, !13, i64 144, !13, i64 152, !13, i64 160, !13, i64 168, !13, i64 176, !13, i64 184, !13, i64 192, !13, i64 200, !13, i64 208, !13, i64 216, !16, i64 224, !13, i64 232, !10, i64 240, !14, i64 248, !14, i64 256, !15, i64 264, !15, i64 272, !15, i64 280, !15, i64 288, !15, i64 296, !15, i64 304, !13, i64 312, !13, i64 320, !15, i64 328, !13, i64 336, !13, i64 344, !13, i64 352, !13, i64 360, !13, i64 368, !13, i64 376, !13, i64 384, !15, i64 392, !15, i64 400, !14, i64 408, !14, i64 416, !14, i64 424, !14, i64 432, !14, i64 440, !14, i64 448, !15, i64 456, !16, i64 464, !16, i64 472, !13, i64 480, !13, i64 488, !13, i64 496, !17, i64 504, !17, i64 512, !13, i64 520, !16, i64 528, !13, i64 536, !14, i64 544, !13, i64 552, !13, i64 560, !16, i64 568, !10, i64 576, !13, i64 584, !13, i64 592, !13, i64 600, !13, i64 608, !13, i64 616, !6, i64 624, !6, i64 628, !13, i64 632, !13, i64 640, !16, i64 648, !18, i64 656, !16, i64 688, !16, i64 696, !13, i64 704, !19, i64 712, !13, i64 760}
!13 = !{!"long long", !7, i64 0}
!14 = !{!"p1 int", !10, i64 0}
!15 = !{!"p1 long long", !10, i64 0}
!16 = !{!"p1 omnipotent char", !10, i64 0}
!17 = !{!"p1 _ZTS4Cell", !10, i64 0}
!18 = !{!"", !13, i64 0, !13, i64 8, !13, i64 16, !13, i64 24}
!19 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !13, i64 32, !13, i64 40}
!20 = !{!21, !6, i64 8}
!21 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20}
!22 = !{!23, !6, i64 156}
!23 = !{!"", !7, i64 0, !7, i64 12, !7, i64 24, !6, i64 36, !7, i64 40, !7, i64 88, !6, i64 152, !6, i64 156, !13, i64 160, !7, i64 168, !13, i64 8360, !10, i64 8368, !7, i64 8376, !13, i64 8568}
!24 = !{!21, !6, i64 0}
!25 = !{!21, !6, i64 4}
!26 = !{!12, !16, i64 104}
!27 = !{!28, !29, i64 112}
!28 = !{!"", !7, i64 0, !6, i64 12, !6, i64 16, !6, i64 20, !13, i64 24, !14, i64 32, !16, i64 40, !10, i64 48, !6, i64 56, !6, i64 60, !13, i64 64, !13, i64 72, !13, i64 80, !13, i64 88, !13, i64 96, !6, i64 104, !6, i64 108, !29, i64 112, !6, i64 120, !6, i64 124}
!29 = !{!"p1 _ZTS5Block", !10, i64 0}
!30 = !{!31, !6, i64 28}
!31 = !{!"Block", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !10, i64 32, !7, i64 40, !7, i64 104, !7, i64 168, !32, i64 680, !16, i64 696}
!32 = !{!"", !10, i64 0, !10, i64 8}
!33 = !{!12, !13, i64 488}
!34 = !{!21, !6, i64 16}
!35 = !{!12, !13, i64 632}
!36 = distinct !{!36, !37, !38}
!37 = !{!"llvm.loop.mustprogress"}
!38 = !{!"llvm.loop.unroll.disable"}
!39 = distinct !{!39, !37, !38}
!40 = !{!7, !7, i64 0}
!41 = !{!13, !13, i64 0}
!42 = !{!28, !6, i64 108}
!43 = !{!44, !6, i64 16}
!44 = !{!"", !13, i64 0, !13, i64 8, !6, i64 16, !6, i64 20}
!45 = !{!44, !13, i64 0}
!46 = !{!44, !13, i64 8}
!47 = !{!48, !6, i64 8}
!48 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !7, i64 24}
!49 = !{!48, !6, i64 12}
!50 = distinct !{!50, !37, !38}
!51 = !{!48, !6, i64 16}
!52 = !{!12, !13, i64 136}
!53 = !{!12, !13, i64 152}
!54 = !{!12, !13, i64 160}
!55 = !{!12, !13, i64 176}
!56 = distinct !{!56, !37, !38}
!57 = !{!21, !6, i64 20}
!58 = !{!12, !13, i64 112}
!59 = !{!12, !16, i64 120}
!60 = !{!12, !13, i64 184}
!61 = !{!12, !13, i64 192}
!62 = !{!28, !16, i64 40}
!63 = !{!12, !13, i64 168}
!64 = !{!31, !6, i64 12}
!65 = !{!12, !6, i64 740}
!66 = !{!12, !16, i64 128}
!67 = !{!16, !16, i64 0}
!68 = !{!12, !13, i64 480}
!69 = !{!12, !13, i64 200}
!70 = distinct !{!70, !37, !38}
!71 = !{!12, !13, i64 344}
!72 = !{!12, !14, i64 424}
!73 = !{!28, !6, i64 104}
!74 = !{!12, !13, i64 24}
!75 = !{!12, !15, i64 392}
!76 = !{!28, !6, i64 16}
!77 = !{!12, !14, i64 408}
!78 = !{!12, !14, i64 416}
!79 = !{!12, !13, i64 368}
!80 = !{!12, !15, i64 400}
!81 = !{!12, !13, i64 360}
!82 = distinct !{!82, !37, !38}
!83 = distinct !{!83, !37, !38}
!84 = !{!12, !14, i64 440}
!85 = distinct !{!85, !37, !38}
!86 = !{!12, !13, i64 384}
!87 = !{!12, !13, i64 376}
!88 = !{!12, !14, i64 432}
!89 = !{!12, !14, i64 448}
!90 = !{!12, !15, i64 456}
!91 = !{!28, !6, i64 12}
!92 = !{!31, !6, i64 4}
!93 = !{!94, !94, i64 0}
!94 = !{!"p1 _ZTS8Location", !10, i64 0}
!95 = !{!96, !13, i64 8}
!96 = !{!"Location", !94, i64 0, !13, i64 8, !13, i64 16, !6, i64 24, !6, i64 28, !7, i64 32, !10, i64 1344, !7, i64 1352}
!97 = !{!96, !13, i64 16}
!98 = distinct !{!98, !37, !38}
!99 = !{!100, !100, i64 0}
!100 = !{!"p1 _ZTS4Free", !10, i64 0}
!101 = !{!102, !100, i64 0}
!102 = !{!"Free", !100, i64 0}
!103 = !{!12, !16, i64 528}
!104 = !{!96, !94, i64 0}
!105 = !{!12, !13, i64 496}
!106 = !{!12, !17, i64 504}
!107 = !{!12, !17, i64 512}
!108 = !{!31, !6, i64 8}
!109 = !{!12, !13, i64 520}
!110 = !{!111, !112, i64 62}
!111 = !{!"Cell", !7, i64 0, !7, i64 40, !6, i64 56, !112, i64 60, !112, i64 62}
!112 = !{!"short", !7, i64 0}
!113 = distinct !{!113, !37, !38}
!114 = !{!96, !6, i64 24}
!115 = !{!116, !112, i64 20}
!116 = !{!"", !13, i64 0, !6, i64 8, !6, i64 12, !112, i64 16, !112, i64 18, !112, i64 20, !112, i64 22, !6, i64 24, !6, i64 28, !7, i64 32, !117, i64 104, !7, i64 136, !7, i64 296}
!117 = !{!"", !32, i64 0, !32, i64 16}
!118 = !{!116, !6, i64 24}
!119 = !{!120, !6, i64 196}
!120 = !{!"", !117, i64 0, !7, i64 32, !7, i64 96, !7, i64 160, !6, i64 192, !6, i64 196, !6, i64 200, !6, i64 204, !6, i64 208, !6, i64 212}
!121 = !{!122, !6, i64 0}
!122 = !{!"", !6, i64 0, !6, i64 4, !112, i64 8, !112, i64 10}
!123 = !{!122, !112, i64 8}
!124 = !{!120, !6, i64 200}
!125 = !{!122, !112, i64 10}
!126 = !{!120, !6, i64 204}
!127 = distinct !{!127, !37, !38}
!128 = !{!120, !6, i64 192}
!129 = !{!122, !6, i64 4}
!130 = !{!116, !6, i64 28}
!131 = !{!112, !112, i64 0}
!132 = !{!116, !6, i64 8}
!133 = !{!116, !13, i64 0}
!134 = !{!116, !112, i64 22}
!135 = !{!136, !6, i64 0}
!136 = !{!"", !6, i64 0, !117, i64 8}
!137 = distinct !{!137, !37, !38}
!138 = !{!96, !10, i64 1344}
!139 = !{!96, !6, i64 28}
!140 = !{i64 0, i64 8, !41, i64 8, i64 4, !5, i64 12, i64 4, !5, i64 16, i64 2, !131, i64 18, i64 2, !131, i64 20, i64 2, !131, i64 22, i64 2, !131, i64 24, i64 4, !5, i64 28, i64 4, !5, i64 32, i64 72, !40, i64 104, i64 8, !9, i64 112, i64 8, !9, i64 120, i64 8, !9, i64 128, i64 8, !9, i64 136, i64 160, !40, i64 296, i64 32, !40}
!141 = distinct !{!141, !37, !38}
!142 = !{!116, !112, i64 16}
!143 = !{!116, !112, i64 18}
!144 = !{!116, !6, i64 12}
!145 = !{!12, !6, i64 624}
!146 = !{!32, !10, i64 0}
!147 = !{!32, !10, i64 8}
!148 = distinct !{!148, !37, !38}
!149 = !{!150, !10, i64 8}
!150 = !{!"", !6, i64 0, !6, i64 4, !10, i64 8}
!151 = distinct !{!151, !37, !38}
!152 = !{!120, !6, i64 212}
!153 = !{!28, !13, i64 24}
!154 = !{!12, !13, i64 672}
!155 = !{!120, !6, i64 208}
!156 = !{!157, !6, i64 0}
!157 = !{!"", !158, i64 0, !6, i64 20, !13, i64 24, !159, i64 32}
!158 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !112, i64 12, !112, i64 14, !7, i64 16, !7, i64 17, !112, i64 18}
!159 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !13, i64 40, !13, i64 48, !13, i64 56}
!160 = !{!157, !7, i64 16}
!161 = !{!157, !6, i64 20}
!162 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 2, !131, i64 14, i64 2, !131, i64 16, i64 1, !40, i64 17, i64 1, !40, i64 18, i64 2, !131, i64 20, i64 4, !5, i64 24, i64 8, !41, i64 32, i64 4, !5, i64 36, i64 4, !5, i64 40, i64 4, !5, i64 44, i64 4, !5, i64 48, i64 4, !5, i64 52, i64 4, !5, i64 56, i64 4, !5, i64 60, i64 4, !5, i64 64, i64 4, !5, i64 68, i64 4, !5, i64 72, i64 8, !41, i64 80, i64 8, !41, i64 88, i64 8, !41}
!163 = distinct !{!163, !37, !38}
!164 = !{!165, !165, i64 0}
!165 = !{!"p2 int", !166, i64 0}
!166 = !{!"any p2 pointer", !10, i64 0}
!167 = !{!14, !14, i64 0}
!168 = !{!12, !16, i64 568}
!169 = distinct !{!169, !37, !38}
!170 = distinct !{!170, !37, !38}
!171 = distinct !{!171, !37, !38}
!172 = !{!12, !6, i64 712}
!173 = !{!12, !6, i64 716}
!174 = !{!12, !6, i64 720}
!175 = !{!31, !6, i64 0}
!176 = !{!12, !6, i64 728}
!177 = !{!12, !6, i64 732}
!178 = !{!179, !6, i64 36}
!179 = !{!"", !16, i64 0, !16, i64 8, !6, i64 16, !6, i64 20, !6, i64 24, !6, i64 28, !6, i64 32, !6, i64 36, !6, i64 40, !6, i64 44}
!180 = !{!181, !6, i64 8}
!181 = !{!"", !6, i64 0, !6, i64 4, !6, i64 8, !6, i64 12}
!182 = !{!181, !6, i64 4}
!183 = !{!181, !6, i64 0}
!184 = !{!12, !13, i64 656}
!185 = !{!12, !13, i64 536}
!186 = distinct !{!186, !37, !38}
!187 = !{!111, !6, i64 56}
!188 = distinct !{!188, !37, !38}
!189 = !{!158, !6, i64 0}
!190 = distinct !{!190, !37, !38}
!191 = !{!117, !10, i64 0}
!192 = !{!158, !7, i64 16}
!193 = !{!158, !6, i64 8}
!194 = !{!158, !6, i64 4}
!195 = distinct !{!195, !37, !38}
!196 = distinct !{!196, !37, !38}
!197 = distinct !{!197, !37, !38}
!198 = distinct !{!198, !37, !38}
!199 = distinct !{!199, !37, !38}
!200 = !{!111, !112, i64 60}
!201 = !{!158, !112, i64 18}
!202 = distinct !{!202, !37, !38}
!203 = distinct !{!203, !37, !38}
!204 = !{!158, !112, i64 14}
!205 = !{!158, !7, i64 17}
!206 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 2, !131, i64 14, i64 2, !131, i64 16, i64 1, !40, i64 17, i64 1, !40, i64 18, i64 2, !131}
!207 = !{!158, !112, i64 12}
!208 = !{!12, !13, i64 616}
!209 = distinct !{!209, !37, !38}
!210 = distinct !{!210, !37, !38}
!211 = distinct !{!211, !37, !38}
!212 = !{!179, !6, i64 40}
!213 = !{!179, !6, i64 16}
!214 = !{!179, !6, i64 20}
!215 = !{!179, !16, i64 8}
!216 = !{!179, !16, i64 0}
!217 = distinct !{!217, !37, !38}
!218 = !{!179, !6, i64 32}
!219 = !{!179, !6, i64 28}
!220 = !{!179, !6, i64 24}
!221 = distinct !{!221, !37, !38}
!222 = !{!12, !13, i64 760}
!223 = !{!28, !10, i64 48}
!224 = !{!12, !13, i64 232}
!225 = !{!12, !16, i64 224}
!226 = !{!31, !10, i64 32}
!227 = !{!28, !6, i64 20}
!228 = !{!28, !13, i64 64}
!229 = !{!28, !13, i64 72}
!230 = !{!31, !6, i64 16}
!231 = distinct !{!231, !37, !38}
!232 = distinct !{!232, !37, !38}
!233 = !{!28, !6, i64 60}
!234 = distinct !{!234, !37, !38}
!235 = !{!28, !6, i64 56}
!236 = distinct !{!236, !37, !38}
!237 = !{!28, !13, i64 80}
!238 = distinct !{!238, !37, !38}
!239 = !{!31, !6, i64 20}
!240 = !{!28, !13, i64 88}
!241 = distinct !{!241, !37, !38}
!242 = !{!12, !13, i64 80}
!243 = !{!12, !13, i64 640}
!244 = !{!12, !16, i64 648}
!245 = !{!166, !166, i64 0}
!246 = !{!12, !16, i64 696}
!247 = !{!12, !14, i64 248}
!248 = !{!12, !13, i64 16}
!249 = !{!12, !10, i64 240}
!250 = !{!12, !6, i64 628}
!251 = !{!28, !6, i64 120}
!252 = !{!28, !14, i64 32}
!253 = distinct !{!253, !37, !38}
!254 = distinct !{!254, !37, !38}
!255 = distinct !{!255, !37, !38}
!256 = !{!12, !13, i64 664}
!257 = !{!29, !29, i64 0}
!258 = distinct !{!258, !37, !38}
!259 = distinct !{!259, !37, !38}
!260 = !{!12, !13, i64 8}
!261 = distinct !{!261, !37, !38}
!262 = !{!48, !6, i64 4}
!263 = !{!48, !6, i64 0}
!264 = distinct !{!264, !37, !38}
!265 = distinct !{!265, !37, !38}
!266 = distinct !{!266, !37, !38}
!267 = distinct !{!267, !37, !38}
!268 = !{!12, !13, i64 704}
!269 = distinct !{!269, !37, !38}
!270 = distinct !{!270, !37, !38}
!271 = distinct !{!271, !37, !38}
!272 = distinct !{!272, !37, !38}
!273 = distinct !{!273, !37, !38}
!274 = distinct !{!274, !37, !38}
!275 = !{!12, !13, i64 680}
!276 = distinct !{!276, !37, !38}
!277 = distinct !{!277, !37, !38}
!278 = distinct !{!278, !37, !38}
!279 = !{!12, !14, i64 88}
!280 = distinct !{!280, !37, !38}
!281 = distinct !{!281, !37, !38}
!282 = distinct !{!282, !37, !38}
!283 = distinct !{!283, !37, !38}
!284 = !{!12, !10, i64 0}
!285 = distinct !{!285, !37, !38}
!286 = distinct !{!286, !37, !38}
!287 = distinct !{!287, !37, !38}
!288 = distinct !{!288, !37, !38}
!289 = distinct !{!289, !37, !38}
!290 = distinct !{!290, !37, !38}
!291 = distinct !{!291, !37, !38}
!292 = !{!23, !13, i64 8360}
!293 = !{!23, !10, i64 8368}
!294 = !{!295, !295, i64 0}
!295 = !{!"double", !7, i64 0}
!296 = distinct !{!296, !37, !38}
!297 = distinct !{!297, !37, !38}
!298 = distinct !{!298, !37, !38}
!299 = distinct !{!299, !37, !38}
!300 = distinct !{!300, !37, !38}
!301 = distinct !{!301, !37, !38}
!302 = distinct !{!302, !37, !38}
!303 = distinct !{!303, !37, !38}
!304 = distinct !{!304, !37, !38}
!305 = distinct !{!305, !37, !38}
!306 = distinct !{!306, !37, !38}
!307 = distinct !{!307, !37, !38}
!308 = distinct !{!308, !37, !38}
!309 = distinct !{!309, !37, !38}
!310 = distinct !{!310, !37, !38}
!311 = distinct !{!311, !37, !38}
!312 = distinct !{!312, !37, !38}
!313 = distinct !{!313, !37, !38}
!314 = distinct !{!314, !37, !38}
!315 = distinct !{!315, !37, !38}
!316 = distinct !{!316, !37, !38}
!317 = distinct !{!317, !37, !38}
!318 = distinct !{!318, !37, !38}
!319 = distinct !{!319, !37, !38}
!320 = distinct !{!320, !37, !38}
!321 = !{!12, !13, i64 608}
!322 = !{!12, !13, i64 600}
!323 = !{!12, !13, i64 584}
!324 = !{!12, !10, i64 576}
!325 = !{!159, !6, i64 0}
!326 = !{!159, !6, i64 4}
!327 = !{!159, !6, i64 8}
!328 = !{!159, !6, i64 20}
!329 = !{!159, !6, i64 12}
!330 = !{!159, !6, i64 16}
!331 = !{!159, !13, i64 56}
!332 = !{!159, !13, i64 40}
!333 = !{!159, !13, i64 48}
!334 = distinct !{!334, !37, !38}
!335 = !{!12, !13, i64 592}
!336 = !{!12, !13, i64 744}
!337 = !{!12, !13, i64 752}
!338 = !{!12, !6, i64 724}
!339 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 4, !5, i64 12, i64 4, !5, i64 16, i64 4, !5, i64 20, i64 4, !5, i64 24, i64 4, !5, i64 28, i64 4, !5, i64 32, i64 4, !5, i64 36, i64 4, !5, i64 40, i64 8, !41, i64 48, i64 8, !41, i64 56, i64 8, !41}
!340 = distinct !{!340, !37, !38}
!341 = !{!342}
!342 = distinct !{!342, !343, !"found_one: argument 0"}
!343 = distinct !{!343, !"found_one"}
!344 = !{!12, !14, i64 544}
!345 = !{!12, !13, i64 552}
!346 = !{!12, !13, i64 560}
!347 = !{!348}
!348 = distinct !{!348, !349, !"found_one: argument 0"}
!349 = distinct !{!349, !"found_one"}
!350 = distinct !{!350, !37, !38}
!351 = !{!116, !10, i64 104}
!352 = distinct !{!352, !37, !38}
!353 = distinct !{!353, !37, !38}
!354 = !{!355, !6, i64 0}
!355 = !{!"", !6, i64 0, !7, i64 4}
!356 = distinct !{!356, !37, !38}
!357 = distinct !{!357, !37, !38}
!358 = distinct !{!358, !37, !38}
!359 = distinct !{!359, !37, !38}
!360 = distinct !{!360, !37, !38}
!361 = !{!150, !6, i64 0}
!362 = distinct !{!362, !37, !38}
!363 = distinct !{!363, !37, !38}
!364 = distinct !{!364, !37, !38}
!365 = !{i64 0, i64 4, !5, i64 4, i64 4, !5, i64 8, i64 8, !9}
!366 = distinct !{!366, !37, !38}
!367 = distinct !{!367, !37, !38}
!368 = distinct !{!368, !37, !38}
!369 = distinct !{!369, !37, !38}
!370 = distinct !{!370, !37, !38}
!371 = !{!372}
!372 = distinct !{!372, !373, !"found_pair: argument 0"}
!373 = distinct !{!373, !"found_pair"}
!374 = !{!375}
!375 = distinct !{!375, !376, !"found_pair: argument 0"}
!376 = distinct !{!376, !"found_pair"}
!377 = distinct !{!377, !37, !38}
!378 = !{!379}
!379 = distinct !{!379, !380, !"found_pair: argument 0"}
!380 = distinct !{!380, !"found_pair"}
!381 = distinct !{!381, !37, !38}
!382 = distinct !{!382, !37, !38}
!383 = distinct !{!383, !37, !38}
!384 = !{!385}
!385 = distinct !{!385, !386, !"found_pair: argument 0"}
!386 = distinct !{!386, !"found_pair"}
!387 = !{!159, !6, i64 24}
!388 = !{!159, !6, i64 28}
!389 = !{!159, !6, i64 32}
!390 = !{!159, !6, i64 36}
!391 = !{!392}
!392 = distinct !{!392, !393, !"found_pair: argument 0"}
!393 = distinct !{!393, !"found_pair"}
!394 = distinct !{!394, !37, !38}
!395 = distinct !{!395, !37, !38}
!396 = distinct !{!396, !37, !38}
!397 = !{!157, !13, i64 24}
!398 = !{!157, !112, i64 12}
!399 = !{!157, !6, i64 36}
!400 = distinct !{!400, !37, !38}
!401 = distinct !{!401, !37, !38}
!402 = distinct !{!402, !37, !38}
!403 = distinct !{!403, !37, !38}
!404 = distinct !{!404, !37, !38}
!405 = distinct !{!405, !37, !38}
!406 = distinct !{!406, !37, !38}
!407 = distinct !{!407, !37, !38}
!408 = !{ptr @at_barrier, ptr @in_group}
!409 = distinct !{!409, !37, !38}
!410 = distinct !{!410, !37, !38}
!411 = distinct !{!411, !37, !38}
!412 = distinct !{!412, !37, !38}
!413 = !{!12, !15, i64 72}
!414 = !{!12, !13, i64 336}
!415 = !{!12, !15, i64 328}
!416 = distinct !{!416, !37, !38}
!417 = distinct !{!417, !37, !38}
!418 = !{!12, !13, i64 144}
!419 = !{!12, !16, i64 688}
!420 = !{!31, !16, i64 696}
!421 = !{!12, !13, i64 96}
!422 = distinct !{!422, !37, !38}
!423 = !{!12, !13, i64 216}
!424 = distinct !{!424, !37, !38}
!425 = !{!12, !13, i64 352}
!426 = !{!120, !10, i64 0}
!427 = !{!120, !10, i64 16}
!428 = distinct !{!428, !37, !38}
!429 = distinct !{!429, !37, !38}
!430 = distinct !{!430, !37, !38}
!431 = distinct !{!431, !37, !38}
!432 = !{!433}
!433 = distinct !{!433, !434, !"found_one: argument 0"}
!434 = distinct !{!434, !"found_one"}
!435 = !{!28, !13, i64 96}
!436 = distinct !{!436, !37, !38}
!437 = distinct !{!437, !37, !38}
!438 = distinct !{!438, !37, !38}
!439 = distinct !{!439, !37, !38}
!440 = distinct !{!440, !37, !38}
!441 = distinct !{!441, !37, !38}
!442 = distinct !{!442, !37, !38}
!443 = distinct !{!443, !37, !38}
!444 = !{!12, !13, i64 208}
!445 = !{!23, !13, i64 8568}
!446 = distinct !{!446, !37, !38}
!447 = distinct !{!447, !37, !38}
!448 = distinct !{!448, !37, !38}
!449 = distinct !{!449, !37, !38}
!450 = distinct !{!450, !37, !38}
!451 = distinct !{!451, !37, !38}
!452 = !{!12, !14, i64 256}
!453 = !{!31, !6, i64 24}
!454 = !{!12, !15, i64 280}
!455 = !{!12, !15, i64 288}
!456 = !{!12, !15, i64 264}
!457 = !{!12, !14, i64 32}
!458 = distinct !{!458, !37, !38}
!459 = !{!12, !15, i64 304}
!460 = distinct !{!460, !37, !38}
!461 = !{!12, !15, i64 272}
!462 = !{!12, !13, i64 320}
!463 = !{!12, !15, i64 296}
!464 = distinct !{!464, !37, !38}
!465 = distinct !{!465, !37, !38}
!466 = distinct !{!466, !37, !38}
!467 = !{!12, !13, i64 312}
!468 = distinct !{!468, !37, !38}
!469 = distinct !{!469, !37, !38}
!470 = distinct !{!470, !37, !38}
!471 = distinct !{!471, !37, !38}
