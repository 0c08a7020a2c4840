#pragma once
#include <string>
#include <vector>

struct Options {
    std::vector<int> sizes;
    std::string name;
};
Options parse(int argc, char **argv);

#define AT(i, j) ((j) * width + (i))
template <typename T> __device__ inline T around(const T *in, int i, int j, int width)
{
    return in[AT(i - 1, j)] + in[AT(i + 1, j)] + in[AT(i, j - 1)] + in[AT(i, j + 1)];
}
