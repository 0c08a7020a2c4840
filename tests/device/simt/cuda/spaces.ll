; Made from spaces.cu by build.sh.
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

%struct.Node = type { i32, ptr }
%struct.Big = type { [24 x float] }
%struct.float4 = type { float, float, float, float }
%struct.int2 = type { i32, i32 }
%struct.double2.0 = type { double, double }

@coefficients = dso_local addrspace(4) externally_initialized constant [4 x float] [float 1.500000e+00, float 2.500000e+00, float 3.500000e+00, float 4.500000e+00], align 4
@filled_by_host = dso_local addrspace(4) externally_initialized constant [8 x i32] zeroinitializer, align 4
@counter = dso_local addrspace(1) externally_initialized global i32 5, align 4
@table = dso_local addrspace(1) externally_initialized global [3 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4], [2 x i32] [i32 5, i32 6]], align 4
@chosen = dso_local addrspace(1) externally_initialized global ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 8), align 8
@last = dso_local addrspace(1) externally_initialized global %struct.Node { i32 7, ptr null }, align 8
@first = dso_local addrspace(1) externally_initialized global %struct.Node { i32 6, ptr addrspacecast (ptr addrspace(1) @last to ptr) }, align 8
@_ZL7letters = internal unnamed_addr addrspace(4) constant [5 x i8] c"simt\00", align 1
@_ZZ7genericE4held = internal addrspace(3) global [64 x i32] undef, align 4
@llvm.compiler.used = appending global [7 x ptr] [ptr addrspacecast (ptr addrspace(1) @chosen to ptr), ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), ptr addrspacecast (ptr addrspace(1) @counter to ptr), ptr addrspacecast (ptr addrspace(4) @filled_by_host to ptr), ptr addrspacecast (ptr addrspace(1) @first to ptr), ptr addrspacecast (ptr addrspace(1) @last to ptr), ptr addrspacecast (ptr addrspace(1) @table to ptr)], section "llvm.metadata"

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write)
define dso_local ptx_kernel void @constants(ptr noundef writeonly captures(none) %0) local_unnamed_addr #0 !dbg !15 {
  %2 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !18
  %3 = and i32 %2, 3, !dbg !22
  %4 = zext nneg i32 %3 to i64, !dbg !23
  %5 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(4) @coefficients to ptr), i64 %4, !dbg !23
  %6 = load float, ptr %5, align 4, !dbg !23, !tbaa !24
  %7 = and i32 %2, 7, !dbg !26
  %8 = zext nneg i32 %7 to i64, !dbg !27
  %9 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(4) @filled_by_host to ptr), i64 %8, !dbg !27
  %10 = load i32, ptr %9, align 4, !dbg !27, !tbaa !10
  %11 = sitofp i32 %10 to float, !dbg !27
  %12 = fadd contract float %6, %11, !dbg !28
  %13 = getelementptr inbounds nuw i8, ptr addrspacecast (ptr addrspace(4) @_ZL7letters to ptr), i64 %4, !dbg !29
  %14 = load i8, ptr %13, align 1, !dbg !29, !tbaa !30
  %15 = sitofp i8 %14 to float, !dbg !29
  %16 = fadd contract float %12, %15, !dbg !31
  %17 = zext nneg i32 %2 to i64, !dbg !32
  %18 = getelementptr inbounds nuw float, ptr %0, i64 %17, !dbg !32
  store float %16, ptr %18, align 4, !dbg !33, !tbaa !24
  ret void, !dbg !34
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.start.p0(ptr captures(none)) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite)
declare void @llvm.lifetime.end.p0(ptr captures(none)) #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @variables(ptr noundef writeonly captures(none) %0) local_unnamed_addr #2 !dbg !35 {
  %2 = atomicrmw add ptr addrspacecast (ptr addrspace(1) @counter to ptr), i32 2 seq_cst, align 4, !dbg !36
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !43
  %4 = and i32 %3, 1, !dbg !45
  %5 = or disjoint i32 %4, 50, !dbg !46
  %6 = zext nneg i32 %4 to i64, !dbg !47
  %7 = getelementptr inbounds nuw i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 16), i64 %6, !dbg !47
  store i32 %5, ptr %7, align 4, !dbg !48, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !49
  %8 = load i32, ptr addrspacecast (ptr addrspace(1) @counter to ptr), align 4, !dbg !50, !tbaa !10
  %9 = load ptr, ptr addrspacecast (ptr addrspace(1) @chosen to ptr), align 8, !dbg !51, !tbaa !52
  %10 = getelementptr inbounds nuw i32, ptr %9, i64 %6, !dbg !51
  %11 = load i32, ptr %10, align 4, !dbg !51, !tbaa !10
  %12 = add nsw i32 %11, %8, !dbg !55
  %13 = load ptr, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @first to ptr), i64 8), align 8, !dbg !56, !tbaa !57
  %14 = load i32, ptr %13, align 8, !dbg !60, !tbaa !61
  %15 = add nsw i32 %12, %14, !dbg !62
  %16 = zext nneg i32 %3 to i64, !dbg !63
  %17 = getelementptr inbounds nuw i32, ptr %0, i64 %16, !dbg !63
  store i32 %15, ptr %17, align 4, !dbg !64, !tbaa !10
  %18 = icmp eq i32 %3, 0, !dbg !65
  br i1 %18, label %19, label %22, !dbg !65

19:                                               ; preds = %1
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 4000
  %21 = load i32, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(1) @table to ptr), i64 16), align 4, !dbg !66, !tbaa !10
  store i32 %21, ptr %20, align 4, !dbg !67, !tbaa !10
  br label %22, !dbg !68

