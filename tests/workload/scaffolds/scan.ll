; ModuleID = 'scan.cu'
source_filename = "scan.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ7prescanPfPKfE4temp = internal unnamed_addr addrspace(3) global [512 x float] undef, align 4

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @_Z7prescanPfPKf(ptr noundef writeonly captures(none) %0, ptr noundef readonly captures(none) %1) local_unnamed_addr #0 !dbg !11 {
  %3 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.tid.x(), !dbg !14
  %4 = tail call noundef i32 @llvm.nvvm.read.ptx.sreg.ctaid.x(), !dbg !15
  %5 = shl i32 %4, 9, !dbg !16
  %6 = shl nuw nsw i32 %3, 1, !dbg !17
  %7 = add nsw i32 %5, %6, !dbg !18
  %8 = sext i32 %7 to i64, !dbg !19
  %9 = getelementptr inbounds float, ptr %1, i64 %8, !dbg !19
  %10 = load float, ptr %9, align 4, !dbg !19, !tbaa !20
  %11 = zext nneg i32 %6 to i64, !dbg !22
  %12 = getelementptr inbounds nuw float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %11, !dbg !22
  store float %10, ptr %12, align 4, !dbg !23, !tbaa !20
  %13 = or disjoint i32 %7, 1, !dbg !24
  %14 = sext i32 %13 to i64, !dbg !25
  %15 = getelementptr inbounds float, ptr %1, i64 %14, !dbg !25
  %16 = load float, ptr %15, align 4, !dbg !25, !tbaa !20
  %17 = or disjoint i32 %6, 1, !dbg !26
  %18 = zext nneg i32 %17 to i64, !dbg !27
  %19 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %18, !dbg !27
  store float %16, ptr %19, align 4, !dbg !28, !tbaa !20
  %20 = add nuw nsw i32 %6, 2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %21 = icmp samesign ult i32 %3, 256, !dbg !30
  br i1 %21, label %22, label %32, !dbg !30

22:                                               ; preds = %2
  %23 = zext nneg i32 %20 to i64
  %24 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %23
  %25 = getelementptr i8, ptr %24, i64 -4
  %26 = zext nneg i32 %17 to i64
  %27 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %26
  %28 = getelementptr i8, ptr %27, i64 -4
  %29 = load float, ptr %28, align 4, !dbg !31, !tbaa !20
  %30 = load float, ptr %25, align 4, !dbg !32, !tbaa !20
  %31 = fadd contract float %29, %30, !dbg !32
  store float %31, ptr %25, align 4, !dbg !32, !tbaa !20
  br label %32, !dbg !33

32:                                               ; preds = %22, %2
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %33 = icmp samesign ult i32 %3, 128, !dbg !30
  br i1 %33, label %34, label %46, !dbg !30

34:                                               ; preds = %32
  %35 = shl nuw nsw i32 %20, 1
  %36 = zext nneg i32 %35 to i64
  %37 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %36
  %38 = getelementptr i8, ptr %37, i64 -4
  %39 = shl nuw nsw i32 %17, 1
  %40 = zext nneg i32 %39 to i64
  %41 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %40
  %42 = getelementptr i8, ptr %41, i64 -4
  %43 = load float, ptr %42, align 4, !dbg !31, !tbaa !20
  %44 = load float, ptr %38, align 4, !dbg !32, !tbaa !20
  %45 = fadd contract float %43, %44, !dbg !32
  store float %45, ptr %38, align 4, !dbg !32, !tbaa !20
  br label %46, !dbg !33

46:                                               ; preds = %34, %32
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %47 = icmp samesign ult i32 %3, 64, !dbg !30
  br i1 %47, label %48, label %60, !dbg !30

