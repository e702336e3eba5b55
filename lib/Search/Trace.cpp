//===- Trace.cpp - Traces as JSON -----------------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Search/Trace.h"

#include "TASO/Rules/GraphHash.h"
#include "TASO/Support/JSON.h"

#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/xxhash.h"

using namespace mlir;
using namespace taso;
namespace json = llvm::json;

uint64_t taso::hashInput(func::FuncOp function) {
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << GraphHasher().hashGraph(function) << function.getFunctionType();
  if (ArrayAttr attributes = function.getArgAttrsAttr())
    stream << attributes;
  // The hash of the graph passes over what stands in regions.
  for (Operation &op : function.getBody().front())
    if (op.getNumRegions() != 0)
      op.print(stream,
               OpPrintingFlags().enableDebugInfo(false).useLocalScope());
  return llvm::xxh3_64bits(text);
}

//===----------------------------------------------------------------------===//
// Writing
//===----------------------------------------------------------------------===//

/// As text: numbers of JSON are doubles to many readers.
static std::string printHash(uint64_t hash) {
  return llvm::utohexstr(hash, /*LowerCase=*/true, /*Width=*/16);
}

static json::Value toJSON(const TraceOperation &operation) {
  json::Object object{{"name", operation.name},
                      {"computes", printHash(operation.computes)}};
  if (operation.ordinal)
    object["ordinal"] = operation.ordinal;
  return object;
}

static json::Value toJSON(const TraceStep &step, size_t number) {
  json::Object object{{"step", number},
                      {"action", step.action},
                      {"round", step.round},
                      {"graph", printHash(step.graph)}};
  if (step.isWhole)
    object["whole"] = true;
  if (step.rule.empty()) {
    object["simplify"] = true;
    return object;
  }
  json::Array operations;
  for (const TraceOperation &operation : step.operations)
    operations.push_back(::toJSON(operation));
  object["rule"] = step.rule;
  object["rule_hash"] = step.hash;
  object["operand_order"] = step.operandOrder;
  object["operations"] = std::move(operations);
  object["root"] = step.root;
  return object;
}

json::Array taso::toJSON(const AssumedSizes &sizes) {
  json::Array list;
  for (const auto &[position, size] : sizes)
    list.push_back(json::Array{position.first, position.second, size});
  return list;
}

json::Value taso::toJSON(const std::vector<FunctionTrace> &traces) {
  json::Array functions;
  size_t number = 0;
  for (const FunctionTrace &trace : traces) {
    json::Array steps;
    for (const TraceStep &step : trace.steps)
      steps.push_back(::toJSON(step, ++number));
    json::Object function{{"name", trace.function},
                          {"input", printHash(trace.input)},
                          {"steps", std::move(steps)}};
    if (!trace.assumed.empty())
      function["assumed"] = toJSON(trace.assumed);
    functions.push_back(std::move(function));
  }
  return json::Object{{"version", kTraceVersion},
                      {"functions", std::move(functions)}};
}

//===----------------------------------------------------------------------===//
// Reading
//===----------------------------------------------------------------------===//

namespace {
struct TraceFile {
  int64_t version = 0;
  std::vector<FunctionTrace> functions;
};
} // namespace

/// Reads a hash; reports what it is instead.
static bool mapHash(json::ObjectMapper &object, llvm::StringLiteral field,
                    uint64_t &hash, json::Path path) {
  std::string text;
  if (!object.map(field, text))
    return false;
  if (text.size() == 16 && llvm::all_of(text, llvm::isHexDigit) &&
      !StringRef(text).getAsInteger(16, hash))
    return true;
  path.field(field).report("expected 16 hexadecimal digits");
  return false;
}

