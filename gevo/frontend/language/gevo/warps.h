// Warp operations.
#pragma once

GEVO_DEVICE unsigned int __activemask() { return __nvvm_activemask(); }
GEVO_DEVICE void __syncwarp(unsigned int mask = 0xffffffffu) { __nvvm_bar_warp_sync(mask); }
GEVO_DEVICE int __all_sync(unsigned int mask, int p) { return __nvvm_vote_all_sync(mask, p); }
GEVO_DEVICE int __any_sync(unsigned int mask, int p) { return __nvvm_vote_any_sync(mask, p); }
GEVO_DEVICE int __uni_sync(unsigned int mask, int p) { return __nvvm_vote_uni_sync(mask, p); }
GEVO_DEVICE unsigned int __ballot_sync(unsigned int mask, int p)
{
    return __nvvm_vote_ballot_sync(mask, p);
}
GEVO_DEVICE unsigned int __lanemask_lt() { return __nvvm_read_ptx_sreg_lanemask_lt(); }

#define GEVO_SHUFFLE(NAME, WORD, PLACE, CLAMP)                                                 \
    template <class T>                                                                         \
    GEVO_DEVICE T NAME(unsigned int mask, T value, PLACE place, int width = 32)                \
    {                                                                                          \
        constexpr int words = (sizeof(T) + 3) / 4;                                             \
        int parts[words] = {};                                                                 \
        __builtin_memcpy(parts, &value, sizeof(T));                                            \
        for (int i = 0; i < words; i++)                                                        \
            parts[i] = WORD(mask, parts[i], (int)place, ((32 - width) << 8) | CLAMP);          \
        __builtin_memcpy(&value, parts, sizeof(T));                                            \
        return value;                                                                          \
    }
GEVO_SHUFFLE(__shfl_sync, __nvvm_shfl_sync_idx_i32, int, 0x1f)
GEVO_SHUFFLE(__shfl_up_sync, __nvvm_shfl_sync_up_i32, unsigned int, 0)
GEVO_SHUFFLE(__shfl_down_sync, __nvvm_shfl_sync_down_i32, unsigned int, 0x1f)
GEVO_SHUFFLE(__shfl_xor_sync, __nvvm_shfl_sync_bfly_i32, int, 0x1f)
#undef GEVO_SHUFFLE

template <class T> GEVO_DEVICE unsigned int __match_any_sync(unsigned int mask, T value)
{
    if constexpr (sizeof(T) == 8)
        return __nvvm_match_any_sync_i64(mask, __builtin_bit_cast(long long, value));
    else
        return __nvvm_match_any_sync_i32(mask, __builtin_bit_cast(int, value));
}

GEVO_DEVICE unsigned int __reduce_add_sync(unsigned int mask, unsigned int v)
{
    return __nvvm_redux_sync_add(v, mask);
}
GEVO_DEVICE int __reduce_add_sync(unsigned int mask, int v) { return __nvvm_redux_sync_add(v, mask); }
GEVO_DEVICE unsigned int __reduce_min_sync(unsigned int mask, unsigned int v)
{
    return __nvvm_redux_sync_umin(v, mask);
}
GEVO_DEVICE int __reduce_min_sync(unsigned int mask, int v) { return __nvvm_redux_sync_min(v, mask); }
GEVO_DEVICE unsigned int __reduce_max_sync(unsigned int mask, unsigned int v)
{
    return __nvvm_redux_sync_umax(v, mask);
}
GEVO_DEVICE int __reduce_max_sync(unsigned int mask, int v) { return __nvvm_redux_sync_max(v, mask); }
GEVO_DEVICE unsigned int __reduce_and_sync(unsigned int mask, unsigned int v)
{
    return __nvvm_redux_sync_and(v, mask);
}
GEVO_DEVICE unsigned int __reduce_or_sync(unsigned int mask, unsigned int v)
{
    return __nvvm_redux_sync_or(v, mask);
}
GEVO_DEVICE unsigned int __reduce_xor_sync(unsigned int mask, unsigned int v)
{
    return __nvvm_redux_sync_xor(v, mask);
}
