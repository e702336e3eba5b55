//===- Locations.cpp - Where operations stand, for people -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "Locations.h"

#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"

using namespace mlir;
using namespace taso;

/// Adds the parts of a location that say something.
static void flatten(Location loc, SetVector<Location> &parts) {
  if (auto fused = dyn_cast<FusedLoc>(loc)) {
    for (Location part : fused.getLocations())
      flatten(part, parts);
  } else if (!isa<UnknownLoc>(loc)) {
    parts.insert(loc);
  }
}

static std::string printPart(Location loc) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  loc.print(stream);
  StringRef view(text);
  if (view.consume_front("loc(") && view.consume_back(")"))
    return view.str();
  return text;
}

std::string taso::detail::toText(Location loc) {
  SetVector<Location> parts;
  flatten(loc, parts);
  if (parts.empty())
    return "unknown";
  return llvm::join(llvm::map_range(parts, printPart), ", ");
}

std::vector<std::string>
taso::detail::describeOrigins(func::FuncOp function,
                              ArrayRef<unsigned> positions) {
  SmallVector<Operation *> ops;
  for (Operation &op : function.getBody().front())
    ops.push_back(&op);
  SetVector<Location> known;
  std::vector<std::string> places;
  for (unsigned position : positions) {
    SetVector<Location> parts;
    flatten(ops[position]->getLoc(), parts);
    for (Location part : parts)
      if (known.insert(part))
        places.push_back(printPart(part));
    if (parts.empty())
      places.push_back(("operation " + Twine(position) + " (" +
                        ops[position]->getName().getStringRef() + ")")
                           .str());
  }
  return places;
}
