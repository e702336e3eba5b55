//===- Measured.cpp - Costs that were measured ----------------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Cost/Measured.h"

#include "TASO/Cost/Programs.h"
#include "TASO/Cost/Roofline.h"
#include "TASO/Dialect/Definition.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

#include <chrono>
#include <cmath>

using namespace taso;
using llvm::StringRef;

MeasuredCostModel::MeasuredCostModel(
    Options options, std::unique_ptr<Profiler> profiler,
    std::unique_ptr<MeasurementDatabase> database,
    std::unique_ptr<CostModel> estimate)
    : options(std::move(options)), profiler(std::move(profiler)),
      database(std::move(database)), estimate(std::move(estimate)) {}

MeasuredCostModel::~MeasuredCostModel() = default;

std::string MeasuredCostModel::getName() const {
  return options.name + "(" + options.device + ")";
}

std::string MeasuredCostModel::whyUnusable() const {
  std::lock_guard<std::mutex> lock(mutex);
  return failure;
}

std::string MeasuredCostModel::describePrices() const {
  std::lock_guard<std::mutex> lock(mutex);
  std::string text;
  llvm::raw_string_ostream stream(text);
  stream << "kernels by " << getName() << ": " << statistics.measured
         << " measured, " << statistics.known << " known";
  if (statistics.estimated)
    stream << ", " << statistics.estimated << " estimated by "
           << estimate->getName();
  for (const auto &[why, count] : statistics.missing)
    stream << "; " << count << " without a price: " << why;
  if (database->getNumSkipped())
    stream << "; " << database->getNumSkipped()
           << " lines of the export of measurements could not be read";
  if (statistics.isUnsaved)
    stream << "; some measurements could not be written to the file";
  return text;
}

std::string MeasuredCostModel::getWarning() const {
  return database->getWarning();
}

static int64_t toPicoseconds(double nanoseconds) {
  return std::llround(
      std::min(nanoseconds * 1e3, double(CostModel::kUnpriced - 1)));
}

int64_t MeasuredCostModel::handleMissing(int64_t guess,
                                         const std::string &why) const {
  if (options.estimateMissing) {
    ++statistics.estimated;
    return guess;
  }
  ++statistics.missing[why];
  return kUnpriced;
}

std::optional<int64_t>
MeasuredCostModel::find(uint64_t hash, const Kernel &kernel,
                        const WeightValues &weights) const {
  auto it = prices.find(hash);
  if (it != prices.end())
    return it->second;
  if (!failure.empty())
    return kUnpriced;
  if (open.contains(hash))
    return std::nullopt;
  int64_t guess = estimate->priceKernel(kernel, weights).picoseconds;
  bool isForeign = llvm::any_of(
      kernel.ops, [](mlir::Operation *op) { return !getOperatorInfo(op); });
  if (isForeign) {
    ++statistics.estimated;
    return prices[hash] = guess;
  }
  std::string why;
  auto program = exportKernel(kernel, weights, why);
  if (failed(program))
    return prices[hash] = handleMissing(guess, why);
  std::string name = hashProgram(*program);
  if (auto known = database->find(options.device, name)) {
    ++statistics.known;
    int64_t price = toPicoseconds(known->nanoseconds);
    noteRatio(guess, price);
    return prices[hash] = price;
  }
  if (!profiler)
    return prices[hash] = handleMissing(guess, "not measured: " +
                                                   summariseProgram(*program));
  open[hash] = {std::move(name), std::move(*program), guess};
  return std::nullopt;
}

void MeasuredCostModel::ask(uint64_t hash) const {
  auto it = open.find(hash);
  if (it == open.end())
    return;
  asked.try_emplace(it->second.name).first->second.insert(hash);
}

void MeasuredCostModel::noteRatio(int64_t guess, int64_t price) const {
  if (guess > 0)
    ratios.push_back(double(price) / double(guess));
}