48:                                               ; preds = %46
  %49 = shl nuw nsw i32 %20, 2
  %50 = zext nneg i32 %49 to i64
  %51 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %50
  %52 = getelementptr i8, ptr %51, i64 -4
  %53 = shl nuw nsw i32 %17, 2
  %54 = zext nneg i32 %53 to i64
  %55 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %54
  %56 = getelementptr i8, ptr %55, i64 -4
  %57 = load float, ptr %56, align 4, !dbg !31, !tbaa !20
  %58 = load float, ptr %52, align 4, !dbg !32, !tbaa !20
  %59 = fadd contract float %57, %58, !dbg !32
  store float %59, ptr %52, align 4, !dbg !32, !tbaa !20
  br label %60, !dbg !33

60:                                               ; preds = %48, %46
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %61 = icmp samesign ult i32 %3, 32, !dbg !30
  br i1 %61, label %62, label %74, !dbg !30

62:                                               ; preds = %60
  %63 = shl nuw nsw i32 %20, 3
  %64 = zext nneg i32 %63 to i64
  %65 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %64
  %66 = getelementptr i8, ptr %65, i64 -4
  %67 = shl nuw nsw i32 %17, 3
  %68 = zext nneg i32 %67 to i64
  %69 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %68
  %70 = getelementptr i8, ptr %69, i64 -4
  %71 = load float, ptr %70, align 4, !dbg !31, !tbaa !20
  %72 = load float, ptr %66, align 4, !dbg !32, !tbaa !20
  %73 = fadd contract float %71, %72, !dbg !32
  store float %73, ptr %66, align 4, !dbg !32, !tbaa !20
  br label %74, !dbg !33

74:                                               ; preds = %62, %60
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %75 = icmp samesign ult i32 %3, 16, !dbg !30
  br i1 %75, label %76, label %88, !dbg !30

76:                                               ; preds = %74
  %77 = shl nuw nsw i32 %20, 4
  %78 = zext nneg i32 %77 to i64
  %79 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %78
  %80 = getelementptr i8, ptr %79, i64 -4
  %81 = shl nuw nsw i32 %17, 4
  %82 = zext nneg i32 %81 to i64
  %83 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %82
  %84 = getelementptr i8, ptr %83, i64 -4
  %85 = load float, ptr %84, align 4, !dbg !31, !tbaa !20
  %86 = load float, ptr %80, align 4, !dbg !32, !tbaa !20
  %87 = fadd contract float %85, %86, !dbg !32
  store float %87, ptr %80, align 4, !dbg !32, !tbaa !20
  br label %88, !dbg !33

88:                                               ; preds = %76, %74
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %89 = icmp samesign ult i32 %3, 8, !dbg !30
  br i1 %89, label %90, label %102, !dbg !30

90:                                               ; preds = %88
  %91 = shl nuw nsw i32 %20, 5
  %92 = zext nneg i32 %91 to i64
  %93 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %92
  %94 = getelementptr i8, ptr %93, i64 -4
  %95 = shl nuw nsw i32 %17, 5
  %96 = zext nneg i32 %95 to i64
  %97 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %96
  %98 = getelementptr i8, ptr %97, i64 -4
  %99 = load float, ptr %98, align 4, !dbg !31, !tbaa !20
  %100 = load float, ptr %94, align 4, !dbg !32, !tbaa !20
  %101 = fadd contract float %99, %100, !dbg !32
  store float %101, ptr %94, align 4, !dbg !32, !tbaa !20
  br label %102, !dbg !33

102:                                              ; preds = %90, %88
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %103 = icmp samesign ult i32 %3, 4, !dbg !30
  br i1 %103, label %104, label %116, !dbg !30

104:                                              ; preds = %102
  %105 = shl nuw nsw i32 %20, 6
  %106 = zext nneg i32 %105 to i64
  %107 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %106
  %108 = getelementptr i8, ptr %107, i64 -4
  %109 = shl nuw nsw i32 %17, 6
  %110 = zext nneg i32 %109 to i64
  %111 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %110
  %112 = getelementptr i8, ptr %111, i64 -4
  %113 = load float, ptr %112, align 4, !dbg !31, !tbaa !20
  %114 = load float, ptr %108, align 4, !dbg !32, !tbaa !20
  %115 = fadd contract float %113, %114, !dbg !32
  store float %115, ptr %108, align 4, !dbg !32, !tbaa !20
  br label %116, !dbg !33

