//===- RuleSet.h - A set of rewrite rules, ready to match -------*- C++ -*-===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Rules are `pdl.pattern`s in a module: pure text, without anything that only
// our matcher needs. Loading checks them (Lint.h), lowers them (Lowering.h) and
// freezes them; what comes out is immutable and shared between threads.
//
//===----------------------------------------------------------------------===//

#ifndef TASO_RULES_RULESET_H
#define TASO_RULES_RULESET_H

#include "TASO/Rules/Lowering.h"

#include "mlir/IR/BuiltinOps.h"
#include "mlir/IR/OwningOpRef.h"
#include "mlir/Rewrite/FrozenRewritePatternSet.h"

#include <array>
#include <memory>
#include <mutex>
#include <optional>

namespace taso {

/// What a search does with a rule: attribute `taso.class` of the pattern.
enum class RuleClass {
  Normalise, ///< never raises the cost and blocks nothing: applied at once
  Decide,    ///< searched (the default)
  Enable,    ///< only inside a look-ahead
};

/// Which rules are used, by how far floating-point results may move. A rule
/// that does not say it, by the attribute `taso.fp`, may do anything.
enum class FloatingPoint {
  Exact,       ///< "exact" rules only: every result keeps its bits
  Reassociate, ///< also those that only add up in another order
  Any,         ///< all
};

/// "exact", "reassociate" or "any", as options write it.
std::optional<FloatingPoint> parseFloatingPoint(llvm::StringRef text);

/// What to load of a file, and how.
struct LoadOptions {
  LoadOptions() = default;
  LoadOptions(const LoweringOptions &lowering) : lowering(lowering) {}

  LoweringOptions lowering;
  FloatingPoint floatingPoint = FloatingPoint::Any;
};

/// One rule of a set.
struct Rule {
  std::string name;
  /// 16 hexadecimal digits, the hash of the pure pattern's text without its
  /// name and its `taso.` attributes. Stable over printing and parsing.
  std::string hash;
  RuleClass ruleClass = RuleClass::Decide;
  // What a file says of a rule counts only beside the hash of its text,
  // `taso.hash`: without one the following are empty, as if it said nothing.

  /// Attribute `taso.fp`: "exact", "reassociates" or "rounds"; empty if absent.
  std::string fpClass;
  /// Attribute `taso.verdict`, as --taso-verify-rules writes it; empty if
  /// absent. A rule that is refuted is not loaded.
  std::string verdict;
  /// Attribute `taso.proof`, how a rule of a library was proved, and the hash of
  /// its certificate, `taso.certificate`; empty if absent.
  std::string proof, certificate;
  unsigned numSourceOps = 0;
  unsigned numTargetOps = 0;
  mlir::Location loc;

  /// Whether the rule says that it was proved, and of which text.
  bool statesProof() const { return verdict == "proved" || !proof.empty(); }
};

/// Rules that are matched together.
enum class RuleSelection {
  All,
  Normalising, ///< those of class Normalise
  Searched,    ///< the others
};

/// The hash of the shipped law that has this name, as in Rule; empty if there is
/// none.
llvm::StringRef findShippedLaw(llvm::StringRef name);

/// The files that RuleSet::load reads: a path that exists is one, whatever
/// commas it has.
llvm::SmallVector<llvm::StringRef> listRuleFiles(llvm::StringRef paths);

/// The hash of a pure pattern, as in Rule.
std::string getRuleHash(mlir::pdl::PatternOp pattern);

class RuleSet {
public:
  /// Parses a file (.mlir in custom or generic form, or bytecode) that holds a
  /// module of pure patterns, or several files with commas between. A rule that
  /// several files have is there once; one that has the name of another rule in
  /// an earlier file is renamed. Reports what is wrong as diagnostics: also a
  /// rule that states another hash, `taso.hash`, than its text has.
  static llvm::FailureOr<std::shared_ptr<const RuleSet>>
  load(llvm::StringRef paths, mlir::MLIRContext *context,
       LoadOptions options = {});

  /// Takes a module of pure patterns. RuleMatcher needs the option `gate`.
  static llvm::FailureOr<std::shared_ptr<const RuleSet>>
  create(mlir::OwningOpRef<mlir::ModuleOp> pure, LoadOptions options = {});

  /// The rules that are shipped with the library.
  static llvm::FailureOr<std::shared_ptr<const RuleSet>>
  loadDefault(mlir::MLIRContext *context, LoadOptions options = {});

  llvm::ArrayRef<Rule> getRules() const { return rules; }
  /// The lowered patterns: `Match::variant` is an index into this list.
  llvm::ArrayRef<LoweredPattern> getVariants() const { return variants; }
  /// Variants compiled for MLIR's matcher, each time it is first asked for. Safe
  /// to call from several threads.
  const mlir::FrozenRewritePatternSet &
  getPatterns(RuleSelection selection = RuleSelection::All) const;
  /// The variants of one rule: what applies a match need not look at others.
  const mlir::FrozenRewritePatternSet &getPatternsOf(unsigned rule) const;
  /// The lowered patterns as text, by variant.
  mlir::pdl::PatternOp getLowered(unsigned variant) const;
  /// The module of pure patterns, as it was loaded.
  mlir::ModuleOp getPureModule() const { return pure.get(); }

private:
  using Patterns = std::unique_ptr<mlir::FrozenRewritePatternSet>;

  RuleSet() = default;
  void compile(Patterns &patterns,
               llvm::function_ref<bool(unsigned rule)> filter) const;

  mlir::OwningOpRef<mlir::ModuleOp> pure;
  mlir::OwningOpRef<mlir::ModuleOp> lowered;
  std::vector<Rule> rules;
  std::vector<LoweredPattern> variants;
  std::vector<mlir::pdl::PatternOp> loweredPatterns; ///< by variant
  mutable std::mutex mutex; ///< of what is compiled
  mutable std::array<Patterns, 3> selections;
  mutable std::vector<Patterns> single; ///< by rule
};

/// Writes the rules in generic form, which always parses back (the custom form
/// of `pdl.replace` does not), or as bytecode.
enum class RuleFormat { Generic, Bytecode };
llvm::LogicalResult saveRules(mlir::ModuleOp pure, llvm::raw_ostream &os,
                              RuleFormat format = RuleFormat::Generic);

} // namespace taso

#endif // TASO_RULES_RULESET_H
