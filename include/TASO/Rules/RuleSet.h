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

#include <memory>

namespace taso {

/// What a search does with a rule: attribute `taso.class` of the pattern.
enum class RuleClass {
  Normalise, ///< never raises the cost and blocks nothing: applied at once
  Decide,    ///< searched (the default)
  Enable,    ///< only inside a look-ahead
};

/// One rule of a set.
struct Rule {
  std::string name;
  /// 16 hexadecimal digits, the hash of the pure pattern's text without its
  /// name and its `taso.` attributes. Stable over printing and parsing.
  std::string hash;
  RuleClass ruleClass = RuleClass::Decide;
  /// Attribute `taso.fp`: "exact", "reassociates" or "rounds"; empty if absent.
  std::string fpClass;
  unsigned numSourceOps = 0;
  unsigned numTargetOps = 0;
  mlir::Location loc;
};

/// The hash of a pure pattern, as in Rule.
std::string getRuleHash(mlir::pdl::PatternOp pattern);

class RuleSet {
public:
  /// Parses a file (.mlir in custom or generic form, or bytecode) that holds a
  /// module of pure patterns. Reports what is wrong as diagnostics.
  static llvm::FailureOr<std::shared_ptr<const RuleSet>>
  load(llvm::StringRef path, mlir::MLIRContext *context,
       LoweringOptions options = {});

  /// Takes a module of pure patterns. RuleMatcher needs the option `gate`.
  static llvm::FailureOr<std::shared_ptr<const RuleSet>>
  create(mlir::OwningOpRef<mlir::ModuleOp> pure, LoweringOptions options = {});

  /// The rules that are shipped with the library.
  static llvm::FailureOr<std::shared_ptr<const RuleSet>>
  loadDefault(mlir::MLIRContext *context, LoweringOptions options = {});

  llvm::ArrayRef<Rule> getRules() const { return rules; }
  /// The lowered patterns: `Match::variant` is an index into this list.
  llvm::ArrayRef<LoweredPattern> getVariants() const { return variants; }
  const mlir::FrozenRewritePatternSet &getPatterns() const { return patterns; }
  /// The module of pure patterns, as it was loaded.
  mlir::ModuleOp getPureModule() const { return pure.get(); }

private:
  RuleSet() = default;

  mlir::OwningOpRef<mlir::ModuleOp> pure;
  std::vector<Rule> rules;
  std::vector<LoweredPattern> variants;
  mlir::FrozenRewritePatternSet patterns;
};

/// Writes the rules in generic form, which always parses back (the custom form
/// of `pdl.replace` does not), or as bytecode.
enum class RuleFormat { Generic, Bytecode };
llvm::LogicalResult saveRules(mlir::ModuleOp pure, llvm::raw_ostream &os,
                              RuleFormat format = RuleFormat::Generic);

} // namespace taso

#endif // TASO_RULES_RULESET_H
