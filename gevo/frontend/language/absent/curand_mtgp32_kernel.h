// clang's wrapper of CUDA's headers includes it, and toolkits from 13 on do not have it.
