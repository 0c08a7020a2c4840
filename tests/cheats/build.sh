#!/bin/sh
# Makes the .ll files here from the .cu files; needs clang-22 and a CUDA toolkit's headers.
# The tests themselves use the committed .ll files. NAME.ll holds the variants of NAME.cu,
# NAME.base.ll the unmodified programs. Names as arguments: only these.
set -e
cd "$(dirname "$0")"
toolkit=${CUDA_PATH:-/usr/local/cuda-13.0}
include=$(mktemp -d)
touch "$include/curand_mtgp32_kernel.h"

# Calls of the functions that order.h declares for want of a builtin become instructions.
pointer='ptr ((noundef|nonnull) )*'
instructions="
/^declare .*@(fence|load|store)_/d
s/(tail )?call void @fence_([a-z_]+)_(block|device)\(\)( #[0-9]+)?/fence syncscope(\"\3\") \2/
s/(tail )?call i32 @load_([a-z]+)_(block|device)\($pointer(.*)\)( #[0-9]+)?(, !dbg|\$)/load atomic i32, ptr \6 syncscope(\"\3\") \2, align 4\8/
s/(tail )?call void @store_([a-z]+)_(block|device)\($pointer(.*), i32 noundef ([^,()]+)\)( #[0-9]+)?(, !dbg|\$)/store atomic i32 \7, ptr \6 syncscope(\"\3\") \2, align 4\9/
"

build() { # name, options
    for kind in "-DBASELINE .base.ll" "-DVARIANTS .ll"; do
        clang++-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 --cuda-path="$toolkit" \
            -I"$include" -S -emit-llvm -O1 -Wno-unknown-cuda-version $2 "${kind% *}" "$1.cu" \
            -o "$include/$1.ll"
        sed -E -e '/^source_filename/d' -e "s|; ModuleID = .*|; Made from $1.cu by build.sh.|" \
            -e "$instructions" "$include/$1.ll" >"$1${kind#* }"
    done
}

# Without CUDA's headers; every access has the line that it stands on.
build_alone() {
    for kind in "-DBASELINE .base.ll" "-DVARIANTS .ll"; do
        clang++-22 -x cuda --cuda-device-only --cuda-gpu-arch=sm_90 --cuda-path=no-toolkit \
            -nocudainc -nocudalib --cuda-feature=+ptx88 -D__noinline__='__attribute__((noinline))' \
            -include ../../kernels/cuda_lite.h -S -emit-llvm -O1 -Wno-unknown-cuda-version -Qn \
            -gline-tables-only -fdebug-compilation-dir=. -fno-discard-value-names "${kind% *}" \
            "$1.cu" -o "$include/$1.ll"
        sed -E -e '/^source_filename/d' -e "s|; ModuleID = .*|; Made from $1.cu by build.sh.|" \
            "$include/$1.ll" >"$1${kind#* }"
    done
}

debug="-gline-tables-only -gno-inline-line-tables -fdebug-compilation-dir=."
debug="$debug -fdebug-prefix-map=$toolkit=cuda"
order="fences messages locks scopes proxies lanes shuffles blocks barriers state"
order="$order honest_blocks honest_memory honest_warps"
for name in ${*:-cheats honest arithmetic benign $order}; do
    case $name in
    cheats | honest | arithmetic) build "$name" "" ;;
    benign) build_alone "$name" ;;
    *) build "$name" "$debug" ;;
    esac
done
rm -r "$include"
