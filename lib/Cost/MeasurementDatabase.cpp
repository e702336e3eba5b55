//===- MeasurementDatabase.cpp - Measurements on disk ---------------------===//
//
// Part of the TASO project, under the Apache License v2.0 with LLVM Exceptions.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "TASO/Cost/MeasurementDatabase.h"

#include "TASO/Support/JSON.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Support/xxhash.h"

#include <cmath>
#include <fcntl.h>
#include <fstream>
#include <sqlite3.h>
#include <sys/file.h>
#include <unistd.h>

using namespace taso;
using llvm::StringRef;

template <class... Args>
static llvm::Error fail(const char *format, const Args &...args) {
  return llvm::createStringError(llvm::inconvertibleErrorCode(), format,
                                 args...);
}

//===----------------------------------------------------------------------===//
// SQLite
//===----------------------------------------------------------------------===//

/// "TASO": the file header's mark of whose database it is.
static constexpr int64_t kApplication = 0x5441534F;
/// The version of the tables below.
static constexpr int64_t kVersion = 1;

static constexpr char kCreate[] = R"(
  CREATE TABLE IF NOT EXISTS measurements (
    device TEXT NOT NULL, program TEXT NOT NULL, what TEXT NOT NULL,
    ns REAL NOT NULL, low REAL NOT NULL, high REAL NOT NULL,
    PRIMARY KEY (device, program)) WITHOUT ROWID;
  PRAGMA application_id = 0x5441534F;
  PRAGMA user_version = 1;)";

/// Another process holds the file for the time of one write only.
static constexpr int kPatience = 60'000;

namespace {
/// One statement, with parameters and rows.
class Statement {
public:
  Statement(sqlite3 *connection, const char *text) {
    code = sqlite3_prepare_v2(connection, text, -1, &statement, nullptr);
  }
  ~Statement() { sqlite3_finalize(statement); }
  Statement(const Statement &) = delete;
  Statement &operator=(const Statement &) = delete;

  Statement &bind(StringRef text) {
    if (code == SQLITE_OK)
      code = sqlite3_bind_text64(statement, ++numBound, text.data(),
                                 text.size(), SQLITE_TRANSIENT, SQLITE_UTF8);
    return *this;
  }
  Statement &bind(double number) {
    if (code == SQLITE_OK)
      code = sqlite3_bind_double(statement, ++numBound, number);
    return *this;
  }
  /// Goes to the next row. False at the end, or on an error.
  bool step() {
    if (code == SQLITE_OK || code == SQLITE_ROW)
      code = sqlite3_step(statement);
    return code == SQLITE_ROW;
  }
  StringRef getText(int column) {
    const unsigned char *text = sqlite3_column_text(statement, column);
    return text ? reinterpret_cast<const char *>(text) : "";
  }
  double getNumber(int column) {
    return sqlite3_column_double(statement, column);
  }
  int64_t getInteger(int column) {
    return sqlite3_column_int64(statement, column);
  }
  /// SQLITE_DONE after all rows, else why there were no more.
  int getCode() const { return code; }

private:
  sqlite3_stmt *statement = nullptr;
  int code = SQLITE_OK;
  int numBound = 0;
};
} // namespace

void MeasurementDatabase::Close::operator()(sqlite3 *connection) const {
  sqlite3_close(connection);
}

MeasurementDatabase::MeasurementDatabase() = default;
MeasurementDatabase::~MeasurementDatabase() = default;

int MeasurementDatabase::execute(const char *statements) {
  return sqlite3_exec(connection.get(), statements, nullptr, nullptr, nullptr);
}

std::optional<int64_t> MeasurementDatabase::readNumber(const char *query,
                                                       int &code) const {
  Statement statement(connection.get(), query);
  std::optional<int64_t> number;
  if (statement.step())
    number = statement.getInteger(0);
  code = statement.getCode();
  return number;
}