116:                                              ; preds = %104, %102
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %117 = icmp samesign ult i32 %3, 2, !dbg !30
  br i1 %117, label %118, label %130, !dbg !30

118:                                              ; preds = %116
  %119 = shl nuw nsw i32 %20, 7
  %120 = zext nneg i32 %119 to i64
  %121 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %120
  %122 = getelementptr i8, ptr %121, i64 -4
  %123 = shl nuw nsw i32 %17, 7
  %124 = zext nneg i32 %123 to i64
  %125 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %124
  %126 = getelementptr i8, ptr %125, i64 -4
  %127 = load float, ptr %126, align 4, !dbg !31, !tbaa !20
  %128 = load float, ptr %122, align 4, !dbg !32, !tbaa !20
  %129 = fadd contract float %127, %128, !dbg !32
  store float %129, ptr %122, align 4, !dbg !32, !tbaa !20
  br label %130, !dbg !33

130:                                              ; preds = %118, %116
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !29
  %131 = icmp eq i32 %3, 0, !dbg !30
  br i1 %131, label %132, label %136, !dbg !30

132:                                              ; preds = %130
  %133 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 1020), align 4, !dbg !31, !tbaa !20
  %134 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 2044), align 4, !dbg !32, !tbaa !20
  %135 = fadd contract float %133, %134, !dbg !32
  store float %135, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 2044), align 4, !dbg !32, !tbaa !20
  br label %136, !dbg !33

136:                                              ; preds = %132, %130
  %137 = icmp eq i32 %3, 0, !dbg !34
  br i1 %137, label %138, label %139, !dbg !34

138:                                              ; preds = %136
  store float 0.000000e+00, ptr getelementptr inbounds nuw (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 2044), align 4, !dbg !35, !tbaa !20
  br label %139, !dbg !36

139:                                              ; preds = %138, %136
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  br i1 %131, label %140, label %144, !dbg !38

140:                                              ; preds = %139
  %141 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 1020), align 4, !dbg !39, !tbaa !20
  %142 = load float, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 2044), align 4, !dbg !40, !tbaa !20
  store float %142, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 1020), align 4, !dbg !41, !tbaa !20
  %143 = fadd contract float %141, %142, !dbg !42
  store float %143, ptr getelementptr (i8, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 2044), align 4, !dbg !42, !tbaa !20
  br label %144, !dbg !43

144:                                              ; preds = %139, %140
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  br i1 %117, label %145, label %157, !dbg !38

145:                                              ; preds = %144
  %146 = shl nuw nsw i32 %17, 7, !dbg !44
  %147 = shl nuw nsw i32 %20, 7, !dbg !45
  %148 = zext nneg i32 %146 to i64, !dbg !39
  %149 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %148, !dbg !39
  %150 = getelementptr i8, ptr %149, i64 -4, !dbg !39
  %151 = load float, ptr %150, align 4, !dbg !39, !tbaa !20
  %152 = zext nneg i32 %147 to i64, !dbg !40
  %153 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %152, !dbg !40
  %154 = getelementptr i8, ptr %153, i64 -4, !dbg !40
  %155 = load float, ptr %154, align 4, !dbg !40, !tbaa !20
  store float %155, ptr %150, align 4, !dbg !41, !tbaa !20
  %156 = fadd contract float %151, %155, !dbg !42
  store float %156, ptr %154, align 4, !dbg !42, !tbaa !20
  br label %157, !dbg !43

157:                                              ; preds = %145, %144
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  br i1 %103, label %158, label %170, !dbg !38

