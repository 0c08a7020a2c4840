#include "Replace.h"

#include "Fingerprint.h"

#include "llvm/AsmParser/Parser.h"
#include "llvm/IR/Attributes.h"
#include "llvm/IR/DebugInfo.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Transforms/Utils/Cloning.h"
#include "llvm/Transforms/Utils/ValueMapper.h"

#include <memory>
#include <vector>

using namespace llvm;

namespace gevo {

namespace {

// Everything that a module receives from a winner; taken out again unless it is kept.
class Transplant {
public:
  Transplant(Module &M, Module &Source) : M(M), Source(Source) {}
  ~Transplant();

  std::string prepare(const Winner &From);
  void finish();

private:
  std::string mapVariables();
  std::string mapFunctions();
  std::string clone(Function &From, Function &To);

  struct Kernel {
    Function *Old;  // in the module
    Function *From; // in the winner
    Function *New;  // holds the new body until `finish`
  };

  Module &M;
  Module &Source;
  ValueToValueMapTy Map;
  std::vector<Kernel> Kernels;
  std::vector<GlobalVariable *> AddedVariables;
  std::vector<Function *> AddedFunctions;
};

// True when the winner means this variable of the module. Constants that only have the name in
// common, such as the tables that LLVM makes of switches, are different ones.
bool isSame(const GlobalVariable &There, const GlobalVariable &Here) {
  if (There.getAddressSpace() != Here.getAddressSpace())
    return false;
  if (!There.hasInitializer() || !Here.hasInitializer() || !Here.isConstant())
    return true;
  return There.getInitializer() == Here.getInitializer();
}

std::string Transplant::mapVariables() {
  std::vector<GlobalVariable *> New;
  for (GlobalVariable &G : Source.globals()) {
    GlobalVariable *Here = M.getNamedGlobal(G.getName());
    if (Here && isSame(G, *Here)) {
      Map[&G] = Here;
      continue;
    }
    if (!G.hasInitializer())
      return "it needs the variable " + G.getName().str() + ", which is not in this module";
    auto *Copy = new GlobalVariable(M, G.getValueType(), G.isConstant(),
                                    GlobalValue::InternalLinkage, nullptr, G.getName(), nullptr,
                                    G.getThreadLocalMode(), G.getAddressSpace());
    Copy->setAlignment(G.getAlign());
    Copy->setUnnamedAddr(G.getUnnamedAddr());
    AddedVariables.push_back(Copy);
    Map[&G] = Copy;
    New.push_back(&G);
  }
  for (GlobalVariable *G : New) // now that all are mapped: it may hold an address
    cast<GlobalVariable>(Map[G])->setInitializer(MapValue(G->getInitializer(), Map));
  return "";
}

std::string Transplant::mapFunctions() {
  for (Function &F : Source) {
    Function *Here = M.getFunction(F.getName());
    if (!F.isDeclaration() && !isKernel(F)) { // its own version of a device function
      Here = Function::Create(F.getFunctionType(), GlobalValue::InternalLinkage,
                              F.getAddressSpace(), F.getName() + ".gevo", &M);
      Here->setCallingConv(F.getCallingConv());
      AddedFunctions.push_back(Here);
    } else if (!Here) {
      Here = Function::Create(F.getFunctionType(), GlobalValue::ExternalLinkage,
                              F.getAddressSpace(), F.getName(), &M);
      Here->copyAttributesFrom(&F);
      AddedFunctions.push_back(Here);
    } else if (Here->getFunctionType() != F.getFunctionType()) {
      return "the function " + F.getName().str() + " has another type here";
    }
    Map[&F] = Here;
  }
  return "";
}

std::string Transplant::clone(Function &From, Function &To) {
  for (auto [There, Here] : zip(From.args(), To.args()))
    Map[&There] = &Here;
  SmallVector<ReturnInst *, 4> Returns;
  CloneFunctionInto(&To, &From, Map, CloneFunctionChangeType::DifferentModule, Returns);
  if (verifyFunction(To))
    return "its code is not valid in this module";
  return "";
}

std::string Transplant::prepare(const Winner &From) {
  if (std::string Reason = mapFunctions(); !Reason.empty())
    return Reason;
  if (std::string Reason = mapVariables(); !Reason.empty())
    return Reason;
  for (const WinnerKernel &Each : From.Kernels) {
    if (!Each.Edited)
      continue;
    Function *There = Source.getFunction(Each.Name), *Here = M.getFunction(Each.Name);
    if (!There || !isKernel(*There) || !Here)
      return "its winner.ll does not define " + Each.Name;
    auto *New = Function::Create(Here->getFunctionType(), GlobalValue::InternalLinkage,
                                 Here->getAddressSpace(), Each.Name + ".gevo", &M);
    New->setCallingConv(Here->getCallingConv());
    Kernels.push_back({Here, There, New});
    if (std::string Reason = clone(*There, *New); !Reason.empty())
      return Reason;
  }
  for (Function &F : Source) {
    if (F.isDeclaration() || isKernel(F))
      continue;
    if (std::string Reason = clone(F, *cast<Function>(Map[&F])); !Reason.empty())
      return Reason;
  }
  return "";
}

// The winner's attributes, and those by which this build generates code. What the compiler had
// found out about the old body (readonly parameters, for instance) need not hold any more.
AttributeList attributes(const Function &Old, const Function &From) {
  LLVMContext &C = Old.getContext();
  AttrBuilder Own(C, From.getAttributes().getFnAttrs());
  for (StringRef Name : {"target-cpu", "target-features"})
    if (Old.hasFnAttribute(Name))
      Own.addAttribute(Old.getFnAttribute(Name));
  SmallVector<AttributeSet, 8> Parameters;
  for (unsigned I = 0; I < Old.arg_size(); ++I)
    Parameters.push_back(keptOfParameter(C, Old.getAttributes().getParamAttrs(I), true));
  return AttributeList::get(C, AttributeSet::get(C, Own), AttributeSet(), Parameters);
}

void Transplant::finish() {
  for (Kernel &Each : Kernels) {
    Function &Old = *Each.Old;
    auto Linkage = Old.getLinkage();
    Old.deleteBody(); // makes it external
    Old.setLinkage(Linkage);
    Old.setAttributes(attributes(Old, *Each.From));
    Old.splice(Old.begin(), Each.New);
    for (auto [From, To] : zip(Each.New->args(), Old.args()))
      From.replaceAllUsesWith(&To);
  }
  for (Function *F : AddedFunctions)
    if (F->isDeclaration() && F->use_empty())
      F->eraseFromParent();
  AddedFunctions.clear();
  AddedVariables.clear();
}

Transplant::~Transplant() {
  for (Kernel &Each : Kernels) {
    Each.New->deleteBody();
    Each.New->eraseFromParent();
  }
  for (Function *F : AddedFunctions)
    F->deleteBody();
  for (GlobalVariable *G : AddedVariables)
    G->setInitializer(nullptr);
  for (Function *F : AddedFunctions) {
    F->replaceAllUsesWith(PoisonValue::get(F->getType()));
    F->eraseFromParent();
  }
  for (GlobalVariable *G : AddedVariables) {
    G->replaceAllUsesWith(PoisonValue::get(G->getType()));
    G->eraseFromParent();
  }
}

} // namespace

std::string replaceKernels(Module &M, const Winner &From) {
  LLVMContext &C = M.getContext();
  SMDiagnostic Error;
  bool Discards = C.shouldDiscardValueNames(); // the parser needs them
  C.setDiscardValueNames(false);
  std::unique_ptr<Module> Source = parseAssemblyString(From.Text, Error, C);
  C.setDiscardValueNames(Discards);
  if (!Source)
    return "its winner.ll is not valid LLVM IR: " + Error.getMessage().str();
  if (verifyModule(*Source))
    return "its winner.ll is not valid LLVM IR";
  if (Source->getDataLayout() != M.getDataLayout())
    return "its winner.ll has another data layout";
  StripDebugInfo(*Source); // its lines may be those of an older source
  Transplant Moved(M, *Source);
  std::string Reason = Moved.prepare(From);
  if (Reason.empty())
    Moved.finish();
  return Reason;
}

} // namespace gevo
