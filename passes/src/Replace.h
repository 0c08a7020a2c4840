// Puts the bodies of a winner's kernels into a module.
#pragma once

#include "Winners.h"

#include "llvm/IR/Module.h"

#include <string>

namespace gevo {

// Replaces the bodies of the winner's edited kernels, all or none.
//
// Returns why it could not be done, with the module as it was; empty when it was done. The
// caller has made sure that the fingerprints agree.
std::string replaceKernels(llvm::Module &M, const Winner &From);

} // namespace gevo
