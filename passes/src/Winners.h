// A folder of winners as `gevo export` writes it.
#pragma once

#include "llvm/ADT/StringRef.h"

#include <string>
#include <vector>

namespace gevo {

struct WinnerKernel {
  std::string Name;
  std::string Fingerprint; // of the kernel as it was when it was tuned
  bool Edited = false;     // others were only validated together with the edited ones
};

struct Winner {
  std::string Name; // of its folder
  std::string Arch; // as "sm_90"
  std::string Text; // LLVM IR
  std::string Refusal; // why it must not be used; empty when it may be
  std::vector<WinnerKernel> Kernels;
};

struct WinnerFolder {
  std::vector<Winner> Winners;       // in the order of their folders' names
  std::vector<std::string> Problems; // what could not be read
};

WinnerFolder readWinners(llvm::StringRef Folder);

} // namespace gevo
