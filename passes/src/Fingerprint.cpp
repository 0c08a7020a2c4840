#include "Fingerprint.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/ModuleSlotTracker.h"
#include "llvm/IR/Operator.h"
#include "llvm/Support/SHA256.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

#include <set>
#include <vector>

using namespace llvm;

namespace gevo {

namespace {

// String attributes that say nothing of what a kernel computes, or that stand in the first line.
bool isIgnored(StringRef Name) {
  return Name == "target-cpu" || Name == "target-features" || Name == "tune-cpu" ||
         Name == "frame-pointer" || Name == "stack-protector-buffer-size" ||
         Name == "min-legal-vector-width";
}

AttributeSet keptOfResult(LLVMContext &C, AttributeSet Set) {
  AttrBuilder Kept(C);
  for (Attribute A : Set)
    if (A.hasAttribute(Attribute::ZExt) || A.hasAttribute(Attribute::SExt) ||
        A.hasAttribute(Attribute::InReg))
      Kept.addAttribute(A);
  return AttributeSet::get(C, Kept);
}

// Claims such as llvm.assume and llvm.lifetime.start, which edits could make untrue.
bool isDropped(const Instruction &I) {
  auto *Call = dyn_cast<IntrinsicInst>(&I);
  if (!Call)
    return false;
  switch (Call->getIntrinsicID()) {
  case Intrinsic::assume:
  case Intrinsic::lifetime_start:
  case Intrinsic::lifetime_end:
  case Intrinsic::experimental_noalias_scope_decl:
  case Intrinsic::invariant_start:
  case Intrinsic::invariant_end:
  case Intrinsic::donothing:
    return true;
  default:
    return false;
  }
}

void scrubCall(CallBase &Call) {
  LLVMContext &C = Call.getContext();
  const Function *Callee = Call.getCalledFunction();
  bool KeepAlign = Callee && Callee->isIntrinsic();
  AttributeList Old = Call.getAttributes();
  SmallVector<AttributeSet, 8> Arguments;
  for (unsigned I = 0; I < Call.arg_size(); ++I)
    Arguments.push_back(keptOfParameter(C, Old.getParamAttrs(I), KeepAlign));
  Call.setAttributes(
      AttributeList::get(C, AttributeSet(), keptOfResult(C, Old.getRetAttrs()), Arguments));
  if (auto *Plain = dyn_cast<CallInst>(&Call))
    if (!Plain->isMustTailCall())
      Plain->setTailCallKind(CallInst::TCK_None);
}

void scrub(Function &F) {
  for (Instruction &I : make_early_inc_range(instructions(F))) {
    if (!isDropped(I))
      continue;
    if (!I.getType()->isVoidTy())
      I.replaceAllUsesWith(PoisonValue::get(I.getType()));
    I.eraseFromParent();
  }
  for (Argument &A : F.args())
    A.setName("");
  for (BasicBlock &B : F) {
    B.setName("");
    for (Instruction &I : B)
      I.setName("");
  }
}

// What an instruction says after promises are gone: its text, with markers for the little that
// LLVM keeps elsewhere.
std::string line(Instruction &I, ModuleSlotTracker &Slots) {
  std::string Marks;
  if (I.getMetadata(LLVMContext::MD_invariant_load))
    Marks += " !invariant.load";
  if (I.getMetadata(LLVMContext::MD_nontemporal))
    Marks += " !nontemporal";
  SmallVector<std::pair<unsigned, MDNode *>, 8> Attached;
  I.getAllMetadata(Attached);
  for (auto &[Kind, Node] : Attached)
    I.setMetadata(Kind, nullptr);
  I.dropDbgRecords();

  if (auto *Call = dyn_cast<CallBase>(&I)) {
    if (Call->getAttributes().hasFnAttr(Attribute::Convergent))
      Marks += " convergent";
    scrubCall(*Call);
  }
  bool Disjoint = isa<PossiblyDisjointInst>(I) && cast<PossiblyDisjointInst>(I).isDisjoint();
  FastMathFlags Flags;
  if (isa<FPMathOperator>(I))
    Flags = I.getFastMathFlags();
  I.dropPoisonGeneratingFlags();
  if (isa<FPMathOperator>(I)) // nnan and ninf went, too
    I.copyFastMathFlags(Flags);
  // Means nothing for a phi, and whether it is there depends on debug information.
  if (isa<PHINode>(I) && isa<FPMathOperator>(I) && !Flags.isFast())
    I.setHasAllowContract(false);

  std::string Printed;
  raw_string_ostream Stream(Printed);
  I.print(Stream, Slots);
  SmallVector<StringRef, 4> Parts;
  StringRef(Printed).split(Parts, '\n');
  std::string Text;
  for (StringRef Part : Parts)
    Text += Part.trim().str() + "\n";
  Text.pop_back();
  if (Disjoint)
    Text.replace(Text.find("= or "), 5, "= add ");
  return Text + Marks + "\n";
}

std::string header(const Function &F) {
  std::string Text = "define ";
  raw_string_ostream Stream(Text);
  LLVMContext &C = F.getContext();
  bool Kernel = isKernel(F);
  if (Kernel)
    Stream << "ptx_kernel ";
  Stream << *F.getReturnType() << " ";
  F.printAsOperand(Stream, /*PrintType=*/false);
  Stream << "(";
  for (const Argument &A : F.args()) {
    if (A.getArgNo())
      Stream << ", ";
    Stream << *A.getType();
    std::set<std::string> Words;
    for (Attribute Kept : keptOfParameter(C, F.getAttributes().getParamAttrs(A.getArgNo()), Kernel))
      Words.insert(Kept.getAsString());
    for (const std::string &Word : Words)
      Stream << " " << Word;
  }
  Stream << ")\n";
  std::set<std::string> Strings;
  for (Attribute A : F.getAttributes().getFnAttrs())
    if (A.isStringAttribute() && !isIgnored(A.getKindAsString()))
      Strings.insert(A.getAsString());
  for (const std::string &Each : Strings)
    Stream << Each << "\n";
  return Text;
}

std::string body(Function &F, ModuleSlotTracker &Slots) {
  std::string Text = header(F);
  Slots.incorporateFunction(F);
  for (BasicBlock &B : F) {
    if (&B != &F.getEntryBlock())
      Text += std::to_string(Slots.getLocalSlot(&B)) + ":\n";
    for (Instruction &I : B)
      Text += line(I, Slots);
  }
  return Text + "}\n";
}

// Functions and variables that a constant leads to.
void collect(const Value *V, std::set<const GlobalValue *> &Seen,
             std::vector<const GlobalValue *> &Open, std::set<const Constant *> &Visited) {
  if (auto *Global = dyn_cast<GlobalValue>(V)) {
    if (Seen.insert(Global).second)
      Open.push_back(Global);
    return;
  }
  auto *C = dyn_cast<Constant>(V);
  if (!C || !Visited.insert(C).second)
    return;
  for (const Use &U : C->operands())
    collect(U.get(), Seen, Open, Visited);
}

std::set<const GlobalValue *> reachable(const Function &Root) {
  std::set<const GlobalValue *> Seen{&Root};
  std::vector<const GlobalValue *> Open{&Root};
  std::set<const Constant *> Visited;
  while (!Open.empty()) {
    const GlobalValue *Next = Open.back();
    Open.pop_back();
    if (auto *F = dyn_cast<Function>(Next)) {
      for (const Instruction &I : instructions(*F))
        for (const Use &U : I.operands())
          collect(U.get(), Seen, Open, Visited);
    } else {
      for (const Use &U : Next->operands())
        collect(U.get(), Seen, Open, Visited);
    }
  }
  return Seen;
}

bool isNameCharacter(char C) {
  return isAlnum(C) || C == '-' || C == '$' || C == '.' || C == '_';
}

// The definitions of all named types that a text mentions, directly or through one another.
std::string typesIn(const std::string &Text, const std::map<std::string, std::string> &Types) {
  std::set<std::string> Wanted;
  std::vector<std::string> Open{Text};
  while (!Open.empty()) {
    std::string Now = std::move(Open.back());
    Open.pop_back();
    for (size_t At = Now.find('%'); At != std::string::npos; At = Now.find('%', At + 1)) {
      size_t End = At + 1;
      if (End < Now.size() && Now[End] == '"') {
        End = Now.find('"', End + 1);
        End = End == std::string::npos ? Now.size() : End + 1;
      } else {
        while (End < Now.size() && isNameCharacter(Now[End]))
          ++End;
      }
      auto Found = Types.find(Now.substr(At, End - At));
      if (Found != Types.end() && Wanted.insert(Found->first).second)
        Open.push_back(Found->second);
    }
  }
  std::string Result;
  for (const std::string &Name : Wanted)
    Result += Name + " = type " + Types.at(Name) + "\n";
  return Result;
}

std::map<std::string, std::string> namedTypes(const Module &M) {
  std::map<std::string, std::string> Types;
  for (StructType *Type : M.getIdentifiedStructTypes()) {
    if (!Type->hasName())
      continue;
    std::string Whole;
    raw_string_ostream Stream(Whole);
    Type->print(Stream, /*IsForDebug=*/false, /*NoDetails=*/false);
    auto [Name, Definition] = StringRef(Whole).split(" = type ");
    Types[Name.str()] = Definition.str();
  }
  return Types;
}

std::string globalLine(const GlobalValue &G) {
  std::string Text;
  raw_string_ostream Stream(Text);
  G.print(Stream);
  return StringRef(Text).trim().str() + "\n";
}

} // namespace

AttributeSet keptOfParameter(LLVMContext &C, AttributeSet Set, bool KeepAlign) {
  AttrBuilder Kept(C);
  bool Memory = Set.hasAttribute(Attribute::ByVal) || Set.hasAttribute(Attribute::StructRet) ||
                Set.hasAttribute(Attribute::ByRef);
  for (Attribute A : Set) {
    if (A.isStringAttribute())
      continue;
    switch (A.getKindAsEnum()) {
    case Attribute::ByVal:
    case Attribute::StructRet:
    case Attribute::ByRef:
    case Attribute::ZExt:
    case Attribute::SExt:
    case Attribute::InReg:
    case Attribute::ImmArg:
    case Attribute::ElementType:
    case Attribute::SwiftSelf:
      Kept.addAttribute(A);
      break;
    case Attribute::Alignment:
      if (KeepAlign || Memory)
        Kept.addAttribute(A);
      break;
    default:
      break;
    }
  }
  return AttributeSet::get(C, Kept);
}

bool isKernel(const Function &F) {
  return !F.isDeclaration() && F.getCallingConv() == CallingConv::PTX_Kernel;
}

std::string sha256(StringRef Data) {
  std::array<uint8_t, 32> Digest = SHA256::hash(arrayRefFromStringRef(Data));
  return toHex(Digest, /*LowerCase=*/true);
}

std::map<std::string, std::string> canonicalTexts(const Module &Original) {
  std::unique_ptr<Module> M = CloneModule(Original);
  for (GlobalVariable &G : M->globals()) {
    G.clearMetadata();
    G.setAttributes(AttributeSet());
  }
  for (Function &F : *M)
    scrub(F);
  ModuleSlotTracker Slots(M.get());
  std::map<const GlobalValue *, std::string> Parts;
  for (Function &F : *M)
    if (!F.isDeclaration())
      Parts[&F] = body(F, Slots);
  std::map<std::string, std::string> Types = namedTypes(*M), Texts;
  for (const Function &F : *M) {
    if (!isKernel(F))
      continue;
    std::map<std::string, std::string> Variables, Functions;
    for (const GlobalValue *G : reachable(F)) {
      if (auto Part = Parts.find(G); Part != Parts.end())
        Functions[G->getName().str()] = Part->second;
      else if (!isa<Function>(G))
        Variables[G->getName().str()] = globalLine(*G);
    }
    std::string Rest;
    for (auto &[Name, Text] : Variables)
      Rest += Text;
    for (auto &[Name, Text] : Functions)
      Rest += Text;
    Texts[F.getName().str()] = "gevo-fingerprint 1\ntarget " + M->getTargetTriple().str() + " " +
                               F.getFnAttribute("target-cpu").getValueAsString().str() +
                               "\nkernel " + F.getName().str() + "\n" + typesIn(Rest, Types) + Rest;
  }
  return Texts;
}

} // namespace gevo
