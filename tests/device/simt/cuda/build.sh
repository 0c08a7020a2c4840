#!/bin/sh
# Makes the .ll files here from the .cu files; needs clang-22 and a CUDA toolkit's headers.
# The tests themselves use the committed .ll files.
set -e
cd "$(dirname "$0")"
toolkit=${CUDA_PATH:-/usr/local/cuda-13.0}
include=$(mktemp -d)
touch "$include/curand_mtgp32_kernel.h"
for source in "${@:-*.cu}"; do
    for file in $source; do
        flags=$(sed -n 's|^// clang: ||p' "$file")
        clang++-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 --cuda-path="$toolkit" -ffile-compilation-dir=. \
            -I"$include" -S -emit-llvm -gline-tables-only ${flags:--O3} \
            -Wno-unknown-cuda-version "$file" -o - |
            sed -e '/^source_filename/d' -e "s|; ModuleID = .*|; Made from $file by build.sh.|" \
            >"${file%.cu}.ll"
    done
done
rm -r "$include"