void MeasuredCostModel::calibrate() const {
  constexpr size_t kEnough = 10;
  if (ratios.size() < kEnough)
    return;
  llvm::sort(ratios);
  lowRatio = ratios[ratios.size() / 10];
  likelyRatio = ratios[ratios.size() / 2];
}

int64_t MeasuredCostModel::measure(const Open &kernel) const {
  auto measured = profiler->measureKernel(kernel.program);
  if (!measured) {
    std::string why = llvm::toString(measured.takeError());
    if (profiler->isLost())
      failure = why;
    return handleMissing(kernel.guess, why);
  }
  ++statistics.measured;
  if (!database->add(options.device, kernel.name,
                     summariseProgram(kernel.program),
                     {measured->median, measured->low, measured->high}))
    statistics.isUnsaved = true;
  int64_t price = toPicoseconds(measured->median);
  noteRatio(kernel.guess, price);
  return price;
}

void MeasuredCostModel::measureFirst() const {
  auto first = asked.begin();
  int64_t price = measure(open.find(*first->second.begin())->second);
  for (uint64_t kernel : first->second) {
    prices[kernel] = price;
    open.erase(kernel);
  }
  asked.erase(first);
}

void MeasuredCostModel::measureAsked(const BatchOptions &options) const {
  using Clock = std::chrono::steady_clock;
  auto start = Clock::now();
  // Whoever watches may ask the model something.
  std::unique_lock<std::mutex> lock(mutex);
  BatchProgress progress;
  while (!asked.empty()) {
    lock.unlock();
    bool stops = options.stopRequested && options.stopRequested();
    lock.lock();
    if (stops) {
      asked.clear();
      break;
    }
    measureFirst();
    ++progress.done;
    progress.total = progress.done + asked.size();
    lock.unlock();
    std::chrono::duration<double> spent = Clock::now() - start;
    progress.secondsLeft =
        spent.count() / progress.done * (progress.total - progress.done);
    if (options.onProgress)
      options.onProgress(progress);
    lock.lock();
  }
  // Not with each price: what is guessed must not depend on which thread came
  // to a kernel first.
  calibrate();
}

std::optional<KernelCost>
MeasuredCostModel::findKernel(const Kernel &kernel,
                              const WeightValues &weights) const {
  uint64_t hash = hashKernel(kernel, weights);
  std::lock_guard<std::mutex> lock(mutex);
  std::optional<int64_t> price = find(hash, kernel, weights);
  if (!price)
    return std::nullopt;
  KernelCost cost;
  cost.picoseconds = *price;
  return cost;
}

CostModel::Guess
MeasuredCostModel::guessKernel(const Kernel &kernel,
                               const WeightValues &weights) const {
  uint64_t hash = hashKernel(kernel, weights);
  std::lock_guard<std::mutex> lock(mutex);
  auto it = open.find(hash);
  if (it == open.end())
    return {};
  double guess = double(it->second.guess);
  return {std::llround(lowRatio * guess), std::llround(likelyRatio * guess)};
}

void MeasuredCostModel::askKernel(const Kernel &kernel,
                                  const WeightValues &weights) const {
  uint64_t hash = hashKernel(kernel, weights);
  std::lock_guard<std::mutex> lock(mutex);
  ask(hash);
}

KernelCost MeasuredCostModel::priceKernel(const Kernel &kernel,
                                          const WeightValues &weights) const {
  uint64_t hash = hashKernel(kernel, weights);
  std::lock_guard<std::mutex> lock(mutex);
  KernelCost cost;
  std::optional<int64_t> price = find(hash, kernel, weights);
  if (!price) {
    ask(hash);
    while (open.contains(hash))
      measureFirst();
  }
  cost.picoseconds = price ? *price : prices.lookup(hash);
  return cost;
}

//===----------------------------------------------------------------------===//
// By name
//===----------------------------------------------------------------------===//

template <class... Args>
static llvm::Error fail(const char *format, const Args &...args) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), format,
                                 args...);
}

