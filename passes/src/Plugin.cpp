// The pass plugin: `-passes=gevo` for opt, and the end of clang's optimisation pipeline.

#include "Fingerprint.h"
#include "Replace.h"
#include "Winners.h"

#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/PassManager.h"
#include "llvm/Passes/PassBuilder.h"
#include "llvm/Plugins/PassPlugin.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <map>
#include <string>
#include <vector>

#define DEBUG_TYPE "gevo"

using namespace llvm;

static cl::opt<std::string> WinnersOption(
    "gevo-winners", cl::value_desc("folder"),
    cl::desc("Folder of winners that gevo export has written (default: $GEVO_WINNERS)"));

namespace {

using namespace gevo;

std::string winnersPath() {
  if (!WinnersOption.empty())
    return WinnersOption;
  const char *Given = std::getenv("GEVO_WINNERS");
  return Given ? Given : "";
}

void report(Function &F, StringRef Text, bool Replaced) {
  OptimizationRemarkEmitter Emitter(&F);
  DiagnosticLocation Place(F.getSubprogram());
  if (Replaced)
    Emitter.emit(OptimizationRemark(DEBUG_TYPE, "Tuned", Place, &F.getEntryBlock()) << Text);
  else
    Emitter.emit(OptimizationRemarkMissed(DEBUG_TYPE, "NotTuned", Place, &F.getEntryBlock())
                 << Text);
}

// Why a winner does not fit a module; empty when it does.
std::string mismatch(const Module &M, const Winner &Known,
                     const std::map<std::string, std::string> &Texts) {
  if (!Known.Refusal.empty())
    return "it is refused: " + Known.Refusal;
  for (const WinnerKernel &Each : Known.Kernels) {
    auto Text = Texts.find(Each.Name);
    if (Text == Texts.end())
      return "it was validated together with " + Each.Name + ", which is not in this module";
    StringRef Arch = M.getFunction(Each.Name)->getFnAttribute("target-cpu").getValueAsString();
    if (Arch != Known.Arch)
      return "it was tuned for " + Known.Arch + ", this is compiled for " + Arch.str();
    std::string Now = sha256(Text->second);
    if (Now != Each.Fingerprint)
      return Each.Name + " has changed since it was tuned (fingerprint " + Now.substr(0, 12) +
             ", not " + Each.Fingerprint.substr(0, 12) + "): a re-tune is due";
  }
  return "";
}

struct GevoPass : PassInfoMixin<GevoPass> {
  static bool isRequired() { return true; } // also at -O0 and for optnone functions

  PreservedAnalyses run(Module &M, ModuleAnalysisManager &) {
    std::string Path = winnersPath();
    if (Path.empty() || !M.getTargetTriple().isNVPTX())
      return PreservedAnalyses::all();
    WinnerFolder Folder = readWinners(Path);
    std::map<std::string, std::vector<std::string>> Missed;
    for (const Function &F : M)
      if (isKernel(F))
        for (const std::string &Problem : Folder.Problems)
          Missed[F.getName().str()].push_back(Problem);
    std::map<std::string, std::string> Replaced = replace(M, Folder, Missed);
    for (auto &[Name, By] : Replaced)
      report(*M.getFunction(Name), Name + ": body replaced by that of the winner " + By, true);
    for (auto &[Name, Reasons] : Missed)
      if (!Replaced.count(Name))
        for (const std::string &Reason : Reasons)
          report(*M.getFunction(Name), Name + ": compiled as written: " + Reason, false);
    return Replaced.empty() ? PreservedAnalyses::all() : PreservedAnalyses::none();
  }

  // The kernels that were replaced, with the winner's name.
  static std::map<std::string, std::string>
  replace(Module &M, const WinnerFolder &Folder,
          std::map<std::string, std::vector<std::string>> &Missed) {
    std::map<std::string, std::string> Replaced, Texts;
    for (const Winner &Known : Folder.Winners) {
      std::vector<std::string> Present;
      bool Taken = false;
      for (const WinnerKernel &Each : Known.Kernels) {
        Function *F = M.getFunction(Each.Name);
        if (Each.Edited && F && isKernel(*F))
          Present.push_back(Each.Name);
        Taken |= Replaced.count(Each.Name) != 0;
      }
      if (Present.empty())
        continue;
      if (Texts.empty())
        Texts = canonicalTexts(M);
      std::string Reason = Taken ? "another winner has replaced it, or a kernel that it was "
                                   "validated together with"
                                 : mismatch(M, Known, Texts);
      if (Reason.empty())
        Reason = replaceKernels(M, Known);
      for (const std::string &Name : Present) {
        if (Reason.empty())
          Replaced[Name] = Known.Name;
        else
          Missed[Name].push_back("winner " + Known.Name + ": " + Reason);
      }
    }
    return Replaced;
  }
};

// Prints the fingerprint of every kernel, or with <text> what it is the digest of.
struct FingerprintPass : PassInfoMixin<FingerprintPass> {
  bool WholeText;
  explicit FingerprintPass(bool WholeText) : WholeText(WholeText) {}
  static bool isRequired() { return true; }

  PreservedAnalyses run(Module &M, ModuleAnalysisManager &) {
    for (auto &[Name, Text] : canonicalTexts(M))
      if (WholeText)
        outs() << Text;
      else
        outs() << sha256(Text) << " " << Name << "\n";
    return PreservedAnalyses::all();
  }
};

bool parsePass(StringRef Name, ModulePassManager &MPM, ArrayRef<PassBuilder::PipelineElement>) {
  if (Name == "gevo")
    MPM.addPass(GevoPass());
  else if (Name == "gevo-fingerprint" || Name == "gevo-fingerprint<text>")
    MPM.addPass(FingerprintPass(Name.ends_with("<text>")));
  else
    return false;
  return true;
}

void registerPasses(PassBuilder &Builder) {
  Builder.registerPipelineParsingCallback(parsePass);
  Builder.registerOptimizerLastEPCallback(
      [](ModulePassManager &MPM, OptimizationLevel, ThinOrFullLTOPhase) {
        MPM.addPass(GevoPass());
      });
}

} // namespace

extern "C" LLVM_ATTRIBUTE_WEAK PassPluginLibraryInfo llvmGetPassPluginInfo() {
  return {LLVM_PLUGIN_API_VERSION, "gevo", "1", registerPasses};
}
