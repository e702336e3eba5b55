//===- Profile.cpp - The profile protocol --------------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Runtime/Profile.h"

#include "JSON.h"

namespace taso::runtime {

using Answer = nlohmann::ordered_json;

static std::string dump(const Answer &answer) {
  return answer.dump(-1, ' ', false, Json::error_handler_t::replace);
}

/// The request's id is given back as it is, so that answers find their
/// requests.
static Answer beginAnswer(const Json &request) {
  Answer answer = Answer::object();
  answer["id"] = nullptr;
  if (request.is_object() && request.contains("id"))
    answer["id"] = Answer(request["id"]);
  return answer;
}

static void addDevice(Answer &answer, const DeviceInfo &device) {
  answer["executor"] = device.executor;
  answer["device"] = device.name;
  answer["libraries"] = device.libraries;
  answer["threads"] = device.threads;
}

static void addMeasurement(Answer &answer, const Measurement &measurement) {
  answer["ns"] = measurement.median;
  answer["low"] = measurement.low;
  answer["high"] = measurement.high;
  answer["min"] = measurement.minimum;
  answer["noise"] = measurement.noise;
  answer["runs"] = measurement.runs;
  answer["samples"] = measurement.samples;
  answer["outliers"] = measurement.outliers;
  answer["converged"] = measurement.converged;
  answer["workspace"] = measurement.workspaceBytes;
}

static void addGroups(Answer &answer, const CompiledProgram &compiled) {
  Answer groups = Answer::array();
  for (const FusedGroup &group : compiled.getGroups())
    groups.push_back({{"steps", group.steps}, {"kernel", group.kernel}});
  answer["groups"] = std::move(groups);
}

/// The program that a request asks about, or why there is none.
static Result<Program> getProgram(const Json &request) {
  bool program = request.contains("program"), op = request.contains("op");
  if (program == op)
    return Error{"request: expected one of the fields program, op and query"};
  return program ? readProgram(request["program"])
                 : readOperation(request["op"]);
}

/// Several programs, timed in turns.
static Status fillSeveral(Answer &answer, const Json &request,
                          Executor &executor, const TimeOptions &options) {
  const Json &list = request["programs"];
  if (!list.is_array() || list.empty())
    return Error{"programs: expected a list of one program or more, found " +
                 describe(list)};
  std::vector<std::unique_ptr<CompiledProgram>> owners;
  std::vector<CompiledProgram *> programs;
  for (const Json &json : list) {
    auto program = readProgram(json);
    if (!program)
      return program.getError();
    auto compiled = executor.prepare(*program);
    if (!compiled)
      return compiled.getError();
    programs.push_back(compiled->get());
    owners.push_back(std::move(*compiled));
  }
  TimeOptions comparing = options;
  comparing.requiredSamples = kSamplesToCompare;
  auto measurements = timeInterleaved(programs, comparing);
  if (!measurements)
    return measurements.getError();
  Answer results = Answer::array();
  for (const Measurement &measurement : *measurements) {
    Answer &result = results.emplace_back(Answer::object());
    addMeasurement(result, measurement);
    result["ratio"] = measurement.ratio.median;
    result["ratio_low"] = measurement.ratio.low;
    result["ratio_high"] = measurement.ratio.high;
  }
  answer["results"] = std::move(results);
  addDevice(answer, executor.getDevice());
  return std::nullopt;
}

static Status fill(Answer &answer, const Json &request, Executor &executor,
                   const TimeOptions &options) {
  if (Status error = checkFields(request, "request",
                                 {"id", "program", "programs", "op", "query"}))
    return error;
  bool isSeveral = request.contains("programs");
  if (request.contains("query")) {
    if (request["query"] != "device" || request.contains("program") ||
        request.contains("op") || isSeveral)
      return Error{
          "request: expected \"query\": \"device\" and neither program "
          "nor op"};
    answer["protocol"] = 1;
    addDevice(answer, executor.getDevice());
    return std::nullopt;
  }
  if (isSeveral) {
    if (request.contains("program") || request.contains("op"))
      return Error{"request: expected programs without program and op"};
    return fillSeveral(answer, request, executor, options);
  }
  auto program = getProgram(request);
  if (!program)
    return program.getError();
  auto compiled = executor.prepare(*program);
  if (!compiled)
    return compiled.getError();
  auto measurement = (*compiled)->time(options);
  if (!measurement)
    return measurement.getError();
  addMeasurement(answer, *measurement);
  addGroups(answer, **compiled);
  addDevice(answer, executor.getDevice());
  return std::nullopt;
}

std::string ProfileServer::answer(std::string_view line) {
  auto request = parseJSON(line);
  if (!request)
    return dump({{"id", nullptr}, {"error", request.getError().message}});
  Answer result = beginAnswer(*request);
  if (Status error = fill(result, *request, *executor, options)) {
    result = beginAnswer(*request);
    result["error"] = error->message;
  }
  return dump(result);
}

} // namespace taso::runtime
