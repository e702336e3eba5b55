//===- CommandProfiler.cpp - Measuring by another process -----------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The other side of docs/ProfileProtocol.md: one JSON object per line each way.
//
//===----------------------------------------------------------------------===//

#include "ProfilerAnswers.h"

#include "TASO/Cost/Profiler.h"

#include "llvm/Support/raw_ostream.h"

#include <cerrno>
#include <chrono>
#include <csignal>
#include <cstring>
#include <fcntl.h>
#include <optional>
#include <poll.h>
#include <spawn.h>
#include <sys/socket.h>
#include <sys/wait.h>
#include <unistd.h>

using namespace taso;
using namespace taso::detail;
using llvm::StringRef;

extern char **environ;

template <class... Args>
static llvm::Error fail(const char *format, const Args &...args) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), format,
                                 args...);
}

//===----------------------------------------------------------------------===//
// The process
//===----------------------------------------------------------------------===//

namespace {

/// A shell command whose input and output are one socket: unlike a pipe, a
/// socket whose other side is gone answers a write with an error and no signal.
class CommandProcess {
public:
  ~CommandProcess() { stop(); }

  bool isRunning() const { return socket >= 0; }
  /// Starts the command. Returns why it could not, or an empty string.
  std::string start(const std::string &command);
  void stop();

  enum class Outcome { Done, Ended, TimeOut };
  Outcome writeLine(std::string line, double seconds);
  Outcome readLine(std::string &line, double seconds);

private:
  using Clock = std::chrono::steady_clock;
  bool waitFor(short events, Clock::time_point deadline) const;

  pid_t process = -1;
  int socket = -1;
  std::string buffered;
};

} // namespace

std::string CommandProcess::start(const std::string &command) {
  int ends[2];
  if (socketpair(AF_UNIX, SOCK_STREAM | SOCK_CLOEXEC, 0, ends) != 0)
    return std::strerror(errno);
  posix_spawn_file_actions_t actions;
  posix_spawn_file_actions_init(&actions);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDIN_FILENO);
  posix_spawn_file_actions_adddup2(&actions, ends[1], STDOUT_FILENO);
  // A group of its own: Ctrl-C ends the search, which then ends the command,
  // and what the shell started is ended with it.
  posix_spawnattr_t attributes;
  posix_spawnattr_init(&attributes);
  posix_spawnattr_setflags(&attributes, POSIX_SPAWN_SETPGROUP);
  posix_spawnattr_setpgroup(&attributes, 0);
  const char *arguments[] = {"/bin/sh", "-c", command.c_str(), nullptr};
  int error = posix_spawn(&process, "/bin/sh", &actions, &attributes,
                          const_cast<char *const *>(arguments), environ);
  posix_spawn_file_actions_destroy(&actions);
  posix_spawnattr_destroy(&attributes);
  close(ends[1]);
  if (error != 0) {
    close(ends[0]);
    process = -1;
    return std::strerror(error);
  }
  socket = ends[0];
  fcntl(socket, F_SETFL, O_NONBLOCK);
  buffered.clear();
  return "";
}

void CommandProcess::stop() {
  if (socket >= 0)
    close(socket);
  socket = -1;
  if (process > 0) {
    kill(-process, SIGKILL);
    waitpid(process, nullptr, 0);
  }
  process = -1;
}

bool CommandProcess::waitFor(short events, Clock::time_point deadline) const {
  while (true) {
    auto left = std::chrono::duration_cast<std::chrono::milliseconds>(
        deadline - Clock::now());
    if (left.count() <= 0)
      return false;
    pollfd entry = {socket, events, 0};
    int ready = poll(&entry, 1, int(std::min<long>(left.count(), 1 << 20)));
    if (ready > 0)
      return true;
    if (ready < 0 && errno != EINTR)
      return false;
  }
}

static std::chrono::steady_clock::time_point getDeadline(double seconds) {
  return std::chrono::steady_clock::now() +
         std::chrono::duration_cast<std::chrono::steady_clock::duration>(
             std::chrono::duration<double>(seconds));
}

CommandProcess::Outcome CommandProcess::writeLine(std::string line,
                                                  double seconds) {
  auto deadline = getDeadline(seconds);
  line += "\n";
  StringRef rest = line;
  while (!rest.empty()) {
    ssize_t written = send(socket, rest.data(), rest.size(), MSG_NOSIGNAL);
    if (written > 0) {
      rest = rest.drop_front(written);
    } else if (written < 0 && errno != EAGAIN && errno != EINTR) {
      return Outcome::Ended;
    } else if (!waitFor(POLLOUT, deadline)) {
      return Outcome::TimeOut;
    }
  }
  return Outcome::Done;
}