158:                                              ; preds = %157
  %159 = shl nuw nsw i32 %17, 6, !dbg !44
  %160 = shl nuw nsw i32 %20, 6, !dbg !45
  %161 = zext nneg i32 %159 to i64, !dbg !39
  %162 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %161, !dbg !39
  %163 = getelementptr i8, ptr %162, i64 -4, !dbg !39
  %164 = load float, ptr %163, align 4, !dbg !39, !tbaa !20
  %165 = zext nneg i32 %160 to i64, !dbg !40
  %166 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %165, !dbg !40
  %167 = getelementptr i8, ptr %166, i64 -4, !dbg !40
  %168 = load float, ptr %167, align 4, !dbg !40, !tbaa !20
  store float %168, ptr %163, align 4, !dbg !41, !tbaa !20
  %169 = fadd contract float %164, %168, !dbg !42
  store float %169, ptr %167, align 4, !dbg !42, !tbaa !20
  br label %170, !dbg !43

170:                                              ; preds = %158, %157
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  br i1 %89, label %171, label %183, !dbg !38

171:                                              ; preds = %170
  %172 = shl nuw nsw i32 %17, 5, !dbg !44
  %173 = shl nuw nsw i32 %20, 5, !dbg !45
  %174 = zext nneg i32 %172 to i64, !dbg !39
  %175 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %174, !dbg !39
  %176 = getelementptr i8, ptr %175, i64 -4, !dbg !39
  %177 = load float, ptr %176, align 4, !dbg !39, !tbaa !20
  %178 = zext nneg i32 %173 to i64, !dbg !40
  %179 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %178, !dbg !40
  %180 = getelementptr i8, ptr %179, i64 -4, !dbg !40
  %181 = load float, ptr %180, align 4, !dbg !40, !tbaa !20
  store float %181, ptr %176, align 4, !dbg !41, !tbaa !20
  %182 = fadd contract float %177, %181, !dbg !42
  store float %182, ptr %180, align 4, !dbg !42, !tbaa !20
  br label %183, !dbg !43

183:                                              ; preds = %171, %170
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  br i1 %75, label %184, label %196, !dbg !38

184:                                              ; preds = %183
  %185 = shl nuw nsw i32 %17, 4, !dbg !44
  %186 = shl nuw nsw i32 %20, 4, !dbg !45
  %187 = zext nneg i32 %185 to i64, !dbg !39
  %188 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %187, !dbg !39
  %189 = getelementptr i8, ptr %188, i64 -4, !dbg !39
  %190 = load float, ptr %189, align 4, !dbg !39, !tbaa !20
  %191 = zext nneg i32 %186 to i64, !dbg !40
  %192 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %191, !dbg !40
  %193 = getelementptr i8, ptr %192, i64 -4, !dbg !40
  %194 = load float, ptr %193, align 4, !dbg !40, !tbaa !20
  store float %194, ptr %189, align 4, !dbg !41, !tbaa !20
  %195 = fadd contract float %190, %194, !dbg !42
  store float %195, ptr %193, align 4, !dbg !42, !tbaa !20
  br label %196, !dbg !43

196:                                              ; preds = %184, %183
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  br i1 %61, label %197, label %209, !dbg !38

197:                                              ; preds = %196
  %198 = shl nuw nsw i32 %17, 3, !dbg !44
  %199 = shl nuw nsw i32 %20, 3, !dbg !45
  %200 = zext nneg i32 %198 to i64, !dbg !39
  %201 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %200, !dbg !39
  %202 = getelementptr i8, ptr %201, i64 -4, !dbg !39
  %203 = load float, ptr %202, align 4, !dbg !39, !tbaa !20
  %204 = zext nneg i32 %199 to i64, !dbg !40
  %205 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %204, !dbg !40
  %206 = getelementptr i8, ptr %205, i64 -4, !dbg !40
  %207 = load float, ptr %206, align 4, !dbg !40, !tbaa !20
  store float %207, ptr %202, align 4, !dbg !41, !tbaa !20
  %208 = fadd contract float %203, %207, !dbg !42
  store float %208, ptr %206, align 4, !dbg !42, !tbaa !20
  br label %209, !dbg !43

