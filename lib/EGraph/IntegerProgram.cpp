//===- IntegerProgram.cpp - Zero-one programs, solved by CBC --------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "IntegerProgram.h"

#ifdef TASO_HAS_CBC

#include <coin/Cbc_C_Interface.h>

#include <memory>
#include <string>

using namespace taso::detail;

bool taso::detail::hasIntegerSolver() { return true; }

namespace {
struct DeleteModel {
  void operator()(Cbc_Model *model) const { Cbc_deleteModel(model); }
};
} // namespace

static void addVariables(Cbc_Model *model, const IntegerProgram &program) {
  for (size_t i = 0; i < program.costs.size(); ++i)
    Cbc_addCol(model, ("x" + std::to_string(i)).c_str(), 0, 1, program.costs[i],
               /*isInteger=*/1, 0, nullptr, nullptr);
}

static void addRows(Cbc_Model *model, const IntegerProgram &program) {
  std::vector<int> columns;
  std::vector<double> factors;
  for (size_t i = 0; i < program.rows.size(); ++i) {
    columns.clear();
    factors.clear();
    for (const IntegerProgram::Term &term : program.rows[i].terms) {
      columns.push_back(term.variable);
      factors.push_back(term.factor);
    }
    Cbc_addRow(model, ("r" + std::to_string(i)).c_str(), columns.size(),
               columns.data(), factors.data(), 'G', program.rows[i].least);
  }
}

IntegerSolution
taso::detail::solveIntegerProgram(const IntegerProgram &program,
                                  const std::vector<bool> &start,
                                  const IntegerLimits &limits) {
  std::unique_ptr<Cbc_Model, DeleteModel> model(Cbc_newModel());
  Cbc_setParameter(model.get(), "log", "0");
  Cbc_setParameter(model.get(), "slog", "0");
  addVariables(model.get(), program);
  addRows(model.get(), program);
  Cbc_setObjSense(model.get(), /*minimise*/ 1);
  if (limits.maxNodes)
    Cbc_setParameter(model.get(), "maxN",
                     std::to_string(limits.maxNodes).c_str());
  if (limits.seconds > 0)
    Cbc_setParameter(model.get(), "sec",
                     std::to_string(limits.seconds).c_str());
  if (!start.empty()) {
    std::vector<int> columns;
    std::vector<double> values;
    for (size_t i = 0; i < start.size(); ++i) {
      columns.push_back(i);
      values.push_back(start[i]);
    }
    Cbc_setMIPStartI(model.get(), columns.size(), columns.data(),
                     values.data());
  }
  Cbc_solve(model.get());
  IntegerSolution solution;
  solution.isOptimal = Cbc_isProvenOptimal(model.get());
  solution.bound = Cbc_getBestPossibleObjValue(model.get());
  const double *values = Cbc_bestSolution(model.get());
  if (values)
    for (size_t i = 0; i < program.costs.size(); ++i)
      solution.values.push_back(values[i] > 0.5);
  return solution;
}

#else

using namespace taso::detail;

bool taso::detail::hasIntegerSolver() { return false; }

IntegerSolution taso::detail::solveIntegerProgram(const IntegerProgram &,
                                                  const std::vector<bool> &,
                                                  const IntegerLimits &) {
  return {};
}

#endif