/// Reads a number that an unsigned holds, where LLVM would cut off the rest;
/// reports what it is instead.
static bool mapNumber(json::ObjectMapper &object, llvm::StringLiteral field,
                      unsigned &number, json::Path path,
                      bool isOptional = false) {
  int64_t value = number;
  if (!(isOptional ? object.mapOptional(field, value)
                   : object.map(field, value)))
    return false;
  number = static_cast<unsigned>(value);
  if (value == int64_t(number))
    return true;
  path.field(field).report("expected a number from 0 to 4294967295");
  return false;
}

// parseJSON finds these through the namespace of their arguments.
namespace taso {

static bool fromJSON(const json::Value &value, TraceOperation &operation,
                     json::Path path) {
  json::ObjectMapper object(value, path);
  return object && object.map("name", operation.name) &&
         mapHash(object, "computes", operation.computes, path) &&
         mapNumber(object, "ordinal", operation.ordinal, path,
                   /*isOptional=*/true);
}

static bool mapApplication(json::ObjectMapper &object, TraceStep &step,
                           json::Path path) {
  if (!object.map("rule", step.rule) || !object.map("rule_hash", step.hash) ||
      !mapNumber(object, "operand_order", step.operandOrder, path) ||
      !object.map("operations", step.operations) ||
      !mapNumber(object, "root", step.root, path))
    return false;
  if (step.rule.empty()) {
    path.field("rule").report("expected the name of a rule");
    return false;
  }
  if (step.root >= step.operations.size()) {
    path.field("root").report("expected the position of one of `operations`");
    return false;
  }
  return true;
}

static bool fromJSON(const json::Value &value, TraceStep &step,
                     json::Path path) {
  json::ObjectMapper object(value, path);
  bool simplify = false;
  return object && mapNumber(object, "action", step.action, path) &&
         mapNumber(object, "round", step.round, path) &&
         mapHash(object, "graph", step.graph, path) &&
         object.mapOptional("whole", step.isWhole) &&
         object.mapOptional("simplify", simplify) &&
         (simplify || mapApplication(object, step, path));
}

static bool mapAssumed(json::ObjectMapper &object, FunctionTrace &trace,
                       json::Path path) {
  std::vector<std::vector<int64_t>> sizes;
  if (!object.mapOptional("assumed", sizes))
    return false;
  constexpr int64_t kLimit = std::numeric_limits<unsigned>::max();
  for (const std::vector<int64_t> &size : sizes) {
    if (size.size() != 3 || size[0] < 0 || size[0] > kLimit || size[1] < 0 ||
        size[1] > kLimit || size[2] < 1) {
      path.field("assumed").report("expected an argument, a dimension and a "
                                   "size of 1 or more");
      return false;
    }
    trace.assumed[{unsigned(size[0]), unsigned(size[1])}] = size[2];
  }
  return true;
}

static bool fromJSON(const json::Value &value, FunctionTrace &trace,
                     json::Path path) {
  json::ObjectMapper object(value, path);
  return object && object.map("name", trace.function) &&
         mapHash(object, "input", trace.input, path) &&
         mapAssumed(object, trace, path) && object.map("steps", trace.steps);
}

} // namespace taso

namespace {
bool fromJSON(const json::Value &value, TraceFile &file, json::Path path) {
  json::ObjectMapper object(value, path);
  if (!object || !object.map("version", file.version))
    return false;
  if (file.version != kTraceVersion) {
    path.field("version").report("expected version 1");
    return false;
  }
  if (!object.map("functions", file.functions))
    return false;
  json::Path functions = path.field("functions");
  if (file.functions.empty()) {
    functions.report("expected a function that was searched");
    return false;
  }
  llvm::StringSet<> names;
  for (auto [i, trace] : llvm::enumerate(file.functions))
    if (!names.insert(trace.function).second) {
      functions.index(i).field("name").report("expected each function once");
      return false;
    }
  return true;
}
} // namespace

llvm::Expected<std::vector<FunctionTrace>> taso::parseTraces(StringRef text) {
  auto file = parseJSON<TraceFile>(text, "trace");
  if (!file)
    return file.takeError();
  return std::move(file->functions);
}