209:                                              ; preds = %197, %196
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  br i1 %47, label %210, label %222, !dbg !38

210:                                              ; preds = %209
  %211 = shl nuw nsw i32 %17, 2, !dbg !44
  %212 = shl nuw nsw i32 %20, 2, !dbg !45
  %213 = zext nneg i32 %211 to i64, !dbg !39
  %214 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %213, !dbg !39
  %215 = getelementptr i8, ptr %214, i64 -4, !dbg !39
  %216 = load float, ptr %215, align 4, !dbg !39, !tbaa !20
  %217 = zext nneg i32 %212 to i64, !dbg !40
  %218 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %217, !dbg !40
  %219 = getelementptr i8, ptr %218, i64 -4, !dbg !40
  %220 = load float, ptr %219, align 4, !dbg !40, !tbaa !20
  store float %220, ptr %215, align 4, !dbg !41, !tbaa !20
  %221 = fadd contract float %216, %220, !dbg !42
  store float %221, ptr %219, align 4, !dbg !42, !tbaa !20
  br label %222, !dbg !43

222:                                              ; preds = %210, %209
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  br i1 %33, label %223, label %235, !dbg !38

223:                                              ; preds = %222
  %224 = shl nuw nsw i32 %17, 1, !dbg !44
  %225 = shl nuw nsw i32 %20, 1, !dbg !45
  %226 = zext nneg i32 %224 to i64, !dbg !39
  %227 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %226, !dbg !39
  %228 = getelementptr i8, ptr %227, i64 -4, !dbg !39
  %229 = load float, ptr %228, align 4, !dbg !39, !tbaa !20
  %230 = zext nneg i32 %225 to i64, !dbg !40
  %231 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %230, !dbg !40
  %232 = getelementptr i8, ptr %231, i64 -4, !dbg !40
  %233 = load float, ptr %232, align 4, !dbg !40, !tbaa !20
  store float %233, ptr %228, align 4, !dbg !41, !tbaa !20
  %234 = fadd contract float %229, %233, !dbg !42
  store float %234, ptr %232, align 4, !dbg !42, !tbaa !20
  br label %235, !dbg !43

235:                                              ; preds = %223, %222
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !37
  br i1 %21, label %236, label %244, !dbg !38

236:                                              ; preds = %235
  %237 = getelementptr i8, ptr %19, i64 -4, !dbg !39
  %238 = load float, ptr %237, align 4, !dbg !39, !tbaa !20
  %239 = zext nneg i32 %20 to i64, !dbg !40
  %240 = getelementptr float, ptr addrspacecast (ptr addrspace(3) @_ZZ7prescanPfPKfE4temp to ptr), i64 %239, !dbg !40
  %241 = getelementptr i8, ptr %240, i64 -4, !dbg !40
  %242 = load float, ptr %241, align 4, !dbg !40, !tbaa !20
  store float %242, ptr %237, align 4, !dbg !41, !tbaa !20
  %243 = fadd contract float %238, %242, !dbg !42
  store float %243, ptr %241, align 4, !dbg !42, !tbaa !20
  br label %244, !dbg !43

244:                                              ; preds = %236, %235
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0), !dbg !46
  %245 = load float, ptr %12, align 4, !dbg !47, !tbaa !20
  %246 = getelementptr inbounds float, ptr %0, i64 %8, !dbg !48
  store float %245, ptr %246, align 4, !dbg !49, !tbaa !20
  %247 = load float, ptr %19, align 4, !dbg !50, !tbaa !20
  %248 = getelementptr inbounds float, ptr %0, i64 %14, !dbg !51
  store float %247, ptr %248, align 4, !dbg !52, !tbaa !20
  ret void, !dbg !53
}

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #1

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #2

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #2