/// All of it at one time: another process may be about to create the tables.
std::optional<MeasurementDatabase::Contents>
MeasurementDatabase::look(int &code) {
  execute("BEGIN");
  auto application = readNumber("PRAGMA application_id", code);
  auto version = readNumber("PRAGMA user_version", code);
  auto numTables = readNumber("SELECT count(*) FROM sqlite_schema", code);
  execute("COMMIT");
  if (!application || !version || !numTables)
    return std::nullopt;
  return Contents{*application, *version, *numTables};
}

static bool isNoDatabase(int code) {
  return code == SQLITE_NOTADB || code == SQLITE_CORRUPT;
}

/// Whether our tables are there, and nothing is damaged; else why that is not
/// known, by `code`.
static bool isIntact(sqlite3 *connection, int &code) {
  Statement probe(connection, "SELECT device, program, what, ns, low, high "
                              "FROM measurements LIMIT 1");
  probe.step();
  code = probe.getCode();
  if (code != SQLITE_ROW && code != SQLITE_DONE)
    return false;
  Statement check(connection, "PRAGMA quick_check(1)");
  bool isRead = check.step();
  code = check.getCode();
  return isRead && check.getText(0) == "ok";
}

/// Connects to a file, which becomes a database if it is empty; without a path
/// to memory. False if the file is none of ours, or damaged.
llvm::Expected<bool> MeasurementDatabase::connect(StringRef path,
                                                  bool readOnly) {
  auto refuse = [&](int code) -> llvm::Error {
    connection.reset();
    return fail(readOnly ? "cannot read the measurements of '%s': %s"
                         : "cannot write measurements to '%s': %s",
                path.str().c_str(), sqlite3_errstr(code));
  };
  // As an absolute path, none has a meaning of its own for SQLite.
  llvm::SmallString<128> name(path);
  if (path.empty())
    name = ":memory:";
  else if (llvm::sys::fs::make_absolute(name))
    return refuse(SQLITE_CANTOPEN);
  sqlite3 *opened = nullptr;
  // Also to read: what a crash left has to be rolled back first.
  int flags = SQLITE_OPEN_READWRITE | (readOnly ? 0 : SQLITE_OPEN_CREATE);
  int code = sqlite3_open_v2(name.c_str(), &opened, flags, nullptr);
  connection.reset(opened);
  if (code != SQLITE_OK)
    return refuse(code);
  sqlite3_busy_timeout(opened, kPatience);
  std::optional<Contents> contents = look(code);
  if (isNoDatabase(code))
    return false;
  if (!contents)
    return refuse(code);
  // Files without write permission are opened all the same.
  if (!readOnly && sqlite3_db_readonly(opened, "main"))
    return refuse(SQLITE_READONLY);
  if (!contents->numTables && !readOnly) {
    for (const char *text : {"BEGIN IMMEDIATE", kCreate, "COMMIT"})
      if ((code = execute(text)) != SQLITE_OK)
        return refuse(code);
    contents->application = kApplication;
  }
  if (contents->application != kApplication) {
    // Somebody may be using it.
    connection.reset();
    return fail(contents->numTables ? "'%s' is a database of another program"
                                    : "'%s' is empty: nothing was measured",
                path.str().c_str());
  }
  if (!isIntact(opened, code)) {
    bool isDamaged =
        code == SQLITE_ROW || code == SQLITE_ERROR || isNoDatabase(code);
    return isDamaged ? llvm::Expected<bool>(false) : refuse(code);
  }
  if (contents->version > kVersion)
    return fail("'%s' was written by a newer version of TASO",
                path.str().c_str());
  // A crash of the system may lose the last measurements, not the file.
  execute("PRAGMA synchronous = NORMAL");
  return true;
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

/// Renames a file that holds nothing of ours: it may be somebody's.
llvm::Error MeasurementDatabase::setAside(StringRef path, bool readOnly) {
  connection.reset();
  if (readOnly)
    return fail("expected a database of measurements or an export of one, but "
                "'%s' is neither, or damaged",
                path.str().c_str());
  std::string name = (path + ".unreadable").str();
  for (unsigned i = 2; llvm::sys::fs::exists(name); ++i)
    name = (path + ".unreadable" + llvm::Twine(i)).str();
  if (std::error_code code = llvm::sys::fs::rename(path, name))
    return llvm::createStringError(
        code, "'%s' is no database of measurements, and cannot be renamed: %s",
        path.str().c_str(), code.message().c_str());
  warning = "'" + path.str() +
            "' is no database of measurements, or damaged; it is now '" + name +
            "', and a new one was begun";
  return llvm::Error::success();
}

/// What every database of SQLite begins with.
static constexpr llvm::StringLiteral kHeader = "SQLite format 3";

static bool isSQLite(StringRef path) {
  char header[kHeader.size()] = {};
  std::ifstream(path.str(), std::ios::binary).read(header, sizeof(header));
  return StringRef(header, sizeof(header)) == kHeader;
}

/// The text of a file, or null if it is a database of SQLite, or empty, or not
/// there.
static llvm::Expected<std::unique_ptr<llvm::MemoryBuffer>>
readText(StringRef path, bool mustExist) {
  // Reading a device may never end.
  if (llvm::sys::fs::exists(path) && !llvm::sys::fs::is_regular_file(path))
    return fail("expected a file of measurements, but '%s' is no regular file",
                path.str().c_str());
  if (isSQLite(path))
    return nullptr;
  auto buffer = llvm::MemoryBuffer::getFile(path);
  if (buffer) {
    // Another process may have begun it since.
    StringRef text = (*buffer)->getBuffer();
    bool isText = !text.empty() && !text.starts_with(kHeader);
    return isText ? std::move(*buffer) : nullptr;
  }
  if (!mustExist && buffer.getError() == std::errc::no_such_file_or_directory)
    return nullptr;
  return llvm::createStringError(
      buffer.getError(), "cannot read the measurements of '%s': %s",
      path.str().c_str(), buffer.getError().message().c_str());
}

namespace {
/// Holds the folder of a file while it lives, so that of several processes that
/// find a file damaged only one sets it aside. Where folders cannot be locked,
/// nothing is.
class FolderLock {
public:
  explicit FolderLock(StringRef path) {
    llvm::SmallString<128> folder(llvm::sys::path::parent_path(path));
    if (folder.empty())
      folder = ".";
    file = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (file >= 0)
      (void)::flock(file, LOCK_EX);
  }
  ~FolderLock() {
    if (file >= 0)
      ::close(file);
  }
  FolderLock(const FolderLock &) = delete;
  FolderLock &operator=(const FolderLock &) = delete;

private:
  int file = -1;
};
} // namespace

llvm::Error MeasurementDatabase::open(StringRef path, bool readOnly) {
  if (path.empty())
    return connect("", /*readOnly=*/false).takeError();
  std::optional<FolderLock> lock;
  if (!readOnly)
    lock.emplace(path);
  auto text = readText(path, /*mustExist=*/readOnly);
  if (!text)
    return text.takeError();
  if (*text) {
    if (llvm::Error error = openText((*text)->getBuffer()))
      return error;
    if (size() && readOnly)
      return llvm::Error::success();
    if (size())
      return fail("'%s' is an export of measurements, which cannot be added "
                  "to; make a database of it: taso-cost-db NAME.db --import=%s",
                  path.str().c_str(), path.str().c_str());
  } else {
    auto isOurs = connect(path, readOnly);
    if (!isOurs || *isOurs)
      return isOurs.takeError();
  }
  if (llvm::Error error = setAside(path, readOnly))
    return error;
  return connect(path, readOnly).takeError();
}

llvm::Error MeasurementDatabase::openIfPossible(StringRef path) {
  llvm::Error error = open(path, /*readOnly=*/false);
  if (!error)
    return error;
  warning = llvm::toString(std::move(error)) +
            "; measurements are kept in memory only";
  return open("", /*readOnly=*/false);
}

//===----------------------------------------------------------------------===//
// Measurements
//===----------------------------------------------------------------------===//

static std::string makeKey(StringRef device, StringRef program) {
  return (device + "\n" + program).str();
}

static bool isTime(double nanoseconds) {
  return std::isfinite(nanoseconds) && nanoseconds >= 0;
}

std::optional<MeasuredCost> MeasurementDatabase::find(StringRef device,
                                                      StringRef program) {
  std::string key = makeKey(device, program);
  auto it = seen.find(key);
  if (it != seen.end())
    return it->second;
  Statement query(connection.get(), "SELECT ns, low, high FROM measurements "
                                    "WHERE device = ? AND program = ?");
  if (!query.bind(device).bind(program).step())
    return std::nullopt;
  MeasuredCost cost{query.getNumber(0), query.getNumber(1), query.getNumber(2)};
  if (!isTime(cost.nanoseconds))
    return std::nullopt;
  seen[key] = cost;
  return cost;
}

int MeasurementDatabase::insert(StringRef device, StringRef program,
                                StringRef what, const MeasuredCost &cost) {
  Statement insertion(connection.get(),
                      "INSERT OR REPLACE INTO measurements "
                      "(device, program, what, ns, low, high) "
                      "VALUES (?, ?, ?, ?, ?, ?)");
  insertion.bind(device).bind(program).bind(what);
  insertion.bind(cost.nanoseconds).bind(cost.low).bind(cost.high);
  insertion.step();
  return insertion.getCode();
}

bool MeasurementDatabase::add(StringRef device, StringRef program,
                              StringRef what, const MeasuredCost &cost) {
  seen[makeKey(device, program)] = cost;
  return insert(device, program, what, cost) == SQLITE_DONE;
}

std::vector<std::pair<std::string, size_t>>
MeasurementDatabase::getDevices() const {
  std::vector<std::pair<std::string, size_t>> devices;
  Statement query(connection.get(), "SELECT device, count(*) FROM measurements "
                                    "GROUP BY device ORDER BY device");
  while (query.step())
    devices.emplace_back(query.getText(0).str(), query.getInteger(1));
  return devices;
}

size_t MeasurementDatabase::size() const {
  int code = SQLITE_OK;
  return readNumber("SELECT count(*) FROM measurements", code).value_or(0);
}

//===----------------------------------------------------------------------===//
// Exports
//===----------------------------------------------------------------------===//

namespace {
struct Measurement {
  StringRef device, program, what;
  MeasuredCost cost;
};
} // namespace

static std::optional<Measurement> parse(const llvm::json::Object &object) {
  auto device = object.getString("device");
  auto program = object.getString("program");
  auto median = object.getNumber("ns");
  if (!device || !program || !median || !isTime(*median))
    return std::nullopt;
  // SQLite's texts end there.
  auto isCut = [](StringRef name) { return name.contains('\0'); };
  if (isCut(*device) || isCut(*program))
    return std::nullopt;
  auto readBound = [&](StringRef field) {
    double bound = object.getNumber(field).value_or(*median);
    return std::isfinite(bound) ? bound : *median;
  };
  return Measurement{*device,
                     *program,
                     object.getString("what").value_or(""),
                     {*median, readBound("low"), readBound("high")}};
}

/// Of two lines for one program the later one holds.
llvm::Expected<size_t> MeasurementDatabase::importText(StringRef text) {
  text.consume_front("\xEF\xBB\xBF"); // a mark of UTF-8
  llvm::SmallVector<StringRef> lines;
  text.split(lines, '\n', /*MaxSplit=*/-1, /*KeepEmpty=*/false);
  size_t count = 0;
  int code = execute("BEGIN IMMEDIATE");
  for (StringRef line : lines) {
    if (code != SQLITE_OK)
      break;
    llvm::Expected<llvm::json::Value> value = parseJSON(line);
    const llvm::json::Object *object = value ? value->getAsObject() : nullptr;
    if (!value)
      llvm::consumeError(value.takeError());
    auto parsed = object ? parse(*object) : std::nullopt;
    if (!parsed) {
      ++skipped;
      continue;
    }
    code = insert(parsed->device, parsed->program, parsed->what, parsed->cost);
    code = code == SQLITE_DONE ? SQLITE_OK : code;
    ++count;
  }
  if (code == SQLITE_OK)
    code = execute("COMMIT");
  if (code == SQLITE_OK)
    return count;
  std::string why = sqlite3_errmsg(connection.get());
  execute("ROLLBACK");
  return fail("cannot write the measurements: %s", why.c_str());
}

llvm::Error MeasurementDatabase::openText(StringRef text) {
  if (llvm::Error error = connect("", /*readOnly=*/false).takeError())
    return error;
  auto count = importText(text);
  if (count && !*count)
    skipped = 0;
  return count.takeError();
}

llvm::Expected<size_t> MeasurementDatabase::import(StringRef path) {
  MeasurementDatabase other;
  if (llvm::Error error = other.open(path, /*readOnly=*/true))
    return std::move(error);
  skipped += other.getNumSkipped();
  std::string text;
  llvm::raw_string_ostream stream(text);
  if (llvm::Error error = other.print(stream))
    return std::move(error);
  return importText(text);
}

llvm::Error MeasurementDatabase::print(llvm::raw_ostream &os,
                                       StringRef device) {
  Statement query(connection.get(),
                  "SELECT device, program, what, ns, low, high FROM "
                  "measurements WHERE ?1 = '' OR device = ?1 "
                  "ORDER BY device, program");
  query.bind(device);
  while (query.step())
    os << llvm::json::Value(llvm::json::Object{
              {"device", llvm::json::fixUTF8(query.getText(0))},
              {"program", llvm::json::fixUTF8(query.getText(1))},
              {"what", llvm::json::fixUTF8(query.getText(2))},
              {"ns", query.getNumber(3)},
              {"low", query.getNumber(4)},
              {"high", query.getNumber(5)}})
       << "\n";
  if (query.getCode() != SQLITE_DONE)
    return fail("cannot read the measurements: %s",
                sqlite3_errmsg(connection.get()));
  return llvm::Error::success();
}

//===----------------------------------------------------------------------===//
// Programs
//===----------------------------------------------------------------------===//

std::string taso::hashProgram(const runtime::Program &program) {
  runtime::Program anonymous = program;
  anonymous.name = "program";
  for (auto [i, tensor] : llvm::enumerate(anonymous.tensors))
    tensor.name = "t" + std::to_string(i);
  llvm::XXH128_hash_t hash = llvm::xxh3_128bits(
      llvm::arrayRefFromStringRef(printProgram(anonymous, /*indent=*/false)));
  return llvm::utohexstr(hash.high64, /*LowerCase=*/true, /*Width=*/16) +
         llvm::utohexstr(hash.low64, /*LowerCase=*/true, /*Width=*/16);
}

static std::string printShape(const runtime::Tensor &tensor) {
  std::string text;
  for (int64_t size : tensor.shape)
    text += std::to_string(size) + "x";
  return text + std::string(getName(tensor.type));
}

std::string taso::summariseProgram(const runtime::Program &program) {
  std::string text;
  for (const runtime::Step &step : program.steps) {
    text += (text.empty() ? "" : "; ") + step.op + "(";
    for (auto [i, operand] : llvm::enumerate(step.operands))
      text += (i ? ", " : "") + printShape(program.tensors[operand]);
    text += ")";
  }
  return text;
}
