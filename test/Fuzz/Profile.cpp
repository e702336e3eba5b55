//===- Profile.cpp - Fuzzes the profile protocol ------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A request that a profiler gets: it must be answered by one line of JSON.
// Programs beyond a few elements and steps are only read: they would take long.
//
//===----------------------------------------------------------------------===//

#include "Target.h"

#include "TASO/Runtime/Profile.h"
#include "TASO/Support/JSON.h"

using namespace taso;

/// Whether running what the request asks for takes no time. A program that is
/// read, in whichever way the request has it, is small, and so are its results.
static bool isSmall(llvm::StringRef bytes) {
  llvm::Expected<llvm::json::Value> request = parseJSON(bytes);
  if (!request) {
    llvm::consumeError(request.takeError());
    return true;
  }
  const llvm::json::Object *object = request->getAsObject();
  auto isSmallProgram = [](const runtime::Program &program) {
    int64_t elements = 0;
    for (const runtime::Tensor &tensor : program.tensors)
      elements += tensor.getElements();
    return elements < 4096 && program.steps.size() < 16;
  };
  auto isSmallText = [&](const llvm::json::Value &value) {
    std::string text = llvm::formatv("{0}", value);
    for (auto read : {runtime::parseProgram, runtime::parseOperation})
      if (auto program = read(text); program && !isSmallProgram(*program))
        return false;
    return true;
  };
  if (!object)
    return true;
  for (const auto &field : *object) {
    if (!isSmallText(field.second))
      return false;
    if (const llvm::json::Array *list = field.second.getAsArray())
      for (const llvm::json::Value &entry : *list)
        if (!isSmallText(entry))
          return false;
  }
  return true;
}

static void run(llvm::StringRef bytes) {
  if (!isSmall(bytes))
    return;
  auto executor = runtime::createExecutor("reference");
  if (!executor)
    fuzz::fail("there is no reference executor");
  runtime::TimeOptions options;
  options.timeLimit = 1e-4;
  options.warmUp = 0;
  options.minSamples = 1;
  options.maxSamples = 2;
  options.rotatedBytes = 1;
  options.exclusive = false;
  runtime::ProfileServer server(std::move(*executor), options);
  std::string answer = server.answer({bytes.data(), bytes.size()});
  llvm::Expected<llvm::json::Value> json = parseJSON(answer);
  if (!json || !json->getAsObject())
    fuzz::fail("the answer is no JSON object: " + answer);
  if (llvm::StringRef(answer).contains('\n'))
    fuzz::fail("the answer has more than one line: " + answer);
}

static fuzz::Registration registration("profile", run);