attributes #0 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_90" "target-features"="+ptx88,+sm_90" "uniform-work-group-size"="true" }
attributes #1 = { convergent nocallback nounwind }
attributes #2 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }

!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3, !4, !5, !6}
!llvm.errno.tbaa = !{!7}

!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus_14, file: !1, isOptimized: true, runtimeVersion: 0, emissionKind: DebugDirectivesOnly, splitDebugInlining: false, nameTableKind: None)
!1 = !DIFile(filename: "scan.cu", directory: ".")
!2 = !{i32 7, !"Dwarf Version", i32 2}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !{i32 1, !"wchar_size", i32 4}
!5 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!6 = !{i32 7, !"frame-pointer", i32 2}
!7 = !{!8, !8, i64 0}
!8 = !{!"int", !9, i64 0}
!9 = !{!"omnipotent char", !10, i64 0}
!10 = !{!"Simple C++ TBAA"}
!11 = distinct !DISubprogram(name: "prescan", scope: !1, file: !1, line: 2, type: !12, scopeLine: 2, flags: DIFlagPrototyped, spFlags: DISPFlagDefinition | DISPFlagOptimized, unit: !0)
!12 = !DISubroutineType(types: !13)
!13 = !{}
!14 = !DILocation(line: 4, column: 16, scope: !11)
!15 = !DILocation(line: 4, column: 48, scope: !11)
!16 = !DILocation(line: 4, column: 59, scope: !11)
!17 = !DILocation(line: 5, column: 39, scope: !11)
!18 = !DILocation(line: 5, column: 35, scope: !11)
!19 = !DILocation(line: 5, column: 22, scope: !11)
!20 = !{!21, !21, i64 0}
!21 = !{!"float", !9, i64 0}
!22 = !DILocation(line: 5, column: 5, scope: !11)
!23 = !DILocation(line: 5, column: 20, scope: !11)
!24 = !DILocation(line: 6, column: 50, scope: !11)
!25 = !DILocation(line: 6, column: 26, scope: !11)
!26 = !DILocation(line: 6, column: 19, scope: !11)
!27 = !DILocation(line: 6, column: 5, scope: !11)
!28 = !DILocation(line: 6, column: 24, scope: !11)
!29 = !DILocation(line: 8, column: 9, scope: !11)
!30 = !DILocation(line: 9, column: 18, scope: !11)
!31 = !DILocation(line: 9, column: 60, scope: !11)
!32 = !DILocation(line: 9, column: 57, scope: !11)
!33 = !DILocation(line: 9, column: 23, scope: !11)
!34 = !DILocation(line: 12, column: 14, scope: !11)
!35 = !DILocation(line: 12, column: 30, scope: !11)
!36 = !DILocation(line: 12, column: 20, scope: !11)
!37 = !DILocation(line: 15, column: 9, scope: !11)
!38 = !DILocation(line: 16, column: 18, scope: !11)
!39 = !DILocation(line: 18, column: 23, scope: !11)
!40 = !DILocation(line: 19, column: 24, scope: !11)
!41 = !DILocation(line: 19, column: 22, scope: !11)
!42 = !DILocation(line: 20, column: 22, scope: !11)
!43 = !DILocation(line: 21, column: 9, scope: !11)
!44 = !DILocation(line: 17, column: 29, scope: !11)
!45 = !DILocation(line: 17, column: 63, scope: !11)
!46 = !DILocation(line: 23, column: 5, scope: !11)
!47 = !DILocation(line: 24, column: 32, scope: !11)
!48 = !DILocation(line: 24, column: 5, scope: !11)
!49 = !DILocation(line: 24, column: 30, scope: !11)
!50 = !DILocation(line: 25, column: 36, scope: !11)
!51 = !DILocation(line: 25, column: 5, scope: !11)
!52 = !DILocation(line: 25, column: 34, scope: !11)
!53 = !DILocation(line: 26, column: 1, scope: !11)
