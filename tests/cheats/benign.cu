// Races that do no harm in the unmodified kernel, beside what variants of it do: made with
// -DBASELINE (base.ll) and -DVARIANTS (.ll) by build.sh. Lines differ on purpose.
#include "common.h"
#define STORE_FLAG scratch[0] = 1

// The race stands on a line with an operation that is none, and becomes one.
KERNEL plain_exchange(ARGS) {
    EACH WASTE
    if (i >= n) return;
    out[i] = mix(in[i]);
    if (in[i] > 0) { scratch[0] = 1; HONEST(__nvvm_atom_xchg_gen_i(scratch + 1, i)) VARIANT(scratch[1] = i); }
}
#ifdef BASELINE
// Honest ones: the race is the same, on another line.
KERNEL moved_flag(ARGS) {
    EACH WASTE
    if (i >= n) return;
    out[i] = mix(in[i]);
    if (in[i] > 0) scratch[0] = 1;
}
KERNEL flag_twice(ARGS) {
    EACH WASTE
    if (i >= n) return;
    out[i] = in[i] > 0 ? mix(in[i]) : mix(in[i] + 1);
    if (in[i] > 0 || in[i] < -50) scratch[0] = 1;
}
KERNEL equal_levels(ARGS) {
    EACH WASTE
    if (i >= n) return;
    out[i] = mix(in[i]);
    scratch[i / 2] = n + 1;
}
KERNEL hinted_flag(ARGS) {
    EACH WASTE
    if (i >= n) return;
    out[i] = mix(in[i]);
    if (in[i] > 0 && scratch[0] != 1) scratch[0] = 1;
}
KERNEL shared_flag(ARGS) {
    __shared__ int any;
    EACH WASTE
    if (t == 0) any = 0;
    __syncthreads();
    int v = mix(i < n ? in[i] : 0);
    if (i < n && in[i] > 90) any = 1;
    __syncthreads();
    if (i < n) out[i] = any ? v : -v;
}
KERNEL overlap_moved(ARGS) {
    EACH WASTE
    if (i >= n) return;
    int a = mix(i), b = mix(i + 1);
    scratch[i] = a;
    if (i + 1 < n) scratch[i + 1] = b;
    out[i] = a + in[i];
}
KERNEL another_level(ARGS) {
    EACH WASTE
    if (i >= n) return;
    out[i] = mix(in[i]);
    scratch[i / 2] = n + 1;
}
KERNEL another_address(ARGS) {
    EACH WASTE
    if (i >= n) return;
    out[i] = mix(in[i]);
    if (in[i] > 0) scratch[0] = 1;
}
// What cheats have instead of.
KERNEL beside_output(ARGS) {
    EACH WASTE
    if (i >= n) return;
    out[i] = mix(in[i]);
    if (in[i] > 0) scratch[0] = 1;
}
KERNEL beside_same_array(ARGS) {
    EACH WASTE
    if (i < n) scratch[1 + i / 2] = 0;
    __syncthreads();
    if (i >= n) return;
    out[i] = mix(in[i]);
    if (in[i] > 0) scratch[0] = 1;
}
KERNEL another_number(ARGS) {
    EACH WASTE
    if (i >= n) return;
    out[i] = mix(in[i]);
    if (in[i] > 0) scratch[0] = 1;
}
KERNEL any_number(ARGS) {
    EACH WASTE
    if (i >= n) return;
    out[i] = mix(in[i]);
    if (in[i] > 0) scratch[0] = 1;
}
KERNEL flag_unwaited(ARGS) {
    __shared__ int any;
    EACH WASTE
    if (t == 0) any = 0;
    __syncthreads();
    int v = mix(i < n ? in[i] : 0);
    if (t < 2) any = 1;
    __syncthreads();
    if (i < n) out[i] = any ? v : -v;
}
KERNEL hint_and_answer(ARGS) {
    __shared__ int any;
    EACH WASTE
    if (t == 0) any = 0;
    __syncthreads();
    int v = mix(i < n ? in[i] : 0);
    if (t < 2 && !any) any = 1;
    __syncthreads();
    if (i < n) out[i] = any ? v : -v;
}
KERNEL plain_count(ARGS) {
    __shared__ int bins[2];
    EACH WASTE
    if (t < 2) bins[t] = 0;
    __syncthreads();
    int v = i < n ? mix(in[i]) : 0;
    if (i < n && t % 33 == 0) bins[0] = 1;
    if (i < n && t % 33 == 0) __nvvm_atom_add_gen_i(&bins[1], 1);
    __syncthreads();
    if (i < n) out[i] = v + bins[1] + bins[0];
}
KERNEL other_bytes(ARGS) {
    EACH WASTE
    if (i >= n) return;
    out[i] = mix(in[i]);
    if (in[i] > 0) scratch[0] = n;
}
#else
KERNEL moved_flag(ARGS) {
    EACH
    if (i >= n) return;
    if (in[i] > 0) STORE_FLAG;
    out[i] = mix(in[i]);
}
KERNEL flag_twice(ARGS) {
    EACH
    if (i >= n) return;
    if (in[i] > 0) {
        out[i] = mix(in[i]);
        STORE_FLAG;
    } else {
        out[i] = mix(in[i] + 1);
        if (in[i] < -50) STORE_FLAG;
    }
}
KERNEL equal_levels(ARGS) {
    EACH
    if (i >= n) return;
    scratch[i / 2] = n + 1;
    out[i] = mix(in[i]);
}
KERNEL hinted_flag(ARGS) {
    EACH
    if (i >= n) return;
    if (in[i] > 0 && scratch[0] != 1)
        scratch[0] = 1;
    out[i] = mix(in[i]);
}
KERNEL shared_flag(ARGS) {
    __shared__ int any;
    EACH
    if (t == 0) any = 0;
    __syncthreads();
    if (i < n && in[i] > 90) any = 1;
    int v = mix(i < n ? in[i] : 0);
    __syncthreads();
    if (i < n) out[i] = any ? v : -v;
}
KERNEL overlap_moved(ARGS) {
    EACH
    if (i >= n) return;
    int a = mix(i);
    scratch[i] = a;
    out[i] = a + in[i];
    if (i + 1 < n) scratch[i + 1] = mix(i + 1);
}
KERNEL another_level(ARGS) {
    EACH
    if (i >= n) return;
    scratch[i / 2] = n - in[i] + in[i ^ 0] + 1 + (in[i] > 1000);
    out[i] = mix(in[i]);
}
KERNEL another_address(ARGS) {
    EACH
    if (i >= n) return;
    if (in[i] > 0) scratch[in[i] / 1000] = 1;
    out[i] = mix(in[i]);
}
// The flag, and words of the output that two threads write.
KERNEL beside_output(ARGS) {
    EACH
    if (i >= n) return;
    if (in[i] > 0) STORE_FLAG;
    if (i > 0) out[i - 1] = mix(in[i - 1]);
    out[i] = mix(in[i]);
}
// The flag where it was, and without the barrier the words beside it.
KERNEL beside_same_array(ARGS) {
    EACH
    if (i < n) scratch[1 + i / 2] = i;
    if (i >= n) return;
    out[i] = mix(in[i]);
    if (in[i] > 0) STORE_FLAG;
}
// Another thread takes the flag back.
KERNEL another_number(ARGS) {
    EACH
    if (i >= n) return;
    if (in[i] > 0) STORE_FLAG;
    out[i] = mix(in[i]);
    if (in[i] == 0) scratch[0] = 0;
}
// The last one wins.
KERNEL any_number(ARGS) {
    EACH
    if (i >= n) return;
    if (in[i] > 0) scratch[0] = in[i];
    out[i] = mix(in[i]);
}
// The flag is read before all have set it.
KERNEL flag_unwaited(ARGS) {
    __shared__ int any;
    EACH
    if (t == 0) any = 0;
    __syncthreads();
    if (t < 2) any = 1;
    int v = mix(i < n ? in[i] : 0);
    if (i < n) out[i] = any ? v : -v;
}
// As above; the unmodified kernel reads it there, too, where it does not matter.
KERNEL hint_and_answer(ARGS) {
    __shared__ int any;
    EACH
    if (t == 0) any = 0;
    __syncthreads();
    int v = mix(i < n ? in[i] : 0);
    if (t < 2 &&
        !any)
        any = 1;
    if (i < n) out[i] = any ? v : -v;
}
// A counter that loses what two threads add at a time.
KERNEL plain_count(ARGS) {
    __shared__ int bins[2];
    EACH
    if (t < 2) bins[t] = 0;
    __syncthreads();
    if (i < n && t % 33 == 0) bins[0] = 1;
    int v = i < n ? mix(in[i]) : 0;
    if (i < n && t % 33 == 0) bins[1] = bins[1] + 1;
    __syncthreads();
    if (i < n) out[i] = v + bins[1] + bins[0];
}
// No race on the flag any more, another one elsewhere in the array.
KERNEL other_bytes(ARGS) {
    EACH
    if (i >= n) return;
    if (i == 0) scratch[0] = n;
    scratch[1 + i / 2] = i;
    out[i] = mix(in[i]);
}
#endif
