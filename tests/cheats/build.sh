#!/bin/sh
# Makes the .ll files here from the .cu files; needs clang-22 and a CUDA toolkit's headers.
# The tests themselves use the committed .ll files. NAME.ll holds the variants of NAME.cu,
# NAME.base.ll the unmodified programs.
set -e
cd "$(dirname "$0")"
toolkit=${CUDA_PATH:-/usr/local/cuda-13.0}
include=$(mktemp -d)
touch "$include/curand_mtgp32_kernel.h"
for name in cheats honest arithmetic; do
    for kind in "-DBASELINE .base.ll" "-DVARIANTS .ll"; do
        clang++-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 --cuda-path="$toolkit" \
            -I"$include" -S -emit-llvm -O1 -Wno-unknown-cuda-version "${kind% *}" "$name.cu" -o - |
            sed -e '/^source_filename/d' -e "s|; ModuleID = .*|; Made from $name.cu by build.sh.|" \
                >"$name${kind#* }"
    done
done
rm -r "$include"
