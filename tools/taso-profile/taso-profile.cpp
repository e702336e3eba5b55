//===- taso-profile.cpp - Measures programs for a client -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads requests from standard input and writes answers to standard output, one
// JSON object in a line each, until the input ends.
//
//===----------------------------------------------------------------------===//

#include "RuntimeOptions.h"

#include "TASO/Runtime/Profile.h"

#include <iostream>

using namespace taso::runtime;
using namespace taso::tools;

static const char *const kHelp =
    R"(taso-profile: measures how long operators and programs take on a device

usage: taso-profile [options] < requests > answers

Each line of the input is a JSON object, answered by one line. The protocol is
described in docs/ProfileProtocol.md, programs in docs/Program.md.

  --device=NAME        reference, cpu (the default) or cuda
  --threads=N          threads of the cpu device; all processors by default
  --tf32               on cuda: allow TF32 in products of f32
  --time-limit-ms=N    bound on the measurement of one program; 2000 by default
  --wall-clock         count the time in which other programs had the processor
  --help               this text
  --version            the version, and the devices with their libraries

examples:
  echo '{"id": 1, "query": "device"}' | taso-profile
  echo '{"id": 2, "op": {"op": "matmul", "operands": [{"shape": [64, 512]},
        {"shape": [512, 512], "kind": "weight"}]}}' | tr -d '\n' | taso-profile
  ssh gpu-host taso-profile --device=cuda < requests.jsonl > answers.jsonl
)";

static int serve(const RuntimeOptions &options) {
  auto threads = options.getNumber("threads", 0, 1, 4096);
  if (!threads)
    return fail(threads.getError().message);
  auto limit = options.getNumber("time-limit-ms", 2000, 1, 3600000);
  if (!limit)
    return fail(limit.getError().message);
  if (!options.getArguments().empty())
    return fail("unexpected argument '" + options.getArguments().front() +
                "'; requests are read from standard input");
  auto executor = createExecutor(options.get("device", "cpu"),
                                 {*threads, options.has("tf32")});
  if (!executor)
    return fail(executor.getError().message);
  TimeOptions timing;
  timing.timeLimit = *limit / 1000.0;
  timing.countsWaiting = options.has("wall-clock");
  ProfileServer server(std::move(*executor), timing);
  std::string line;
  while (std::getline(std::cin, line)) {
    if (line.find_first_not_of(" \t\r") == std::string::npos)
      continue;
    // The client waits for each answer.
    std::cout << server.answer(line) << std::endl;
    if (!std::cout)
      return fail("standard output is closed");
  }
  return 0;
}

int main(int argc, char **argv) {
  return runTool(argc, argv, "taso-profile", kHelp,
                 {{"device", "NAME"},
                  {"threads", "N"},
                  {"tf32", ""},
                  {"time-limit-ms", "N"},
                  {"wall-clock", ""}},
                 serve);
}