22:                                               ; preds = %19, %1
  ret void, !dbg !69
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #3

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite)
define dso_local ptx_kernel void @locals(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #4 !dbg !70 {
  %4 = alloca [16 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10, !dbg !71
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %6 = load i32, ptr %0, align 4, !dbg !72, !tbaa !10
  %7 = mul nsw i32 %6, %5, !dbg !73
  store i32 %7, ptr %4, align 4, !dbg !74, !tbaa !10
  %8 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !72
  %9 = load i32, ptr %8, align 4, !dbg !72, !tbaa !10
  %10 = mul nsw i32 %9, %5, !dbg !73
  %11 = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !75
  store i32 %10, ptr %11, align 4, !dbg !74, !tbaa !10
  %12 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !72
  %13 = load i32, ptr %12, align 4, !dbg !72, !tbaa !10
  %14 = mul nsw i32 %13, %5, !dbg !73
  %15 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !75
  store i32 %14, ptr %15, align 4, !dbg !74, !tbaa !10
  %16 = getelementptr inbounds nuw i8, ptr %0, i64 12, !dbg !72
  %17 = load i32, ptr %16, align 4, !dbg !72, !tbaa !10
  %18 = mul nsw i32 %17, %5, !dbg !73
  %19 = getelementptr inbounds nuw i8, ptr %4, i64 12, !dbg !75
  store i32 %18, ptr %19, align 4, !dbg !74, !tbaa !10
  %20 = getelementptr inbounds nuw i8, ptr %0, i64 16, !dbg !72
  %21 = load i32, ptr %20, align 4, !dbg !72, !tbaa !10
  %22 = mul nsw i32 %21, %5, !dbg !73
  %23 = getelementptr inbounds nuw i8, ptr %4, i64 16, !dbg !75
  store i32 %22, ptr %23, align 4, !dbg !74, !tbaa !10
  %24 = getelementptr inbounds nuw i8, ptr %0, i64 20, !dbg !72
  %25 = load i32, ptr %24, align 4, !dbg !72, !tbaa !10
  %26 = mul nsw i32 %25, %5, !dbg !73
  %27 = getelementptr inbounds nuw i8, ptr %4, i64 20, !dbg !75
  store i32 %26, ptr %27, align 4, !dbg !74, !tbaa !10
  %28 = getelementptr inbounds nuw i8, ptr %0, i64 24, !dbg !72
  %29 = load i32, ptr %28, align 4, !dbg !72, !tbaa !10
  %30 = mul nsw i32 %29, %5, !dbg !73
  %31 = getelementptr inbounds nuw i8, ptr %4, i64 24, !dbg !75
  store i32 %30, ptr %31, align 4, !dbg !74, !tbaa !10
  %32 = getelementptr inbounds nuw i8, ptr %0, i64 28, !dbg !72
  %33 = load i32, ptr %32, align 4, !dbg !72, !tbaa !10
  %34 = mul nsw i32 %33, %5, !dbg !73
  %35 = getelementptr inbounds nuw i8, ptr %4, i64 28, !dbg !75
  store i32 %34, ptr %35, align 4, !dbg !74, !tbaa !10
  %36 = getelementptr inbounds nuw i8, ptr %0, i64 32, !dbg !72
  %37 = load i32, ptr %36, align 4, !dbg !72, !tbaa !10
  %38 = mul nsw i32 %37, %5, !dbg !73
  %39 = getelementptr inbounds nuw i8, ptr %4, i64 32, !dbg !75
  store i32 %38, ptr %39, align 4, !dbg !74, !tbaa !10
  %40 = getelementptr inbounds nuw i8, ptr %0, i64 36, !dbg !72
  %41 = load i32, ptr %40, align 4, !dbg !72, !tbaa !10
  %42 = mul nsw i32 %41, %5, !dbg !73
  %43 = getelementptr inbounds nuw i8, ptr %4, i64 36, !dbg !75
  store i32 %42, ptr %43, align 4, !dbg !74, !tbaa !10
  %44 = getelementptr inbounds nuw i8, ptr %0, i64 40, !dbg !72
  %45 = load i32, ptr %44, align 4, !dbg !72, !tbaa !10
  %46 = mul nsw i32 %45, %5, !dbg !73
  %47 = getelementptr inbounds nuw i8, ptr %4, i64 40, !dbg !75
  store i32 %46, ptr %47, align 4, !dbg !74, !tbaa !10
  %48 = getelementptr inbounds nuw i8, ptr %0, i64 44, !dbg !72
  %49 = load i32, ptr %48, align 4, !dbg !72, !tbaa !10
  %50 = mul nsw i32 %49, %5, !dbg !73
  %51 = getelementptr inbounds nuw i8, ptr %4, i64 44, !dbg !75
  store i32 %50, ptr %51, align 4, !dbg !74, !tbaa !10
  %52 = getelementptr inbounds nuw i8, ptr %0, i64 48, !dbg !72
  %53 = load i32, ptr %52, align 4, !dbg !72, !tbaa !10
  %54 = mul nsw i32 %53, %5, !dbg !73
  %55 = getelementptr inbounds nuw i8, ptr %4, i64 48, !dbg !75
  store i32 %54, ptr %55, align 4, !dbg !74, !tbaa !10
  %56 = getelementptr inbounds nuw i8, ptr %0, i64 52, !dbg !72
  %57 = load i32, ptr %56, align 4, !dbg !72, !tbaa !10
  %58 = mul nsw i32 %57, %5, !dbg !73
  %59 = getelementptr inbounds nuw i8, ptr %4, i64 52, !dbg !75
  store i32 %58, ptr %59, align 4, !dbg !74, !tbaa !10
  %60 = getelementptr inbounds nuw i8, ptr %0, i64 56, !dbg !72
  %61 = load i32, ptr %60, align 4, !dbg !72, !tbaa !10
  %62 = mul nsw i32 %61, %5, !dbg !73
  %63 = getelementptr inbounds nuw i8, ptr %4, i64 56, !dbg !75
  store i32 %62, ptr %63, align 4, !dbg !74, !tbaa !10
  %64 = getelementptr inbounds nuw i8, ptr %0, i64 60, !dbg !72
  %65 = load i32, ptr %64, align 4, !dbg !72, !tbaa !10
  %66 = mul nsw i32 %65, %5, !dbg !73
  %67 = getelementptr inbounds nuw i8, ptr %4, i64 60, !dbg !75
  store i32 %66, ptr %67, align 4, !dbg !74, !tbaa !10
  %68 = icmp sgt i32 %2, 0, !dbg !76
  br i1 %68, label %69, label %114, !dbg !77

69:                                               ; preds = %3
  %70 = and i32 %2, 3, !dbg !77
  %71 = icmp ult i32 %2, 4, !dbg !77
  br i1 %71, label %76, label %72, !dbg !77

72:                                               ; preds = %69
  %73 = and i32 %2, 2147483644, !dbg !77
  br label %163, !dbg !77

74:                                               ; preds = %163
  %75 = icmp eq i32 %70, 0, !dbg !77
  br i1 %75, label %97, label %76, !dbg !77

76:                                               ; preds = %74, %69
  %77 = phi i32 [ 0, %69 ], [ %217, %74 ]
  %78 = icmp ne i32 %70, 0, !dbg !77
  tail call void @llvm.assume(i1 %78), !dbg !77
  br label %79, !dbg !77

79:                                               ; preds = %79, %76
  %80 = phi i32 [ %94, %79 ], [ %77, %76 ]
  %81 = phi i32 [ %95, %79 ], [ 0, %76 ]
  %82 = mul nuw nsw i32 %80, 3, !dbg !78
  %83 = add nuw nsw i32 %82, 1, !dbg !79
  %84 = and i32 %83, 15, !dbg !80
  %85 = zext nneg i32 %84 to i64, !dbg !81
  %86 = getelementptr inbounds nuw i32, ptr %4, i64 %85, !dbg !81
  %87 = load i32, ptr %86, align 4, !dbg !81, !tbaa !10
  %88 = mul nuw nsw i32 %80, 7, !dbg !82
  %89 = and i32 %88, 15, !dbg !83
  %90 = zext nneg i32 %89 to i64, !dbg !84
  %91 = getelementptr inbounds nuw i32, ptr %4, i64 %90, !dbg !84
  %92 = load i32, ptr %91, align 4, !dbg !85, !tbaa !10
  %93 = add nsw i32 %92, %87, !dbg !85
  store i32 %93, ptr %91, align 4, !dbg !85, !tbaa !10
  %94 = add nuw nsw i32 %80, 1, !dbg !86
  %95 = add i32 %81, 1, !dbg !77
  %96 = icmp eq i32 %95, %70, !dbg !77
  br i1 %96, label %97, label %79, !dbg !77, !llvm.loop !87

97:                                               ; preds = %79, %74
  %98 = load i32, ptr %4, align 4, !dbg !89, !tbaa !10
  %99 = load i32, ptr %11, align 4, !dbg !89, !tbaa !10
  %100 = load i32, ptr %15, align 4, !dbg !89, !tbaa !10
  %101 = load i32, ptr %19, align 4, !dbg !89, !tbaa !10
  %102 = load i32, ptr %23, align 4, !dbg !89, !tbaa !10
  %103 = load i32, ptr %27, align 4, !dbg !89, !tbaa !10
  %104 = load i32, ptr %31, align 4, !dbg !89, !tbaa !10
  %105 = load i32, ptr %35, align 4, !dbg !89, !tbaa !10
  %106 = load i32, ptr %39, align 4, !dbg !89, !tbaa !10
  %107 = load i32, ptr %43, align 4, !dbg !89, !tbaa !10
  %108 = load i32, ptr %47, align 4, !dbg !89, !tbaa !10
  %109 = load i32, ptr %51, align 4, !dbg !89, !tbaa !10
  %110 = load i32, ptr %55, align 4, !dbg !89, !tbaa !10
  %111 = load i32, ptr %59, align 4, !dbg !89, !tbaa !10
  %112 = load i32, ptr %63, align 4, !dbg !89, !tbaa !10
  %113 = load i32, ptr %67, align 4, !dbg !89, !tbaa !10
  br label %114, !dbg !90

114:                                              ; preds = %97, %3
  %115 = phi i32 [ %113, %97 ], [ %66, %3 ], !dbg !89
  %116 = phi i32 [ %112, %97 ], [ %62, %3 ], !dbg !89
  %117 = phi i32 [ %111, %97 ], [ %58, %3 ], !dbg !89
  %118 = phi i32 [ %110, %97 ], [ %54, %3 ], !dbg !89
  %119 = phi i32 [ %109, %97 ], [ %50, %3 ], !dbg !89
  %120 = phi i32 [ %108, %97 ], [ %46, %3 ], !dbg !89
  %121 = phi i32 [ %107, %97 ], [ %42, %3 ], !dbg !89
  %122 = phi i32 [ %106, %97 ], [ %38, %3 ], !dbg !89
  %123 = phi i32 [ %105, %97 ], [ %34, %3 ], !dbg !89
  %124 = phi i32 [ %104, %97 ], [ %30, %3 ], !dbg !89
  %125 = phi i32 [ %103, %97 ], [ %26, %3 ], !dbg !89
  %126 = phi i32 [ %102, %97 ], [ %22, %3 ], !dbg !89
  %127 = phi i32 [ %101, %97 ], [ %18, %3 ], !dbg !89
  %128 = phi i32 [ %100, %97 ], [ %14, %3 ], !dbg !89
  %129 = phi i32 [ %99, %97 ], [ %10, %3 ], !dbg !89
  %130 = phi i32 [ %98, %97 ], [ %7, %3 ], !dbg !89
  %131 = mul nsw i32 %130, 3, !dbg !91
  %132 = add nsw i32 %129, %131, !dbg !92
  %133 = mul nsw i32 %132, 3, !dbg !91
  %134 = add nsw i32 %128, %133, !dbg !92
  %135 = mul nsw i32 %134, 3, !dbg !91
  %136 = add nsw i32 %127, %135, !dbg !92
  %137 = mul nsw i32 %136, 3, !dbg !91
  %138 = add nsw i32 %126, %137, !dbg !92
  %139 = mul nsw i32 %138, 3, !dbg !91
  %140 = add nsw i32 %125, %139, !dbg !92
  %141 = mul nsw i32 %140, 3, !dbg !91
  %142 = add nsw i32 %124, %141, !dbg !92
  %143 = mul nsw i32 %142, 3, !dbg !91
  %144 = add nsw i32 %123, %143, !dbg !92
  %145 = mul nsw i32 %144, 3, !dbg !91
  %146 = add nsw i32 %122, %145, !dbg !92
  %147 = mul nsw i32 %146, 3, !dbg !91
  %148 = add nsw i32 %121, %147, !dbg !92
  %149 = mul nsw i32 %148, 3, !dbg !91
  %150 = add nsw i32 %120, %149, !dbg !92
  %151 = mul nsw i32 %150, 3, !dbg !91
  %152 = add nsw i32 %119, %151, !dbg !92
  %153 = mul nsw i32 %152, 3, !dbg !91
  %154 = add nsw i32 %118, %153, !dbg !92
  %155 = mul nsw i32 %154, 3, !dbg !91
  %156 = add nsw i32 %117, %155, !dbg !92
  %157 = mul nsw i32 %156, 3, !dbg !91
  %158 = add nsw i32 %116, %157, !dbg !92
  %159 = mul nsw i32 %158, 3, !dbg !91
  %160 = add nsw i32 %115, %159, !dbg !92
  %161 = zext nneg i32 %5 to i64, !dbg !93
  %162 = getelementptr inbounds nuw i32, ptr %1, i64 %161, !dbg !93
  store i32 %160, ptr %162, align 4, !dbg !94, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10, !dbg !95
  ret void, !dbg !95

163:                                              ; preds = %163, %72
  %164 = phi i32 [ 0, %72 ], [ %217, %163 ]
  %165 = phi i32 [ 0, %72 ], [ %218, %163 ]
  %166 = mul nuw nsw i32 %164, 3, !dbg !78
  %167 = and i32 %166, 12, !dbg !80
  %168 = zext nneg i32 %167 to i64, !dbg !81
  %169 = getelementptr inbounds nuw i32, ptr %4, i64 %168, !dbg !81
  %170 = getelementptr inbounds nuw i8, ptr %169, i64 4, !dbg !81
  %171 = load i32, ptr %170, align 4, !dbg !81, !tbaa !10
  %172 = mul nuw nsw i32 %164, 7, !dbg !82
  %173 = and i32 %172, 12, !dbg !83
  %174 = zext nneg i32 %173 to i64, !dbg !84
  %175 = getelementptr inbounds nuw i32, ptr %4, i64 %174, !dbg !84
  %176 = load i32, ptr %175, align 4, !dbg !85, !tbaa !10
  %177 = add nsw i32 %176, %171, !dbg !85
  store i32 %177, ptr %175, align 4, !dbg !85, !tbaa !10
  %178 = or disjoint i32 %164, 1, !dbg !86
  %179 = mul nuw nsw i32 %178, 3, !dbg !78
  %180 = add nuw nsw i32 %179, 1, !dbg !79
  %181 = and i32 %180, 12, !dbg !80
  %182 = zext nneg i32 %181 to i64, !dbg !81
  %183 = getelementptr inbounds nuw i32, ptr %4, i64 %182, !dbg !81
  %184 = load i32, ptr %183, align 4, !dbg !81, !tbaa !10
  %185 = mul nuw nsw i32 %178, 7, !dbg !82
  %186 = and i32 %185, 15, !dbg !83
  %187 = zext nneg i32 %186 to i64, !dbg !84
  %188 = getelementptr inbounds nuw i32, ptr %4, i64 %187, !dbg !84
  %189 = load i32, ptr %188, align 4, !dbg !85, !tbaa !10
  %190 = add nsw i32 %189, %184, !dbg !85
  store i32 %190, ptr %188, align 4, !dbg !85, !tbaa !10
  %191 = or disjoint i32 %164, 2, !dbg !86
  %192 = mul nuw nsw i32 %191, 3, !dbg !78
  %193 = and i32 %192, 14, !dbg !80
  %194 = zext nneg i32 %193 to i64, !dbg !81
  %195 = getelementptr inbounds nuw i32, ptr %4, i64 %194, !dbg !81
  %196 = getelementptr inbounds nuw i8, ptr %195, i64 4, !dbg !81
  %197 = load i32, ptr %196, align 4, !dbg !81, !tbaa !10
  %198 = mul nuw nsw i32 %191, 7, !dbg !82
  %199 = and i32 %198, 14, !dbg !83
  %200 = zext nneg i32 %199 to i64, !dbg !84
  %201 = getelementptr inbounds nuw i32, ptr %4, i64 %200, !dbg !84
  %202 = load i32, ptr %201, align 4, !dbg !85, !tbaa !10
  %203 = add nsw i32 %202, %197, !dbg !85
  store i32 %203, ptr %201, align 4, !dbg !85, !tbaa !10
  %204 = or disjoint i32 %164, 3, !dbg !86
  %205 = mul nuw nsw i32 %204, 3, !dbg !78
  %206 = add nuw nsw i32 %205, 1, !dbg !79
  %207 = and i32 %206, 14, !dbg !80
  %208 = zext nneg i32 %207 to i64, !dbg !81
  %209 = getelementptr inbounds nuw i32, ptr %4, i64 %208, !dbg !81
  %210 = load i32, ptr %209, align 4, !dbg !81, !tbaa !10
  %211 = mul nuw nsw i32 %204, 7, !dbg !82
  %212 = and i32 %211, 13, !dbg !83
  %213 = zext nneg i32 %212 to i64, !dbg !84
  %214 = getelementptr inbounds nuw i32, ptr %4, i64 %213, !dbg !84
  %215 = load i32, ptr %214, align 4, !dbg !85, !tbaa !10
  %216 = add nsw i32 %215, %210, !dbg !85
  store i32 %216, ptr %214, align 4, !dbg !85, !tbaa !10
  %217 = add nuw nsw i32 %164, 4, !dbg !86
  %218 = add i32 %165, 4, !dbg !77
  %219 = icmp eq i32 %218, %73, !dbg !77
  br i1 %219, label %74, label %163, !dbg !77, !llvm.loop !96
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read)
define dso_local noundef i32 @_Z4readPKii(ptr noundef readonly captures(none) %0, i32 noundef %1) local_unnamed_addr #5 !dbg !99 {
  %3 = sext i32 %1 to i64, !dbg !100
  %4 = getelementptr inbounds i32, ptr %0, i64 %3, !dbg !100
  %5 = load i32, ptr %4, align 4, !dbg !100, !tbaa !10
  ret i32 %5, !dbg !101
}

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @generic(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #2 !dbg !102 {
  %4 = alloca [4 x i32], align 4
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10, !dbg !103
  %5 = load i32, ptr %0, align 4, !dbg !104, !tbaa !10
  %6 = add nsw i32 %5, 1000, !dbg !105
  store i32 %6, ptr %4, align 4, !dbg !106, !tbaa !10
  %7 = getelementptr inbounds nuw i8, ptr %0, i64 4, !dbg !104
  %8 = load i32, ptr %7, align 4, !dbg !104, !tbaa !10
  %9 = add nsw i32 %8, 1000, !dbg !105
  %10 = getelementptr inbounds nuw i8, ptr %4, i64 4, !dbg !107
  store i32 %9, ptr %10, align 4, !dbg !106, !tbaa !10
  %11 = getelementptr inbounds nuw i8, ptr %0, i64 8, !dbg !104
  %12 = load i32, ptr %11, align 4, !dbg !104, !tbaa !10
  %13 = add nsw i32 %12, 1000, !dbg !105
  %14 = getelementptr inbounds nuw i8, ptr %4, i64 8, !dbg !107
  store i32 %13, ptr %14, align 4, !dbg !106, !tbaa !10
  %15 = getelementptr inbounds nuw i8, ptr %0, i64 12, !dbg !104
  %16 = load i32, ptr %15, align 4, !dbg !104, !tbaa !10
  %17 = add nsw i32 %16, 1000, !dbg !105
  %18 = getelementptr inbounds nuw i8, ptr %4, i64 12, !dbg !107
  store i32 %17, ptr %18, align 4, !dbg !106, !tbaa !10
  %19 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !108
  %20 = zext nneg i32 %19 to i64, !dbg !110
  %21 = getelementptr inbounds nuw i32, ptr %0, i64 %20, !dbg !110
  %22 = load i32, ptr %21, align 4, !dbg !110, !tbaa !10
  %23 = add nsw i32 %22, 100, !dbg !111
  %24 = getelementptr inbounds nuw i32, ptr addrspacecast (ptr addrspace(3) @_ZZ7genericE4held to ptr), i64 %20, !dbg !112
  store i32 %23, ptr %24, align 4, !dbg !113, !tbaa !10
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !114
  switch i32 %2, label %26 [
    i32 0, label %28
    i32 1, label %27
    i32 2, label %25
  ], !dbg !115

25:                                               ; preds = %3
  br label %28, !dbg !115

26:                                               ; preds = %3
  br label %28, !dbg !116

27:                                               ; preds = %3
  br label %28, !dbg !117

28:                                               ; preds = %25, %3, %27, %26
  %29 = phi ptr [ %0, %3 ], [ addrspacecast (ptr addrspace(1) @table to ptr), %26 ], [ addrspacecast (ptr addrspace(3) @_ZZ7genericE4held to ptr), %27 ], [ %4, %25 ], !dbg !115
  %30 = and i32 %19, 3, !dbg !118
  %31 = call noundef i32 @_Z4readPKii(ptr noundef %29, i32 noundef %30) #10, !dbg !119
  %32 = getelementptr inbounds nuw i32, ptr %1, i64 %20, !dbg !120
  %33 = call i1 @llvm.nvvm.isspacep.global(ptr %29), !dbg !121
  %34 = zext i1 %33 to i32, !dbg !121
  %35 = call i1 @llvm.nvvm.isspacep.shared(ptr %29), !dbg !125
  %36 = select i1 %35, i32 2, i32 0, !dbg !128
  %37 = or disjoint i32 %36, %34, !dbg !129
  %38 = call i1 @llvm.nvvm.isspacep.local(ptr %29), !dbg !130
  %39 = select i1 %38, i32 4, i32 0, !dbg !133
  %40 = or disjoint i32 %37, %39, !dbg !134
  %41 = mul nuw nsw i32 %40, 100000, !dbg !135
  %42 = add i32 %41, %31, !dbg !136
  store i32 %42, ptr %32, align 4, !dbg !136, !tbaa !10
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10, !dbg !137
  ret void, !dbg !137
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @copies(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, i32 noundef %2) local_unnamed_addr #6 !dbg !138 {
  %4 = alloca [2 x %struct.Big], align 4
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !139
  %6 = zext nneg i32 %5 to i64, !dbg !141
  %7 = getelementptr inbounds nuw %struct.Big, ptr %0, i64 %6, !dbg !141
  %8 = getelementptr inbounds nuw i8, ptr %4, i64 96, !dbg !142
  call void @llvm.lifetime.start.p0(ptr nonnull %4) #10, !dbg !143
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(96) %8, ptr noundef nonnull align 4 dereferenceable(96) %7, i64 96, i1 false), !dbg !141
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(96) %4, ptr noundef nonnull align 4 dereferenceable(96) %7, i64 96, i1 false), !dbg !144
  %9 = and i32 %2, 1, !dbg !145
  %10 = zext nneg i32 %9 to i64, !dbg !146
  %11 = getelementptr inbounds nuw %struct.Big, ptr %4, i64 %10, !dbg !146
  %12 = getelementptr inbounds nuw i8, ptr %11, i64 12, !dbg !146
  store float 9.900000e+01, ptr %12, align 4, !dbg !147, !tbaa !24
  %13 = lshr i32 %2, 1, !dbg !148
  %14 = and i32 %13, 1, !dbg !149
  %15 = zext nneg i32 %14 to i64, !dbg !150
  %16 = getelementptr inbounds nuw %struct.Big, ptr %4, i64 %15, !dbg !150
  %17 = getelementptr inbounds nuw %struct.Big, ptr %1, i64 %6, !dbg !151
  call void @llvm.memcpy.p0.p0.i64(ptr noundef nonnull align 4 dereferenceable(96) %17, ptr noundef nonnull align 4 dereferenceable(96) %16, i64 96, i1 false), !dbg !152, !tbaa.struct !153
  %18 = getelementptr inbounds nuw i8, ptr %17, i64 80, !dbg !154
  store i64 0, ptr %18, align 1, !dbg !155
  call void @llvm.lifetime.end.p0(ptr nonnull %4) #10, !dbg !158
  ret void, !dbg !158
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite)
declare void @llvm.memcpy.p0.p0.i64(ptr noalias writeonly captures(none), ptr noalias readonly captures(none), i64, i1 immarg) #7

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @vectors(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef writeonly captures(none) %2) local_unnamed_addr #6 !dbg !159 {
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !160
  %5 = zext nneg i32 %4 to i64, !dbg !162
  %6 = getelementptr inbounds nuw %struct.float4, ptr %0, i64 %5, !dbg !162
  %7 = load float, ptr %6, align 16, !dbg !162, !tbaa !24
  %8 = getelementptr inbounds nuw i8, ptr %6, i64 4, !dbg !162
  %9 = load float, ptr %8, align 4, !dbg !162, !tbaa !24
  %10 = getelementptr inbounds nuw i8, ptr %6, i64 8, !dbg !162
  %11 = load float, ptr %10, align 8, !dbg !162, !tbaa !24
  %12 = getelementptr inbounds nuw i8, ptr %6, i64 12, !dbg !162
  %13 = load float, ptr %12, align 4, !dbg !162, !tbaa !24
  %14 = getelementptr inbounds nuw %struct.int2, ptr %1, i64 %5, !dbg !163
  %15 = load i32, ptr %14, align 8, !dbg !163, !tbaa !10
  %16 = getelementptr inbounds nuw i8, ptr %14, i64 4, !dbg !163
  %17 = load i32, ptr %16, align 4, !dbg !163, !tbaa !10
  %18 = sitofp i32 %15 to float, !dbg !164
  %19 = fmul contract float %9, %18, !dbg !165
  %20 = fadd contract float %7, %19, !dbg !166
  %21 = fpext contract float %20 to double, !dbg !167
  %22 = sitofp i32 %17 to float, !dbg !168
  %23 = fmul contract float %13, %22, !dbg !169
  %24 = fsub contract float %11, %23, !dbg !170
  %25 = fpext contract float %24 to double, !dbg !171
  %26 = getelementptr inbounds nuw %struct.double2.0, ptr %2, i64 %5, !dbg !172
  store double %21, ptr %26, align 16, !dbg !173, !tbaa !174
  %27 = getelementptr inbounds nuw i8, ptr %26, i64 8, !dbg !173
  store double %25, ptr %27, align 8, !dbg !173, !tbaa !174
  ret void, !dbg !176
}

