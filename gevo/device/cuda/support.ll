; Made from support.cu by scripts/build_cuda_support.py; do not edit.
; ModuleID = 'support.cu'
source_filename = "support.cu"
target datalayout = "e-p6:32:32-i64:64-i128:128-i256:256-v16:16-v32:32-n16:32:64"
target triple = "nvptx64-nvidia-cuda"

@_ZZ14gevo_checksumsE4part = internal unnamed_addr addrspace(3) global [256 x i64] undef, align 8

; Function Attrs: mustprogress nofree noinline norecurse nounwind memory(inaccessiblemem: readwrite)
define dso_local ptx_kernel void @gevo_wait(i64 noundef %0) local_unnamed_addr #0 {
  %2 = tail call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  br label %3

3:                                                ; preds = %3, %1
  %4 = tail call i64 @llvm.nvvm.read.ptx.sreg.clock64()
  %5 = sub i64 %4, %2
  %6 = icmp ult i64 %5, %0
  br i1 %6, label %3, label %7, !llvm.loop !7

7:                                                ; preds = %3
  ret void
}

; Function Attrs: mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite)
declare noundef i64 @llvm.nvvm.read.ptx.sreg.clock64() #1

; Function Attrs: convergent mustprogress noinline norecurse nounwind
define dso_local ptx_kernel void @gevo_checksums(ptr noundef readonly captures(none) %0, ptr noundef readonly captures(none) %1, ptr noundef captures(none) %2) local_unnamed_addr #2 {
  %4 = tail call i32 @llvm.nvvm.read.ptx.sreg.tid.x()
  %5 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.y()
  %6 = shl nuw nsw i32 %5, 1
  %7 = zext nneg i32 %6 to i64
  %8 = getelementptr inbounds nuw i64, ptr %1, i64 %7
  %9 = load i64, ptr %8, align 8, !tbaa !10
  %10 = getelementptr inbounds nuw i8, ptr %8, i64 8
  %11 = load i64, ptr %10, align 8, !tbaa !10
  %12 = lshr i64 %9, 3
  %13 = add i64 %9, -1
  %14 = add i64 %13, %11
  %15 = lshr i64 %14, 3
  %16 = tail call i32 @llvm.nvvm.read.ptx.sreg.nctaid.x()
  %17 = zext nneg i32 %16 to i64
  %18 = shl nuw nsw i64 %17, 8
  %19 = tail call i32 @llvm.nvvm.read.ptx.sreg.ctaid.x()
  %20 = shl nsw i32 %19, 8
  %21 = zext nneg i32 %4 to i64
  %22 = add nuw i32 %20, %4
  %23 = zext i32 %22 to i64
  %24 = add nuw nsw i64 %12, %23
  %25 = icmp samesign ugt i64 %24, %15
  br i1 %25, label %34, label %26

26:                                               ; preds = %3
  %27 = shl i64 %9, 3
  %28 = and i64 %27, 56
  %29 = shl nsw i64 -1, %28
  %30 = shl i64 %14, 3
  %31 = and i64 %30, 56
  %32 = xor i64 %31, 56
  %33 = lshr i64 -1, %32
  br label %37

34:                                               ; preds = %37, %3
  %35 = phi i64 [ 0, %3 ], [ %67, %37 ]
  %36 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ14gevo_checksumsE4part to ptr), i64 %21
  store i64 %35, ptr %36, align 8, !tbaa !10
  br label %72

37:                                               ; preds = %26, %37
  %38 = phi i64 [ %24, %26 ], [ %68, %37 ]
  %39 = phi i64 [ 0, %26 ], [ %67, %37 ]
  %40 = getelementptr inbounds nuw i64, ptr %0, i64 %38
  %41 = load i64, ptr %40, align 8, !tbaa !10
  %42 = icmp eq i64 %38, %12
  %43 = select i1 %42, i64 %29, i64 -1
  %44 = and i64 %41, %43
  %45 = icmp eq i64 %38, %15
  %46 = select i1 %45, i64 %33, i64 -1
  %47 = and i64 %44, %46
  %48 = sub nsw i64 %38, %12
  %49 = add nsw i64 %48, 1
  %50 = lshr i64 %49, 30
  %51 = xor i64 %50, %49
  %52 = mul i64 %51, -4658895280553007687
  %53 = lshr i64 %52, 27
  %54 = xor i64 %53, %52
  %55 = mul i64 %54, -7723592293110705685
  %56 = lshr i64 %55, 31
  %57 = xor i64 %56, %55
  %58 = add i64 %47, %57
  %59 = lshr i64 %58, 30
  %60 = xor i64 %59, %58
  %61 = mul i64 %60, -4658895280553007687
  %62 = lshr i64 %61, 27
  %63 = xor i64 %62, %61
  %64 = mul i64 %63, -7723592293110705685
  %65 = lshr i64 %64, 31
  %66 = xor i64 %65, %64
  %67 = add i64 %66, %39
  %68 = add nuw nsw i64 %38, %18
  %69 = icmp samesign ugt i64 %68, %15
  br i1 %69, label %34, label %37, !llvm.loop !12