CommandProcess::Outcome CommandProcess::readLine(std::string &line,
                                                 double seconds) {
  auto deadline = getDeadline(seconds);
  while (true) {
    size_t end = buffered.find('\n');
    if (end != std::string::npos) {
      line = buffered.substr(0, end);
      buffered.erase(0, end + 1);
      return Outcome::Done;
    }
    char chunk[4096];
    ssize_t count = recv(socket, chunk, sizeof(chunk), 0);
    if (count > 0) {
      buffered.append(chunk, count);
    } else if (count == 0 || (errno != EAGAIN && errno != EINTR)) {
      return Outcome::Ended;
    } else if (!waitFor(POLLIN, deadline)) {
      return Outcome::TimeOut;
    }
  }
}

//===----------------------------------------------------------------------===//
// The protocol
//===----------------------------------------------------------------------===//

namespace {

class CommandProfiler : public Profiler {
public:
  CommandProfiler(std::string command, const CommandOptions &options)
      : command(std::move(command)), options(options) {}

  llvm::Expected<std::string> getDevice() override;
  llvm::Expected<runtime::Measurement>
  measureKernel(const runtime::Program &program) override;
  llvm::Expected<std::vector<runtime::Measurement>>
  measureInterleaved(llvm::ArrayRef<runtime::Program> programs) override;
  bool isLost() const override { return restarts > options.maxRestarts; }

private:
  /// `count` programs may take as many times the time limit.
  llvm::Expected<llvm::json::Object> ask(const std::string &fields,
                                         size_t count = 1);
  llvm::Expected<llvm::json::Object> askOnce(const std::string &request,
                                             double timeLimit);
  llvm::Error ended(const char *what);

  std::string command;
  CommandOptions options;
  CommandProcess process;
  int64_t lastId = 0;
  unsigned restarts = 0;
  bool hasDied = false; ///< the last request found the command dead or silent
};

} // namespace

llvm::Error CommandProfiler::ended(const char *what) {
  process.stop();
  hasDied = true;
  return fail("the profiler '%s' %s; run it by hand, with a line of JSON as "
              "docs/ProfileProtocol.md describes, to see why",
              command.c_str(), what);
}

llvm::Expected<llvm::json::Object>
CommandProfiler::askOnce(const std::string &request, double timeLimit) {
  hasDied = false;
  if (!process.isRunning()) {
    std::string error = process.start(command);
    if (!error.empty())
      return fail("cannot start the profiler '%s': %s", command.c_str(),
                  error.c_str());
  }
  using Outcome = CommandProcess::Outcome;
  std::string line;
  Outcome outcome = process.writeLine(request, timeLimit);
  while (outcome == Outcome::Done) {
    outcome = process.readLine(line, timeLimit);
    if (outcome != Outcome::Done)
      break;
    if (std::optional<llvm::json::Object> answer = findAnswer(line, lastId))
      return std::move(*answer);
  }
  return ended(outcome == Outcome::Ended ? "ended" : "did not answer in time");
}

/// A command that is lost is asked once more: it may have died of something
/// else.
llvm::Expected<llvm::json::Object>
CommandProfiler::ask(const std::string &fields, size_t count) {
  for (bool again : {false, true}) {
    if (isLost())
      return fail("the profiler '%s' ended or did not answer %u times; it is "
                  "not started again",
                  command.c_str(), restarts);
    std::string request =
        "{\"id\":" + std::to_string(++lastId) + "," + fields + "}";
    llvm::Expected<llvm::json::Object> answer =
        askOnce(request, options.timeLimit * static_cast<double>(count));
    restarts += hasDied;
    if (!answer && hasDied && !again) {
      llvm::consumeError(answer.takeError());
      continue;
    }
    if (!answer)
      return answer.takeError();
    if (std::optional<StringRef> error = answer->getString("error"))
      return fail("the profiler says: %s", error->str().c_str());
    return answer;
  }
  llvm_unreachable("the second answer is returned, or its error");
}

llvm::Expected<std::string> CommandProfiler::getDevice() {
  auto answer = ask(R"("query":"device")");
  if (!answer)
    return answer.takeError();
  std::string text = readDevice(*answer);
  if (text.empty())
    return fail("the profiler '%s' does not name its device: expected "
                "\"device\" in its answer",
                command.c_str());
  return text;
}

llvm::Expected<runtime::Measurement>
CommandProfiler::measureKernel(const runtime::Program &program) {
  auto answer = ask(R"("program":)" + printProgram(program, /*indent=*/false));
  if (!answer)
    return answer.takeError();
  return readMeasurement(*answer);
}

llvm::Expected<std::vector<runtime::Measurement>>
CommandProfiler::measureInterleaved(llvm::ArrayRef<runtime::Program> programs) {
  std::string list;
  for (const runtime::Program &program : programs)
    list += (list.empty() ? "" : ",") + printProgram(program, /*indent=*/false);
  auto answer = ask(R"("programs":[)" + list + "]", programs.size());
  if (!answer)
    return answer.takeError();
  return readMeasurements(*answer, programs.size());
}

std::unique_ptr<Profiler>
taso::createCommandProfiler(std::string command,
                            const CommandOptions &options) {
  return std::make_unique<CommandProfiler>(std::move(command), options);
}
