#!/bin/sh
# Makes kernels.ll from kernels.cu; needs clang-22 and a CUDA toolkit's headers.
set -e
cd "$(dirname "$0")"
include=$(mktemp -d)
touch "$include/curand_mtgp32_kernel.h"
clang++-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 --cuda-path="${CUDA_PATH:-/usr/local/cuda-13.0}" \
    -I"$include" -S -emit-llvm -O1 -ffp-contract=off -Wno-unknown-cuda-version kernels.cu -o "$include/kernels.ll"
sed -e '/^source_filename/d' -e "s|; ModuleID = .*|; Made from kernels.cu by build.sh.|" \
    "$include/kernels.ll" >kernels.ll
rm -r "$include"
