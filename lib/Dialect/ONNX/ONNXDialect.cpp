//===- ONNXDialect.cpp - Mirrored ONNX operations -------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The dialect, and the names of values.
//
//===----------------------------------------------------------------------===//

#include "TASO/Dialect/ONNX/ONNXDialect.h"

#include "mlir/IR/Location.h"
#include "mlir/Interfaces/FunctionInterfaces.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;

namespace taso {

ONNXDialect::ONNXDialect(MLIRContext *context)
    : Dialect(getDialectNamespace(), context, TypeID::get<ONNXDialect>()) {
  allowUnknownOperations();
  allowUnknownTypes();
}

namespace mirror {

/// Absent results get locations that differ, because parsing a fused location
/// drops repeated ones and the others must keep their positions.
static Location getNameLoc(MLIRContext *context, StringRef name,
                           unsigned position) {
  auto attribute = StringAttr::get(context, name);
  if (!name.empty())
    return NameLoc::get(attribute);
  auto index = StringAttr::get(context, std::to_string(position));
  return NameLoc::get(attribute, NameLoc::get(index));
}

Location getNamesLoc(MLIRContext *context, ArrayRef<StringRef> names) {
  if (names.empty())
    return UnknownLoc::get(context);
  SmallVector<Location> locs;
  for (auto [position, name] : llvm::enumerate(names))
    locs.push_back(getNameLoc(context, name, position));
  return locs.size() == 1 ? locs.front() : FusedLoc::get(context, locs);
}

static std::optional<StringRef> getName(Location loc) {
  auto name = dyn_cast<NameLoc>(loc);
  return name ? std::optional(name.getName().getValue()) : std::nullopt;
}

SmallVector<std::pair<size_t, std::string>> parseDimNames(StringRef text) {
  SmallVector<std::pair<size_t, std::string>> names;
  for (StringRef entry : llvm::split(text, ',')) {
    auto [index, name] = entry.split(':');
    size_t dim;
    if (!index.trim().getAsInteger(10, dim))
      names.emplace_back(dim, name.str());
  }
  return names;
}

/// A text that an argument of a function has as an attribute, or null.
static StringAttr getTextOf(BlockArgument argument, StringRef attribute) {
  auto function =
      dyn_cast_or_null<FunctionOpInterface>(argument.getOwner()->getParentOp());
  return function && argument.getOwner()->isEntryBlock()
             ? function.getArgAttrOfType<StringAttr>(argument.getArgNumber(),
                                                     attribute)
             : StringAttr();
}

SmallVector<std::pair<size_t, std::string>>
getDimNames(BlockArgument argument) {
  StringAttr names = getTextOf(argument, kDimParams);
  return names ? parseDimNames(names.getValue())
               : SmallVector<std::pair<size_t, std::string>>();
}

static std::optional<StringRef> getArgumentName(BlockArgument argument) {
  if (StringAttr name = getTextOf(argument, kName))
    return name.getValue();
  return getName(argument.getLoc());
}

std::optional<StringRef> getValueName(Value value) {
  if (auto argument = dyn_cast<BlockArgument>(value))
    return getArgumentName(argument);
  auto result = cast<OpResult>(value);
  Location loc = result.getOwner()->getLoc();
  unsigned position = result.getResultNumber();
  if (auto fused = dyn_cast<FusedLoc>(loc)) {
    if (position >= fused.getLocations().size())
      return std::nullopt;
    return getName(fused.getLocations()[position]);
  }
  return position == 0 ? getName(loc) : std::nullopt;
}

} // namespace mirror
} // namespace taso
