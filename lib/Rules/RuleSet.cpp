//===- RuleSet.cpp - A set of rewrite rules, ready to match ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Rules/RuleSet.h"

#include "MatcherFunctions.h"
#include "ShippedProofs.h"
#include "TASO/Dialect/TASODialect.h"
#include "TASO/Rules/Lint.h"
#include "TASO/Rules/NativeFunctions.h"
#include "TASO/Rules/PatternGraph.h"
#include "TASO/Support/InstalledFiles.h"

#include "mlir/Bytecode/BytecodeWriter.h"
#include "mlir/Dialect/PDLInterp/IR/PDLInterp.h"
#include "mlir/IR/Verifier.h"
#include "mlir/Parser/Parser.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/SHA1.h"

using namespace mlir;

namespace taso {

template <class Dialect> static void load(MLIRContext *context) {
  if (!context->getLoadedDialect<Dialect>())
    context->loadDialect<Dialect>();
}

/// Threads that make rule sets of one context must find the dialects loaded:
/// loading changes the context.
static void loadDialects(MLIRContext *context) {
  load<TASODialect>(context);
  load<pdl::PDLDialect>(context);
  load<pdl_interp::PDLInterpDialect>(context);
}

std::string getRuleHash(pdl::PatternOp pattern) {
  OwningOpRef<pdl::PatternOp> copy = pattern.clone();
  (*copy)->removeAttr("sym_name");
  SmallVector<StringAttr> ours;
  for (NamedAttribute attribute : (*copy)->getDiscardableAttrs())
    ours.push_back(attribute.getName());
  for (StringAttr name : ours)
    (*copy)->removeAttr(name);
  std::string text;
  llvm::raw_string_ostream stream(text);
  // The options of the program set other defaults, such as locations.
  (*copy)->print(stream, OpPrintingFlags()
                             .enableDebugInfo(false)
                             .printGenericOpForm()
                             .useLocalScope());
  llvm::SHA1 hash;
  hash.update(text);
  return llvm::toHex(hash.final(), /*LowerCase=*/true).substr(0, 16);
}

/// A prefix of the name gives the class, since PDLL has no attributes.
static void moveClassPrefix(pdl::PatternOp pattern) {
  StringRef name = pattern.getSymName().value_or("");
  for (StringRef prefix : {"normalise", "enable"}) {
    StringRef rest = name;
    if (!rest.consume_front(prefix) || !rest.consume_front("_") || rest.empty())
      continue;
    pattern->setAttr("taso.class",
                     StringAttr::get(pattern.getContext(), prefix));
    pattern.setSymName(rest);
    return;
  }
}

static FailureOr<RuleClass> getRuleClass(pdl::PatternOp pattern) {
  Attribute attribute = pattern->getAttr("taso.class");
  if (!attribute)
    return RuleClass::Decide;
  auto name = dyn_cast<StringAttr>(attribute);
  StringRef text = name ? name.getValue() : "";
  if (text == "normalise")
    return RuleClass::Normalise;
  if (text == "decide")
    return RuleClass::Decide;
  if (text == "enable")
    return RuleClass::Enable;
  pattern.emitError("unknown rule class ")
      << attribute << "; write \"normalise\", \"decide\" or \"enable\"";
  return failure();
}

static std::string getText(pdl::PatternOp pattern, StringRef attribute) {
  auto text = pattern->getAttrOfType<StringAttr>(attribute);
  return text ? text.str() : "";
}

/// A rule that was changed after it was proved is not the one that was proved,
/// and a refuted one would give wrong graphs.
static LogicalResult checkClaims(pdl::PatternOp pattern) {
  for (StringRef name : {"taso.hash", "taso.proof", "taso.verdict", "taso.fp"})
    if (Attribute claim = pattern->getAttr(name);
        claim && !isa<StringAttr>(claim))
      return pattern.emitError(name) << " must be a string, found " << claim;
  std::string stated = getText(pattern, "taso.hash");
  if (!stated.empty() && stated != getRuleHash(pattern))
    return pattern.emitError("states the hash ")
           << stated << ", but its text has the hash " << getRuleHash(pattern)
           << "; what is known of the rule, such as its proof, is not of this "
              "text";
  if (getText(pattern, "taso.verdict") == "refuted")
    return pattern.emitError("the rule is refuted, and is not loaded");
  return success();
}

/// What the file says of the rule. Without a hash nobody can tell of which text
/// that is, so it counts for nothing.
static std::string getClaim(pdl::PatternOp pattern, StringRef attribute) {
  return getText(pattern, "taso.hash").empty() ? ""
                                               : getText(pattern, attribute);
}

/// What is known of a rule whose file says nothing that counts: that it is
/// shipped.
static std::optional<detail::ShippedProof>
findShippedProof(pdl::PatternOp pattern, StringRef hash) {
  for (StringRef claim : {"taso.verdict", "taso.proof", "taso.fp"})
    if (!getClaim(pattern, claim).empty())
      return std::nullopt;
  return detail::findShippedProof(hash);
}

static std::string getFloatingPointClass(pdl::PatternOp pattern) {
  if (auto proof = findShippedProof(pattern, getRuleHash(pattern)))
    return proof->fpClass.str();
  return getClaim(pattern, "taso.fp");
}

static FailureOr<Rule> describeRule(pdl::PatternOp pattern, unsigned index) {
  auto ruleClass = getRuleClass(pattern);
  if (failed(ruleClass) || failed(checkClaims(pattern)))
    return failure();
  PatternGraph graph(pattern);
  Rule rule{pattern.getSymName().value_or("rule" + std::to_string(index)).str(),
            getRuleHash(pattern),
            *ruleClass,
            getClaim(pattern, "taso.fp"),
            getClaim(pattern, "taso.verdict"),
            getClaim(pattern, "taso.proof"),
            getClaim(pattern, "taso.certificate"),
            unsigned(graph.sources.size()),
            unsigned(graph.targets.size()),
            pattern.getLoc()};
  if (auto proof = findShippedProof(pattern, rule.hash)) {
    rule.verdict = "proved";
    rule.proof = "definitions, ranks up to " + proof->maxRank.str();
    rule.fpClass = proof->fpClass.str();
  }
  return std::move(rule);
}

std::optional<FloatingPoint> parseFloatingPoint(StringRef text) {
  return llvm::StringSwitch<std::optional<FloatingPoint>>(text)
      .Case("exact", FloatingPoint::Exact)
      .Case("reassociate", FloatingPoint::Reassociate)
      .Case("any", FloatingPoint::Any)
      .Default(std::nullopt);
}

static bool isWithin(pdl::PatternOp pattern, FloatingPoint bound) {
  std::string fpClass = getFloatingPointClass(pattern);
  return fpClass == "exact" ||
         (bound == FloatingPoint::Reassociate && fpClass == "reassociates");
}

/// Leaves the rules within the bound. A set that never says anything of its
/// rules is most likely one that was not proved yet.
static LogicalResult selectRules(ModuleOp pure, FloatingPoint bound) {
  if (bound == FloatingPoint::Any)
    return success();
  bool isStated = false, isLeft = false;
  for (auto pattern :
       llvm::make_early_inc_range(pure.getOps<pdl::PatternOp>())) {
    isStated |= !getClaim(pattern, "taso.fp").empty();
    if (isWithin(pattern, bound))
      isLeft = true;
    else
      pattern.erase();
  }
  if (isLeft)
    return success();
  return emitError(pure.getLoc(), "no rule keeps floating-point results as "
                                  "much as is asked for")
         << (isStated ? ""
                      : "; none says what it does to them, beside the "
                        "taso.hash of its text: run --taso-verify-rules on the "
                        "file, and use what it writes");
}

FailureOr<std::shared_ptr<const RuleSet>>
RuleSet::create(OwningOpRef<ModuleOp> pure, LoadOptions options) {
  loadDialects(pure->getContext());
  if (failed(verify(*pure)) || failed(lintRules(*pure)))
    return failure();
  // The compiler to bytecode needs one pattern at least.
  if (pure->getOps<pdl::PatternOp>().empty())
    return emitError(pure->getLoc(), "expected a rule, found no pdl.pattern");
  if (failed(selectRules(*pure, options.floatingPoint)))
    return failure();
  std::shared_ptr<RuleSet> set(new RuleSet());
  llvm::StringMap<Location> byName;
  for (auto [index, pattern] :
       llvm::enumerate(pure->getOps<pdl::PatternOp>())) {
    moveClassPrefix(pattern);
    auto rule = describeRule(pattern, index);
    if (failed(rule))
      return failure();
    auto [known, isNew] = byName.try_emplace(rule->name, rule->loc);
    if (!isNew) {
      InFlightDiagnostic error =
          emitError(rule->loc, "expected rules of "
                               "different names, found a second '")
          << rule->name << "'";
      error.attachNote(known->second) << "the first is here";
      return failure();
    }
    set->rules.push_back(std::move(*rule));
  }
  set->lowered = ModuleOp::create(pure->getLoc());
  if (failed(lowerRules(*pure, *set->lowered, options.lowering, set->variants)))
    return failure();
  llvm::append_range(set->loweredPatterns,
                     set->lowered->getOps<pdl::PatternOp>());
  set->single.resize(set->rules.size());
  set->pure = std::move(pure);
  return std::shared_ptr<const RuleSet>(std::move(set));
}

void RuleSet::compile(Patterns &patterns,
                      llvm::function_ref<bool(unsigned rule)> filter) const {
  OwningOpRef<ModuleOp> chosen = ModuleOp::create(pure.get().getLoc());
  OpBuilder builder = OpBuilder::atBlockEnd(chosen->getBody());
  for (auto [variant, pattern] : llvm::zip_equal(variants, loweredPatterns))
    if (filter(variant.rule))
      builder.clone(*pattern);
  // The compiler to bytecode needs one pattern at least.
  if (chosen->getBody()->empty()) {
    patterns = std::make_unique<FrozenRewritePatternSet>();
    return;
  }
  PDLPatternModule module(std::move(chosen));
  registerNativeFunctions(module);
  registerMatcherFunctions(module);
  patterns = std::make_unique<FrozenRewritePatternSet>(
      RewritePatternSet(std::move(module)));
}

const FrozenRewritePatternSet &
RuleSet::getPatterns(RuleSelection selection) const {
  std::lock_guard<std::mutex> lock(mutex);
  Patterns &patterns = selections[unsigned(selection)];
  if (!patterns)
    compile(patterns, [&](unsigned rule) {
      bool isNormalising = rules[rule].ruleClass == RuleClass::Normalise;
      return selection == RuleSelection::All ||
             isNormalising == (selection == RuleSelection::Normalising);
    });
  return *patterns;
}

const FrozenRewritePatternSet &RuleSet::getPatternsOf(unsigned rule) const {
  std::lock_guard<std::mutex> lock(mutex);
  if (!single[rule])
    compile(single[rule], [&](unsigned other) { return other == rule; });
  return *single[rule];
}

pdl::PatternOp RuleSet::getLowered(unsigned variant) const {
  return loweredPatterns[variant];
}

namespace {
/// Makes one module of the rules of several files.
class RuleFiles {
public:
  /// Adds the rules that are not there yet. A name that an earlier file has for
  /// another rule gets the rule's hash behind it.
  void add(OwningOpRef<ModuleOp> file) {
    std::vector<std::string> added;
    for (auto rule :
         llvm::make_early_inc_range(file->getOps<pdl::PatternOp>())) {
      std::string hash = getRuleHash(rule);
      if (module && hashes.contains(hash)) {
        rule.erase();
        continue;
      }
      hashes.insert(hash);
      std::string name = rule.getSymName().value_or("").str();
      if (names.contains(name))
        rule.setSymName(name += "_" + hash.substr(0, 4));
      added.push_back(std::move(name));
    }
    for (const std::string &name : added)
      if (!name.empty())
        names.insert(name);
    if (!module)
      module = std::move(file);
    else
      module->getBody()->getOperations().splice(
          module->getBody()->end(), file->getBody()->getOperations());
  }

