// Reads of texture objects, as PTX has them.
#pragma once

typedef unsigned long long cudaTextureObject_t;

struct GevoTexel {
    float x, y, z, w;
    __device__ operator float() const { return x; }
    __device__ operator float2() const { return {x, y}; }
    __device__ operator float4() const { return {x, y, z, w}; }
};
struct GevoIntegerTexel {
    int x, y, z, w;
    __device__ operator int() const { return x; }
    __device__ operator int2() const { return {x, y}; }
    __device__ operator int4() const { return {x, y, z, w}; }
    __device__ operator unsigned int() const { return x; }
    __device__ operator unsigned char() const { return x; }
};
template <class T> struct GevoTexelOf { typedef GevoTexel type; };
template <> struct GevoTexelOf<int> { typedef GevoIntegerTexel type; };
template <> struct GevoTexelOf<int2> { typedef GevoIntegerTexel type; };
template <> struct GevoTexelOf<int4> { typedef GevoIntegerTexel type; };
template <> struct GevoTexelOf<unsigned int> { typedef GevoIntegerTexel type; };
template <> struct GevoTexelOf<unsigned char> { typedef GevoIntegerTexel type; };

#define GEVO_READ(TEXEL, TYPE, LETTER)                                                         \
    GEVO_DEVICE void gevo_fetch(cudaTextureObject_t t, int i, TEXEL &to)                       \
    {                                                                                          \
        asm("tex.1d.v4." TYPE ".s32 {%0, %1, %2, %3}, [%4, {%5}];"                             \
            : "=" LETTER(to.x), "=" LETTER(to.y), "=" LETTER(to.z), "=" LETTER(to.w)           \
            : "l"(t), "r"(i));                                                                 \
    }                                                                                          \
    GEVO_DEVICE void gevo_read(cudaTextureObject_t t, float x, TEXEL &to)                      \
    {                                                                                          \
        asm("tex.1d.v4." TYPE ".f32 {%0, %1, %2, %3}, [%4, {%5}];"                             \
            : "=" LETTER(to.x), "=" LETTER(to.y), "=" LETTER(to.z), "=" LETTER(to.w)           \
            : "l"(t), "f"(x));                                                                 \
    }                                                                                          \
    GEVO_DEVICE void gevo_read(cudaTextureObject_t t, float x, float y, TEXEL &to)             \
    {                                                                                          \
        asm("tex.2d.v4." TYPE ".f32 {%0, %1, %2, %3}, [%4, {%5, %6}];"                         \
            : "=" LETTER(to.x), "=" LETTER(to.y), "=" LETTER(to.z), "=" LETTER(to.w)           \
            : "l"(t), "f"(x), "f"(y));                                                         \
    }
GEVO_READ(GevoTexel, "f32", "f")
GEVO_READ(GevoIntegerTexel, "s32", "r")
#undef GEVO_READ

template <class T> GEVO_DEVICE T tex1Dfetch(cudaTextureObject_t t, int i)
{
    typename GevoTexelOf<T>::type found;
    gevo_fetch(t, i, found);
    return found;
}
template <class T> GEVO_DEVICE T tex1D(cudaTextureObject_t t, float x)
{
    typename GevoTexelOf<T>::type found;
    gevo_read(t, x, found);
    return found;
}
template <class T> GEVO_DEVICE T tex2D(cudaTextureObject_t t, float x, float y)
{
    typename GevoTexelOf<T>::type found;
    gevo_read(t, x, y, found);
    return found;
}
