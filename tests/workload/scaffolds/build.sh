#!/bin/sh
# The .ll files beside this one, with clang 22.
cd "$(dirname "$0")" || exit 1
for f in *.cu; do
    clang++-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 --cuda-path=no-toolkit -nocudainc \
        -nocudalib --cuda-feature=+ptx88 -S -emit-llvm -Qn -gline-tables-only \
        -fdebug-compilation-dir=. -Wno-unknown-cuda-version -include ../../../kernels/cuda_lite.h \
        -include strange.h -O3 "$f" -o "${f%.cu}.ll"
done
