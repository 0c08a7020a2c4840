#!/bin/sh
# Makes the .ll files here from the .cu files, as tests/cheats/build.sh does: NAME.ll holds the
# variants of NAME.cu, NAME.base.ll the unmodified programs. Names as arguments: only these.
set -e
cd "$(dirname "$0")"
toolkit=${CUDA_PATH:-/usr/local/cuda-13.0}
include=$(mktemp -d)
touch "$include/curand_mtgp32_kernel.h"
for name in ${*:-guards loops values floats data alike honest}; do
    for kind in "-DBASELINE .base.ll" "-DVARIANTS .ll"; do
        clang++-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 --cuda-path="$toolkit" \
            -I"$include" -S -emit-llvm -O1 -Wno-unknown-cuda-version -Wno-pass-failed \
            -gline-tables-only -gno-inline-line-tables -fdebug-compilation-dir=. \
            -fdebug-prefix-map="$toolkit=cuda" "${kind% *}" "$name.cu" -o "$include/$name.ll"
        sed -E -e '/^source_filename/d' -e "s|; ModuleID = .*|; Made from $name.cu by build.sh.|" \
            "$include/$name.ll" >"$name${kind#* }"
    done
done
rm -r "$include"
