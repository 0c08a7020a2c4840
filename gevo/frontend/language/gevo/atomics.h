// Atomics: relaxed, in the scope of the device, or of the block or the system by their names.
#pragma once

#define GEVO_ATOMIC(T, NAME, OPERATION, SUFFIX, SCOPE)                                         \
    GEVO_DEVICE T NAME##SUFFIX(T *p, T v)                                                      \
    {                                                                                          \
        return __scoped_atomic_##OPERATION(p, v, __ATOMIC_RELAXED, SCOPE);                     \
    }
#define GEVO_EXCHANGES(T, SUFFIX, SCOPE)                                                       \
    GEVO_DEVICE T atomicExch##SUFFIX(T *p, T v)                                                \
    {                                                                                          \
        return __scoped_atomic_exchange_n(p, v, __ATOMIC_RELAXED, SCOPE);                      \
    }                                                                                          \
    GEVO_DEVICE T atomicCAS##SUFFIX(T *p, T compare, T v)                                      \
    {                                                                                          \
        __scoped_atomic_compare_exchange_n(                                                    \
            p, &compare, v, false, __ATOMIC_RELAXED, __ATOMIC_RELAXED, SCOPE);                 \
        return compare;                                                                        \
    }
#define GEVO_INTEGERS(T, SUFFIX, SCOPE)                                                        \
    GEVO_ATOMIC(T, atomicAdd, fetch_add, SUFFIX, SCOPE)                                        \
    GEVO_ATOMIC(T, atomicSub, fetch_sub, SUFFIX, SCOPE)                                        \
    GEVO_ATOMIC(T, atomicMin, fetch_min, SUFFIX, SCOPE)                                        \
    GEVO_ATOMIC(T, atomicMax, fetch_max, SUFFIX, SCOPE)                                        \
    GEVO_ATOMIC(T, atomicAnd, fetch_and, SUFFIX, SCOPE)                                        \
    GEVO_ATOMIC(T, atomicOr, fetch_or, SUFFIX, SCOPE)                                          \
    GEVO_ATOMIC(T, atomicXor, fetch_xor, SUFFIX, SCOPE)                                        \
    GEVO_EXCHANGES(T, SUFFIX, SCOPE)
#define GEVO_ATOMICS(SUFFIX, SCOPE)                                                            \
    GEVO_INTEGERS(int, SUFFIX, SCOPE)                                                          \
    GEVO_INTEGERS(unsigned int, SUFFIX, SCOPE)                                                 \
    GEVO_INTEGERS(long long, SUFFIX, SCOPE)                                                    \
    GEVO_INTEGERS(unsigned long long, SUFFIX, SCOPE)                                           \
    GEVO_ATOMIC(float, atomicAdd, fetch_add, SUFFIX, SCOPE)                                    \
    GEVO_ATOMIC(double, atomicAdd, fetch_add, SUFFIX, SCOPE)                                   \
    GEVO_DEVICE float atomicExch##SUFFIX(float *p, float v)                                    \
    {                                                                                          \
        return __builtin_bit_cast(                                                             \
            float, atomicExch##SUFFIX((int *)p, __builtin_bit_cast(int, v)));                  \
    }

GEVO_ATOMICS(, __MEMORY_SCOPE_DEVICE)
GEVO_ATOMICS(_block, __MEMORY_SCOPE_WRKGRP)
GEVO_ATOMICS(_system, __MEMORY_SCOPE_SYSTEM)

GEVO_DEVICE unsigned int atomicInc(unsigned int *p, unsigned int v)
{
    return __nvvm_atom_inc_gen_ui(p, v);
}
GEVO_DEVICE unsigned int atomicDec(unsigned int *p, unsigned int v)
{
    return __nvvm_atom_dec_gen_ui(p, v);
}
#undef GEVO_ATOMICS
#undef GEVO_INTEGERS
#undef GEVO_EXCHANGES
#undef GEVO_ATOMIC
