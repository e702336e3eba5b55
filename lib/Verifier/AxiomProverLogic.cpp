//===- AxiomProverLogic.cpp - Terms about tensors in Z3 -------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "AxiomProverLogic.h"

#include "TASO/Verifier/AxiomProver.h"

#include "mlir/IR/BuiltinAttributes.h"
#include "mlir/IR/BuiltinTypes.h"

using namespace mlir;

namespace taso {

std::string getSolverVersion() {
  unsigned major, minor, build, revision;
  Z3_get_version(&major, &minor, &build, &revision);
  return "Z3 " + std::to_string(major) + "." + std::to_string(minor) + "." +
         std::to_string(build);
}

AxiomProverLogic::AxiomProverLogic() {
  Z3_config config = Z3_mk_config();
  Z3_set_param_value(config, "auto_config", "false");
  context = Z3_mk_context(config);
  Z3_del_config(config);
  // The default handler ends the process; a failed call is seen as an unknown.
  Z3_set_error_handler(context, [](Z3_context, Z3_error_code) {});
  auto uninterpreted = [&](const char *name) {
    return Z3_mk_uninterpreted_sort(context,
                                    Z3_mk_string_symbol(context, name));
  };
  sorts[unsigned(Kind::Tensor)] = uninterpreted("Tensor");
  sorts[unsigned(Kind::Shape)] = uninterpreted("Shape");
  sorts[unsigned(Kind::Attribute)] = uninterpreted("Attribute");
  sorts[unsigned(Kind::Integer)] = Z3_mk_int_sort(context);
  sorts[unsigned(Kind::Boolean)] = Z3_mk_bool_sort(context);
}

AxiomProverLogic::~AxiomProverLogic() { Z3_del_context(context); }

Term AxiomProverLogic::both(Terms all) {
  return Z3_mk_and(context, all.size(), all.data());
}

Term AxiomProverLogic::either(Terms any) {
  return Z3_mk_or(context, any.size(), any.data());
}

Term AxiomProverLogic::add(Terms terms) {
  return Z3_mk_add(context, terms.size(), terms.data());
}

Term AxiomProverLogic::subtract(Term a, Term b) {
  Term terms[] = {a, b};
  return Z3_mk_sub(context, 2, terms);
}

Term AxiomProverLogic::multiply(Term a, Term b) {
  Term terms[] = {a, b};
  return Z3_mk_mul(context, 2, terms);
}

Term AxiomProverLogic::integer(int64_t value) {
  return Z3_mk_int64(context, value, getSort(Kind::Integer));
}

Term AxiomProverLogic::forAll(Terms variables,
                              ArrayRef<SmallVector<Term>> triggers, Term body,
                              Quantifier quantifier) {
  if (variables.empty())
    return body;
  SmallVector<Z3_app> bound;
  for (Term variable : variables)
    bound.push_back(Z3_to_app(context, variable));
  SmallVector<Z3_pattern> patterns;
  for (const SmallVector<Term> &trigger : triggers)
    patterns.push_back(Z3_mk_pattern(context, trigger.size(), trigger.data()));
  unsigned weight = quantifier == Quantifier::Step ? 1 : 0;
  return Z3_mk_forall_const(context, weight, bound.size(), bound.data(),
                            patterns.size(), patterns.data(), body);
}

Term AxiomProverLogic::fresh(StringRef prefix, Kind kind) {
  std::string name = (prefix + "!" + Twine(numFresh++)).str();
  return Z3_mk_const(context, Z3_mk_string_symbol(context, name.c_str()),
                     getSort(kind));
}

Term AxiomProverLogic::freshTensor(StringRef prefix) {
  return fresh(prefix, Kind::Tensor);
}

Term AxiomProverLogic::freshAttribute(StringRef prefix) {
  return fresh(prefix, Kind::Attribute);
}

Term AxiomProverLogic::freshInteger(StringRef prefix) {
  return fresh(prefix, Kind::Integer);
}

Term AxiomProverLogic::freshShape(StringRef prefix) {
  return fresh(prefix, Kind::Shape);
}

Term AxiomProverLogic::flag(StringRef name) {
  return Z3_mk_const(context, Z3_mk_string_symbol(context, name.str().c_str()),
                     getSort(Kind::Boolean));
}

Term AxiomProverLogic::apply(StringRef name, Kind kind, Terms arguments) {
  auto it = functions.find(name);
  if (it == functions.end()) {
    SmallVector<Z3_sort> domain;
    for (Term argument : arguments)
      domain.push_back(Z3_get_sort(context, argument));
    Z3_func_decl function = Z3_mk_func_decl(
        context, Z3_mk_string_symbol(context, name.str().c_str()),
        domain.size(), domain.data(), getSort(kind));
    it = functions.emplace(name.str(), function).first;
  }
  return Z3_mk_app(context, it->second, arguments.size(), arguments.data());
}

Term AxiomProverLogic::makeTensor(StringRef name, Terms arguments) {
  return apply(name, Kind::Tensor, arguments);
}

Term AxiomProverLogic::makeShape(StringRef name, Terms arguments) {
  return apply(name, Kind::Shape, arguments);
}

Term AxiomProverLogic::makeAttribute(StringRef name, Terms arguments) {
  return apply(name, Kind::Attribute, arguments);
}

Term AxiomProverLogic::makeInteger(StringRef name, Terms arguments) {
  return apply(name, Kind::Integer, arguments);
}

Term AxiomProverLogic::holds(StringRef name, Terms arguments) {
  return apply(name, Kind::Boolean, arguments);
}

Term AxiomProverLogic::literal(Attribute attribute) {
  if (auto it = literals.find(attribute); it != literals.end())
    return it->second;
  Term term = nullptr;
  auto integerAttr = dyn_cast<IntegerAttr>(attribute);
  if (integerAttr && integerAttr.getType().isInteger(64)) {
    term = number(integer(integerAttr.getInt()));
  } else if (auto list = dyn_cast<DenseI64ArrayAttr>(attribute)) {
    term = emptyList();
    for (int64_t value : list.asArrayRef())
      term = append(term, number(integer(value)));
  } else {
    term = freshAttribute("literal");
  }
  literals[attribute] = term;
  return term;
}

Term AxiomProverLogic::operation(const semantics::OperatorInfo &info,
                                 unsigned index, Terms attributes,
                                 Terms operands) {
  std::string name = std::string(info.name) + "/" +
                     std::to_string(operands.size()) + "#" +
                     std::to_string(index);
  bool isNew = functions.find(name) == functions.end();
  SmallVector<Term> arguments(attributes);
  llvm::append_range(arguments, operands);
  Term term = makeTensor(name, arguments);
  if (isNew)
    llvm::append_range(operatorTheory,
                       describeOperator(*this, info, index, operands.size()));
  return term;
}

} // namespace taso