static llvm::Expected<std::unique_ptr<CostModel>>
createRoofline(StringRef device) {
  auto description = DeviceDescription::load(device);
  if (!description)
    return description.takeError();
  return std::make_unique<RooflineCostModel>(std::move(*description));
}

static llvm::Expected<std::unique_ptr<Profiler>>
createProfiler(std::string &name, const CostModelOptions &options) {
  StringRef command = name;
  if (command.consume_front("exec:")) {
    // Options of passes keep the quotes that hold a value together.
    for (char quote : {'"', '\''})
      if (command.size() > 1 && command.front() == quote &&
          command.back() == quote) {
        command = command.drop_front().drop_back();
        break;
      }
    if (command.empty())
      return fail("expected a command after 'exec:'");
    CommandOptions watch;
    watch.timeLimit = options.profilerTimeLimit;
    auto profiler = createCommandProfiler(command.str(), watch);
    name = "exec";
    return profiler;
  }
  if (name != "auto")
    return createExecutorProfiler(name, options.threads);
  name = "cuda";
  auto cuda = createExecutorProfiler(name, options.threads);
  if (cuda)
    return cuda;
  llvm::consumeError(cuda.takeError());
  name = "cpu";
  return createExecutorProfiler(name, options.threads);
}

/// The one device of a table.
static llvm::Error findDevice(const MeasurementDatabase &database,
                              StringRef path, std::string &device) {
  auto devices = database.getDevices();
  if (devices.size() != 1)
    return fail("expected measurements of one device in '%s', found %zu; those "
                "of one are written by taso-cost-db %s --export --device=NAME",
                path.str().c_str(), devices.size(), path.str().c_str());
  device = devices.front().first;
  return llvm::Error::success();
}

std::string taso::getDefaultDatabase() {
  llvm::SmallString<128> path;
  if (!llvm::sys::path::cache_directory(path))
    return "";
  llvm::sys::path::append(path, "taso");
  if (llvm::sys::fs::create_directories(path))
    return "";
  llvm::sys::path::append(path, "measurements.db");
  return path.str().str();
}

llvm::Expected<std::unique_ptr<CostModel>>
taso::createCostModel(const CostModelOptions &options) {
  if (options.model == "roofline")
    return createRoofline(options.device);
  bool isTable = options.model == "table";
  bool isKnown = isTable || options.model == "cpu" || options.model == "cuda" ||
                 options.model == "auto" ||
                 StringRef(options.model).starts_with("exec:");
  if (!isKnown)
    return fail("unknown cost model '%s'; there are roofline, cpu, cuda, auto, "
                "table and exec:COMMAND",
                options.model.c_str());
  if (isTable && options.database.empty())
    return fail("the cost model 'table' needs a file of measurements: give "
                "cost-db=FILE");
  MeasuredCostModel::Options measured;
  measured.name = options.model;
  measured.estimateMissing = options.estimateMissing;
  auto estimate = createRoofline(options.device);
  if (!estimate)
    return estimate.takeError();
  // What is a view the device shows: what takes no time has no price.
  measured.fusion = (*estimate)->getFusion();
  measured.fusion.slicesAreViews = measured.fusion.concatsAreViews =
      measured.fusion.transposesAreViews = false;
  auto database = std::make_unique<MeasurementDatabase>();
  if (llvm::Error error = options.isDefaultDatabase
                              ? database->openIfPossible(options.database)
                              : database->open(options.database, isTable))
    return std::move(error);
  std::unique_ptr<Profiler> profiler;
  if (isTable) {
    if (llvm::Error error =
            findDevice(*database, options.database, measured.device))
      return std::move(error);
  } else {
    auto created = createProfiler(measured.name, options);
    if (!created)
      return created.takeError();
    auto device = (*created)->getDevice();
    if (!device)
      return device.takeError();
    measured.device = *device;
    profiler = std::move(*created);
  }
  return std::make_unique<MeasuredCostModel>(
      std::move(measured), std::move(profiler), std::move(database),
      std::move(*estimate));
}
