"""Our own Numba kernels; `others.py` says what each is launched with and what it should give."""

from __future__ import annotations

import math

import numba
import numpy as np
from numba import cuda


@cuda.jit
def matmul(a, b, c):
    left = cuda.shared.array((16, 16), numba.float32)
    right = cuda.shared.array((16, 16), numba.float32)
    column, row = cuda.grid(2)
    x, y = cuda.threadIdx.x, cuda.threadIdx.y
    total = np.float32(0.0)
    for tile in range((a.shape[1] + 15) // 16):
        left[y, x] = 0
        right[y, x] = 0
        if row < a.shape[0] and x + tile * 16 < a.shape[1]:
            left[y, x] = a[row, x + tile * 16]
        if column < b.shape[1] and y + tile * 16 < b.shape[0]:
            right[y, x] = b[y + tile * 16, column]
        cuda.syncthreads()
        for k in range(16):
            total += left[y, k] * right[k, x]
        cuda.syncthreads()
    if row < c.shape[0] and column < c.shape[1]:
        c[row, column] = total


@cuda.jit
def warp_sum(x, out):
    i = cuda.grid(1)
    value = x[i] if i < x.size else 0.0
    step = 16
    while step > 0:
        value += cuda.shfl_down_sync(0xFFFFFFFF, value, step)
        step //= 2
    if cuda.laneid == 0:
        cuda.atomic.add(out, 0, value)


@cuda.jit
def histogram(x, counts, low, high):
    start, step = cuda.grid(1), cuda.gridsize(1)
    bins = counts.shape[0]
    for i in range(start, x.size, step):
        if low <= x[i] < high:
            cuda.atomic.add(counts, int((x[i] - low) / (high - low) * bins), 1)


@cuda.jit(device=True)
def escape(re, im, limit):
    z = complex(0.0, 0.0)
    c = complex(re, im)
    for i in range(limit):
        z = z * z + c
        if z.real * z.real + z.imag * z.imag >= 4:
            return i
    return limit


@cuda.jit
def mandelbrot(low, high, image, limit):
    start, step = cuda.grid(1), cuda.gridsize(1)
    height, width = image.shape
    for n in range(start, height * width, step):
        row, column = n // width, n % width
        re = low[0] + column * (high[0] - low[0]) / width
        im = low[1] + row * (high[1] - low[1]) / height
        image[row, column] = escape(re, im, limit)


@cuda.jit(fastmath=True)
def option_prices(spot, strike, years, rate, volatility, call):
    i = cuda.grid(1)
    if i >= spot.shape[0]:
        return
    root = math.sqrt(years[i])
    d = math.log(spot[i] / strike[i]) + (rate + 0.5 * volatility * volatility) * years[i]
    d /= volatility * root
    first = 0.5 * (1 + math.erf(d / math.sqrt(2.0)))
    second = 0.5 * (1 + math.erf((d - volatility * root) / math.sqrt(2.0)))
    call[i] = spot[i] * first - strike[i] * math.exp(-rate * years[i]) * second


@cuda.jit
def median(image, out):
    window = cuda.local.array(9, numba.int32)
    column, row = cuda.grid(2)
    if not (0 < row < image.shape[0] - 1 and 0 < column < image.shape[1] - 1):
        return
    for n in range(9):
        value = image[row + n // 3 - 1, column + n % 3 - 1]
        place = n
        while place > 0 and window[place - 1] > value:
            window[place] = window[place - 1]
            place -= 1
        window[place] = value
    out[row, column] = window[4]