; Function Attrs: mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite)
define dso_local ptx_kernel void @bytes(ptr noundef readonly captures(none) %0, ptr noundef writeonly captures(none) %1, ptr noundef writeonly captures(none) %2, i32 noundef %3) local_unnamed_addr #6 !dbg !177 {
  %5 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !178
  %6 = icmp slt i32 %5, %3, !dbg !180
  br i1 %6, label %7, label %18, !dbg !180

7:                                                ; preds = %4
  %8 = zext nneg i32 %5 to i64, !dbg !181
  %9 = getelementptr inbounds nuw i8, ptr %0, i64 %8, !dbg !181
  %10 = load i8, ptr %9, align 1, !dbg !181, !tbaa !30
  %11 = zext i8 %10 to i16, !dbg !181
  %12 = mul nuw nsw i16 %11, 3, !dbg !182
  %13 = getelementptr inbounds nuw i16, ptr %1, i64 %8, !dbg !183
  store i16 %12, ptr %13, align 2, !dbg !184, !tbaa !185
  %14 = load i8, ptr %9, align 1, !dbg !187, !tbaa !30
  %15 = zext i8 %14 to i64, !dbg !187
  %16 = shl nuw nsw i64 %15, 40, !dbg !188
  %17 = getelementptr inbounds nuw i64, ptr %2, i64 %8, !dbg !189
  store i64 %16, ptr %17, align 8, !dbg !190, !tbaa !191
  br label %18, !dbg !193