70:                                               ; preds = %82
  %71 = icmp eq i32 %4, 0
  br i1 %71, label %85, label %90

72:                                               ; preds = %34, %82
  %73 = phi i32 [ 128, %34 ], [ %83, %82 ]
  tail call void @llvm.nvvm.barrier.cta.sync.aligned.all(i32 0)
  %74 = icmp samesign ult i32 %4, %73
  br i1 %74, label %75, label %82

75:                                               ; preds = %72
  %76 = add nuw nsw i32 %73, %4
  %77 = zext nneg i32 %76 to i64
  %78 = getelementptr inbounds nuw i64, ptr addrspacecast (ptr addrspace(3) @_ZZ14gevo_checksumsE4part to ptr), i64 %77
  %79 = load i64, ptr %78, align 8, !tbaa !10
  %80 = load i64, ptr %36, align 8, !tbaa !10
  %81 = add i64 %80, %79
  store i64 %81, ptr %36, align 8, !tbaa !10
  br label %82

82:                                               ; preds = %72, %75
  %83 = lshr i32 %73, 1
  %84 = icmp eq i32 %83, 0
  br i1 %84, label %70, label %72, !llvm.loop !13

85:                                               ; preds = %70
  %86 = zext nneg i32 %5 to i64
  %87 = getelementptr inbounds nuw i64, ptr %2, i64 %86
  %88 = load i64, ptr addrspacecast (ptr addrspace(3) @_ZZ14gevo_checksumsE4part to ptr), align 8, !tbaa !10
  %89 = atomicrmw add ptr %87, i64 %88 seq_cst, align 8
  br label %90

90:                                               ; preds = %85, %70
  ret void
}

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 1024) i32 @llvm.nvvm.read.ptx.sreg.tid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 65535) i32 @llvm.nvvm.read.ptx.sreg.ctaid.y() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 1, -2147483648) i32 @llvm.nvvm.read.ptx.sreg.nctaid.x() #3

; Function Attrs: mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none)
declare noundef range(i32 0, 2147483647) i32 @llvm.nvvm.read.ptx.sreg.ctaid.x() #3

; Function Attrs: convergent nocallback nounwind
declare void @llvm.nvvm.barrier.cta.sync.aligned.all(i32) #4

attributes #0 = { mustprogress nofree noinline norecurse nounwind memory(inaccessiblemem: readwrite) "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_60" "target-features"="+ptx60,+sm_60" "uniform-work-group-size"="true" }
attributes #1 = { mustprogress nocallback nofree nounwind willreturn memory(inaccessiblemem: readwrite) }
attributes #2 = { convergent mustprogress noinline norecurse nounwind "frame-pointer"="all" "no-trapping-math"="true" "stack-protector-buffer-size"="8" "target-cpu"="sm_60" "target-features"="+ptx60,+sm_60" "uniform-work-group-size"="true" }
attributes #3 = { mustprogress nocallback nofree nosync nounwind speculatable willreturn memory(none) }
attributes #4 = { convergent nocallback nounwind }

!llvm.module.flags = !{!0, !1, !2}
!llvm.errno.tbaa = !{!3}

!0 = !{i32 1, !"wchar_size", i32 4}
!1 = !{i32 4, !"nvvm-reflect-ftz", i32 0}
!2 = !{i32 7, !"frame-pointer", i32 2}
!3 = !{!4, !4, i64 0}
!4 = !{!"int", !5, i64 0}
!5 = !{!"omnipotent char", !6, i64 0}
!6 = !{!"Simple C++ TBAA"}
!7 = distinct !{!7, !8, !9}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.unroll.disable"}
!10 = !{!11, !11, i64 0}
!11 = !{!"long long", !5, i64 0}
!12 = distinct !{!12, !8, !9}
!13 = distinct !{!13, !8, !9}
