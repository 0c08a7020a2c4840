#include "Winners.h"

#include "Fingerprint.h"

#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <algorithm>
#include <optional>

using namespace llvm;

namespace gevo {

namespace {

constexpr int64_t Format = 1;

std::optional<std::string> contents(const std::string &Path) {
  auto Buffer = MemoryBuffer::getFile(Path);
  if (!Buffer)
    return std::nullopt;
  return (*Buffer)->getBuffer().str();
}

std::string child(StringRef Folder, StringRef Name) {
  SmallString<128> Path(Folder);
  sys::path::append(Path, Name);
  return Path.str().str();
}

// Why the validation that a winner carries does not cover its program; empty when it does.
std::string objection(const json::Object &Data, const Winner &Read) {
  const json::Object *Validation = Data.getObject("validation");
  if (!Validation)
    return "its validation is missing";
  if (!Validation->getBoolean("validated").value_or(false))
    return "it did not pass its validation";
  if (Validation->getString("ir").value_or("") != sha256(Read.Text))
    return "its validation is older than its program: winner.ll was changed after it";
  return "";
}

// False when the file does not have the agreed form.
bool readKernels(const json::Object &Data, Winner &Read) {
  auto Arch = Data.getString("arch");
  const json::Array *Kernels = Data.getArray("kernels");
  if (Data.getInteger("format") != Format || !Arch || !Kernels)
    return false;
  Read.Arch = Arch->str();
  for (const json::Value &Each : *Kernels) {
    const json::Object *Kernel = Each.getAsObject();
    if (!Kernel)
      return false;
    auto Name = Kernel->getString("name"), Fingerprint = Kernel->getString("fingerprint");
    auto Edited = Kernel->getBoolean("edited");
    if (!Name || !Fingerprint || !Edited)
      return false;
    Read.Kernels.push_back({Name->str(), Fingerprint->str(), *Edited});
  }
  return true;
}

} // namespace

WinnerFolder readWinners(StringRef Folder) {
  WinnerFolder Result;
  std::error_code Error;
  std::vector<std::string> Names;
  for (sys::fs::directory_iterator At(Folder, Error), End; !Error && At != End;
       At.increment(Error))
    if (sys::fs::exists(child(At->path(), "winner.json")))
      Names.push_back(At->path());
  if (Error)
    Result.Problems.push_back(Folder.str() + ": " + Error.message());
  std::sort(Names.begin(), Names.end());
  for (const std::string &Path : Names) {
    Winner Read;
    Read.Name = sys::path::filename(Path).str();
    auto Described = contents(child(Path, "winner.json"));
    auto Data = Described ? json::parse(*Described)
                          : Expected<json::Value>(createStringError("cannot be read"));
    if (!Data) {
      Result.Problems.push_back(child(Path, "winner.json") + ": " + toString(Data.takeError()));
      continue;
    }
    const json::Object *Object = Data->getAsObject();
    if (!Object || !readKernels(*Object, Read)) {
      Result.Problems.push_back(child(Path, "winner.json") + ": is not a winner of format 1");
      continue;
    }
    if (auto Text = contents(child(Path, "winner.ll"))) {
      Read.Text = *Text;
      Read.Refusal = objection(*Object, Read);
    } else {
      Read.Refusal = "its winner.ll cannot be read";
    }
    Result.Winners.push_back(std::move(Read));
  }
  return Result;
}

} // namespace gevo
