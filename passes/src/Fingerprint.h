// The fingerprint of a kernel: what gevo and this plugin agree on when they call two kernels
// the same. docs/build.md defines the text that is hashed; gevo/deploy/fingerprint.py writes the
// same text from gevo's canonical IR, and a test holds both against all kernels.
#pragma once

#include "llvm/IR/Module.h"

#include <map>
#include <string>

namespace gevo {

// Names of the kernels that a module defines, with the text that stands for each.
// The module is not changed; the texts are made from a clone of it.
std::map<std::string, std::string> canonicalTexts(const llvm::Module &M);

// SHA-256 in hexadecimal.
std::string sha256(llvm::StringRef Data);

// True for functions that can be launched.
bool isKernel(const llvm::Function &F);

// The attributes of a call or a function header that are no promises about its body; the others
// are dropped before two kernels are compared, and from a kernel whose body is replaced.
llvm::AttributeSet keptOfParameter(llvm::LLVMContext &C, llvm::AttributeSet Set, bool KeepAlign);

} // namespace gevo
