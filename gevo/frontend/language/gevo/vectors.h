// Vector types and dim3.
#pragma once

#define GEVO_VECTORS(T, NAME, ALIGN2, ALIGN4)                                                  \
    struct NAME##1 { T x; };                                                                   \
    struct __align__(ALIGN2) NAME##2 { T x, y; };                                              \
    struct NAME##3 { T x, y, z; };                                                             \
    struct __align__(ALIGN4) NAME##4 { T x, y, z, w; };                                        \
    GEVO_BOTH NAME##1 make_##NAME##1(T x) { return {x}; }                                      \
    GEVO_BOTH NAME##2 make_##NAME##2(T x, T y) { return {x, y}; }                              \
    GEVO_BOTH NAME##3 make_##NAME##3(T x, T y, T z) { return {x, y, z}; }                      \
    GEVO_BOTH NAME##4 make_##NAME##4(T x, T y, T z, T w) { return {x, y, z, w}; }

GEVO_VECTORS(signed char, char, 2, 4)
GEVO_VECTORS(unsigned char, uchar, 2, 4)
GEVO_VECTORS(short, short, 4, 8)
GEVO_VECTORS(unsigned short, ushort, 4, 8)
GEVO_VECTORS(int, int, 8, 16)
GEVO_VECTORS(unsigned int, uint, 8, 16)
GEVO_VECTORS(long, long, 16, 16)
GEVO_VECTORS(unsigned long, ulong, 16, 16)
GEVO_VECTORS(long long, longlong, 16, 16)
GEVO_VECTORS(unsigned long long, ulonglong, 16, 16)
GEVO_VECTORS(float, float, 8, 16)
GEVO_VECTORS(double, double, 16, 16)

struct dim3 {
    unsigned int x, y, z;
    __host__ __device__ constexpr dim3(unsigned int x = 1, unsigned int y = 1, unsigned int z = 1)
        : x(x), y(y), z(z) {}
    __host__ __device__ constexpr dim3(uint3 v) : x(v.x), y(v.y), z(v.z) {}
    __host__ __device__ constexpr operator uint3() const { return uint3{x, y, z}; }
};
