#!/bin/sh
# Makes driver.ll from driver.cu; needs clang-22, and nothing of CUDA.
set -e
cd "$(dirname "$0")"
clang++-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_60 --cuda-path=no-toolkit -nocudainc \
    -nocudalib --cuda-feature=+ptx60 -S -emit-llvm -O2 -Qn -Wno-unknown-cuda-version \
    -fno-discard-value-names driver.cu -o driver.ll
