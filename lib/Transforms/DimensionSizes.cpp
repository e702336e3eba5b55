//===- DimensionSizes.cpp - Which dimension gets which size ---------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "DimensionSizes.h"

#include "TASO/Dialect/ONNX/ONNXDialect.h"

#include "llvm/ADT/StringExtras.h"

#include <set>

using namespace mlir;
using namespace taso;

std::string taso::describeDimension(unsigned argument, unsigned dim) {
  return "arg" + std::to_string(argument) + ":" + std::to_string(dim);
}

/// Reads `argN:dim`.
static std::optional<std::pair<unsigned, unsigned>>
parsePosition(StringRef text) {
  std::pair<unsigned, unsigned> position;
  if (text.consume_front("arg") && !text.consumeInteger(10, position.first) &&
      text.consume_front(":") && !text.getAsInteger(10, position.second))
    return position;
  return std::nullopt;
}

FailureOr<DimensionSizes> DimensionSizes::parse(ArrayRef<std::string> entries,
                                                MLIRContext *context) {
  DimensionSizes sizes;
  for (StringRef entry : entries) {
    auto fail =
        [&](const Twine &message) {
          InFlightDiagnostic error = emitError(UnknownLoc::get(context))
                                     << "'" << entry << "' " << message;
          error.attachNote()
              << "hint: for example --taso-specialize=\"batch=8 arg0:1=128\"";
          return error;
        };
    auto [name, text] = entry.rsplit('=');
    name = name.trim();
    int64_t size = 0;
    if (name.empty() || text.trim().getAsInteger(10, size) || size < 1)
      return fail("is not of the form name=size or argN:dim=size, with a size "
                  "of 1 or more");
    auto position = parsePosition(name);
    bool isNew = position ? sizes.byPosition.try_emplace(*position, size).second
                          : sizes.byName.try_emplace(name.str(), size).second;
    if (!isNew)
      return fail("gives a size twice");
  }
  return sizes;
}

SmallVector<std::pair<size_t, std::string>>
taso::getDynamicNames(BlockArgument argument) {
  auto type = dyn_cast<RankedTensorType>(argument.getType());
  auto all = mirror::getDimNames(argument);
  llvm::erase_if(all, [&](const auto &entry) {
    return !type || entry.first >= size_t(type.getRank()) ||
           !type.isDynamicDim(entry.first);
  });
  return all;
}

/// Functions with a body.
static SmallVector<func::FuncOp> getFunctions(ModuleOp module) {
  return llvm::filter_to_vector(
      module.getOps<func::FuncOp>(),
      [](func::FuncOp function) { return !function.isExternal(); });
}

LogicalResult DimensionSizes::check(ModuleOp module) const {
  SmallVector<func::FuncOp> functions = getFunctions(module);
  std::set<std::string> names;
  for (func::FuncOp function : functions)
    for (BlockArgument argument : function.getArguments())
      for (const auto &[dim, name] : getDynamicNames(argument))
        names.insert(name);
  for (const auto &[name, size] : byName) {
    if (names.count(name))
      continue;
    InFlightDiagnostic error =
        emitError(module.getLoc())
        << "no dynamic dimension of an argument is named '" << name << "'";
    if (names.empty())
      error.attachNote() << "hint: none has a name; write argN:dim=" << size
                         << " with the numbers of the argument and the "
                            "dimension";
    else
      error.attachNote() << "hint: the names are " << llvm::join(names, ", ");
    return error;
  }
  if (byPosition.empty() || functions.size() == 1)
    return success();
  return emitError(module.getLoc())
         << "expected one function for '"
         << describeDimension(byPosition.begin()->first.first,
                              byPosition.begin()->first.second)
         << "', found " << functions.size();
}

void DimensionSizes::addNamed(func::FuncOp function,
                              ArgumentSizes &sizes) const {
  for (BlockArgument argument : function.getArguments())
    for (const auto &[dim, name] : getDynamicNames(argument))
      if (auto size = byName.find(name); size != byName.end())
        sizes[{argument.getArgNumber(), unsigned(dim)}] = size->second;
}

LogicalResult DimensionSizes::addPositions(func::FuncOp function,
                                           ArgumentSizes &sizes) const {
  for (const auto &[position, size] : byPosition) {
    auto [argument, dim] = position;
    auto fail = [&, argument = argument, dim = dim](const Twine &message) {
      return emitError(function.getLoc(), "'")
             << describeDimension(argument, dim) << "': " << message;
    };
    if (argument >= function.getNumArguments())
      return fail("'@" + function.getName() + "' has " +
                  Twine(function.getNumArguments()) + " arguments");
    auto type =
        dyn_cast<RankedTensorType>(function.getArgument(argument).getType());
    if (!type || dim >= type.getRank())
      return fail("expected a dimension of a tensor, found ")
             << function.getArgument(argument).getType();
    if (!type.isDynamicDim(dim)) {
      if (type.getDimSize(dim) == size)
        continue;
      return fail("expected a dynamic dimension, found the size " +
                  Twine(type.getDimSize(dim)));
    }
    auto [known, isNew] = sizes.try_emplace(position, size);
    if (!isNew && known->second != size)
      return fail("gets the sizes " + Twine(known->second) + " and " +
                  Twine(size));
  }
  return success();
}

FailureOr<ArgumentSizes> DimensionSizes::find(func::FuncOp function) const {
  ArgumentSizes sizes;
  addNamed(function, sizes);
  if (failed(addPositions(function, sizes)))
    return failure();
  return sizes;
}