  OwningOpRef<ModuleOp> take() { return std::move(module); }

private:
  OwningOpRef<ModuleOp> module;
  llvm::StringSet<> hashes, names;
};
} // namespace

StringRef findShippedLaw(StringRef name) {
  return detail::findShippedHash(name);
}

SmallVector<StringRef> listRuleFiles(StringRef paths) {
  SmallVector<StringRef> files;
  if (llvm::sys::fs::exists(paths))
    files.push_back(paths);
  else
    paths.split(files, ',', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  return files;
}

FailureOr<std::shared_ptr<const RuleSet>>
RuleSet::load(StringRef paths, MLIRContext *context, LoadOptions options) {
  loadDialects(context);
  SmallVector<StringRef> files = listRuleFiles(paths);
  RuleFiles all;
  for (StringRef path : files) {
    if (std::string why = whyNoRuleFile(path); !why.empty())
      return emitError(UnknownLoc::get(context)) << why;
    OwningOpRef<ModuleOp> file =
        parseSourceFile<ModuleOp>(findRuleFile(path), context);
    if (!file)
      return failure();
    // One file needs no comparison, and so no hashes yet.
    if (files.size() == 1)
      return create(std::move(file), options);
    all.add(std::move(file));
  }
  OwningOpRef<ModuleOp> pure = all.take();
  if (!pure)
    return emitError(UnknownLoc::get(context),
                     "expected a file of rules, found '")
           << paths << "'";
  return create(std::move(pure), options);
}

LogicalResult saveRules(ModuleOp pure, llvm::raw_ostream &os,
                        RuleFormat format) {
  if (format == RuleFormat::Bytecode)
    return writeBytecodeToFile(pure, os);
  // Value names begin anew in each pattern, so that a rule more or less leaves
  // the lines of the others as they are.
  OpPrintingFlags flags = OpPrintingFlags().printGenericOpForm();
  if (!pure->getAttrs().empty()) {
    pure->print(os, flags);
    os << '\n';
    return success();
  }
  os << "module {\n";
  for (Operation &op : pure.getOps()) {
    op.print(os, flags.useLocalScope());
    os << '\n';
  }
  os << "}\n";
  return success();
}

} // namespace taso