18:                                               ; preds = %7, %4
  ret void, !dbg !194
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.global(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.shared(ptr captures(none)) #8

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare i1 @llvm.nvvm.isspacep.local(ptr captures(none)) #8

; Function Attrs: nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write)
declare void @llvm.assume(i1 noundef) #9

attributes #0 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: write) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nosync nounwind willreturn memory(argmem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #3 = { convergent nocallback nounwind }
attributes #4 = { mustprogress nofree noinline norecurse nosync nounwind memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #5 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: read) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" }
attributes #6 = { mustprogress nofree noinline norecurse nosync nounwind willreturn memory(argmem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #7 = { mustprogress nocallback nofree nounwind willreturn memory(argmem: readwrite) }
attributes #8 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #9 = { nocallback nofree nosync nounwind willreturn memory(inaccessiblemem: write) }
attributes #10 = { nounwind }

!llvm.module.flags = !{!0, !1, !2, !3, !4, !5}
!llvm.dbg.cu = !{!6}
!llvm.ident = !{!8, !9}
!llvm.errno.tbaa = !{!10}
!nvvmir.version = !{!14}

!0 = !{i32 2, !"SDK Version", [2 x i32] [i32 12, i32 9]}
!1 = !{i32 7, !"Dwarf Version", i32 2}
!2 = !{i32 2, !"Debug Info Version", i32 3}
!3 = !{i32 1, !"wchar_size", i32 4}
!4 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!5 = !{i32 7, !"frame-pointer", i32 2}
!6 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !7, producer: "Debian clang version 22.1.8 (1~deb12u1)", isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!7 = !DIFile(filename: "spaces.cu", directory: ".")
!8 = !{!"Debian clang version 22.1.8 (1~deb12u1)"}
!9 = !{!"clang version 3.8.0 (tags/RELEASE_380/final)"}
!10 = !{!11, !11, i64 0}
!11 = !{!"int", !12, i64 0}
!12 = !{!"omnipotent char", !13, i64 0}
!13 = !{!"Simple C++ TBAA"}
!14 = !{i32 2, i32 0}
!15 = distinct !DISubprogram(name: "constants", scope: !7, file: !7, line: 12, type: !16, scopeLine: 12, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!16 = !DISubroutineType(types: !17)
!17 = !{}
!18 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !21)
!19 = distinct !DISubprogram(name: "__fetch_builtin_x", scope: !20, file: !20, line: 53, type: !16, scopeLine: 53, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!20 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_builtin_vars.h", directory: "")
!21 = distinct !DILocation(line: 13, column: 13, scope: !15)
!22 = !DILocation(line: 14, column: 29, scope: !15)
!23 = !DILocation(line: 14, column: 14, scope: !15)
!24 = !{!25, !25, i64 0}
!25 = !{!"float", !12, i64 0}
!26 = !DILocation(line: 14, column: 53, scope: !15)
!27 = !DILocation(line: 14, column: 36, scope: !15)
!28 = !DILocation(line: 14, column: 34, scope: !15)
!29 = !DILocation(line: 14, column: 60, scope: !15)
!30 = !{!12, !12, i64 0}
!31 = !DILocation(line: 14, column: 58, scope: !15)
!32 = !DILocation(line: 14, column: 5, scope: !15)
!33 = !DILocation(line: 14, column: 12, scope: !15)
!34 = !DILocation(line: 15, column: 1, scope: !15)
!35 = distinct !DISubprogram(name: "variables", scope: !7, file: !7, line: 16, type: !16, scopeLine: 16, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!36 = !DILocation(line: 341, column: 10, scope: !37, inlinedAt: !39)
!37 = distinct !DISubprogram(name: "__iAtomicAdd", scope: !38, file: !38, line: 340, type: !16, scopeLine: 340, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!38 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_device_functions.h", directory: "")
!39 = distinct !DILocation(line: 107, column: 10, scope: !40, inlinedAt: !42)
!40 = distinct !DISubprogram(name: "atomicAdd", scope: !41, file: !41, line: 105, type: !16, scopeLine: 106, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!41 = !DIFile(filename: "/usr/local/cuda-13.0/include/device_atomic_functions.hpp", directory: "")
!42 = distinct !DILocation(line: 17, column: 5, scope: !35)
!43 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !44)
!44 = distinct !DILocation(line: 18, column: 39, scope: !35)
!45 = !DILocation(line: 18, column: 51, scope: !35)
!46 = !DILocation(line: 18, column: 36, scope: !35)
!47 = !DILocation(line: 18, column: 5, scope: !35)
!48 = !DILocation(line: 18, column: 31, scope: !35)
!49 = !DILocation(line: 19, column: 5, scope: !35)
!50 = !DILocation(line: 20, column: 24, scope: !35)
!51 = !DILocation(line: 20, column: 34, scope: !35)
!52 = !{!53, !53, i64 0}
!53 = !{!"p1 int", !54, i64 0}
!54 = !{!"any pointer", !12, i64 0}
!55 = !DILocation(line: 20, column: 32, scope: !35)
!56 = !DILocation(line: 20, column: 66, scope: !35)
!57 = !{!58, !59, i64 8}
!58 = !{!"_ZTS4Node", !11, i64 0, !59, i64 8}
!59 = !{!"p1 _ZTS4Node", !54, i64 0}
!60 = !DILocation(line: 20, column: 72, scope: !35)
!61 = !{!58, !11, i64 0}
!62 = !DILocation(line: 20, column: 58, scope: !35)
!63 = !DILocation(line: 20, column: 5, scope: !35)
!64 = !DILocation(line: 20, column: 22, scope: !35)
!65 = !DILocation(line: 21, column: 21, scope: !35)
!66 = !DILocation(line: 21, column: 39, scope: !35)
!67 = !DILocation(line: 21, column: 37, scope: !35)
!68 = !DILocation(line: 21, column: 27, scope: !35)
!69 = !DILocation(line: 22, column: 1, scope: !35)
!70 = distinct !DISubprogram(name: "locals", scope: !7, file: !7, line: 23, type: !16, scopeLine: 23, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!71 = !DILocation(line: 24, column: 5, scope: !70)
!72 = !DILocation(line: 25, column: 44, scope: !70)
!73 = !DILocation(line: 25, column: 50, scope: !70)
!74 = !DILocation(line: 25, column: 42, scope: !70)
!75 = !DILocation(line: 25, column: 34, scope: !70)
!76 = !DILocation(line: 26, column: 23, scope: !70)
!77 = !DILocation(line: 26, column: 5, scope: !70)
!78 = !DILocation(line: 26, column: 63, scope: !70)
!79 = !DILocation(line: 26, column: 67, scope: !70)
!80 = !DILocation(line: 26, column: 72, scope: !70)
!81 = !DILocation(line: 26, column: 55, scope: !70)
!82 = !DILocation(line: 26, column: 41, scope: !70)
!83 = !DILocation(line: 26, column: 46, scope: !70)
!84 = !DILocation(line: 26, column: 33, scope: !70)
!85 = !DILocation(line: 26, column: 52, scope: !70)
!86 = !DILocation(line: 26, column: 29, scope: !70)
!87 = distinct !{!87, !88}
!88 = !{!"llvm.loop.unroll.disable"}
!89 = !DILocation(line: 28, column: 50, scope: !70)
!90 = !DILocation(line: 28, column: 5, scope: !70)
!91 = !DILocation(line: 28, column: 44, scope: !70)
!92 = !DILocation(line: 28, column: 48, scope: !70)
!93 = !DILocation(line: 29, column: 5, scope: !70)
!94 = !DILocation(line: 29, column: 22, scope: !70)
!95 = !DILocation(line: 30, column: 1, scope: !70)
!96 = distinct !{!96, !77, !97, !98}
!97 = !DILocation(line: 26, column: 76, scope: !70)
!98 = !{!"llvm.loop.mustprogress"}
!99 = distinct !DISubprogram(name: "read", scope: !7, file: !7, line: 31, type: !16, scopeLine: 31, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!100 = !DILocation(line: 31, column: 64, scope: !99)
!101 = !DILocation(line: 31, column: 57, scope: !99)
!102 = distinct !DISubprogram(name: "generic", scope: !7, file: !7, line: 32, type: !16, scopeLine: 32, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!103 = !DILocation(line: 34, column: 5, scope: !102)
!104 = !DILocation(line: 35, column: 42, scope: !102)
!105 = !DILocation(line: 35, column: 48, scope: !102)
!106 = !DILocation(line: 35, column: 40, scope: !102)
!107 = !DILocation(line: 35, column: 33, scope: !102)
!108 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !109)
!109 = distinct !DILocation(line: 36, column: 28, scope: !102)
!110 = !DILocation(line: 36, column: 25, scope: !102)
!111 = !DILocation(line: 36, column: 41, scope: !102)
!112 = !DILocation(line: 36, column: 5, scope: !102)
!113 = !DILocation(line: 36, column: 23, scope: !102)
!114 = !DILocation(line: 37, column: 5, scope: !102)
!115 = !DILocation(line: 38, column: 20, scope: !102)
!116 = !DILocation(line: 38, column: 38, scope: !102)
!117 = !DILocation(line: 39, column: 32, scope: !102)
!118 = !DILocation(line: 39, column: 44, scope: !102)
!119 = !DILocation(line: 39, column: 24, scope: !102)
!120 = !DILocation(line: 39, column: 5, scope: !102)
!121 = !DILocation(line: 307, column: 10, scope: !122, inlinedAt: !124)
!122 = distinct !DISubprogram(name: "__isGlobal", scope: !123, file: !123, line: 306, type: !16, scopeLine: 306, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!123 = !DIFile(filename: "/usr/lib/llvm-22/lib/clang/22/include/__clang_cuda_runtime_wrapper.h", directory: "")
!124 = distinct !DILocation(line: 40, column: 35, scope: !102)
!125 = !DILocation(line: 310, column: 10, scope: !126, inlinedAt: !127)
!126 = distinct !DISubprogram(name: "__isShared", scope: !123, file: !123, line: 309, type: !16, scopeLine: 309, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!127 = distinct !DILocation(line: 40, column: 55, scope: !102)
!128 = !DILocation(line: 40, column: 53, scope: !102)
!129 = !DILocation(line: 40, column: 49, scope: !102)
!130 = !DILocation(line: 316, column: 10, scope: !131, inlinedAt: !132)
!131 = distinct !DISubprogram(name: "__isLocal", scope: !123, file: !123, line: 315, type: !16, scopeLine: 315, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!132 = distinct !DILocation(line: 40, column: 75, scope: !102)
!133 = !DILocation(line: 40, column: 73, scope: !102)
!134 = !DILocation(line: 40, column: 69, scope: !102)
!135 = !DILocation(line: 40, column: 32, scope: !102)
!136 = !DILocation(line: 40, column: 22, scope: !102)
!137 = !DILocation(line: 41, column: 1, scope: !102)
!138 = distinct !DISubprogram(name: "copies", scope: !7, file: !7, line: 43, type: !16, scopeLine: 43, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!139 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !140)
!140 = distinct !DILocation(line: 44, column: 16, scope: !138)
!141 = !DILocation(line: 44, column: 13, scope: !138)
!142 = !DILocation(line: 45, column: 19, scope: !138)
!143 = !DILocation(line: 45, column: 5, scope: !138)
!144 = !DILocation(line: 45, column: 20, scope: !138)
!145 = !DILocation(line: 46, column: 15, scope: !138)
!146 = !DILocation(line: 46, column: 5, scope: !138)
!147 = !DILocation(line: 46, column: 30, scope: !138)
!148 = !DILocation(line: 47, column: 35, scope: !138)
!149 = !DILocation(line: 47, column: 41, scope: !138)
!150 = !DILocation(line: 47, column: 24, scope: !138)
!151 = !DILocation(line: 47, column: 5, scope: !138)
!152 = !DILocation(line: 47, column: 22, scope: !138)
!153 = !{i64 0, i64 96, !30}
!154 = !DILocation(line: 48, column: 13, scope: !138)
!155 = !DILocation(line: 1567, column: 10, scope: !156, inlinedAt: !157)
!156 = distinct !DISubprogram(name: "memset", scope: !38, file: !38, line: 1566, type: !16, scopeLine: 1566, flags: DIFlagPrototyped, spFlags: DISPFlagLocalToUnit | DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!157 = distinct !DILocation(line: 48, column: 5, scope: !138)
!158 = !DILocation(line: 49, column: 1, scope: !138)
!159 = distinct !DISubprogram(name: "vectors", scope: !7, file: !7, line: 50, type: !16, scopeLine: 50, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!160 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !161)
!161 = distinct !DILocation(line: 51, column: 18, scope: !159)
!162 = !DILocation(line: 51, column: 16, scope: !159)
!163 = !DILocation(line: 52, column: 14, scope: !159)
!164 = !DILocation(line: 53, column: 49, scope: !159)
!165 = !DILocation(line: 53, column: 47, scope: !159)
!166 = !DILocation(line: 53, column: 41, scope: !159)
!167 = !DILocation(line: 53, column: 37, scope: !159)
!168 = !DILocation(line: 53, column: 66, scope: !159)
!169 = !DILocation(line: 53, column: 64, scope: !159)
!170 = !DILocation(line: 53, column: 58, scope: !159)
!171 = !DILocation(line: 53, column: 54, scope: !159)
!172 = !DILocation(line: 53, column: 5, scope: !159)
!173 = !DILocation(line: 53, column: 22, scope: !159)
!174 = !{!175, !175, i64 0}
!175 = !{!"double", !12, i64 0}
!176 = !DILocation(line: 54, column: 1, scope: !159)
!177 = distinct !DISubprogram(name: "bytes", scope: !7, file: !7, line: 55, type: !16, scopeLine: 55, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !6)
!178 = !DILocation(line: 53, column: 27, scope: !19, inlinedAt: !179)
!179 = distinct !DILocation(line: 56, column: 13, scope: !177)
!180 = !DILocation(line: 57, column: 11, scope: !177)
!181 = !DILocation(line: 58, column: 16, scope: !177)
!182 = !DILocation(line: 58, column: 21, scope: !177)
!183 = !DILocation(line: 58, column: 9, scope: !177)
!184 = !DILocation(line: 58, column: 14, scope: !177)
!185 = !{!186, !186, i64 0}
!186 = !{!"short", !12, i64 0}
!187 = !DILocation(line: 59, column: 27, scope: !177)
!188 = !DILocation(line: 59, column: 32, scope: !177)
!189 = !DILocation(line: 59, column: 9, scope: !177)
!190 = !DILocation(line: 59, column: 14, scope: !177)
!191 = !{!192, !192, i64 0}
!192 = !{!"long long", !12, i64 0}
!193 = !DILocation(line: 60, column: 5, scope: !177)
!194 = !DILocation(line: 61, column: 1, scope: !177)
